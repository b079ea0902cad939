"""Knights: which may act, how far they reach, and displacement (rules 2.9)."""

from typing import Any

from msgspec.structs import replace

from engines.cities_knights.data import POLITICS
from engines.cities_knights.events import KnightDisplaced, KnightDriven, KnightMoved
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import free_cities, knight_owners, knights_left
from engines.cities_knights.rules.longest_road import award, measure_at
from engines.cities_knights.rules.remembered import with_roads
from engines.cities_knights.state import CITY, NOBODY, CatanState, Knight, Relocate
from engines.core.frames import Ctx

MIGHTY = 3
FORTRESS = 3
"""The level of politics from which strong knights may become mighty."""
ACTED = {"active": False, "ready": False}
"""What any action makes of a knight: it is inactive, and has acted for this turn."""


def knight_at(state: CatanState, vertex: int) -> Knight | None:
    """Return the knight on a vertex, if any."""
    return next((knight for knight in state.knights if knight.vertex == vertex), None)


def change(state: CatanState, knight: Knight, **fields: Any) -> Knight:
    """Change the level or the readiness of a knight on the board; return the changed knight."""
    changed = replace(knight, **fields)
    state.knights = tuple([changed if other is knight else other for other in state.knights])
    return changed


def begin_turn(state: CatanState, seat: int) -> None:
    """Let the seat's active knights act in its turn, and no others; none has been promoted in it."""
    for knight in state.knights:
        ready = knight.active and knight.seat == seat
        if knight.ready != ready or knight.promoted:
            change(state, knight, ready=ready, promoted=False)


def defence_of(state: CatanState, seat: int) -> int:
    """Return the strength of a seat's active knights."""
    return sum(knight.level for knight in state.knights if knight.seat == seat and knight.active)


def endangered(state: CatanState) -> list[int]:
    """Return the seats that would lose a city if the barbarians landed now, in seat order.

    Barbarians stronger than all knights together rob the seat that defended worst among those with a city that is
    no metropolis; in a tie, all of them.
    """
    own = [defence_of(state, seat) for seat in range(state.seats)]
    if sum(own) >= state.piece.count(CITY):
        return []
    able = [seat for seat in range(state.seats) if free_cities(state, seat)]
    return [seat for seat in able if own[seat] == min(own[other] for other in able)]


def may_promote(state: CatanState, knight: Knight) -> bool:
    """Return whether a knight may rise, regardless of the price.

    That is once a turn, with a piece in supply, and to mighty only with politics 3.
    """
    if knight.promoted or knight.level == MIGHTY or not knights_left(state, knight.seat, knight.level + 1):
        return False
    return knight.level + 1 < MIGHTY or state.players[knight.seat].improvements[POLITICS] >= FORTRESS


@with_roads
def reach(state: CatanState, seat: int, start: int) -> tuple[list[int], list[int]]:
    """Return where a knight of the seat may go over own roads: free vertices, and opponents' knights.

    Own pieces may be passed; opponents' buildings and knights block the way. The start itself is not included.
    """
    knights = knight_owners(state)
    free, foreign = [], []
    known = {start}
    queue = [start]
    while queue:
        vertex = queue.pop()
        for edge in ISLAND.corner_edges[vertex]:
            if state.roads[edge] != seat:
                continue
            a, b = ISLAND.edges[edge]
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
    """Return whether a knight is on a corner of the robber's hex and the robber is free to move (2.7)."""
    return state.attacks > 0 and knight.vertex in ISLAND.corners[state.robber]


def set_up(state: CatanState, knight: Knight) -> None:
    """Put a knight on the board, in the list's order of vertices. The caller settles the longest road."""
    state.knights = tuple(sorted((*state.knights, knight), key=lambda other: other.vertex))
    measure_at(state, knight.vertex, knight.seat)


def take_off(state: CatanState, knight: Knight) -> None:
    """Take a knight from the board. The caller settles the longest road."""
    state.knights = tuple([other for other in state.knights if other is not knight])
    measure_at(state, knight.vertex, knight.seat)


def walk(ctx: Ctx[CatanState], knight: Knight, to: int) -> None:
    """Move a knight as its action. A knight on the goal is displaced; its owner places it afterwards."""
    state = ctx.state
    start = knight.vertex
    driven = knight_at(state, to)
    if driven is not None:
        take_off(state, driven)
    take_off(state, knight)
    set_up(state, replace(knight, vertex=to, **ACTED))
    ctx.emit(KnightMoved(knight.seat, start, to))
    if driven is not None:
        relocate(ctx, driven, knight.seat)
    else:
        # Both ends count at once: a road that grows here and is cut there was never longer.
        award(ctx)


def relocate(ctx: Ctx[CatanState], knight: Knight, by: int) -> None:
    """Let the owner of a displaced knight place it over own roads; it is lost if there is no place.

    The longest road is settled once the knight is placed or lost.
    """
    state = ctx.state
    ctx.emit(KnightDisplaced(knight.seat, by, knight.vertex, knight.level))
    free, _ = reach(state, knight.seat, knight.vertex)
    if free:
        ctx.push(Relocate(seat=knight.seat, vertex=knight.vertex, level=knight.level, active=knight.active, by=by))
    else:
        ctx.emit(KnightDriven(knight.seat, by, knight.vertex, None))
        award(ctx)
