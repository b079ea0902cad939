"""Building spots, the supply of pieces, and the rights of way that stations bring."""

from collections.abc import Sequence
from typing import Literal

from engines.core.frames import Ctx
from engines.nuremberg.data import NOBODY, NUMBERS, ROUTES
from engines.nuremberg.events import RightTaken
from engines.nuremberg.geography.city import BAUHOF, TOWERS, WALLS
from engines.nuremberg.geography.countryside import SECTIONS, crossings_of
from engines.nuremberg.state import NurembergState

Piece = Literal["station", "settlement", "workshop"]
"""The pieces that a seat has in a supply."""


def pieces_left(state: NurembergState, seat: int, piece: Piece) -> int:
    """Return the number of a seat's stations, settlements or workshops that are left."""
    match piece:
        case "station":
            return NUMBERS.pieces.station - sum(route.count(seat) for route in state.stations)
        case "settlement":
            return NUMBERS.pieces.settlement - state.settlements.count(seat)
        case "workshop":
            return NUMBERS.pieces.workshop - state.workshops.count(seat)


def station_spots(state: NurembergState) -> list[int]:
    """Return the routes with an empty section.

    The section next from Nuremberg is built on, regardless of who owns the earlier ones.
    """
    return [route for route, stations in enumerate(state.stations) if len(stations) < SECTIONS]


def free_crossings(settlements: Sequence[int], route: int) -> list[int]:
    """Return the crossings of a route where a settlement leaves a free crossing to the next one of any seat.

    settlements: by crossing, the seat or NOBODY.
    """
    around = crossings_of(route)
    return [
        crossing
        for crossing in around
        if settlements[crossing] == NOBODY
        and (crossing == around[0] or settlements[crossing - 1] == NOBODY)
        and (crossing == around[-1] or settlements[crossing + 1] == NOBODY)
    ]


def settlement_spots(state: NurembergState, seat: int) -> list[int]:
    """Return the free crossings of all routes on which the seat has a station, on any section."""
    found: list[int] = []
    for route, stations in enumerate(state.stations):
        if seat in stations:
            found += free_crossings(state.settlements, route)
    return found


def draft_spots(state: NurembergState) -> list[int]:
    """Return the crossings for a settlement of the setup, on routes with an empty section for its station."""
    return [crossing for route in station_spots(state) for crossing in free_crossings(state.settlements, route)]


def wall_left(state: NurembergState) -> bool:
    """Return whether a section of the wall is left to build."""
    return state.walls < WALLS


def has_bauhof(state: NurembergState, seat: int) -> bool:
    """Return whether a seat has a workshop at the Bauhof."""
    return any(state.workshops[site] == seat for site in BAUHOF)


def tower_spots(state: NurembergState, seat: int) -> list[int]:
    """Return the places between two finished walls of any seats, for a seat with a workshop at the Bauhof."""
    if not has_bauhof(state, seat):
        return []
    walls = state.walls
    return [place for place, pair in enumerate(TOWERS) if not state.towers[place] and pair[0] <= walls >= pair[1]]


def stations_on(state: NurembergState, seat: int) -> list[int]:
    """Return, by route, the number of a seat's stations."""
    return [state.stations[route].count(seat) for route in range(len(ROUTES))]


def settlements_on(state: NurembergState, seat: int, route: int) -> int:
    """Return the number of a seat's settlements on a route."""
    around = crossings_of(route)
    return state.settlements[around.start : around.stop].count(seat)


PIECES = ("station", "settlement", "workshop", "wall", "tower")
"""The buildings, by the ids of the pieces in `data.COSTS`."""


def spots(state: NurembergState, seat: int, piece: str) -> list[int]:
    """Return where a seat may build a piece, regardless of the cost; nothing if it has no such piece left.

    That is routes for a station, crossings, sites, or towers' places; for a wall the next section.
    """
    match piece:
        case "station":
            return station_spots(state) if pieces_left(state, seat, "station") else []
        case "settlement":
            return settlement_spots(state, seat) if pieces_left(state, seat, "settlement") else []
        case "workshop":
            left = pieces_left(state, seat, "workshop")
            return [site for site, holder in enumerate(state.workshops) if holder == NOBODY] if left else []
        case "wall":
            return [state.walls] if wall_left(state) else []
        case "tower":
            return tower_spots(state, seat)
    raise ValueError(piece)


# ------------------------------------------------------------------ rights of way


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
