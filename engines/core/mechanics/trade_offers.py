"""Trade among seats: open offers, and what seats may do about them.

Only the seat whose turn it is trades with the others. It offers goods for goods to any of them; each seat asked
accepts, declines, makes a counter-offer to it, or closes their stall for the turn. An offer that all have declined
is removed, and so is one that its maker can no longer honour. No answer is waited for: the turn goes on.

A game includes `TradeAction` and `TradeEvent`, with the type of its goods, in its unions of actions and events.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from typing import Generic, Protocol, TypeVar, Union

from msgspec import Struct
from msgspec.structs import replace

from engines.core.actions import Action, Event, Option, PickHole, TermsHole
from engines.core.frames import BaseState, Ctx
from engines.core.mechanics.resource_counts import ResourceCounts, can_pay
from engines.core.text.kinds import OFFER, SEAT
from engines.core.text.messages import Ref

G = TypeVar("G", bound=ResourceCounts)


class Terms(Struct, Generic[G], frozen=True):
    """The terms of a trade, from the offering seat's side; no kind is on both sides, neither side is empty."""

    give: G
    want: G


class Offer(Struct, Generic[G], frozen=True):
    """An open offer of trade.

    id: counts up within a turn. seat: who offers; the active seat, or an opponent with a counter-offer.
    to: who may accept. give, want: from the offering seat's side. answered: seats of ``to`` that declined.
    """

    id: int
    seat: int
    to: tuple[int, ...]
    give: G
    want: G
    answered: tuple[int, ...] = ()


# ------------------------------------------------------------------ actions


class TradeOffer(Action, Generic[G], frozen=True, tag="trade-offer"):
    """Offer goods for goods to some seats, by number; the first to accept trades at once.

    A typed offer that names no seats goes to all who still trade, as its option does.
    """

    terms: Terms[G]
    to: tuple[str, ...] = ()


class TradeCounter(Action, Generic[G], frozen=True, tag="trade-counter"):
    """Answer an offer with another one; the seat whose turn it is may accept it."""

    offer: int
    terms: Terms[G]


class TradeAccept(Action, frozen=True, tag="trade-accept"):
    """Trade as offered."""

    offer: int


class TradeDecline(Action, frozen=True, tag="trade-decline"):
    """Turn an offer down."""

    offer: int


class TradeWithdraw(Action, frozen=True, tag="trade-withdraw"):
    """Take back one's own offer."""

    offer: int


class TradeClose(Action, frozen=True, tag="trade-close"):
    """Stop trading for this turn: declines all offers and blocks new ones."""


TradeAction = Union[TradeOffer[G], TradeCounter[G], TradeAccept, TradeDecline, TradeWithdraw, TradeClose]
TRADE_ANSWERS = (TradeCounter, TradeAccept, TradeDecline, TradeClose)
"""The actions that answer an offer."""


# ------------------------------------------------------------------ events


class OfferMade(Event, Generic[G], frozen=True, tag="offer-made"):
    """An offer was made. counter_to: the seat whose offer it answers."""

    seat: int
    offer: int
    to: tuple[int, ...]
    give: G
    want: G
    counter_to: int | None = None


class OfferDeclined(Event, frozen=True, tag="offer-declined"):
    """A seat declined an offer."""

    seat: int
    offer: int


class OfferWithdrawn(Event, frozen=True, tag="offer-withdrawn"):
    """An offer was withdrawn."""

    seat: int
    offer: int


class TradeClosed(Event, frozen=True, tag="trade-closed"):
    """A seat stopped trading for this turn."""

    seat: int


class Traded(Event, Generic[G], frozen=True, tag="traded"):
    """Two seats traded: ``seat`` gave ``gave`` and got ``got``."""

    seat: int
    partner: int
    gave: G
    got: G


TradeEvent = Union[OfferMade[G], OfferDeclined, OfferWithdrawn, TradeClosed, Traded[G]]


# ------------------------------------------------------------------ rules


