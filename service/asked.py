"""Who is asked what in a position: as the rules say, but in a contest everybody at once, before the first bid."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.decisions import Decision
from engines.core.game import Game


def decisions(game: Game[Any, Any], state: Any) -> list[Decision]:
    """Every decision that is owed or offered to somebody in a position."""
    pending = game.pending(state)
    facts = game.open_contest(state)
    if facts is None or facts.started:
        return pending
    question = next((decision for decision in pending if decision.seat == facts.next), None)
    if question is None:
        return pending
    # Open bids and secret plans end alike, so nobody needs to wait for whoever is to act before them.
    return [msgspec.structs.replace(question, seat=seat, secret=True) for seat in facts.seats]
