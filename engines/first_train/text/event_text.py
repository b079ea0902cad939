"""Events as a few lines of text: bids, trains and loads share a line for each seat."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any

from engines.core.text.messages import Arg, Many, Msg, SeatRef, seats_in_words
from engines.core.text.words import SentenceRanks
from engines.first_train import events as e
from engines.first_train.data import COLOURS, LOADS, NUMBERS
from engines.first_train.text.names import (
    area_name,
    areas_in_words,
    by_seat,
    company_ref,
    counted,
    exchanged,
    line_name,
    loads_in_words,
    means_in_words,
    means_ref,
    minus,
    signed,
    train_name,
)
from engines.first_train.view import FirstTrainView

RANKS = SentenceRanks.of(
    "first_train",
    minor=(
        "counters order orders unable-construction unable-trains unable-sale passed-trains passed-sale round-ended"
    ),
    essential="scored final",
    personal="bid-over box-won colour ran removed sold sold-turned",
    scoring="bonus scored profit round-ended final",
)
_RUNNING = (e.TrainBought, e.Loaded)


def tell(view: FirstTrainView, events: Sequence[Any]) -> list[Msg]:
    """Return what the viewer learns, condensed: consecutive events of one sort share a line.

    Bids are left out if the winners of the boxes follow.
    """
    told: list[Msg] = []
    groups = [(sort, list(group)) for sort, group in groupby(events, _sort)]
    for (sort, group), (following, _) in pairwise([*groups, (None, [])]):
        if (sort, following) != (e.BidMade, e.BoxWon):
            told += _TELLERS[sort](view, group)
    return told


def _sort(event: Any) -> Any:
    """Return the sort of an event; consecutive events of the same sort share a line."""
    match event:
        case e.TrainBought() | e.Loaded():
            return _RUNNING
        case e.Passed(_, phase, unable):
            return e.Passed, phase, unable
    return type(event)


# ------------------------------------------------------------------ the beginning of a match and of a round


def _filled(view: FirstTrainView, events: Sequence[e.MapFilled]) -> list[Msg]:
    (event,) = events
    loads = zip(LOADS, (event.red, event.green, event.white, event.yellow), strict=True)
    pieces = [counted(view.chart, load, n) for load, n in loads if n]
    pieces.append(Msg("first_train-landowners-count", {"n": event.landowners}))
    filled = Msg("first_train-event-map-filled", {"pieces": Many(tuple(pieces)), "n": event.removed})
    return [filled, Msg("first_train-event-order", {"seats": seats_in_words(event.order)})]


def _began(view: FirstTrainView, events: Sequence[e.RoundBegan]) -> list[Msg]:
    (event,) = events
    key = "first_train-event-round-began" if event.round < view.rounds else "first_train-event-round-last"
    return [
        Msg(key, {"round": event.round, "rounds": view.rounds, "cubes": by_seat(dict(enumerate(event.cubes)))})
    ]


def _counters(view: FirstTrainView, events: Sequence[e.CountersDrawn]) -> list[Msg]:
    (event,) = events
    drawn = tuple(
        Msg("first_train-event-counter", {"box": box, "colour": means_ref(colour)})
        for box, colour in enumerate(event.colours, start=1)
    )
    return [Msg("first_train-event-counters", {"counters": Many(drawn)})]


def _nothing(view: FirstTrainView, events: Sequence[e.PhaseBegan]) -> list[Msg]:
    """Return nothing: other lines give the order of acting."""
    return []


# ------------------------------------------------------------------ the auction


def _bids(view: FirstTrainView, events: Sequence[e.BidMade]) -> list[Msg]:
    """Return a single bid as made; of several, those that hold at the end."""
    if len(events) == 1:
        (bid,) = events
        if bid.ousted is None:
            return [Msg("first_train-event-bid", _bid(bid))]
        return [Msg("first_train-event-bid-over", _bid(bid) | {"ousted": SeatRef(bid.ousted)})]
    last = {bid.box: bid for bid in events}
    standing = tuple(Msg("first_train-event-bid-standing", _bid(last[box])) for box in sorted(last))
    return [Msg("first_train-event-bids", {"n": len(events), "bids": Many(standing)})]


def _bid(bid: e.BidMade) -> dict[str, Arg]:
    return {"seat": SeatRef(bid.seat), "box": bid.box, "cubes": bid.cubes}


def _won(view: FirstTrainView, events: Sequence[e.BoxWon]) -> list[Msg]:
    """Return each seat's boxes, and their sum."""
    told = []
    for seat, boxes in _of_seats(events).items():
        gained = [sum(counts) for counts in zip(*(box.gained.counts() for box in boxes), strict=True)]
        args: dict[str, Arg] = {
            "seat": SeatRef(seat),
            "n": len(boxes),
            "boxes": Many(tuple(box.box for box in boxes)),
            "cubes": sum(box.cubes for box in boxes),
            "gained": means_in_words(0, gained),
        }
        told.append(Msg("first_train-event-box-won", args))
    return told


