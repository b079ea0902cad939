"""The sources of moves, in the order in which they are asked: what moves for a seat, at once or after a delay."""

from typing import Final

from service.autoplay import bids, delays, forced, premoves, standing_orders
from service.autoplay.intent import Intent, MoveSource
from service.match.unit_of_work import UnitOfWork

SOURCES: Final[tuple[MoveSource, ...]] = (bids, forced, premoves, standing_orders)


def find_due(unit: UnitOfWork, *, orders: bool) -> tuple[MoveSource, Intent] | None:
    """Return a move that is made at once, and what wants it; None if there is none. orders: by order, too."""
    asked = dict.fromkeys(decision.seat for decision in unit.match.decisions(unit.match.state))
    for source in SOURCES:
        for seat in asked if orders or source is not standing_orders else ():
            intent = source.next_move(unit, seat)
            if intent is not None and not intent.delayed:
                return source, intent
    return None


def find_delayed(unit: UnitOfWork, seat: int) -> Intent | None:
    """Return the move that is made for a seat after a delay; None if there is none."""
    wanted = (source.next_move(unit, seat) for source in SOURCES)
    intent = next((one for one in wanted if one is not None), None)
    return intent if intent is not None and intent.delayed else None


def set_order_timer(unit: UnitOfWork, seat: int) -> bool:
    """Set the timer of a seat's delayed move; return False if there is none."""
    if find_delayed(unit, seat) is None:
        return False
    unit.set_timer("order", unit.now + delays.order_delay(unit, seat), seat=seat)
    return True
