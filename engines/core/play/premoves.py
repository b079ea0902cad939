"""Premoves: a waiting seat plans moves of its next turn, in a position as if it were asked now.

When a match lasts days, each turn costs hours. A game therefore says in its `Premoves` in which position a waiting
seat chooses its next moves, and under which conditions they are still to be made when its turn comes. The service
that stores the moves then makes them as ordinary ones, in order. If a move is no longer legal, or a condition does
not hold, it asks the seat instead and drops the moves after it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engines.core.frames import BaseState
from engines.core.text.messages import Msg

S = TypeVar("S", bound=BaseState)


class PremoveCondition(Struct, frozen=True):
    """A condition that must hold when a premove is made.

    kind: the game's name of it. about: the id of the thing that it is about, if any. amount: a bound, if any.
    """

    kind: str
    about: str = ""
    amount: int = 0


class Premoves(ABC, Generic[S]):
    """How the seats of a game plan their next turn ahead. It holds no match data.

    turns: how many of its turns a seat may plan, one after the other.

    All positions passed in are worlds as the seat knows them (`Game.determinize`), and no answer depends on what
    is drawn there: two worlds that look the same to the seat get the same answers.
    """

    turns: int = 1

    @abstractmethod
    def asks(self, state: S, seat: int) -> bool:
        """Return whether the seat is now asked for a move that can be planned: one of its turn, not a duty.

        False if no seat or another one is asked; in a contest, unless this seat alone is asked.
        """

    @abstractmethod
    def as_if_asked(self, state: S, seat: int) -> S | None:
        """Return the position in which the seat would choose its next moves; `asks` is true there.

        state: a copy that may be changed, in which `asks` is false for the seat. The result is as if its next turn
        came now; if a turn of its own is interrupted (by an auction that it opened), as if that turn went on. None
        if nothing can be planned. What the seat cannot know, such as a card that will be drawn, is left out.
        """

    def beyond(self, state: S, seat: int, action: Any) -> S | None:
        """Return a copy of the position in which the seat would choose its move after this one.

        That move may belong to its next turn. None if carrying out the move by the rules gives the position
        (`premove_positions.position_after_premove`), or if nothing more can be planned.
        """
        return None

    def ends(self, state: S, seat: int, action: Any) -> bool:
        """Return whether this move ends the seat's turn, so that `beyond` is about its next turn."""
        return False

    def resumes(self, state: S, seat: int) -> bool:
        """Return whether `as_if_asked` is about the current turn (`Game.turn`), not a later one.

        A move planned for a turn is never made in another one.
        """
        return False

    def conditions(self, state: S, seat: int, action: Any) -> Sequence[PremoveCondition]:
        """Return the conditions that the seat may attach to this move; all of them hold in this position."""
        return ()

    def holds(self, state: S, seat: int, condition: PremoveCondition) -> bool:
        """Return whether a condition holds, based on what the seat knows. False for an unknown kind."""
        return False

    def says(self, condition: PremoveCondition) -> Msg:
        """Return a condition in words that follow on “if”."""
        raise ValueError(condition)
