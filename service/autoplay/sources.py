"""The six sources of moves, in the order in which they are asked: what moves for a seat, at once or later."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from service.autoplay import bids, computers, forced, premoves, stand_in, standing_orders
from service.autoplay.intent import Intent
from service.match.unit_of_work import UnitOfWork


def _keep(unit: UnitOfWork, about: Any) -> None:
    """End nothing."""


class MoveSource(NamedTuple):
    """What moves for a seat whose player presses nothing.

    next_move: returns what it does for a seat in the newest position; None if it does nothing. owner_acted: ends
    what ends when the seat's player moves by hand. published: ends what ends as another position than the given
    one is public (None: none was).
    """

    next_move: Callable[[UnitOfWork, int], Intent | None]
    owner_acted: Callable[[UnitOfWork, int], None] = _keep
    published: Callable[[UnitOfWork, Any], None] = _keep


BIDS: Final = MoveSource(bids.next_move)
FORCED: Final = MoveSource(forced.next_move)
PREMOVES: Final = MoveSource(premoves.next_move, owner_acted=premoves.owner_acted)
ORDERS: Final = MoveSource(
    standing_orders.next_move, owner_acted=standing_orders.owner_acted, published=standing_orders.published
)
COMPUTERS: Final = MoveSource(computers.next_move)
STAND_INS: Final = MoveSource(stand_in.next_move)
SOURCES: Final = (BIDS, FORCED, PREMOVES, ORDERS, COMPUTERS, STAND_INS)
GIVEN: Final = (PREMOVES, ORDERS)
"""Those that a seat's player has given."""


def find_due(unit: UnitOfWork, *, orders: bool) -> tuple[MoveSource, Intent] | None:
    """Return a move that is made at once, and what wants it; None if there is none. orders: by order, too."""
    asked = dict.fromkeys(decision.seat for decision in unit.match.decisions(unit.match.state))
    for source in (BIDS, FORCED, ORDERS) if orders else (BIDS, FORCED):
        for seat in asked:
            intent = source.next_move(unit, seat)
            if intent is not None and intent.later is None:
                return source, intent
    return None


def find_given(unit: UnitOfWork, seat: int) -> tuple[MoveSource, Intent] | None:
    """Return the move that a seat's player has given for its present decision, made later, and its source."""
    for source in GIVEN:
        intent = source.next_move(unit, seat)
        if intent is not None:
            return (source, intent) if intent.later is not None else None
    return None


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


def set_stand_in_timers(unit: UnitOfWork) -> None:
    """Set the timers of stand-ins for all seats, after a time in which none could answer."""
    for row in unit.match.seats:
        set_timers(unit, row.seat, [STAND_INS])
