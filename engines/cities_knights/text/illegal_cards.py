"""What progress cards, trades and answers about cards require (rules 1.3, 2.4, 2.7, 2.11 and 3)."""

from collections.abc import Sequence

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights.data import KIND, NUMBERS, TRACKS, Cards
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import cities_of, hexes_at, knight_owners, roads_left, touches_road
from engines.cities_knights.rules.card_duties import MOST_PLUNDER
from engines.cities_knights.rules.common import turn_of
from engines.cities_knights.rules.duties import victims
from engines.cities_knights.rules.hands import size
from engines.cities_knights.rules.points import total
from engines.cities_knights.rules.progress_cards import OPTIONS
from engines.cities_knights.rules.progress_cards.common import card_of
from engines.cities_knights.rules.progress_cards.politics import open_roads
from engines.cities_knights.rules.progress_cards.science import FIXED_TOKENS
from engines.cities_knights.rules.trading import OFFERS, rates
from engines.cities_knights.state import NOBODY, CardsOwed, CatanState, Harbour, Plunder, Spying
from engines.cities_knights.text.illegal_pieces import at_edge, at_hex, at_vertex, city, wall
from engines.cities_knights.text.names import TRADE
from engines.core.mechanics.resource_counts import lacking
from engines.core.mechanics.trade_offers import TradeAction
from engines.core.requirements import Requirements
from engines.core.text.messages import Arg, Msg, Ref, SeatRef, seats_in_words


def _of(card: str) -> dict[str, Arg]:
    return {"card": Ref("card", card)}


def _seat(seat: int) -> dict[str, Arg]:
    return {"seat": SeatRef(seat)}


def _kind(kind: str) -> dict[str, Arg]:
    return {"kind": Ref("kind", kind)}


# ------------------------------------------------------------------ trade


def bank(state: CatanState, seat: int, action: a.TradeBank) -> Requirements:
    """Yield what a trade with the bank requires."""
    give, get, sets = KIND[action.give], KIND[action.get], action.sets
    yield give != get, Msg("cities_knights-no-bank-same", _kind(action.give))
    yield sets >= 1, Msg("cities_knights-no-bank-sets")
    need, have, left = rates(state, turn_of(state))[give] * sets, state.players[seat].hand[give], state.bank[get]
    args: dict[str, Arg] = {"give": Ref("kind", action.give), "get": Ref("kind", action.get)}
    yield have >= need, Msg("cities_knights-no-bank-pay", args | {"n": need, "sets": sets, "have": have})
    yield left >= sets, Msg("cities_knights-no-bank-stock", _kind(action.get) | {"n": left})


def trade(state: CatanState, seat: int, action: TradeAction[Cards]) -> Requirements:
    """Yield what a trade with others requires."""
    return TRADE.requirements(OFFERS, state, turn_of(state), seat, action)


def offered_resource(state: CatanState, seat: int, action: a.OfferResource) -> Requirements:
    """Yield what an offer with the Commercial Harbour requires."""
    turn, frame, kind = turn_of(state), state.stack[-1], KIND[action.kind]
    yield turn.harbour, Msg("cities_knights-no-harbour-unplayed", _of("commercial_harbor"))
    yield action.victim not in turn.harbours, Msg("cities_knights-no-harbour-again", _seat(action.victim))
    yield size(state, action.victim) > 0, Msg("cities_knights-no-victim-cards", _seat(action.victim))
    laid = frame.laid.count(kind) if isinstance(frame, Harbour) else 0
    yield from _holds_one(action.kind, state.players[seat].hand[kind] - laid)


def _holds_one(kind: str, held: int) -> Requirements:
    yield held > 0, Msg("cities_knights-no-terms-pay", {"missing": TRADE.in_words(Cards(**{kind: 1}))})


# ------------------------------------------------------------------ answers


def answer(state: CatanState, seat: int, action: a.CatanAction) -> Requirements:
    """Yield what an answer about cards requires, or about the robber."""
    player, frame = state.players[seat], state.stack[-1]
    match action:
        case a.Discard(cards) | a.Gift(cards) if isinstance(frame, CardsOwed):
            yield from _bag(cards, player.hand, frame.amounts[seat])
        case a.TakeCards(cards) if isinstance(frame, Plunder):
            hand = state.players[frame.victim].hand
            yield from _bag(cards, hand, min(MOST_PLUNDER, sum(hand)))
        case a.DropCard(card):
            # Point cards lie on the table for good.
            key = "cities_knights-no-card-point" if card in player.point_cards else "cities_knights-no-card"
            yield card in player.progress, Msg(key, _of(card))
        case a.TakeProgress(card) if isinstance(frame, Spying):
            yield card in state.players[frame.victim].progress, Msg("cities_knights-no-spy-card", _of(card))
        case a.ChooseDeck(track):
            left = state.decks[TRACKS.index(track)]
            yield bool(left), Msg("cities_knights-no-deck", {"track": Ref("track", track)})
        case a.TakeResource(kind):
            stock = state.bank[KIND[kind]]
            yield stock > 0, Msg("cities_knights-no-bank-stock", _kind(kind) | {"n": stock})
        case a.GiveCommodity(kind):
            yield from _holds_one(kind, player.hand[KIND[kind]])
        case a.MoveRobber(name, victim):
            place = ISLAND.cell(name)
            args, there = at_hex(state, place), victims(state, place, seat)
            yield place != state.robber, Msg("cities_knights-no-robber-stay", args)
            yield bool(there) or victim is None, Msg("cities_knights-no-robber-nobody", args)
            args |= {"seats": seats_in_words(there)}
            yield victim in there or not there, Msg("cities_knights-no-robber-victim", args)


