"""The playable science cards (rules 3), all but the Alchemist: their options and effects."""

from collections.abc import Callable
from functools import cache, lru_cache

from engines.cities_knights import card_actions as a
from engines.cities_knights.data import KIND, MEDICINE_COST, NUMBERS, TRACKS, Cards
from engines.cities_knights.events import Built
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import city_spots, hexes_at, road_spots, wall_spots
from engines.cities_knights.rules.common import at_vertex
from engines.cities_knights.rules.hands import receive
from engines.cities_knights.rules.improvements import LAST_LEVEL, may_improve
from engines.cities_knights.rules.knights import may_promote
from engines.cities_knights.rules.progress_cards.common import Effects, Offers, if_useful
from engines.cities_knights.state import CITY, CatanState, FreePromotions, FreeRoads, Turn, replaced
from engines.core.actions import Option, plain_option
from engines.core.frames import Ctx
from engines.core.mechanics.resource_counts import can_pay, move_pieces
from engines.core.text.messages import Ref

FIXED_TOKENS = (0, 2, 6, 8, 12)


def _crane_serves(state: CatanState, turn: Turn) -> bool:
    buildable = any(may_improve(state, turn.seat, track) for track in range(len(TRACKS)))
    # Each unused Crane already serves one of the levels that are left.
    levels = sum(LAST_LEVEL - level for level in state.players[turn.seat].improvements)
    return buildable and levels > turn.cranes


def _raise_crane(_: Ctx[CatanState], turn: Turn, __: a.Crane) -> None:
    turn.cranes += 1


def _engineer(state: CatanState, turn: Turn) -> list[Option]:
    return [at_vertex(a.Engineer, vertex, "card") for vertex in wall_spots(state, turn.seat)]


def _wall(ctx: Ctx[CatanState], turn: Turn, action: a.Engineer) -> None:
    ctx.state.walls = tuple(sorted((*ctx.state.walls, action.vertex)))
    ctx.emit(Built(turn.seat, "wall", action.vertex, free=True))


def _inventor(state: CatanState, turn: Turn) -> list[Option]:
    return _swaps(tuple(state.tokens))


@lru_cache(maxsize=64)
def _swaps(tokens: tuple[int, ...]) -> list[Option]:
    # Dozens of pairs: they get a group of their own, opened by the first hex of a pair.
    places = [place for place, token in enumerate(tokens) if token not in FIXED_TOKENS]
    return [
        _swapping(one, two)
        for i, one in enumerate(places)
        for two in places[i + 1 :]
        if tokens[one] != tokens[two]
    ]


@cache
def _swapping(one: int, two: int) -> Option:
    first, second = ISLAND.names[one], ISLAND.names[two]
    return plain_option(a.Inventor((first, second)), "inventor", Ref("hex", second), Ref("hex", first))


def _swap(ctx: Ctx[CatanState], _: Turn, action: a.Inventor) -> None:
    first, second = (ISLAND.cell(name) for name in action.hexes)
    tokens = ctx.state.tokens
    tokens[first], tokens[second] = tokens[second], tokens[first]


def _harvest(state: CatanState, seat: int, terrain: str) -> int:
    return 2 * len([place for place in hexes_at(state, seat) if state.terrain[place] == terrain])


def _may_reap(terrain: str) -> Callable[[CatanState, Turn], object]:
    """Return whether own buildings are at such hexes, and the bank has what they bring."""
    kind = KIND[NUMBERS.produces[terrain]]
    return lambda state, turn: state.bank[kind] and _harvest(state, turn.seat, terrain)


def _reap(ctx: Ctx[CatanState], turn: Turn, terrain: str, why: str) -> None:
    cards = Cards(**{NUMBERS.produces[terrain]: _harvest(ctx.state, turn.seat, terrain)})
    receive(ctx, turn.seat, cards.counts(), why)


def _medicine(state: CatanState, turn: Turn) -> list[Option]:
    if not can_pay(state.players[turn.seat].hand, MEDICINE_COST):
        return []
    return [at_vertex(a.Medicine, vertex, "card") for vertex in city_spots(state, turn.seat)]


def _heal(ctx: Ctx[CatanState], turn: Turn, action: a.Medicine) -> None:
    move_pieces(ctx.state.players[turn.seat].hand, ctx.state.bank, MEDICINE_COST)
    ctx.state.piece = replaced(ctx.state.piece, action.vertex, CITY)
    ctx.emit(Built(turn.seat, "city", action.vertex))


OPTIONS: Offers = {
    "crane": if_useful(a.Crane(), _crane_serves),
    "engineer": _engineer,
    "inventor": _inventor,
    "irrigation": if_useful(a.Irrigation(), _may_reap("fields")),
    "medicine": _medicine,
    "mining": if_useful(a.Mining(), _may_reap("mountains")),
    "road_building": if_useful(a.RoadBuilding(), lambda state, turn: road_spots(state, turn.seat)),
    "smith": if_useful(
        a.Smith(),
        lambda state, turn: any(k.seat == turn.seat and may_promote(state, k) for k in state.knights),
    ),
}


EFFECTS: Effects = {
    a.Crane: _raise_crane,
    a.Engineer: _wall,
    a.Inventor: _swap,
    a.Irrigation: lambda ctx, turn, _: _reap(ctx, turn, "fields", "irrigation"),
    a.Medicine: _heal,
    a.Mining: lambda ctx, turn, _: _reap(ctx, turn, "mountains", "mining"),
    a.RoadBuilding: lambda ctx, turn, _: ctx.push(FreeRoads(seat=turn.seat, left=2)),
    a.Smith: lambda ctx, turn, _: ctx.push(FreePromotions(seat=turn.seat, left=2)),
}
