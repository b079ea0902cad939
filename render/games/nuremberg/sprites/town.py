"""Houses, churches, castles and towers of stone, as engravers drew towns; by their feet, in canvas pixels."""

import random
from collections.abc import Sequence

from render.drawing.colour import mix
from render.drawing.geometry import Point, bow, box_points, spline
from render.drawing.pen import Pen
from render.games.nuremberg.palette import EARTH, LAND_INK, ROOFS, STONE, STONE_DARK, TOWER_ROOF, WATER
from render.kit.maps.land.woods import clear
from render.kit.maps.marks import GILT
from render.kit.maps.seat_colours import PIECE_INK

_TIMBER = "#3a2418"
_DARK = "#2b211a"
_WALLS = ("#f3e6c6", "#ebdab2", "#f6edd6")
_LIGHT_STONE = "#e6d8b8"


def block(pen: Pen, x: float, y: float, w: float, h: float, colour: str, teeth: float = 0) -> None:
    """Draw a wall of stone with its right side in the shade; ``teeth`` high battlements."""
    pen.shape(box_points(x, y - h, w, h), colour, 1.8, PIECE_INK)
    shade = [(x + w * 0.62, y - h + 1), (x + w - 1, y - h + 1), (x + w - 1, y - 1), (x + w * 0.62, y - 1)]
    pen.fill(shade, mix(colour, PIECE_INK, 0.22))
    for k in range(int(h / 5)):
        pen.line([(x + w * 0.68, y - 3 - k * 5), (x + w - 2, y - 4 - k * 5)], PIECE_INK, 0.9, 0.6)
    if teeth:
        step = w / 5
        for k in range(3):
            pen.shape(box_points(x + 2 * k * step, y - h - teeth, step, teeth + 1), colour, 1.4, PIECE_INK)


def cone(pen: Pen, x: float, y: float, w: float, h: float, colour: str, line: float = 1.8) -> None:
    """Draw a pointed roof, ``w`` to each side."""
    pen.fill([(x - w, y), (x, y - h), (x + w, y)], colour)
    pen.fill([(x + w * 0.15, y), (x, y - h), (x + w, y)], mix(colour, PIECE_INK, 0.32))
    for k in range(3):
        pen.line([(x - w * 0.6 + k * w * 0.3, y - 1), (x - w * 0.1 + k * 0.3, y - h * 0.72)], PIECE_INK, 0.8, 0.47)
    pen.stroke([(x - w, y), (x, y - h), (x + w, y)], PIECE_INK, line, closed=True)


