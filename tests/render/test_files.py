"""Files of every game: the same in any process, and small enough whatever the position."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engines import GAMES
from render import raster
from render.encode import LIMIT
from render.games import COMPOSERS
from render.pictures import render_scene
from render.theme import THEME
from tests.render.looking import LOOKS, MATCHES, POSITIONS, WRITTEN, some
from tests.render.maps import LONG_NAMES

REPOSITORY = Path(__file__).parents[2]
DIGEST_OF_A_BOARD = """
import hashlib
from render.pictures import render_scene
from {module} import scenes
print(hashlib.sha256(render_scene(scenes()["{name}"]).data).hexdigest())
"""


@pytest.mark.parametrize("game", LOOKS)
def test_the_same_position_gives_the_same_bytes_in_any_process(game: str) -> None:
    looks = LOOKS[game]
    scene = WRITTEN[f"{game}-{looks.full}"]
    first = render_scene(scene).data
    raster.forget()
    assert render_scene(scene).data == first
    other = subprocess.run(
        [sys.executable, "-c", DIGEST_OF_A_BOARD.format(module=looks.positions, name=looks.full)],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONHASHSEED": "7"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert other.stdout.strip() == hashlib.sha256(first).hexdigest()


@pytest.mark.parametrize("name", WRITTEN)
def test_written_scenes_stay_below_the_limit(name: str) -> None:
    assert len(render_scene(WRITTEN[name]).data) <= LIMIT


@pytest.mark.parametrize(("game", "seats", "seed"), MATCHES)
def test_boards_of_matches_stay_below_the_limit(game: str, seats: int, seed: str) -> None:
    module = POSITIONS[game]
    match = module.played(seats, seed)
    for state, news in [*some(match, 3), match[-1]]:
        card = module.card_of(state, news, names=LONG_NAMES[:seats], match_id=999999999)
        scene = COMPOSERS[game].board(GAMES[game].view(state, None), card, THEME)
        assert len(render_scene(scene).data) <= LIMIT
