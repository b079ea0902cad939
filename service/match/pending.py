"""The decisions of a position: as the rules say, but a contest asks all its seats at once before the first bid."""

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.core.decisions import Decision
from engines.core.game import Game
from engines.core.legal_moves import LegalMoves

MAX_POSITIONS = 3
"""The positions of a match that are cached: the newest, the published, and during a move the one before."""


class OptionsCache:
    """A cache of the legal moves in the newest positions of a match, shared by all values of the match.

    A position is identified by being the same object, so no entry is mistaken for another position's.
    """

    def __init__(self) -> None:
        self._choices: tuple[LegalMoves[Any], ...] = ()

    def of(self, game: Game[Any, Any], state: Any) -> LegalMoves[Any]:
        """Return the legal moves of a position that is no longer written to."""
        found = next((choices for choices in self._choices if choices.state is state), None)
        return self.keep(LegalMoves(game, state)) if found is None else found

    def keep(self, choices: LegalMoves[Any]) -> LegalMoves[Any]:
        """Cache the legal moves of a position."""
        self._choices = (choices, *self._choices[: MAX_POSITIONS - 1])
        return choices


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
