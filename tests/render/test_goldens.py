"""Pictures stay as they were looked at and approved.

Scenes are compared exactly, as JSON that a reviewer can read; a few small pictures are compared with a tolerance,
because another FreeType draws letters a little differently. After a change that is meant, look at the new pictures
(``python -m tools.preview``) and run with KONTOR_UPDATE_GOLDEN=1.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from render.games import COMPOSERS
from render.raster import rasterise
from render.scene import Scene
from render.theme import THEME
from tests.render import catan_positions, golden_age_positions
from tests.render.positions import written_down, written_hand

FOLDER = Path(__file__).parents[1] / "golden" / "render"
UPDATE = os.environ.get("KONTOR_UPDATE_GOLDEN") == "1"
WIDTH = 400
MEAN_LEVELS = 1.5
"""How far pixels may be off on average, of 255."""
WORST_BLOCK = 24.0
"""How far a block of 10 × 10 pixels may be off on average."""


def _scenes() -> dict[str, Scene]:
    composer = COMPOSERS["fugger"]
    scenes = {f"fugger-{name}": composer.board(*position, THEME) for name, position in written_down().items()}
    scenes["fugger-hand"] = composer.hand(*written_hand(), THEME)
    scenes |= {f"cities_knights-{name}": scene for name, scene in catan_positions.scenes().items()}
    return scenes | {f"golden_age-{name}": scene for name, scene in golden_age_positions.scenes().items()}


SCENES = _scenes()


@pytest.mark.parametrize("name", SCENES)
def test_scene(name: str) -> None:
    file = FOLDER / f"{name}.json"
    text = msgspec.json.format(SCENES[name].to_json(), indent=1) + b"\n"
    if UPDATE:
        file.write_bytes(text)
    assert text.decode() == file.read_text()


@pytest.mark.parametrize(
    "name",
    [
        "fugger-evaluation-4", "fugger-full-2", "fugger-end-3", "fugger-hand",
        "cities_knights-opening-4", "cities_knights-attack-4", "cities_knights-end-3",
        "cities_knights-hand-labels", "cities_knights-closeup-knights",
        "golden_age-middle-4", "golden_age-auction-4", "golden_age-end-3", "golden_age-hand-full",
        "golden_age-closeup-provinces",
    ],
)  # fmt: skip
def test_picture(name: str) -> None:
    file = FOLDER / f"{name}.webp"
    image = rasterise(SCENES[name])
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
