"""The city without its walls: moat, quarters full of houses, Hauptmarkt, Bauhof and the Pegnitz between them."""

import math
import random
from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from engines.nuremberg.geography.city import CITY_DATA, SITES
from render.drawing.colour import mix, rgb
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.geometry import Point, bow, box_points, spline
from render.drawing.pen import Pen
from render.games.nuremberg import layout
from render.games.nuremberg.palette import BANK, EARTH, GOODS, STONE_DARK, WATER, WATER_INK, WATER_PALE
from render.games.nuremberg.sprites.town import church, countryside, crane, fountain, house, imperial_castle
from render.kit.maps.land.tiles import hex_points
from render.kit.maps.land.woods import inside
from render.kit.maps.seat_colours import PIECE_INK
from render.theme import Theme

_LAND = "#e2d3a2"
_STREET, _SQUARE, _YARD = "#e9ddb8", "#e6dcc2", "#dccba0"
_TINT = 0.34
_MOAT = ((28, EARTH), (26.4, WATER_PALE), (21, WATER), (15.5, "#8fb3b8"), (12.5, EARTH))
"""From outside in: half the width of each band of water."""
_WALK = "#d9c59a"
_SEED = 40


@lru_cache(maxsize=2)
def city_sheet(theme: Theme) -> Image.Image:
    """Return the part of the board with the city, mode RGB; it must not be changed."""
    left, top, right, bottom = layout.CITY_PART
    sheet = Image.new("RGB", ((right - left) * S, (bottom - top) * S), rgb(_LAND))
    pen = Pen.on(sheet, 1, -left, -top)
    countryside(pen, layout.CITY_PART, 8, 46, [(x, y, 40) for x, y in layout.RING])
    imperial_castle(pen, *layout.CASTLE)
    _moat(pen)
    for cell, quarter in enumerate(CITY_DATA.hexes):
        _quarter(pen, cell, quarter.goods, quarter.kind)
    river = _river()
    _water(pen, river)
    for x, y, w, h, rng in sorted(_houses(river), key=lambda one: one[1]):
        house(pen, x, y, w, h, rng)
    _hauptmarkt(pen)
    _bauhof(pen)
    _bridge(pen)
    _unbuilt(pen)
    return sheet.reduce(S)


def _moat(pen: Pen) -> None:
    for half, colour in _MOAT:
        pen.stroke(layout.RING, colour, 2 * half, closed=True)
        for x, y in layout.RING:
            pen.oval(x, y, half, half, colour)
    pen.fill(layout.RING, _WALK)


def _quarter(pen: Pen, cell: int, goods: str | None, kind: str) -> None:
    x, y = layout.CITY_MAP.centres[cell]
    ground = _SQUARE if kind == "hauptmarkt" else _YARD
    if goods is not None:
        ground = mix(_STREET, GOODS[goods].base, _TINT)
    outline = [(x + a, y + b) for a, b in hex_points(layout.CITY_RADIUS - 3)]
    pen.shape(outline, ground, 1.6, mix(ground, PIECE_INK, 0.45))


def _river() -> list[Point]:
    """Return the middle of the Pegnitz within the walls."""
    x, y = layout.CITY_MAP.centres[layout.CENTRES["hauptmarkt"]]
    r = layout.CITY_RADIUS
    bends = (
        (-2.6, 1.42),
        (-1.75, 1.52),
        (-1.1, 1.66),
        (-0.4, 1.46),
        (0.4, 1.52),
        (1.1, 1.34),
        (1.75, 1.5),
        (2.6, 1.56),
    )
    course = spline([(x + a * r, y + b * r) for a, b in bends], 10)
    return [point for point in course if abs(point[0] - x) < 1.76 * r]


def _water(pen: Pen, river: list[Point]) -> None:
    pen.line(river, "#3a4a44", 24)
    pen.line(river, WATER, 20)
    for off in (-5, 2):
        pen.line([(x, y + off) for x, y in river], WATER_INK, 1, 0.47)


