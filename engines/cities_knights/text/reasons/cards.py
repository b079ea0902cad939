"""Reasons why a progress card cannot be played that way (rules 3 and 2.4)."""

from collections.abc import Sequence

from engines.cities_knights import card_actions as a
from engines.cities_knights.actions import CatanAction, OfferResource
from engines.cities_knights.data import (
    KIND,
    MEDICINE_COST,
    NUMBERS,
    POINT_CARDS,
    Cards,
)
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules import commercial_harbour
from engines.cities_knights.rules.building import cities_of, road_spots, roads_left
from engines.cities_knights.rules.hands import size
from engines.cities_knights.rules.knights import knight_at
from engines.cities_knights.rules.points import total
from engines.cities_knights.rules.progress_cards.common import card_of
from engines.cities_knights.rules.progress_cards.science import FIXED_TOKENS
from engines.cities_knights.state import NOBODY, CatanState, Turn
from engines.cities_knights.text.names import TRADE
from engines.cities_knights.text.reasons import building
from engines.cities_knights.text.reasons.words import at_hex, at_vertex, cannot_pay, names
from engines.core.text.messages import Arg, Msg, Ref, SeatRef


def in_hand(state: CatanState, seat: int, action: CatanAction) -> Msg | None:
    """Explain why a seat has no such card to play at all."""
    card = card_of(action)
    if card in state.players[seat].progress:
        return None
    return Msg("cities_knights-no-card", {"card": Ref("card", card)})


def held(state: CatanState, seat: int, card: str) -> Msg | None:
    """Explain why a card cannot be dropped: it is not in the hand, or lies on the table for good."""
    player = state.players[seat]
    if card in player.progress:
        return None
    if card in POINT_CARDS and card in player.point_cards:
        return Msg("cities_knights-no-card-point", {"card": Ref("card", card)})
    return Msg("cities_knights-no-card", {"card": Ref("card", card)})


def play(state: CatanState, turn: Turn, action: CatanAction) -> Msg | None:
    """Explain why the active seat may not play a card of its hand this way after the roll."""
    return (
        in_hand(state, turn.seat, action)
        or _trade(state, turn, action)
        or _politics(state, turn, action)
        or _science(state, turn, action)
    )


def _others(state: CatanState, turn: Turn) -> list[int]:
    return [seat for seat in range(state.seats) if seat != turn.seat]


def _of(card: str) -> dict[str, Arg]:
    return {"card": Ref("card", card)}


def _useless(card: str) -> Msg:
    """Return the reason, specific to the card, why open facts prove that it would do nothing."""
    return Msg(f"cities_knights-no-effect-{card.replace('_', '-')}", _of(card))


# ------------------------------------------------------------------ trade


def _trade(state: CatanState, turn: Turn, action: CatanAction) -> Msg | None:
    others = _others(state, turn)
    match action:
        case a.CommercialHarbour():
            if turn.harbour:
                return Msg("cities_knights-no-harbour-second", _of("commercial_harbor"))
            if not commercial_harbour.partners(state, turn):
                return _useless("commercial_harbor")
        case a.MasterMerchant(victim):
            if total(state, victim) <= total(state, turn.seat):
                return Msg("cities_knights-no-richer", _of("master_merchant") | {"seat": SeatRef(victim)})
            if not size(state, victim):
                return Msg("cities_knights-no-victim-cards", {"seat": SeatRef(victim)})
        case a.MerchantFleet(kind):
            if KIND[kind] in turn.fleets:
                return Msg("cities_knights-no-fleet-again", {"kind": Ref("kind", kind)})
        case a.Merchant(name):
            place = ISLAND.cell(name)
            if all(state.owner[vertex] != turn.seat for vertex in ISLAND.corners[place]):
                return Msg("cities_knights-no-merchant-here", at_hex(state, place))
            if (state.merchant_hex, state.merchant_seat) == (place, turn.seat):
                return Msg("cities_knights-no-merchant-again", at_hex(state, place))
        case a.ResourceMonopoly() | a.TradeMonopoly():
            if not any(size(state, seat) for seat in others):
                return _useless(card_of(action))
    return None


