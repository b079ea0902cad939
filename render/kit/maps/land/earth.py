"""The ground of each terrain; fields, hills, mountains and desert, drawn on a hex around (0, 0)."""

import math
import random
from collections.abc import Mapping

from render.drawing.colour import mix
from render.drawing.geometry import Points, bow, moved, rotated, shaky, spline
from render.drawing.pen import Pen
from render.kit.maps.land.woods import Spots, clear, inside

GROUND: Mapping[str, str] = {
    "forest": "#93aa79",
    "pasture": "#bfd08f",
    "fields": "#e8cf85",
    "hills": "#d49d78",
    "mountains": "#bcb6aa",
    "desert": "#eadbb0",
}
"""By terrain, the ground behind it."""


_STRAW_INK = "#7a5415"
_BRICK_INK = "#5f2414"
_HILL_INK = "#5f2f1a"
_ROCK_INK = "#37302c"
_SAND_INK = "#8a6a38"

# ------------------------------------------------------------------ fields


def sheaf(pen: Pen, x: float, y: float) -> None:
    """Draw a bound sheaf about 18 wide."""
    pen.oval(x + 2, y + 9, 9, 3, "#b98e36", 0.6)
    shape = moved([(-9, -10), (-2.5, 0), (-7, 9), (7, 9), (2.5, 0), (9, -10), (4, -14), (0, -15), (-4, -14)], x, y)
    pen.shape(shape, "#f2ce6b", 1.4, _STRAW_INK)
    for dx in (-5, -2, 2, 5):
        pen.line([(x + dx * 1.2, y - 11), (x + dx * 0.35, y), (x + dx, y + 8)], _STRAW_INK, 0.9)
    pen.line([(x - 3.4, y), (x + 3.4, y)], "#9a3b1e", 2.6)


_PLOTS = (
    ([(-110, -110), (110, -110), (110, -58), (20, -40), (-110, -66)], "#ebd48c", 12),
    ([(-110, -66), (-12, -44), (-26, 34), (-110, 16)], "#e2c069", 76),
    ([(-12, -44), (20, -40), (110, -58), (110, 30), (-26, 34)], "#f0db9a", -23),
    ([(-110, 16), (-26, 34), (110, 30), (110, 110), (-110, 110)], "#e6c877", 3),
)
_HEDGES = (
    [(-110, -66), (-12, -44), (20, -40), (110, -58)],
    [(-12, -44), (-26, 34)],
    [(-110, 16), (-26, 34), (110, 30)],
)
_SHEAVES = ((-60, -22), (-62, 52), (62, -2), (26, -72), (-24, 78), (34, 72), (-34, -76), (68, 40))
_LAY = (0, 120, 196, 285)
"""By variant, the rotation of the plots in degrees."""


def fields(pen: Pen, rng: random.Random, spots: Spots, variant: int) -> None:
    """Draw four plots with their own furrows between hedges, and sheaves; the variants lie differently."""
    lay = _LAY[variant]
    for points, colour, angle in _PLOTS:
        outline = shaky(rng, rotated(points, lay), 3, 8, closed=True)
        _plot(pen, outline, colour, math.radians(angle + lay))
    for hedge in _HEDGES:
        for x, y in shaky(rng, rotated(hedge, lay), 3, 7):
            pen.oval(x + 1, y + 1.5, 4.4, 3.4, "#6c7b3a")
            pen.oval(x, y, 3.6, 2.8, "#93a052")
    for x, y in sorted(rotated(_SHEAVES, lay), key=lambda at: at[1]):
        if clear(x, y, spots, 12) and inside(x * 1.02, abs(y) + 14, 96):
            sheaf(pen, x + rng.uniform(-4, 4), y + rng.uniform(-3, 3))
    if variant == 2:
        _windmill(pen, 52, -38)


def _plot(pen: Pen, outline: Points, colour: str, angle: float) -> None:
    """Draw one plot, its furrows running at an angle in radians."""
    own = pen.blank(colour)
    dx, dy = math.cos(angle), math.sin(angle)
    for k in range(-26, 27):
        ox, oy = -dy * k * 7.5, dx * k * 7.5
        line = [(ox + dx * t, oy + dy * t + 4 * math.sin(t * 0.03 + k * 0.1)) for t in range(-160, 170, 16)]
        own.line(line, "#b88e3e", 1.6, 0.78)
        own.line([(x + 2.2, y + 2.4) for x, y in line], "#fbebb4", 1.3, 0.6)
    pen.inlay(own, outline)