def _colour(view: FirstTrainView, events: Sequence[e.ColourChosen]) -> list[Msg]:
    return [
        Msg(
            "first_train-event-colour",
            {"seat": SeatRef(event.seat), "box": event.box, "colour": means_ref(event.colour)},
        )
        for event in events
    ]


def _orders(view: FirstTrainView, events: Sequence[e.OrdersSet]) -> list[Msg]:
    (event,) = events
    args: dict[str, Arg] = {"builders": seats_in_words(event.builders), "runners": seats_in_words(event.runners)}
    return [Msg("first_train-event-orders", args)]


# ------------------------------------------------------------------ lines


def _built(view: FirstTrainView, events: Sequence[e.LineBuilt]) -> list[Msg]:
    return [_line(view, event) for event in events]


def _line(view: FirstTrainView, event: e.LineBuilt) -> Msg:
    args: dict[str, Arg] = {
        "seat": SeatRef(event.seat),
        "line": line_name(view.chart, event.areas),
        "paid": means_in_words(event.cubes, event.influence.counts()),
        "n": event.landowners,
    }
    return Msg("first_train-event-built-landowners" if event.landowners else "first_train-event-built", args)


def _bonus(view: FirstTrainView, events: Sequence[e.BonusGiven]) -> list[Msg]:
    (event,) = events
    points = by_seat({seat: n for seat, n in enumerate(event.points) if n})
    return [Msg("first_train-event-bonus", {"points": points})]


def _passed(view: FirstTrainView, events: Sequence[e.Passed]) -> list[Msg]:
    key = f"first_train-event-{'unable' if events[0].unable else 'passed'}-{events[0].phase}"
    seats = seats_in_words(event.seat for event in events)
    return [Msg(key, {"seats": seats, "n": len(events)})]


def _sold(view: FirstTrainView, events: Sequence[e.LineSold]) -> list[Msg]:
    told = []
    for event in events:
        args: dict[str, Arg] = {
            "seat": SeatRef(event.seat),
            "line": line_name(view.chart, event.areas),
            "company": company_ref(event.company),
            "paid": means_in_words(0, [event.paid * (colour == event.company) for colour in COLOURS]),
            "n": len(event.turned),
            "towns": areas_in_words(view.chart, event.turned),
        }
        told.append(Msg("first_train-event-sold-turned" if event.turned else "first_train-event-sold", args))
    return told


def _removed(view: FirstTrainView, events: Sequence[e.Removed]) -> list[Msg]:
    gone = [sum(counts) for counts in zip(*(event.loads.counts() for event in events), strict=True)]
    areas = dict.fromkeys(area for event in events for area in event.areas)
    args: dict[str, Arg] = {
        "loads": loads_in_words(view.chart, gone),
        "n": sum(gone),
        "areas": areas_in_words(view.chart, areas),
    }
    return [Msg("first_train-event-removed", args)]


# ------------------------------------------------------------------ trains


def _ran(view: FirstTrainView, events: Sequence[e.TrainBought | e.Loaded]) -> list[Msg]:
    """Return what each seat bought and loaded."""
    told = []
    for seat, done in _of_seats(events).items():
        parts = [_train(event) for event in done if isinstance(event, e.TrainBought)]
        loaded = [event for event in done if isinstance(event, e.Loaded)]
        parts += [_loads(view, loaded)] if loaded else []
        told.append(Msg("first_train-event-ran", {"seat": SeatRef(seat), "deeds": Many(tuple(parts))}))
    return told


