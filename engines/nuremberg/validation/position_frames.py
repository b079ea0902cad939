"""Checks of the frames of a position: their steps, what they serve, and whom and what they name."""

from itertools import pairwise

from engines.core.files.position_form import PositionError, all_in, check_stack, no_twice
from engines.core.mechanics.resource_counts import can_pay
from engines.core.mechanics.snake_order import snake_seat
from engines.nuremberg.data import NOBODY, NUMBERS
from engines.nuremberg.geography.countryside import FIELDS, crossings_of
from engines.nuremberg.rules.building import wall_left
from engines.nuremberg.rules.duties import victims
from engines.nuremberg.rules.event_cards import can_build_free, owed
from engines.nuremberg.rules.trading import OFFERS
from engines.nuremberg.state import (
    NO,
    UNANSWERED,
    YES,
    AnyFrame,
    Council,
    FreeClay,
    Knight,
    NurembergState,
    Setup,
    Turn,
)

STEPS = {"draft": ("place",), "turn": ("draw", "main")}
"""By frame, its possible steps; all others have only "start"."""
BELOW: dict[str, tuple[str | None, ...]] = {"draft": (None,), "turn": (None,), "council": ("turn", "free-clay")}
"""By frame, what it serves; all others serve the turn."""


def check_frames(state: NurembergState) -> None:
    """Raise PositionError for frames at an impossible place, or with things that do not exist or cannot be."""
    check_stack(state.stack, BELOW, STEPS)
    first = state.stack[0] if state.stack else None
    if not isinstance(first, Setup | Turn) or (isinstance(first, Turn) and first.seat != state.active):
        raise PositionError(f"frames: the first one is a draft, or the turn of seat {state.active}")
    if len(state.stack) > 1 and first.at != "main":
        raise PositionError("frames: the turn is at 'main' once its event card is drawn")
    for frame in state.stack:
        _check(state, frame)


def _check(state: NurembergState, frame: AnyFrame) -> None:
    match frame:
        case Setup():
            _check_draft(state, frame)
        case Turn():
            _check_turn(state, frame)
        case FreeClay():
            _check_free_clay(state, frame)
        case Knight():
            _check_knight(state, frame)
        case Council():
            _check_council(state, frame)


def _check_draft(state: NurembergState, frame: Setup) -> None:
    all_in("draft", "first", [frame.first], range(state.seats))
    all_in("draft", "turn", [frame.turn], range(2 * state.seats))
    if frame.setup != "advanced":
        raise PositionError("frames: a draft that asks is of the advanced set-up")
    placed = [snake_seat(turn, state.seats, frame.first) for turn in range(frame.turn)]
    for seat in range(state.seats):
        for route, stations in enumerate(state.stations):
            around = crossings_of(route)
            settlements = state.settlements[around.start : around.stop]
            if stations.count(seat) != settlements.count(seat):
                raise PositionError(f"frames: in a draft, seat {seat} settles on the routes of its stations")
        if state.settlements.count(seat) != placed.count(seat):
            raise PositionError(f"frames: seat {seat} has placed {placed.count(seat)} times in turn {frame.turn}")


def _check_turn(state: NurembergState, frame: Turn) -> None:
    all_in("turn", "closed", frame.closed, range(state.seats))
    no_twice("turn", "closed", frame.closed)
    all_in("turn", "proposals", [frame.proposals], range(OFFERS.proposals + 1))
    no_twice("turn", "offers", [offer.id for offer in frame.offers])
    for offer in frame.offers:
        all_in("turn", "offers", [offer.id], range(1, frame.offers_made + 1))
        seats = [offer.seat, *offer.to]
        all_in("turn", "offers", [*seats, *offer.answered], range(state.seats))
        no_twice("turn", "seats of an offer", seats)
        if frame.seat not in (offer.seat, *offer.to[:1]) or not offer.to or not {*offer.answered} < {*offer.to}:
            raise PositionError(f"frames: offer {offer.id} is none between seat {frame.seat} and others")
        if not can_pay(OFFERS.goods(state, offer.seat).counts(), offer.give.counts()):
            raise PositionError(f"frames: seat {offer.seat} does not hold what it offers")


def _check_free_clay(state: NurembergState, frame: FreeClay) -> None:
    all_in("free-clay", "order", frame.order, range(state.seats))
    all_in("free-clay", "answers", frame.answers, (UNANSWERED, NO, YES))
    if len(frame.answers) != state.seats:
        raise PositionError("frames: answers of free-clay for every seat")
    places = [(seat - state.active) % state.seats for seat in frame.order]
    if any(one >= other for one, other in pairwise(places)):
        raise PositionError(f"frames: order of free-clay goes clockwise from seat {state.active}")
    for seat in frame.order:
        if not can_build_free(state, seat):
            raise PositionError(f"frames: seat {seat} cannot pay for a free wall")
    if frame.order and not wall_left(state):
        raise PositionError("frames: free-clay without a wall left to build")


def _check_knight(state: NurembergState, frame: Knight) -> None:
    if frame.seat != state.active:
        raise PositionError(f"frames: knight is of seat {state.active}, whose turn it is")
    # Once all cards are returned, none are owed, however large the hands still are.
    if any(frame.amounts) and frame.amounts != owed(state):
        raise PositionError(f"frames: amounts of knight are {owed(state)}, half of the hands of 8 or more")
    if len(frame.given) != state.seats:
        raise PositionError("frames: given of knight for every seat")
    for seat, cards in enumerate(frame.given):
        if cards is None:
            continue
        counts = cards.counts()
        held = min(counts) >= 0 and can_pay(state.players[seat].hand, counts)
        if not held or cards.total() != frame.amounts[seat] or not frame.amounts[seat]:
            raise PositionError(f"frames: seat {seat} returns {frame.amounts[seat]} cards of its hand")
    if frame.field == NOBODY:
        possible = [NOBODY]
    else:
        all_in("knight", "field", [frame.field], [place for place in FIELDS if place != state.knight])
        possible = victims(state, frame.seat) or [NOBODY]
    all_in("knight", "victim", [frame.victim], possible)


def _check_council(state: NurembergState, frame: Council) -> None:
    all_in("council", "seat", [frame.seat], range(state.seats))
    all_in("council", "gained", [frame.gained], (NUMBERS.prestige.wall, NUMBERS.prestige.tower))
    all_in("council", "displaced", frame.displaced, [seat for seat in range(state.seats) if seat != frame.seat])
    no_twice("council", "displaced", frame.displaced)
    below = state.stack[-2]
    if isinstance(below, FreeClay):
        if frame.seat in below.order:
            raise PositionError(f"frames: seat {frame.seat} builds while it is still to be asked for a free wall")
    elif frame.seat != state.active:
        raise PositionError(f"frames: council is of seat {state.active}, whose turn it is")
