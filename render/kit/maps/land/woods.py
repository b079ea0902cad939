"""Forest and pasture, drawn on a hex around (0, 0)."""

import math
import random
from collections.abc import Sequence

from render.drawing.colour import mix
from render.drawing.geometry import bow, rotated, spline
from render.drawing.pen import Pen

Spots = Sequence[tuple[float, float, float]]
"""Discs (x, y, radius) to be left clear."""

_LEAF_INK, _LEAF_DARK = "#2c4028", "#243a24"
_GREENS = ("#5c8150", "#6b9158", "#4f7448", "#7a9a5b")
_SHEEP_INK = "#4a3b2a"


def clear(x: float, y: float, spots: Spots, pad: float = 0) -> bool:
    """Return whether a point is clear of all spots."""
    return all((x - sx) ** 2 + (y - sy) ** 2 > (r + pad) ** 2 for sx, sy, r in spots)


def inside(x: float, y: float, radius: float) -> bool:
    """Return whether a point lies in the hex of that corner radius."""
    return abs(x) <= radius * 0.866 and abs(x) * 0.5 + abs(y) * 0.866 <= radius * 0.866


def conifer(pen: Pen, x: float, y: float, h: float, colour: str) -> None:
    """Draw a fir ``h`` high, its foot at (x, y)."""
    w = h * 0.29
    pen.oval(x + 3, y + 1, w * 0.9, 3.2, "#3f5a38", 0.35)
    pen.box(x - 1.6, y - 4, x + 1.6, y + 1, "#5a4228")
    right: list[tuple[float, float]] = []
    for k, f in enumerate((0.42, 0.70, 1.0)):
        yy = y - 3 - (h - 3) * (1 - f) * 0.96
        right.append((x + w * f, yy))
        if k < 2:
            right.append((x + w * f * 0.5, yy - 1.5))
    left = [(2 * x - a, b) for a, b in right][::-1]
    top = (x, y - h)
    pen.fill([top, *right, *left], colour)
    pen.fill([top, *right, (x + 1, y - 3)], mix(colour, _LEAF_DARK, 0.35))
    pen.stroke([top, *right, *left], _LEAF_INK, 1.3, closed=True)


def _leafy(pen: Pen, x: float, y: float, r: float, colour: str, rng: random.Random) -> None:
    pen.oval(x + 3, y + 1, r * 0.95, 3.4, "#3f5a38", 0.35)
    pen.box(x - 1.8, y - r * 0.6, x + 1.8, y + 1, "#5a4228")
    lobes = []
    for i in range(6):
        t = i * math.tau / 6 + rng.random() * 0.5
        lobes.append((x + r * 0.62 * math.cos(t), y - r * 1.15 + r * 0.52 * math.sin(t), r * 0.52))
    lobes.append((x, y - r * 1.15, r * 0.6))
    for a, b, c in lobes:
        pen.oval(a, b, c + 1.3, c + 1.3, _LEAF_INK)
    for a, b, c in lobes:
        pen.oval(a, b, c, c, mix(colour, _LEAF_DARK, 0.25))
    for a, b, c in lobes:
        pen.oval(a - 1.8, b - 1.8, c * 0.78, c * 0.78, colour)
    for t in (-11, 29, 63):
        pen.line(bow(x + 1, y - r * 1.1, r * 0.55, r * 0.55, t, t + 30, 5), _LEAF_INK, 1, 0.6)


def forest(pen: Pen, rng: random.Random, spots: Spots, variant: int) -> None:
    """Draw conifers and some leafy trees; the variants differ in the mixture and in a glade or a path."""
    leafy = (0.36, 0.12, 0.62, 0.28)[variant]
    glade = (None, (-42, 58, 20), (44, -56, 19), (48, 54, 17))[variant]
    spots = [*spots, glade] if glade else spots
    for _ in range(24):
        x, y = rng.uniform(-88, 88), rng.uniform(-96, 96)
        pen.hatch(x, y, x + 2, y - 6, 1.3, "#5e7a4c", 0.6)
    if glade:
        gx, gy, gr = glade
        pen.oval(gx, gy - 3, gr * 1.02, gr * 0.72, "#b4c491", 0.8)
        for _ in range(5):
            x, y = gx + rng.uniform(-gr, gr) * 0.7, gy + rng.uniform(-gr, gr) * 0.4 - 2
            pen.hatch(x, y, x + 1.5, y - 6, 1.4, "#5e7a4c", 0.8)
        if variant == 1:
            for dx, dy in ((-7, 2), (1, 4), (-3, -3)):
                pen.outlined_oval(gx + dx, gy + dy - 4, 4.6, 3.6, "#b78a55", "#4a2f18", 1.3)
    trees = []
    y, row = -88.0, 0
    while y < 104:
        x = -96 + (row % 2) * 11.0
        while x < 96:
            a, b = x + rng.uniform(-4, 4), y + rng.uniform(-4, 4)
            if inside(a, b - 12, 90) and inside(a, b, 92) and clear(a, b - 12, spots, 7):
                trees.append((b, a))
            x += 21.5
        y += 17
        row += 1
    for b, a in sorted(trees):
        colour = rng.choice(_GREENS)
        if rng.random() > leafy:
            conifer(pen, a, b, rng.uniform(28, 36), colour)
        else:
            _leafy(pen, a, b, rng.uniform(10, 12.5), mix(colour, "#9db060", 0.25), rng)


