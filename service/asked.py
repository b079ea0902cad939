"""Who is asked what in a position: as the rules say, but in an auction everybody at once, before the first cry."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.decisions import Decision
from engines.core.game import Game


def decisions(game: Game[Any, Any], state: Any) -> list[Decision]:
    """Every decision that is owed or offered to somebody in a position."""
    pending = game.pending(state)
    auction = None if state.over else game.auction(state)
    if auction is None or auction.started:
        return pending
    question = next((decision for decision in pending if decision.seat == auction.next), None)
    if question is None:
        return pending
    # Open cries and secret limits end alike, so nobody needs to wait for whoever is to cry before them.
    return [msgspec.structs.replace(question, seat=seat, secret=True) for seat in auction.bidders]


def bidders(game: Game[Any, Any], state: Any) -> frozenset[int]:
    """The seats that are asked how far they bid: all of an auction before its first cry, else who is to cry."""
    auction = None if state.over else game.auction(state)
    if auction is None:
        return frozenset()
    return frozenset({auction.next} if auction.started else auction.bidders)
