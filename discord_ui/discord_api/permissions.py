"""What a member may do on a server and in its channels, as Discord computes it from roles and overwrites."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord
from msgspec import Struct

Overwrites = Sequence[tuple[int, int, int]]
"""Of each role or member their id, what is allowed to them, and what is denied."""

TIMED_OUT: Final = discord.Permissions(view_channel=True, read_message_history=True)
"""What is left to a member in a timeout."""
NEED_SEND_MESSAGES: Final = discord.Permissions(
    send_tts_messages=True, mention_everyone=True, embed_links=True, attach_files=True
)
"""What nobody may do who may not write."""


class Guild(Struct, frozen=True):
    """Who owns a server, and the permissions of its roles; the role of everybody has the server's id."""

    id: int
    owner: int
    roles: Mapping[int, int]


class Channel(Struct, frozen=True):
    """A channel of a server, not a thread. kind: Discord's number of it."""

    kind: int
    overwrites: Overwrites = ()


class Member(Struct, frozen=True):
    """A member of a server. roles: all but that of everybody. silenced: when a timeout ends, UTC seconds."""

    id: int
    roles: frozenset[int]
    silenced: float = 0.0


def guild_permissions(member: Member, server: Guild, now: float) -> discord.Permissions:
    """What a member may do as far as roles tell, before any channel's overwrites. now: UTC seconds."""
    granted = _of_roles(member, server)
    return granted if granted.administrator else _left(member, granted, now)


def channel_permissions(member: Member, server: Guild, channel: Channel, now: float) -> discord.Permissions:
    """What a member may do in a channel. now: UTC seconds."""
    granted = _of_roles(member, server)
    if granted.administrator:
        return granted
    # Of everybody, then of all the member's roles together, then of the member.
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
    """What roles grant; everything to the owner and to administrators, from whom nothing takes it away."""
    granted = discord.Permissions.none()
    for role in (server.id, *member.roles):
        granted.value |= server.roles.get(role, 0)
    return discord.Permissions.all() if member.id == server.owner or granted.administrator else granted


def _left(member: Member, granted: discord.Permissions, now: float) -> discord.Permissions:
    """What a timeout leaves of what is granted."""
    return granted & TIMED_OUT if now < member.silenced else granted
