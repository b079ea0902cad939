"""Why a typed move, or a plan for a contest, is refused, and what would be legal.

The checks follow the order of a person at the table: does such a place exist; is this the moment; is it allowed
there; can it be paid. Refusals are the catalogue's keys ``first_train-no-…``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.core.encoding.codec import tag_of
from engines.core.text.messages import Msg, quoted
from engines.first_train import actions as a
from engines.first_train import plans as p
from engines.first_train.data import TRAIN
from engines.first_train.state import AnyFrame, Auction, Colour, Construction, FirstTrainState, Running, Sale
from engines.first_train.text.reasons import bids, lines, plans, trains

FITTING: Mapping[type, tuple[type, ...]] = {
    Auction: (a.Bid, p.Wishes),
    Colour: (a.ChooseColour,),
    Construction: (a.BuildLine, a.Pass, p.LineWish),
    Running: (a.BuyTrain, a.Load, a.Pass, p.Errands),
    Sale: (a.SellLine, a.Pass),
}
"""By question, the moves and plans that answer it."""


def why_not(state: FirstTrainState, seat: int, action: Any) -> Msg:
    """Explain which rule forbids a move or plan of a seat that is asked, and what would be legal.

    Returns ``err-illegal`` if none of the known reasons applies.
    """
    frame = state.stack[-1]
    refused = _unknown(state, action) or _wrong_moment(state, frame, seat, action)
    return refused or _wrong(state, seat, action) or Msg("err-illegal")


# ------------------------------------------------------------------ names


def _unknown(state: FirstTrainState, action: Any) -> Msg | None:
    """Return the refusal of a box, an area or a train that does not exist."""
    match action:
        case a.Bid(box):
            return bids.no_such_box(state, box)
        case a.BuyTrain(train) if train not in TRAIN:
            return Msg("first_train-no-such-train", {"text": quoted(train)})
        case p.Wishes(first, second) if not all(map(plans.is_wish, (*first, *second))):
            return Msg("err-illegal")
        case p.Errands(errands):
            wrong = next((one for one in errands if not plans.is_errand(state.chart, one)), None)
            return None if wrong is None else Msg("first_train-no-such-errand", {"text": quoted(wrong)})
        case a.Load(area):
            return _no_such_area(state, (area,))
        case a.BuildLine(areas) | a.SellLine(_, areas) | p.LineWish(areas):
            return _no_such_area(state, areas)
    return None


def _no_such_area(state: FirstTrainState, areas: tuple[str, ...]) -> Msg | None:
    wrong = next((area for area in areas if area not in state.chart.area), None)
    return None if wrong is None else Msg("first_train-no-such-area", {"text": quoted(wrong)})


# ------------------------------------------------------------------ the moment


def _wrong_moment(state: FirstTrainState, frame: AnyFrame, seat: int, action: Any) -> Msg | None:
    """Explain why this sort of move or plan is not asked for now."""
    if isinstance(action, FITTING[type(frame)]):
        return None
    match action, frame:
        case a.Pass(), Auction():
            return bids.must_bid(state, seat)
        case p.AskMe(), _:
            return Msg("first_train-no-ask-me")
    when = Msg(f"first_train-when-{tag_of(type(action))}")
    return Msg("first_train-no-not-now", {"when": when, "duty": _duty(frame)})


def _duty(frame: AnyFrame) -> Msg:
    """Return what is asked now, as its question says it."""
    match frame:
        case Auction():
            return Msg("first_train-duty-bid")
        case Colour():
            return Msg("first_train-duty-colour")
        case Construction():
            return Msg("first_train-duty-line")
        case Running():
            return Msg("first_train-duty-run")
    return Msg("first_train-duty-sell")


# ------------------------------------------------------------------ the move itself


def _wrong(state: FirstTrainState, seat: int, action: Any) -> Msg | None:
    """Explain why a move or plan is wrong at the right moment."""
    match action:
        case a.Bid(box, cubes):
            return bids.bid(state, seat, box, cubes)
        case a.BuildLine(areas, pay):
            return lines.built(state, seat, areas, pay)
        case a.BuyTrain(train, pay):
            return trains.bought(state, seat, train, pay)
        case a.Load(area, load):
            return trains.loaded(state, seat, area, load)
        case a.SellLine(company, areas):
            return lines.sold(state, seat, company, areas)
        case p.Wishes():
            return plans.wishes(state, seat, action)
        case p.LineWish():
            return plans.line_wish(state, seat, action)
        case p.Errands():
            return plans.errands(state, seat, action)
    return None
