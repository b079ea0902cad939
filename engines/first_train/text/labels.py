"""Labels of options and plans on buttons and in lists: the thing, its price, and what it brings.

An option that leaves something open is labelled by what is chosen there; a complete one has a full label.
"""

from collections.abc import Sequence
from typing import Any

from engines.core.actions import Option
from engines.core.text.messages import Arg, Many, Msg, SeatRef, chained
from engines.first_train import actions as a
from engines.first_train import plans as p
from engines.first_train.data import NUMBERS, TRAIN, TRAINS, Exchange, Influence
from engines.first_train.rules.sale import cost_of
from engines.first_train.text.costs import (
    bill_of,
    influence_of,
    lacking_brown,
    line_paid,
    lying_at,
    me,
    train_ahead,
    train_paid,
)
from engines.first_train.text.names import (
    area_name,
    box_gain,
    company_ref,
    errand_name,
    line_name,
    load_ref,
    means_in_words,
    means_ref,
    wish_name,
)
from engines.first_train.view import FirstTrainView


def label(view: FirstTrainView, option: Option) -> Msg:
    """Return the label of an option or of a plan; a single-move plan is labelled like the move."""
    action: Any = option.action
    match action:
        case a.Bid(box, cubes) | p.JustBid(box, cubes):
            return _bid(view, option, box, cubes)
        case a.ChooseColour(colour) | p.JustColour(colour):
            return _colour(view, colour)
        case a.BuildLine(areas, pay) | p.JustLine(areas, pay):
            return _line(view, areas, pay)
        case a.BuyTrain(train, pay) | p.JustBuy(train, pay):
            return _buy(view, option, train, pay)
        case a.Load(area, load) | p.JustLoad(area, load):
            return _load(view, area, load)
        case a.SellLine(company, areas) | p.JustSell(company, areas):
            return _sale(view, option, company, areas)
        case a.Pass() | p.JustPass():
            return _pass(view)
        case p.Wishes():
            return _wishes(view, action)
        case p.LineWish():
            return _line_wish(view, action)
        case p.Errands():
            return _errands(view, action)
    return Msg("first_train-each-time")


# ------------------------------------------------------------------ moves


def _bid(view: FirstTrainView, option: Option, number: int, cubes: int) -> Msg:
    """Return the label of a bid, and the bid that it beats."""
    box = view.boxes[number - 1]
    args: dict[str, Arg] = {"box": number, "cubes": cubes, "gain": box_gain(box)}
    if box.seat is None:
        return Msg("first_train-bid-open" if option.holes else "first_train-bid", args)
    args |= {"seat": SeatRef(box.seat), "standing": box.bid}
    return Msg("first_train-bid-over-open" if option.holes else "first_train-bid-over", args)


def _colour(view: FirstTrainView, colour: str) -> Msg:
    had, more = influence_of(view, colour), sum(box.choice for box in view.boxes)
    args: dict[str, Arg] = {"n": more, "means": means_ref(colour), "before": had}
    return Msg("first_train-colour", args | {"after": min(had + more, NUMBERS.influence_most)})


def _line(view: FirstTrainView, areas: Sequence[str], pay: Influence) -> Msg:
    if not areas:
        return Msg("first_train-line-open")
    cubes, influence = line_paid(view, areas, pay)
    args: dict[str, Arg] = {"line": line_name(view.chart, areas), "n": len(areas) - 1}
    return Msg("first_train-line", args | {"cost": means_in_words(cubes, influence)})


def _buy(view: FirstTrainView, option: Option, train: str, pay: Exchange) -> Msg:
    """Return the label of a train with its payment; if a part must still be exchanged, with how much."""
    cost = means_in_words(*train_paid(train, pay))
    if pay.total():
        return Msg("first_train-buy-exchanged", {"name": train, "cost": cost})
    data = TRAINS[TRAIN[train]]
    args: dict[str, Arg] = {"name": train, "passengers": data.passengers, "goods": data.goods}
    lacking = lacking_brown(view, train) if option.holes else 0
    if lacking:
        args |= {"brown": data.price - lacking, "points": lacking * NUMBERS.exchange}
        return Msg("first_train-buy-exchange", args)
    return Msg("first_train-buy", args | {"cost": cost})


