"""What decides who wins a match of Nuremberg, for each seat's chance."""

from pathlib import Path

from engines.core.ai.winning_chances import ChanceWeights, WinningChances
from engines.core.files.data_files import DataFile
from engines.nuremberg.ai import evaluation as ev
from engines.nuremberg.data import NUMBERS
from engines.nuremberg.rules.hands import size
from engines.nuremberg.rules.points import council_of, total
from engines.nuremberg.state import NurembergState

NAMES = (
    "points",
    "near",
    "income",
    "means",
    "cards",
    "over",
    "gold",
    "prestige",
    "council",
    "stations",
    "workshops",
    "plans",
    "settlements",
    "next",
)


def progress(state: NurembergState) -> float:
    return min(1.0, max(total(state, seat) for seat in range(state.seats)) / TARGET)


TARGET = 13


def features(state: NurembergState, seat: int) -> list[float]:
    player = state.players[seat]
    points = total(state, seat)
    cards = size(state, seat)
    return [
        float(points),
        float(max(0, points - 9)),
        ev._income(state, seat) / 3,
        ev._means(state, seat) / 3,
        cards / 4,
        max(0, cards - NUMBERS.discard_from + 1) / 3,
        player.gold / 3,
        ev._prestige(player.prestige, council_of(state, seat)) / 4,
        float(council_of(state, seat)),
        ev._stations(state, seat) / 3,
        ev._workshops(state, seat) / 3,
        ev._plans(state, seat) / 3,
        float(state.settlements.count(seat)),
        ((seat - state.active) % state.seats) / state.seats,
    ]


CHANCES: WinningChances[NurembergState] = WinningChances(
    NAMES, features, progress, DataFile(Path(__file__).parent.parent / "data" / "chances.json").read(ChanceWeights)
)
