"""Whole plans for a contest, made of a seat's moves in the positions that it foresees."""

from collections.abc import Callable, Iterator
from typing import Any

from engines.core.encoding.cloning import cloner
from engines.core.frames import Ctx
from engines.core.mechanics.lots import write_limit
from engines.first_train import actions as a
from engines.first_train import plans as p
from engines.first_train.data import CompanyName
from engines.first_train.rules.auction import boxes_of, open_boxes
from engines.first_train.rules.common import trains_of
from engines.first_train.rules.trains import buy, buying, can_act, load, loading
from engines.first_train.state import Colour, FirstTrainState

Choose = Callable[[FirstTrainState], Any]
"""A function from a position in which the seat acts next to its move there."""
BOXES = 4
"""Most boxes in a plan."""
_clone = cloner(FirstTrainState)


# ------------------------------------------------------------------ the auction


def wishes(state: FirstTrainState, seat: int, choose: Choose) -> p.Wishes:
    """Return how far the seat would go for each box if it were always outbid by one; after these the least bid.

    state: in which the seat is the next to bid.
    """
    ranked = _ranked(_clone(state), seat, choose)
    return p.Wishes(ranked, ranked, "least", _colour(state, seat, choose))


def _ranked(state: FirstTrainState, seat: int, choose: Choose) -> tuple[str, ...]:
    """Return boxes in the order in which the seat would bid on them, each with the most it would bid there."""
    rival = (seat + 1) % state.seats
    found: dict[int, int] = {}
    while len(found) < BOXES and open_boxes(state, seat):
        bid = choose(state)
        if bid.box not in found or bid.box == next(reversed(found)):
            found[bid.box] = bid.cubes
        state.bidders[bid.box - 1], state.bids[bid.box - 1] = rival, bid.cubes
    return tuple(write_limit(box, most) for box, most in found.items())


def _colour(state: FirstTrainState, seat: int, choose: Choose) -> CompanyName | None:
    """Return the colour of the point that may be of either company, if there is one."""
    box = next((number for number, box in enumerate(boxes_of(state)) if box.choice), None)
    if box is None:
        return None
    asked: FirstTrainState = _clone(state)
    asked.stack[-1] = Colour(seat=seat, box=box)
    colour: CompanyName = choose(asked).colour
    return colour


# ------------------------------------------------------------------ trains


def errands(state: FirstTrainState, seat: int, choose: Choose, after: int) -> p.Errands | p.JustPass:
    """Return all that the seat would do without competition, then what it would load in place of missed pieces.

    state: in which the seat is the next to act. after: see `plans.Errands`.
    """
    asked: FirstTrainState = _clone(state)
    found = list(_errands(asked, seat, choose))
    if not found:
        return p.JustPass()
    for train in trains_of(asked, seat):
        asked.wagons[train] = state.wagons[train]
    return p.Errands((*found, *_errands(asked, seat, choose, loads_only=True)), "missed", after)


def _errands(state: FirstTrainState, seat: int, choose: Choose, *, loads_only: bool = False) -> Iterator[str]:
    """Yield the seat's errands until it passes. Changes ``state``."""
    while can_act(state, seat):
        match choose(state):
            case a.Load() as action:
                load(Ctx(state), seat, action)
                yield loading(action.area, action.load)
            case a.BuyTrain() as action if not loads_only:
                buy(Ctx(state), seat, action)
                yield buying(action.train)
            case _:
                return
