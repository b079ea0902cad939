"""What decides who wins a match of Cities & Knights, for each seat's chance."""

from pathlib import Path

from engines.cities_knights.ai import evaluation as ev
from engines.cities_knights.data import NUMBERS
from engines.cities_knights.rules.building import discard_limit, walls_of
from engines.cities_knights.rules.points import total
from engines.cities_knights.state import CITY, CatanState
from engines.core.ai.winning_chances import ChanceWeights, WinningChances
from engines.core.files.data_files import DataFile

NAMES = (
    "points",
    "near",
    "income",
    "cards",
    "over",
    "hand",
    "progress",
    "level",
    "high",
    "commerce",
    "defence",
    "road",
    "room",
    "walls",
    "cities",
    "plans",
    "next",
)


def progress(state: CatanState) -> float:
    return min(1.0, max(total(state, seat) for seat in range(state.seats)) / NUMBERS.target)


def features(state: CatanState, seat: int) -> list[float]:
    player = state.players[seat]
    points = total(state, seat)
    cards = sum(player.hand)
    owned = [state.piece[vertex] for vertex in ev.buildings_of(state, seat)]
    return [
        float(points),
        float(max(0, points - NUMBERS.target + 3)),
        ev._income(state, seat) / 5,
        cards / 4,
        max(0, cards - discard_limit(state, seat)) / 4,
        ev._hand(state, seat) / 3,
        float(len(player.progress)),
        float(sum(player.improvements)),
        float(sum(level >= 3 for level in player.improvements)),
        float(player.improvements[0]),
        ev._defence(state, seat) / 3,
        player.road / 4,
        ev._room(state, seat) / 3,
        float(walls_of(state, seat)),
        float(owned.count(CITY)),
        ev._plans(state, seat) / 4,
        ((seat - state.active) % state.seats) / state.seats,
    ]


CHANCES: WinningChances[CatanState] = WinningChances(
    NAMES, features, progress, DataFile(Path(__file__).parent.parent / "data" / "chances.json").read(ChanceWeights)
)
