"""The curve of a match: its text can be read, its seats are distinct, and it turns where the match did."""

import os
from collections.abc import Callable
from functools import cache, partial
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from engines import GAMES
from engines.core.score_curve import ScoreStage, turning_points
from render.context import RenderContext
from render.drawing.colour import contrast
from render.drawing.fonts import SUPERSAMPLE, text_bounds
from render.images.rasteriser import rasterise
from render.kit.curves import mark
from render.scene import Scene, Sprite, Text
from render.score_curve import BOTTOM, LEFT, RIGHT, TOP, score_curve_scene
from render.theme import THEME
from tests.render.helpers.colour_vision import SIGHTS, difference
from tests.render.helpers.drawn_games import MATCHES, POSITIONS
from tests.render.helpers.match_scenes import LONG_NAMES

FOLDER = Path(__file__).parents[1] / "golden" / "render"
UPDATE = os.environ.get("KONTOR_UPDATE_GOLDEN") == "1"
NAMES = (*LONG_NAMES, "Ben", "Zoë")


def scene(stages: list[ScoreStage], goal: int, *, winners: tuple[int, ...] = (0,)) -> Scene:
    seats = len(stages[0].scores)
    styles = tuple(reversed(range(seats)))
    card = RenderContext(1234567, NAMES[:seats], (), (False,) * seats, styles, winners=winners)
    return score_curve_scene("fugger", "Catan: Cities & Knights", stages, goal, card, THEME)


