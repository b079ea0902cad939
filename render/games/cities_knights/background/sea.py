"""The sea around the island: water lines, waves, rhumb lines, a compass rose, a serpent and a caravel."""

import math
import random
from functools import lru_cache

from PIL import Image, ImageChops

from render.drawing.colour import mix, rgb
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.geometry import bow, polar, spline
from render.drawing.pen import Pen
from render.games.cities_knights.layout import CARAVEL, CENTRE, HEIGHT, ISLE, MAP, ROSE, SERPENT, WIDTH
from render.games.cities_knights.palette import BEACH, BEACH_INK, SEA_DEEP, SEA_INK, SEA_SHALLOW
from render.kit.maps.charts import caravel, coastline, compass_rose, degree_border
from render.kit.paper import paper
from render.theme import Theme

_BANDS = (
    (92, 0.10, 0.14),
    (72, 0.26, 0.2),
    (54, 0.42, 0.27),
    (38, 0.58, 0.36),
    (25, 0.72, 0.46),
    (14, 0.86, 0.58),
    (6, 1.0, 0.7),
)
"""Water lines from outside in: distance from the coast, shallowness, darkness of the line."""
_COAST_SEED, _WAVE_SEED = 11, 5
_FINE = 2
"""Twice its size is enough for the sea: its lines are soft, and the first picture is needed soon."""


@lru_cache(maxsize=2)
def chart(theme: Theme) -> Image.Image:
    """Return paper and sea with its beach and ornaments, without hexes and harbours; mode RGB, read-only."""
    sheet = paper(theme, (WIDTH, HEIGHT))
    left, top, right, bottom = MAP
    size = ((right - left) * _FINE, (bottom - top) * _FINE)
    unit = _FINE / S
    pen = Pen.on(Image.new("RGB", size, rgb(SEA_DEEP)), unit, -left * unit, -top * unit)
    _rhumb_lines(pen)
    _waves(pen)
    _water_lines(pen)
    compass_rose(pen, theme, *ROSE, SEA_SHALLOW, SEA_INK)
    _serpent(pen, *SERPENT)
    caravel(pen.at(*CARAVEL), theme, (SEA_DEEP, SEA_SHALLOW, SEA_INK))
    sea = pen.image.reduce(_FINE)
    light = (
        Image.radial_gradient("L")
        .resize((sea.width * 2, sea.height * 2))
        .crop(
            (round(sea.width * 0.66), round(sea.height * 0.66), round(sea.width * 1.66), round(sea.height * 1.66))
        )
    )
    light = light.point(lambda value: 255 - max(0, value - 60) // 7)
    sea = ImageChops.multiply(sea, Image.merge("RGB", (light, light, light)))
    degree_border(sheet, theme, MAP)
    sheet.paste(sea, (left, top))
    return sheet


def _rhumb_lines(pen: Pen) -> None:
    x, y, _ = ROSE
    for k in range(32):
        strong = k % 4 == 0
        pen.line(
            [(x, y), polar(x, y, 1500, k * 360 / 32)], SEA_INK, 1.3 if strong else 0.9, 0.24 if strong else 0.13
        )


def _waves(pen: Pen) -> None:
    rng = random.Random(_WAVE_SEED)
    left, top, _, _ = MAP
    for j in range(34):
        for i in range(22):
            x = left + 20 + i * 52 + (j % 2) * 26 + rng.uniform(-9, 9)
            y = top + 22 + j * 33 + rng.uniform(-6, 6)
            if rng.random() < 0.8:
                for dx in (0, 11):
                    pen.taper(bow(x + dx, y, 6, 4.5, 200, 340, 6), 0.5, 1.7, 0.5, SEA_INK, 0.37)


def _water_lines(pen: Pen) -> None:
    line = coastline(ISLE.outline(), _COAST_SEED)
    for distance, shallow, dark in _BANDS:
        water = mix(SEA_DEEP, SEA_SHALLOW, shallow)
        points = line[:: 2 if distance < 10 else 3 if distance < 30 else 6]
        for by, colour in ((distance + 0.9, mix(water, SEA_INK, dark)), (distance - 0.55, water)):
            pen.stroke(points, colour, 2 * by, closed=True)
            pen.stroke([points[-1], points[0], points[1]], colour, 2 * by)
    pen.shape(line, BEACH, 2.6, BEACH_INK)
    rng = random.Random(_COAST_SEED)
    for x, y in line[::2]:
        m = math.hypot(x - CENTRE[0], y - CENTRE[1])
        k = rng.uniform(4, 12) / m
        pen.oval(x - (x - CENTRE[0]) * k, y - (y - CENTRE[1]) * k, 0.9, 0.9, "#8c6f3f", 0.75)


def _serpent(pen: Pen, x: float, y: float) -> None:
    colour, ink = mix(SEA_DEEP, SEA_INK, 0.55), mix(SEA_INK, "#2b1b12", 0.25)
    for dx, r in ((0, 22), (44, 17), (80, 12)):
        hump = bow(x + dx, y, r, r * 1.25, 180, 360, 18) + bow(x + dx, y, r * 0.5, r * 0.66, 360, 180, 18)
        pen.shape(hump, colour, 1.5, ink)
        for turn in range(195, 350, 18):
            c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            pen.line(
                [(x + dx + r * 0.62 * c, y + r * 0.8 * s), (x + dx + r * 0.9 * c, y + r * 1.1 * s)], ink, 1, 0.67
            )
    neck = spline([(x - 28, y), (x - 36, y - 26), (x - 30, y - 46), (x - 46, y - 54), (x - 62, y - 46)], 8)
    pen.taper(neck, 17, 13, 9, ink)
    pen.taper(neck, 14, 10, 6, colour)
    head = [(-40, -58), (-48, -61), (-66, -51), (-74, -45), (-60, -41), (-44, -46)]
    pen.shape([(x + a, y + b) for a, b in head], colour, 1.5, ink)
    pen.oval(x - 54, y - 53, 2, 2, "#2b1b12")
    for dx in (-50, -8, 30, 68, 96):
        pen.taper(bow(x + dx, y + 3, 12, 5, 200, 340, 8), 0.5, 2.2, 0.5, ink)
