"""The position of a match of New Game: data only."""

from __future__ import annotations

from msgspec import Struct

from engines.core.frames import BaseState, Frame


# Lists are written on by the rules; what never changes once made may be a frozen Struct or
# a tuple. No dict, no set, no float. Things of the seats stand in lists indexed by seat.
class PlayerState(Struct):
    """A seat's things."""

    hand: list[str]
    shown: list[str]


class Turns(Frame, tag="turns"):
    """The seats in turn. at: "start" deals, "turn" waits for the seat, "after" goes on."""

    seat: int


class NewGameState(BaseState, kw_only=True):
    """A position. pile: the draw pile, next card last."""

    # Redeclare the stack with all types of frames: list[Turns | Auction].
    stack: list[Turns]
    pile: list[str]
    players: list[PlayerState]
