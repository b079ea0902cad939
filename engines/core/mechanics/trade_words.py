"""The words of trade that games share: goods and prices, open offers, and why a trade is refused.

The sentences are the game's own, under its key: ``<game>-cards`` a count of a kind, ``<game>-plus`` a sum,
``<game>-board-cost…`` a price, ``<game>-offer-…`` and ``<game>-board-offer-…`` what is offered,
``<game>-no-terms-…`` and ``<game>-no-offer-…`` refusals.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from engines.core.actions import Option
from engines.core.events import CardStolen, CardStolenSeen, Shortage
from engines.core.mechanics.bank_trades import BankTraded
from engines.core.mechanics.resource_counts import ResourceCounts, lacking
from engines.core.mechanics.trade_offers import (
    Offer,
    OfferDeclined,
    OfferMade,
    OfferWithdrawn,
    Terms,
    TradeAccept,
    TradeClose,
    TradeClosed,
    TradeCounter,
    Traded,
    TradeDecline,
    TradeOffer,
    TradeOffers,
    TradeWithdraw,
    TradingTurn,
)
from engines.core.requirements import Requirements
from engines.core.text.messages import Arg, Msg, Ref, SeatRef, Section, chained, seats_in_words

G = TypeVar("G", bound=ResourceCounts)
LONGEST_TERMS = 4
"""A label names up to this many kinds on both sides of an offer."""


E = TypeVar("E")


def without_implied_ends(events: Sequence[E]) -> list[E]:
    """Return the events, without the end of an offer that a last refusal already implies."""
    refused = {event.offer for event in events if isinstance(event, OfferDeclined)}
    return [event for event in events if not (isinstance(event, OfferWithdrawn) and event.offer in refused)]


class TradeWords(Generic[G]):
    """The words of a game's trade. game: its key. kinds: what is traded, in the order of the goods' fields."""

    def __init__(self, game: str, kinds: Sequence[str]) -> None:
        self.game = game
        self.kinds = tuple(kinds)

    # -------------------------------------------------------------- goods

    def in_words(self, goods: ResourceCounts | Sequence[int]) -> Msg:
        """Return goods by kind: "2 wool + 1 ore"."""
        said = [self._counted(kind, n) for kind, n in zip(self.kinds, _counts(goods), strict=False) if n]
        return self.plus(said) if said else Msg(f"{self.game}-no-cards")

    def price(self, cost: Sequence[int]) -> Msg:
        """Return a price as briefly as possible: "wool + ore", "2 grain + 3 ore"."""
        return self.plus(
            [
                Msg("core-thing", {"thing": Ref("kind", kind)}) if n == 1 else self._counted(kind, n)
                for kind, n in zip(self.kinds, cost, strict=False)
                if n
            ]
        )

    def plus(self, parts: Sequence[Msg]) -> Msg:
        """Return parts as a sum; there is at least one."""
        return chained(f"{self.game}-plus", parts)

    def cost(self, what: Msg, cost: Sequence[int], goods: ResourceCounts) -> Msg:
        """Return a line of the price list: what something costs, and what a player with these goods lacks."""
        args: dict[str, Arg] = {"what": what, "cost": self.price(cost) if any(cost) else self.in_words(cost)}
        short = lacking(goods.counts(), cost)
        if not any(short):
            return Msg(f"{self.game}-board-cost", args)
        return Msg(f"{self.game}-board-cost-lacking", args | {"cards": self.in_words(short)})

    def _counted(self, kind: str, n: int) -> Msg:
        return Msg(f"{self.game}-cards", {"n": n, "kind": Ref("kind", kind)})

    # -------------------------------------------------------------- offers

    def label(self, offers: Sequence[Offer[G]], option: Option) -> Msg:
        """Return the name of an option of trade among seats."""
        action: Any = option.action
        match action:
            case TradeOffer() if option.holes:
                return Msg(f"{self.game}-trade-offer-open")
            case TradeOffer(terms, to):
                seats = seats_in_words(map(int, to))
                return Msg(f"{self.game}-trade-offer", self.terms(terms.give, terms.want) | {"seats": seats})
            case TradeCounter(number) if option.holes:
                return Msg(f"{self.game}-trade-counter-open", {"offer": number})
            case TradeCounter(number, terms):
                return Msg(f"{self.game}-trade-counter", self.terms(terms.give, terms.want) | {"offer": number})
            case TradeClose():
                return Msg(f"{self.game}-trade-close")
        args: dict[str, Arg] = {"offer": self.offer(offers, action.offer)}
        match action:
            case TradeAccept():
                return Msg(f"{self.game}-trade-accept", args)
            case TradeDecline():
                return Msg(f"{self.game}-trade-decline", args)
        return Msg(f"{self.game}-trade-withdraw", args)

    def offer(self, offers: Sequence[Offer[G]], number: int) -> Msg:
        """Return an open offer as its proposer made it."""
        offer = _find(offers, number)
        if offer is None:
            return Msg(f"{self.game}-offer-number", {"offer": number})
        args: dict[str, Arg] = {"offer": number, "seat": SeatRef(offer.seat)}
        return Msg(f"{self.game}-offer", args | self.terms(offer.give, offer.want))

    def terms(self, give: G, want: G) -> dict[str, Arg]:
        """Return the two sides of a trade for a label: by kind, or only counted if that would be long."""
        if sum(map(bool, give.counts())) + sum(map(bool, want.counts())) <= LONGEST_TERMS:
            return {"give": self.in_words(give), "want": self.in_words(want)}
        sides = {"give": give, "want": want}
        return {side: Msg(f"{self.game}-card-count", {"n": goods.total()}) for side, goods in sides.items()}

    def offer_lines(self, offer: Offer[G]) -> list[Msg]:
        """Return an open offer, and who has declined it."""
        args: dict[str, Arg] = {"offer": offer.id, "seat": SeatRef(offer.seat), "seats": seats_in_words(offer.to)}
        args |= {"give": self.in_words(offer.give), "want": self.in_words(offer.want)}
        return [Msg(f"{self.game}-board-offer", args), *self._declined(offer)]

    def offer_lines_for(self, offer: Offer[G], viewer: int | None, goods: ResourceCounts | None) -> list[Msg]:
        """Return an open offer as its viewer sees it: what they would get and give, and what they lack.

        goods: all that the viewer has, None if that is not known.
        """
        if viewer not in (offer.seat, *offer.to):
            return self.offer_lines(offer)
        mine = viewer == offer.seat
        give, get = (offer.give, offer.want) if mine else (offer.want, offer.give)
        args: dict[str, Arg] = {"offer": offer.id, "give": self.in_words(give), "get": self.in_words(get)}
        if mine:
            args |= {"seats": seats_in_words(offer.to)}
            return [Msg(f"{self.game}-offer-yours", args), *self._declined(offer)]
        lines = [Msg(f"{self.game}-offer-to-you", args | {"seat": SeatRef(offer.seat)})]
        short = None if goods is None else lacking(goods.counts(), give.counts())
        if short is not None and any(short):
            lines.append(Msg(f"{self.game}-offer-lacking", {"cards": self.in_words(short)}))
        return [*lines, *self._declined(offer)]

    def offer_lines_at(self, view: Any, ref: Ref, goods: ResourceCounts | None) -> list[Msg]:
        """Return the open offer of a view that ``ref`` names, as `offer_lines_for` does."""
        found = (offer for offer in view.offers if str(offer.id) == ref.id)
        return [line for offer in found for line in self.offer_lines_for(offer, view.viewer, goods)]

    def all_offers(self, offers: Sequence[Offer[G]]) -> list[Msg]:
        """Return every open offer, and who has declined it."""
        return [line for offer in offers for line in self.offer_lines(offer)]

    def board(self, offers: Sequence[Offer[G]], closed: Sequence[int]) -> list[Section]:
        """Return a section of the open offers and of the seats that trade no more this turn, if any."""
        lines = self.all_offers(offers)
        if closed:
            lines.append(Msg(f"{self.game}-board-closed", {"seats": seats_in_words(closed), "n": len(closed)}))
        return [Section(Msg(f"{self.game}-board-offers"), tuple(lines))] if lines else []

    def _declined(self, offer: Offer[G]) -> list[Msg]:
        if not offer.answered:
            return []
        declined: dict[str, Arg] = {"seats": seats_in_words(offer.answered), "n": len(offer.answered)}
        return [Msg(f"{self.game}-board-offer-declined", declined)]

    # -------------------------------------------------------------- events

    def tell(self, event: Any) -> Msg | None:
        """Return the sentence of a trade, a shortage of the bank or a theft of a card; None for another event."""
        match event:
            case Shortage(kind, sole):
                short: dict[str, Arg] = {"kind": Ref("kind", kind)}
                if sole:
                    return Msg(f"{self.game}-event-shortage-sole", short)
                return Msg(f"{self.game}-event-shortage", short)
            case CardStolenSeen(seat, victim, kind):
                args: dict[str, Arg] = {"seat": SeatRef(seat), "victim": SeatRef(victim)}
                return Msg(f"{self.game}-event-stolen-seen", args | {"kind": Ref("kind", kind)})
            case CardStolen(seat, victim):
                return Msg(f"{self.game}-event-stolen", {"seat": SeatRef(seat), "victim": SeatRef(victim)})
            case BankTraded(seat, gave, got):
                args = {"seat": SeatRef(seat)}
                args |= {"gave": self.in_words(gave), "got": self.in_words(got)}
                return Msg(f"{self.game}-event-bank-traded", args)
            case OfferMade(seat, offer, to, give, want, counter_to):
                args = {"seat": SeatRef(seat), "offer": offer, "seats": seats_in_words(to)}
                args |= {"give": self.in_words(give), "want": self.in_words(want)}
                if counter_to is None:
                    return Msg(f"{self.game}-event-offer", args)
                return Msg(f"{self.game}-event-offer-counter", args)
            case OfferDeclined(seat, offer):
                return Msg(f"{self.game}-event-offer-declined", {"seat": SeatRef(seat), "offer": offer})
            case OfferWithdrawn(seat, offer):
                return Msg(f"{self.game}-event-offer-withdrawn", {"seat": SeatRef(seat), "offer": offer})
            case TradeClosed(seat):
                return Msg(f"{self.game}-event-trade-closed", {"seat": SeatRef(seat)})
            case Traded(seat, partner, gave, got):
                args = {"seat": SeatRef(seat), "partner": SeatRef(partner)}
                args |= {"gave": self.in_words(gave), "got": self.in_words(got)}
                return Msg(f"{self.game}-event-traded", args)
        return None

    # -------------------------------------------------------------- refusals

    def requirements(
        self, offers: TradeOffers[Any, G], state: Any, turn: TradingTurn[G], seat: int, action: Any
    ) -> Requirements:
        """Yield what a trade with others requires of a seat that has a decision, active or not."""
        open_offers = {offer.id: offer for offer in turn.offers}
        if isinstance(action, TradeCounter | TradeAccept | TradeDecline | TradeWithdraw):
            yield action.offer in open_offers, Msg(f"{self.game}-no-such-offer", {"offer": action.offer})
        match action:
            case TradeOffer(terms, to):
                yield from self._terms(offers, state, seat, terms)
                yield from self._addressees(offers, state, turn, to)
            case TradeCounter(number, terms):
                yield from self._to_answer(open_offers[number], seat)
                yield from self._terms(offers, state, seat, terms)
                yield seat != turn.seat, Msg(f"{self.game}-no-counter-active")
            case TradeAccept(number):
                yield from self._to_answer(open_offers[number], seat)
                yield self._holds(offers, state, seat, open_offers[number].want)
            case TradeDecline(number):
                yield from self._to_answer(open_offers[number], seat)
            case TradeWithdraw(number):
                maker = open_offers[number].seat
                other = Msg(f"{self.game}-no-withdraw-other", {"offer": number, "seat": SeatRef(maker)})
                yield maker == seat, other
                yield seat == turn.seat, Msg("err-illegal")
            case TradeClose():
                yield seat != turn.seat, Msg(f"{self.game}-no-close-active")

    def _terms(self, offers: TradeOffers[Any, G], state: Any, seat: int, terms: Terms[G]) -> Requirements:
        give, want = terms.give.counts(), terms.want.counts()
        empty = min(*give, *want) < 0 or not any(give) or not any(want)
        yield not empty, Msg(f"{self.game}-no-terms-empty")
        for kind, mine, theirs in zip(self.kinds, give, want, strict=True):
            yield not (mine and theirs), Msg(f"{self.game}-no-terms-both", {"kind": Ref("kind", kind)})
        yield max(sum(give), sum(want)) <= offers.most, Msg(f"{self.game}-no-terms-many", {"n": offers.most})
        yield self._holds(offers, state, seat, terms.give)

    def _holds(self, offers: TradeOffers[Any, G], state: Any, seat: int, goods: G) -> tuple[bool, Msg]:
        lack = lacking(offers.goods(state, seat).counts(), goods.counts())
        return not any(lack), Msg(f"{self.game}-no-terms-pay", {"missing": self.in_words(lack)})

    def _addressees(
        self, offers: TradeOffers[Any, G], state: Any, turn: TradingTurn[G], to: tuple[str, ...]
    ) -> Requirements:
        yield turn.proposals < offers.proposals, Msg(f"{self.game}-no-offers-left", {"n": offers.proposals})
        partners = offers.partners(state, turn)
        yield bool(partners), Msg(f"{self.game}-no-offer-partner")
        there = bool(to) and set(to) <= set(map(str, partners))
        yield there, Msg(f"{self.game}-no-offer-to", {"seats": seats_in_words(partners)})
        yield to == tuple(seat for seat in map(str, partners) if seat in to), Msg("err-illegal")

    def _to_answer(self, offer: Offer[G], seat: int) -> Requirements:
        args: dict[str, Arg] = {"offer": offer.id}
        yield offer.seat != seat, Msg(f"{self.game}-no-offer-own", args)
        other = Msg(f"{self.game}-no-offer-other", args | {"seats": seats_in_words(offer.to)})
        yield seat in offer.to, other
        yield seat not in offer.answered, Msg(f"{self.game}-no-offer-answered", args)


def _counts(goods: ResourceCounts | Sequence[int]) -> Sequence[int]:
    return goods.counts() if isinstance(goods, ResourceCounts) else goods


def _find(offers: Sequence[Offer[G]], number: int) -> Offer[G] | None:
    return next((offer for offer in offers if offer.id == number), None)
