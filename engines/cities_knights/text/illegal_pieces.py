"""What moves of roads, buildings and knights require (rules 1.3, 2.5 to 2.9)."""

from typing import Any

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights.build_view import hexes
from engines.cities_knights.data import COMMODITY_OF, KINDS, NUMBERS, POLITICS, TRACKS
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import (
    cities_of,
    keeps_distance,
    knight_owners,
    knights_left,
    road_spots,
    roads_left,
    supply,
    touches_road,
    walls_of,
)
from engines.cities_knights.rules.improvements import LAST_LEVEL, may_improve, price_of
from engines.cities_knights.rules.knights import FORTRESS, MIGHTY, knight_at, reach
from engines.cities_knights.state import (
    CITY,
    EMPTY,
    NOBODY,
    SETTLEMENT,
    TIPPED,
    CatanState,
    FreePromotions,
    FreeRoads,
    Knight,
    Relocate,
    Setup,
    Turn,
)
from engines.cities_knights.text.costs import PRICED
from engines.cities_knights.text.names import TRADE, Atlas, atlas_of
from engines.core.mechanics.resource_counts import lacking
from engines.core.requirements import Requirements
from engines.core.text.messages import Arg, Msg, Ref, SeatRef


def places(state: CatanState) -> Atlas:
    """Return the names of places as they are now."""
    return atlas_of(hexes(state), state.harbours)


def at_vertex(state: CatanState, vertex: int) -> dict[str, Arg]:
    """Return the argument that names a vertex."""
    return {"place": places(state).vertices[vertex]}


def at_edge(state: CatanState, edge: str) -> dict[str, Arg]:
    """Return the argument that names an edge."""
    return {"place": places(state).edges[ISLAND.edge(edge)]}


def at_hex(state: CatanState, place: int) -> dict[str, Arg]:
    """Return the argument that names a hex."""
    return {"place": places(state).hexes[place]}


def _pays(state: CatanState, seat: int, action: Any) -> Requirements:
    cost, what = a.COSTS[type(action)], PRICED.get(type(action), Ref("deed", "medicine"))
    lack = lacking(state.players[seat].hand, cost)
    args: dict[str, Arg] = {"cost": TRADE.in_words(cost), "missing": TRADE.in_words(lack)}
    yield not any(lack), Msg("cities_knights-no-pay", args | {"what": what})


def _holder(state: CatanState, vertex: int) -> int:
    """Return the seat that has a building or a knight on a vertex, or NOBODY."""
    return state.owner[vertex] if state.owner[vertex] != NOBODY else knight_owners(state).get(vertex, NOBODY)


# ------------------------------------------------------------------ roads and buildings


def road(state: CatanState, seat: int, action: a.BuildRoad) -> Requirements:
    """Yield what a road requires: in the draft, bought or free."""
    at, frame, place = ISLAND.edge(action.edge), state.stack[-1], at_edge(state, action.edge)
    if isinstance(frame, Setup):
        beside = Msg("cities_knights-no-draft-road", at_vertex(state, frame.vertex))
        yield at in ISLAND.corner_edges[frame.vertex], beside
    yield roads_left(state, seat) > 0, Msg("cities_knights-no-road-left", {"n": NUMBERS.pieces.road})
    taken = Msg("cities_knights-no-road-taken", place | {"seat": SeatRef(state.roads[at])})
    yield state.roads[at] == NOBODY, taken
    if isinstance(frame, FreeRoads):
        yield at != frame.not_on, Msg("cities_knights-no-road-back", place)
    connected = at in road_spots(state, seat)
    for vertex in ISLAND.edges[at]:
        holder = _holder(state, vertex)
        if holder not in (NOBODY, seat) and touches_road(state, seat, vertex):
            yield connected, Msg("cities_knights-no-road-blocked", place | {"seat": SeatRef(holder)})
    yield connected, Msg("cities_knights-no-road-apart", place)
    if isinstance(frame, Turn):
        yield from _pays(state, seat, action)