def _windmill(pen: Pen, x: float, y: float) -> None:
    ink = "#4a2f18"
    pen.oval(x + 3, y + 15, 13, 4, "#8f6d2a", 0.5)
    pen.shape([(x - 9, y + 15), (x - 6, y - 8), (x + 6, y - 8), (x + 9, y + 15)], "#efe2c4", 1.6, ink)
    pen.shape([(x - 8, y - 8), (x, y - 18), (x + 8, y - 8)], "#9a4a2a", 1.6, ink)
    pen.box(x - 2.5, y + 7, x + 2.5, y + 15, ink)
    for turn in (20, 110, 200, 290):
        blade = [(x - 1, y - 9), (x - 5, y - 32), (x + 2, y - 32), (x + 1, y - 9)]
        pen.shape(rotated(blade, turn, x, y - 9), "#fbf5e2", 1.3, ink)
    pen.oval(x, y - 9, 2.4, 2.4, ink)


# ------------------------------------------------------------------ hills


def _mound(pen: Pen, x: float, y: float, w: float, h: float, colour: str, rng: random.Random) -> None:
    profile = [
        (x - w, y), (x - w * 0.72, y - h * 0.45), (x - w * 0.35, y - h * 0.88), (x, y - h),
        (x + w * 0.4, y - h * 0.8), (x + w * 0.75, y - h * 0.36), (x + w, y),
    ]  # fmt: skip
    top = spline(profile, 7)
    pen.fill([*top, (x + w, y + 6), (x - w, y + 6)], colour)
    shaded = spline([(x + w * 0.02, y - h), profile[4], profile[5], profile[6]], 6)
    pen.fill([*shaded, (x + w * 0.35, y), (x + w * 0.12, y - h * 0.5)], mix(colour, "#7a3a20", 0.32))
    for k in (1, 2):
        f = 1 - k * 0.28
        strata = [
            (x - w * (1 - 0.12 * k) * 0.8, y - h * 0.12 * k),
            (x - w * 0.1, y - h * f * 0.9),
            (x + w * 0.3, y - h * f * 0.72),
        ]
        pen.taper(spline(strata, 5), 0.4, 1.5, 0.4, "#8a4a2c", 0.7)
    for k in range(4):
        t = 0.34 + k * 0.16
        pen.hatch(x + w * t, y - h * (1 - t) * 0.95, x + w * (t - 0.14), y - 2 - h * 0.05, 1.4, _HILL_INK, 0.55)
    for k in range(8):
        pen.oval(
            x + w * (k / 3.5 - 1) * 0.95, y + 6 + rng.uniform(-1, 1), w * 0.2, rng.uniform(3, 5.5), GROUND["hills"]
        )
    pen.taper(top, 0.8, 2.2, 0.8, _HILL_INK)


def bricks(pen: Pen, x: float, y: float) -> None:
    """Draw a stack of six bricks, 39 wide, with its foot at (x, y)."""
    for row, count in ((0, 3), (1, 2), (2, 1)):
        for i in range(count):
            bx, by = x - count * 6.5 + i * 13, y - row * 7.5
            pen.box(bx, by - 7, bx + 12, by, "#b7502f", _BRICK_INK, 1.2)
            pen.line([(bx + 2, by - 5.4), (bx + 9, by - 5.4)], "#d98a68", 1.1)


def _kiln(pen: Pen, x: float, y: float) -> None:
    pen.oval(x + 3, y, 15, 4, "#7a4a30", 0.4)
    dome = [(x - 14, y), *bow(x, y - 4, 14, 17, 180, 360, 16), (x + 14, y)]
    pen.shape(dome, "#c0653f", 1.7, _BRICK_INK)
    for row in (-5, -11):
        pen.line([(x - 13, y + row), (x + 13, y + row)], _BRICK_INK, 1, 0.7)
    pen.fill([(x - 5, y), *bow(x, y - 3, 5, 6, 180, 360, 10), (x + 5, y)], "#2c140c")
    pen.oval(x, y - 2, 2.6, 2.4, "#f0a040")
    pen.box(x + 4, y - 28, x + 9, y - 15, "#a34f2c", _BRICK_INK, 1.4)
    for dx, dy, r in ((9, -33, 3), (13, -39, 4), (19, -45, 5)):
        pen.oval(x + dx, y + dy, r, r * 0.8, "#f3e6d6", 0.7)


_MOUNDS = (
    (
        (0, -58, 36, 28), (-40, -44, 38, 32), (42, -42, 40, 34), (-62, -6, 32, 30), (64, -4, 30, 30),
        (-60, 34, 30, 30), (60, 36, 32, 28), (-30, 62, 38, 30), (34, 70, 36, 28), (0, 90, 30, 22),
    ),
    (
        (-12, -56, 46, 30), (46, -46, 36, 30), (-58, -20, 36, 32), (66, 2, 28, 28), (-58, 30, 34, 28),
        (48, 52, 42, 34), (-18, 74, 46, 32),
    ),
    (
        (18, -60, 44, 30), (-44, -48, 40, 30), (60, -18, 34, 32), (-64, 4, 28, 32), (56, 30, 36, 30),
        (-44, 50, 44, 36), (26, 78, 46, 30),
    ),
    (
        (0, -62, 50, 28), (-54, -34, 38, 32), (54, -34, 38, 32), (-62, 20, 32, 28), (62, 22, 32, 28),
        (-34, 66, 44, 30), (36, 66, 44, 32),
    ),
)  # fmt: skip


