"""Events as a few lines of text: bids, trains and loads share a line for each seat."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any

from engines.core.text.messages import Arg, Many, Msg, SeatRef, seats_in_words
from engines.core.text.words import SentenceRanks
from engines.first_train import events as e
from engines.first_train.data import COLOURS, LOADS
from engines.first_train.text.names import (
    area_name,
    areas_in_words,
    box_name,
    by_seat,
    company_ref,
    counted,
    exchanged,
    final_parts,
    line_name,
    loads_in_words,
    means_in_words,
    means_ref,
    minus,
    signed,
    train_name,
)
from engines.first_train.view import BoxView, FirstTrainView

RANKS = SentenceRanks.of(
    "first_train",
    minor=(
        "counters order orders unable-construction unable-trains unable-sale passed-trains passed-sale round-ended"
    ),
    essential="scored final",
    personal="bid-over bids box-won colour ran train load load-one removed sold sold-turned",
    scoring="bonus scored profit final",
    chosen="bid bid-over colour built built-landowners train load-one sold sold-turned",
    summed="final",
)


def tell(view: FirstTrainView, events: Sequence[Any]) -> list[Msg]:
    """Return what the viewer learns, condensed: consecutive events of one sort share a line.

    Bids are left out if the winners of the boxes follow.
    """
    told, boxes = list[Msg](), _boxes(view, events)
    groups = [(sort, list(group)) for sort, group in groupby(events, _sort)]
    for (sort, group), (following, _) in pairwise([*groups, (None, [])]):
        if (sort, following) != (e.BidMade, e.BoxWon):
            told += _told(view, boxes, group)
    return told


def _sort(event: Any) -> Any:
    """Return the sort of an event; consecutive events of the same sort share a line."""
    match event:
        case e.TrainBought() | e.Loaded():
            return e.TrainBought
        case e.Passed(_, phase, unable):
            return e.Passed, phase, unable
    return type(event)


def _boxes(view: FirstTrainView, events: Sequence[Any]) -> Sequence[BoxView]:
    """Return the boxes of the auction in events; none if counters were drawn since its first bid."""
    first = next((at for at, event in enumerate(events) if isinstance(event, e.BidMade | e.BoxWon)), len(events))
    drawn = any(isinstance(event, e.CountersDrawn) for event in events[first:])
    return () if drawn else view.boxes


def _told(view: FirstTrainView, boxes: Sequence[BoxView], events: list[Any]) -> list[Msg]:
    """Return the lines of consecutive events of one sort."""
    match events:
        case [e.MapFilled() as filled]:
            return [_filled(view, filled), _in_order(filled.order)]
        case [e.RoundBegan(number, cubes)]:
            key = "first_train-event-round-began" if number < view.rounds else "first_train-event-round-last"
            return [Msg(key, {"round": number, "rounds": view.rounds, "cubes": by_seat(dict(enumerate(cubes)))})]
        case [e.CountersDrawn(colours)]:
            drawn = tuple(
                Msg("first_train-event-counter", {"box": box, "colour": means_ref(colour)})
                for box, colour in enumerate(colours, start=1)
            )
            return [Msg("first_train-event-counters", {"counters": Many(drawn)})]
        case [e.BidMade(), *_]:
            return [_bids(boxes, events)]
        case [e.BoxWon(), *_]:
            return [_won(seat, won) for seat, won in _of_seats(events).items()]
        case [e.ColourChosen(), *_]:
            return [_colour(event) for event in events]
        case [e.OrdersSet(builders, runners)]:
            args: dict[str, Arg] = {"builders": seats_in_words(builders), "runners": seats_in_words(runners)}
            return [Msg("first_train-event-orders", args)]
        case [e.LineBuilt(), *_]:
            return [_built(view, event) for event in events]
        case [e.BonusGiven(_, points)]:
            given = by_seat({seat: n for seat, n in enumerate(points) if n})
            return [Msg("first_train-event-bonus", {"points": given})]
        case [e.Passed(_, phase, unable), *_]:
            seats = seats_in_words(event.seat for event in events)
            key = f"first_train-event-{'unable' if unable else 'passed'}-{phase}"
            return [Msg(key, {"seats": seats, "n": len(events)})]
        case [e.LineSold(), *_]:
            return [_sold(view, event) for event in events]
        case [e.Removed(), *_]:
            return [_removed(view, events)]
        case [e.TrainBought() | e.Loaded(), *_]:
            return [_ran(view, seat, done) for seat, done in _of_seats(events).items()]
        case [e.TransportScored(), *_]:
            scored = {event.seat: event.points for event in events if event.points}
            if not scored:
                return [Msg("first_train-event-scored-nothing")]
            return [Msg("first_train-event-scored", {"points": by_seat(scored)})]
        case [e.ProfitMoved(), *_]:
            moved = tuple(
                Msg(
                    "first_train-event-profit-of",
                    {"seat": SeatRef(event.seat), "before": signed(event.before), "now": signed(event.now)},
                )
                for event in events
            )
            return [Msg("first_train-event-profit", {"moves": Many(moved)})]
        case [e.OrderSet(), *_]:
            return [_in_order(event.order) for event in events]
        case [e.RoundEnded(number)]:
            return [Msg("first_train-event-round-ended", {"round": number})]
        case [e.FinalScored(), *_]:
            # A line for each seat, the winner's first.
            ranked = sorted(events, key=lambda event: (-event.points, view.order.index(event.seat)))
            return [Msg("first_train-event-final", _final(event)) for event in ranked]
        case [e.PhaseBegan(), *_]:
            # Other lines give the order of acting.
            return []
    raise TypeError(events)


def _in_order(seats: Sequence[int]) -> Msg:
    return Msg("first_train-event-order", {"seats": seats_in_words(seats)})


def _filled(view: FirstTrainView, event: e.MapFilled) -> Msg:
    loads = zip(LOADS, (event.red, event.green, event.white, event.yellow), strict=True)
    pieces = [counted(view.chart, load, n) for load, n in loads if n]
    pieces.append(Msg("first_train-landowners-count", {"n": event.landowners}))
    return Msg("first_train-event-map-filled", {"pieces": Many(tuple(pieces)), "n": event.removed})


def _bids(boxes: Sequence[BoxView], events: Sequence[e.BidMade]) -> Msg:
    """Return a single bid as made; of several, those that hold at the end, and who was outbid there."""
    if len(events) == 1:
        (bid,) = events
        key = "first_train-event-bid" if bid.ousted is None else "first_train-event-bid-over"
        return Msg(key, _bid(boxes, bid, bid.ousted))
    last = {bid.box: bid for bid in events}
    standing = []
    for number in sorted(last):
        bid = last[number]
        key = "first_train-event-standing" if bid.ousted is None else "first_train-event-standing-over"
        standing.append(Msg(key, _bid(boxes, bid, bid.ousted)))
    return Msg("first_train-event-bids", {"n": len(events), "bids": Many(tuple(standing))})


def _bid(boxes: Sequence[BoxView], bid: e.BidMade, ousted: int | None) -> dict[str, Arg]:
    args: dict[str, Arg] = {"seat": SeatRef(bid.seat), "box": box_name(boxes, bid.box), "cubes": bid.cubes}
    return args if ousted is None else args | {"ousted": SeatRef(ousted)}


def _won(seat: int, won: Sequence[e.BoxWon]) -> Msg:
    """Return a seat's boxes, and their sum."""
    gained = [sum(counts) for counts in zip(*(box.gained.counts() for box in won), strict=True)]
    args: dict[str, Arg] = {
        "seat": SeatRef(seat),
        "boxes": Many(tuple(Msg("first_train-box", {"box": box.box}) for box in won)),
        "cubes": sum(box.cubes for box in won),
        "gained": means_in_words(0, gained),
    }
    return Msg("first_train-event-box-won", args)


