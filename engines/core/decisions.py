"""What a seat owes, and the three ways in which an action can be refused."""

from __future__ import annotations

from msgspec import Struct

from engines.core.text import Msg


class Decision(Struct, frozen=True):
    """A question to a seat.

    topic: the almanac entry of this moment.
    optional: the seat may answer, and nobody waits for it.
    secret: the others learn that it answered, not what.
    auto: the sole option follows from public facts, so that the service plays it.
    """

    seat: int
    prompt: Msg
    topic: str
    optional: bool = False
    secret: bool = False
    auto: bool = False


class Refused(Exception):
    """An action that the rules do not allow now; ``msg`` says in the reader's language what would be right."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key)
        self.msg = msg


class MatchOver(Refused):
    """The match has ended."""


class NotYourTurn(Refused):
    """The seat owes no decision now."""


class Illegal(Refused):
    """The seat owes a decision, but this is not one of its options."""


class CorruptState(Exception):
    """A position that the rules cannot have produced: our fault, never a player's."""


class BadScript(Exception):
    """A forced draw that is impossible or was not used."""
