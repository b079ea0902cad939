"""Reasons why something cannot be built there or now (rules 1.3, 2.5, 2.8, 2.9)."""

from engines.cities_knights import actions as a
from engines.cities_knights.data import (
    CITY_COST,
    COMMODITY_OF,
    KINDS,
    KNIGHT_COST,
    NUMBERS,
    ROAD_COST,
    SETTLEMENT_COST,
    TRACKS,
    WALL_COST,
)
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import (
    cities_of,
    free_cities,
    keeps_distance,
    knight_owners,
    knights_left,
    road_spots,
    roads_left,
    supply,
    touches_road,
    walls_of,
)
from engines.cities_knights.rules.improvements import LAST_LEVEL, brings_metropolis, price_of
from engines.cities_knights.state import CITY, EMPTY, NOBODY, SETTLEMENT, TIPPED, CatanState, Setup, Turn
from engines.cities_knights.text.reasons.words import at_vertex, cannot_pay, names
from engines.core.text.messages import Arg, Msg, Ref, SeatRef

ROAD, SETTLEMENT_REF, CITY_REF = Ref("piece", "road"), Ref("piece", "settlement"), Ref("piece", "city")
WALL, KNIGHT = Ref("piece", "wall"), Ref("piece", "knight")


def build(state: CatanState, seat: int, action: a.CatanAction) -> Msg | None:
    """Explain why the active seat may not build this in its action phase."""
    match action:
        case a.BuildRoad(edge):
            return road(state, seat, edge) or cannot_pay(state, seat, ROAD_COST, ROAD)
        case a.BuildSettlement(vertex):
            return settlement(state, seat, vertex) or cannot_pay(state, seat, SETTLEMENT_COST, SETTLEMENT_REF)
        case a.BuildCity(vertex):
            return city(state, seat, vertex) or cannot_pay(state, seat, CITY_COST, CITY_REF)
        case a.BuildWall(vertex):
            return wall(state, seat, vertex) or cannot_pay(state, seat, WALL_COST, WALL)
        case a.BuildKnight(vertex):
            return knight(state, seat, vertex) or cannot_pay(state, seat, KNIGHT_COST, KNIGHT)
    return None


def road(state: CatanState, seat: int, edge: str, not_on: int = NOBODY) -> Msg | None:
    """Explain why the seat may not lay a road on an edge. not_on: the edge that a Diplomat has just cleared."""
    at = ISLAND.edge(edge)
    place: dict[str, Arg] = {"place": names(state).edges[at]}
    if not roads_left(state, seat):
        return Msg("cities_knights-no-road-left", {"n": NUMBERS.pieces.road})
    if state.roads[at] != NOBODY:
        return Msg("cities_knights-no-road-taken", place | {"seat": SeatRef(state.roads[at])})
    if at == not_on:
        return Msg("cities_knights-no-road-back", place)
    if at in road_spots(state, seat):
        return None
    knights = knight_owners(state)
    for vertex in ISLAND.edges[at]:
        holder = state.owner[vertex] if state.owner[vertex] != NOBODY else knights.get(vertex, NOBODY)
        if holder not in (NOBODY, seat) and touches_road(state, seat, vertex):
            return Msg("cities_knights-no-road-blocked", place | {"seat": SeatRef(holder)})
    return Msg("cities_knights-no-road-apart", place)


def settlement(state: CatanState, seat: int, vertex: int) -> Msg | None:
    """Explain why a vertex cannot carry a settlement."""
    place = at_vertex(state, vertex)
    if not supply(state, seat, SETTLEMENT):
        return Msg("cities_knights-no-settlement-left", {"n": NUMBERS.pieces.settlement})
    if state.piece[vertex] != EMPTY:
        return Msg("cities_knights-no-building-taken", place | {"seat": SeatRef(state.owner[vertex])})
    if vertex in knight_owners(state):
        return Msg("cities_knights-no-building-knight", place | {"seat": SeatRef(knight_owners(state)[vertex])})
    if not keeps_distance(state, vertex):
        return Msg("cities_knights-no-distance", place)
    if not touches_road(state, seat, vertex):
        return Msg("cities_knights-no-settlement-apart", place)
    return None


