"""Evaluation of a position for a seat."""

from collections.abc import Sequence

from engines.first_train.data import BOARDS, GOODS, NUMBERS, PASSENGERS, PROFIT_OF, rounds_of
from engines.first_train.rules.auction import bids_of, boxes_of
from engines.first_train.rules.common import trains_of
from engines.first_train.rules.scoring import carried, transport_points
from engines.first_train.rules.track import links_of, served
from engines.first_train.rules.trains import lying, room
from engines.first_train.state import Auction, Colour, Construction, FirstTrainState, Round, Running

INFLUENCE = ((3, 0.9, 0.25), (5, 1.2, 0.3), (4, 0.9, 0.3), (4, 0.9, 0.3))
"""By colour: an amount, the worth of each point up to it, and of each point beyond."""
CUBE = 0.4
"""The worth of a cube before construction, and of one that can be saved for the next round."""
LOADED, REACHED = 0.85, 0.55
"""The part of a piece's worth that counts if an own train has room, and if only own track serves it."""
TOWARDS_SETS = 16
"""This many loads are worth as much as a complete set, on the way to one."""
A_ROUND = 5
"""Typical number of pieces that a seat carries in a round."""


def evaluate(state: FirstTrainState, seat: int) -> float:
    """Return how good a position is for a seat, in points: what it has, and what it may still carry."""
    player, ahead, now = state.players[seat], journeys(state), carried(state, seat)
    kept = [had + new for had, new in zip(player.loads, now, strict=True)]
    sets = NUMBERS.points.set * (min(kept) + sum(kept) / TOWARDS_SETS)
    worth = player.points + transport_points(state, seat) + player.profit + sets
    worth += sum(each * count for each, count in zip(PROFIT_OF, now, strict=True))
    # The cost of an own link until the end, assuming it is sold in time.
    worth -= links_of(state, seat) * (min(ahead, 2) * 0.9 + 0.4 if ahead else 1.0)
    worth += reach_worth(state, seat, ahead)
    if state.over:
        return worth
    return worth + influence_worth(expected(state, seat), ahead) + CUBE * _useful_cubes(state, seat) * (ahead > 0)


def expected(state: FirstTrainState, seat: int) -> list[int]:
    """Return, by colour, a seat's influence, including what its standing bids bring."""
    held = list(state.players[seat].influence)
    if isinstance(state.stack[-1], Auction | Colour):
        for box in bids_of(state, seat):
            held = [n + m for n, m in zip(held, boxes_of(state)[box].printed.counts(), strict=True)]
            held[state.drawn[box]] += 1
    return held


def _useful_cubes(state: FirstTrainState, seat: int) -> int:
    """Return the cubes that a seat can still use: after construction, only those that fit its hand next round."""
    cubes = state.players[seat].cubes
    if isinstance(state.stack[-1], Auction | Colour | Construction):
        return cubes
    return min(cubes, NUMBERS.cubes_most - NUMBERS.cubes_a_round)


def journeys(state: FirstTrainState) -> int:
    """Return how many more times trains run and links cost, including this round unless that is over."""
    frame = state.stack[-1] if state.stack else None
    now = isinstance(frame, Auction | Colour | Construction | Running)
    base = next((under for under in state.stack if isinstance(under, Round)), None)
    now = now or (base is not None and base.at in ("start", "counters"))
    return rounds_of(state.seats) - state.round + now


def influence_worth(held: Sequence[int], ahead: int) -> float:
    """Return the worth of influence; next to nothing once no more trains run."""
    if not ahead:
        return 0.05 * sum(held)
    return sum(
        min(n, few) * each + max(0, n - few) * more for n, (few, each, more) in zip(held, INFLUENCE, strict=True)
    )


def reach_worth(state: FirstTrainState, seat: int, ahead: int) -> float:
    """Return the worth of pieces that own track serves: those with room on own trains, and those for later."""
    if not ahead or state.over:
        return 0.0
    board = BOARDS[state.board].passenger_points
    passengers = sum(board.values()) / len(board)
    rooms = [
        sum(room(train, state.wagons[train], kinds[0]) for train in trains_of(state, seat))
        for kinds in (PASSENGERS, GOODS)
    ]
    loaded, later = 0.0, []
    for kind, places in enumerate(served(state, seat).places):
        each = PROFIT_OF[kind] + (passengers if kind in PASSENGERS else NUMBERS.points.cube)
        there = sum(lying(state, area, kind) for area in places)
        now = min(there, rooms[kind not in PASSENGERS])
        rooms[kind not in PASSENGERS] -= now
        loaded += now * each
        later += [each] * (there - now)
    later.sort(reverse=True)
    running = isinstance(state.stack[-1], Running)
    chances = A_ROUND * (ahead - running)
    return LOADED * loaded + REACHED * sum(later[:chances])
