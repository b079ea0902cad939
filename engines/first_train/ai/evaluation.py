"""Evaluation of a position for a seat."""

from collections.abc import Iterator, Sequence

from engines.first_train.data import (
    BOARDS,
    BROWN,
    GOODS,
    GREEN,
    NUMBERS,
    PASSENGERS,
    PROFIT_OF,
    RED,
    rounds_of,
)
from engines.first_train.rules.auction import bids_of, boxes_of
from engines.first_train.rules.common import trains_of
from engines.first_train.rules.scoring import carried, transport_points
from engines.first_train.rules.track import links_of, served
from engines.first_train.rules.trains import lying, room
from engines.first_train.state import Auction, Colour, Construction, FirstTrainState, Round, Running, Sale

# In points; found by many small changes at once in matches of greedy seats (docs/players.md).
INFLUENCE = (0.6, 0.75, 0.6, 0.5)
"""By colour, the worth of each point up to a number that a round needs, while more rounds follow."""
NEEDED = (3, 5, 4, 4)
"""By colour, that number."""
SPARE = 0.3
"""The worth of each point beyond."""
LAST = 0.05
"""The worth of a point, and of a cube that buys only trains, when hardly anything can be bought any more."""
SOONER = 0.85
"""The part of their worth that influence and cubes have with one round to follow."""
CUBE = 0.45
"""The worth of a cube in the auction, and of one that can be saved for the next round."""
LOADED, REACHED, LATER = 0.85, 0.75, 0.3
"""The part of a piece's worth that counts with room on an own train, before trains are bought, and for later."""
CAPACITY = (0, 3, 4, 7, 8, 9, 12)
"""By brown influence, the loads of the trains that it buys."""
EXCHANGED = 6
"""The other influence that is as good as a brown one."""
TOWARDS_SETS = 16
"""This many loads are worth as much as a complete set, on the way to one."""
A_ROUND = 5
"""Typical number of pieces that a seat carries in a round."""
RECOVERED = 0.63
"""The part of a lack of profit that is still lacking a round later: profit has a most."""
UNSOLD = 0.9
"""The cost of an own link that stays for the next round."""
SALE = 0.92
"""The part of the links for which influence is left after the last round that will indeed be sold."""


def evaluate(state: FirstTrainState, seat: int) -> float:
    """Return how good a position is for a seat, in points: what it has, and what it may still carry."""
    player, now = state.players[seat], carried(state, seat)
    kept = [had + new for had, new in zip(player.loads, now, strict=True)]
    sets = NUMBERS.points.set * (min(kept) + sum(kept) / TOWARDS_SETS)
    worth, links = player.points + transport_points(state, seat) + sets, links_of(state, seat)
    if state.over:
        return worth + player.profit + NUMBERS.points.link * links
    held, running = expected(state, seat), runs_now(state)
    after = rounds_of(state.seats) - state.round
    reach, fetched = reach_worth(state, seat, held)
    earned = sum(each * count for each, count in zip(PROFIT_OF, now, strict=True)) + fetched
    profit = player.profit + (earned + NUMBERS.profit.link * links if running else 0.0)
    profit = max(NUMBERS.profit_least, min(NUMBERS.profit_most, profit))
    worth += reach + NUMBERS.profit_most - (NUMBERS.profit_most - profit) * RECOVERED**after
    if after:
        worth -= UNSOLD * links
    elif isinstance(state.stack[-1], Sale):
        worth -= links
    else:
        worth -= links - SALE * min(links, NUMBERS.links_sold_for_one * max(held[RED], held[GREEN]))
    return worth + influence_worth(held, after + running) + cubes_worth(state, seat, after)


def expected(state: FirstTrainState, seat: int) -> list[int]:
    """Return, by colour, a seat's influence, including what its standing bids bring."""
    held = list(state.players[seat].influence)
    if isinstance(state.stack[-1], Auction | Colour):
        for box in bids_of(state, seat):
            held = [n + m for n, m in zip(held, boxes_of(state)[box].printed.counts(), strict=True)]
            held[state.drawn[box]] += 1
    return held


def runs_now(state: FirstTrainState) -> bool:
    """Return whether trains still run, and links still cost, in this round."""
    if isinstance(state.stack[-1] if state.stack else None, Auction | Colour | Construction | Running):
        return True
    base = next((under for under in state.stack if isinstance(under, Round)), None)
    return base is not None and base.at in ("start", "counters")


def journeys(state: FirstTrainState) -> int:
    """Return how many more times trains run and links cost, including this round unless that is over."""
    return rounds_of(state.seats) - state.round + runs_now(state)


def influence_worth(held: Sequence[int], ahead: int) -> float:
    """Return the worth of influence. ahead: see `journeys`."""
    if ahead <= 1:
        return LAST * sum(held) * ahead
    worth = sum(
        min(n, few) * each + max(0, n - few) * SPARE for n, few, each in zip(held, NEEDED, INFLUENCE, strict=True)
    )
    return worth if ahead > 2 else SOONER * worth


def cubes_worth(state: FirstTrainState, seat: int, after: int) -> float:
    """Return the worth of cubes in hand. after: rounds that follow this one."""
    cubes = state.players[seat].cubes
    if not runs_now(state) and not after:
        return 0.0
    if isinstance(state.stack[-1], Auction | Colour):
        return CUBE * cubes
    saved = min(cubes, NUMBERS.cubes_most - NUMBERS.cubes_a_round) if after else 0
    return CUBE * saved + LAST * (cubes - saved)


def reach_worth(state: FirstTrainState, seat: int, held: Sequence[int]) -> tuple[float, float]:
    """Return the worth of pieces that own track serves, now and later, and the profit of those that count for now.

    held: influence by colour, which buys trains.
    """
    if state.over or not journeys(state):
        return 0.0, 0.0
    board = BOARDS[state.board].passenger_points
    passengers = sum(board.values()) / len(board)
    towards = NUMBERS.points.set / TOWARDS_SETS
    each = [
        (passengers if kind in PASSENGERS else NUMBERS.points.cube) + towards for kind in range(len(PROFIT_OF))
    ]
    there = [
        sum(lying(state, area, kind) for area in places) for kind, places in enumerate(served(state, seat).places)
    ]
    worth = profit = 0.0
    for kinds, free, chance in _rooms(state, seat, held):
        for kind in sorted(kinds, key=lambda kind: each[kind] + PROFIT_OF[kind] / 2, reverse=True):
            fetched = min(free, there[kind])
            free -= fetched
            there[kind] -= fetched
            worth += chance * fetched * each[kind]
            profit += chance * fetched * PROFIT_OF[kind]
    later = sorted((one for one, count in zip(each, there, strict=True) for _ in range(count)), reverse=True)
    after = rounds_of(state.seats) - state.round
    return worth + LATER * sum(later[: A_ROUND * after]), profit


def _rooms(state: FirstTrainState, seat: int, held: Sequence[int]) -> Iterator[tuple[Sequence[int], int, float]]:
    """Yield kinds of pieces, their room in this round, and the part of their worth that counts."""
    if isinstance(state.stack[-1], Running):
        for kinds in (PASSENGERS, GOODS):
            yield (
                kinds,
                sum(room(train, state.wagons[train], kinds[0]) for train in trains_of(state, seat)),
                LOADED,
            )
    elif runs_now(state):
        brown = held[BROWN] + (sum(held) - held[BROWN]) // EXCHANGED
        yield range(len(PROFIT_OF)), CAPACITY[min(brown, len(CAPACITY) - 1)], REACHED
