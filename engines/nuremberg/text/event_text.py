"""Events as a few lines of text: a harvest shares a line, and private facts appear only to their seat."""

from collections.abc import Sequence
from itertools import groupby, zip_longest

from engines.core.actions import Event
from engines.core.mechanics.trade_words import without_implied_ends
from engines.core.text.messages import Arg, Many, Msg, Ref, SeatRef, seats_in_words
from engines.core.text.words import SentenceRanks
from engines.nuremberg import events as e
from engines.nuremberg.data import Goods
from engines.nuremberg.text.names import TRADE, crossing_name, field_name, gold, site_name, tower_name
from engines.nuremberg.view import NurembergView

RANKS = SentenceRanks.of(
    "nuremberg",
    minor=(
        "turn-began shortage shortage-sole bank-traded offer-declined offer-withdrawn trade-closed "
        "station no-toll-nobody no-toll-none no-toll-empty knight-home-already answered-discard "
        "answered-knight answered-wall wall-declined start-drawn"
    ),
    essential="years years-shuffled won",
    personal="received received-setup toll discarded stolen stolen-seen sold-toll traded",
    scoring=(
        "placed right right-taken rights settlement workshop council council-taken council-swapped "
        "council-safe won time-is-up"
    ),
    chosen=(
        "answered-discard answered-knight answered-wall knight-moved station wall tower bank-traded offer "
        "offer-counter offer-declined trade-closed"
    ),
    victory="won time-is-up",
)


def tell(view: NurembergView, events: Sequence[Event]) -> list[Msg]:
    """Return what the viewer learns, condensed: what happens to several seats at once is one line."""
    facts = without_implied_ends(events)
    pairs = zip_longest(facts, facts[1:])
    # The sentence of a turn's card also says that the turn began.
    apart = [one for one, then in pairs if not (isinstance(one, e.TurnBegan) and isinstance(then, e.CardDrawn))]
    return [_together(list(alike)) for _, alike in groupby(apart, _line)]


def _line(event: Event) -> object:
    """Return what is equal for consecutive events that share a line; for others something of their own."""
    match event:
        case e.Received(why=why):
            return e.Received, why
        case e.TollPaid(to=to):
            return e.TollPaid, to
        case e.RightTaken(loser=None) | e.StartDrawn() | e.Discarded() | e.WallDeclined():
            return type(event)
    return object()


def _together(events: Sequence[Event]) -> Msg:
    first = events[0]
    match first:
        case e.Received(why=why):
            key = "nuremberg-event-received" if why == "harvest" else "nuremberg-event-received-setup"
            return Msg(key, {"seats": _list_of(events)})
        case e.TollPaid(to=to):
            return Msg("nuremberg-event-toll", {"to": SeatRef(to), "seats": _list_of(events)})
        case e.StartDrawn():
            return Msg("nuremberg-event-start-drawn", {"seats": _list_of(events)})
        case e.Discarded():
            return Msg("nuremberg-event-discarded", {"seats": _list_of(events)})
        case e.RightTaken() if len(events) > 1:
            return Msg("nuremberg-event-rights", {"rights": _list_of(events)})
        case e.WallDeclined():
            seats = [event.seat for event in events if isinstance(event, e.WallDeclined)]
            return Msg("nuremberg-event-wall-declined", {"seats": seats_in_words(seats), "n": len(seats)})
    said = _tell_setup(first) or _tell_event(first) or _tell_building(first)
    return said or TRADE.tell(first) or _tell_sale_or_end(first)


def _list_of(events: Sequence[Event]) -> Many:
    return Many(tuple(_share(event) for event in events))


