"""Files of every game: the same in any process, and small enough whatever the position."""

import hashlib
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from PIL.JpegImagePlugin import JpegImageFile

from engines import GAMES
from render.games import COMPOSERS
from render.images import rasteriser
from render.images.encode import BOARD, LIMIT, encode
from render.pictures import render_board, render_scene
from render.theme import THEME
from tests.render.helpers.drawn_games import LOOKS, MATCHES, POSITIONS, WRITTEN, some
from tests.render.helpers.match_scenes import LONG_NAMES
from tests.tiers import few

REPOSITORY = Path(__file__).parents[2]
DIGEST_OF_A_BOARD = """
import hashlib
from render.pictures import render_scene
from {module} import scenes
print(hashlib.sha256(render_scene(scenes()["{name}"]).data).hexdigest())
"""


@pytest.mark.long
@pytest.mark.promise("pictures")
@pytest.mark.parametrize("game", few(1, LOOKS))
def test_the_same_position_gives_the_same_bytes_in_any_process(game: str) -> None:
    looks = LOOKS[game]
    scene = WRITTEN[f"{game}-{looks.full}"]
    first = render_scene(scene).data
    rasteriser.clear_caches()
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


def quality(data: bytes) -> object:
    """What shows the quality at which a JPEG was saved."""
    with Image.open(io.BytesIO(data)) as image:
        assert isinstance(image, JpegImageFile)
        return image.quantization


FULL = [f"{game}-{looks.full}" for game, looks in LOOKS.items()]
AS_BOARDS = quality(encode(Image.new("RGB", (16, 16)), BOARD))


@pytest.mark.parametrize("name", few(2, sorted(WRITTEN, key=lambda name: name not in FULL)))
def test_written_scenes_stay_below_the_limit_at_the_quality_of_all_boards(name: str) -> None:
    data = render_scene(WRITTEN[name]).data
    assert len(data) <= LIMIT
    assert quality(data) == AS_BOARDS


@pytest.mark.parametrize("game", few(2, LOOKS))
def test_the_last_board_of_a_match_is_a_file_of_its_best_form_below_the_limit(game: str) -> None:
    module = POSITIONS[game]
    state, news = module.played(GAMES[game].info.seats[1], f"pieces {GAMES[game].info.seats[1]}")[-1]
    picture = render_board(game, GAMES[game].view(state, None), module.card_of(state, news))
    assert picture.extension == "webp"
    assert len(picture.data) <= LIMIT


@pytest.mark.promise("pictures")
@pytest.mark.parametrize(("game", "seats", "seed"), few(1, MATCHES))
def test_boards_of_matches_stay_below_the_limit(game: str, seats: int, seed: str) -> None:
    module = POSITIONS[game]
    match = module.played(seats, seed)
    for state, news in [*some(match, 3), match[-1]]:
        card = module.card_of(state, news, names=LONG_NAMES[:seats], match_id=999999999)
        scene = COMPOSERS[game].board(GAMES[game].view(state, None), card, THEME)
        data = render_scene(scene).data
        assert len(data) <= LIMIT
        assert quality(data) == AS_BOARDS
