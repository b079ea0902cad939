"""What decides who wins a match of The Golden Age, for each seat's chance."""

from pathlib import Path

from engines.core.ai.winning_chances import ChanceWeights, WinningChances
from engines.core.files.data_files import DataFile
from engines.golden_age.ai import evaluation as ev
from engines.golden_age.data import NUMBERS
from engines.golden_age.rules.cards import worth_of_sets
from engines.golden_age.rules.points import total
from engines.golden_age.state import GoldenAgeState

NAMES = (
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
    "next",
)


def progress(state: GoldenAgeState) -> float:
    return min(1.0, max(total(state, seat) for seat in range(state.seats)) / NUMBERS.target)


def features(state: GoldenAgeState, seat: int) -> list[float]:
    player = state.players[seat]
    points = total(state, seat) - player.money // NUMBERS.points.money
    cash = player.money
    return [
        points / 3,
        max(0, total(state, seat) - NUMBERS.target + 8) / 3,
        min(cash, 24) / 10,
        max(0, cash - 24) / 10,
        worth_of_sets(state, seat) / 10,
        ev._single_cards(state, seat),
        ev._colony_cards(state, seat),
        ev._income(state, seat),
        ev._actions(state, seat) / 3,
        ev._gathering(state, seat),
        ev._paintings(state, seat),
        float(player.markers),
        float(len(player.hand)),
        sum(state.pawns[seat]) / 3,
        state.owner.count(seat) / 2,
        ((seat - state.active) % state.seats) / state.seats,
    ]


CHANCES: WinningChances[GoldenAgeState] = WinningChances(
    NAMES, features, progress, DataFile(Path(__file__).parent.parent / "data" / "chances.json").read(ChanceWeights)
)
