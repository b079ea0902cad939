"""Events in a few lines: a roll with its income, purchases in a row, an auction with its winner's action."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from engines.core.actions import Event
from engines.core.text.messages import Arg, Many, Msg, Ref, SeatRef, seats_in_words
from engines.core.text.words import SentenceRanks
from engines.golden_age import events as e
from engines.golden_age.text.names import (
    back_ref,
    card_ref,
    cards_in_words,
    colour_at,
    colour_ref,
    counted,
    florins,
    marker_place,
    paid_seats,
    province_ref,
    seat_amount,
    space_name,
    things_in_words,
)
from engines.golden_age.view import GoldenAgeView

RANKS = SentenceRanks.of(
    "golden_age",
    minor="turn-began turn-ended auction-asked bids reshuffled pawns-moved unable passed",
    essential="won",
    personal=(
        "rolled-paid chosen-paid stadtholder-moved guild-displaced bought deed cashed auction-won "
        "auction-ended auction-failed"
    ),
    scoring="marker-made marker-moved sailed sailed-moved painting-finished won",
    chosen=(
        "marker-placed pawns-placed stadtholder-placed pawns-moved guild guild-displaced bid passed "
        "auction-opened turn-ended"
    ),
    victory="won",
)


def tell(view: GoldenAgeView, events: Sequence[Event]) -> list[Msg]:
    """Return what the viewer learns, condensed."""
    return _Teller(_facts(events)).told()


# ------------------------------------------------------------------ facts


class _Drawn(Struct, frozen=True):
    """A card was drawn. card: its id, if the viewer may know it."""

    seat: int
    deck: str
    marker: str | None
    cost: int
    card: str | None = None


class _Paid(Struct, frozen=True):
    """A painter was paid. points: of the painting, if it was the last payment."""

    event: e.PainterPaid
    points: int | None = None


def _facts(events: Iterable[Event]) -> list[Any]:
    """Return the events, with the events of one action joined into one fact."""
    facts: list[Any] = []
    for event in events:
        last = facts[-1] if facts else None
        match last, event:
            case _, e.OfferDeclined():
                # A seat that goes on as before is no news.
                pass
            case _, e.CardSeen(seat, deck, marker, cost, card):
                facts.append(_Drawn(seat, deck, marker, cost, card))
            case _, e.CardDrawn(seat, deck, marker, cost):
                facts.append(_Drawn(seat, deck, marker, cost))
            case _Drawn(seat, deck, marker, cost, None), e.CardShown(other, card) if seat == other:
                facts[-1] = _Drawn(seat, deck, marker, cost, card)
            case _, e.PainterPaid():
                facts.append(_Paid(event))
            case _Paid(paid, None), e.PaintingFinished(seat, card, points) if (paid.seat, paid.card) == (
                seat,
                card,
            ):
                facts[-1] = _Paid(paid, points)
            case e.TurnEnded(seat), e.Won(other) if seat == other:
                facts[-1] = event
            case _:
                facts.append(event)
    return facts


# ------------------------------------------------------------------ lines


class _Teller:
    """Reads facts from first to last and reports together those that belong together."""

    def __init__(self, facts: Sequence[Any]) -> None:
        self._facts = facts
        self._at = 0
        self._lines: list[Msg] = []

    def told(self) -> list[Msg]:
        """Return all sentences."""
        while self._at < len(self._facts):
            self._next()
        return self._lines

    def _next(self) -> None:
        first = self._facts[self._at]
        match first:
            case e.TurnBegan() | e.Rolled():
                self._roll()
            case e.PawnPlaced():
                self._lines.append(_placed(self._run(lambda fact: _same(fact, first))))
            case e.PawnMoved():
                self._lines.append(_moved(self._run(lambda fact: _same(fact, first))))
            case _Drawn() | e.PawnAdded() if first.marker is not None:
                kinds = (_Drawn, e.PawnAdded)
                facts = self._run(lambda fact: isinstance(fact, kinds) and fact.marker and fact.seat == first.seat)
                self._lines.append(_bought(facts))
            case e.AuctionOpened() | e.BidMade() | e.BidPassed() | e.AuctionWon() | e.AuctionFailed():
                self._auction()
            case _:
                self._at += 1
                self._lines.append(_alone(first))

    def _run(self, belongs: Any) -> list[Any]:
        """Return the facts from here on as long as they belong together."""
        start = self._at
        while self._at < len(self._facts) and belongs(self._facts[self._at]):
            self._at += 1
        return list(self._facts[start : self._at])

    def _take(self, *kinds: type) -> Any | None:
        """Return the next fact if it is one of the kinds."""
        if self._at < len(self._facts) and isinstance(self._facts[self._at], kinds):
            self._at += 1
            return self._facts[self._at - 1]
        return None

    # -------------------------------------------------------------- the roll

    def _roll(self) -> None:
        began: e.TurnBegan | None = self._take(e.TurnBegan)
        rolled: e.Rolled | None = self._take(e.Rolled)
        if rolled is None:
            assert began is not None
            args: dict[str, Arg] = {"seat": SeatRef(began.seat), "turn": began.turn}
            self._lines.append(Msg("golden_age-event-turn-began", args))
            return
        args = {"seat": SeatRef(rolled.seat), "total": rolled.total}
        chosen = rolled.first is None or rolled.second is None
        if rolled.first is not None and rolled.second is not None:
            args |= {"first": rolled.first, "second": rolled.second}
        moved: e.StadtholderMoved | None = self._take(e.StadtholderMoved)
        if moved is None:
            self._lines.append(Msg("golden_age-event-chosen" if chosen else "golden_age-event-rolled", args))
            return
        args |= {"space": space_name(moved.space), "income": paid_seats(moved.income)}
        key = "golden_age-event-chosen-paid" if chosen else "golden_age-event-rolled-paid"
        self._lines.append(Msg(key, args))

    # -------------------------------------------------------------- auctions

    def _auction(self) -> None:
        """Report an auction, or the part of it in these events; its end reports all of it in one sentence."""
        opened: e.AuctionOpened | None = self._take(e.AuctionOpened)
        cries: list[Any] = []
        while (fact := self._take(e.BidMade, e.BidPassed, e.Cashed)) is not None:
            if isinstance(fact, e.Cashed):
                self._lines.append(_alone(fact))
            else:
                cries.append(fact)
        failed: e.AuctionFailed | None = self._take(e.AuctionFailed)
        if failed is not None:
            self._lines.append(Msg("golden_age-event-auction-failed", _sold(failed.seat, failed.marker)))
            return
        won: e.AuctionWon | None = self._take(e.AuctionWon)
        if won is not None:
            self._won(won, cries)
            return
        if opened is not None:
            asked: dict[str, Arg] = {"seats": seats_in_words(opened.bidders)}
            self._lines.append(Msg("golden_age-event-auction-opened", _sold(opened.seat, opened.marker) | asked))
        if len(cries) > 1:
            self._lines.append(Msg("golden_age-event-bids", {"bids": _bids(cries)}))
        else:
            self._lines += [_cry(cry) for cry in cries]

    def _won(self, won: e.AuctionWon, cries: Sequence[Any]) -> None:
        while (shuffled := self._take(e.Reshuffled)) is not None:
            self._lines.append(_alone(shuffled))
        args = _sold(won.seller, won.marker) | {"winner": SeatRef(won.seat), "money": florins(won.amount)}
        args["deed"] = self._deed_of(won.seat)
        if cries:
            self._lines.append(Msg("golden_age-event-auction-won", args | {"bids": _bids(cries)}))
        else:
            self._lines.append(Msg("golden_age-event-auction-ended", args))

    def _deed_of(self, seat: int) -> Msg:
        """Return what the winner did, or that it is still to come."""
        if self._at < len(self._facts):
            fact = self._facts[self._at]
            deed = _deed(fact)
            if deed is not None and _seat_of(fact) == seat:
                self._at += 1
                return deed
        return Msg("golden_age-deed-pending", {"seat": SeatRef(seat)})


def below_question(told: Msg) -> Msg:
    """Return who is asked in an opened auction; the question for bids above it says what is sold, and by whom."""
    if told.key != "golden_age-event-auction-opened":
        return told
    return Msg("golden_age-event-auction-asked", {"seats": told.args["seats"]})


def _same(fact: Any, first: Any) -> bool:
    return type(fact) is type(first) and fact.seat == first.seat


def _seat_of(fact: Any) -> int:
    seat: int = fact.event.seat if isinstance(fact, _Paid) else fact.seat
    return seat


def _placed(pawns: Sequence[e.PawnPlaced]) -> Msg:
    places = things_in_words(province_ref(name) for name in dict.fromkeys(pawn.province for pawn in pawns))
    args: dict[str, Arg] = {"seat": SeatRef(pawns[0].seat), "n": len(pawns), "places": places}
    return Msg("golden_age-event-pawns-placed", args)


def _moved(moves: Sequence[e.PawnMoved]) -> Msg:
    ways = tuple(
        Msg("golden_age-way", {"start": province_ref(move.start), "province": province_ref(move.to)})
        for move in moves
    )
    args: dict[str, Arg] = {"seat": SeatRef(moves[0].seat), "n": len(moves), "ways": Many(ways)}
    return Msg("golden_age-event-pawns-moved", args | {"money": florins(sum(move.cost for move in moves))})


def _bought(facts: Sequence[Any]) -> Msg:
    """Return the cards and pawns that a seat paid for; cards drawn unseen are only counted."""
    cards: Counter[Ref] = Counter(
        back_ref(fact.deck) if fact.card is None else card_ref(fact.card)
        for fact in facts
        if isinstance(fact, _Drawn)
    )
    things: list[Arg] = [
        Msg("golden_age-one", {"thing": card}) if n == 1 else counted(n, card) for card, n in cards.items()
    ]
    things += [
        Msg("golden_age-new-pawn", {"province": province_ref(fact.province)})
        for fact in facts
        if isinstance(fact, e.PawnAdded)
    ]
    cost = florins(sum(fact.cost for fact in facts))
    args: dict[str, Arg] = {"seat": SeatRef(facts[0].seat), "things": Many(tuple(things)), "money": cost}
    return Msg("golden_age-event-bought", args)


def _bids(cries: Sequence[Any]) -> Many:
    """Return each seat's last bid, the highest first, then the seats without a bid."""
    highest: dict[int, int] = {}
    for cry in cries:
        if isinstance(cry, e.BidMade):
            highest[cry.seat] = cry.amount
        else:
            highest.setdefault(cry.seat, 0)
    return Many(
        tuple(
            seat_amount(seat, amount) if amount else Msg("golden_age-seat-no-bid", {"seat": SeatRef(seat)})
            for seat, amount in sorted(highest.items(), key=lambda entry: -entry[1])
        )
    )