def sheep(pen: Pen, x: float, y: float, facing: int) -> None:
    """Draw a sheep about 26 wide that looks to the right (1) or left (-1)."""
    pen.oval(x, y + 8, 12, 3, "#7e945a", 0.5)
    for dx in (-6, -3, 3.5, 6.5):
        pen.box(x + dx - 1, y + 3, x + dx + 1, y + 9, _SHEEP_INK)
    lobes = ((-6, 0, 5.2), (0, -2.4, 6), (6, 0, 5.2), (-3, 2.5, 5), (3.5, 2.5, 5))
    for a, b, c in lobes:
        pen.oval(x + a, y + b, c + 1.3, c + 1.3, _SHEEP_INK)
    for a, b, c in lobes:
        pen.oval(x + a, y + b, c, c, "#fbf5e6")
    for a, b in ((-4, 0), (1, -2), (5, 1), (0, 3)):
        pen.line(bow(x + a, y + b, 2.3, 2, 20, 170, 6), "#b9a98a", 1)
    pen.oval(x + 10.5 * facing, y - 2.5, 4, 4.4, _SHEEP_INK)
    pen.oval(x + 8.3 * facing, y - 5, 2.2, 1.5, _SHEEP_INK)


def _fence(pen: Pen, points: list[tuple[float, float]]) -> None:
    for off in (0, 5):
        pen.line([(x, y - 4 - off) for x, y in points], "#6c5233", 1.6)
    for x, y in points[::3]:
        pen.line([(x, y), (x, y - 13)], "#6c5233", 2.4)


_FENCES = (
    (((-86, -42), (-46, -58), (4, -74), (40, -92)), ((20, 92), (52, 70), (88, 46))),
    (((-88, 30), (-52, 52), (-30, 90)), ((52, -78), (66, -52), (88, -38))),
    (((-86, 44), (-44, 62), (8, 70), (44, 90)),),
    (((-20, -98), (-48, -66), (-86, -46)), ((-86, 48), (-58, 70), (-20, 96))),
)


def pasture(pen: Pen, rng: random.Random, spots: Spots, variant: int) -> None:
    """Draw rolling grass with a flock; the variants differ in slopes, fences and a pond, a tree or flowers."""
    tilt = (0.0, 0.14, -0.12, 0.06)[variant]
    for k, colour in enumerate(("#c9d79a", "#b7ca85", "#aec37b")):
        start = -52 + k * 48
        wave = (rng.uniform(-8, 8), -12 + 8 * (variant % 2), 6 - 10 * (variant == 2), -8)
        line = spline(list(zip((-100, -40, 20, 100), (start + w for w in wave), strict=True)), 10)
        line = [(a, b + a * tilt) for a, b in line]
        pen.fill([*line, (100, 130), (-100, 130)], colour, 0.6)
    extra = (None, (46, 60, 24), (-46, -52, 20), None)[variant]
    if extra is not None:
        spots = [*spots, extra]
    for _ in range(85):
        x, y = rng.uniform(-88, 88), rng.uniform(-96, 98)
        if not clear(x, y, spots, 1):
            continue
        for dx in (-2.4, 0.0, 2.4):
            pen.hatch(x + dx * 0.6, y, x + dx * 1.7, y - 6 - (dx == 0) * 2, 1.4, "#728c4b", 0.75)
    for points in _FENCES[variant]:
        _fence(pen, spline(points, 6))
    if variant == 1:
        _pond(pen, 46, 60)
    elif variant == 2:
        _leafy(pen, -46, -42, 17, "#7c9c55", rng)
    elif variant == 3:
        for _ in range(34):
            x, y = rng.uniform(-84, 84), rng.uniform(-88, 92)
            if clear(x, y, spots, 4) and inside(x, y, 92):
                pen.oval(x, y, 2, 2, rng.choice(("#f6f0d8", "#e8c24a", "#d98a6a")))
    flock: list[tuple[float, float]] = []
    for _ in range(900):
        if len(flock) == (7, 5, 6, 5)[variant]:
            break
        x, y = rng.uniform(-74, 74), rng.uniform(-78, 82)
        apart = all(math.hypot(x - a, (y - b) * 1.3) > 31 for a, b in flock)
        if apart and inside(x, y, 82) and clear(x, y, spots, 14):
            flock.append((x, y))
    for x, y in sorted(flock, key=lambda at: at[1]):
        sheep(pen, x, y, rng.choice((-1, 1)))


def _pond(pen: Pen, x: float, y: float) -> None:
    shore = rotated(bow(x, y, 25, 13, 0, 360, 40), -12, x, y)
    pen.fill(shore, "#8fb4b2")
    pen.taper(bow(x - 4, y - 2, 14, 5, 190, 330, 10), 0.4, 1.6, 0.4, "#dcebe4")
    pen.taper(bow(x + 6, y + 5, 10, 4, 200, 340, 10), 0.4, 1.4, 0.4, "#dcebe4")
    pen.stroke(shore, "#4f6b45", 1.6, closed=True)
    for dx in (-24, -20, 21, 25):
        pen.hatch(x + dx, y + 2, x + dx + 1, y - 12, 1.8, "#55703a")
