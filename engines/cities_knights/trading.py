"""Trade with the bank and among seats (rules 1.3 and 2.11)."""

from __future__ import annotations

from typing import Any

from engines.cities_knights import actions as a
from engines.cities_knights.building import buildings_of, can_pay
from engines.cities_knights.card_events import (
    BankTraded,
    OfferDeclined,
    OfferMade,
    OfferWithdrawn,
    TradeClosed,
    Traded,
)
from engines.cities_knights.common import plain
from engines.cities_knights.data import COMMODITIES, KIND, KINDS, RESOURCES, TRADE, Cards, cards_of
from engines.cities_knights.geography import HARBOUR_AT
from engines.cities_knights.hands import hand_over, pay
from engines.cities_knights.state import CatanState, Offer, Turn
from engines.core.actions import IntHole, Option, PickHole, TermsHole
from engines.core.frames import Ctx
from engines.core.text import Ref

MOST_ON_A_SIDE = 6
"""Cards on one side of an offer."""
MOST_OFFERS = 12
"""Offers of the active seat in one turn: a turn has to end, and an inbox to stay readable.

Each opponent may counter each of them once, which uses up none.
"""
GUILD = 3
"""The level of trade that swaps two commodities of a kind."""
BLANK = a.Terms(Cards(), Cards())


def rates(state: CatanState, turn: Turn) -> tuple[int, ...]:
    """By kind, how many cards the active seat gives the bank for one; the best rate counts, rates do not add."""
    seat = turn.seat
    harbours = {state.harbours[HARBOUR_AT[v]] for v in buildings_of(state, seat) if v in HARBOUR_AT}
    usual = 3 if "any" in harbours else 4
    found = [usual] * len(KINDS)
    for kind in RESOURCES:
        if kind in harbours:
            found[KIND[kind]] = 2
    if state.merchant_seat == seat:
        from_hex = _PRODUCT.get(state.terrain[state.merchant_hex])
        if from_hex is not None:
            found[from_hex] = 2
    if state.players[seat].improvements[TRADE] >= GUILD:
        for kind in COMMODITIES:
            found[KIND[kind]] = 2
    for number in turn.fleets:
        found[number] = 2
    return tuple(found)


_PRODUCT = {"forest": 0, "hills": 1, "pasture": 2, "fields": 3, "mountains": 4}