def settlement(state: CatanState, seat: int, action: a.BuildSettlement) -> Requirements:
    """Yield what a settlement requires."""
    left = Msg("cities_knights-no-settlement-left", {"n": NUMBERS.pieces.settlement})
    yield supply(state, seat, SETTLEMENT) > 0, left
    yield from _apart(state, action.vertex)
    if isinstance(state.stack[-1], Turn):
        apart = Msg("cities_knights-no-settlement-apart", at_vertex(state, action.vertex))
        yield touches_road(state, seat, action.vertex), apart
        yield from _pays(state, seat, action)


def _apart(state: CatanState, vertex: int) -> Requirements:
    """Yield that a vertex is free and far enough from other buildings."""
    place, holder = at_vertex(state, vertex), SeatRef(_holder(state, vertex))
    yield state.piece[vertex] == EMPTY, Msg("cities_knights-no-building-taken", place | {"seat": holder})
    free = vertex not in knight_owners(state)
    yield free, Msg("cities_knights-no-building-knight", place | {"seat": holder})
    yield keeps_distance(state, vertex), Msg("cities_knights-no-distance", place)


def city(state: CatanState, seat: int, action: a.BuildCity | ca.Medicine) -> Requirements:
    """Yield what a city requires: in the draft, bought, or with Medicine."""
    vertex, place = action.vertex, at_vertex(state, action.vertex)
    if isinstance(state.stack[-1], Setup):
        yield from _apart(state, vertex)
        return
    yield state.owner[vertex] == seat, Msg("cities_knights-no-city-here", place)
    yield state.piece[vertex] != CITY, Msg("cities_knights-no-city-already", place)
    tipped = (seat, TIPPED) in zip(state.owner, state.piece, strict=True)
    yield not tipped or state.piece[vertex] == TIPPED, Msg("cities_knights-no-city-tipped-first")
    left = tipped or supply(state, seat, CITY) > 0
    yield left, Msg("cities_knights-no-city-left", {"n": NUMBERS.pieces.city})
    yield from _pays(state, seat, action)


def wall(state: CatanState, seat: int, action: a.BuildWall | ca.Engineer) -> Requirements:
    """Yield what a wall requires, bought or with the Engineer."""
    place = at_vertex(state, action.vertex)
    yield action.vertex in cities_of(state, seat), Msg("cities_knights-no-wall-here", place)
    yield action.vertex not in state.walls, Msg("cities_knights-no-wall-already", place)
    left = Msg("cities_knights-no-wall-left", {"n": NUMBERS.pieces.wall})
    yield walls_of(state, seat) < NUMBERS.pieces.wall, left
    if isinstance(action, a.BuildWall):
        yield from _pays(state, seat, action)


def improvement(state: CatanState, seat: int, action: a.Improve) -> Requirements:
    """Yield what the next level of a track requires."""
    turn, track, player = state.stack[-1], TRACKS.index(action.track), state.players[seat]
    assert isinstance(turn, Turn)
    level, kind = player.improvements[track] + 1, COMMODITY_OF[track]
    args: dict[str, Arg] = {"track": Ref("track", action.track), "n": min(level, LAST_LEVEL)}
    yield level <= LAST_LEVEL, Msg("cities_knights-no-improve-done", args)
    yield bool(cities_of(state, seat)), Msg("cities_knights-no-improve-city")
    yield may_improve(state, seat, track), Msg("cities_knights-no-improve-free-city", args)
    price = price_of(state, turn, track)
    args |= {"price": price, "have": player.hand[kind], "kind": Ref("kind", KINDS[kind])}
    yield player.hand[kind] >= price, Msg("cities_knights-no-improve-pay", args)


def lost_or_crowned(state: CatanState, seat: int, action: a.RazeCity | a.PlaceMetropolis) -> Requirements:
    """Yield that a city may be pillaged, or become a metropolis."""
    place = at_vertex(state, action.vertex)
    yield action.vertex in cities_of(state, seat), Msg("cities_knights-no-own-city", place)
    for track, crowned in zip(TRACKS, state.metropolises, strict=True):
        args = place | {"track": Ref("track", track)}
        yield action.vertex != crowned, Msg("cities_knights-no-metropolis-city", args)