def _train(event: e.TrainBought) -> Msg:
    return Msg(
        "first_train-event-train", {"train": train_name(event.train), "paid": exchanged(event.brown, event.pay)}
    )


def _loads(view: FirstTrainView, events: Sequence[e.Loaded]) -> Msg:
    """Return what was loaded; for a single piece also from where."""
    if len(events) == 1:
        (event,) = events
        args: dict[str, Arg] = {
            "load": counted(view.chart, event.load, 1),
            "area": area_name(view.chart, event.area),
        }
        return Msg("first_train-event-load-one", args)
    counts = [sum(event.load == load for event in events) for load in LOADS]
    return Msg("first_train-event-load", {"loads": loads_in_words(view.chart, counts)})


# ------------------------------------------------------------------ scoring


def _scored(view: FirstTrainView, events: Sequence[e.TransportScored]) -> list[Msg]:
    points = {event.seat: event.points for event in events if event.points}
    if not points:
        return [Msg("first_train-event-scored-nothing")]
    return [Msg("first_train-event-scored", {"points": by_seat(points)})]


def _profit(view: FirstTrainView, events: Sequence[e.ProfitMoved]) -> list[Msg]:
    moved = tuple(
        Msg(
            "first_train-event-profit-of",
            {"seat": SeatRef(event.seat), "before": signed(event.before), "now": signed(event.now)},
        )
        for event in events
    )
    return [Msg("first_train-event-profit", {"moves": Many(moved)})]


def _order(view: FirstTrainView, events: Sequence[e.OrderSet]) -> list[Msg]:
    return [Msg("first_train-event-order", {"seats": seats_in_words(event.order)}) for event in events]


def _ended(view: FirstTrainView, events: Sequence[e.RoundEnded]) -> list[Msg]:
    (event,) = events
    points = by_seat(dict(enumerate(event.points)))
    return [Msg("first_train-event-round-ended", {"round": event.round, "points": points})]


def _final(view: FirstTrainView, events: Sequence[e.FinalScored]) -> list[Msg]:
    """Return a line for each seat, the winner's first."""
    ranked = sorted(events, key=lambda event: (-event.points, view.order.index(event.seat)))
    return [Msg("first_train-event-final", _sum(event)) for event in ranked]


def _sum(event: e.FinalScored) -> dict[str, Arg]:
    """Return the parts of the final points: those scored before, and the gains and costs of the end."""
    bonus, links = NUMBERS.points.set * event.sets, -NUMBERS.points.link * event.links
    return {
        "seat": SeatRef(event.seat),
        "scored": event.points - bonus - event.profit + links,
        "bonus": bonus,
        "profit": max(0, event.profit),
        "loss": max(0, -event.profit),
        "links": links,
        "n": minus(event.points),
    }


# ------------------------------------------------------------------ parts


def _of_seats(events: Sequence[Any]) -> dict[int, list[Any]]:
    """Return events by seat, in the order of the seats' first events."""
    found: dict[int, list[Any]] = {}
    for event in events:
        found.setdefault(event.seat, []).append(event)
    return found


_TELLERS: Mapping[Any, Callable[[FirstTrainView, Any], list[Msg]]] = {
    e.MapFilled: _filled,
    e.RoundBegan: _began,
    e.CountersDrawn: _counters,
    e.PhaseBegan: _nothing,
    e.BidMade: _bids,
    e.BoxWon: _won,
    e.ColourChosen: _colour,
    e.OrdersSet: _orders,
    e.LineBuilt: _built,
    e.BonusGiven: _bonus,
    **{
        (e.Passed, phase, unable): _passed
        for phase in ("construction", "trains", "sale")
        for unable in (True, False)
    },
    e.LineSold: _sold,
    e.Removed: _removed,
    _RUNNING: _ran,
    e.TransportScored: _scored,
    e.ProfitMoved: _profit,
    e.OrderSet: _order,
    e.RoundEnded: _ended,
    e.FinalScored: _final,
}
"""By sort of event, the function for several in a row."""
