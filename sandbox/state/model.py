"""The things of a sandbox's world, as plain data. Ids are Discord's snowflakes, times seconds since 1970."""

from __future__ import annotations

import enum
import time
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


class ChannelKind(enum.IntEnum):
    """The channel types a sandbox has, with Discord's numbers."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageKind(enum.IntEnum):
    """The message types a sandbox has, with Discord's numbers."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    THREAD_STARTER = 21


class MessageFlag(enum.IntFlag):
    """The message flags that mean something here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class User:
    """An account. `locale` is the language of the client; `dms_open` false: only refusals (50007) for the bot."""

    id: int
    name: str
    display: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True


@dataclass(slots=True)
class Role:
    """A role; the one whose id is the guild's is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0
    mentionable: bool = False
    managed: bool = False
    bot_id: int | None = None


@dataclass(slots=True)
class Overwrite:
    """What a channel allows and forbids one role (kind 0) or member (kind 1)."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Membership:
    """A user in a guild."""

    user_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str
    joined_at: float
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Membership] = field(default_factory=dict)


@dataclass(slots=True)
class Thread:
    """What a thread has beyond a channel. `auto_archive` in minutes."""

    owner_id: int
    auto_archive: int
    created_at: float
    archived_at: float
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    message_count: int = 0
    total_sent: int = 0
    members: dict[int, float] = field(default_factory=dict)


@dataclass(slots=True)
class Attachment:
    """A file of a message; its bytes are kept by the world's file store."""

    id: int
    channel_id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False
    digest: str = ""


@dataclass(slots=True)
class Mentions:
    """Whom a message mentions with notice, after `allowed_mentions`."""

    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


@dataclass(slots=True)
class Message:
    """A message. `only_for`: the one user who sees it (ephemeral); `thinking` texts carry the LOADING flag."""

    id: int
    channel_id: int
    author_id: int
    kind: MessageKind
    content: str
    flags: int
    created_at: float
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: Mentions = field(default_factory=Mentions)
    nonce: str | int | None = None
    edited_at: float | None = None
    reference: Json | None = None
    interaction: Json | None = None
    only_for: int | None = None
    thread_id: int | None = None
    deleted: bool = False
    touched: float = field(default_factory=time.monotonic)
    """When it last changed before people's eyes, by the monotonic clock."""

    @property
    def loading(self) -> bool:
        """The bot has promised an answer ("is thinking…")."""
        return bool(self.flags & MessageFlag.LOADING)


@dataclass(slots=True)
class Channel:
    """A guild channel, a thread or a direct conversation (`recipients`: the two ids)."""

    id: int
    kind: ChannelKind
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    thread: Thread | None = None
    recipients: tuple[int, ...] = ()
    messages: dict[int, Message] = field(default_factory=dict)
    last_message_id: int | None = None


@dataclass(slots=True)
class Command:
    """An application command as it was registered; `guild_id` None: global."""

    id: int
    guild_id: int | None
    version: int
    body: Json