def hills(pen: Pen, rng: random.Random, spots: Spots, variant: int) -> None:
    """Draw clay mounds with brick stacks; the variants differ in the mounds and in a kiln."""
    for _ in range(26):
        x, y = rng.uniform(-88, 88), rng.uniform(-96, 98)
        pen.hatch(x, y, x + rng.uniform(8, 14), y - 1, 1.4, "#a9694a", 0.5)
    for k, (x, y, w, h) in enumerate(sorted(_MOUNDS[variant], key=lambda mound: mound[1])):
        colour = ("#dda57e", "#cf8b64", "#e0ae88")[k % 3]
        _mound(pen, x + rng.uniform(-3, 3), y + rng.uniform(-2, 2), w, h, colour, rng)
    stacks = (((-48, 52), (50, 6)), ((52, -10),), ((-52, 4), (40, 62)), ((-46, -14), (4, 88)))[variant]
    for x, y in stacks:
        bricks(pen, x, y)
    if variant == 1:
        _kiln(pen, -50, 44)


# ------------------------------------------------------------------ mountains


def _peak(pen: Pen, x: float, y: float, w: float, h: float, rng: random.Random) -> None:
    apex = (x + rng.uniform(-3, 3), y - h)
    left = [
        (x - w, y),
        (x - w * 0.62, y - h * 0.34),
        (x - w * 0.5, y - h * 0.42),
        (x - w * 0.22, y - h * 0.8),
        apex,
    ]
    right = [
        apex,
        (x + w * 0.2, y - h * 0.76),
        (x + w * 0.46, y - h * 0.46),
        (x + w * 0.6, y - h * 0.4),
        (x + w, y),
    ]
    ridge = [apex, (x + w * 0.06, y - h * 0.72), (x - w * 0.08, y - h * 0.5), (x + w * 0.12, y - h * 0.26), (x, y)]
    pen.fill(left + right[1:], "#d6d0c2")
    pen.fill(ridge + right[::-1], "#99928a")
    snow = [
        apex, left[3], (x - w * 0.34, y - h * 0.58), (x - w * 0.2, y - h * 0.62), (x - w * 0.1, y - h * 0.5),
        (x + w * 0.06, y - h * 0.68),
    ]  # fmt: skip
    pen.fill(snow, "#fbf8ef")
    pen.fill(
        [apex, right[1], (x + w * 0.32, y - h * 0.6), (x + w * 0.18, y - h * 0.66), (x + w * 0.06, y - h * 0.7)],
        "#dad8d4",
    )
    n = int(w / 4)
    for k in range(n):
        t = (k + 0.6) / n
        yt = y - h * (1 - t) * 0.92
        pen.hatch(x + w * t * 0.96, yt + 2, x + w * t * 0.72 + 1, min(y, yt + h * 0.42), 1.5, _ROCK_INK, 0.75)
    for k in range(3):
        t = 0.35 + k * 0.2
        pen.hatch(
            x - w * t, y - h * (1 - t) * 0.78, x - w * (t - 0.1), y - h * (1 - t) * 0.4, 1.2, _ROCK_INK, 0.43
        )
    for k in range(9):
        foot = rng.uniform(3.2, 6)
        pen.oval(x + w * (k / 4 - 1) * 0.92, y + 3 + rng.uniform(-1, 1.5), w * 0.2, foot, GROUND["mountains"])
    pen.stroke(ridge[:4], _ROCK_INK, 1.2)
    pen.taper(left, 1, 2, 2.2, _ROCK_INK)
    pen.taper(right, 2.2, 2, 1, _ROCK_INK)


_PEAKS = (
    (
        (-4, -50, 30, 42), (-44, -26, 36, 50), (40, -24, 40, 56), (-66, 14, 28, 36), (66, 18, 28, 38),
        (-40, 54, 36, 42), (42, 58, 38, 46), (2, 84, 34, 38),
    ),
    (
        (-16, -44, 44, 52), (46, -34, 32, 44), (-60, -4, 34, 46), (66, 10, 28, 42), (-52, 52, 38, 48),
        (34, 62, 46, 54), (-6, 86, 28, 30),
    ),
    (
        (22, -46, 42, 50), (-40, -38, 36, 46), (62, -4, 34, 46), (-64, 18, 30, 44), (52, 50, 38, 50),
        (-34, 60, 44, 52), (14, 86, 30, 30),
    ),
    (
        (0, -54, 34, 40), (-48, -30, 40, 50), (48, -30, 40, 50), (-64, 20, 30, 40), (64, 22, 30, 40),
        (0, 84, 46, 44), (-46, 62, 32, 38), (46, 62, 32, 38),
    ),
)  # fmt: skip


