"""What decides who wins a match of The Golden Age, for each seat's chance."""

from pathlib import Path

from engines.core.ai.winning_chances import ChanceWeights, WinningChances
from engines.core.files.data_files import DataFile
from engines.golden_age.ai import evaluation
from engines.golden_age.data import NUMBERS
from engines.golden_age.rules.cards import worth_of_sets
from engines.golden_age.rules.points import total
from engines.golden_age.state import GoldenAgeState

NAMES = (
    "worth",
    "points",
    "near",
    "money",
    "more_money",
    "sets",
    "single",
    "colony",
    "income",
    "actions",
    "gathering",
    "paintings",
    "markers",
    "hand",
    "pawns",
    "owned",
    "later",
)
_NEAR = 8
"""Points from the target on which each one counts twice."""


def progress(state: GoldenAgeState) -> float:
    """Return how near the leader is to the target."""
    return min(1.0, max(total(state, seat) for seat in range(state.seats)) / NUMBERS.target)


def features(state: GoldenAgeState, seat: int) -> list[float]:
    """Return what a seat has, by `NAMES`, each divided so that usual values are about one."""
    player = state.players[seat]
    points, cash = total(state, seat), player.money
    return [
        evaluation.own_worth(state, seat) / 10,
        (points - cash // NUMBERS.points.money) / 3,
        max(0, points - NUMBERS.target + _NEAR) / 3,
        min(cash, evaluation.SPEND) / 10,
        max(0, cash - evaluation.SPEND) / 10,
        worth_of_sets(state, seat) / 10,
        evaluation.single_cards_worth(state, seat),
        evaluation.colony_cards_worth(state, seat),
        evaluation.income_worth(state, seat),
        evaluation.actions_worth(state, seat) / 3,
        evaluation.gathering_worth(state, seat, evaluation.time_left(state)),
        evaluation.paintings_worth(state, seat),
        float(player.markers),
        float(len(player.hand)),
        sum(state.pawns[seat]) / 3,
        state.owner.count(seat) / 2,
        ((seat - state.active) % state.seats) / state.seats,
    ]


_WEIGHTS = DataFile(Path(__file__).parent.parent / "data" / "chances.json").read(ChanceWeights)
CHANCES = WinningChances(NAMES, features, progress, _WEIGHTS)
