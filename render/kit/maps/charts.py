"""Features of old charts: a border of degrees, a coast, a compass rose, ships."""

import math
import random

from PIL import Image, ImageDraw

from render.drawing.colour import mix, rgb
from render.drawing.geometry import Point, Points, bow, circle, divided, polar, spline
from render.drawing.pen import Pen
from render.theme import Theme

_DEGREES = 26
BORDER = 9
"""Width of a border of degrees."""


def compass_rose(pen: Pen, theme: Theme, x: float, y: float, r: float, pale: str, ink: str) -> None:
    """Draw a compass rose of radius ``r``. pale, ink: of the water and of its lines."""
    dark = mix(ink, theme.colours.ink, 0.25)
    pen.oval(x, y, r * 0.74, r * 0.74, pale, 0.47)
    for radius, width in ((0.74, 1.6), (0.66, 1.0), (0.3, 1.0)):
        pen.stroke(circle(x, y, r * radius), ink, width, closed=True)
    for k in range(48):
        pen.line([polar(x, y, r * 0.66, k * 7.5), polar(x, y, r * 0.74, k * 7.5)], ink, 1.1, 0.8)
    for points, reach, half, off in ((8, 0.72, 0.13, 22.5), (4, 0.82, 0.17, 45), (4, 1.0, 0.2, 0)):
        for k in range(points):
            turn = k * 360 / points + off
            tip = polar(x, y, r * reach, turn)
            for side, colour in ((1, dark), (-1, theme.colours.sheen)):
                pen.shape([(x, y), tip, polar(x, y, r * half, turn + side * 45)], colour, 1.1, dark)
    pen.outlined_oval(x, y, 7, 7, theme.colours.gold, theme.colours.ink, 1.5)


def caravel(pen: Pen, theme: Theme, water: tuple[str, str, str]) -> None:
    """Draw a ship of three masts, about 130 wide, around its waterline. water: deep, pale and ink of the sea."""
    deep, pale, line = water
    colour, sail = mix(deep, line, 0.5), mix(pale, theme.colours.sheen, 0.45)
    ink = mix(line, theme.colours.ink, 0.25)
    for mast, top in ((-16, -62), (16, -56), (40, -40)):
        pen.line([(mast, top), (mast, 6)], ink, 2.4)
    for mast, top, foot, w in (
        (-16, -56, -30, 15),
        (-16, -28, -2, 19),
        (16, -50, -26, 15),
        (16, -24, 0, 18),
        (40, -36, -6, 11),
    ):
        middle = (top + foot) / 2
        sheet = [(mast - w, top), *spline([(mast + w, top), (mast + w + 7, middle), (mast + w, foot)], 5)]
        sheet += spline([(mast - w, foot), (mast - w + 6, middle), (mast - w, top)], 5)
        pen.shape(sheet, sail, 1.6, ink)
        for k in range(4):
            pen.hatch(mast + w - 2 + k, top + 4 + k * 5, mast + w - 9, top + 6 + k * 5, 1.1, ink, 0.6)
    for mast, top in ((-16, -62), (16, -56)):
        pen.shape([(mast, top - 1), (mast - 13, top + 3), (mast, top + 7)], colour, 1.2, ink)
    hull = [(-58, -2), (-40, 6), (36, 6), (50, -6), (58, -6), (52, 24), (-40, 26), (-50, 16)]
    pen.shape(hull, colour, 1.8, ink)
    for k in range(3):
        pen.line([(-47 + k * 2, 11 + k * 4.5), (53 - k, 9 + k * 5)], ink, 1, 0.67)
    for k in range(5):
        pen.box(-30 + k * 15, 10, -25 + k * 15, 14, ink)
    pen.line([(-58, -2), (-76, -12)], ink, 2)
    for dx in (-56, -28, 0, 28, 56):
        pen.taper(bow(dx, 30, 16, 6, 200, 340, 8), 0.5, 2.2, 0.5, ink)


def degree_border(sheet: Image.Image, theme: Theme, part: tuple[int, int, int, int]) -> None:
    """Draw a border of degrees around a part of a sheet (left, top, right, bottom)."""
    left, top, right, bottom = part
    ink, pale = rgb(theme.colours.ink), rgb(theme.colours.sheen)
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((left - BORDER, top - BORDER, right + BORDER - 1, bottom + BORDER - 1), fill=ink)
    for k in range(_DEGREES):
        if k % 2 == 0:
            continue
        x0, x1 = left + (right - left) * k // _DEGREES, left + (right - left) * (k + 1) // _DEGREES
        y0, y1 = top + (bottom - top) * k // _DEGREES, top + (bottom - top) * (k + 1) // _DEGREES
        for y in (top - 7, bottom + 2):
            draw.rectangle((x0, y, x1 - 1, y + 4), fill=pale)
        for x in (left - 7, right + 2):
            draw.rectangle((x, y0, x + 4, y1 - 1), fill=pale)


def coastline(outline: Points, seed: int, off: float = 17, swing: float = 3.85) -> list[Point]:
    """Return a coast around land: its outline, pushed outwards and made irregular.

    off: how far outwards; swing: how much the strongest of its waves adds to that.
    """
    points = divided(outline, 4, closed=True)
    n = len(points)
    area = sum(points[i][0] * points[(i + 1) % n][1] - points[(i + 1) % n][0] * points[i][1] for i in range(n))
    side = 1 if area > 0 else -1
    rng = random.Random(seed)
    waves = [(k, rng.uniform(0, 6.28), rng.uniform(0.5, 1)) for k in (9, 17, 29, 41, 63, 97)]
    out = []
    for i, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[(i - 9) % n], points[(i + 9) % n]
        m = math.hypot(x1 - x0, y1 - y0)
        turn = i / n * math.tau
        by = off + sum(math.sin(k * turn + a) * w * swing / (1 + j * 0.75) for j, (k, a, w) in enumerate(waves))
        out.append((x + (y1 - y0) * by * side / m, y - (x1 - x0) * by * side / m))
    return out