class TradingTurn(Protocol[G]):
    """The fields for trade in the frame of a turn.

    seat: whose turn it is. offers: open ones. offers_made: counts their ids. proposals: number of offers by the
    seat whose turn it is. closed: seats that trade no more this turn.
    """

    seat: int
    offers: list[Offer[G]]
    offers_made: int
    proposals: int
    closed: list[int]


S = TypeVar("S", bound=BaseState)
GROUP = "trade"


class TradeOffers(ABC, Generic[S, G]):
    """The rules of a game's offers; they hold no match data.

    most: pieces on one side of an offer. proposals: how many offers the seat whose turn it is may make in it: a
    turn has to end, and an inbox has to be readable. Each opponent may counter each offer once, which uses up
    none.
    """

    most: int
    proposals: int

    # -------------------------------------------------------------- what a game says

    @abstractmethod
    def goods(self, state: S, seat: int) -> G:
        """Return all that the seat could give in a trade, including money if that may be traded."""

    def can_give(self, state: S, seat: int, goods: G) -> bool:
        """Return whether the seat has these goods. Override it if that needs no list of all that the seat has."""
        return can_pay(self.goods(state, seat).counts(), goods.counts())

    @abstractmethod
    def hand_over(self, state: S, giver: int, taker: int, goods: G) -> None:
        """Move goods from one seat to another."""

    # -------------------------------------------------------------- what may be done

    def partners(self, state: S, turn: TradingTurn[G]) -> list[int]:
        """Return the opponents who still trade in this turn."""
        return [seat for seat in range(state.seats) if seat != turn.seat and seat not in turn.closed]

    def asked(self, turn: TradingTurn[G]) -> list[int]:
        """Return the opponents who may answer an open offer."""
        found: set[int] = set()
        for offer in turn.offers:
            if offer.seat == turn.seat:
                found.update([seat for seat in offer.to if seat not in offer.answered])
        return sorted(found)

    def closing(self, turn: TradingTurn[G], seat: int) -> TradeClose | None:
        """Return the move by which a seat declines every offer of the turn; None if it is not asked."""
        return TradeClose() if seat != turn.seat and seat in self.asked(turn) else None

    def active_options(self, state: S, turn: TradingTurn[G]) -> list[Option]:
        """Return the options to make offers, answer counter-offers and take offers back."""
        goods = self.goods(state, turn.seat)
        found = []
        if turn.proposals < self.proposals and goods.total() and (partners := self.partners(state, turn)):
            proposal, to = _proposal(type(goods), tuple(partners))
            found.append(Option(proposal, (self._hole(goods), to), GROUP))
        for offer in turn.offers:
            if offer.seat == turn.seat:
                found.append(_about(TradeWithdraw, offer.id))
            else:
                found += self._answers(goods, offer)
        return found

    def partner_options(self, state: S, turn: TradingTurn[G], seat: int) -> list[Option]:
        """Return what an opponent may do about the offers that it has not answered."""
        goods = self.goods(state, seat)
        found = []
        for offer in turn.offers:
            if offer.seat != turn.seat or seat not in offer.to or seat in offer.answered:
                continue
            found += self._answers(goods, offer)
            if goods.total():
                # Prefill the counter-offer with the offer reversed, as far as the goods go.
                turned = Terms(_within(offer.want, goods), offer.give)
                counter = TradeCounter(offer.id, turned)
                found.append(Option(counter, holes=(self._hole(goods),), group=GROUP, target=_ref(offer.id)))
        if found:
            found.append(Option(TradeClose(), group=GROUP, declines=True))
        return found

    def _answers(self, goods: G, offer: Offer[G]) -> list[Option]:
        decline = _about(TradeDecline, offer.id, declines=True)
        if can_pay(goods.counts(), offer.want.counts()):
            return [_about(TradeAccept, offer.id), decline]
        return [decline]

    def _hole(self, goods: G) -> TermsHole:
        return TermsHole("terms", goods, self.most, _blank(type(goods)))

    # -------------------------------------------------------------- what is done

    def carry_out(self, ctx: Ctx[S], turn: TradingTurn[G], seat: int, action: Action) -> bool:
        """Carry out a trade action of any seat; return False if the action is not one."""
        match action:
            case TradeOffer(terms, to):
                turn.proposals += 1
                self._stand(ctx, turn, seat, tuple(map(int, to)), terms, None)
            case TradeCounter(number, terms):
                self._answered(ctx, turn, number, seat)
                self._stand(ctx, turn, seat, (turn.seat,), terms, turn.seat)
            case TradeAccept(number):
                offer = _find(turn.offers, number)
                turn.offers.remove(offer)
                self.hand_over(ctx.state, offer.seat, seat, offer.give)
                self.hand_over(ctx.state, seat, offer.seat, offer.want)
                ctx.emit(Traded(offer.seat, seat, offer.give, offer.want))
                ctx.reveal()
            case TradeDecline(number):
                ctx.emit(OfferDeclined(seat, number))
                self._answered(ctx, turn, number, seat)
            case TradeWithdraw(number):
                self._take_back(ctx, turn, _find(turn.offers, number))
            case TradeClose():
                turn.closed.append(seat)
                ctx.emit(TradeClosed(seat))
                for offer in list(turn.offers):
                    if offer.seat == seat:
                        # The seat's own offers end too; all players know that.
                        turn.offers.remove(offer)
                    elif seat in offer.to:
                        self._answered(ctx, turn, offer.id, seat)
            case _:
                return False
        return True

    def take_back_unkept(self, ctx: Ctx[S], turn: TradingTurn[G]) -> None:
        """Take back the offers whose makers no longer have what they offered."""
        for offer in list(turn.offers):
            if not self.can_give(ctx.state, offer.seat, offer.give):
                self._take_back(ctx, turn, offer)

    def _stand(
        self,
        ctx: Ctx[S],
        turn: TradingTurn[G],
        seat: int,
        to: tuple[int, ...],
        terms: Terms[G],
        counter_to: int | None,
    ) -> None:
        turn.offers_made += 1
        turn.offers.append(Offer(turn.offers_made, seat, to, terms.give, terms.want))
        ctx.emit(OfferMade(seat, turn.offers_made, to, terms.give, terms.want, counter_to))
        ctx.reveal()

    def _answered(self, ctx: Ctx[S], turn: TradingTurn[G], number: int, seat: int) -> None:
        """Record a seat's answer; remove an offer that all have declined."""
        offer = _find(turn.offers, number)
        answered = tuple(sorted({*offer.answered, seat}))
        if set(answered) >= set(offer.to):
            self._take_back(ctx, turn, offer)
        else:
            turn.offers[turn.offers.index(offer)] = replace(offer, answered=answered)

    def _take_back(self, ctx: Ctx[S], turn: TradingTurn[G], offer: Offer[G]) -> None:
        turn.offers.remove(offer)
        ctx.emit(OfferWithdrawn(offer.seat, offer.id))


def _find(offers: Sequence[Offer[G]], number: int) -> Offer[G]:
    return next(offer for offer in offers if offer.id == number)


@cache
def _ref(number: int) -> Ref:
    return Ref(OFFER, str(number))


@cache
def _about(action: Callable[[int], Action], number: int, *, declines: bool = False) -> Option:
    """Return the option to answer an offer, or take it back, with this action; ids start again each turn."""
    return Option(action(number), group=GROUP, target=_ref(number), declines=declines)


@cache
def _proposal(kind: type[G], partners: tuple[int, ...]) -> tuple[TradeOffer[G], PickHole]:
    """Return an offer to all partners, still without terms, and the hole for its recipients."""
    names = tuple(map(str, partners))
    return TradeOffer(_blank(kind), names), PickHole("to", names, 1, len(names), SEAT)


@cache
def _blank(kind: type[G]) -> Terms[G]:
    return Terms(kind(), kind())


def _within(goods: G, have: G) -> G:
    return type(have).of(map(min, goods.counts(), have.counts()))