def _sold(seller: int, marker: str) -> dict[str, Arg]:
    """Return the arguments that name what is sold, and by whom."""
    return {
        "seller": SeatRef(seller),
        "province": province_ref(marker),
        "colour": colour_ref(colour_at(marker)),
    }


# ------------------------------------------------------------------ a fact alone


def _deed(fact: Any) -> Msg | None:
    """Return a special action, without a full stop: "Anna draws a spice card"."""
    match fact:
        case _Drawn(seat, deck, _, _, None):
            return Msg("golden_age-deed-draws", {"seat": SeatRef(seat), "card": back_ref(deck)})
        case _Drawn(seat, _, _, _, str() as card) | e.CardShown(seat, card):
            return Msg("golden_age-deed-draws-seen", {"seat": SeatRef(seat), "card": card_ref(card)})
        case e.PawnAdded(seat, province):
            return Msg("golden_age-deed-adds", {"seat": SeatRef(seat), "province": province_ref(province)})
        case _Paid(paid, points):
            args: dict[str, Arg] = {"seat": SeatRef(paid.seat), "card": card_ref(paid.card)}
            args |= {"n": paid.paid, "payments": paid.payments}
            if points is None:
                return Msg("golden_age-deed-pays", args | {"money": florins(paid.cost)})
            return Msg("golden_age-deed-finishes", args | {"points": points})
    return None


