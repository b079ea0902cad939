"""How good a position is for a seat."""

from __future__ import annotations

from collections.abc import Sequence

from engines.first_train.data import (
    BOARDS,
    GOODS,
    NUMBERS,
    PASSENGERS,
    PROFIT_OF,
    rounds_of,
)
from engines.first_train.rules.auction import bids_of, boxes_of
from engines.first_train.rules.common import links_of, trains_of
from engines.first_train.rules.scoring import carried, transport_points
from engines.first_train.rules.trains import lying, room, served
from engines.first_train.state import Auction, Colour, Construction, FirstTrainState, Round, Running

INFLUENCE = ((3, 0.9, 0.25), (5, 1.2, 0.3), (4, 0.9, 0.3), (4, 0.9, 0.3))
"""By colour, up to how much of it is worth how much each, and what more is worth."""
CUBE = 0.4
"""What a cube in hand is worth before construction, and what one is that can be kept for the next round."""
LOADED, REACHED = 0.85, 0.55
"""What part of a piece's worth counts that an own train has room for, and that own track only serves."""
TOWARDS_SETS = 16
"""So many loads are worth as much as a complete set, on the way to one."""
A_ROUND = 5
"""So many pieces a seat carries in a round, or thereabouts."""


def evaluate(state: FirstTrainState, seat: int) -> float:
    """How good a position is for a seat, in points: what it has, and what it may still carry."""
    player, ahead, now = state.players[seat], journeys(state), carried(state, seat)
    kept = [had + new for had, new in zip(player.loads, now, strict=True)]
    sets = NUMBERS.points.set * (min(kept) + sum(kept) / TOWARDS_SETS)
    worth = player.points + transport_points(state, seat) + player.profit + sets
    worth += sum(each * count for each, count in zip(PROFIT_OF, now, strict=True))
    worth -= links_of(state, seat) * link_burden(ahead)
    worth += reach_worth(state, seat, ahead)
    if state.over:
        return worth
    return worth + influence_worth(expected(state, seat), ahead) + CUBE * _useful_cubes(state, seat) * (ahead > 0)


def expected(state: FirstTrainState, seat: int) -> list[int]:
    """By colour, a seat's influence with what its standing bids bring."""
    held = list(state.players[seat].influence)
    if isinstance(state.stack[-1], Auction | Colour):
        for box in bids_of(state, seat):
            held = [n + m for n, m in zip(held, boxes_of(state)[box].printed.counts(), strict=True)]
            held[state.drawn[box]] += 1
    return held


def _useful_cubes(state: FirstTrainState, seat: int) -> int:
    """The cubes with which a seat can still pay: once lines are built, as many as the next round lets it keep."""
    cubes = state.players[seat].cubes
    if isinstance(state.stack[-1], Auction | Colour | Construction):
        return cubes
    return min(cubes, NUMBERS.cubes_most - NUMBERS.cubes_a_round)


def journeys(state: FirstTrainState) -> int:
    """How many times trains will still run and links cost, this round's time included unless it is over."""
    frame = state.stack[-1] if state.stack else None
    now = isinstance(frame, Auction | Colour | Construction | Running)
    base = next((under for under in state.stack if isinstance(under, Round)), None)
    now = now or (base is not None and base.at in ("start", "counters"))
    return rounds_of(state.seats) - state.round + now


def influence_worth(held: Sequence[int], ahead: int) -> float:
    """What influence is worth; next to nothing once trains run no more."""
    if not ahead:
        return 0.05 * sum(held)
    return sum(
        min(n, few) * each + max(0, n - few) * more for n, (few, each, more) in zip(held, INFLUENCE, strict=True)
    )


def link_burden(ahead: int) -> float:
    """What an own link will cost until the end, if it is sold in time where it can be."""
    if not ahead:
        return 1.0
    return min(ahead, 2) * 0.9 + 0.4


def reach_worth(state: FirstTrainState, seat: int, ahead: int) -> float:
    """What the pieces are worth that own track serves: those with room on own trains, and those for later."""
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