def bank_options(state: CatanState, turn: Turn) -> list[Option]:
    """Every pair of kinds that the hand and the bank allow; the number of sets is open if there is a choice."""
    hand = state.players[turn.seat].hand
    found: list[Option] = []
    if max(hand) < 2:
        return found
    for give, rate in enumerate(rates(state, turn)):
        if hand[give] < rate:
            continue
        for get in range(len(KINDS)):
            most = min(hand[give] // rate, state.bank[get])
            if get != give and most:
                found.append(
                    Option(
                        a.TradeBank(KINDS[give], KINDS[get], 1),
                        holes=(IntHole("sets", 1, most),) if most > 1 else (),
                        group="bank",
                        under=Ref("kind", KINDS[give]),
                        target=Ref("kind", KINDS[get]),
                    )
                )
    return found


def trade_with_bank(ctx: Ctx[CatanState], turn: Turn, action: a.TradeBank) -> None:
    """Several sets in one go are separate trades at the same rate (resolution A30)."""
    state = ctx.state
    give, get = KIND[action.give], KIND[action.get]
    gave = Cards(**{action.give: rates(state, turn)[give] * action.sets})
    got = Cards(**{action.get: action.sets})
    pay(state, turn.seat, gave.counts())
    state.bank[get] -= action.sets
    state.players[turn.seat].hand[get] += action.sets
    ctx.emit(BankTraded(turn.seat, gave, got))


# ------------------------------------------------------------------ among seats


def open_partners(state: CatanState, turn: Turn) -> list[int]:
    """Opponents who still trade in this turn."""
    return [seat for seat in range(state.seats) if seat != turn.seat and seat not in turn.closed]


def asked(turn: Turn) -> list[int]:
    """Opponents who may answer a standing offer."""
    found: list[int] = []
    for offer in turn.offers:
        if offer.seat == turn.seat:
            found += [seat for seat in offer.to if seat not in offer.answered and seat not in found]
    return sorted(found)


def active_options(state: CatanState, turn: Turn) -> list[Option]:
    """Offering, answering counter-offers, taking offers back."""
    hand = cards_of(state.players[turn.seat].hand)
    found = []
    partners = open_partners(state, turn)
    if hand.total() and partners and turn.proposals < MOST_OFFERS:
        names = tuple(str(seat) for seat in partners)
        found.append(
            Option(
                a.TradeOffer(BLANK, names),
                holes=(
                    TermsHole("terms", hand, MOST_ON_A_SIDE, BLANK),
                    PickHole("to", names, 1, len(names), "seat"),
                ),
                group="trade",
            )
        )
    for offer in turn.offers:
        if offer.seat == turn.seat:
            found.append(plain(a.TradeWithdraw(offer.id), "trade", Ref("offer", str(offer.id))))
        else:
            found += _answers(state, turn, turn.seat, offer)
    return found


def partner_options(state: CatanState, turn: Turn, seat: int) -> list[Option]:
    """What an addressee may do with the offers that it has not answered."""
    hand = cards_of(state.players[seat].hand)
    found = []
    for offer in turn.offers:
        if offer.seat != turn.seat or seat not in offer.to or seat in offer.answered:
            continue
        found += _answers(state, turn, seat, offer)
        if hand.total():
            found.append(
                Option(
                    # It begins with the offer turned round, as far as the hand goes.
                    a.TradeCounter(offer.id, a.Terms(_within(offer.want, hand), offer.give)),
                    holes=(TermsHole("terms", hand, MOST_ON_A_SIDE, BLANK),),
                    group="trade",
                    target=Ref("offer", str(offer.id)),
                )
            )
    if found:
        found.append(plain(a.TradeClose(), "trade"))
    return found


def _within(cards: Cards, hand: Cards) -> Cards:
    return cards_of(list(map(min, cards.counts(), hand.counts())))


def _answers(state: CatanState, turn: Turn, seat: int, offer: Offer) -> list[Option]:
    target = Ref("offer", str(offer.id))
    found = []
    hand = state.players[seat].hand
    if can_pay(hand, offer.want.counts()):
        found.append(plain(a.TradeAccept(offer.id), "trade", target))
    found.append(plain(a.TradeDecline(offer.id), "trade", target))
    return found


def trade(ctx: Ctx[CatanState], turn: Turn, seat: int, action: Any) -> None:
    """Carry out one of the trade actions of any seat."""
    state = ctx.state
    match action:
        case a.TradeBank():
            trade_with_bank(ctx, turn, action)
        case a.TradeOffer(terms, to):
            turn.proposals += 1
            _stand(ctx, turn, seat, tuple(int(other) for other in to), terms, None)
        case a.TradeCounter(number, terms):
            _answer(ctx, turn, number, seat)
            _stand(ctx, turn, seat, (turn.seat,), terms, turn.seat)
        case a.TradeAccept(number):
            offer = _offer(turn, number)
            turn.offers.remove(offer)
            hand_over(state, offer.seat, seat, offer.give)
            hand_over(state, seat, offer.seat, offer.want)
            ctx.emit(Traded(offer.seat, seat, offer.give, offer.want))
            ctx.reveal()
        case a.TradeDecline(number):
            ctx.emit(OfferDeclined(seat, number))
            _answer(ctx, turn, number, seat)
        case a.TradeWithdraw(number):
            turn.offers.remove(_offer(turn, number))
            ctx.emit(OfferWithdrawn(seat, number))
        case a.TradeClose():
            turn.closed.append(seat)
            ctx.emit(TradeClosed(seat))
            for offer in list(turn.offers):
                if offer.seat == seat:
                    turn.offers.remove(offer)
                elif seat in offer.to:
                    _answer(ctx, turn, offer.id, seat)


def _offer(turn: Turn, number: int) -> Offer:
    return next(offer for offer in turn.offers if offer.id == number)


def _stand(
    ctx: Ctx[CatanState], turn: Turn, seat: int, to: tuple[int, ...], terms: a.Terms, counter_to: int | None
) -> None:
    turn.offers_made += 1
    turn.offers.append(Offer(turn.offers_made, seat, to, terms.give, terms.want))
    ctx.emit(OfferMade(seat, turn.offers_made, to, terms.give, terms.want, counter_to))
    ctx.reveal()


def _answer(ctx: Ctx[CatanState], turn: Turn, number: int, seat: int) -> None:
    """A seat has answered; an offer that all have declined no longer stands."""
    at = next(i for i, offer in enumerate(turn.offers) if offer.id == number)
    offer = turn.offers[at]
    answered = tuple(sorted({*offer.answered, seat}))
    if set(answered) >= set(offer.to):
        turn.offers.pop(at)
        ctx.emit(OfferWithdrawn(offer.seat, offer.id))
    else:
        turn.offers[at] = Offer(offer.id, offer.seat, offer.to, offer.give, offer.want, answered)