def _bag(cards: Cards, hand: Sequence[int], n: int) -> Requirements:
    lack, given = lacking(hand, cards.counts()), cards.total()
    yield not any(lack), Msg("cities_knights-no-bag-cards", {"missing": TRADE.in_words(lack)})
    fits = given == n and min(cards.counts()) >= 0
    yield fits, Msg("cities_knights-no-bag-count", {"n": n, "given": max(0, given)})


# ------------------------------------------------------------------ progress cards


def progress_card(state: CatanState, seat: int, action: a.CatanAction) -> Requirements:
    """Yield what playing a progress card of the hand requires."""
    card, turn = card_of(action), turn_of(state)
    match action:
        case ca.Alchemist(red, yellow):
            yield {red, yellow} <= set(range(1, 7)), Msg("cities_knights-no-dice")
        case ca.Engineer():
            yield from wall(state, seat, action)
        case ca.Medicine():
            yield from city(state, seat, action)
        case ca.Inventor(hexes):
            yield from _swap(state, hexes)
        case ca.MasterMerchant(victim):
            richer = total(state, victim) > total(state, seat)
            yield richer, Msg("cities_knights-no-richer", _of(card) | _seat(victim))
            yield size(state, victim) > 0, Msg("cities_knights-no-victim-cards", _seat(victim))
        case ca.MerchantFleet(kind):
            yield KIND[kind] not in turn.fleets, Msg("cities_knights-no-fleet-again", _kind(kind))
        case ca.Merchant(name):
            place = ISLAND.cell(name)
            yield place in hexes_at(state, seat), Msg("cities_knights-no-merchant-here", at_hex(state, place))
            moves = (state.merchant_hex, state.merchant_seat) != (place, seat)
            yield moves, Msg("cities_knights-no-merchant-again", at_hex(state, place))
        case ca.Bishop(name):
            yield state.attacks > 0, Msg("cities_knights-no-robber-locked")
            place = ISLAND.cell(name)
            yield place != state.robber, Msg("cities_knights-no-robber-stay", at_hex(state, place))
        case ca.Deserter(victim):
            able = any(knight.seat == victim for knight in state.knights)
            yield able, Msg("cities_knights-no-victim-knight", _seat(victim))
        case ca.Diplomat(name):
            edge, args = ISLAND.edge(name), at_edge(state, name)
            yield state.roads[edge] != NOBODY, Msg("cities_knights-no-diplomat-road", args)
            yield edge in open_roads(state), Msg("cities_knights-no-diplomat-closed", args)
        case ca.Intrigue(vertex):
            foreign = knight_owners(state).get(vertex, seat) != seat
            yield foreign, Msg("cities_knights-no-intrigue-knight", at_vertex(state, vertex))
            beside = touches_road(state, seat, vertex)
            yield beside, Msg("cities_knights-no-intrigue-road", at_vertex(state, vertex))
        case ca.Spy(victim):
            yield bool(state.players[victim].progress), Msg("cities_knights-no-spy-cards", _seat(victim))
        case _:
            if isinstance(action, ca.CommercialHarbour):
                yield not turn.harbour, Msg("cities_knights-no-harbour-second", _of(card))
            if isinstance(action, ca.Crane):
                yield bool(cities_of(state, seat)), Msg("cities_knights-no-improve-city")
            if isinstance(action, ca.RoadBuilding):
                left = roads_left(state, seat)
                yield left > 0, Msg("cities_knights-no-road-left", {"n": NUMBERS.pieces.road})
            # The others name at most a kind: they need no more than an effect, by open facts.
            key = f"cities_knights-no-effect-{card.replace('_', '-')}"
            yield bool(OPTIONS[card](state, turn)), Msg(key, _of(card))


def _swap(state: CatanState, hexes: tuple[str, ...]) -> Requirements:
    yield len(set(hexes)) == len(hexes) == 2, Msg("cities_knights-no-inventor-two")
    one, other = map(ISLAND.cell, hexes)
    for place in (one, other):
        free = state.tokens[place] not in FIXED_TOKENS
        yield free, Msg("cities_knights-no-inventor-fixed", at_hex(state, place))
    differ = state.tokens[one] != state.tokens[other]
    yield differ, Msg("cities_knights-no-inventor-equal", {"n": state.tokens[one]})
