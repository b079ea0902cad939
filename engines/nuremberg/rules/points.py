"""Victory points, all of them public, and the ranking in the last year."""

from engines.core.outcome import Outcome, ranks_behind, ranks_of
from engines.nuremberg.data import LAST_SQUARE, NUMBERS, council_points
from engines.nuremberg.state import NurembergState
from engines.nuremberg.view import PointsView

_WORTH = NUMBERS.points


def points_of(state: NurembergState, seat: int) -> PointsView:
    """Return a seat's points by source."""
    return PointsView(
        settlements=state.settlements.count(seat) * _WORTH.settlement,
        workshops=state.workshops.count(seat) * _WORTH.workshop,
        rights=state.rights.count(seat) * _WORTH.right,
        council=council_of(state, seat),
    )


def council_of(state: NurembergState, seat: int) -> int:
    """Return the points of a seat's council card; 0 without one."""
    if seat not in state.council:
        return 0
    return council_points(state.seats)[state.council.index(seat)]


def total(state: NurembergState, seat: int) -> int:
    """Return a seat's points."""
    return points_of(state, seat).total


def standing(state: NurembergState, seat: int) -> tuple[int, int, int, int]:
    """Return what decides in the last year, in this order: points, council, prestige, gold."""
    player = state.players[seat]
    return (total(state, seat), council_of(state, seat), player.prestige, player.gold)


def outcome(state: NurembergState) -> Outcome | None:
    """Return the outcome once the active seat has the points, or the last year has come.

    In the last year the best standing wins.
    """
    if not state.over:
        return None
    scores = tuple(total(state, seat) for seat in range(state.seats))
    if state.square == LAST_SQUARE:
        return Outcome("years", scores, ranks_of([standing(state, seat) for seat in range(state.seats)]))
    return Outcome("points", scores, ranks_behind(state.active, scores))
