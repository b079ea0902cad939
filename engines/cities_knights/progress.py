"""The twenty-three progress cards that are played, each with its options and its effect (rules 3).

A card that visible facts show cannot do anything is not offered; one whose effect depends on hidden hands is,
and is spent even if it brings nothing (A16).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping
from typing import Any

from engines.cities_knights import actions as a
from engines.cities_knights.building import (
    can_pay,
    city_spots,
    road_spots,
    roads_left,
    wall_spots,
)
from engines.cities_knights.common import at_vertex, plain
from engines.cities_knights.data import (
    COMMODITIES,
    GRAIN,
    KIND,
    KINDS,
    MEDICINE_COST,
    ORE,
    RESOURCES,
    TRACKS,
    Cards,
    cards_of,
)
from engines.cities_knights.events import (
    Built,
    CardPlayed,
    CardsTaken,
    KnightActivated,
    RoadRemoved,
    RobberMoved,
)
from engines.cities_knights.geography import CORNERS, EDGE, EDGE_IDS, EDGES, EDGES_AT, HEX, HEXES
from engines.cities_knights.hands import commodities, give, hand_over, lay_under, one, pay, receive, size, steal
from engines.cities_knights.improving import LAST_LEVEL, may_improve
from engines.cities_knights.knights import knight_at, may_promote, relocate, take_off
from engines.cities_knights.points import total
from engines.cities_knights.state import (
    CITY,
    NOBODY,
    CatanState,
    Desertion,
    FreePromotions,
    FreeRoads,
    Harbour,
    Owing,
    Plunder,
    Spying,
    Turn,
)
from engines.cities_knights.trails import measure, recount
from engines.core.actions import IntHole, Option
from engines.core.frames import Ctx
from engines.core.text import Ref

FIXED_TOKENS = (0, 2, 6, 8, 12)
GIFT = 2
ALCHEMIST = Option(
    a.Alchemist(1, 1),
    holes=(IntHole("red", 1, 6), IntHole("yellow", 1, 6)),
    group="card",
    target=Ref("card", "alchemist"),
)


def card_of(action: Any) -> str:
    """The progress card that an action plays."""
    tag: str = type(action).__struct_config__.tag
    return tag.removeprefix("card-")


def before_roll(state: CatanState, seat: int) -> list[Option]:
    """The Alchemist, the only card that is played before the roll."""
    return [ALCHEMIST] if "alchemist" in state.players[seat].progress else []


def options(state: CatanState, turn: Turn) -> list[Option]:
    """What every card in the active hand can do now."""
    found: list[Option] = []
    hand = state.players[turn.seat].progress
    if not hand:
        return found
    for card, offer in OPTIONS.items():
        if card in hand:
            found += offer(state, turn)
    return found


def spend(
    ctx: Ctx[CatanState],
    seat: int,
    action: Any,
    *,
    victim: int | None = None,
    kind: str | None = None,
    hexes: tuple[str, ...] = (),
) -> None:
    """A card leaves the hand, goes under its deck, and everybody sees which it was."""
    card = card_of(action)
    lay_under(ctx.state, seat, card)
    ctx.emit(CardPlayed(seat, card, victim, kind, hexes))


def play(ctx: Ctx[CatanState], turn: Turn, seat: int, action: Any) -> None:
    """Spend a card and let it work."""
    named_hex = getattr(action, "hex", None)
    spend(
        ctx,
        seat,
        action,
        victim=getattr(action, "victim", None),
        kind=getattr(action, "kind", None),
        hexes=getattr(action, "hexes", ()) or ((named_hex,) if named_hex else ()),
    )
    EFFECTS[type(action)](ctx, turn, action)


def _opponents(state: CatanState, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def _card(action: Any, target: Ref | None = None) -> Option:
    card = Ref("card", card_of(action))
    return plain(action, "card", target or card, card)


# ------------------------------------------------------------------ trade


def _commercial_harbour(state: CatanState, turn: Turn) -> list[Option]:
    return [_card(a.CommercialHarbour())] if harbour_partners(state, turn) else []


def harbour_partners(state: CatanState, turn: Turn) -> list[int]:
    """Opponents to whom a resource may still be offered this turn: once each, and only with commodities (A14)."""
    if not any(state.players[turn.seat].hand[: len(RESOURCES)]):
        return []
    return [
        seat for seat in _opponents(state, turn.seat) if seat not in turn.harbours and commodities(state, seat)
    ]


def _richer(state: CatanState, seat: int) -> list[int]:
    mine = total(state, seat)
    return [other for other in _opponents(state, seat) if total(state, other) > mine and size(state, other)]


def _master_merchant(state: CatanState, turn: Turn) -> list[Option]:
    return [_card(a.MasterMerchant(seat), Ref("seat", str(seat))) for seat in _richer(state, turn.seat)]


def _plunder(ctx: Ctx[CatanState], turn: Turn, action: a.MasterMerchant) -> None:
    # The hand is shown now, whatever is taken then.
    ctx.reveal()
    ctx.push(Plunder(seat=turn.seat, victim=action.victim))


def _merchant_fleet(state: CatanState, turn: Turn) -> list[Option]:
    return [_card(a.MerchantFleet(kind), Ref("kind", kind)) for kind in KINDS if KIND[kind] not in turn.fleets]


def _merchant(state: CatanState, turn: Turn) -> list[Option]:
    return [
        _card(a.Merchant(name), Ref("hex", name))
        for place, name in enumerate(HEXES)
        if any(state.owner[vertex] == turn.seat for vertex in CORNERS[place])
        and (state.merchant_hex, state.merchant_seat) != (place, turn.seat)
    ]


def _place_merchant(ctx: Ctx[CatanState], turn: Turn, action: a.Merchant) -> None:
    ctx.state.merchant_hex = HEX[action.hex]
    ctx.state.merchant_seat = turn.seat


def _resource_monopoly(state: CatanState, turn: Turn) -> list[Option]:
    if all(size(state, seat) == commodities(state, seat) for seat in _opponents(state, turn.seat)):
        return []
    return [_card(a.ResourceMonopoly(kind), Ref("kind", kind)) for kind in RESOURCES]


def _trade_monopoly(state: CatanState, turn: Turn) -> list[Option]:
    if not any(commodities(state, seat) for seat in _opponents(state, turn.seat)):
        return []
    return [_card(a.TradeMonopoly(kind), Ref("kind", kind)) for kind in COMMODITIES]


def _collect(ctx: Ctx[CatanState], turn: Turn, kind: str, most: int) -> None:
    ctx.reveal()
    for seat in _opponents(ctx.state, turn.seat):
        count = min(most, ctx.state.players[seat].hand[KIND[kind]])
        if count:
            cards = Cards(**{kind: count})
            hand_over(ctx.state, seat, turn.seat, cards)
            ctx.emit(CardsTaken(turn.seat, seat, cards))


# ------------------------------------------------------------------ politics


def _bishop(state: CatanState, turn: Turn) -> list[Option]:
    if not state.attacks:
        return []
    return [_card(a.Bishop(name), Ref("hex", name)) for name in HEXES if HEX[name] != state.robber]


def _bless(ctx: Ctx[CatanState], turn: Turn, action: a.Bishop) -> None:
    state = ctx.state
    state.robber = HEX[action.hex]
    ctx.emit(RobberMoved(turn.seat, action.hex, "bishop"))
    there = {state.owner[vertex] for vertex in CORNERS[state.robber]} - {NOBODY, turn.seat}
    for seat in sorted(there):
        steal(ctx, turn.seat, seat)


def _deserter(state: CatanState, turn: Turn) -> list[Option]:
    owners = {knight.seat for knight in state.knights} - {turn.seat}
    return [_card(a.Deserter(seat), Ref("seat", str(seat))) for seat in sorted(owners)]


def open_roads(state: CatanState) -> list[int]:
    """Roads of anybody with an end that carries nothing else of their owner (A10)."""
    found = []
    for edge, seat in enumerate(state.roads):
        if seat == NOBODY:
            continue
        for vertex in EDGES[edge]:
            knight = knight_at(state, vertex)
            others = any(state.roads[other] == seat for other in EDGES_AT[vertex] if other != edge)
            if not others and state.owner[vertex] != seat and (knight is None or knight.seat != seat):
                found.append(edge)
                break
    return found


def _diplomat(state: CatanState, turn: Turn) -> list[Option]:
    return [_card(a.Diplomat(EDGE_IDS[edge]), Ref("edge", EDGE_IDS[edge])) for edge in open_roads(state)]


def _remove_road(ctx: Ctx[CatanState], turn: Turn, action: a.Diplomat) -> None:
    state = ctx.state
    edge = EDGE[action.edge]
    owner = state.roads[edge]
    state.roads[edge] = NOBODY
    ctx.emit(RoadRemoved(turn.seat, owner, action.edge))
    if owner == turn.seat:
        # The longest road is settled after both steps: when the road was laid elsewhere, or not.
        measure(state, [owner])
        ctx.push(FreeRoads(seat=owner, left=1, not_on=edge, optional=True))
    else:
        recount(ctx, [owner])


def _intrigue(state: CatanState, turn: Turn) -> list[Option]:
    return [
        at_vertex("card-intrigue", knight.vertex, "card")
        for knight in sorted(state.knights, key=lambda knight: knight.vertex)
        if knight.seat != turn.seat and any(state.roads[edge] == turn.seat for edge in EDGES_AT[knight.vertex])
    ]


def _send_away(ctx: Ctx[CatanState], turn: Turn, action: a.Intrigue) -> None:
    knight = knight_at(ctx.state, action.vertex)
    assert knight is not None
    take_off(ctx, knight)
    relocate(ctx, knight, turn.seat)


def _sabotaged(state: CatanState, seat: int) -> list[int]:
    mine = total(state, seat)
    return [other for other in _opponents(state, seat) if total(state, other) >= mine and size(state, other) > 1]


def _saboteur(state: CatanState, turn: Turn) -> list[Option]:
    return [_card(a.Saboteur())] if _sabotaged(state, turn.seat) else []


def _sabotage(ctx: Ctx[CatanState], turn: Turn, _: a.Saboteur) -> None:
    state = ctx.state
    hit = _sabotaged(state, turn.seat)
    amounts = [size(state, seat) // 2 if seat in hit else 0 for seat in range(state.seats)]
    ctx.push(Owing(amounts=amounts, reason="saboteur"))


def _spy(state: CatanState, turn: Turn) -> list[Option]:
    return [
        _card(a.Spy(seat), Ref("seat", str(seat)))
        for seat in _opponents(state, turn.seat)
        if state.players[seat].progress
    ]


def _look(ctx: Ctx[CatanState], turn: Turn, action: a.Spy) -> None:
    ctx.reveal()
    ctx.push(Spying(seat=turn.seat, victim=action.victim))


def _warlord(state: CatanState, turn: Turn) -> list[Option]:
    idle = any(knight.seat == turn.seat and not knight.active for knight in state.knights)
    return [_card(a.Warlord())] if idle else []


def _arm(ctx: Ctx[CatanState], turn: Turn, _: a.Warlord) -> None:
    for knight in ctx.state.knights:
        if knight.seat == turn.seat and not knight.active:
            knight.active = True
            ctx.emit(KnightActivated(turn.seat, knight.vertex))


def _wedding(state: CatanState, turn: Turn) -> list[Option]:
    return [_card(a.Wedding())] if _richer(state, turn.seat) else []


def _marry(ctx: Ctx[CatanState], turn: Turn, _: a.Wedding) -> None:
    state = ctx.state
    amounts = [0] * state.seats
    for seat in _richer(state, turn.seat):
        if size(state, seat) > GIFT:
            amounts[seat] = GIFT
        else:
            # Who has no more than the gift has nothing to choose.
            give(ctx, seat, turn.seat, cards_of(state.players[seat].hand), "wedding")
    if any(amounts):
        ctx.push(Owing(amounts=amounts, reason="wedding", to=turn.seat))


# ------------------------------------------------------------------ science


def _crane(state: CatanState, turn: Turn) -> list[Option]:
    buildable = any(may_improve(state, turn.seat, track) for track in range(len(TRACKS)))
    # Cranes that wait already serve as many of the levels that are left.
    levels = sum(LAST_LEVEL - level for level in state.players[turn.seat].improvements)
    return [_card(a.Crane())] if buildable and levels > turn.cranes else []


def _raise_crane(_: Ctx[CatanState], turn: Turn, __: a.Crane) -> None:
    turn.cranes += 1


def _engineer(state: CatanState, turn: Turn) -> list[Option]:
    return [at_vertex("card-engineer", vertex, "card") for vertex in wall_spots(state, turn.seat)]


def _wall(ctx: Ctx[CatanState], turn: Turn, action: a.Engineer) -> None:
    insort(ctx.state.walls, action.vertex)
    ctx.emit(Built(turn.seat, "wall", action.vertex, free=True))


def _inventor(state: CatanState, turn: Turn) -> list[Option]:
    places = [place for place, token in enumerate(state.tokens) if token not in FIXED_TOKENS]
    return [
        plain(a.Inventor((HEXES[one_], HEXES[two])), "card", Ref("hex", HEXES[two]), Ref("hex", HEXES[one_]))
        for i, one_ in enumerate(places)
        for two in places[i + 1 :]
        if state.tokens[one_] != state.tokens[two]
    ]


def _swap(ctx: Ctx[CatanState], _: Turn, action: a.Inventor) -> None:
    first, second = (HEX[name] for name in action.hexes)
    tokens = ctx.state.tokens
    tokens[first], tokens[second] = tokens[second], tokens[first]


def _harvest(state: CatanState, seat: int, terrain: str) -> int:
    return 2 * sum(
        kind == terrain and any(state.owner[vertex] == seat for vertex in CORNERS[place])
        for place, kind in enumerate(state.terrain)
    )


def _irrigation(state: CatanState, turn: Turn) -> list[Option]:
    useful = state.bank[GRAIN] and _harvest(state, turn.seat, "fields")
    return [_card(a.Irrigation())] if useful else []


def _irrigate(ctx: Ctx[CatanState], turn: Turn, _: a.Irrigation) -> None:
    count = _harvest(ctx.state, turn.seat, "fields")
    receive(ctx, turn.seat, [count * n for n in one(GRAIN)], "irrigation")


def _mining(state: CatanState, turn: Turn) -> list[Option]:
    useful = state.bank[ORE] and _harvest(state, turn.seat, "mountains")
    return [_card(a.Mining())] if useful else []


def _mine(ctx: Ctx[CatanState], turn: Turn, _: a.Mining) -> None:
    count = _harvest(ctx.state, turn.seat, "mountains")
    receive(ctx, turn.seat, [count * n for n in one(ORE)], "mining")


def _medicine(state: CatanState, turn: Turn) -> list[Option]:
    if not can_pay(state.players[turn.seat].hand, MEDICINE_COST):
        return []
    return [at_vertex("card-medicine", vertex, "card") for vertex in city_spots(state, turn.seat)]


def _heal(ctx: Ctx[CatanState], turn: Turn, action: a.Medicine) -> None:
    pay(ctx.state, turn.seat, MEDICINE_COST)
    ctx.state.piece[action.vertex] = CITY
    ctx.emit(Built(turn.seat, "city", action.vertex))


def _road_building(state: CatanState, turn: Turn) -> list[Option]:
    useful = roads_left(state, turn.seat) and road_spots(state, turn.seat)
    return [_card(a.RoadBuilding())] if useful else []


def _smith(state: CatanState, turn: Turn) -> list[Option]:
    useful = any(knight.seat == turn.seat and may_promote(state, knight) for knight in state.knights)
    return [_card(a.Smith())] if useful else []


OPTIONS: Mapping[str, Callable[[CatanState, Turn], list[Option]]] = {
    "commercial_harbor": _commercial_harbour,
    "master_merchant": _master_merchant,
    "merchant_fleet": _merchant_fleet,
    "merchant": _merchant,
    "resource_monopoly": _resource_monopoly,
    "trade_monopoly": _trade_monopoly,
    "bishop": _bishop,
    "deserter": _deserter,
    "diplomat": _diplomat,
    "intrigue": _intrigue,
    "saboteur": _saboteur,
    "spy": _spy,
    "warlord": _warlord,
    "wedding": _wedding,
    "crane": _crane,
    "engineer": _engineer,
    "inventor": _inventor,
    "irrigation": _irrigation,
    "medicine": _medicine,
    "mining": _mining,
    "road_building": _road_building,
    "smith": _smith,
}
"""By card, what it offers to the active seat; the Alchemist stands apart (`before_roll`)."""

EFFECTS: Mapping[type, Callable[[Ctx[CatanState], Turn, Any], None]] = {
    a.CommercialHarbour: lambda ctx, turn, _: ctx.push(Harbour(seat=turn.seat)),
    a.MasterMerchant: _plunder,
    a.MerchantFleet: lambda _, turn, action: turn.fleets.append(KIND[action.kind]),
    a.Merchant: _place_merchant,
    a.ResourceMonopoly: lambda ctx, turn, action: _collect(ctx, turn, action.kind, 2),
    a.TradeMonopoly: lambda ctx, turn, action: _collect(ctx, turn, action.kind, 1),
    a.Bishop: _bless,
    a.Deserter: lambda ctx, turn, action: ctx.push(Desertion(seat=turn.seat, victim=action.victim)),
    a.Diplomat: _remove_road,
    a.Intrigue: _send_away,
    a.Saboteur: _sabotage,
    a.Spy: _look,
    a.Warlord: _arm,
    a.Wedding: _marry,
    a.Crane: _raise_crane,
    a.Engineer: _wall,
    a.Inventor: _swap,
    a.Irrigation: _irrigate,
    a.Medicine: _heal,
    a.Mining: _mine,
    a.RoadBuilding: lambda ctx, turn, _: ctx.push(FreeRoads(seat=turn.seat, left=2)),
    a.Smith: lambda ctx, turn, _: ctx.push(FreePromotions(seat=turn.seat, left=2)),
}
"""By action, what happens when the card is played."""
