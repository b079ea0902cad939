"""The names of rivers, each written along its river where it hides least."""

import math
from collections.abc import Iterator, Sequence

from PIL import Image

from engines.first_train.geography import Chart
from render.drawing.fonts import width
from render.drawing.geometry import Point, Points, circle, length_of, walked
from render.drawing.pen import Art, Pen
from render.games.first_train import layout
from render.games.first_train.palette import RIVER_NAME, RIVER_NAME_GLOW

_FACE, _SIZE = "serif", 22
_OFF = 15
"""Distance from the middle of a river to the middle of its name."""
_STEP = 8
_BENT, _OUTSIDE = 300.0, 1e6
"""The cost of each radian that a river bends along its name, and of a name that is not all on the map."""
_TOWN, _ARROW, _PIECE, _GLOW = 26, 13, 10, 2
_ALWAYS, _SELDOM = 400, 35
"""The cost of a part of a name under something, or where there may be a link later."""
_NEAR = 8
"""Half the height of a name."""


def river_names(sheet: Image.Image, chart: Chart) -> None:
    """Write the names on the board."""
    taken = list(_taken(chart))
    for river in chart.data.rivers:
        long = width(river.name, _FACE, _SIZE)
        at, turn = _best(layout.drawn(river.points), long, taken)
        _written(river.name, turn).onto(sheet, layout.on_board(at))
        taken.append((at[0] - long / 2, at[1] - long / 2, at[0] + long / 2, at[1] + long / 2, _ALWAYS))


Taken = tuple[float, float, float, float, int]
"""Left, top, right and bottom, and the cost of a part of a name there."""


def _taken(chart: Chart) -> Iterator[Taken]:
    """Yield the areas of names, towns, links, arrows, cubes and figures, present or possible."""
    for area in chart.areas:
        place = layout.places(chart.id)[area.id]
        (x, y), (tx, ty) = place.at, place.things
        wide = max(width(line, "number" if area.is_town else "label", layout.LABEL) for line in place.lines)
        high = layout.LEADING * len(place.lines)
        yield x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, _ALWAYS
        step = layout.FIGURE_STEP if area.is_town else layout.CUBE_STEP
        yield tx - 1.5 * step, ty - layout.FIGURE / 2, tx + 1.5 * step, ty + layout.FIGURE / 2, _ALWAYS
        if area.is_town:
            nx, ny = place.node
            yield nx - _TOWN, ny - _TOWN, nx + _TOWN, ny + _TOWN, _ALWAYS
    for border, cost in enumerate(chart.cost):
        if cost is not None:
            bx, by = layout.border_middle(chart.id, border)
            yield bx - _PIECE, by - _PIECE, bx + _PIECE, by + _PIECE, _SELDOM
    for data in chart.data.borders:
        for left, top in layout.drawn(data.line) if data.forbidden else ():
            yield left - _ARROW, top - _ARROW, left + _ARROW, top + _ARROW, _ALWAYS
    for pointer in layout.pointers(chart.id):
        x, y = pointer.at[0] - layout.MAP[0], pointer.at[1] - layout.MAP[1]
        yield x - _ARROW, y - _ARROW, x + _ARROW, y + _ARROW, _ALWAYS


def _best(line: Points, long: float, taken: Sequence[Taken]) -> tuple[Point, float]:
    """Return the middle of a name and its rotation, in degrees clockwise."""
    found = []
    at = 0.0
    whole = length_of(line)
    while at + long <= whole:
        a, b = walked(line, at), walked(line, at + long)
        turn = math.atan2(b[1] - a[1], b[0] - a[0])
        if math.cos(turn) < 0:
            turn += math.pi
        bent = math.dist(walked(line, at + long / 2), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)) / long
        for side in (-1, 0, 1):
            middle = (
                (a[0] + b[0]) / 2 - side * _OFF * math.sin(turn),
                (a[1] + b[1]) / 2 + side * _OFF * math.cos(turn),
            )
            found.append((_hidden(middle, turn, long, taken) + _BENT * bent, middle, math.degrees(turn)))
        at += _STEP
    _, middle, degrees = min(found)
    return middle, degrees


def _hidden(middle: Point, turn: float, long: float, taken: Sequence[Taken]) -> float:
    """Return how much is under a name."""
    hidden = 0.0
    count = max(2, round(long / _STEP))
    for i in range(count + 1):
        far = (i / count - 0.5) * long
        x, y = middle[0] + far * math.cos(turn), middle[1] + far * math.sin(turn)
        if not (_NEAR <= x <= layout.MAP_SIZE[0] - _NEAR and _NEAR <= y <= layout.MAP_SIZE[1] - _NEAR):
            return _OUTSIDE
        hidden += sum(
            cost for left, top, right, low, cost in taken
            if left - _NEAR < x < right + _NEAR and top - _NEAR < y < low + _NEAR
        )  # fmt: skip
    return hidden


def _written(name: str, turn: float) -> Art:
    """Draw a name, rotated, in a pale outline; anchored at its middle."""
    half = width(name, _FACE, _SIZE) / 2 + 8
    pen, glow = Pen((-half, -half, half, half)), Pen((-half, -half, half, half))
    pen.glyph(0, 0, name, _FACE, _SIZE, RIVER_NAME)
    for x, y in circle(0, 0, _GLOW):
        glow.glyph(x, y, name, _FACE, _SIZE, RIVER_NAME_GLOW)
    glow.lay(pen)
    glow.turned(turn)
    return glow.art()
