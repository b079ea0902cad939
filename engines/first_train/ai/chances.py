"""What decides who wins a match of First Train, for each seat's chance."""

from pathlib import Path

from engines.core.ai.winning_chances import ChanceWeights, WinningChances
from engines.core.files.data_files import DataFile
from engines.first_train.ai.evaluation import evaluate, expected, journeys, reach_worth
from engines.first_train.data import NUMBERS, PROFIT_OF, rounds_of
from engines.first_train.rules.scoring import carried, transport_points
from engines.first_train.rules.track import links_of
from engines.first_train.state import FirstTrainState

NAMES = (
    "worth",
    "points",
    "sets",
    "loads",
    "profit",
    "earned",
    "links",
    "reach",
    "white",
    "brown",
    "red",
    "green",
    "cubes",
    "order",
)


def progress(state: FirstTrainState) -> float:
    """Return the part of the rounds whose trains have run."""
    return 1.0 - journeys(state) / rounds_of(state.seats)


def features(state: FirstTrainState, seat: int) -> list[float]:
    """Return what a seat has, by `NAMES`: points, profit, loads and links in fives, influence in threes."""
    player, ahead, now = state.players[seat], journeys(state), carried(state, seat)
    held = expected(state, seat)
    kept = [had + new for had, new in zip(player.loads, now, strict=True)]
    return [
        evaluate(state, seat) / 10,
        (player.points + transport_points(state, seat)) / 5,
        NUMBERS.points.set * min(kept) / 5,
        sum(kept) / 5,
        player.profit / 5,
        sum(each * count for each, count in zip(PROFIT_OF, now, strict=True)) / 5,
        links_of(state, seat) / 5,
        reach_worth(state, seat, held)[0] / 5,
        *(n / 3 for n in held),
        player.cubes / 3 if ahead else 0.0,
        -state.order.index(seat) / state.seats,
    ]


_WEIGHTS = DataFile(Path(__file__).parent.parent / "data" / "chances.json").read(ChanceWeights)
CHANCES = WinningChances(NAMES, features, progress, _WEIGHTS)
