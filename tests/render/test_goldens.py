"""Pictures stay as they were seen and approved.

Scenes are compared exactly, as JSON that a reviewer can read; a few small pictures are compared with a tolerance,
because another FreeType draws letters a little differently. After a change that is meant, look at the new pictures
(``python -m tools.preview``) and run with KONTOR_UPDATE_GOLDEN=1.
"""

import os
from itertools import zip_longest
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from render.games import COMPOSERS
from render.images.rasteriser import rasterise
from render.theme import THEME
from tests.games.fugger.helpers.drawn_positions import written_down
from tests.render.helpers.drawn_games import LOOKS, WRITTEN
from tests.render.helpers.goldens import scene_text
from tests.tiers import few

FOLDER = Path(__file__).parents[1] / "golden" / "render"
UPDATE = os.environ.get("KONTOR_UPDATE_GOLDEN") == "1"
WIDTH = 400
MEAN_LEVELS = 1.5
"""How far pixels may be off on average, of 255."""
WORST_BLOCK = 24.0
"""How far a block of 10 × 10 pixels may be off on average."""


PICTURES = [
    f"{key}-{golden}"
    for row in zip_longest(*(one.goldens for one in LOOKS.values()))
    for key, golden in zip(LOOKS, row, strict=True)
    if golden is not None
]
"""By name: the first of each game, the second of each, and so on."""


@pytest.mark.parametrize("name", WRITTEN)
def test_scene(name: str) -> None:
    file = FOLDER / f"{name}.json"
    text = scene_text(WRITTEN[name])
    if UPDATE:
        file.write_text(text)
    assert text == file.read_text()


@pytest.mark.parametrize("name", few(12, PICTURES))
def test_picture(name: str) -> None:
    file = FOLDER / f"{name}.webp"
    image = rasterise(WRITTEN[name])
    small = image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.LANCZOS)
    if UPDATE:
        small.save(file, lossless=True)
    with Image.open(file) as golden:
        off = ImageChops.difference(small, golden.convert("RGB"))
    assert sum(ImageStat.Stat(off).mean) / 3 <= MEAN_LEVELS
    assert _worst_block(off) <= WORST_BLOCK


def _worst_block(off: Image.Image) -> int:
    return max(off.convert("L").reduce(10).tobytes())


def test_a_changed_picture_would_be_noticed() -> None:
    view, card = written_down()["evaluation-4"]
    other = msgspec.structs.replace(view, prices=(1, 9, 9, 4, 3))
    image = rasterise(COMPOSERS["fugger"].board(other, card, THEME)).resize((400, 225), Image.Resampling.LANCZOS)
    with Image.open(FOLDER / "fugger-evaluation-4.webp") as golden:
        off = ImageChops.difference(image, golden.convert("RGB"))
    assert _worst_block(off) > WORST_BLOCK