def gate(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """Draw a dark archway, ``w`` to each side."""
    pen.fill([(x - w, y), (x - w, y - h), *bow(x, y - h, w, w, 180, 360, 8), (x + w, y)], _DARK)


def house(pen: Pen, x: float, y: float, w: float, h: float, rng: random.Random) -> None:
    """Draw a timber-framed house as in the woodcut of 1493: gable or eaves to the front."""
    roof, wall, half = rng.choice(ROOFS), rng.choice(_WALLS), w / 2
    pen.oval(x + 3, y + 0.5, w * 0.62, 2.6, "#5a4a2c", 0.31)
    pen.shape(box_points(x - half, y - h, w, h), wall, 1.3, _TIMBER)
    if rng.random() < 0.55:
        pen.shape([(x - half - 2, y - h), (x, y - h - w * 0.85), (x + half + 2, y - h)], roof, 1.4, _TIMBER)
        gable = [(x - half * 0.45, y - h - 1), (x, y - h - w * 0.48), (x + half * 0.45, y - h - 1)]
        pen.fill(gable, wall)
        pen.line([(x, y - h - w * 0.48), (x, y - h)], _TIMBER, 0.9, 0.67)
    else:
        top = y - h - w * 0.58
        shape = [(x - half - 2, y - h), (x - half + 2, top), (x + half - 2, top), (x + half + 2, y - h)]
        pen.fill(shape, roof)
        for k in range(4):
            low, high = x - half + 2 + k * w * 0.26, x - half + 3.5 + k * w * 0.24
            pen.line([(low, y - h - 1), (high, y - h - w * 0.52)], mix(roof, _TIMBER, 0.55), 0.9)
        pen.stroke(shape, _TIMBER, 1.4, closed=True)
    pen.line([(x - half, y - h * 0.5), (x + half, y - h * 0.5)], _TIMBER, 0.9, 0.6)
    for side in (-0.45, 0.35):
        pen.box(x + half * side - 1.6, y - h * 0.42, x + half * side + 1.8, y - h * 0.06, "#5b3a26")


def church(pen: Pen, x: float, y: float, scale: float) -> None:
    """Draw St Sebald: a nave and two spires."""
    p = pen.at(x, y, scale)
    p.oval(6, 1, 34, 5, "#5a4a2c", 0.31)
    p.shape([(-4, 0), (-4, -24), (34, -24), (34, 0)], "#e4d6b6", 2, "#33211a")
    p.shape([(-6, -24), (0, -46), (30, -46), (37, -24)], "#a63f28", 2, "#33211a")
    for i in range(6):
        p.line([(i * 6, -25), (3 + i * 5, -44)], "#5e2316", 1.2)
    for i in range(4):
        gate(p, 6 + i * 8, -3, 2.4, 12)
    for left in (-24, -7):
        p.shape(box_points(left - 7, -54, 14, 54), "#efe3c8", 2, "#33211a")
        p.box(left + 2, -53, left + 6, -1, "#c9b992")
        for up in (-37, -21):
            gate(p, left, up, 2.4, 7)
        p.shape([(left - 8, -54), (left, -92), (left + 8, -54)], "#5e8f86", 2, "#33211a")
        p.fill([(left + 1, -54), (left, -92), (left + 8, -54)], "#3f6b66")
        p.oval(left, -93, 3, 3, GILT)


def fountain(pen: Pen, x: float, y: float) -> None:
    """Draw the Schöner Brunnen."""
    pen.outlined_oval(x, y, 15, 6, WATER, PIECE_INK, 1.6)
    for half, low, high in ((6, 0, 14), (4.4, 12, 25), (2.8, 23, 34)):
        tier = [(x - half, y - low), (x - half * 0.5, y - high), (x + half * 0.5, y - high), (x + half, y - low)]
        pen.shape(tier, GILT, 1.3, PIECE_INK)
    pen.shape([(x - 2.6, y - 33), (x, y - 46), (x + 2.6, y - 33)], GILT, 1.3, PIECE_INK)


def crane(pen: Pen, x: float, y: float) -> None:
    """Draw a crane with its treadwheel and ashlar beside it."""
    wood = "#9a6b38"
    for points, width in (([(x - 6, y + 12), (x - 2, y - 48)], 4), ([(x - 2, y - 46), (x + 38, y - 56)], 3.2)):
        pen.strokes(points, (PIECE_INK, width + 3), (wood, width))
    pen.line([(x - 4, y - 16), (x + 22, y - 52)], PIECE_INK, 3)
    pen.line([(x + 36, y - 55), (x + 36, y - 22)], PIECE_INK, 1.6)
    pen.shape(box_points(x + 27, y - 22, 18, 12), STONE, 1.8, PIECE_INK)
    rim = bow(x - 14, y - 8, 17, 17, 0, 360, 40)
    pen.strokes(rim, (PIECE_INK, 6), ("#b88347", 3))
    for k in range(6):
        a, b = rim[k * 3], rim[(k * 3 + 20) % 40]
        pen.line([a, b], "#5c3f1e", 1.6)
    for row, count in ((0, 3), (1, 2)):
        for i in range(count):
            pen.shape(box_points(x + 18 + i * 15 + row * 7, y + 4 - row * 10, 14, 9), STONE, 1.6, PIECE_INK)


def tower(pen: Pen) -> None:
    """Draw a round tower of the wall with its roof and flag, about 130 high, its foot at (0, 16)."""
    pen.outlined_oval(0, 16, 19, 8, STONE_DARK, PIECE_INK, 2.2)
    pen.fill([(-17, -22), (17, -22), (17, 16), *bow(0, 16, 17, 6, 0, 180, 12), (-17, 16)], STONE)
    for left, colour in ((4, "#bfb094"), (11, STONE_DARK)):
        pen.fill([(left, -22), (17, -22), (17, 16), (left, 20)], colour)
    for y in (-14, -6, 2, 10):
        for x in (-12, -3):
            pen.line([(x + y % 4, y), (x + 6 + y % 4, y)], STONE_DARK, 1.3)
    for x in (-18, 18):
        pen.line([(x, -22), (x, 16)], PIECE_INK, 2.2)
    pen.fill(box_points(-3, -8, 5, 12), _DARK)
    pen.shape(box_points(-21, -29, 42, 9), STONE, 2, PIECE_INK)
    cone(pen, 0, -28, 23, 34, TOWER_ROOF, 2.4)
    pen.line([(0, -58), (0, -72)], PIECE_INK, 2.2)
    pen.shape([(1, -72), (15, -68), (1, -63)], "#a5201b", 1.4, PIECE_INK)


def imperial_castle(pen: Pen, x: float, y: float) -> None:
    """Draw the castle on its rock, north-west of the town."""
    p = pen.at(x, y)
    rock = spline([(-66, 26), (-44, 6), (-30, -10), (0, -16), (34, -8), (50, 10), (70, 26)], 6)
    p.fill(rock, "#c2ae78")
    p.fill([*rock[len(rock) // 2 :], (8, 26)], "#a08f5a")
    for k in range(12):
        p.hatch(4 + k * 5, -14 + k * 3, -2 + k * 5.4, 6 + k * 1.7, 1.3, LAND_INK, 0.7)
    p.stroke(rock, EARTH, 1.8)
    block(p, -40, -2, 44, 24, _LIGHT_STONE)
    p.shape([(-43, -26), (-36, -42), (0, -42), (7, -26)], "#a8523a", 1.8, PIECE_INK)
    for k in range(6):
        p.line([(-37 + k * 7, -28), (-34 + k * 6, -40)], "#6e2b1c", 0.9)
    for k in range(4):
        p.box(-35 + k * 9, -18, -31 + k * 9, -10, "#4a3a30")
    block(p, 8, -2, 20, 58, _LIGHT_STONE, 6)
    cone(p, 18, -66, 9, 20, "#a8523a")
    p.box(15, -46, 19, -36, _DARK)
    block(p, -58, 8, 16, 40, _LIGHT_STONE)
    cone(p, -50, -32, 11, 20, "#a8523a")
    block(p, 30, 6, 22, 22, _LIGHT_STONE, 5)


def walled_town(pen: Pen, rng: random.Random) -> None:
    """Draw Nuremberg seen from afar, on a hex drawn for a radius of 103."""
    for _ in range(40):
        x, y = rng.uniform(-84, 84), rng.uniform(-90, 90)
        pen.hatch(x, y, x + 1, y - 6, 1.3, "#8a7a44", 0.6)
    pen.outlined_oval(0, 18, 66, 46, "#c9b27a", EARTH, 2)
    block(pen, -16, -2, 32, 40, "#d8c4a0", 6)
    block(pen, 8, -14, 16, 44, _LIGHT_STONE)
    cone(pen, 16, -58, 12, 24, "#a63f28")
    block(pen, -34, 2, 18, 32, _LIGHT_STONE)
    cone(pen, -25, -30, 13, 22, "#a63f28")
    spots = [(rng.uniform(-46, 46), rng.uniform(6, 40)) for _ in range(18)]
    for x, y in sorted(spots, key=lambda at: at[1]):
        house(pen, x, y, 15, 10, rng)
    rim = bow(0, 18, 66, 46, 0, 180, 30)
    pen.shape([*rim, *[(x, y - 15) for x, y in rim[::-1]]], STONE, 2, PIECE_INK)
    for x, y in rim[::2]:
        pen.box(x - 3.4, y - 21, x + 3.4, y - 12, STONE, PIECE_INK, 1.4)
    for x, y in rim[1:-1:2]:
        pen.line([(x - 3, y - 8), (x + 3, y - 8)], STONE_DARK, 1.2)
    for x, y in ((-64, 22), (64, 22), (-38, 58), (38, 58)):
        block(pen, x - 9, y + 4, 18, 32, STONE)
        cone(pen, x, y - 28, 12, 20, "#b5482c")
    block(pen, -12, 68, 24, 32, STONE, 5)
    gate(pen, 0, 67, 6, 13)


def robber_castle(pen: Pen, rng: random.Random) -> None:
    """Draw the castle of the robber knight on its hill, on a hex drawn for a radius of 103."""
    for _ in range(50):
        x, y = rng.uniform(-84, 84), rng.uniform(-96, 96)
        pen.hatch(x, y, x + 1, y - 6, 1.3, "#8a7a44", 0.6)
    for x, y, w, h in ((-44, 62, 40, 30), (44, 66, 42, 30), (0, 66, 70, 62)):
        points = ((-1, 0), (-0.6, 0.5), (-0.3, 0.92), (0, 1), (0.3, 0.9), (0.62, 0.45), (1, 0))
        side = spline([(x + w * a, y - h * b) for a, b in points], 6)
        pen.fill(side, "#b9a873")
        pen.fill([*side[len(side) // 2 :], (x + w * 0.1, y)], "#94844f")
        for k in range(9):
            pen.hatch(
                x + w * (0.1 + k * 0.09), y - h * (0.95 - k * 0.1), x + w * (0.02 + k * 0.085),
                y - h * (0.5 - k * 0.05), 1.3, LAND_INK, 0.67,
            )  # fmt: skip
        pen.stroke(side, EARTH, 2)
    stone = "#d5cbb8"
    block(pen, -46, 14, 26, 44, stone, 7)
    block(pen, 22, 14, 26, 50, stone, 7)
    block(pen, -22, 14, 46, 34, "#e0d7c4", 6)
    block(pen, -9, -14, 22, 46, stone, 7)
    pen.line([(2, -66), (2, -90)], PIECE_INK, 2.4)
    pen.shape([(3, -90), (26, -84), (3, -76)], "#2b2630", 1.6, PIECE_INK)
    gate(pen, 1, 14, 8, 16)
    for x in (-34, 34):
        pen.box(x - 2, -16, x + 2, -6, _DARK)


def countryside(
    pen: Pen, part: tuple[int, int, int, int], seed: int, step: float, spots: Sequence[tuple[float, float, float]]
) -> None:
    """Draw small repeated marks over land: tufts, hillocks, single trees; discs in ``spots`` stay clear."""
    rng = random.Random(seed)
    left, top, right, bottom = part
    y, row = top + 12.0, 0
    while y < bottom:
        x = left + (row % 2) * step / 2
        while x < right:
            a, b, kind = x + rng.uniform(-8, 8), y + rng.uniform(-6, 6), rng.random()
            if clear(a, b, spots):
                _mark(pen, a, b, kind)
            x += step
        y += step * 0.8
        row += 1


def _mark(pen: Pen, x: float, y: float, kind: float) -> None:
    if kind < 0.38:
        for dx in (-3, 0, 3):
            pen.hatch(x + dx * 0.6, y, x + dx * 1.6, y - 6, 1.2, LAND_INK, 0.43)
    elif kind < 0.56:
        pen.taper(bow(x, y, 11, 7, 190, 345, 8), 0.4, 1.6, 0.4, LAND_INK, 0.5)
        for t in range(3):
            pen.hatch(x + 2 + t * 3, y - 5 + t * 1.6, x + 1 + t * 3, y - 0.5, 1, LAND_INK, 0.43)
    elif kind < 0.76:
        tree: list[Point] = [(x - 5, y - 4), (x, y - 17), (x + 5, y - 4)]
        pen.line([(x, y), (x, y - 5)], LAND_INK, 1.3, 0.6)
        pen.fill(tree, "#a9a566", 0.67)
        pen.fill([(x, y - 17), (x + 5, y - 4), (x + 1, y - 4)], "#837e45", 0.75)
        pen.line([*tree, tree[0]], LAND_INK, 1, 0.67)
