"""What a roll pays (rules 1.3 and 2.3)."""

from __future__ import annotations

from engines.cities_knights.card_events import Shortage
from engines.cities_knights.data import CITY_YIELD, KINDS, SETTLEMENT_YIELD
from engines.cities_knights.geography import CORNERS, HEXES_AT
from engines.cities_knights.hands import receive
from engines.cities_knights.state import CITY, NOBODY, CatanState
from engines.core.flows import clockwise
from engines.core.frames import Ctx


def claims(state: CatanState, number: int) -> list[list[int]]:
    """By seat and kind, what the hexes with this number would pay; the robber's hex pays nothing."""
    wanted = [[0] * len(KINDS) for _ in range(state.seats)]
    for place, token in enumerate(state.tokens):
        if token != number or place == state.robber:
            continue
        terrain = state.terrain[place]
        for vertex in CORNERS[place]:
            seat = state.owner[vertex]
            if seat == NOBODY:
                continue
            yields = CITY_YIELD if state.piece[vertex] == CITY else SETTLEMENT_YIELD
            for kind, count in enumerate(yields[terrain]):
                wanted[seat][kind] += count
    return wanted


def produce(ctx: Ctx[CatanState], number: int) -> list[int]:
    """Pay a roll; the seats that received nothing, in turn order from the active one.

    Where the bank cannot pay everybody of a kind, a single claimant takes what is left and several get
    nothing of it.
    """
    state = ctx.state
    wanted = claims(state, number)
    for kind in range(len(KINDS)):
        claimed = [seat for seat in range(state.seats) if wanted[seat][kind]]
        if sum(wanted[seat][kind] for seat in claimed) > state.bank[kind]:
            ctx.emit(Shortage(KINDS[kind], len(claimed) == 1))
            for seat in claimed:
                wanted[seat][kind] = state.bank[kind] if len(claimed) == 1 else 0
    empty = []
    for seat in clockwise(state.active, state.seats):
        if any(wanted[seat]):
            receive(ctx, seat, wanted[seat], "roll")
        else:
            empty.append(seat)
    return empty


def starting_cards(ctx: Ctx[CatanState], seat: int, vertex: int) -> None:
    """One resource for each productive hex at the second piece."""
    wanted = [0] * len(KINDS)
    for place in HEXES_AT[vertex]:
        for kind, count in enumerate(SETTLEMENT_YIELD.get(ctx.state.terrain[place], ())):
            wanted[kind] += count
    receive(ctx, seat, wanted, "draft")
