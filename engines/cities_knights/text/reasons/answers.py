"""Reasons why an answer to a duty is refused (rules 2.1 and 2.4 to 2.9)."""

from engines.cities_knights import actions as a
from engines.cities_knights.data import KIND, TRACKS, Cards
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import cities_of
from engines.cities_knights.rules.duties import victims
from engines.cities_knights.rules.knights import knight_at, reach
from engines.cities_knights.state import (
    AnyFrame,
    CardsOwed,
    CatanState,
    FreePromotions,
    FreeRoads,
    Harbour,
    Plunder,
    Relocate,
    Turn,
)
from engines.cities_knights.text.names import TRADE
from engines.cities_knights.text.reasons import building, cards, knights
from engines.cities_knights.text.reasons.words import at_hex, at_vertex
from engines.core.frames import outermost_frame
from engines.core.mechanics.resource_counts import lacking
from engines.core.text.messages import Arg, Msg, Ref, seats_in_words

MOST_PLUNDER = 2


def answer(state: CatanState, frame: AnyFrame, seat: int, action: a.CatanAction) -> Msg | None:
    """Explain why an action of the right sort is no legal answer; None if the reason is not known here."""
    match action:
        case a.Discard(bag) | a.Gift(bag) if isinstance(frame, CardsOwed):
            return _bag(bag, state.players[seat].hand, frame.amounts[seat])
        case a.TakeCards(bag) if isinstance(frame, Plunder):
            hand = state.players[frame.victim].hand
            return _bag(bag, hand, min(MOST_PLUNDER, sum(hand)))
        case a.DropCard(card):
            return cards.held(state, seat, card)
        case a.TakeProgress(card):
            return Msg("cities_knights-no-spy-card", {"card": Ref("card", card)})
        case a.MoveRobber(name, victim):
            return _robber(state, seat, ISLAND.cell(name), victim)
        case a.RazeCity(vertex) | a.PlaceMetropolis(vertex):
            return _city(state, seat, vertex)
        case a.PlaceKnight(vertex):
            return _placed(state, frame, seat, vertex)
        case a.Desert(vertex):
            return Msg("cities_knights-no-knight-here", at_vertex(state, vertex))
        case a.ChooseDeck(track):
            return Msg("cities_knights-no-deck", {"track": Ref("track", track)})
        case a.TakeResource(kind):
            return Msg("cities_knights-no-bank-stock", {"kind": Ref("kind", kind), "n": state.bank[KIND[kind]]})
        case a.GiveCommodity(kind):
            return Msg("cities_knights-no-terms-pay", {"missing": TRADE.in_words(Cards(**{kind: 1}))})
        case a.OfferResource() if isinstance(frame, Harbour):
            turn = outermost_frame(state, Turn)
            return None if turn is None else cards.lay(state, turn, frame.laid, action)
        case a.BuildRoad(edge) if isinstance(frame, FreeRoads):
            return building.road(state, seat, edge, frame.not_on)
        case a.PromoteKnight(vertex) if isinstance(frame, FreePromotions):
            knight = knight_at(state, vertex)
            if knight is None or knight.seat != seat:
                return Msg("cities_knights-no-knight-here", at_vertex(state, vertex))
            return knights.promotion(state, knight)
    return None


def _bag(bag: Cards, hand: list[int], n: int) -> Msg | None:
    lack = lacking(hand, bag.counts())
    if any(lack):
        return Msg("cities_knights-no-bag-cards", {"missing": TRADE.in_words(lack)})
    if bag.total() != n or min(bag.counts()) < 0:
        return Msg("cities_knights-no-bag-count", {"n": n, "given": max(0, bag.total())})
    return None


def _robber(state: CatanState, seat: int, place: int, victim: int | None) -> Msg | None:
    if place == state.robber:
        return Msg("cities_knights-no-robber-stay", at_hex(state, place))
    there = victims(state, place, seat)
    args: dict[str, Arg] = at_hex(state, place)
    if not there:
        return Msg("cities_knights-no-robber-nobody", args)
    if victim not in there:
        return Msg("cities_knights-no-robber-victim", args | {"seats": seats_in_words(there)})
    return None


def _city(state: CatanState, seat: int, vertex: int) -> Msg | None:
    if vertex not in cities_of(state, seat):
        return Msg("cities_knights-no-own-city", at_vertex(state, vertex))
    if vertex in state.metropolises:
        track = TRACKS[state.metropolises.index(vertex)]
        return Msg("cities_knights-no-metropolis-city", at_vertex(state, vertex) | {"track": Ref("track", track)})
    return None


def _placed(state: CatanState, frame: AnyFrame, seat: int, vertex: int) -> Msg | None:
    refused = building.knight_place(state, seat, vertex)
    if refused is None and isinstance(frame, Relocate) and vertex not in reach(state, seat, frame.vertex)[0]:
        return Msg("cities_knights-no-move-way", at_vertex(state, vertex))
    return refused
