"""Who somebody is to the service, by what Discord tells of them in an interaction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from service.people.user import User


def user_of(person: discord.User | discord.Member, locale: str | None = None) -> User:
    """Somebody with the name they have everywhere and, of a server's member, what they are called there only."""
    name = person.global_name or person.name
    if isinstance(person, discord.Member):
        return User(person.id, name, locale, person.guild.id, person.nick)
    return User(person.id, name, locale)


def user_of_data(person: Mapping[str, Any], member: Mapping[str, Any] | None, guild_id: int | None) -> User:
    """The same of Discord's JSON; ``member``: what is told of them as a member of a server, if they are one."""
    name = person.get("global_name") or person["username"]
    if member is None or guild_id is None:
        return User(int(person["id"]), name)
    return User(int(person["id"]), name, None, guild_id, member.get("nick"))
