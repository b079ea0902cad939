"""Files of every game with a map: the same in any process, and small enough whatever the position."""

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
from render.scene import Scene
from render.theme import THEME
from tests.render.looking import MATCHES, POSITIONS
from tests.render.maps import LONG_NAMES

REPOSITORY = Path(__file__).parents[2]
FULL = {"cities_knights": "attack-4", "golden_age": "middle-4"}
"""Of each game, a written scene with many pieces."""
WRITTEN: dict[str, Scene] = {
    f"{game}-{name}": scene for game, module in POSITIONS.items() for name, scene in module.scenes().items()
}
DIGEST_OF_A_BOARD = """
import hashlib
from render.pictures import render_scene
from {module} import scenes
print(hashlib.sha256(render_scene(scenes()["{name}"]).data).hexdigest())
"""


@pytest.mark.parametrize("game", POSITIONS)
def test_the_same_position_gives_the_same_bytes_in_any_process(game: str) -> None:
    module = POSITIONS[game]
    scene = module.scenes()[FULL[game]]
    first = render_scene(scene).data
    raster.forget()
    assert render_scene(scene).data == first
    other = subprocess.run(
        [sys.executable, "-c", DIGEST_OF_A_BOARD.format(module=module.__name__, name=FULL[game])],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONHASHSEED": "7"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert other.stdout.strip() == hashlib.sha256(first).hexdigest()


@pytest.mark.parametrize(
    "scene",
    [pytest.param(s, id=f"{g}-{n}") for g, module in POSITIONS.items() for n, s in module.scenes().items()],
)
def test_written_scenes_stay_below_the_limit(scene: Scene) -> None:
    assert len(render_scene(scene).data) <= LIMIT


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
@pytest.mark.parametrize("game", POSITIONS)
def test_boards_of_matches_stay_below_the_limit(game: str, seats: int, seed: str) -> None:
    module = POSITIONS[game]
    match = module.played(seats, seed)
    for state, news in [*match[:: len(match) // 3], match[-1]]:
        card = module.card_of(state, news, names=LONG_NAMES[:seats], match_id=999999999)
        scene = COMPOSERS[game].board(GAMES[game].view(state, None), card, THEME)
        assert len(render_scene(scene).data) <= LIMIT
