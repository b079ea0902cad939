"""Reasons why a plan for a contest missed its aim, for its owner, from public facts only."""

from collections.abc import Sequence
from typing import Any

from engines.core.mechanics.lots import read_limit
from engines.core.requirements import first_objection
from engines.core.text.messages import Arg, Msg, SeatRef, seats_in_words
from engines.first_train import actions as a
from engines.first_train import plans as p
from engines.first_train.build_view import make_view
from engines.first_train.data import LOADS, NOBODY, TRAIN
from engines.first_train.rules.auction import bids_of, least_bid
from engines.first_train.rules.lines import lines_of
from engines.first_train.rules.trains import buying, errand_parts, loading, lying
from engines.first_train.state import FirstTrainState, Running
from engines.first_train.text.illegal_moves import any_purchase, bid, build_line, load_piece, sell_line
from engines.first_train.text.names import box_name, errand_name, line_name


def wishes(state: FirstTrainState, seat: int, plan: p.Wishes, made: a.Bid | None) -> Sequence[Msg]:
    """Return, for each list without a bid, the boxes on which others bid as much or more. made: the bid now."""
    standing, found = [box + 1 for box in bids_of(state, seat)], list[Msg]()
    for ranked in (plan.first, plan.second):
        pairs = [read_limit(text) for text in ranked]
        kept = next((box for box, _ in pairs if box in standing), None)
        if kept is not None:
            standing.remove(kept)
        elif made is not None and any(box == made.box and made.cubes <= most for box, most in pairs):
            return ()
        else:
            found += [_outbid(state, box, most) for box, most in pairs if _is_outbid(state, seat, box, most)]
    return found


def _is_outbid(state: FirstTrainState, seat: int, box: int, most: int) -> bool:
    return state.bidders[box - 1] not in (NOBODY, seat) and least_bid(state, box - 1) > most


def _outbid(state: FirstTrainState, box: int, cubes: int) -> Msg:
    there = state.bids[box - 1]
    key = "first_train-missed-bid-first" if there == cubes else "first_train-missed-bid"
    return Msg(key, {"n": cubes, "box": _box(state, box), "seat": SeatRef(state.bidders[box - 1]), "there": there})


def _box(state: FirstTrainState, box: int) -> Msg:
    """Return the name of a box, whose points are public."""
    return box_name(make_view(state, None).boxes, box)


def line(state: FirstTrainState, seat: int, plan: p.LineWish, does: Any) -> Sequence[Msg]:
    """Explain why the line is not built, or only partly. does: what is done instead."""
    if isinstance(does, a.BuildLine) and does.areas == plan.areas:
        return ()
    args: dict[str, Arg] = {"line": line_name(state.chart, plan.areas)}
    refused = first_objection(build_line(state, seat, a.BuildLine(plan.areas)))
    if refused is not None:
        return (Msg("first_train-missed-line", args | {"why": refused}),)
    ways = lines_of(state, seat)
    costs = ways.bill(ways.numbers(plan.areas)).total
    return (Msg("first_train-missed-line-dear", args | {"n": costs, "most": plan.most}),)


def errands(state: FirstTrainState, frame: Running, seat: int, undone: Sequence[str]) -> Sequence[Msg]:
    """Explain why trains were not bought, and pieces not loaded."""
    return tuple(_errand(state, frame, seat, errand) for errand in dict.fromkeys(undone))


def _errand(state: FirstTrainState, frame: Running, seat: int, errand: str) -> Msg:
    load, which = errand_parts(errand)
    args: dict[str, Arg] = {"what": errand_name(state.chart, errand)}
    if load is None:
        why = first_objection(any_purchase(state, seat, which)) or Msg("err-illegal")
        holder = state.trains[TRAIN[which]]
        if holder in (NOBODY, seat):
            return Msg("first_train-missed-train", args | {"why": why})
        return Msg("first_train-missed-train-taken", args | {"seat": SeatRef(holder)})
    takers = [other for other, made in enumerate(frame.made) if errand in made and other != seat]
    if lying(state, state.chart.area[which], LOADS.index(load)) or not takers:
        why = first_objection(load_piece(state, seat, a.Load(which, load))) or Msg("err-illegal")
        return Msg("first_train-missed-load", args | {"why": why})
    return Msg("first_train-missed-load-taken", args | {"seats": seats_in_words(takers)})


def move(state: FirstTrainState, seat: int, action: Any) -> Sequence[Msg]:
    """Explain why a planned single move cannot be made; empty if it was made."""
    frame = state.stack[-1]
    match action:
        case a.Bid(box, cubes) if _is_outbid(state, seat, box, cubes):
            return (_outbid(state, box, cubes),)
        case a.Bid(box, cubes) if state.bidders[box - 1] != seat:
            why = first_objection(bid(state, seat, action))
            args: dict[str, Arg] = {"n": cubes, "box": _box(state, box)}
            return () if why is None else (Msg("first_train-missed-bid-why", args | {"why": why}),)
        case a.BuildLine():
            why = first_objection(build_line(state, seat, action))
        case a.SellLine():
            why = first_objection(sell_line(state, seat, action))
        case a.BuyTrain(train) if isinstance(frame, Running) and state.trains[TRAIN[train]] != seat:
            return errands(state, frame, seat, [buying(train)])
        case a.Load(area, load) if isinstance(frame, Running):
            return errands(state, frame, seat, [loading(area, load)])
        case _:
            return ()
    key = "first_train-missed-line" if isinstance(action, a.BuildLine) else "first_train-missed-sale"
    return () if why is None else (Msg(key, {"line": line_name(state.chart, action.areas), "why": why}),)
