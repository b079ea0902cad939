"""What decides who wins a match of Cities & Knights, for each seat's chance."""

from pathlib import Path

from engines.cities_knights.ai import evaluation
from engines.cities_knights.data import NUMBERS
from engines.cities_knights.rules.building import buildings_of, discard_limit, walls_of
from engines.cities_knights.rules.points import total
from engines.cities_knights.state import CITY, CatanState
from engines.core.ai.winning_chances import ChanceWeights, WinningChances
from engines.core.files.data_files import DataFile

NAMES = (
    "worth",
    "points",
    "near",
    "income",
    "cards",
    "robbed_cards",
    "hand",
    "progress",
    "level",
    "high",
    "trade",
    "defence",
    "road",
    "room",
    "walls",
    "cities",
    "plans",
    "later",
)
_NEAR = 3
"""Points from the target on which each one counts twice."""
_HIGH = 3
"""The level from which an improvement has its own power."""


def progress(state: CatanState) -> float:
    """Return how near the leader is to the target."""
    return min(1.0, max(total(state, seat) for seat in range(state.seats)) / NUMBERS.target)


def features(state: CatanState, seat: int) -> list[float]:
    """Return what a seat has, by `NAMES`, each divided so that usual values are about one."""
    player = state.players[seat]
    points, cards = total(state, seat), sum(player.hand)
    return [
        evaluation.own_worth(state, seat) / 10,
        float(points),
        float(max(0, points - NUMBERS.target + _NEAR)),
        evaluation.income_worth(state, seat) / 5,
        cards / 4,
        max(0, cards - discard_limit(state, seat)) / 4,
        evaluation.hand_worth(state, seat) / 3,
        float(len(player.progress)),
        float(sum(player.improvements)),
        float(sum(level >= _HIGH for level in player.improvements)),
        float(player.improvements[0]),
        evaluation.defence_worth(state, seat) / 3,
        player.road / 4,
        evaluation.room_worth(state, seat) / 3,
        float(walls_of(state, seat)),
        float(sum(state.piece[vertex] == CITY for vertex in buildings_of(state, seat))),
        evaluation.plans_worth(state, seat) / 4,
        ((seat - state.active) % state.seats) / state.seats,
    ]


_WEIGHTS = DataFile(Path(__file__).parent.parent / "data" / "chances.json").read(ChanceWeights)
CHANCES = WinningChances(NAMES, features, progress, _WEIGHTS)
