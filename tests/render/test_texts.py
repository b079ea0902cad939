"""Text can be read: large enough, inside its room, apart from other text, dark enough on its ground."""

from __future__ import annotations

from itertools import combinations

import pytest

from engines.cities_knights.game import GAME as CATAN
from engines.golden_age.game import GAME as GOLDEN_AGE
from render.colour import contrast
from render.fonts import SUPERSAMPLE, text_bounds
from render.games import COMPOSERS, cities_knights, golden_age
from render.scene import Scene, Text
from render.theme import THEME
from tests.render import catan_positions, golden_age_positions
from tests.render.positions import (
    FUGGER,
    LONG_NAMES,
    card_of,
    match_card,
    random_match,
    written_down,
    written_hand,
)

COMPOSER = COMPOSERS["fugger"]
AA_TEXT = 4.5
AA_SIGN = 3.0
LEAST = 22


def _written() -> list[Scene]:
    boards = [COMPOSER.board(view, card, THEME) for view, card in written_down().values()]
    return [*boards, COMPOSER.hand(*written_hand(), THEME)]


def _random(seats: int) -> list[Scene]:
    found = []
    for i, (state, news) in enumerate(random_match(seats, f"texts {seats}")[::3]):
        card = card_of(state, news)
        long = match_card(
            seats, match_id=1234567, names=LONG_NAMES[:seats], awaited=card.awaited, winners=card.winners,
            news=card.news, computers=(True,) * seats,
        )  # fmt: skip
        found.append(COMPOSER.board(FUGGER.view(state, None), long, THEME))
        found.append(COMPOSER.hand(FUGGER.view(state, i % seats), card, THEME))
    return found


def _catan(seats: int) -> list[Scene]:
    found = []
    for i, (state, news) in enumerate(catan_positions.played(seats, f"pieces {seats}")[::40]):
        long = catan_positions.card_of(
            state, news, match_id=1234567, names=LONG_NAMES[:seats], computers=(True,) * seats
        )
        found.append(cities_knights.COMPOSER.board(CATAN.view(state, None), long, THEME))
        found.append(cities_knights.COMPOSER.hand(CATAN.view(state, i % seats), long, THEME))
    return found


def _golden_age(seats: int) -> list[Scene]:
    found = []
    for i, (state, news) in enumerate(golden_age_positions.played(seats, f"pieces {seats}")[::40]):
        long = golden_age_positions.card_of(
            state, news, match_id=1234567, names=LONG_NAMES[:seats], computers=(True,) * seats
        )
        found.append(golden_age.COMPOSER.board(GOLDEN_AGE.view(state, None), long, THEME))
        found.append(golden_age.COMPOSER.hand(GOLDEN_AGE.view(state, i % seats), long, THEME))
    return found


SCENES = {
    "written down": _written(),
    **{f"{seats} seats": _random(seats) for seats in (2, 3, 4)},
    "cities_knights written down": list(catan_positions.scenes().values()),
    **{f"cities_knights {seats} seats": _catan(seats) for seats in (3, 4)},
    "golden_age written down": list(golden_age_positions.scenes().values()),
    **{f"golden_age {seats} seats": _golden_age(seats) for seats in (3, 4)},
}


def _texts(name: str) -> list[tuple[Scene, Text]]:
    return [(scene, item) for scene in SCENES[name] for item in scene.items if isinstance(item, Text)]


def _ink(text: Text) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the drawn text on the canvas."""
    left, top, right, bottom = text_bounds(text.text, text.face, text.size, text.anchor, text.outline)
    x, y = text.at
    return x + left / SUPERSAMPLE, y + top / SUPERSAMPLE, x + right / SUPERSAMPLE, y + bottom / SUPERSAMPLE


@pytest.mark.parametrize("name", SCENES)
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


@pytest.mark.parametrize("name", SCENES)
def test_no_text_is_smaller_than_22_pixels(name: str) -> None:
    assert [text for _, text in _texts(name) if text.size < LEAST] == []


@pytest.mark.parametrize("name", SCENES)
def test_text_stands_out_from_its_ground(name: str) -> None:
    for _, text in _texts(name):
        assert contrast(text.colour, text.on) >= AA_TEXT, text


@pytest.mark.parametrize("name", SCENES)
def test_texts_do_not_run_into_each_other(name: str) -> None:
    for scene in SCENES[name]:
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
