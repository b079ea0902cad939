"""Production of a roll (rules 1.3 and 2.3)."""

from collections.abc import Mapping, Sequence

from engines.cities_knights.data import CITY_YIELD, KINDS, SETTLEMENT_YIELD
from engines.cities_knights.events import Shortage
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.hands import receive
from engines.cities_knights.state import CITY, NOBODY, CatanState
from engines.core.frames import Ctx
from engines.core.mechanics.resource_counts import limit_to_stock
from engines.core.mechanics.turn_order import clockwise


def _paid(yields: Mapping[str, Sequence[int]]) -> dict[str, tuple[tuple[int, int], ...]]:
    """Return, by terrain, the kinds paid, each with its count."""
    return {
        terrain: tuple((kind, count) for kind, count in enumerate(counts) if count)
        for terrain, counts in yields.items()
    }


CITY_PAID, SETTLEMENT_PAID = _paid(CITY_YIELD), _paid(SETTLEMENT_YIELD)
"""By terrain, what a piece beside it is paid: kinds with their counts."""


def claims(state: CatanState, number: int) -> list[list[int]]:
    """Return, by seat and kind, what the hexes with this number would pay; the robber's hex pays nothing."""
    wanted = [[0] * len(KINDS) for _ in range(state.seats)]
    for place, token in enumerate(state.tokens):
        if token != number or place == state.robber:
            continue
        terrain = state.terrain[place]
        for vertex in ISLAND.corners[place]:
            seat = state.owner[vertex]
            if seat == NOBODY:
                continue
            yields = CITY_PAID if state.piece[vertex] == CITY else SETTLEMENT_PAID
            for kind, count in yields[terrain]:
                wanted[seat][kind] += count
    return wanted


def produce(ctx: Ctx[CatanState], number: int) -> list[int]:
    """Pay a roll; return the seats that received nothing, in turn order from the active one."""
    state = ctx.state
    wanted = claims(state, number)
    for kind, sole in limit_to_stock(state.bank, wanted):
        ctx.emit(Shortage(KINDS[kind], sole))
    empty = []
    for seat in clockwise(state.active, state.seats):
        if any(wanted[seat]):
            receive(ctx, seat, wanted[seat], "roll")
        else:
            empty.append(seat)
    return empty


def starting_cards(ctx: Ctx[CatanState], seat: int, vertex: int) -> None:
    """Pay one resource for each productive hex at the second piece."""
    wanted = [0] * len(KINDS)
    for place in ISLAND.corner_cells[vertex]:
        for kind, count in enumerate(SETTLEMENT_YIELD.get(ctx.state.terrain[place], ())):
            wanted[kind] += count
    receive(ctx, seat, wanted, "draft")
