"""A map of First Train: terrain, borders, rivers, and the border of The South; names and towns lie on it."""

import math
import random
from collections.abc import Iterator
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from engines.first_train.geography import Chart
from render.drawing.colour import mix, rgb
from render.drawing.geometry import Point, Points, bounds, bow, box_points, divided, length_of, walked
from render.drawing.pen import Pen
from render.games.first_train import palette
from render.games.first_train.layout import MAP_SIZE, drawn
from render.theme import Theme

_FINE = 2
"""Twice its size is enough for a map: its lines are soft, and the first picture is needed soon."""
_SHADES = {"dark": 0.42, "light": 0.24}
"""How much of the colour of The South its areas take, by shade."""
_DASH, _GAP = 7, 5
_TEETH, _TOOTH = 15, 9
"""Distance between two teeth of the border of The South, and their length."""
_STRIPE = 12


def country_sheet(theme: Theme, chart: Chart, shades: tuple[str, ...]) -> Image.Image:
    """Return the map without names, towns and pieces. shades: of the areas that count as The South."""
    w, h = MAP_SIZE
    sheet = Image.new("RGB", (w * _FINE, h * _FINE), rgb(theme.colours.paper))
    pen = Pen.on(sheet, _FINE / 3)
    outlines = [drawn(area.polygon) for area in chart.areas]
    tints = list(_tints(chart, shades))
    for outline, tint in zip(outlines, tints, strict=True):
        pen.fill(outline, tint)
    _washes(pen, chart, outlines)
    for area, outline in enumerate(outlines):
        _terrain(pen, chart, area, outline)
    for river in chart.data.rivers:
        line = _softened(drawn(river.points))
        pen.strokes(line, (palette.RIVER_BANK, 13), (palette.RIVER, 9.6), (palette.RIVER_LIGHT, 2.2))
    _borders(pen, chart, shades)
    pen.stroke(box_points(1, 1, w - 2, h - 2), theme.colours.ink, 3, closed=True)
    return sheet.reduce(_FINE)


# ------------------------------------------------------------------ areas


def _tints(chart: Chart, shades: tuple[str, ...]) -> Iterator[str]:
    """Yield a tint for each area; neighbours of one terrain take different ones if there are enough."""
    taken: dict[int, int] = {}
    for area, data in enumerate(chart.areas):
        tints = palette.TERRAINS[data.terrain].tints
        near = {taken.get(other) for other, _ in chart.neighbours[area]}
        taken[area] = next((i for i in range(len(tints)) if i not in near), area % len(tints))
        tint = tints[taken[area]]
        shade = _SHADES[data.south] if data.south is not None and data.south in shades else 0
        yield mix(tint, palette.SOUTH, shade)


def _washes(pen: Pen, chart: Chart, outlines: list[list[Point]]) -> None:
    """Darken each area along its own side of its borders."""
    unit = pen.scale
    for data, outline in zip(chart.areas, outlines, strict=True):
        x0, y0, x1, y1 = bounds(outline)
        size = int((x1 - x0 + 8) * unit), int((y1 - y0 + 8) * unit)
        line = [((x - x0 + 4) * unit, (y - y0 + 4) * unit) for x, y in outline]
        strength, inside = Image.new("L", size, 0), Image.new("L", size, 0)
        ImageDraw.Draw(inside).polygon(line, fill=255)
        ImageDraw.Draw(strength).line([*line, line[0]], fill=120, width=round(13 * unit))
        strength = strength.filter(ImageFilter.BoxBlur(3 * unit))
        wash = Image.composite(strength, Image.new("L", size, 0), inside)
        at = round((x0 - 4) * unit), round((y0 - 4) * unit)
        pen.image.paste(rgb(palette.TERRAINS[data.terrain].edge), (*at, at[0] + size[0], at[1] + size[1]), wash)


def _terrain(pen: Pen, chart: Chart, area: int, outline: list[Point]) -> None:
    data = chart.areas[area]
    look = palette.TERRAINS[data.terrain]
    rng = random.Random(data.id)
    slope = rng.choice((-0.35, 0.0, 0.3, 0.6))
    kind = rng.choice(("furrow", "furrow", "grass"))
    closed = data.terrain in ("hops", "hill")
    steps = (17, 22) if data.terrain == "hops" else (36, 26) if data.terrain == "hill" else (34, 15)
    for x, y in _open_places(outline, steps, rng, 11 if closed else 8):
        own = pen.at(x, y)
        if data.terrain == "hops":
            _hop_pole(own, look.ink)
        elif data.terrain == "hill":
            _fell(own, look.ink)
        elif data.terrain == "valley" or kind == "grass":
            _grass(own, look.ink)
        else:
            own.line([(-9, 9 * slope), (9, -9 * slope)], look.ink, 1.2, 0.36)


