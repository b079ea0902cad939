"""What progress cards, trades and answers about cards require (rules 1.3, 2.4, 2.7, 2.11 and 3)."""

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights.data import KIND, NUMBERS, TRACKS, Cards
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import cities_of, hexes_at, roads_left, touches_road
from engines.cities_knights.rules.card_duties import MOST_PLUNDER
from engines.cities_knights.rules.duties import victims
from engines.cities_knights.rules.hands import size
from engines.cities_knights.rules.knights import knight_at
from engines.cities_knights.rules.points import total
from engines.cities_knights.rules.progress_cards import OPTIONS
from engines.cities_knights.rules.progress_cards.common import card_of
from engines.cities_knights.rules.progress_cards.politics import open_roads
from engines.cities_knights.rules.progress_cards.science import FIXED_TOKENS
from engines.cities_knights.rules.trading import OFFERS, rates
from engines.cities_knights.state import NOBODY, CardsOwed, CatanState, Harbour, Plunder, Spying, Turn
from engines.cities_knights.text.illegal_pieces import at_edge, at_hex, at_vertex
from engines.cities_knights.text.names import TRADE
from engines.core.frames import outermost_frame
from engines.core.mechanics.resource_counts import lacking
from engines.core.mechanics.trade_offers import TradeAction
from engines.core.requirements import Requirements
from engines.core.text.messages import Arg, Msg, Ref, SeatRef, seats_in_words


def _turn(state: CatanState) -> Turn:
    turn = outermost_frame(state, Turn)
    assert turn is not None
    return turn


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
    need, have, left = rates(state, _turn(state))[give] * sets, state.players[seat].hand[give], state.bank[get]
    args: dict[str, Arg] = {"give": Ref("kind", action.give), "get": Ref("kind", action.get)}
    yield have >= need, Msg("cities_knights-no-bank-pay", args | {"n": need, "sets": sets, "have": have})
    yield left >= sets, Msg("cities_knights-no-bank-stock", _kind(action.get) | {"n": left})


def trade(state: CatanState, seat: int, action: TradeAction[Cards]) -> Requirements:
    """Yield what a trade with others requires."""
    turn = _turn(state)
    refused = TRADE.why_not(OFFERS, state, turn, seat, action)
    yield refused is None, refused or Msg("err-illegal")
    # Seats are named in order, each once; a counter-offer ends by an answer only.
    if isinstance(action, a.TradeOffer):
        yield list(action.to) == sorted(set(action.to)), Msg("err-illegal")
    yield not isinstance(action, a.TradeWithdraw) or seat == turn.seat, Msg("err-illegal")


def offered_resource(state: CatanState, seat: int, action: a.OfferResource) -> Requirements:
    """Yield what an offer with the Commercial Harbour requires."""
    turn, frame, kind = _turn(state), state.stack[-1], KIND[action.kind]
    yield turn.harbour, Msg("cities_knights-no-harbour-unplayed", _of("commercial_harbor"))
    yield action.victim not in turn.harbours, Msg("cities_knights-no-harbour-again", _seat(action.victim))
    yield size(state, action.victim) > 0, Msg("cities_knights-no-victim-cards", _seat(action.victim))
    laid = frame.laid.count(kind) if isinstance(frame, Harbour) else 0
    yield from _holds_one(action.kind, state.players[seat].hand[kind] - laid)


def given_commodity(state: CatanState, seat: int, action: a.GiveCommodity) -> Requirements:
    """Yield that the seat holds the commodity."""
    yield from _holds_one(action.kind, state.players[seat].hand[KIND[action.kind]])


def _holds_one(kind: str, held: int) -> Requirements:
    yield held > 0, Msg("cities_knights-no-terms-pay", {"missing": TRADE.in_words(Cards(**{kind: 1}))})


# ------------------------------------------------------------------ answers


def bag(state: CatanState, seat: int, action: a.Discard | a.Gift | a.TakeCards) -> Requirements:
    """Yield what cards that are lost, given or taken require."""
    frame, hand = state.stack[-1], state.players[seat].hand
    if isinstance(frame, Plunder):
        hand = state.players[frame.victim].hand
        n = min(MOST_PLUNDER, sum(hand))
    else:
        assert isinstance(frame, CardsOwed)
        n = frame.amounts[seat]
    lack, given = lacking(hand, action.cards.counts()), action.cards.total()
    yield not any(lack), Msg("cities_knights-no-bag-cards", {"missing": TRADE.in_words(lack)})
    count = Msg("cities_knights-no-bag-count", {"n": n, "given": max(0, given)})
    yield given == n and min(action.cards.counts()) >= 0, count


def dropped(state: CatanState, seat: int, action: a.DropCard) -> Requirements:
    """Yield that an excess progress card is in hand; point cards lie on the table for good."""
    player = state.players[seat]
    key = "cities_knights-no-card-point" if action.card in player.point_cards else "cities_knights-no-card"
    yield action.card in player.progress, Msg(key, _of(action.card))


def spied(state: CatanState, seat: int, action: a.TakeProgress) -> Requirements:
    """Yield that the Spy's victim has the card."""
    frame = state.stack[-1]
    assert isinstance(frame, Spying)
    held = action.card in state.players[frame.victim].progress
    yield held, Msg("cities_knights-no-spy-card", _of(action.card))


def deck(state: CatanState, seat: int, action: a.ChooseDeck) -> Requirements:
    """Yield that a deck has cards."""
    left = bool(state.decks[TRACKS.index(action.track)])
    yield left, Msg("cities_knights-no-deck", {"track": Ref("track", action.track)})


