"""The objects of a sandbox's world, as plain data. Ids are Discord's snowflakes, times seconds since 1970."""

import enum
import time
from dataclasses import dataclass, field
from typing import Final

from sandbox.json_types import Json


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
    CONTEXT_MENU_COMMAND = 23


class MessageFlag(enum.IntFlag):
    """The message flags that matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


ENGLISH: Final = "en-US"
"""The language that every client begins with."""


@dataclass(slots=True)
class User:
    """An account. locale: the language of the client. locale_chosen: whether they have chosen it; before, a page
    takes its browser's. dms_open: if false, the bot's messages are refused (50007). installed: whether they have
    installed the application for themselves.
    """

    id: int
    name: str
    display: str
    bot: bool = False
    locale: str = ENGLISH
    locale_chosen: bool = False
    dms_open: bool = True
    installed: bool = False


@dataclass(slots=True)
class Role:
    """A role; @everyone has the guild's id."""

    id: int
    name: str
    permissions: int
    position: int = 0
    mentionable: bool = False
    managed: bool = False
    bot_id: int | None = None


@dataclass(slots=True)
class Overwrite:
    """What a channel allows and denies one role (kind 0) or member (kind 1)."""

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
    """The fields of a thread beyond a channel's. auto_archive: in minutes."""

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
    """A file of a message; the world's file store holds its bytes."""

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
    """The users and roles that a message pings, after `allowed_mentions`."""

    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


@dataclass(slots=True)
class Message:
    """A message. only_for: the only user who sees it (ephemeral). A `thinking` message has the LOADING flag."""

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
    touched: float = field(default_factory=time.monotonic)
    """When readers last saw it change, by the monotonic clock."""

    @property
    def loading(self) -> bool:
        """Return whether the bot has promised an answer ("is thinking…")."""
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
class Emoji:
    """An emoji of the application. image: the bytes of its picture."""

    id: int
    name: str
    image: bytes
    animated: bool = False


@dataclass(slots=True)
class Command:
    """An application command as it was registered; `guild_id` None: global."""

    id: int
    guild_id: int | None
    version: int
    body: Json
