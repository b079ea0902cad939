"""What a sensible player would do at once, for rollouts: fewer options are compared than by `suggest`."""

from collections.abc import Iterator
from typing import Any, Final

from engines.core.encoding.cloning import cloner
from engines.core.frames import Ctx
from engines.first_train.actions import Bid, BuyTrain, Load, Pass
from engines.first_train.ai.evaluation import CUBE, evaluate, expected, influence_worth, journeys
from engines.first_train.ai.suggest import best_line, best_sale
from engines.first_train.rules.auction import PRINTED, open_boxes
from engines.first_train.rules.frame_rules import options_of
from engines.first_train.rules.trains import buy, load
from engines.first_train.state import Auction, Construction, FirstTrainState, Running, Sale

SEARCH: Final = (1, 4)
"""How many lines from a start are extended, and up to how many links."""
_clone = cloner(FirstTrainState)


def quick(state: FirstTrainState, seat: int) -> Any | None:
    """Return the action of a seat that is asked, which would be about the best at once; None for a rare duty."""
    match state.stack[-1]:
        case Auction():
            return _bid(state, seat)
        case Construction():
            return best_line(state, seat, SEARCH)
        case Running():
            return _run(state, seat)
        case Sale():
            return best_sale(state, seat)
    return None


def _bid(state: FirstTrainState, seat: int) -> Bid:
    """Return the least bid whose box brings most influence for its cubes."""
    held, ahead, printed = expected(state, seat), journeys(state), PRINTED[state.board]

    def worth(box: int, cubes: int) -> float:
        gained = [n + m for n, m in zip(held, printed[box], strict=True)]
        gained[state.drawn[box]] += 1
        return influence_worth(gained, ahead) - CUBE * cubes

    box, cubes = max(open_boxes(state, seat).items(), key=lambda one: worth(*one))
    return Bid(box + 1, cubes)


def _run(state: FirstTrainState, seat: int) -> Load | BuyTrain | Pass:
    """Return the best train, or the best load at the first place where it lies, or a pass if none helps."""
    best: Load | BuyTrain | Pass = Pass()
    most = evaluate(state, seat)
    for action in _moves(state, seat):
        after: FirstTrainState = _clone(state)
        if isinstance(action, Load):
            load(Ctx(after), seat, action)
        else:
            buy(Ctx(after), seat, action)
        value = evaluate(after, seat)
        if value > most:
            best, most = action, value
    return best


def _moves(state: FirstTrainState, seat: int) -> Iterator[Load | BuyTrain]:
    """Yield each train at its first price, and each load at its first place: it is worth the same at all."""
    seen = set()
    for option in options_of(state, seat):
        match option.action:
            case Load(_, kind) as action:
                if kind not in seen:
                    seen.add(kind)
                    yield action
            case BuyTrain():
                yield next(iter(option.expand()))