def _open_places(outline: list[Point], steps: tuple[int, int], rng: random.Random, off: int) -> Iterator[Point]:
    """Yield places for terrain marks in rows, at least ``off`` from the border."""
    x0, y0, x1, y1 = bounds(outline)
    mask = Image.new("L", (int(x1 - x0) + 2, int(y1 - y0) + 2), 0)
    draw = ImageDraw.Draw(mask)
    line = [(x - x0, y - y0) for x, y in outline]
    draw.polygon(line, fill=255)
    draw.line([*line, line[0]], fill=0, width=2 * off)
    across, down = steps
    for row in range(int((y1 - y0) / down) + 1):
        for column in range(int((x1 - x0) / across) + 1):
            x = x0 + column * across + (row % 2) * across / 2 + rng.uniform(-3, 3)
            y = y0 + row * down + rng.uniform(-2, 2)
            if x < x1 and y < y1 and mask.getpixel((int(x - x0), max(0, int(y - y0)))):
                yield x, y


def _hop_pole(pen: Pen, ink: str) -> None:
    pen.line([(0, 8), (0, -9)], ink, 1.3, 0.7)
    for y, rx, colour in ((4, 4.2, "#5e8a3c"), (-1, 3.6, "#6e9b48"), (-6, 2.6, "#5e8a3c")):
        pen.oval(0, y, rx, 3, colour, 0.85)


def _fell(pen: Pen, ink: str) -> None:
    pen.line(bow(0, 6, 12, 11, 195, 345, 12), ink, 1.4, 0.55)
    for x in (2, 5, 8):
        pen.line([(x, -3 + abs(x - 2) * 0.7), (x + 2, 3 + abs(x - 2) * 0.3)], ink, 1.1, 0.45)


def _grass(pen: Pen, ink: str) -> None:
    pen.line([(-4, -5), (-1.5, 1), (0, -6.5), (1.5, 1), (4, -5)], ink, 1.1, 0.36)


def _softened(line: Points) -> list[Point]:
    """Return a line with its corners cut off, twice (Chaikin)."""
    out = list(line)
    for _ in range(2):
        cut = [out[0]]
        for (x0, y0), (x1, y1) in pairwise(out):
            cut += [(x0 * 0.75 + x1 * 0.25, y0 * 0.75 + y1 * 0.25), (x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75)]
        out = [*cut, out[-1]]
    return out


# ------------------------------------------------------------------ borders


def _borders(pen: Pen, chart: Chart, shades: tuple[str, ...]) -> None:
    for border, data in enumerate(chart.borders):
        line = drawn(data.line)
        one, other = (chart.areas[end] for end in chart.ends[border])
        if data.forbidden:
            continue
        if data.river is None:
            closed = chart.cost[border] is None
            if closed:
                hill = one if not one.open else other
                pen.stroke(line, mix(palette.TERRAINS[hill.terrain].edge, "#2b1b12", 0.25), 2.6)
            else:
                pen.stroke(line, palette.BORDER_PALE, 3.4)
                _dashes(pen, line)
        inner = [area.south in shades for area in (one, other)]
        if inner[0] != inner[1] and chart.cost[border] is not None:
            _teeth(pen, line, (other if inner[0] else one).center)
    for data in chart.borders:
        if data.forbidden:
            _barrier(pen, drawn(data.line))


def _dashes(pen: Pen, line: Points) -> None:
    whole = length_of(line)
    at = 0.0
    while at < whole:
        end = min(whole, at + _DASH)
        pen.line([walked(line, at), walked(line, (at + end) / 2), walked(line, end)], palette.BORDER_DASH, 1.9)
        at = end + _GAP


def _teeth(pen: Pen, line: Points, outside: Point) -> None:
    """Draw a border that no link crosses from one side: its teeth point to that side."""
    points = divided(line, 3)
    pen.stroke(points, palette.SOUTH_EDGE, 3.6)
    mx, my = points[len(points) // 2]
    out = drawn([outside])[0]
    whole = length_of(points)
    count = max(2, int(whole / _TEETH))
    for i in range(count):
        at = (i + 0.5) * whole / count
        (x0, y0), (x1, y1) = walked(points, max(0, at - 4.5)), walked(points, min(whole, at + 4.5))
        nx, ny = y1 - y0, x0 - x1
        if nx * (out[0] - mx) + ny * (out[1] - my) < 0:
            nx, ny = -nx, -ny
        m = math.hypot(nx, ny) or 1
        tip = (x0 + x1) / 2 + nx / m * _TOOTH, (y0 + y1) / 2 + ny / m * _TOOTH
        pen.fill([(x0, y0), tip, (x1, y1)], palette.SOUTH_EDGE)


def _barrier(pen: Pen, line: Points) -> None:
    """Draw a closed border: a bar in red and white."""
    pen.stroke(line, "#2b1b12", 17)
    whole = length_of(line)
    count = max(3, round(whole / _STRIPE))
    for i in range(count):
        a, b = i * whole / count, (i + 1) * whole / count
        part = [walked(line, a), walked(line, (a + b) / 2), walked(line, b)]
        pen.line(part, palette.BARRIER_PALE if i % 2 else palette.BARRIER, 12)
