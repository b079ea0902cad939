"""What moves require, each condition with its refusal, in the order in which a person would ask.

The options of a seat are enumerated for speed; a move that is not among them is refused for the first requirement
that it does not meet. The conformance kit checks that a move is offered exactly if it meets all of them.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engines.core.text.messages import Msg

S = TypeVar("S", contravariant=True)
Requirements = Iterator[tuple[bool, Msg]]
"""By condition, whether it holds, and what is said if not. What follows may rely on those that hold."""
Listing = Callable[[S, int, Any], Requirements]
"""By position, seat and move, what the move requires, judged by what the seat knows."""


def first_objection(requirements: Requirements) -> Msg | None:
    """Return the refusal of the first requirement that does not hold, None if all hold."""
    return next((refusal for holds, refusal in requirements if not holds), None)


@dataclass(frozen=True)
class RequirementTable(Generic[S]):
    """The requirements of a game's moves; a game uses it as its `Game.why_not`.

    every: those of every move, asked first. verbs: by type of move, its own; a verb may have none.
    """

    every: Listing[S]
    verbs: Mapping[type, Listing[S]]

    def objection(self, state: S, seat: int, move: Any) -> Msg | None:
        """Return why a seat that has a decision may not make a move, None if it may."""
        own = self.verbs.get(type(move))
        refused = first_objection(self.every(state, seat, move))
        return refused if refused is not None or own is None else first_objection(own(state, seat, move))

    def __call__(self, state: S, seat: int, move: Any) -> Msg:
        """Return why a seat may not make a move; see `Game.why_not`."""
        return self.objection(state, seat, move) or Msg("err-illegal")
