"""The country without its pieces: land, waters, fields, the five routes with their sections and crossings."""

import random
from collections import Counter
from functools import lru_cache

from PIL import Image

from engines.nuremberg.geography.countryside import BOARD, CROSSINGS, ROUTE_CORNERS
from render.drawing.colour import mix, rgb
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.geometry import Point, Points, bow, divided, spline
from render.drawing.pen import Art, Pen
from render.games.nuremberg.layout import COUNTRY_MAP, COUNTRY_PART, COUNTRY_RADIUS, ROSE, crossing_spot
from render.games.nuremberg.palette import BANK, EARTH, LAND, LAND_INK, MEADOW, ROAD, ROAD_DASH, WATER, WATER_INK
from render.games.nuremberg.sprites.town import countryside, robber_castle, walled_town
from render.kit.maps.charts import coastline, compass_rose
from render.kit.maps.land.earth import GROUND
from render.kit.maps.land.tiles import framed_hex, hex_art
from render.theme import Theme

_TERRAIN = {"wood": "forest", "clay": "hills", "wool": "pasture", "grain": "fields", "ore": "mountains"}
_VARIANTS = 3
_FADED = 0.12
"""How far a field fades to its ground: drawings made for larger hexes are dense here."""
_TOWN, _CASTLE_HILL = "#d8c894", "#cfc08a"
_BANDS = ((38, 0.12, 0.22), (28, 0.3, 0.34), (18, 0.55, 0.46))
"""From outside in: distance from the fields, greenness, darkness of its line."""
_WAYS_OUT: dict[int, tuple[Point, ...]] = {
    0: ((-26, 16), (-58, 22)),
    1: ((24, -16), (62, -30)),
    2: ((26, 14), (70, 2)),
}
"""By route, its continuation beyond its last crossing: to Frankfurt, Prague and Venice."""


@lru_cache(maxsize=2)
def country_sheet(theme: Theme) -> Image.Image:
    """Return the part of the board with the country, mode RGB; it must not be changed."""
    left, top, right, bottom = COUNTRY_PART
    sheet = Image.new("RGB", ((right - left) * S, (bottom - top) * S), rgb(LAND))
    pen = Pen.on(sheet, 1, -left, -top)
    coast = coastline(COUNTRY_MAP.outline(), 4, 8, 2)
    countryside(pen, COUNTRY_PART, 3, 46, ())
    _land(pen, coast)
    _lagoon(pen)
    for bends in (
        [(750, 762), (782, 748), (806, 760), (838, 744), (872, 730)],
        [(1584, 258), (1556, 246), (1528, 256), (1496, 244), (1478, 236)],
    ):
        river = spline(bends, 8)
        pen.line(river, WATER_INK, 10)
        pen.line(river, WATER, 7)
    compass_rose(pen, theme, *ROSE, LAND, LAND_INK)
    small = sheet.reduce(S)
    seen: Counter[str] = Counter()
    for cell, hexagon in enumerate(BOARD.hexes):
        x, y = COUNTRY_MAP.cell(cell)
        _field(theme, hexagon.terrain, seen[hexagon.terrain] % _VARIANTS).onto(small, (x - left, y - top))
        seen[hexagon.terrain] += 1
    _roads(theme).onto(small, (-left, -top))
    return small


def _field(theme: Theme, terrain: str, variant: int) -> Art:
    if terrain in _TERRAIN:
        art = hex_art(theme, _TERRAIN[terrain], variant, COUNTRY_RADIUS)
        plain = Image.new("RGB", art.colours.size, rgb(GROUND[_TERRAIN[terrain]]))
        return Art(Image.blend(art.colours, plain, _FADED), art.alpha, art.anchor)
    rng = random.Random(terrain)
    if terrain == "castle":
        return framed_hex(
            theme, _CASTLE_HILL, lambda pen: robber_castle(pen, rng), rng, COUNTRY_RADIUS, clearing=False
        )
    return framed_hex(theme, _TOWN, lambda pen: walled_town(pen, rng), rng, COUNTRY_RADIUS, clearing=False)


def _land(pen: Pen, coast: Points) -> None:
    """Draw meadows around the fields, in bands like an engraver's water lines."""
    for half, green, dark in _BANDS:
        colour = mix(LAND, MEADOW, green)
        for by, paint in ((half + 0.8, mix(colour, LAND_INK, dark)), (half - 0.5, colour)):
            pen.stroke(coast[::6], paint, 2 * by, closed=True)
            pen.stroke([coast[-1], coast[0], coast[1]], paint, 2 * by)
    pen.shape(coast, BANK, 2.4, EARTH)


def _lagoon(pen: Pen) -> None:
    """Draw the sea by Venice."""
    shore = spline([(1380, 990), (1404, 966), (1446, 950), (1468, 900), (1520, 846), (1590, 838)], 10)
    pen.fill([*shore, (1600, 1000), (1380, 1000)], WATER)
    for off in (6, 13):
        pen.line([(x + off * 0.7, y + off) for x, y in shore], WATER_INK, 1, 0.47)
    pen.line(shore, "#3a4a44", 2.2)
    rng = random.Random(2)
    for _ in range(26):
        x, y = rng.uniform(1420, 1580), rng.uniform(866, 984)
        if y > 1010 - (x - 1400) * 0.62 + 10:
            pen.taper(bow(x, y, 6, 4, 200, 340, 6), 0.5, 1.6, 0.5, WATER_INK, 0.6)


def _routes() -> list[list[Point]]:
    """Return by route its line, with its continuation."""
    lines = []
    for route, corners in enumerate(ROUTE_CORNERS):
        line = [COUNTRY_MAP.corners[corner] for corner in corners]
        x, y = line[-1]
        lines.append([*line, *((x + dx, y + dy) for dx, dy in _WAYS_OUT.get(route, ()))])
    return lines


def _roads(theme: Theme) -> Art:
    """Draw all routes with an open circle at each crossing, anchored at the canvas' origin."""
    left, top, right, bottom = COUNTRY_PART
    pen = Pen((left, top, right, bottom))
    for width, colour in ((14.5, EARTH), (10.5, ROAD)):
        for line in _routes():
            pen.stroke(line, colour, width)
    for line in _routes():
        dots = divided(line, 9)
        for i in range(0, len(dots) - 1, 2):
            pen.line([dots[i], dots[i + 1]], ROAD_DASH, 1.8)
    for crossing in range(len(CROSSINGS)):
        pen.outlined_oval(*crossing_spot(crossing), 9.5, 9.5, "#fff6de", EARTH, 2.2)
    return pen.art()
