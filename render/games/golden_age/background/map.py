"""The Provinces as an old hand-coloured map in a sea of engraved water lines, inside the Stadtholder's track."""

import random

from PIL import Image, ImageDraw

from render.drawing.colour import mix
from render.drawing.geometry import (
    Point,
    Points,
    bounds,
    bow,
    box_points,
    circle,
    divided,
    ellipse,
    moved,
    rotated,
    shaky,
)
from render.drawing.pen import Pen
from render.games.golden_age import palette
from render.games.golden_age.layout import CHART, LABEL, Province
from render.games.golden_age.sprites.figures import wash
from render.kit.maps.charts import caravel, compass_rose
from render.theme import Theme

FINE = 2
"""Twice its size is enough for the map: its lines are soft, and the first picture is needed soon."""
_WATER = (
    (70, 0.25, 0.0), (48, 0.5, 0.0), (36, 0.62, 0.20), (26, 0.74, 0.30), (17.5, 0.84, 0.42), (10.5, 0.92, 0.55),
    (5, 1.0, 0.75),
)  # fmt: skip
"""Water lines from outside in: distance from the coast, shallowness, darkness of the line."""
_SEED = 7
_HOUSES = (30, 0, 320, 404)
"""The area of the guild houses, free of waves."""


def draw_map(pen: Pen, theme: Theme) -> None:
    """Draw the whole map without pieces and names, its upper left corner at the pen's origin."""
    w, h = CHART.size
    pen.fill(box_points(0, 0, w, h), palette.SEA)
    _water(pen)
    _waves(pen)
    _hinterland(pen)
    for name, province in CHART.provinces.items():
        look = palette.FIELDS[palette.colour_of(name)]
        _wash(pen, province, look.fill, look.edge)
    _terrain(pen)
    for line in (*CHART.lines.border, *CHART.lines.dry):
        _frontier(pen, theme, line)
    for line in CHART.lines.coast:
        pen.line(line, theme.colours.ink, 3.4)
    water = (palette.SEA_DEEP, palette.SEA_SHALLOW, palette.DELFT_PALE)
    caravel(pen.at(50, 436, 0.5), theme, water)
    caravel(pen.at(560, 270, 0.5), theme, water)
    compass_rose(pen, theme, 934, 474, 34, palette.HINTERLAND, mix(palette.HINTERLAND_INK, theme.colours.ink, 0.4))
    pen.stroke(box_points(1, 1, w - 2, h - 2), theme.colours.ink, 3, closed=True)
    pen.stroke(box_points(6, 6, w - 12, h - 12), palette.DELFT_PALE, 1.3, closed=True)


# ------------------------------------------------------------------ water


def _water(pen: Pen) -> None:
    """Draw bands that lighten towards the coasts, each with its engraved line."""
    islands = [[*_island(i), _island(i)[0]] for i in range(len(CHART.islands))]
    for distance, shallow, dark in _WATER:
        colour = mix(palette.SEA_DEEP, palette.SEA_SHALLOW, shallow)
        thin = 1 if distance < 8 else 2 if distance < 20 else 4 if distance < 40 else 6
        for by, paint in ((distance + 0.8, mix(colour, palette.WAVE, dark)), (distance - 0.6, colour)):
            for line in CHART.lines.coast:
                pen.stroke([*line[::thin], line[-1]], paint, 2 * by)
            if distance < 20:
                for island in islands:
                    pen.stroke(island, paint, 2 * min(by, 11))
    for outline, data in zip(islands, CHART.islands, strict=True):
        pen.shape(outline, palette.FIELDS[data.colour].fill, 3)


def _island(index: int) -> list[Point]:
    island = CHART.islands[index]
    shape = shaky(random.Random(index), ellipse(0, 0, *island.radii), 1.2, 4, closed=True)
    return moved(rotated(shape, island.turn), *island.at)


