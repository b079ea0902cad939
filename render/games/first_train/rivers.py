"""The names of rivers, each written along its river where it hides least."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from engines.first_train.geography import Chart
from render.colour import rgb
from render.fonts import face, width
from render.games.first_train.layout import (
    CUBE_STEP,
    FIGURE,
    FIGURE_STEP,
    LABEL,
    LEADING,
    MAP_SIZE,
    drawn,
    length_of,
    places,
    walked,
)
from render.games.first_train.palette import RIVER_NAME, RIVER_NAME_GLOW
from render.geometry import Point, Points

_FACE, _SIZE = "serif", 22
_OFF = 15
"""So far beside the middle of its river lies the middle of a name."""
_STEP = 8
_BENT, _OUTSIDE = 900.0, 1e6
"""What it costs that a river bends by a radian along its name, and that a name is not all on the map."""
_TOWN = 26
_NEAR = 11
"""Half as high as a name."""


def river_names(sheet: Image.Image, chart: Chart, fine: int) -> None:
    """Write them. fine: pixels of the sheet for one of the map."""
    taken = list(_taken(chart))
    for river in chart.data.rivers:
        long = width(river.name, _FACE, _SIZE)
        at, turn = _best(drawn(river.points), long, taken)
        _write(sheet, river.name, at, turn, fine)
        taken.append((at[0] - long / 2, at[1] - long / 2, at[0] + long / 2, at[1] + long / 2))


Area = tuple[float, float, float, float]
"""Left, top, right and bottom."""


def _taken(chart: Chart) -> Iterator[Area]:
    """Where names, towns, cubes and figures stand."""
    for area in chart.areas:
        place = places(chart.id)[area.id]
        (x, y), (tx, ty) = place.at, place.things
        wide = max(width(line, "number" if area.is_town else "label", LABEL) for line in place.lines)
        high = LEADING * len(place.lines)
        yield x - wide / 2, y - high / 2, x + wide / 2, y + high / 2
        step = FIGURE_STEP if area.is_town else CUBE_STEP
        yield tx - 1.5 * step, ty - FIGURE / 2, tx + 1.5 * step, ty + FIGURE / 2
        if area.is_town:
            nx, ny = place.node
            yield nx - _TOWN, ny - _TOWN, nx + _TOWN, ny + _TOWN


def _best(line: Points, long: float, taken: Sequence[Area]) -> tuple[Point, float]:
    """The middle of a name and how it is turned, in degrees clockwise."""
    found = []
    at = 0.0
    whole = length_of(line)
    while at + long <= whole:
        a, b = walked(line, at), walked(line, at + long)
        turn = math.atan2(b[1] - a[1], b[0] - a[0])
        if math.cos(turn) < 0:
            turn += math.pi
        bent = math.dist(walked(line, at + long / 2), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)) / long
        for side in (-1, 1):
            middle = (
                (a[0] + b[0]) / 2 - side * _OFF * math.sin(turn),
                (a[1] + b[1]) / 2 + side * _OFF * math.cos(turn),
            )
            found.append((_hidden(middle, turn, long, taken) + _BENT * bent, middle, math.degrees(turn)))
        at += _STEP
    _, middle, degrees = min(found)
    return middle, degrees


def _hidden(middle: Point, turn: float, long: float, taken: Sequence[Area]) -> float:
    """How much lies under a name."""
    cost = 0.0
    count = max(2, round(long / _STEP))
    for i in range(count + 1):
        far = (i / count - 0.5) * long
        x, y = middle[0] + far * math.cos(turn), middle[1] + far * math.sin(turn)
        if not (_NEAR <= x <= MAP_SIZE[0] - _NEAR and _NEAR <= y <= MAP_SIZE[1] - _NEAR):
            return _OUTSIDE
        cost += sum(
            100 for left, top, right, low in taken
            if left - _NEAR < x < right + _NEAR and top - _NEAR < y < low + _NEAR
        )  # fmt: skip
    return cost


def _write(sheet: Image.Image, name: str, at: Point, turn: float, fine: int) -> None:
    font = face(_FACE, _SIZE * fine / 3)
    half = round(width(name, _FACE, _SIZE) * fine / 2) + 8 * fine
    for colour, stroke in ((RIVER_NAME_GLOW, 2 * fine), (RIVER_NAME, 0)):
        mask = Image.new("L", (2 * half, 2 * half), 0)
        ImageDraw.Draw(mask).text((half, half), name, font=font, fill=255, anchor="mm", stroke_width=stroke)
        mask = mask.rotate(-turn, Image.Resampling.BICUBIC)
        sheet.paste(rgb(colour), (round(at[0] * fine) - half, round(at[1] * fine) - half), mask)
