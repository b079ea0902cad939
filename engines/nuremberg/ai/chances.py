"""What decides who wins a match of Nuremberg, for each seat's chance."""

from pathlib import Path

from engines.core.ai.winning_chances import ChanceWeights, WinningChances
from engines.core.files.data_files import DataFile
from engines.nuremberg.ai import evaluation
from engines.nuremberg.data import NUMBERS
from engines.nuremberg.rules.hands import size
from engines.nuremberg.rules.points import council_of, total
from engines.nuremberg.state import NurembergState

NAMES = (
    "worth",
    "points",
    "near",
    "income",
    "means",
    "cards",
    "robbed_cards",
    "gold",
    "prestige",
    "council",
    "stations",
    "workshops",
    "plans",
    "settlements",
    "later",
)
_NEAR = 4
"""Points from the target on which each one counts twice."""


def progress(state: NurembergState) -> float:
    """Return how near the leader is to the target."""
    return min(1.0, max(total(state, seat) for seat in range(state.seats)) / NUMBERS.target)


def features(state: NurembergState, seat: int) -> list[float]:
    """Return what a seat has, by `NAMES`, each divided so that usual values are about one."""
    player = state.players[seat]
    points, cards, council = total(state, seat), size(state, seat), council_of(state, seat)
    return [
        evaluation.own_worth(state, seat) / 10,
        float(points),
        float(max(0, points - NUMBERS.target + _NEAR)),
        evaluation.income_worth(state, seat) / 3,
        evaluation.means_worth(state, seat) / 3,
        cards / 4,
        max(0, cards - NUMBERS.discard_from + 1) / 3,
        player.gold / 3,
        evaluation.prestige_worth(player.prestige, council) / 4,
        float(council),
        evaluation.stations_worth(state, seat) / 3,
        evaluation.workshops_worth(state, seat) / 3,
        evaluation.plans_worth(state, seat) / 3,
        float(state.settlements.count(seat)),
        ((seat - state.active) % state.seats) / state.seats,
    ]


_WEIGHTS = DataFile(Path(__file__).parent.parent / "data" / "chances.json").read(ChanceWeights)
CHANCES = WinningChances(NAMES, features, progress, _WEIGHTS)