def _load(view: FirstTrainView, area: str, load: str) -> Msg:
    """Return the label of a piece, and the train that it goes on."""
    args: dict[str, Arg] = {
        "load": load_ref(view.chart, load),
        "area": area_name(view.chart, area),
        "n": lying_at(view, area, load),
        "train": train_ahead(view, load) or 0,
    }
    return Msg("first_train-load", args)


def _sale(view: FirstTrainView, option: Option, company: str, areas: Sequence[str]) -> Msg:
    args: dict[str, Arg] = {"company": company_ref(company), "means": means_ref(company)}
    if not areas:
        return Msg("first_train-sell-open", args | {"n": influence_of(view, company)})
    links = len(areas) - 1
    args |= {"line": line_name(view.chart, areas), "n": links, "paid": cost_of(links)}
    if option.group != "sell-all":
        return Msg("first_train-sell", args)
    return Msg(
        "first_train-sell-all" if links == view.players[me(view)].links else "first_train-sell-longest", args
    )


def _pass(view: FirstTrainView) -> Msg:
    match view.phase:
        case "construction":
            return Msg("first_train-pass-line")
        case "sale":
            links = view.players[me(view)].links
            return Msg("first_train-keep-links", {"n": links}) if links else Msg("first_train-pass-sale")
    return Msg("first_train-pass-trains")


# ------------------------------------------------------------------ plans


def _otherwise(then: str) -> Msg:
    """Return what a plan does at its end: a question, the lowest bid, or a pass."""
    return Msg(f"first_train-otherwise-{then}")


def _wishes(view: FirstTrainView, plan: p.Wishes) -> Msg:
    """Return the label of wishes up to a sum; before any are named, of what the plan does without them."""
    args: dict[str, Arg] = {"otherwise": _otherwise(plan.then)}
    if plan.colour is not None:
        args["means"] = means_ref(plan.colour)
    if not plan.first:
        return Msg("first_train-wishes" if plan.colour is None else "first_train-wishes-colour", args)
    args["first"] = _ranked(view, plan.first)
    if not plan.second:
        return Msg("first_train-wished" if plan.colour is None else "first_train-wished-colour", args)
    args["second"] = _ranked(view, plan.second)
    return Msg("first_train-wished-two" if plan.colour is None else "first_train-wished-two-colour", args)


def _ranked(view: FirstTrainView, wishes: Sequence[str]) -> Msg:
    """Return wishes, most wanted first: "box 3 up to 5, otherwise box 1 up to 4"."""
    return chained("first_train-rather", (wish_name(view.boxes, wish) for wish in wishes))


def _line_wish(view: FirstTrainView, plan: p.LineWish) -> Msg:
    args: dict[str, Arg] = {"otherwise": _otherwise(plan.then)}
    if not plan.areas:
        return Msg("first_train-line-wish-shorten" if plan.shorten else "first_train-line-wish", args)
    args |= {"line": line_name(view.chart, plan.areas), "n": len(plan.areas) - 1, "most": plan.most}
    args["cost"] = bill_of(view, plan.areas).total
    return Msg("first_train-line-wished-shorten" if plan.shorten else "first_train-line-wished", args)


def _errands(view: FirstTrainView, plan: p.Errands) -> Msg:
    args: dict[str, Arg] = {"otherwise": _otherwise(plan.then)}
    if not plan.errands:
        return Msg("first_train-errands", args)
    names = tuple(errand_name(view.chart, errand) for errand in plan.errands)
    return Msg("first_train-errands-listed", args | {"errands": Many(names), "n": len(names)})