def swinging(seats: int, steps: int, gain: int) -> list[ScoreStage]:
    """A match in which the seats overtake each other in turn."""
    scores = [0] * seats
    stages = [ScoreStage(0, tuple(scores))]
    for step in range(steps):
        scores[step % seats] += gain + (step % 3) * gain
        stages.append(ScoreStage(1 + step // seats, tuple(scores)))
    return stages


def course_of(key: str, seats: int, seed: str) -> Scene:
    return scene(played(key, seats, seed), GAMES[key].board.goal)


def played(key: str, seats: int, seed: str) -> list[ScoreStage]:
    game = GAMES[key]
    course = game.board.score_stage
    assert course is not None
    found: list[ScoreStage] = []
    for state, _ in POSITIONS[key].played(seats, seed):
        stage = course(game.view(state, None))
        if not found or found[-1] != stage:
            found.append(stage)
    return found


SCENES: dict[str, Callable[[], Scene]] = {
    **{
        f"{key} {seats} seats": cache(partial(course_of, key, seats, seed))
        for key, seats, seed in MATCHES
        if GAMES[key].board.score_stage is not None
    },
    "two": cache(lambda: scene(swinging(2, 9, 9), 100, winners=(0, 1))),
    "six": cache(lambda: scene(swinging(6, 150, 1), 33)),
    "nothing": cache(lambda: scene([ScoreStage(0, (0, 0, 0))], 13)),
    "endless": cache(lambda: scene(swinging(4, 400, 3), 0)),
}
"""By name, each drawn up when a test first needs it."""


def texts(name: str) -> list[Text]:
    return [item for item in SCENES[name]().items if isinstance(item, Text)]


def ink(text: Text) -> tuple[float, float, float, float]:
    left, top, right, bottom = text_bounds(text.text, text.face, text.size, text.anchor, text.outline)
    x, y = text.at
    return x + left / SUPERSAMPLE, y + top / SUPERSAMPLE, x + right / SUPERSAMPLE, y + bottom / SUPERSAMPLE


@pytest.mark.promise("finished")
@pytest.mark.parametrize("name", SCENES)
def test_its_text_is_in_its_box_large_enough_and_stands_out(name: str) -> None:
    width, height = SCENES[name]().size
    for text in texts(name):
        left, top, right, bottom = ink(text)
        x, y, w, h = text.box
        assert x - 1 <= left <= right <= x + w + 1, text
        assert y - 1 <= top <= bottom <= y + h + 1, text
        assert 0 <= x <= x + w <= width, text
        assert 0 <= y <= y + h <= height, text
        assert text.size >= 22
        assert contrast(text.colour, text.on) >= 4.5, text


@pytest.mark.parametrize("name", SCENES)
def test_its_texts_do_not_run_into_each_other(name: str) -> None:
    for (one, a), (other, b) in combinations([(text, ink(text)) for text in texts(name)], 2):
        apart = a[2] <= b[0] + 2 or b[2] <= a[0] + 2 or a[3] <= b[1] + 2 or b[3] <= a[1] + 2
        assert apart, (one, other)


@pytest.mark.parametrize("name", SCENES)
def test_everything_lies_on_the_picture_and_marks_on_the_field(name: str) -> None:
    sprites = [item for item in SCENES[name]().items if isinstance(item, Sprite)]
    for item in sprites:
        assert 0 <= item.at[0] <= 1600
        assert 0 <= item.at[1] <= 900
        if item.art == "course-mark":
            assert LEFT <= item.at[0] <= RIGHT
            assert TOP <= item.at[1] <= BOTTOM


@pytest.mark.promise("finished")
@pytest.mark.parametrize("sight", SIGHTS)
def test_curves_are_told_apart_by_every_kind_of_colour_vision_and_by_the_form_of_their_marks(sight: str) -> None:
    ground = THEME.colours.card_low
    assert contrast(THEME.colours.ink, ground) >= 3, "the contour of every curve"
    assert contrast(THEME.colours.rubric, ground) >= 3, "the line of the goal"
    for one, other in combinations(THEME.seats, 2):
        assert difference(one.ground, other.ground, sight) >= 10
    pictures = [rasterise_mark(style) for style in range(6)]
    assert all(one != other for one, other in combinations(pictures, 2))


def rasterise_mark(style: int) -> bytes:
    """The silhouette of a style's mark."""
    return mark(THEME, style).alpha.tobytes()


def test_a_flag_stands_where_the_lead_changes_and_a_star_where_most_was_won() -> None:
    stages = [
        ScoreStage(1, (0, 0)),
        ScoreStage(1, (5, 0)),
        ScoreStage(2, (5, 9)),
        ScoreStage(3, (12, 9)),
        ScoreStage(4, (12, 40)),
    ]
    assert [(one.at, one.seat, one.kind) for one in turning_points(stages)] == [
        (2, 1, "lead"), (3, 0, "lead"), (4, 1, "lead"),
    ]  # fmt: skip
    sprites = [item for item in scene(stages, 100).items if isinstance(item, Sprite)]
    flags = [item.at[0] for item in sprites if item.ref == "turning.lead"]
    assert flags == [LEFT + round((RIGHT - LEFT) * at / 4) for at in (2, 3, 4)]
    set_up = [ScoreStage(0, (2, 0)), ScoreStage(0, (2, 3)), ScoreStage(1, (2, 3))]
    assert turning_points(set_up) == ()
    catching_up = [ScoreStage(1, (50, 0)), ScoreStage(2, (50, 30)), ScoreStage(3, (60, 30))]
    assert [(one.at, one.seat, one.kind) for one in turning_points(catching_up)] == [(1, 1, "leap")]


@pytest.mark.parametrize("name", ["six", "two"])
def test_its_scene_stays_as_it_was_approved(name: str) -> None:
    file = FOLDER / f"course-{name}.json"
    text = msgspec.json.format(SCENES[name]().to_json(), indent=1) + b"\n"
    if UPDATE:
        file.write_bytes(text)
    assert text.decode() == file.read_text()


def test_its_picture_stays_as_it_was_approved() -> None:
    file = FOLDER / "course-six.webp"
    small = rasterise(SCENES["six"]()).resize((400, 225), Image.Resampling.LANCZOS)
    if UPDATE:
        small.save(file, lossless=True)
    with Image.open(file) as golden:
        off = ImageChops.difference(small, golden.convert("RGB"))
    assert sum(ImageStat.Stat(off).mean) / 3 <= 1.5
