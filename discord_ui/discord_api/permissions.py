"""Compute a member's permissions on a server and in its channels from roles and overwrites, as Discord does."""

from collections.abc import Mapping, Sequence
from typing import Final

import discord
from msgspec import Struct

Overwrites = Sequence[tuple[int, int, int]]
"""The id of each role or member with the permissions allowed and denied to them."""

TIMED_OUT: Final = discord.Permissions(view_channel=True, read_message_history=True)
"""The permissions of a member in a timeout."""
NEED_SEND_MESSAGES: Final = discord.Permissions(
    send_tts_messages=True, mention_everyone=True, embed_links=True, attach_files=True
)
"""Permissions that are void without the permission to write."""


class Guild(Struct, frozen=True):
    """A server's owner and the permissions of its roles; the id of @everyone is the server's id."""

    id: int
    owner: int
    roles: Mapping[int, int]


class Channel(Struct, frozen=True):
    """A channel of a server, not a thread. kind: Discord's number of the channel type."""

    kind: int
    overwrites: Overwrites = ()


class Member(Struct, frozen=True):
    """A member of a server. roles: all except @everyone. silenced: the end of a timeout, UTC seconds."""

    id: int
    roles: frozenset[int]
    silenced: float = 0.0


def guild_permissions(member: Member, server: Guild, now: float) -> discord.Permissions:
    """Return a member's permissions from roles, before any channel's overwrites. now: UTC seconds."""
    granted = _of_roles(member, server)
    return granted if granted.administrator else _left(member, granted, now)


def channel_permissions(member: Member, server: Guild, channel: Channel, now: float) -> discord.Permissions:
    """Return a member's permissions in a channel. now: UTC seconds."""
    granted = _of_roles(member, server)
    if granted.administrator:
        return granted
    # @everyone, then all of the member's roles together, then the member.
    for whose in ({server.id}, member.roles, {member.id}):
        mine = [one for one in channel.overwrites if one[0] in whose]
        for _, _, deny in mine:
            granted.value &= ~deny
        for _, allow, _ in mine:
            granted.value |= allow
    granted = _left(member, granted, now)
    if not granted.send_messages:
        granted.value &= ~NEED_SEND_MESSAGES.value
    if not granted.view_channel:
        granted.value &= ~discord.Permissions.all_channel().value
    return granted


def _of_roles(member: Member, server: Guild) -> discord.Permissions:
    """Return what roles grant; the owner and administrators always have all permissions."""
    granted = discord.Permissions.none()
    for role in (server.id, *member.roles):
        granted.value |= server.roles.get(role, 0)
    return discord.Permissions.all() if member.id == server.owner or granted.administrator else granted


def _left(member: Member, granted: discord.Permissions, now: float) -> discord.Permissions:
    """Return the permissions that a timeout leaves."""
    return granted & TIMED_OUT if now < member.silenced else granted
