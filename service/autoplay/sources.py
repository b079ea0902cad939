"""The six sources of moves, in the order in which they are asked: what moves for a seat, at once or later."""

from collections.abc import Sequence
from typing import Final

from service.autoplay import bids, computers, forced, premoves, stand_in, standing_orders
from service.autoplay.intent import Intent, MoveSource
from service.match.unit_of_work import UnitOfWork

SOURCES: Final[tuple[MoveSource, ...]] = (bids, forced, premoves, standing_orders, computers, stand_in)
GIVEN: Final[tuple[MoveSource, ...]] = (premoves, standing_orders)
"""Those that a seat's player has given."""


def find_due(unit: UnitOfWork, *, orders: bool) -> tuple[MoveSource, Intent] | None:
    """Return a move that is made at once, and what wants it; None if there is none. orders: by order, too."""
    asked = dict.fromkeys(decision.seat for decision in unit.match.decisions(unit.match.state))
    for source in (bids, forced, standing_orders) if orders else (bids, forced):
        for seat in asked:
            intent = source.next_move(unit, seat)
            if intent is not None and intent.later is None:
                return source, intent
    return None


def find_given(unit: UnitOfWork, seat: int) -> Intent | None:
    """Return the move that a seat's player has given for its present decision, to be made later."""
    wanted = (source.next_move(unit, seat) for source in GIVEN)
    intent = next((one for one in wanted if one is not None), None)
    return intent if intent is not None and intent.later is not None else None


def set_timers(unit: UnitOfWork, seat: int, sources: Sequence[MoveSource] = SOURCES) -> bool:
    """Set the timers of the moves that are made later for a seat; return whether its player has given one."""
    given = False
    for source in sources:
        intent = source.next_move(unit, seat)
        if intent is not None and intent.later is not None:
            payload = {"why": intent.later.why} if intent.later.why else None
            unit.set_timer(intent.later.timer, intent.later.at, seat=seat, payload=payload)
            given |= source in GIVEN
    return given