def _waves(pen: Pen) -> None:
    """Draw short engraved strokes in open water, away from coasts and houses."""
    w, h = CHART.size
    near = Image.new("L", (w, h), 0)
    draw = ImageDraw.Draw(near)
    for line in CHART.lines.coast:
        draw.line([(x, y) for x, y in line[::2]], fill=255, width=84, joint="curve")
    for province in CHART.provinces.values():
        draw.polygon([(x, y) for x, y in province.outline], fill=255)
    draw.polygon([(x, y) for x, y in CHART.hinterland], fill=255)
    draw.rectangle(_HOUSES, fill=255)
    rng = random.Random(_SEED)
    for j in range(h // 17):
        for i in range(w // 46 + 1):
            x, y = i * 46 + (j % 2) * 23 + rng.uniform(-7, 7), 12 + j * 17 + rng.uniform(-2, 2)
            count = rng.choice((2, 3, 3))
            if not 6 < x < w - 34 or any(
                near.getpixel((min(w - 1, round(x + d)), min(h - 1, round(y)))) for d in (0, 14, 30)
            ):
                continue
            for q in range(count):
                pen.line(bow(x + q * 10 + 5, y, 5, 3.4, 0, 180, 8), palette.WAVE, 1.3, 0.5)


def _hinterland(pen: Pen) -> None:
    w, h = CHART.size
    sheet = pen.blank(palette.HINTERLAND)
    rng = random.Random(_SEED)
    for _ in range(420):
        x, y = rng.uniform(0, w), rng.uniform(0, h)
        sheet.line(
            [(x - 6, y + 3), (x - 2, y - 2.5), (x + 1, y - 3), (x + 6, y + 3)], palette.HINTERLAND_INK, 1.3, 0.5
        )
    pen.inlay(sheet, [(min(max(x, 0), w), min(max(y, 0), h)) for x, y in CHART.hinterland])


# ------------------------------------------------------------------ land


def _wash(pen: Pen, province: Province, fill: str, edge: str) -> None:
    sheet, (left, top) = wash(province, fill, edge)
    unit = round(pen.scale)
    large = sheet.resize((sheet.width * unit, sheet.height * unit), Image.Resampling.BILINEAR)
    mask = Image.new("L", large.size, 0)
    ImageDraw.Draw(mask).polygon([((x - left) * unit, (y - top) * unit) for x, y in province.outline], fill=255)
    pen.image.paste(large, (round(pen.origin[0] + left * pen.scale), round(pen.origin[1] + top * pen.scale)), mask)


def _frontier(pen: Pen, theme: Theme, line: Points) -> None:
    """Draw a pale band with dashes of ink."""
    pen.line(line, "#fbf3dc", 5.2)
    points = divided(line, 1.5)
    for start in range(0, len(points) - 3, 6):
        pen.line(points[start : start + 5], theme.colours.ink, 2.7)


def _terrain(pen: Pen) -> None:
    rng = random.Random(_SEED)
    for name, province in CHART.provinces.items():
        colour = palette.colour_of(name)
        ink = mix(palette.FIELDS[colour].edge, "#5a4a2a", 0.25)
        for x, y in _open_places(province, rng):
            _MARKS[colour](pen.at(x, y), ink)


def _open_places(province: Province, rng: random.Random) -> list[Point]:
    """Return places for terrain marks: well inside, and off the name."""
    w, h = CHART.size
    inside = Image.new("L", (w, h), 0)
    draw = ImageDraw.Draw(inside)
    line = [(x, y) for x, y in province.outline]
    draw.polygon(line, fill=255)
    draw.line([*line, line[0]], fill=0, width=40, joint="curve")
    x, y = province.label
    draw.rectangle((x - 96, y - LABEL + 4, x + 96, y + LABEL - 4), fill=0)
    x0, y0, x1, y1 = bounds(province.outline)
    found = []
    for row in range(int((y1 - y0) / 24)):
        for column in range(int((x1 - x0) / 34) + 1):
            px = x0 + column * 34 + (row % 2) * 17 + rng.uniform(-5, 5)
            py = y0 + row * 24 + rng.uniform(-4, 4)
            if 0 < px < w and 0 < py < h and inside.getpixel((int(px), int(py))):
                found.append((px, py))
    return found


def _tree(pen: Pen, ink: str) -> None:
    pen.line([(0, 6), (0, 0)], ink, 1.3, 0.6)
    pen.line(bow(0, -2, 5, 4.6, 130, 410, 12), ink, 1.3, 0.6)
    pen.line([(1.5, 6), (7, 6)], ink, 1.1, 0.6)


def _furrows(pen: Pen, ink: str) -> None:
    for x in (-6, 0, 6):
        pen.line([(x - 2, 5), (x + 1, -5)], ink, 1.2, 0.6)


def _dune(pen: Pen, ink: str) -> None:
    pen.line(bow(0, 2, 8, 5, 180, 360, 10), ink, 1.3, 0.6)
    for x in (-2, 3):
        pen.fill(circle(x, 4, 1), ink, 0.6)


def _reeds(pen: Pen, ink: str) -> None:
    for line in (((-9, 4), (9, 4)), ((-5, 0), (5, 0)), ((-1, 4), (-3, -5)), ((2, 4), (3, -4))):
        pen.line(line, ink, 1.2, 0.6)


def _gable(pen: Pen, ink: str) -> None:
    pen.line([(-7, 5), (-7, -1), (-3.5, -5), (0, -1), (0, 5)], ink, 1.2, 0.6)
    pen.line([(0, 5), (0, -1), (7, -1), (7, 5)], ink, 1.2, 0.6)


_MARKS = {"green": _tree, "yellow": _furrows, "brown": _dune, "blue": _reeds, "grey": _gable}