def city(state: CatanState, seat: int, vertex: int) -> Msg | None:
    """Explain why a vertex cannot become a city of the seat."""
    place = at_vertex(state, vertex)
    if state.owner[vertex] != seat:
        return Msg("cities_knights-no-city-here", place)
    if state.piece[vertex] == CITY:
        return Msg("cities_knights-no-city-already", place)
    tipped = any(owner == seat and piece == TIPPED for owner, piece in zip(state.owner, state.piece, strict=True))
    if tipped and state.piece[vertex] != TIPPED:
        return Msg("cities_knights-no-city-tipped-first")
    if not tipped and not supply(state, seat, CITY):
        return Msg("cities_knights-no-city-left", {"n": NUMBERS.pieces.city})
    return None


def wall(state: CatanState, seat: int, vertex: int) -> Msg | None:
    """Explain why a vertex cannot carry a wall."""
    if vertex not in cities_of(state, seat):
        return Msg("cities_knights-no-wall-here", at_vertex(state, vertex))
    if vertex in state.walls:
        return Msg("cities_knights-no-wall-already", at_vertex(state, vertex))
    if walls_of(state, seat) >= NUMBERS.pieces.wall:
        return Msg("cities_knights-no-wall-left", {"n": NUMBERS.pieces.wall})
    return None


def knight(state: CatanState, seat: int, vertex: int) -> Msg | None:
    """Explain why a vertex cannot carry a new basic knight."""
    if not knights_left(state, seat, 1):
        return Msg("cities_knights-no-knight-left", {"n": NUMBERS.pieces.knight, "knight": Ref("knight", "1")})
    return knight_place(state, seat, vertex)


def knight_place(state: CatanState, seat: int, vertex: int) -> Msg | None:
    """Explain why the seat may not place a knight on a vertex."""
    place = at_vertex(state, vertex)
    knights = knight_owners(state)
    if state.owner[vertex] != NOBODY or vertex in knights:
        holder = state.owner[vertex] if state.owner[vertex] != NOBODY else knights[vertex]
        return Msg("cities_knights-no-knight-taken", place | {"seat": SeatRef(holder)})
    if not touches_road(state, seat, vertex):
        return Msg("cities_knights-no-knight-apart", place)
    return None


def improvement(state: CatanState, turn: Turn, track: str) -> Msg | None:
    """Explain why the next level of a track cannot be bought."""
    number = TRACKS.index(track)
    player = state.players[turn.seat]
    level = player.improvements[number] + 1
    name = Ref("track", track)
    if level > LAST_LEVEL:
        return Msg("cities_knights-no-improve-done", {"track": name, "n": LAST_LEVEL})
    if not cities_of(state, turn.seat):
        return Msg("cities_knights-no-improve-city")
    wins = brings_metropolis(state, turn.seat, number, level)
    if (wins or level == LAST_LEVEL - 1) and not free_cities(state, turn.seat):
        return Msg("cities_knights-no-improve-free-city", {"track": name, "n": level})
    kind = COMMODITY_OF[number]
    price = price_of(state, turn, number)
    if player.hand[kind] < price:
        args: dict[str, Arg] = {"track": name, "n": level, "price": price, "have": player.hand[kind]}
        return Msg("cities_knights-no-improve-pay", args | {"kind": Ref("kind", KINDS[kind])})
    return None


# ------------------------------------------------------------------ the draft


def draft(state: CatanState, frame: Setup, action: a.CatanAction) -> Msg | None:
    """Explain why a first piece or its road may not be placed there."""
    second = frame.turn >= state.seats
    match action:
        case a.BuildRoad(edge) if frame.at == "road":
            at = ISLAND.edge(edge)
            place: dict[str, Arg] = {"place": names(state).edges[at]}
            if at not in ISLAND.corner_edges[frame.vertex]:
                return Msg("cities_knights-no-draft-road", at_vertex(state, frame.vertex))
            return Msg("cities_knights-no-road-taken", place | {"seat": SeatRef(state.roads[at])})
        case a.BuildCity(vertex) if frame.at == "piece" and second:
            return _draft_piece(state, vertex)
        case a.BuildSettlement(vertex) if frame.at == "piece" and not second:
            return _draft_piece(state, vertex)
    if frame.at == "road":
        return Msg("cities_knights-no-draft-now-road")
    return Msg("cities_knights-no-draft-now-city" if second else "cities_knights-no-draft-now-settlement")


def _draft_piece(state: CatanState, vertex: int) -> Msg:
    place = at_vertex(state, vertex)
    if state.piece[vertex] != EMPTY:
        return Msg("cities_knights-no-building-taken", place | {"seat": SeatRef(state.owner[vertex])})
    return Msg("cities_knights-no-distance", place)
