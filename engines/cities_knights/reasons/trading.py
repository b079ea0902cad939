"""Why a trade with the bank or with others is refused (rules 1.3 and 2.11)."""

from __future__ import annotations

from engines.cities_knights import actions as a
from engines.cities_knights.data import KIND, KINDS, Cards
from engines.cities_knights.naming import cards_in_words, seats_in_words
from engines.cities_knights.state import CatanState, Turn
from engines.cities_knights.trading import OFFERS, rates
from engines.core.offers import Offer, Terms
from engines.core.purses import lacking
from engines.core.text import Arg, Msg, Ref, SeatRef


def trade(state: CatanState, turn: Turn, seat: int, action: a.CatanAction) -> Msg | None:
    """Why a seat, active or not, may not trade so."""
    match action:
        case a.TradeBank():
            return _bank(state, turn, action)
        case a.TradeOffer(terms, to):
            return _terms(state, seat, terms) or _addressees(state, turn, to)
        case a.TradeCounter(number, terms):
            return _to_answer(turn, seat, number) or _terms(state, seat, terms) or _counter(turn, seat)
        case a.TradeAccept(number):
            return _to_answer(turn, seat, number) or _accept(state, turn, seat, number)
        case a.TradeDecline(number):
            return _to_answer(turn, seat, number)
        case a.TradeWithdraw(number):
            return _own(turn, seat, number)
        case a.TradeClose() if seat == turn.seat:
            return Msg("cities_knights-no-close-active")
    return None


def _bank(state: CatanState, turn: Turn, action: a.TradeBank) -> Msg | None:
    give, get = KIND[action.give], KIND[action.get]
    args: dict[str, Arg] = {"give": Ref("kind", action.give), "get": Ref("kind", action.get)}
    if give == get:
        return Msg("cities_knights-no-bank-same", {"kind": Ref("kind", action.give)})
    if action.sets < 1:
        return Msg("cities_knights-no-bank-sets")
    need = rates(state, turn)[give] * action.sets
    have = state.players[turn.seat].hand[give]
    if have < need:
        return Msg("cities_knights-no-bank-pay", args | {"n": need, "sets": action.sets, "have": have})
    if state.bank[get] < action.sets:
        return Msg("cities_knights-no-bank-stock", {"kind": Ref("kind", action.get), "n": state.bank[get]})
    return None


def _terms(state: CatanState, seat: int, terms: Terms[Cards]) -> Msg | None:
    give, want = terms.give.counts(), terms.want.counts()
    if min(*give, *want) < 0 or not any(give) or not any(want):
        return Msg("cities_knights-no-terms-empty")
    both = [KINDS[kind] for kind in range(len(KINDS)) if give[kind] and want[kind]]
    if both:
        return Msg("cities_knights-no-terms-both", {"kind": Ref("kind", both[0])})
    if max(sum(give), sum(want)) > OFFERS.most:
        return Msg("cities_knights-no-terms-many", {"n": OFFERS.most})
    return _holds(state, seat, terms.give)


def _holds(state: CatanState, seat: int, cards: Cards) -> Msg | None:
    lack = lacking(state.players[seat].hand, cards.counts())
    return Msg("cities_knights-no-terms-pay", {"missing": cards_in_words(lack)}) if any(lack) else None


def _addressees(state: CatanState, turn: Turn, to: tuple[str, ...]) -> Msg | None:
    if turn.proposals >= OFFERS.proposals:
        return Msg("cities_knights-no-offers-left", {"n": OFFERS.proposals})
    partners = [str(seat) for seat in OFFERS.partners(state, turn)]
    if not partners:
        return Msg("cities_knights-no-offer-partner")
    if not to or any(seat not in partners for seat in to):
        return Msg("cities_knights-no-offer-to", {"seats": seats_in_words(map(int, partners))})
    return None


def _counter(turn: Turn, seat: int) -> Msg | None:
    return Msg("cities_knights-no-counter-active") if seat == turn.seat else None


def _find(turn: Turn, number: int) -> Offer[Cards] | None:
    return next((offer for offer in turn.offers if offer.id == number), None)


def _to_answer(turn: Turn, seat: int, number: int) -> Msg | None:
    offer = _find(turn, number)
    if offer is None:
        return Msg("cities_knights-no-such-offer", {"offer": number})
    if offer.seat == seat:
        return Msg("cities_knights-no-offer-own", {"offer": number})
    if seat not in offer.to:
        return Msg("cities_knights-no-offer-other", {"offer": number, "seats": seats_in_words(offer.to)})
    if seat in offer.answered:
        return Msg("cities_knights-no-offer-answered", {"offer": number})
    return None


def _accept(state: CatanState, turn: Turn, seat: int, number: int) -> Msg | None:
    offer = _find(turn, number)
    return None if offer is None else _holds(state, seat, offer.want)


def _own(turn: Turn, seat: int, number: int) -> Msg | None:
    offer = _find(turn, number)
    if offer is None:
        return Msg("cities_knights-no-such-offer", {"offer": number})
    if offer.seat != seat:
        return Msg("cities_knights-no-withdraw-other", {"offer": number, "seat": SeatRef(offer.seat)})
    return None
