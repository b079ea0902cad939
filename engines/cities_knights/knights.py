"""Knights: who may act, how far they reach, and what driving one away means (rules 2.9)."""

from __future__ import annotations

from engines.cities_knights.building import knight_owners, knights_left
from engines.cities_knights.data import POLITICS
from engines.cities_knights.events import KnightDriven
from engines.cities_knights.geography import CORNERS, EDGES, EDGES_AT
from engines.cities_knights.state import NOBODY, CatanState, Knight, Relocate
from engines.cities_knights.trails import cut_at
from engines.core.game import Ctx

MIGHTY = 3
FORTRESS = 3
"""The level of politics from which strong knights may become mighty."""


def knight_at(state: CatanState, vertex: int) -> Knight | None:
    """The knight on a vertex."""
    return next((knight for knight in state.knights if knight.vertex == vertex), None)


def defence_of(state: CatanState, seat: int) -> int:
    """Strength of a seat's active knights."""
    return sum(knight.level for knight in state.knights if knight.seat == seat and knight.active)


def may_promote(state: CatanState, knight: Knight) -> bool:
    """Whether a knight may rise, the price aside: once a turn, a piece in supply, mighty with politics 3."""
    if knight.promoted or knight.level == MIGHTY or not knights_left(state, knight.seat, knight.level + 1):
        return False
    return knight.level + 1 < MIGHTY or state.players[knight.seat].improvements[POLITICS] >= FORTRESS


def reach(state: CatanState, seat: int, start: int) -> tuple[list[int], list[int]]:
    """Where a knight of the seat may go from a vertex over own roads: free vertices, and foreign knights.

    Own pieces may be passed; foreign buildings and knights stop the way. The start itself is left out.
    """
    knights = knight_owners(state)
    free, foreign = [], []
    known = {start}
    queue = [start]
    while queue:
        vertex = queue.pop()
        for edge in EDGES_AT[vertex]:
            if state.roads[edge] != seat:
                continue
            a, b = EDGES[edge]
            other = b if vertex == a else a
            if other in known:
                continue
            known.add(other)
            stands = knights.get(other, NOBODY)
            if state.owner[other] not in (NOBODY, seat):
                continue
            if stands not in (NOBODY, seat):
                foreign.append(other)
                continue
            if stands == NOBODY and state.owner[other] == NOBODY:
                free.append(other)
            queue.append(other)
    return sorted(free), sorted(foreign)


def beside_robber(state: CatanState, knight: Knight) -> bool:
    """Whether a knight stands on a corner of the robber's hex, and the robber is no longer locked (2.7)."""
    return state.attacks > 0 and knight.vertex in CORNERS[state.robber]


def drive_away(ctx: Ctx[CatanState], knight: Knight, by: int) -> None:
    """Take a knight from its vertex; its owner places it anew over own roads, or loses it without a place.

    Call this after whoever drives it away has moved in: the vertex it stood on may be taken then.
    """
    state = ctx.state
    state.knights.remove(knight)
    cut_at(ctx, knight.vertex, knight.seat)
    free, _ = reach(state, knight.seat, knight.vertex)
    if free:
        ctx.push(Relocate(seat=knight.seat, vertex=knight.vertex, level=knight.level, active=knight.active, by=by))
    else:
        ctx.emit(KnightDriven(knight.seat, by, knight.vertex, None))


def stop_acting(knight: Knight) -> None:
    """After any action a knight is inactive and has acted for this turn."""
    knight.active = False
    knight.ready = False
