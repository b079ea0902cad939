"""Rights of way: the holders of the routes' cards."""

from engines.core.frames import Ctx
from engines.nuremberg.data import NOBODY, ROUTES
from engines.nuremberg.events import RightTaken
from engines.nuremberg.state import NurembergState


def first_holder(stations: list[int]) -> int:
    """Return the holder after the setup: the seat with most stations; in a tie, the one nearest to Nuremberg."""
    return max(stations, key=stations.count, default=NOBODY)


def takes(state: NurembergState, seat: int, route: int, stations: int) -> bool:
    """Return whether ``stations`` stations bring a seat the right of way of a route that it does not hold yet."""
    holder = state.rights[route]
    if holder in (NOBODY, seat):
        return holder == NOBODY
    return stations > state.stations[route].count(holder)


def settle_right(ctx: Ctx[NurembergState], seat: int, route: int) -> None:
    """Settle a right of way after a seat's new station.

    The seat takes it if it is free, or if its holder has fewer stations.
    """
    state = ctx.state
    own, holder = state.stations[route].count(seat), state.rights[route]
    if takes(state, seat, route, own):
        state.rights[route] = seat
        ctx.emit(RightTaken(seat, ROUTES[route], own, None if holder == NOBODY else holder))
