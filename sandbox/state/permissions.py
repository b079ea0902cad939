"""Permissions: Discord's bits, and how roles and overwrites combine."""

import enum
from collections.abc import Iterable

from sandbox.state.model import Channel, Guild


class Permission(enum.IntFlag):
    """The bits the sandbox knows; names are Discord's."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


P = Permission
ALL = (1 << 52) - 1
EVERYONE = int(
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.ADD_REACTIONS
    | P.READ_MESSAGE_HISTORY
    | P.USE_APPLICATION_COMMANDS
    | P.SEND_MESSAGES_IN_THREADS
    | P.ATTACH_FILES
    | P.EMBED_LINKS
    | P.CREATE_PUBLIC_THREADS
    | P.USE_EXTERNAL_APPS
)
"""Permissions of @everyone in a new guild."""
BOT = int(
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.SEND_MESSAGES_IN_THREADS
    | P.CREATE_PUBLIC_THREADS
    | P.ATTACH_FILES
    | P.EMBED_LINKS
    | P.READ_MESSAGE_HISTORY
)
"""Permissions of the bot's own role in a new guild."""
DM = int(
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.ADD_REACTIONS
    | P.USE_APPLICATION_COMMANDS
)
"""Permissions of both sides in a direct conversation."""


def named(names: Iterable[str]) -> int:
    """Return the bits of permission names such as "SEND_MESSAGES".

    Raises ValueError for a name the sandbox does not know.
    """
    bits = 0
    for name in names:
        try:
            bits |= Permission[name.upper()]
        except KeyError:
            known = ", ".join(Permission.__members__)
            raise ValueError(f"unknown permission {name!r}; known: {known}") from None
    return bits


def in_guild(guild: Guild, user_id: int) -> int:
    """Return a member's permissions from roles, before any channel's overwrites; 0 for a stranger."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        bits |= guild.roles[role_id].permissions
    return ALL if bits & P.ADMINISTRATOR else bits


def in_channel(guild: Guild, channel: Channel, user_id: int, *, thread: bool = False) -> int:
    """Return a member's permissions in a guild channel; for a thread pass its parent and thread=True.

    Overwrites of @everyone apply first, then those of the member's roles together, then the member's. Without
    VIEW_CHANNEL no permission remains; without the right to send, no embeds, files or mentions of everyone.
    """
    bits = in_guild(guild, user_id)
    if bits == ALL:
        return ALL
    member = guild.members.get(user_id)
    if member is None:
        return 0
    for whose in ([guild.id], member.roles, [user_id]):
        overwrites = [channel.overwrites[one] for one in whose if one in channel.overwrites]
        for overwrite in overwrites:
            bits &= ~overwrite.deny
        for overwrite in overwrites:
            bits |= overwrite.allow
    if not bits & P.VIEW_CHANNEL:
        return 0
    if not bits & (P.SEND_MESSAGES_IN_THREADS if thread else P.SEND_MESSAGES):
        bits &= ~(P.EMBED_LINKS | P.ATTACH_FILES | P.MENTION_EVERYONE)
    return bits
