"""What happened, in a few lines: a harvest is told together, and what a seat alone knows only to it."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.text import Arg, Many, Msg, Ref, SeatRef
from engines.core.trade_words import seats_in_words
from engines.nuremberg import events as e
from engines.nuremberg.naming import TRADE, crossing_name, field_name, site_name, tower_name
from engines.nuremberg.view import NurembergView

MINOR = frozenset(
    f"nuremberg-event-{name}"
    for name in (
        "turn-began", "received", "received-nothing", "shortage", "shortage-sole", "bank-traded", "offer-declined",
        "offer-withdrawn", "trade-closed", "station", "no-toll-nobody", "no-toll-none", "no-toll-empty",
        "knight-home-already", "answered-discard", "answered-knight", "answered-wall", "wall-declined",
        "start-drawn", "start-drawn-knight",
    )
)  # fmt: skip
"""What a short account leaves out first."""


def tell(view: NurembergView, events: Sequence[e.NurembergEvent]) -> list[Msg]:
    """What the viewer learns, condensed: what a harvest pays is one line, and so are refusals of free walls."""
    told: list[Msg] = []
    waiting: list[e.NurembergEvent] = []
    for event in _news(events):
        if waiting and not _goes_with(waiting[-1], event):
            told += _together(waiting)
            waiting = []
        waiting.append(event)
    return [*told, *_together(waiting)] if waiting else told


def _news(events: Sequence[e.NurembergEvent]) -> list[e.NurembergEvent]:
    """The events without the end of an offer that a last refusal tells already."""
    refused = {event.offer for event in events if isinstance(event, e.OfferDeclined)}
    return [event for event in events if not (isinstance(event, e.OfferWithdrawn) and event.offer in refused)]


def _goes_with(last: e.NurembergEvent, event: e.NurembergEvent) -> bool:
    """Whether two events in a row are told in one line."""
    match last, event:
        case e.TurnBegan(), e.CardDrawn():
            return True
        case e.Received(why=one), e.Received(why=other):
            return bool(one == other)
    return isinstance(last, e.WallDeclined) and isinstance(event, e.WallDeclined)


def _together(events: Sequence[e.NurembergEvent]) -> list[Msg]:
    first = events[0]
    match first:
        case e.TurnBegan(seat, turn) if len(events) == 1:
            return [Msg("nuremberg-event-turn-began", {"seat": SeatRef(seat), "turn": turn})]
        case e.TurnBegan() | e.CardDrawn():
            return _card(next(event for event in events if isinstance(event, e.CardDrawn)))
        case e.Received(why=why):
            received = tuple(
                Msg("nuremberg-received", {"seat": SeatRef(one.seat), "cards": TRADE.in_words(one.cards)})
                for one in events
                if isinstance(one, e.Received)
            )
            key = "nuremberg-event-received" if why == "harvest" else "nuremberg-event-received-setup"
            return [Msg(key, {"seats": Many(received)})]
        case e.WallDeclined():
            seats = [event.seat for event in events if isinstance(event, e.WallDeclined)]
            return [Msg("nuremberg-event-wall-declined", {"seats": seats_in_words(seats), "n": len(seats)})]
    said = _tell_setup(first) or _tell_event(first) or _tell_building(first) or _tell_trade(first)
    return [said or _tell_end(first)]


def _card(card: e.CardDrawn) -> list[Msg]:
    """The event card, with its harvest."""
    args: dict[str, Arg] = {"seat": SeatRef(card.seat), "event": Ref("event-card", card.event.replace("_", "-"))}
    if card.harvest is None:
        return [Msg("nuremberg-event-card-knight", args)]
    args["n"] = card.harvest
    if card.route is not None:
        return [Msg("nuremberg-event-card-toll", args | {"route": Ref("route", card.route)})]
    key = "nuremberg-event-card-quiet" if card.event == "none" else "nuremberg-event-card"
    return [Msg(key, args)]


def _tell_setup(event: e.NurembergEvent) -> Msg | None:
    match event:
        case e.StartDrawn(seat, _, number):
            if not number:
                return Msg("nuremberg-event-start-drawn-knight", {"seat": SeatRef(seat)})
            return Msg("nuremberg-event-start-drawn", {"seat": SeatRef(seat), "n": number})
        case e.StartSettled(first, setup):
            key = "nuremberg-event-start-beginner" if setup == "beginner" else "nuremberg-event-start-advanced"
            return Msg(key, {"seat": SeatRef(first)})
        case e.Placed(seat, crossing, section):
            args: dict[str, Arg] = {"seat": SeatRef(seat), "place": crossing_name(crossing), "n": section}
            return Msg("nuremberg-event-placed", args)
    return None


def _tell_event(event: e.NurembergEvent) -> Msg | None:
    match event:
        case e.Shortage(kind, sole):
            key = "nuremberg-event-shortage-sole" if sole else "nuremberg-event-shortage"
            return Msg(key, {"kind": Ref("kind", kind)})
        case e.TollSeen(seat, to, gold=gold, drawn=drawn):
            args: dict[str, Arg] = {"seat": SeatRef(seat), "to": SeatRef(to), "cards": TRADE.in_words(drawn)}
            return Msg("nuremberg-event-toll-seen", args | {"gold": gold})
        case e.TollPaid(seat, to, gold=gold, cards=cards):
            args = {"seat": SeatRef(seat), "to": SeatRef(to), "gold": gold}
            if not cards:
                return Msg("nuremberg-event-toll", args)
            return Msg("nuremberg-event-toll-cards", args | {"n": cards})
        case e.NoToll(route, why):
            return Msg(f"nuremberg-event-no-toll-{why}", {"route": Ref("route", route)})
        case e.KnightSentHome(was):
            if was is None:
                return Msg("nuremberg-event-knight-home-already")
            return Msg("nuremberg-event-knight-home", {"place": field_name(was)})
        case e.YearsPassed(year, shuffled):
            key = "nuremberg-event-years-shuffled" if shuffled else "nuremberg-event-years"
            return Msg(key, {"year": str(year)})
        case e.Answered(seat, what):
            return Msg(f"nuremberg-event-answered-{what}", {"seat": SeatRef(seat)})
        case e.Discarded(seat, cards):
            return Msg("nuremberg-event-discarded", {"seat": SeatRef(seat), "cards": TRADE.in_words(cards)})
        case e.KnightMoved(seat, field):
            return Msg("nuremberg-event-knight-moved", {"seat": SeatRef(seat), "place": field_name(field)})
        case e.CardStolenSeen(seat, victim, kind):
            args = {"seat": SeatRef(seat), "victim": SeatRef(victim), "kind": Ref("kind", kind)}
            return Msg("nuremberg-event-stolen-seen", args)
        case e.CardStolen(seat, victim):
            return Msg("nuremberg-event-stolen", {"seat": SeatRef(seat), "victim": SeatRef(victim)})
    return None


def _tell_building(event: e.NurembergEvent) -> Msg | None:
    match event:
        case e.StationBuilt(seat, route, section):
            args: dict[str, Arg] = {"seat": SeatRef(seat), "route": Ref("route", route), "n": section}
            return Msg("nuremberg-event-station", args)
        case e.RightTaken(seat, route, _, loser):
            args = {"seat": SeatRef(seat), "route": Ref("route", route)}
            if loser is None:
                return Msg("nuremberg-event-right", args)
            return Msg("nuremberg-event-right-taken", args | {"loser": SeatRef(loser)})
        case e.SettlementBuilt(seat, crossing):
            return Msg("nuremberg-event-settlement", {"seat": SeatRef(seat), "place": crossing_name(crossing)})
        case e.WorkshopBuilt(seat, site):
            return Msg("nuremberg-event-workshop", {"seat": SeatRef(seat), "place": site_name(site)})
        case e.WallBuilt(seat, wall, prestige, free):
            key = "nuremberg-event-wall-free" if free else "nuremberg-event-wall"
            return Msg(key, {"seat": SeatRef(seat), "n": wall, "prestige": prestige})
        case e.TowerBuilt(seat, tower, prestige):
            args = {"seat": SeatRef(seat), "place": tower_name(tower), "prestige": prestige}
            return Msg("nuremberg-event-tower", args)
        case e.CouncilTaken(seat, card, loser, has):
            args = {"seat": SeatRef(seat), "n": card}
            if loser is None:
                return Msg("nuremberg-event-council", args)
            if has is None:
                return Msg("nuremberg-event-council-taken", args | {"loser": SeatRef(loser)})
            return Msg("nuremberg-event-council-swapped", args | {"loser": SeatRef(loser), "has": has})
        case e.CouncilSafe(seat, card):
            return Msg("nuremberg-event-council-safe", {"seat": SeatRef(seat), "n": card})
    return None


def _tell_trade(event: e.NurembergEvent) -> Msg | None:
    match event:
        case e.Sold(seat, goods, times, price, toll, to):
            args: dict[str, Arg] = {"seat": SeatRef(seat), "goods": Ref("goods", goods), "n": times, "gold": price}
            if to is None:
                return Msg("nuremberg-event-sold", args)
            return Msg("nuremberg-event-sold-toll", args | {"toll": toll, "to": SeatRef(to)})
        case e.BankTraded(seat, gave, got):
            sides: dict[str, Arg] = {"gave": TRADE.in_words(gave), "got": TRADE.in_words(got)}
            return Msg("nuremberg-event-bank-traded", {"seat": SeatRef(seat)} | sides)
        case e.OfferMade(seat, number, to, give, want, counter_to):
            args = {"seat": SeatRef(seat), "offer": number, "seats": seats_in_words(to)}
            args |= {"give": TRADE.in_words(give), "want": TRADE.in_words(want)}
            key = "nuremberg-event-offer" if counter_to is None else "nuremberg-event-offer-counter"
            return Msg(key, args)
        case e.OfferDeclined(seat, number):
            return Msg("nuremberg-event-offer-declined", {"seat": SeatRef(seat), "offer": number})
        case e.OfferWithdrawn(seat, number):
            return Msg("nuremberg-event-offer-withdrawn", {"seat": SeatRef(seat), "offer": number})
        case e.TradeClosed(seat):
            return Msg("nuremberg-event-trade-closed", {"seat": SeatRef(seat)})
        case e.Traded(seat, partner, gave, got):
            args = {"seat": SeatRef(seat), "partner": SeatRef(partner)}
            return Msg("nuremberg-event-traded", args | {"gave": TRADE.in_words(gave), "got": TRADE.in_words(got)})
    return None


def _tell_end(event: e.NurembergEvent) -> Msg:
    match event:
        case e.Won(seat, points):
            return Msg("nuremberg-event-won", {"seat": SeatRef(seat), "n": points})
        case e.TimeIsUp(winners, points):
            args: dict[str, Arg] = {"seats": seats_in_words(winners), "count": len(winners), "n": points}
            return Msg("nuremberg-event-time-is-up", args)
    raise TypeError(event)
