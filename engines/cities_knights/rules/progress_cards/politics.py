"""The playable politics cards (rules 3): their options and effects."""

from engines.cities_knights import card_actions as a
from engines.cities_knights.data import Cards
from engines.cities_knights.events import KnightActivated, RoadRemoved, RobberMoved
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import knight_owners, touches_road
from engines.cities_knights.rules.common import at_vertex
from engines.cities_knights.rules.hands import give, size, steal
from engines.cities_knights.rules.knights import change, knight_at, relocate, take_off
from engines.cities_knights.rules.longest_road import measure, recount
from engines.cities_knights.rules.points import total
from engines.cities_knights.rules.progress_cards.common import (
    Effects,
    Offers,
    if_useful,
    opponents,
    richer,
    upon_each,
)
from engines.cities_knights.rules.remembered import with_roads
from engines.cities_knights.state import (
    NOBODY,
    CardsOwed,
    CatanState,
    Desertion,
    FreeRoads,
    Spying,
    Turn,
    replaced,
)
from engines.core.actions import Option
from engines.core.frames import Ctx
from engines.core.text.kinds import SEAT

GIFT = 2


def _bless(ctx: Ctx[CatanState], turn: Turn, action: a.Bishop) -> None:
    state = ctx.state
    state.robber = ISLAND.cell(action.hex)
    ctx.emit(RobberMoved(turn.seat, action.hex, "bishop"))
    there = {state.owner[vertex] for vertex in ISLAND.corners[state.robber]} - {NOBODY, turn.seat}
    for seat in sorted(there):
        steal(ctx, turn.seat, seat)


@with_roads
def open_roads(state: CatanState) -> list[int]:
    """Return all roads, of any seat, with an end that carries nothing else of their owner (A10)."""
    found = []
    roads, knights = state.roads, knight_owners(state)
    for edge, seat in enumerate(roads):
        if seat == NOBODY:
            continue
        for vertex in ISLAND.edges[edge]:
            # The count includes the road itself.
            alone = [roads[other] for other in ISLAND.corner_edges[vertex]].count(seat) == 1
            if alone and state.owner[vertex] != seat and knights.get(vertex) != seat:
                found.append(edge)
                break
    return found


def _remove_road(ctx: Ctx[CatanState], turn: Turn, action: a.Diplomat) -> None:
    state = ctx.state
    edge = ISLAND.edge(action.edge)
    owner = state.roads[edge]
    state.roads = replaced(state.roads, edge, NOBODY)
    ctx.emit(RoadRemoved(turn.seat, owner, action.edge))
    if owner == turn.seat:
        # The longest road is settled after both steps, when the road has been laid elsewhere or declined.
        measure(state, [owner])
        ctx.push(FreeRoads(seat=owner, left=1, not_on=edge, optional=True))
    else:
        recount(ctx, [owner])


def _intrigue(state: CatanState, turn: Turn) -> list[Option]:
    return [
        at_vertex(a.Intrigue, knight.vertex, "card")
        for knight in state.knights
        if knight.seat != turn.seat and touches_road(state, turn.seat, knight.vertex)
    ]


def _send_away(ctx: Ctx[CatanState], turn: Turn, action: a.Intrigue) -> None:
    knight = knight_at(ctx.state, action.vertex)
    assert knight is not None
    take_off(ctx.state, knight)
    relocate(ctx, knight, turn.seat)


def _sabotaged(state: CatanState, seat: int) -> list[int]:
    mine = total(state, seat)
    return [other for other in opponents(state, seat) if size(state, other) > 1 and total(state, other) >= mine]


def _sabotage(ctx: Ctx[CatanState], turn: Turn, _: a.Saboteur) -> None:
    state = ctx.state
    hit = _sabotaged(state, turn.seat)
    amounts = [size(state, seat) // 2 if seat in hit else 0 for seat in range(state.seats)]
    ctx.push(CardsOwed(amounts=amounts, reason="saboteur"))


def _look(ctx: Ctx[CatanState], turn: Turn, action: a.Spy) -> None:
    ctx.reveal()
    ctx.push(Spying(seat=turn.seat, victim=action.victim))


def _arm(ctx: Ctx[CatanState], turn: Turn, _: a.Warlord) -> None:
    for knight in ctx.state.knights:
        if knight.seat == turn.seat and not knight.active:
            change(ctx.state, knight, active=True)
            ctx.emit(KnightActivated(turn.seat, knight.vertex))


def _marry(ctx: Ctx[CatanState], turn: Turn, _: a.Wedding) -> None:
    state = ctx.state
    amounts = [0] * state.seats
    for seat in richer(state, turn.seat):
        if size(state, seat) > GIFT:
            amounts[seat] = GIFT
        else:
            # A seat with no more cards than the gift has nothing to choose.
            give(ctx, seat, turn.seat, Cards.of(state.players[seat].hand), "wedding")
    if any(amounts):
        ctx.push(CardsOwed(amounts=amounts, reason="wedding", to=turn.seat))


def _free_hexes(state: CatanState, turn: Turn) -> list[str]:
    return [name for place, name in enumerate(ISLAND.names) if state.attacks and place != state.robber]


OPTIONS: Offers = {
    "bishop": upon_each(a.Bishop, "hex", _free_hexes),
    "deserter": upon_each(
        a.Deserter, SEAT, lambda state, turn: sorted({knight.seat for knight in state.knights} - {turn.seat})
    ),
    "diplomat": upon_each(
        a.Diplomat, "edge", lambda state, _: [ISLAND.edge_names[edge] for edge in open_roads(state)]
    ),
    "intrigue": _intrigue,
    "saboteur": if_useful(a.Saboteur(), lambda state, turn: _sabotaged(state, turn.seat)),
    "spy": upon_each(
        a.Spy,
        SEAT,
        lambda state, turn: [seat for seat in opponents(state, turn.seat) if state.players[seat].progress],
    ),
    "warlord": if_useful(
        a.Warlord(), lambda state, turn: any(k.seat == turn.seat and not k.active for k in state.knights)
    ),
    "wedding": if_useful(a.Wedding(), lambda state, turn: richer(state, turn.seat)),
}

EFFECTS: Effects = {
    a.Bishop: _bless,
    a.Deserter: lambda ctx, turn, action: ctx.push(Desertion(seat=turn.seat, victim=action.victim)),
    a.Diplomat: _remove_road,
    a.Intrigue: _send_away,
    a.Saboteur: _sabotage,
    a.Spy: _look,
    a.Warlord: _arm,
    a.Wedding: _marry,
}