def _share(event: Event) -> Msg:
    """Return a seat's part of a shared line: "Anna 2 wool"."""
    match event:
        case e.Received(seat, cards) | e.Discarded(seat, cards):
            return Msg("nuremberg-share", {"seat": SeatRef(seat), "what": TRADE.in_words(cards)})
        case e.TollSeen(seat, gold=n, drawn=drawn):
            what = TRADE.in_words((*drawn.counts(), n))
            return Msg("nuremberg-share", {"seat": SeatRef(seat), "what": what})
        case e.TollPaid(seat, gold=n, cards=cards):
            parts = [TRADE.in_words(Goods(gold=n))] if n else []
            parts += [Msg("nuremberg-drawn", {"n": cards})] if cards else []
            return Msg("nuremberg-share", {"seat": SeatRef(seat), "what": TRADE.plus(parts)})
        case e.StartDrawn(seat, number=number):
            what = Msg("core-number", {"n": number})
            if not number:
                what = Msg("core-thing", {"thing": Ref("happening", "robber-knight")})
            return Msg("nuremberg-share", {"seat": SeatRef(seat), "what": what})
        case e.RightTaken(seat, route):
            return Msg("nuremberg-right", {"route": Ref("town", route), "seat": SeatRef(seat)})
    raise TypeError(event)


def _card(card: e.CardDrawn) -> Msg:
    """Return the event card of a turn."""
    args: dict[str, Arg] = {"seat": SeatRef(card.seat)}
    if card.harvest is None:
        return Msg("nuremberg-event-card-knight", args)
    args["n"] = card.harvest
    match card.event:
        case "free_clay":
            return Msg("nuremberg-event-card-free-clay", args)
        case "margrave":
            return Msg("nuremberg-event-card-margrave", args)
        case "years_pass":
            return Msg("nuremberg-event-card-years", args)
    if card.route is not None:
        return Msg("nuremberg-event-card-toll", args | {"route": Ref("route", card.route)})
    return Msg("nuremberg-event-card-none", args)


def _tell_setup(event: Event) -> Msg | None:
    match event:
        case e.TurnBegan(seat, turn):
            return Msg("nuremberg-event-turn-began", {"seat": SeatRef(seat), "turn": turn})
        case e.CardDrawn():
            return _card(event)
        case e.StartSettled(first, setup):
            key = "nuremberg-event-start-beginner" if setup == "beginner" else "nuremberg-event-start-advanced"
            return Msg(key, {"seat": SeatRef(first)})
        case e.Placed(seat, crossing, section):
            args: dict[str, Arg] = {"seat": SeatRef(seat), "place": crossing_name(crossing), "n": section}
            return Msg("nuremberg-event-placed", args)
    return None


def _tell_event(event: Event) -> Msg | None:
    match event:
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
        case e.KnightMoved(seat, field):
            return Msg("nuremberg-event-knight-moved", {"seat": SeatRef(seat), "place": field_name(field)})
    return None


def _tell_building(event: Event) -> Msg | None:
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
            args = {"seat": SeatRef(seat), "card": Ref("council", str(card)), "n": card}
            if loser is None:
                return Msg("nuremberg-event-council", args)
            args["loser"] = SeatRef(loser)
            if has is None:
                return Msg("nuremberg-event-council-taken", args)
            given: dict[str, Arg] = {"other": Ref("council", str(has)), "has": has}
            return Msg("nuremberg-event-council-swapped", args | given)
        case e.CouncilSafe(seat, card):
            return Msg("nuremberg-event-council-safe", {"seat": SeatRef(seat), "card": Ref("council", str(card))})
    return None


def _tell_sale_or_end(event: Event) -> Msg:
    match event:
        case e.Sold(seat, goods, times, price, toll, to):
            args: dict[str, Arg] = {"seat": SeatRef(seat), "goods": Ref("goods", goods), "n": times}
            args["gold"] = gold(price)
            if to is None:
                return Msg("nuremberg-event-sold", args)
            return Msg("nuremberg-event-sold-toll", args | {"toll": gold(toll), "to": SeatRef(to)})
        case e.Won(seat, points):
            return Msg("nuremberg-event-won", {"seat": SeatRef(seat), "n": points})
        case e.TimeIsUp(winners, points):
            args = {"seats": seats_in_words(winners), "count": len(winners), "n": points}
            return Msg("nuremberg-event-time-is-up", args)
    raise TypeError(event)