def _cry(event: e.BidMade | e.BidPassed) -> Msg:
    seat = SeatRef(event.seat)
    if isinstance(event, e.BidMade):
        return Msg("golden_age-event-bid", {"seat": seat, "money": florins(event.amount)})
    if event.unable:
        return Msg("golden_age-event-unable", {"seat": seat})
    return Msg("golden_age-event-passed", {"seat": seat})


def _alone(fact: Any) -> Msg:
    """Return a fact in a sentence of its own."""
    deed = _deed(fact)
    if deed is not None:
        return Msg("golden_age-event-deed", {"deed": deed})
    match fact:
        case e.MarkerPlaced(seat, province):
            args: dict[str, Arg] = {"seat": SeatRef(seat), "province": province_ref(province)}
            return Msg("golden_age-event-marker-placed", args)
        case e.StadtholderPlaced(seat, space):
            return Msg("golden_age-event-stadtholder-placed", {"seat": SeatRef(seat), "n": space})
        case e.StadtholderMoved(space, income):
            args = {"space": space_name(space), "income": paid_seats(income)}
            return Msg("golden_age-event-stadtholder-moved", args)
        case e.GuildTaken(seat, guild, price, displaced):
            args = {"seat": SeatRef(seat), "guild": Ref("guild", guild), "money": florins(price)}
            if displaced is None:
                return Msg("golden_age-event-guild", args)
            return Msg("golden_age-event-guild-displaced", args | {"loser": SeatRef(displaced)})
        case e.MarkerMade(seat, province, source):
            args = {"seat": SeatRef(seat), "province": province_ref(province)}
            if source is None:
                return Msg("golden_age-event-marker-made", args)
            return Msg("golden_age-event-marker-moved", args | {"source": marker_place(source)})
        case e.Sailed(seat, space, cards, source):
            args = {"seat": SeatRef(seat), "colony": marker_place(space), "cards": cards_in_words(cards)}
            if source is None:
                return Msg("golden_age-event-sailed", args)
            return Msg("golden_age-event-sailed-moved", args | {"source": marker_place(source)})
        case e.PaintingFinished(seat, card, points):
            args = {"seat": SeatRef(seat), "card": card_ref(card), "points": points}
            return Msg("golden_age-event-painting-finished", args)
        case e.Reshuffled(deck):
            return Msg("golden_age-event-reshuffled", {"deck": Ref("deck", deck)})
        case e.Cashed(seat, card, count, pays):
            args = {"seat": SeatRef(seat), "cards": counted(count, card_ref(card)), "money": florins(pays)}
            return Msg("golden_age-event-cashed", args)
        case e.TurnEnded(seat, points):
            return Msg("golden_age-event-turn-ended", {"seat": SeatRef(seat), "points": points})
        case e.Won(seat, points):
            return Msg("golden_age-event-won", {"seat": SeatRef(seat), "points": points})
    raise TypeError(fact)
