"""What a position asks: as the rules say, but a contest asks all its seats at once before the first bid."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.game import Game
from engines.core.legal_moves import LegalMoves

MAX_POSITIONS: Final = 3
"""The positions of a match that are cached: the newest, the published, and during a move the one before."""


T = TypeVar("T")


class _Known(NamedTuple):
    """A position's legal moves, and what was found of it by seat and question."""

    choices: LegalMoves[Any]
    found: dict[tuple[int, Callable[..., Any]], Any]


class PositionCache:
    """A cache of what was found of the newest positions of a match, shared by all values of the match.

    A position is identified by being the same object, so no entry is mistaken for another position's. What was
    found for one seat is returned to this seat alone, and goes with its position.
    """

    def __init__(self) -> None:
        self._known: tuple[_Known, ...] = ()

    def of(self, game: Game[Any, Any], state: Any) -> LegalMoves[Any]:
        """Return the legal moves of a position that is no longer written to."""
        return self._of(game, state).choices

    def ask(self, game: Game[Any, Any], state: Any, seat: int, question: Callable[[LegalMoves[Any], int], T]) -> T:
        """Return a function's value for a seat in a position that is no longer written to, computed once.

        question: depends on the position and the seat alone, and is the same object at each call.
        """
        known, key = self._of(game, state), (seat, question)
        if key not in known.found:
            known.found[key] = question(known.choices, seat)
        value: T = known.found[key]
        return value

    def keep(self, choices: LegalMoves[Any]) -> None:
        """Cache the legal moves of a position."""
        self._known = (_Known(choices, {}), *self._known[: MAX_POSITIONS - 1])

    def _of(self, game: Game[Any, Any], state: Any) -> _Known:
        found = next((known for known in self._known if known.choices.state is state), None)
        if found is None:
            self.keep(LegalMoves(game, state))
            found = self._known[0]
        return found


def decisions(choices: LegalMoves[Any]) -> Sequence[Decision]:
    """Return all decisions that seats owe or may answer in a position."""
    pending = choices.decisions
    facts = choices.game.open_contest(choices.state)
    if facts is None or facts.started:
        return pending
    question = next((decision for decision in pending if decision.seat == facts.next), None)
    if question is None:
        return pending
    # Open bids and secret plans end alike, so no seat needs to wait for those before it.
    return [msgspec.structs.replace(question, seat=seat, secret=True) for seat in facts.seats]


def plans(choices: LegalMoves[Any], seat: int) -> tuple[Option, ...]:
    """Return what a seat may plan in the open contest; empty if none is open to it."""
    contest, facts = choices.game.contest, choices.game.open_contest(choices.state)
    if contest is None or facts is None or seat not in facts.seats:
        return ()
    return tuple(contest.options(choices.state, seat))
