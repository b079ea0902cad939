"""A match as a moving picture."""

import io

import pytest
from PIL import Image

from render.games import COMPOSERS
from render.images.animate import LAST_MS, LIMIT, animate, thinned
from render.scene import Scene
from render.theme import THEME
from tests.games.fugger.helpers.drawn_positions import FUGGER, card_of, played


def _scenes(number: int) -> list[Scene]:
    composer = COMPOSERS["fugger"]
    return [composer.board(FUGGER.view(s, None), card_of(s, n), THEME) for s, n in played(2, "film")[:number]]


def test_every_position_is_a_frame_and_the_last_stays_longest() -> None:
    scenes = _scenes(5)
    raw = animate(scenes)
    assert len(raw) <= LIMIT
    with Image.open(io.BytesIO(raw)) as film:
        assert film.n_frames == 5  # type: ignore[attr-defined]
        assert film.size == (800, 450)
        assert "loop" not in film.info  # it plays once
        film.seek(4)
        assert film.info["duration"] == LAST_MS


def test_a_long_film_is_made_to_fit() -> None:
    scenes = _scenes(6)
    raw = animate(scenes, limit=150_000)
    assert len(raw) <= 150_000
    with Image.open(io.BytesIO(raw)) as film:
        assert film.size[0] < 800


def test_thinning_keeps_the_end() -> None:
    scenes = _scenes(9)
    kept = thinned(scenes, 4)
    assert len(kept) == 4
    assert kept[0] is scenes[0]
    assert kept[-1] is scenes[-1]
    assert thinned(scenes, 1) == scenes[-1:]


def test_nothing_cannot_be_shown() -> None:
    with pytest.raises(ValueError, match="nothing"):
        animate([])
    with pytest.raises(ValueError, match="small"):
        animate(_scenes(1), limit=100)
