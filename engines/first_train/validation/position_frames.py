"""Checks of the frames of a position: their steps, the order of their seats, and what has happened in a phase."""

from collections import Counter
from collections.abc import Sequence

from engines.core.files.position_form import PositionError, all_in, check_stack, must, no_twice
from engines.first_train.data import (
    BROWN,
    LOADS,
    NOBODY,
    NUMBERS,
    PASSENGERS,
    TRAIN,
    WHITE,
    WHITE_CUBE,
    YELLOW_CUBE,
)
from engines.first_train.rules.auction import bids_of, boxes_of, open_boxes
from engines.first_train.rules.common import influence_order
from engines.first_train.rules.scoring import carried
from engines.first_train.rules.trains import buying, loading
from engines.first_train.state import (
    ASKING,
    AnyFrame,
    Auction,
    Colour,
    Construction,
    FirstTrainState,
    Round,
    Running,
    Sale,
)

AFTER = {Auction: "orders", Colour: "orders", Construction: "trains", Running: "scoring", Sale: "end"}
"""By frame of a phase, the next phase of its round."""
STEPS = {
    "round": tuple(AFTER.values()),
    **dict.fromkeys(("auction", "construction", "running", "sale"), (ASKING,)),
}
"""By frame, its possible steps; a choice of colour has only "start"."""


def check_frames(state: FirstTrainState) -> None:
    """Raise PositionError for frames at an impossible place, or with seats in an impossible order."""
    check_stack(state.stack, {"round": (None,)}, STEPS, usual="round")
    if len(state.stack) != 2 or not isinstance(state.stack[0], Round):
        raise PositionError("frames: a round, and a phase of it in which somebody is asked")
    base, frame = state.stack
    must(base.at == AFTER[type(frame)], f"frames: the round goes on at {AFTER[type(frame)]!r}, not at {base.at!r}")
    _check_order(state, frame)
    if isinstance(frame, Running):
        _check_errands(state, frame)


def _check_order(state: FirstTrainState, frame: AnyFrame) -> None:
    match frame:
        case Auction(order=order):
            if not order or order not in _rotations(state.order, order[0]):
                raise PositionError(f"frames: order of auction goes round as {state.order}, not {order}")
        case Colour(seat=seat, box=box):
            all_in("colour", "box", [box], [n for n, data in enumerate(boxes_of(state)) if data.choice])
            all_in("colour", "seat", [seat], [state.bidders[box]] if state.bidders[box] != NOBODY else [])
        case Construction(left=left):
            _check_left("construction", left, state.builders)
        case Running(order=order):
            no_twice("running", "order", order)
            kept = [seat for seat in state.runners if seat in order]
            if not order or order not in _rotations(kept, order[0]):
                raise PositionError(f"frames: order of running goes round as {state.runners}, not {order}")
        case Sale(left=left):
            _check_left("sale", left, state.order)


def _rotations(seats: Sequence[int], first: int) -> list[list[int]]:
    """Return the seats rotated to begin with ``first``; empty if it is not among them."""
    return [[*seats[at:], *seats[:at]] for at, seat in enumerate(seats) if seat == first]


def _check_left(name: str, left: list[int], order: list[int]) -> None:
    must(bool(left) and left == order[-len(left) :], f"frames: left of {name} is the end of {order}, not {left}")


def _check_errands(state: FirstTrainState, frame: Running) -> None:
    must(len(frame.made) == state.seats, "frames: made of running for every seat")
    areas = [area.id for area in state.chart.areas]
    known = {buying(train) for train in TRAIN} | {loading(area, load) for area in areas for load in LOADS}
    for errands in frame.made:
        for errand in errands:
            must(errand in known, f"frames: made of running names {errand!r}")


# ------------------------------------------------------------------ what only play could reach


def unplayed(state: FirstTrainState) -> list[str]:
    """Return what no play could have led to in the current phase, even if the rules can go on from there."""
    match state.stack[-1]:
        case Auction() as frame:
            return [*_bidding(state, frame), *_hands(state), *_orders_of_last_round(state)]
        case Colour():
            return [*_hands(state), *_orders_of_last_round(state)]
        case Construction() as frame:
            return _orders_of_this_round(state) if frame.left == state.builders else []
        case Running() as frame if any(frame.made) or set(state.trains) == {NOBODY}:
            return [*_rounds(state, frame), *_errands(state, frame)]
        case Sale() as frame if frame.started and frame.left == state.order:
            return ["frames: sale has started, and all are still to say"]
    return []


