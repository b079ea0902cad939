"""An interaction: what a member did, how a bot may answer, and the result."""

import asyncio
import enum
import time
from dataclasses import dataclass, field

from sandbox.activity.installs import Owners
from sandbox.json_types import Json


class Kind(enum.IntEnum):
    """Kinds of interactions."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(enum.IntEnum):
    """Kinds of first answers by a bot."""

    PONG = 1
    MESSAGE = 4
    THINKING = 5
    LATER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


ALLOWED: dict[Kind, tuple[Callback, ...]] = {
    Kind.COMMAND: (Callback.MESSAGE, Callback.THINKING, Callback.MODAL),
    Kind.COMPONENT: (
        Callback.MESSAGE,
        Callback.THINKING,
        Callback.LATER_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
    ),
    Kind.AUTOCOMPLETE: (Callback.CHOICES,),
    Kind.MODAL: (Callback.MESSAGE, Callback.THINKING, Callback.LATER_UPDATE, Callback.UPDATE),
}

FAILED: dict[Kind, str] = {
    Kind.COMMAND: "The application did not respond",
    Kind.COMPONENT: "This interaction failed",
    Kind.AUTOCOMPLETE: "Loading options failed",
    Kind.MODAL: "Something went wrong. Try again.",
}
"""What the client shows if no answer came in time."""


@dataclass(slots=True)
class Interaction:
    """One act of a member and its result."""

    id: int
    token: str
    kind: Kind
    user_id: int
    channel_id: int
    started: float
    source_id: int | None = None
    """The message whose component was used, also for a modal."""
    name: str = ""
    owners: Owners = field(default_factory=dict)
    target_user: int | None = None
    target_message: int | None = None
    """What a command of a menu was used on."""
    follow_ups: int = 0
    answer: Callback | None = None
    failed: bool = False
    ephemeral: bool = False
    original_id: int | None = None
    message_ids: list[int] = field(default_factory=list)
    """Messages that this interaction created or changed, in the order of their first change."""
    modal: Json | None = None
    modal_open: bool = False
    choices: list[Json] | None = None
    opened: float = field(default_factory=time.monotonic)
    answered: float = 0.0
    """When the first answer came, by the monotonic clock."""
    first: asyncio.Event = field(default_factory=asyncio.Event)
    """Set at the first answer, or when there was none in time."""
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there is something to see: not merely "is thinking" or a deferred update."""

    @property
    def in_menu(self) -> bool:
        """Return whether it is a command of a menu."""
        return self.target_user is not None or self.target_message is not None

    def touch(self, message_id: int) -> None:
        """Note a message that this interaction created or changed."""
        if message_id not in self.message_ids:
            self.message_ids.append(message_id)
