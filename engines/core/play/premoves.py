"""What a seat says beforehand of its next turn: moves chosen in a position as if it were asked now.

Over days each turn costs hours. So a game says by its `Premoves` in which position a waiting seat may choose its
next moves, and on which conditions, in the game's own words, they are still to be made when its turn has come.
Whoever keeps the moves makes them then as ordinary ones, one after the other; what is not legal any more, or whose
conditions do not hold, is asked instead, with all that follows on it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engines.core.frames import BaseState
from engines.core.text.messages import Msg

S = TypeVar("S", bound=BaseState)


class PremoveCondition(Struct, frozen=True):
    """What has to be so when a move is made that was given beforehand.

    kind: the game's name of it. about: the id of the thing that it is about, if any. amount: a bound, if any.
    """

    kind: str
    about: str = ""
    amount: int = 0


class Premoves(ABC, Generic[S]):
    """How seats of a game give their next turn beforehand. It holds no match data.

    turns: so many of its turns a seat may give, one after the other.

    Positions that it is given are worlds as the seat knows them (`Game.determinize`), and nothing that it answers
    depends on what is drawn there: two worlds that look the same to the seat get the same answers.
    """

    turns: int = 1

    @abstractmethod
    def asks(self, state: S, seat: int) -> bool:
        """Whether what the seat is asked now is what moves are given beforehand for: its turn, no duty beside it.

        False where nobody asks it, or somebody else; and in a contest, unless it alone is asked there.
        """

    @abstractmethod
    def as_if_asked(self, state: S, seat: int) -> S | None:
        """The position in which the seat would choose its next moves; `asks` is true there.

        state: a copy that may be written on, in which the seat is not asked so. It is as if its next turn came
        now; where a turn of its own is interrupted (an auction that it opened), as if that went on. None where
        nothing can be said beforehand. What cannot be known, such as a card that will be drawn, is left out.
        """

    def beyond(self, state: S, seat: int, action: Any) -> S | None:
        """Return a copy of the position in which the seat would choose what it does after this move.

        Its turn after it counts, too. None where the rules tell (`premove_positions.position_after_premove`), or
        where nothing can be said.
        """
        return None

    def ends(self, state: S, seat: int, action: Any) -> bool:
        """Whether the seat's turn is over with this move, so that `beyond` is its turn after it."""
        return False

    def resumes(self, state: S, seat: int) -> bool:
        """Whether `as_if_asked` is of the turn that is being played, by `Game.turn`, and not of a later one.

        What is given for a turn is never done in another one.
        """
        return False

    def conditions(self, state: S, seat: int, action: Any) -> Sequence[PremoveCondition]:
        """What may be asked to be so still when this move is made; all of it holds in this position."""
        return ()

    def holds(self, state: S, seat: int, condition: PremoveCondition) -> bool:
        """Whether a condition holds, by what the seat knows. False for one that the game does not know."""
        return False

    def says(self, condition: PremoveCondition) -> Msg:
        """A condition in words that follow on “if”."""
        raise ValueError(condition)
