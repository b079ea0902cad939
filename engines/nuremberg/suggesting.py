"""Sensible answers to duties, and what standing orders do: both only from what the seat itself may know."""

from __future__ import annotations

from engines.core.frames import Frame
from engines.core.orders import Order
from engines.nuremberg import actions as a
from engines.nuremberg.building import settlements_left, workshops_left
from engines.nuremberg.council import FROM, LOCK, card_of, tied
from engines.nuremberg.data import COSTS, GOLD, NOBODY, NUMBERS, RESOURCES, Cards, council_points
from engines.nuremberg.state import UNANSWERED, Council, FreeClay, Knight, NurembergState, Turn
from engines.nuremberg.trading import OFFERS

SPARE = 3
"""Gold that an order keeps back: the price of another wall."""


def _top(state: NurembergState) -> Frame | None:
    return state.stack[-1] if state.stack else None


def suggest(state: NurembergState, seat: int) -> a.Discard | None:
    """The cards that a seat would miss least, if it owes some."""
    frame = _top(state)
    if not isinstance(frame, Knight) or not frame.amounts[seat] or frame.given[seat] is not None:
        return None
    return a.Discard(Cards.of(least_missed(state, seat, frame.amounts[seat])))


def least_missed(state: NurembergState, seat: int, count: int) -> list[int]:
    """So many cards of a hand, by kind: always one of the kind of which most are left beyond what builds.

    A settlement and a workshop are what the rest should still pay for, as long as the seat has such pieces.
    """
    left = state.players[seat].hand
    given = [0] * len(RESOURCES)
    plans = [COSTS["wall"]]
    plans += [COSTS["settlement"]] if settlements_left(state, seat) else []
    plans += [COSTS["workshop"]] if workshops_left(state, seat) else []
    wanted = [max(plan[kind] for plan in plans) for kind in range(len(RESOURCES))]
    for _ in range(count):
        kind = max((kind for kind in range(len(RESOURCES)) if left[kind]), key=lambda k: left[k] - wanted[k])
        left[kind] -= 1
        given[kind] += 1
    return given


def no_trades(state: NurembergState, seat: int) -> a.TradeClose | None:
    """Decline every offer of the turn."""
    frame = _top(state)
    asked = isinstance(frame, Turn) and frame.seat != seat and seat in OFFERS.asked(frame)
    return a.TradeClose() if asked else None


def _asked_for_wall(state: NurembergState, seat: int) -> bool:
    frame = _top(state)
    return isinstance(frame, FreeClay) and seat in frame.order and frame.answers[seat] == UNANSWERED


def wall_with_spare(state: NurembergState, seat: int) -> a.FreeWall | a.NoWall | None:
    """Build the free wall if as much gold is left for another one; else none."""
    if not _asked_for_wall(state, seat):
        return None
    spare = state.players[seat].gold - COSTS["free_wall"][GOLD] >= SPARE
    return a.FreeWall() if spare else a.NoWall()


def wall_for_council(state: NurembergState, seat: int) -> a.FreeWall | a.NoWall | None:
    """Build the free wall only if by what lies open it brings a council card, keeps one, or makes it safe."""
    if not _asked_for_wall(state, seat):
        return None
    return a.FreeWall() if _serves_council(state, seat) else a.NoWall()


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


def best_council(state: NurembergState, seat: int) -> a.ChooseCouncil | None:
    """Take the best of several council cards."""
    frame = _top(state)
    if not isinstance(frame, Council) or frame.seat != seat or frame.at != "start":
        return None
    cards = tied(state, seat)
    return a.ChooseCouncil(council_points(state.seats)[cards[0]]) if len(cards) > 1 else None


ORDERS = (
    Order("discard", suggest, lasts="back"),
    Order("wall-spare", wall_with_spare, lasts="back"),
    Order("wall-council", wall_for_council, lasts="back"),
    Order("council", best_council),
    Order("no-trades", no_trades, lasts="turn"),
)
"""What a seat can order: later ones of the two for free walls do nothing while an earlier one answers."""
