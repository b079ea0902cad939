"""Building spots and the supply of pieces (rules 1.3, 2.8, 2.9)."""

from collections.abc import Callable, Mapping

from engines.cities_knights import actions as a
from engines.cities_knights.data import NUMBERS
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.remembered import with_buildings, with_roads
from engines.cities_knights.state import CITY, EMPTY, NOBODY, SETTLEMENT, TIPPED, CatanState


def _held_by(holders: tuple[int, ...], seat: int) -> list[int]:
    """Return the places of a seat in a list of holders, in rising order."""
    found = []
    place = -1
    # Few places are built on: searching the list is several times faster than a loop.
    for _ in range(holders.count(seat)):
        place = holders.index(seat, place + 1)
        found.append(place)
    return found


@with_buildings
def buildings_of(state: CatanState, seat: int) -> list[int]:
    """Return the vertices of own settlements and cities, in rising order."""
    return _held_by(state.owner, seat)


@with_buildings
def hexes_at(state: CatanState, seat: int) -> list[int]:
    """Return the hexes with own settlements and cities, in rising order."""
    return sorted({place for vertex in buildings_of(state, seat) for place in ISLAND.corner_cells[vertex]})


@with_roads
def roads_of(state: CatanState, seat: int) -> list[int]:
    """Return the edges of own roads, in rising order."""
    return _held_by(state.roads, seat)


@with_roads
def on_roads(state: CatanState, seat: int) -> set[int]:
    """Return the vertices at which own roads end or pass."""
    return {vertex for edge in roads_of(state, seat) for vertex in ISLAND.edges[edge]}


@with_roads
def knight_owners(state: CatanState) -> dict[int, int]:
    """Return, by vertex, the seat that owns the knight there."""
    return {knight.vertex: knight.seat for knight in state.knights}


def supply(state: CatanState, seat: int, piece: int) -> int:
    """Return the number of settlement or city pieces left; a tipped city is still a city piece."""
    own = [state.piece[vertex] for vertex in buildings_of(state, seat)]
    if piece == SETTLEMENT:
        return NUMBERS.pieces.settlement - own.count(SETTLEMENT)
    return NUMBERS.pieces.city - own.count(CITY) - own.count(TIPPED)


def roads_left(state: CatanState, seat: int) -> int:
    """Return the number of road pieces left."""
    return NUMBERS.pieces.road - state.roads.count(seat)


def walls_of(state: CatanState, seat: int) -> int:
    """Return the number of walls on the board."""
    return sum(state.owner[vertex] == seat for vertex in state.walls)


def knights_left(state: CatanState, seat: int, level: int) -> int:
    """Return the number of knight pieces of a level left."""
    return NUMBERS.pieces.knight - len([k for k in state.knights if k.seat == seat and k.level == level])


def touches_road(state: CatanState, seat: int, vertex: int) -> bool:
    """Return whether an own road ends at or passes the vertex."""
    return any(state.roads[edge] == seat for edge in ISLAND.corner_edges[vertex])


@with_roads
def road_spots(state: CatanState, seat: int) -> list[int]:
    """Return the free edges at an own building or road, if a road is left.

    A road does not continue through an opponent's building or knight.
    """
    if not roads_left(state, seat):
        return []
    knights = knight_owners(state)
    roads, owner = state.roads, state.owner
    starts = {
        vertex
        for vertex in on_roads(state, seat)
        if owner[vertex] in (NOBODY, seat) and knights.get(vertex, seat) == seat
    }
    starts.update(buildings_of(state, seat))
    return sorted({edge for vertex in starts for edge in ISLAND.corner_edges[vertex] if roads[edge] == NOBODY})


def keeps_distance(state: CatanState, vertex: int) -> bool:
    """Return whether the vertex and its neighbours carry no building."""
    return state.piece[vertex] == EMPTY and all(state.piece[other] == EMPTY for other in ISLAND.neighbours[vertex])


def draft_spots(state: CatanState) -> list[int]:
    """Return the vertices for the first pieces: anywhere that keeps the distance."""
    return [vertex for vertex in range(len(state.piece)) if keeps_distance(state, vertex)]


@with_roads
def settlement_spots(state: CatanState, seat: int) -> list[int]:
    """Return the free vertices at an own road that keep the distance; any knight blocks, even an own one."""
    knights = knight_owners(state)
    return sorted(
        vertex for vertex in on_roads(state, seat) if vertex not in knights and keeps_distance(state, vertex)
    )


@with_buildings
def city_spots(state: CatanState, seat: int) -> list[int]:
    """Return own settlements that may become cities; tipped city pieces come first and need no new piece (2.6)."""
    own = buildings_of(state, seat)
    tipped = [vertex for vertex in own if state.piece[vertex] == TIPPED]
    if tipped or not supply(state, seat, CITY):
        return tipped
    return [vertex for vertex in own if state.piece[vertex] == SETTLEMENT]


@with_buildings
def cities_of(state: CatanState, seat: int) -> list[int]:
    """Return own cities, including metropolises."""
    return [vertex for vertex in buildings_of(state, seat) if state.piece[vertex] == CITY]


@with_buildings
def free_cities(state: CatanState, seat: int) -> list[int]:
    """Return own cities without a metropolis."""
    return [vertex for vertex in cities_of(state, seat) if vertex not in state.metropolises]


@with_buildings
def wall_spots(state: CatanState, seat: int) -> list[int]:
    """Return own cities without a wall, if a wall is left."""
    if walls_of(state, seat) >= NUMBERS.pieces.wall:
        return []
    return [vertex for vertex in cities_of(state, seat) if vertex not in state.walls]


@with_roads
def knight_spots(state: CatanState, seat: int) -> list[int]:
    """Return the free vertices at an own road, also between opponents' roads."""
    knights = knight_owners(state)
    return sorted(
        vertex for vertex in on_roads(state, seat) if state.owner[vertex] == NOBODY and vertex not in knights
    )


def discard_limit(state: CatanState, seat: int) -> int:
    """Return the number of cards that a seven leaves alone."""
    return NUMBERS.discard_limit + NUMBERS.wall_bonus * walls_of(state, seat)


SPOTS: Mapping[type, Callable[[CatanState, int], list[int]]] = {
    a.BuildRoad: road_spots,
    a.BuildSettlement: lambda state, seat: (
        settlement_spots(state, seat) if supply(state, seat, SETTLEMENT) else []
    ),
    a.BuildCity: city_spots,
    a.BuildWall: wall_spots,
    a.BuildKnight: lambda state, seat: knight_spots(state, seat) if knights_left(state, seat, 1) else [],
}
"""By what is bought, the edges or vertices where a seat may put it now, regardless of its price."""