def mountains(pen: Pen, rng: random.Random, spots: Spots, variant: int) -> None:
    """Draw lit and hatched peaks with snow and scree; the variants differ in the range and in a mine's mouth."""
    for _ in range(46):
        x, y = rng.uniform(-88, 88), rng.uniform(-96, 98)
        pen.hatch(x, y, x + rng.uniform(6, 12), y + 1, 1.3, "#8b857a", 0.6)
    for x, y, w, h in _PEAKS[variant]:
        _peak(pen, x, y, w, h, rng)
    for _ in range(16):
        x, y = rng.uniform(-60, 60), rng.uniform(60, 98)
        if abs(x) > 30 or y > 84:
            stone = [(x - 3, y), (x - 1, y - 3), (x + 2, y - 2.6), (x + 4, y)]
            pen.shape(stone, "#c9c3b6", 1, "#4a423c")
    if variant == 1:
        _mine(pen, 40, 64)
    elif variant == 2:
        _mine(pen, -36, 62)


def _mine(pen: Pen, x: float, y: float) -> None:
    mouth = [(x - 9, y), *bow(x, y - 8, 9, 9, 180, 360, 12), (x + 9, y)]
    pen.fill(mouth, "#1d1814")
    pen.stroke(mouth[:-1] + mouth[-1:], "#6b4a25", 3)
    pen.line([(x - 10, y), (x - 10, y - 9)], "#8f6a3a", 1.4)
    pen.line([(x - 3, y), (x - 6, y + 9)], "#4a423c", 1.4)
    pen.line([(x + 3, y), (x + 6, y + 9)], "#4a423c", 1.4)


# ------------------------------------------------------------------ desert


def desert(pen: Pen, rng: random.Random, spots: Spots, variant: int) -> None:
    """Draw dunes and an oasis."""
    dunes = (
        (-30, -50, 58, 26),
        (44, -34, 46, 22),
        (-52, 8, 44, 24),
        (46, 26, 50, 26),
        (-24, 56, 56, 26),
        (40, 76, 44, 20),
    )
    for dx, y, w, h in dunes:
        x = dx + rng.uniform(-4, 4)
        top = spline(
            [(x - w, y), (x - w * 0.45, y - h * 0.55), (x, y - h), (x + w * 0.35, y - h * 0.5), (x + w, y)], 8
        )
        pen.fill([*top, (x + w, y + 2), (x - w, y + 2)], "#f1e4be")
        lee = spline([(x, y - h), (x + w * 0.12, y - h * 0.5), (x - w * 0.06, y)], 6)
        back = spline([(x + w, y), (x + w * 0.35, y - h * 0.5), (x, y - h)], 6)
        pen.fill([*lee, (x + w, y), *back], "#dcc690")
        for _ in range(26):
            t, u = rng.random(), rng.random()
            pen.oval(x + w * (0.1 + t * 0.75), y - h * (1 - t) * u * 0.8, 0.9, 0.9, _SAND_INK, 0.67)
        for k in range(3):
            ripple = [
                (x - w * 0.7 + k * 9, y - 3 - k * 2), (x - w * 0.4 + k * 7, y - 7 - k * 3),
                (x - w * 0.12 + k * 3, y - 4 - k * 4),
            ]  # fmt: skip
            pen.taper(spline(ripple, 4), 0.3, 1.1, 0.3, _SAND_INK, 0.6)
        pen.taper(top, 0.5, 1.8, 0.5, _SAND_INK)
    for x, y, h in ((-44, 40, 36), (-33, 44, 28)):
        _palm(pen, x, y, h)
    pen.oval(-30, 46, 17, 5, "#6c98a0")
    pen.line(bow(-30, 46, 17, 5, 0, 360), _SAND_INK, 1.2)


def _palm(pen: Pen, x: float, y: float, h: float) -> None:
    pen.taper(spline([(x, y), (x + 3, y - h * 0.5), (x + 1, y - h)], 5), 4, 3, 2.4, "#6b4a25")
    for turn in (-160, -120, -60, -20, 20, 160):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        frond = [(x + 1, y - h), (x + 1 + 9 * c, y - h + 7 * s - 2), (x + 1 + 16 * c, y - h + 13 * s + 3)]
        pen.taper(spline(frond, 4), 1, 4.2, 0.6, "#54753f")
