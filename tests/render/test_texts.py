"""Text can be read: large enough, inside its room, apart from other text, dark enough on its ground."""

from collections.abc import Callable
from functools import cache, partial
from itertools import combinations

import pytest

from engines import GAMES
from render.drawing.colour import contrast
from render.drawing.fonts import SUPERSAMPLE, text_bounds
from render.games import COMPOSERS
from render.scene import Scene, Text
from render.theme import THEME
from tests.render.helpers.drawn_games import MATCHES, POSITIONS, some
from tests.render.helpers.match_scenes import LONG_NAMES
from tests.tiers import few

LOOKED_AT = 30
"""A number of positions of a match."""
AA_TEXT = 4.5
AA_SIGN = 3.0
LEAST = 22


def _played(key: str, seats: int, seed: str) -> list[Scene]:
    game, composer, positions = GAMES[key], COMPOSERS[key], POSITIONS[key]
    found = []
    for i, (state, news) in enumerate(some(positions.played(seats, seed), LOOKED_AT)):
        long = {"match_id": 1234567, "names": LONG_NAMES[:seats], "computers": (True,) * seats}
        card = positions.card_of(state, news, **long)
        found.append(composer.board(game.view(state, None), card, THEME))
        if game.info.hidden:
            found.append(composer.hand(game.view(state, i % seats), card, THEME))
    return found


def _written(key: str) -> list[Scene]:
    return list(POSITIONS[key].scenes().values())


SCENES: dict[str, Callable[[], list[Scene]]] = {
    **{f"{key} written down": cache(partial(_written, key)) for key in POSITIONS},
    **{f"{key} {seats} seats": cache(partial(_played, key, seats, seed)) for key, seats, seed in MATCHES},
}
"""By name, each drawn up when a test first needs it."""
every_scene = pytest.mark.parametrize("name", few(2 * len(POSITIONS), SCENES))


def _texts(name: str) -> list[tuple[Scene, Text]]:
    return [(scene, item) for scene in SCENES[name]() for item in scene.items if isinstance(item, Text)]


def _ink(text: Text) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the drawn text on the canvas."""
    left, top, right, bottom = text_bounds(text.text, text.face, text.size, text.anchor, text.outline)
    x, y = text.at
    return x + left / SUPERSAMPLE, y + top / SUPERSAMPLE, x + right / SUPERSAMPLE, y + bottom / SUPERSAMPLE


@every_scene
def test_text_stays_in_its_box_and_on_the_canvas(name: str) -> None:
    for scene, text in _texts(name):
        left, top, right, bottom = _ink(text)
        x, y, w, h = text.box
        assert x - 1 <= left, text
        assert right <= x + w + 1, text
        assert y - 1 <= top, text
        assert bottom <= y + h + 1, text
        assert x >= 0, text
        assert x + w <= scene.size[0], text
        assert y >= 0, text
        assert y + h <= scene.size[1], text


@pytest.mark.promise("pictures")
@every_scene
def test_no_text_is_smaller_than_22_pixels(name: str) -> None:
    assert [text for _, text in _texts(name) if text.size < LEAST] == []


@pytest.mark.promise("pictures")
@every_scene
def test_text_stands_out_from_its_ground(name: str) -> None:
    for _, text in _texts(name):
        assert contrast(text.colour, text.on) >= AA_TEXT, text


@every_scene
def test_texts_do_not_run_into_each_other(name: str) -> None:
    for scene in SCENES[name]():
        boxes = [(item, _ink(item)) for item in scene.items if isinstance(item, Text)]
        for (one, a), (other, b) in combinations(boxes, 2):
            apart = a[2] <= b[0] + 2 or b[2] <= a[0] + 2 or a[3] <= b[1] + 2 or b[3] <= a[1] + 2
            assert apart, (one, other)


@pytest.mark.parametrize(
    ("sign", "ground"),
    [
        ("rubric", "slip_active"), ("rubric", "slip_low"), ("rubric", "paper"), ("halo", "rubric"),
        ("ink", "halo"), ("gold_light", "bar_high"), ("on_blue_soft", "bar_high"),
        ("ink", "slip_low"), ("ink", "brass"),
        ("fill_high", "trough"), ("ornament", "paper"),
    ],
)  # fmt: skip
def test_signs_stand_out_from_their_ground(sign: str, ground: str) -> None:
    assert contrast(getattr(THEME.colours, sign), getattr(THEME.colours, ground)) >= AA_SIGN


def test_numerals_keep_one_width_per_digit() -> None:
    widths = {
        text_bounds(digit * 4, "number-black", 64, "ls")[2] - text_bounds(digit, "number-black", 64, "ls")[2]
        for digit in "2357"
    }
    assert len(widths) <= 2
