"""Standing orders, which use only what the seat may know: limits for boxes, ranked errands, and passed phases.

Each returns a plan, made from the position in which the seat is asked.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from engines.core.encoding.cloning import cloner
from engines.core.frames import Ctx
from engines.core.mechanics.lots import write_limit
from engines.core.play.standing_orders import ChosenItems, OrderChoice, OrderType, amounts
from engines.first_train import plans as p
from engines.first_train.actions import BuyTrain
from engines.first_train.data import (
    BROWN,
    COMPANIES,
    GOODS,
    LOADS,
    MOST_BOXES,
    NUMBERS,
    PASSENGERS,
    TRAIN,
    TRAINS,
    CompanyName,
    company_colour,
)
from engines.first_train.rules.auction import bids_of, boxes_of, least_bid
from engines.first_train.rules.common import trains_of
from engines.first_train.rules.track import served
from engines.first_train.rules.trains import buy, buy_options, buying, loading, lying, room
from engines.first_train.state import Auction, Construction, FirstTrainState, Running, Sale

UNIT: Final = "cube"
"""The unit of limits."""
PASS: Final = "pass"
"""Ranked among errands: end with a pass, if nothing is missing."""
PHASES: Mapping[str, type] = {"sale": Sale, "construction": Construction, "trains": Running}
"""The phases that can be passed, by name."""
BOXES = OrderChoice(
    "limit",
    tuple(str(box) for box in range(1, MOST_BOXES + 1)),
    hi=MOST_BOXES,
    upto=(1, NUMBERS.cubes_most),
    unit=UNIT,
)
TRIPS = OrderChoice(
    "trip", (*(train.id for train in TRAINS), *LOADS, PASS), hi=len(TRAINS) + len(LOADS) + 1, ranked=True
)
_clone = cloner(FirstTrainState)


# ------------------------------------------------------------------ the auction


def limits(state: FirstTrainState, seat: int, chosen: ChosenItems) -> p.Wishes | None:
    """Plan both bids by limits, as far as cubes reach; ask if all boxes exceed their limits.

    The point of either company goes to the one with less influence of the seat, to red in a tie.
    """
    if not isinstance(state.stack[-1], Auction):
        return None
    own = bids_of(state, seat)
    most = state.players[seat].cubes + sum(own.values())
    wishes = tuple(
        write_limit(int(item), min(limit, most))
        for item, limit in amounts(chosen).items()
        if (box := int(item) - 1) < len(state.bids) and own.get(box, least_bid(state, box)) <= min(limit, most)
    )
    return p.Wishes(wishes, wishes, "ask", _scarce(state, seat)) if wishes else None


def _scarce(state: FirstTrainState, seat: int) -> CompanyName | None:
    """Return the company with less influence of a seat; None if no box has a point of either company."""
    if not any(box.choice for box in boxes_of(state)):
        return None
    influence = state.players[seat].influence
    return min(COMPANIES, key=lambda company: influence[company_colour(COMPANIES.index(company))])


# ------------------------------------------------------------------ trains


def trips(state: FirstTrainState, seat: int, chosen: ChosenItems) -> p.Errands | p.JustPass | None:
    """Plan trains and loads in this order, all pieces of a load; ask if there is no train to carry them.

    A train is bought with railway influence only, and only if no own train has room for ranked pieces.
    """
    frame = state.stack[-1]
    if not isinstance(frame, Running):
        return None
    kinds = [LOADS.index(item) for item in chosen if item in LOADS]
    if not any(True for kind in kinds for _ in _pieces(state, seat, kind)):
        return p.JustPass() if PASS in chosen else None
    then: FirstTrainState = _clone(state)
    errands: list[str] = []
    for item in chosen:
        if item in LOADS:
            errands += [loading(area, item) for area in _pieces(state, seat, LOADS.index(item))]
        elif item in TRAIN and _is_wanted(then, seat, item, kinds):
            buy(Ctx(then), seat, BuyTrain(item))
            errands.append(buying(item))
    if not trains_of(then, seat):
        return None
    return p.Errands(tuple(errands), "missed" if PASS in chosen else "ask", len(frame.made[seat]))


def _is_wanted(state: FirstTrainState, seat: int, train: str, kinds: list[int]) -> bool:
    """Return whether a seat can pay a train in railway influence only, and needs it for pieces of these kinds."""
    number = TRAIN[train]
    offered = any(option.action.train == train for option in buy_options(state, seat))
    if not offered or state.players[seat].influence[BROWN] < TRAINS[number].price:
        return False
    own = trains_of(state, seat)
    for group in (PASSENGERS, GOODS):
        waiting = sum(1 for kind in kinds if kind in group for _ in _pieces(state, seat, kind))
        free = sum(room(one, state.wagons[one], group[0]) for one in own)
        if waiting > free and room(number, state.wagons[number], group[0]):
            return True
    return False


def _pieces(state: FirstTrainState, seat: int, kind: int) -> Iterator[str]:
    """Yield the area of each piece of a load that a seat can fetch, first those that most others can fetch."""
    others = [served(state, other).places[kind] for other in range(state.seats) if other != seat]
    areas = sorted(served(state, seat).places[kind], key=lambda area: -sum(area in places for places in others))
    for area in areas:
        yield from [state.chart.areas[area].id] * lying(state, area, kind)


# ------------------------------------------------------------------ passes


def passes(state: FirstTrainState, seat: int, chosen: ChosenItems) -> p.JustPass | None:
    """Pass construction, trains or sale in this round."""
    return p.JustPass() if any(isinstance(state.stack[-1], PHASES[phase]) for phase in chosen) else None


ORDERS: tuple[OrderType[Any], ...] = (
    OrderType("limits", limits, choice=BOXES),
    OrderType("trips", trips, choice=TRIPS),
    OrderType("pass", passes, lasts="turn", choice=OrderChoice("phase", tuple(PHASES), hi=len(PHASES))),
)