def _colour(event: e.ColourChosen) -> Msg:
    args: dict[str, Arg] = {"seat": SeatRef(event.seat), "box": event.box, "colour": means_ref(event.colour)}
    return Msg("first_train-event-colour", args)


def _built(view: FirstTrainView, event: e.LineBuilt) -> Msg:
    args: dict[str, Arg] = {
        "seat": SeatRef(event.seat),
        "line": line_name(view.chart, event.areas),
        "paid": means_in_words(event.cubes, event.influence.counts()),
        "n": event.landowners,
    }
    return Msg("first_train-event-built-landowners" if event.landowners else "first_train-event-built", args)


def _sold(view: FirstTrainView, event: e.LineSold) -> Msg:
    args: dict[str, Arg] = {
        "seat": SeatRef(event.seat),
        "line": line_name(view.chart, event.areas),
        "company": company_ref(event.company),
        "paid": means_in_words(0, [event.paid * (colour == event.company) for colour in COLOURS]),
        "n": len(event.turned),
        "towns": areas_in_words(view.chart, event.turned),
    }
    return Msg("first_train-event-sold-turned" if event.turned else "first_train-event-sold", args)


def _removed(view: FirstTrainView, events: Sequence[e.Removed]) -> Msg:
    gone = [sum(counts) for counts in zip(*(event.loads.counts() for event in events), strict=True)]
    areas = dict.fromkeys(area for event in events for area in event.areas)
    args: dict[str, Arg] = {
        "loads": loads_in_words(view.chart, gone),
        "n": sum(gone),
        "areas": areas_in_words(view.chart, areas),
    }
    return Msg("first_train-event-removed", args)


def _ran(view: FirstTrainView, seat: int, done: Sequence[e.TrainBought | e.Loaded]) -> Msg:
    """Return what a seat bought and loaded."""
    args: dict[str, Arg] = {"seat": SeatRef(seat)}
    trains = tuple(
        Msg(
            "first_train-event-train-paid", {"train": train_name(one.train), "paid": exchanged(one.brown, one.pay)}
        )
        for one in done
        if isinstance(one, e.TrainBought)
    )
    loaded = [one for one in done if isinstance(one, e.Loaded)]
    if trains:
        args["trains"] = Many(trains)
        return (
            Msg("first_train-event-ran", args | _loads(view, loaded))
            if loaded
            else Msg("first_train-event-train", args)
        )
    if len(loaded) > 1:
        return Msg("first_train-event-load", args | _loads(view, loaded))
    (one,) = loaded
    args["load"] = counted(view.chart, one.load, 1)
    return Msg("first_train-event-load-one", args | {"area": area_name(view.chart, one.area)})


def _loads(view: FirstTrainView, events: Sequence[e.Loaded]) -> dict[str, Arg]:
    counts = [sum(event.load == load for event in events) for load in LOADS]
    return {"loads": loads_in_words(view.chart, counts)}


def _final(event: e.FinalScored) -> dict[str, Arg]:
    parts = final_parts(event.points, event.sets, event.profit, event.links)
    return {"seat": SeatRef(event.seat), **parts, "n": minus(event.points)}


def _of_seats(events: Sequence[Any]) -> dict[int, list[Any]]:
    """Return events by seat, in the order of the seats' first events."""
    found: dict[int, list[Any]] = {}
    for event in events:
        found.setdefault(event.seat, []).append(event)
    return found