def _houses(river: list[Point]) -> Iterator[tuple[float, float, float, float, random.Random]]:
    """Yield rows of houses in every quarter, clear of its sign, the sites of workshops and the river."""
    r = layout.CITY_RADIUS
    sites = [layout.site_spot(site) for site in range(len(SITES))]
    for cell, quarter in enumerate(CITY_DATA.hexes):
        if quarter.goods is None:
            continue
        x, y = layout.CITY_MAP.centres[cell]
        rng = random.Random(_SEED + cell)
        row, down = 0, 26.0 - r
        while down < r - 8:
            across = (row % 2) * 12.0 - r
            while across < r:
                a, b = across + rng.uniform(-3, 3), down + rng.uniform(-2, 2)
                fits = (
                    inside(a, b - 8, r - 17)
                    and inside(a, b, r - 10)
                    and math.hypot(a, b - 8) > layout.MEDALLION + 5
                )
                apart = all(math.dist((x + a, y + b - 6), site) > 30 for site in sites)
                if fits and apart and all(math.dist((x + a, y + b - 4), bend) > 21 for bend in river):
                    yield x + a, y + b, rng.uniform(18, 22), rng.uniform(11, 14), rng
                across += 24
            down += 23
            row += 1


def _hauptmarkt(pen: Pen) -> None:
    """Draw cobbles, St Sebald, the fountain and three stalls."""
    x, y = layout.CITY_MAP.centres[layout.CENTRES["hauptmarkt"]]
    for row in range(-9, 10):
        for column in range(-10, 11):
            a, b = column * 8 + (row % 2) * 4, row * 8
            if inside(a, b, layout.CITY_RADIUS - 12):
                pen.line(bow(x + a, y + b, 3.4, 2.6, 200, 350, 4), "#a08b69", 1, 0.6)
    church(pen, x + 20, y - 20, 0.5)
    fountain(pen, x - 26, y - 22)
    for dx in (-26, 26):
        _stall(pen, x + dx, y + 58)


def _stall(pen: Pen, x: float, y: float) -> None:
    for post in (-7, 6):
        pen.line([(x + post, y - 10), (x + post, y)], PIECE_INK, 1.5)
    pen.box(x - 6, y - 6, x + 6, y - 2, "#b88347", PIECE_INK, 1)
    for k in range(4):
        pen.box(x - 9 + k * 4.5, y - 18, x - 4.5 + k * 4.5, y - 10, ("#b81f1f", "#fff7e2")[k % 2])
    pen.stroke(box_points(x - 9, y - 18, 18, 8), PIECE_INK, 1.3, closed=True)


def _bauhof(pen: Pen) -> None:
    x, y = layout.CITY_MAP.centres[layout.CENTRES["bauhof"]]
    rng = random.Random(_SEED)
    for _ in range(60):
        a, b = rng.uniform(-70, 70), rng.uniform(-76, 76)
        if inside(a, b, layout.CITY_RADIUS - 14):
            pen.hatch(x + a, y + b, x + a + 6, y + b - 1, 1.2, "#a08b69", 0.67)
    crane(pen, x - 4, y - 22)
    for k in range(3):
        for width, colour in ((5, PIECE_INK), (3, "#b88347")):
            pen.line([(x - 52, y + 44 + k * 5), (x - 30, y + 42 + k * 5)], colour, width)


def _bridge(pen: Pen) -> None:
    (x, y), (_, low) = (layout.CITY_MAP.centres[layout.CENTRES[name]] for name in ("hauptmarkt", "bauhof"))
    y = (y + low) / 2
    pen.shape(box_points(x - 11, y - 19, 22, 38), "#d8c8a4", 2, PIECE_INK)
    for k in range(-3, 4):
        pen.line([(x - 9, y + k * 5), (x + 9, y + k * 5)], STONE_DARK, 1.2)


def _unbuilt(pen: Pen) -> None:
    """Draw the places of future walls and towers."""
    for i, (x0, y0) in enumerate(layout.RING):
        x1, y1 = layout.RING[(i + 1) % len(layout.RING)]
        for k in range(5):
            a, b = (k + 0.22) / 5, (k + 0.78) / 5
            dash = [(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)]
            pen.line(dash, "#6a5640", 4.2)
    for x, y in layout.TOWER_SPOTS:
        pen.outlined_oval(x, y, 9.5, 9.5, BANK, "#6a5640", 2.2)
