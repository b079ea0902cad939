"""What a source of moves wants: a move that no one presses, and when it is made."""

from typing import Any

from msgspec import Struct

from store.rows import Origin


class Timed(Struct, frozen=True):
    """When a move is made that is not made at once. timer: the kind of its timer. at: when that fires.

    The moment is drawn from public facts, or agreed on by the players: it says nothing about the move. why: the
    timer's reason.
    """

    timer: str
    at: int
    why: str = ""


class Intent(Struct, frozen=True):
    """A move that a seat is to make.

    action: None if a computer player has still to think of it. origin, user_id, barrier: of its step in the log.
    later: None for a move that all can watch, made as soon as it is possible.
    """

    seat: int
    action: Any
    origin: Origin = "auto"
    user_id: int | None = None
    barrier: bool = False
    later: Timed | None = None