# ------------------------------------------------------------------ knights


def new_knight(state: CatanState, seat: int, action: a.BuildKnight) -> Requirements:
    """Yield what a new basic knight requires."""
    yield from _knight_left(state, seat, 1)
    yield from placed_knight(state, seat, action)
    yield from _pays(state, seat, action)


def _knight_left(state: CatanState, seat: int, level: int) -> Requirements:
    args: dict[str, Arg] = {"n": NUMBERS.pieces.knight, "knight": Ref("knight", str(level))}
    yield knights_left(state, seat, level) > 0, Msg("cities_knights-no-knight-left", args)


def placed_knight(state: CatanState, seat: int, action: a.BuildKnight | a.PlaceKnight) -> Requirements:
    """Yield what the place of a knight requires that is bought, was displaced, or comes with the Deserter."""
    vertex, frame, place = action.vertex, state.stack[-1], at_vertex(state, action.vertex)
    holder = _holder(state, vertex)
    yield holder == NOBODY, Msg("cities_knights-no-knight-taken", place | {"seat": SeatRef(holder)})
    yield touches_road(state, seat, vertex), Msg("cities_knights-no-knight-apart", place)
    if isinstance(frame, Relocate):
        yield vertex in reach(state, seat, frame.vertex)[0], Msg("cities_knights-no-move-way", place)


def own_knight(state: CatanState, seat: int, action: a.KnightAction | a.Desert) -> Requirements:
    """Yield what using a knight requires, or letting it desert."""
    place, knight = at_vertex(state, action.vertex), knight_at(state, action.vertex)
    yield knight is not None and knight.seat == seat, Msg("cities_knights-no-knight-here", place)
    assert knight is not None
    match action:
        case a.ActivateKnight():
            yield not knight.active, Msg("cities_knights-no-activate-again", place)
            yield from _pays(state, seat, action)
        case a.PromoteKnight():
            yield from _promotion(state, knight, place)
            if not isinstance(state.stack[-1], FreePromotions):
                yield from _pays(state, seat, action)
        case a.MoveKnight() | a.ChaseRobber():
            yield knight.active, Msg("cities_knights-no-act-inactive", place)
            yield knight.ready, Msg("cities_knights-no-act-yet", place)
            yield from (
                _chase(state, knight) if isinstance(action, a.ChaseRobber) else _move(state, knight, action.to)
            )


def _promotion(state: CatanState, knight: Knight, place: dict[str, Arg]) -> Requirements:
    level = knight.level + 1
    yield level <= MIGHTY, Msg("cities_knights-no-promote-mighty", place)
    yield not knight.promoted, Msg("cities_knights-no-promote-again", place)
    fortress = level < MIGHTY or state.players[knight.seat].improvements[POLITICS] >= FORTRESS
    args: dict[str, Arg] = {"n": FORTRESS, "track": Ref("track", "politics")}
    yield fortress, Msg("cities_knights-no-promote-fortress", args)
    yield from _knight_left(state, knight.seat, level)


def _move(state: CatanState, knight: Knight, to: int) -> Requirements:
    yield to != knight.vertex, Msg("cities_knights-no-move-same")
    holder, driven, place = _holder(state, to), knight_at(state, to), at_vertex(state, to)
    args = place | {"seat": SeatRef(holder)}
    yield holder != knight.seat and state.owner[to] == NOBODY, Msg("cities_knights-no-knight-taken", args)
    free, foreign = reach(state, knight.seat, knight.vertex)
    yield to in (*free, *foreign), Msg("cities_knights-no-move-way", place)
    weaker = driven is None or driven.level < knight.level
    yield weaker, Msg("cities_knights-no-move-stronger", args)


def _chase(state: CatanState, knight: Knight) -> Requirements:
    yield state.attacks > 0, Msg("cities_knights-no-robber-locked")
    beside = knight.vertex in ISLAND.corners[state.robber]
    yield beside, Msg("cities_knights-no-chase-away", at_hex(state, state.robber))
