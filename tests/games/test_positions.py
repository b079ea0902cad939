"""What positions of the large games have in common: that they come back equal, and what is none of any of them."""

import json
from importlib import import_module
from typing import Any

import pytest

from engines import GAMES
from engines.cities_knights.game import CatanSettings
from engines.core.files.position_form import PositionError
from engines.core.game import NoSettings
from engines.core.rng import rng_from
from engines.nuremberg.game import NurembergSettings
from tests.tiers import few

LARGE = {key: import_module(f"engines.{key}.position") for key in ("cities_knights", "golden_age", "nuremberg")}
SETTINGS: list[tuple[str, Any]] = [
    *(("cities_knights", CatanSettings(board=board)) for board in ("spiral", "random", "fixed")),
    ("golden_age", NoSettings()),
    *(("nuremberg", NurembergSettings(setup=setup)) for setup in ("beginner", "advanced")),
]


@pytest.mark.parametrize("seats", few(1, [3, 4]))
@pytest.mark.parametrize(("key", "settings"), SETTINGS)
def test_every_position_of_random_matches_comes_back_equal(key: str, settings: Any, seats: int) -> None:
    game, dump, load = GAMES[key], LARGE[key].dump, LARGE[key].load
    for match in range(3 if key == "golden_age" else 1):
        rng = rng_from(f"positions {seats} {settings} {match}")
        state = game.setup(seats, rng.fork("match").seed, settings).state
        for n in range(1500):
            if n < 30 or n % 3 == 0 or state.over or len(state.stack) > 1:
                plain = json.loads(json.dumps(dump(state)))
                assert load(plain) == state
                assert dump(load(plain)) == plain
            if state.over:
                break
            decision = rng.choice(game.pending(state))
            game.play(state, decision.seat, rng.choice(game.options(state, decision.seat)).random(rng))


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"players": None}, "players"),
    ({"players": 2}, "3 or 4 seats"),
    ({"players": 5}, "3 or 4 seats"),
    ({"P3": {}}, "the seats are P0 to P2"),
    ({"active": 3}, "active: seats are 0 to 2"),
    ({"phase": "trade"}, "phase"),
    ({"bench": 1}, "bench"),
    ({"P0": {"castle": [1]}}, "castle"),
    ({"seed": "zz"}, "32 hex digits"),
    ({"phase": "main", "over": True}, "exclude each other"),
]


@pytest.mark.parametrize("key", LARGE)
@pytest.mark.parametrize(("plain", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_what_is_no_position_of_any_large_game_is_refused(key: str, plain: dict[str, Any], reason: str) -> None:
    given = {name: value for name, value in {"players": 3, **plain}.items() if value is not None}
    with pytest.raises(PositionError, match=reason):
        LARGE[key].load(given)