def _bidding(state: FirstTrainState, frame: Auction) -> list[str]:
    """Check that the last bidder has a bid, and that all seats between it and the next one could not bid."""
    bids = sum(map(bool, state.bids))
    if frame.started != bool(bids):
        return [f"frames: started of auction is {frame.started}, and {bids} boxes have bids"]
    first = frame.order[0]
    for seat in frame.order[::-1] if bids else state.order[: state.order.index(first)]:
        if seat in state.bidders:
            return []
        if open_boxes(state, seat):
            return [f"active: seat {seat} has to bid before seat {first}"]
    return []


def _hands(state: FirstTrainState) -> list[str]:
    """Check that no seat has spent a cube since all took theirs."""
    return [
        f"P{seat}: {cubes} cubes in hand and on boxes, they had {NUMBERS.cubes_a_round} at least"
        for seat in range(state.seats)
        if (cubes := state.players[seat].cubes + sum(bids_of(state, seat).values())) < NUMBERS.cubes_a_round
    ]


def _orders_of_last_round(state: FirstTrainState) -> list[str]:
    """Check that orders of construction and trains are set for the first time after the first auction."""
    orders = {"builders": state.builders, "runners": state.runners}
    return [
        f"{name}: {order} in the auction of round {state.round}"
        for name, order in orders.items()
        if bool(order) != (state.round > 1)
    ]


def _orders_of_this_round(state: FirstTrainState) -> list[str]:
    """Check that the orders follow influence before any line is built."""
    orders = (("builders", state.builders, WHITE), ("runners", state.runners, BROWN))
    return [
        f"{name}: {order}, by influence it is {influence_order(state, colour)}"
        for name, order, colour in orders
        if order != influence_order(state, colour)
    ]


def _rounds(state: FirstTrainState, frame: Running) -> list[str]:
    """Check that seats that have not passed acted equally often, or once more if they come before the next one."""
    first = frame.order[0]
    done = len(frame.made[first])
    before = state.runners[: state.runners.index(first)]
    for seat in state.runners:
        # A seat that passed in a round has acted in those before it.
        most = done + (seat in before) - (seat not in frame.order)
        least = most if seat in frame.order else 0
        if not least <= len(frame.made[seat]) <= most:
            times = len(frame.made[seat])
            return [f"frames: made of running: seat {seat} acted {times} times, seat {first} {done} times"]
    acted = any(frame.made) or len(frame.order) < state.seats
    if frame.started and not acted:
        return ["frames: running has started, and nobody has acted"]
    if any(frame.made) and not frame.started:
        return ["frames: running has not started, and some have acted"]
    return []


def _errands(state: FirstTrainState, frame: Running) -> list[str]:
    """Check that seats have what they bought and loaded, and that it lay on the map."""
    wrong = []
    for seat, made in enumerate(frame.made):
        done = Counter(made)
        mine = {buying(train): int(state.trains[number] == seat) for train, number in TRAIN.items()}
        wrong += [
            f"frames: made of running: seat {seat} has done {errand!r} {done[errand]} times"
            for errand, times in mine.items()
            if done[errand] != times
        ]
        loads = [sum(n for errand, n in done.items() if errand.startswith(f"{load}-")) for load in LOADS]
        if loads != carried(state, seat):
            wrong.append(f"frames: made of running: seat {seat} loaded {loads}, its trains carry other loads")
        if made and made[0] not in mine:
            wrong.append(f"frames: made of running: seat {seat} loaded before it bought a train")
    fetched = Counter(errand for made in frame.made for errand in made)
    for number, area in enumerate(state.chart.areas):
        kinds = {kind: fetched[loading(area.id, load)] for kind, load in enumerate(LOADS)}
        if area.is_town:
            most = 0 if area.company else NUMBERS.figures_a_town[area.mark] - sum(state.figures[number])
            right = sum(kinds[kind] for kind in PASSENGERS)
        else:
            most = NUMBERS.cubes_an_area - state.cubes[number]
            right = kinds[YELLOW_CUBE if area.open else WHITE_CUBE]
        if right > most or sum(kinds.values()) > right:
            wrong.append(f"frames: made of running: so much did not lie on {area.id}")
    return wrong
