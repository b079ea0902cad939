"""Who is asked what in a position: as the rules say, but in a contest everybody at once, before the first bid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.core.decisions import Decision
from engines.core.game import Game
from engines.core.legal_moves import LegalMoves

MAX_POSITIONS = 3
"""So many positions of a match are looked at by turns: the newest, the published, and in a move the one before."""


class OptionsCache:
    """What may be done in the newest positions of a match, found out once; all values of the match share it.

    A position is known by being the very same object, so nothing held is ever taken for another position's.
    """

    def __init__(self) -> None:
        self._choices: tuple[LegalMoves[Any], ...] = ()

    def of(self, game: Game[Any, Any], state: Any) -> LegalMoves[Any]:
        """The choices of a position that nobody writes on any more."""
        found = next((choices for choices in self._choices if choices.state is state), None)
        return self.keep(LegalMoves(game, state)) if found is None else found

    def keep(self, choices: LegalMoves[Any]) -> LegalMoves[Any]:
        """Hold what is known of a position already."""
        self._choices = (choices, *self._choices[: MAX_POSITIONS - 1])
        return choices


def decisions(choices: LegalMoves[Any]) -> Sequence[Decision]:
    """Every decision that is owed or offered to somebody in a position."""
    pending = choices.decisions
    facts = choices.game.open_contest(choices.state)
    if facts is None or facts.started:
        return pending
    question = next((decision for decision in pending if decision.seat == facts.next), None)
    if question is None:
        return pending
    # Open bids and secret plans end alike, so nobody needs to wait for whoever is to act before them.
    return [msgspec.structs.replace(question, seat=seat, secret=True) for seat in facts.seats]
