"""The longest road: the length of every seat's road, and the holder of the two points (rules 1.3)."""

from collections.abc import Iterable

from engines.cities_knights.data import NUMBERS
from engines.cities_knights.events import LongestRoad
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import knight_owners, roads_of
from engines.cities_knights.state import NOBODY, CatanState
from engines.core.frames import Ctx
from engines.core.outcome import leaders


def length_of(state: CatanState, seat: int) -> int:
    """Return the number of edges of the longest trail over a seat's roads that uses no road twice.

    An opponent's building or knight cuts the trail at its vertex; the trail may begin or end there.
    """
    own = roads_of(state, seat)
    if len(own) < 2:
        return len(own)
    knights = knight_owners(state)
    # By vertex, its roads: each as a bit, with the vertex at its other end.
    ways: dict[int, list[tuple[int, int]]] = {}
    for edge in own:
        a, b = ISLAND.edges[edge]
        ways.setdefault(a, []).append((1 << edge, b))
        ways.setdefault(b, []).append((1 << edge, a))
    onward = {
        vertex: roads if state.owner[vertex] in (NOBODY, seat) and knights.get(vertex, seat) == seat else []
        for vertex, roads in ways.items()
    }

    def longest(roads: list[tuple[int, int]], used: int) -> int:
        best = 0
        for road, end in roads:
            if not used & road:
                length = 1 + longest(onward[end], used | road)
                if length > best:
                    best = length
        return best

    best = 0
    for roads in ways.values():
        best = max(best, longest(roads, 0))
        if best == len(own):
            break
    return best


def recount(ctx: Ctx[CatanState], seats: Iterable[int]) -> None:
    """Measure the roads of some seats and settle the holder of the longest road."""
    measure(ctx.state, seats)
    award(ctx)


def measure(state: CatanState, seats: Iterable[int]) -> None:
    """Measure the roads of some seats; the longest road is settled later."""
    for seat in seats:
        state.players[seat].road = length_of(state, seat)


def measure_at(state: CatanState, vertex: int, owner: int) -> None:
    """Measure opponents' roads past a vertex that a piece entered or left; settle the longest later.

    A piece never cuts the roads of its owner.
    """
    passing = [state.roads[edge] for edge in ISLAND.corner_edges[vertex]]
    measure(state, sorted({seat for seat in passing if seat not in (NOBODY, owner) and passing.count(seat) > 1}))


def award(ctx: Ctx[CatanState]) -> None:
    """Settle the holder of the longest road by the lengths measured last."""
    state = ctx.state
    lengths = [player.road for player in state.players]
    best = max(lengths)
    longest = leaders(lengths)
    holder: int = state.longest_road
    if best < NUMBERS.longest_road_from:
        new = NOBODY
    elif holder in longest:
        new = holder
    else:
        new = longest[0] if len(longest) == 1 else NOBODY
    if new != holder:
        state.longest_road = new
        ctx.emit(LongestRoad(None if new == NOBODY else new, best))
