"""The position of a match of the game: data only."""

from __future__ import annotations

from msgspec import Struct

from engines.core.frames import BaseState, Frame


# Lists are written on by the rules; what never changes once made may be a frozen Struct or a tuple. No dict, no
# set, no float. Things of the seats stand in lists indexed by seat.
class Player(Struct):
    """A seat's things. hand: hidden, oldest first. shown: open, oldest first."""

    hand: list[str]
    shown: list[str]


class Setup(Frame, tag="setup"):
    """Shuffles, deals and draws who begins."""


class Turn(Frame, tag="turn"):
    """One seat's turn. at: "start" waits for the seat, "after" goes on."""

    seat: int


AnyFrame = Setup | Turn


class NewGameState(BaseState, kw_only=True):
    """A position. pile: the draw pile, next card last. turns: begun so far."""

    stack: list[AnyFrame]
    players: list[Player]
    pile: list[str]
    turns: int = 0