def resource(state: CatanState, seat: int, action: a.TakeResource) -> Requirements:
    """Yield that the bank has the resource of an aqueduct."""
    left = state.bank[KIND[action.kind]]
    yield left > 0, Msg("cities_knights-no-bank-stock", _kind(action.kind) | {"n": left})


def robber(state: CatanState, seat: int, action: a.MoveRobber) -> Requirements:
    """Yield what moving the robber requires: it moves, and steals if it can."""
    place = ISLAND.cell(action.hex)
    args, there = at_hex(state, place), victims(state, place, seat)
    yield place != state.robber, Msg("cities_knights-no-robber-stay", args)
    yield bool(there) or action.victim is None, Msg("cities_knights-no-robber-nobody", args)
    if there:
        seats = seats_in_words(there)
        yield action.victim in there, Msg("cities_knights-no-robber-victim", args | {"seats": seats})


# ------------------------------------------------------------------ progress cards


def with_effect(state: CatanState, seat: int, action: a.CatanAction) -> Requirements:
    """Yield what a card requires that names nothing but a kind: by open facts, it may have an effect."""
    card, turn = card_of(action), _turn(state)
    match action:
        case ca.CommercialHarbour():
            yield not turn.harbour, Msg("cities_knights-no-harbour-second", _of(card))
        case ca.Crane():
            yield bool(cities_of(state, seat)), Msg("cities_knights-no-improve-city")
        case ca.RoadBuilding():
            yield roads_left(state, seat) > 0, Msg("cities_knights-no-road-left", {"n": NUMBERS.pieces.road})
    useless = Msg(f"cities_knights-no-effect-{card.replace('_', '-')}", _of(card))
    yield bool(OPTIONS[card](state, turn)), useless


def alchemist(state: CatanState, seat: int, action: ca.Alchemist) -> Requirements:
    """Yield that dice have such sides."""
    yield {action.red, action.yellow} <= set(range(1, 7)), Msg("cities_knights-no-dice")


def master_merchant(state: CatanState, seat: int, action: ca.MasterMerchant) -> Requirements:
    """Yield that the victim has more points, and cards."""
    args = _seat(action.victim)
    richer = total(state, action.victim) > total(state, seat)
    yield richer, Msg("cities_knights-no-richer", _of("master_merchant") | args)
    yield size(state, action.victim) > 0, Msg("cities_knights-no-victim-cards", args)


def merchant_fleet(state: CatanState, seat: int, action: ca.MerchantFleet) -> Requirements:
    """Yield that no fleet trades the kind yet."""
    yield KIND[action.kind] not in _turn(state).fleets, Msg("cities_knights-no-fleet-again", _kind(action.kind))


def merchant(state: CatanState, seat: int, action: ca.Merchant) -> Requirements:
    """Yield that the merchant comes to an own building, and moves."""
    place = ISLAND.cell(action.hex)
    yield place in hexes_at(state, seat), Msg("cities_knights-no-merchant-here", at_hex(state, place))
    moves = (state.merchant_hex, state.merchant_seat) != (place, seat)
    yield moves, Msg("cities_knights-no-merchant-again", at_hex(state, place))


def bishop(state: CatanState, seat: int, action: ca.Bishop) -> Requirements:
    """Yield that the robber is free, and moves."""
    yield state.attacks > 0, Msg("cities_knights-no-robber-locked")
    moves = ISLAND.cell(action.hex) != state.robber
    yield moves, Msg("cities_knights-no-robber-stay", at_hex(state, state.robber))


def deserter(state: CatanState, seat: int, action: ca.Deserter) -> Requirements:
    """Yield that the victim has a knight."""
    able = any(knight.seat == action.victim for knight in state.knights)
    yield able, Msg("cities_knights-no-victim-knight", _seat(action.victim))


def diplomat(state: CatanState, seat: int, action: ca.Diplomat) -> Requirements:
    """Yield that there is an open road."""
    edge, place = ISLAND.edge(action.edge), at_edge(state, action.edge)
    yield state.roads[edge] != NOBODY, Msg("cities_knights-no-diplomat-road", place)
    yield edge in open_roads(state), Msg("cities_knights-no-diplomat-closed", place)


def intrigue(state: CatanState, seat: int, action: ca.Intrigue) -> Requirements:
    """Yield that there is an opponent's knight at an own road."""
    place, knight = at_vertex(state, action.vertex), knight_at(state, action.vertex)
    foreign = knight is not None and knight.seat != seat
    yield foreign, Msg("cities_knights-no-intrigue-knight", place)
    yield touches_road(state, seat, action.vertex), Msg("cities_knights-no-intrigue-road", place)


def spy(state: CatanState, seat: int, action: ca.Spy) -> Requirements:
    """Yield that the victim has progress cards."""
    held = bool(state.players[action.victim].progress)
    yield held, Msg("cities_knights-no-spy-cards", _seat(action.victim))


def inventor(state: CatanState, seat: int, action: ca.Inventor) -> Requirements:
    """Yield that two hexes have different tokens that may be swapped."""
    yield len(set(action.hexes)) == len(action.hexes) == 2, Msg("cities_knights-no-inventor-two")
    one, other = map(ISLAND.cell, action.hexes)
    for place in (one, other):
        free = state.tokens[place] not in FIXED_TOKENS
        yield free, Msg("cities_knights-no-inventor-fixed", at_hex(state, place))
    differ = state.tokens[one] != state.tokens[other]
    yield differ, Msg("cities_knights-no-inventor-equal", {"n": state.tokens[one]})
