"""Rights of way: who holds the card of a route."""

from __future__ import annotations

from engines.core.frames import Ctx
from engines.nuremberg.data import NOBODY, ROUTES
from engines.nuremberg.events import RightTaken
from engines.nuremberg.state import NurembergState


def first_holder(stations: list[int]) -> int:
    """Who holds a route after the set-up: the one with most stations, of several the one nearest to Nuremberg."""
    return max(stations, key=stations.count, default=NOBODY)


def takes(state: NurembergState, seat: int, route: int, stations: int) -> bool:
    """Whether so many stations bring a seat the right of way of a route, which it has not got yet."""
    holder = state.rights[route]
    if holder in (NOBODY, seat):
        return holder == NOBODY
    return stations > state.stations[route].count(holder)


def settle_right(ctx: Ctx[NurembergState], seat: int, route: int) -> None:
    """After a station of a seat: it takes an empty route's card, or that of a holder with fewer stations."""
    state = ctx.state
    own, holder = state.stations[route].count(seat), state.rights[route]
    if takes(state, seat, route, own):
        state.rights[route] = seat
        ctx.emit(RightTaken(seat, ROUTES[route], own, None if holder == NOBODY else holder))
