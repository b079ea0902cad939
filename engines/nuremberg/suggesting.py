"""Sensible answers to duties, and what standing orders do: both only from what the seat itself may know."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.frames import Frame
from engines.core.offers import Close
from engines.core.orders import Choice, Chosen, Order
from engines.core.purses import let_go
from engines.nuremberg import actions as a
from engines.nuremberg.building import draft_spots, settlements_left, workshops_left
from engines.nuremberg.conditions import CONDITIONS, COUNCIL
from engines.nuremberg.council import FROM, LOCK, card_of, tied
from engines.nuremberg.data import COSTS, GOLD, NOBODY, NUMBERS, RESOURCES, ROUTES, Cards, council_points
from engines.nuremberg.draft import placing
from engines.nuremberg.geography.countryside import CROSSING_IDS, route_at
from engines.nuremberg.state import UNANSWERED, Council, Draft, FreeClay, Knight, NurembergState, Turn
from engines.nuremberg.trading import OFFERS
from engines.nuremberg.viewing import income_at

MOST_SPOTS = 12
"""So many crossings and routes can be ranked for the set-up."""


def _top(state: NurembergState) -> Frame | None:
    return state.stack[-1] if state.stack else None


def suggest(state: NurembergState, seat: int) -> a.Discard | None:
    """The cards that a seat would miss least, if it owes some."""
    frame = _top(state)
    if not isinstance(frame, Knight) or not frame.amounts[seat] or frame.given[seat] is not None:
        return None
    return a.Discard(Cards.of(least_missed(state, seat, frame.amounts[seat])))


def discard(state: NurembergState, seat: int, kept: Chosen) -> a.Discard | None:
    """Return cards as suggested; of the kinds that are kept only if there are no others."""
    found = suggest(state, seat)
    if found is None or not kept:
        return found
    count = sum(found.cards.counts())
    return a.Discard(Cards.of(least_missed(state, seat, count, [kind in kept for kind in RESOURCES])))


def least_missed(
    state: NurembergState, seat: int, count: int, kept: Sequence[bool] = (False,) * len(RESOURCES)
) -> list[int]:
    """So many cards of a hand, by kind: always one of the kind of which most are left beyond what builds.

    A settlement and a workshop are what the rest should still pay for, as long as the seat has such pieces.
    kept: by kind, whether others go first.
    """
    plans = [COSTS["wall"]]
    plans += [COSTS["settlement"]] if settlements_left(state, seat) else []
    plans += [COSTS["workshop"]] if workshops_left(state, seat) else []
    wanted = [max(plan[kind] for plan in plans) for kind in range(len(RESOURCES))]
    hand = state.players[seat].hand
    return let_go(hand, count, lambda kind, left: (not kept[kind], left - wanted[kind]))


def no_trades(state: NurembergState, seat: int, _: Chosen) -> Close | None:
    """Decline every offer of the turn."""
    frame = _top(state)
    return OFFERS.closing(frame, seat) if isinstance(frame, Turn) else None


def _asked_for_wall(state: NurembergState, seat: int) -> bool:
    frame = _top(state)
    return isinstance(frame, FreeClay) and seat in frame.order and frame.answers[seat] == UNANSWERED


def free_wall(state: NurembergState, seat: int, chosen: Chosen) -> a.FreeWall | a.NoWall | None:
    """Build the free wall if so much gold is left after it, or if it serves the council; else build none."""
    if not _asked_for_wall(state, seat):
        return None
    (condition,) = chosen
    if condition == COUNCIL:
        builds = _serves_council(state, seat)
    else:
        builds = state.players[seat].gold - COSTS["free_wall"][GOLD] >= int(condition)
    return a.FreeWall() if builds else a.NoWall()


def _serves_council(state: NurembergState, seat: int) -> bool:
    before = state.players[seat].prestige
    after = before + NUMBERS.prestige.wall
    own = card_of(state, seat)
    if own == len(state.council) and NOBODY in state.council:
        return after >= FROM
    better = [state.players[holder].prestige for holder in state.council[:own] if holder != NOBODY]
    if any(before <= theirs < min(after, LOCK) for theirs in better) and after >= FROM:
        return True
    if own == len(state.council) or before >= LOCK:
        return False
    # A rival who is level with it now, and could build too, would pass it.
    rivals = [state.players[other].prestige for other in range(state.seats) if card_of(state, other) > own]
    return after >= LOCK or before in rivals


def best_council(state: NurembergState, seat: int, _: Chosen) -> a.ChooseCouncil | None:
    """Take the best of several council cards."""
    frame = _top(state)
    if not isinstance(frame, Council) or frame.seat != seat or frame.at != "start":
        return None
    cards = tied(state, seat)
    return a.ChooseCouncil(council_points(state.seats)[cards[0]]) if len(cards) > 1 else None


def place(state: NurembergState, seat: int, ranked: Chosen) -> a.Place | None:
    """In the set-up, take the first of the ranked crossings that is free; on a route, the most fruitful one."""
    frame = _top(state)
    if not isinstance(frame, Draft) or placing(state, frame) != seat:
        return None
    free = sorted(draft_spots(state), key=lambda crossing: -sum(income_at((crossing,))))
    for wanted in ranked:
        for crossing in free:
            if wanted in (CROSSING_IDS[crossing], ROUTES[route_at(crossing)]):
                return a.Place(CROSSING_IDS[crossing])
    return None


def _in_setup(state: NurembergState) -> bool:
    return isinstance(_top(state), Draft)


ORDERS = (
    Order(
        "place",
        place,
        choice=Choice("spot", (*ROUTES, *CROSSING_IDS), hi=MOST_SPOTS, ranked=True),
        serves=_in_setup,
    ),
    Order("no-trades", no_trades, lasts="turn"),
    Order("discard", discard, lasts="back", choice=Choice("kind", RESOURCES, lo=0, hi=len(RESOURCES) - 1)),
    Order("wall", free_wall, lasts="back", choice=Choice("free-wall", CONDITIONS)),
    Order("council", best_council),
)
"""What a seat can order."""
