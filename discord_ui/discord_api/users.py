"""Convert Discord's users and members into users of the service."""

from collections.abc import Mapping
from typing import Any

import discord

from service.people.user import User


def user_of(person: discord.User | discord.Member, locale: str | None = None) -> User:
    """Return a user with their global name and, for a member, their name on the server."""
    name = person.global_name or person.name
    if isinstance(person, discord.Member):
        return User(person.id, name, locale, person.guild.id, person.nick)
    return User(person.id, name, locale)


def user_of_data(person: Mapping[str, Any], member: Mapping[str, Any] | None, guild_id: int | None) -> User:
    """Return the same from Discord's JSON. member: their data as a member of the server, if they are one."""
    name = person.get("global_name") or person["username"]
    if member is None or guild_id is None:
        return User(int(person["id"]), name)
    return User(int(person["id"]), name, None, guild_id, member.get("nick"))
