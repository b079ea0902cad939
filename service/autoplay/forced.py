"""Moves that public facts force: a seat's only choice, which needs no one to make it."""

from service.autoplay.intent import Intent
from service.match.unit_of_work import UnitOfWork


def next_move(unit: UnitOfWork, seat: int) -> Intent | None:
    """See `sources.MoveSource`."""
    match = unit.match
    if match.state.over or not any(one.auto and one.seat == seat for one in match.decisions(match.state)):
        return None
    return Intent(seat, next(match.options(match.state, seat)[0].expand()))
