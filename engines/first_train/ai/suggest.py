"""Sensible answers to duties with too many options to compare: lines to build and to sell."""

from collections.abc import Callable, Iterator
from typing import Any

from engines.core.actions import Paths
from engines.core.encoding.cloning import cloner
from engines.core.frames import Ctx
from engines.first_train.actions import Bid, BuildLine, Pass, SellLine
from engines.first_train.ai.evaluation import evaluate
from engines.first_train.rules.auction import open_boxes
from engines.first_train.rules.construction import build
from engines.first_train.rules.frame_rules import options_of
from engines.first_train.rules.lines import lines_of
from engines.first_train.rules.sale import sell
from engines.first_train.state import Construction, FirstTrainState, Sale

THOROUGH, HASTY = (6, 8), (2, 6)
"""How many lines from a start are extended, and up to how many links: for computer players, and for a panel."""
SEVERAL = 8
"""Lines that a search compares."""
PERHAPS = -2.0
"""The least gain of a line that a search compares with a pass."""
_clone = cloner(FirstTrainState)


def suggest(state: FirstTrainState, seat: int, search: tuple[int, int] = THOROUGH) -> Any | None:
    """Return the line that `evaluation.evaluate` rates best, or a pass if none helps; None in other phases.

    search: `THOROUGH` or `HASTY`.
    """
    match state.stack[-1] if state.stack else None:
        case Construction():
            return best_line(state, seat, search)
        case Sale():
            return best_sale(state, seat)
    return None


def choices(state: FirstTrainState, seat: int) -> list[BuildLine | Pass] | None:
    """Return the best lines to build from different starts, and a pass, best first; None in other phases."""
    if not isinstance(state.stack[-1], Construction):
        return None
    found: list[tuple[float, BuildLine | Pass]] = [(0.0, Pass())]
    found += [one for one in best_lines(state, seat)[:SEVERAL] if one[0] > PERHAPS]
    return [action for _, action in sorted(found, key=lambda one: -one[0])]


def best_bid(state: FirstTrainState, seat: int) -> Bid | None:
    """Return the least bid that `evaluation.evaluate` rates best; None if the seat can make none."""
    bids = [Bid(box + 1, least) for box, least in open_boxes(state, seat).items()]

    def worth(bid: Bid) -> float:
        after: FirstTrainState = _clone(state)
        after.bidders[bid.box - 1], after.bids[bid.box - 1] = seat, bid.cubes
        after.players[seat].cubes -= bid.cubes
        return evaluate(after, seat)

    return max(bids, key=worth, default=None)


def best_line(state: FirstTrainState, seat: int, search: tuple[int, int] = THOROUGH) -> BuildLine | Pass:
    """Return the best line, or a pass if none helps."""
    for gain, line in best_lines(state, seat, search)[:1]:
        if gain > 0:
            return line
    return Pass()


def best_lines(
    state: FirstTrainState, seat: int, search: tuple[int, int] = THOROUGH
) -> list[tuple[float, BuildLine]]:
    """Return by start the best line and its gain, best first, found by extending the best lines of each length."""

    def worth(way: tuple[str, ...]) -> float:
        after: FirstTrainState = _clone(state)
        build(Ctx(after), seat, BuildLine(way))
        return evaluate(after, seat)

    now = evaluate(state, seat)
    best: dict[str, tuple[float, BuildLine]] = {}
    for way, value in _searched(lines_of(state, seat), worth, *search):
        if way[0] not in best or value - now > best[way[0]][0]:
            best[way[0]] = value - now, BuildLine(way)
    return sorted(best.values(), key=lambda found: -found[0])


def best_sale(state: FirstTrainState, seat: int) -> SellLine | Pass:
    """Return the best line to sell."""
    best, most = None, evaluate(state, seat)
    for option in options_of(state, seat):
        for action in option.expand() if isinstance(option.action, SellLine) else ():
            after: FirstTrainState = _clone(state)
            sell(Ctx(after), seat, action)
            value = evaluate(after, seat)
            if value > most:
                best, most = action, value
    return Pass() if best is None else best


def _searched(
    ways: Paths, worth: Callable[[tuple[str, ...]], float], width: int, longest: int
) -> Iterator[tuple[tuple[str, ...], float]]:
    """Yield lines with their worth: all of one link, then the extensions of the best ones from each start."""
    kept: list[tuple[str, ...]] = [(start,) for start in ways.follow(())]
    for _ in range(longest):
        found = [((*way, there), worth((*way, there))) for way in kept for there in ways.follow(way)]
        yield from found
        found.sort(key=lambda pair: -pair[1])
        starting: dict[str, list[tuple[str, ...]]] = {}
        for way, _ in found:
            starting.setdefault(way[0], []).append(way)
        kept = [way for same in starting.values() for way in same[:width]]