def lay(state: CatanState, turn: Turn, laid: Sequence[int], action: OfferResource) -> Msg | None:
    """Explain why a resource may not be offered to an opponent. laid: kinds already offered to others."""
    if not turn.harbour:
        return Msg("cities_knights-no-harbour-unplayed", _of("commercial_harbor"))
    if action.victim in turn.harbours:
        return Msg("cities_knights-no-harbour-again", {"seat": SeatRef(action.victim)})
    if not size(state, action.victim):
        return Msg("cities_knights-no-victim-cards", {"seat": SeatRef(action.victim)})
    kind = KIND[action.kind]
    if state.players[turn.seat].hand[kind] <= laid.count(kind):
        return Msg("cities_knights-no-terms-pay", {"missing": TRADE.in_words(Cards(**{action.kind: 1}))})
    return None


# ------------------------------------------------------------------ politics


def _politics(state: CatanState, turn: Turn, action: CatanAction) -> Msg | None:
    others = _others(state, turn)
    mine = total(state, turn.seat)
    match action:
        case a.Bishop(name):
            if not state.attacks:
                return Msg("cities_knights-no-robber-locked")
            if ISLAND.cell(name) == state.robber:
                return Msg("cities_knights-no-robber-stay", at_hex(state, state.robber))
        case a.Deserter(victim):
            if all(knight.seat != victim for knight in state.knights):
                return Msg("cities_knights-no-victim-knight", {"seat": SeatRef(victim)})
        case a.Diplomat(edge):
            args: dict[str, Arg] = {"place": names(state).edges[ISLAND.edge(edge)]}
            if state.roads[ISLAND.edge(edge)] == NOBODY:
                return Msg("cities_knights-no-diplomat-road", args)
            return Msg("cities_knights-no-diplomat-closed", args)
        case a.Intrigue(vertex):
            knight = knight_at(state, vertex)
            if knight is None or knight.seat == turn.seat:
                return Msg("cities_knights-no-intrigue-knight", at_vertex(state, vertex))
            if all(state.roads[edge] != turn.seat for edge in ISLAND.corner_edges[vertex]):
                return Msg("cities_knights-no-intrigue-road", at_vertex(state, vertex))
        case a.Saboteur():
            if not any(total(state, seat) >= mine and size(state, seat) > 1 for seat in others):
                return _useless("saboteur")
        case a.Spy(victim):
            if not state.players[victim].progress:
                return Msg("cities_knights-no-spy-cards", {"seat": SeatRef(victim)})
        case a.Warlord():
            if all(knight.active for knight in state.knights if knight.seat == turn.seat):
                return _useless("warlord")
        case a.Wedding():
            if not any(total(state, seat) > mine and size(state, seat) for seat in others):
                return _useless("wedding")
    return None


# ------------------------------------------------------------------ science


def _science(state: CatanState, turn: Turn, action: CatanAction) -> Msg | None:
    match action:
        case a.Crane():
            if not cities_of(state, turn.seat):
                return Msg("cities_knights-no-improve-city")
            return _useless("crane")
        case a.Engineer(vertex):
            return building.wall(state, turn.seat, vertex)
        case a.Inventor(hexes):
            return _inventor(state, hexes)
        case a.Irrigation() | a.Mining():
            return _useless(card_of(action))
        case a.Medicine(vertex):
            refused = building.city(state, turn.seat, vertex)
            return refused or cannot_pay(state, turn.seat, MEDICINE_COST, Ref("deed", "medicine"))
        case a.RoadBuilding():
            if not roads_left(state, turn.seat):
                return Msg("cities_knights-no-road-left", {"n": NUMBERS.pieces.road})
            if not road_spots(state, turn.seat):
                return _useless("road_building")
        case a.Smith():
            return _useless("smith")
    return None


def _inventor(state: CatanState, hexes: tuple[str, ...]) -> Msg | None:
    if len(hexes) != 2 or hexes[0] == hexes[1]:
        return Msg("cities_knights-no-inventor-two")
    places = [ISLAND.cell(name) for name in hexes]
    for place in places:
        if state.tokens[place] in FIXED_TOKENS:
            return Msg("cities_knights-no-inventor-fixed", at_hex(state, place))
    if state.tokens[places[0]] == state.tokens[places[1]]:
        return Msg("cities_knights-no-inventor-equal", {"n": state.tokens[places[0]]})
    return None
