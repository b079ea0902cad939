"""The eight kinds of cards, drawn in a box of -50..50. Eight silhouettes, so that colour is never needed alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from render.games.cities_knights.palette import KINDS
from render.geometry import bow, box_points, circle, ellipse, moved, outline, rotated, rounded
from render.kit import cards
from render.pen import INK, Art, Pen
from render.theme import Theme


def draw_lumber(p: Pen, line: float = 3) -> None:
    """Three logs, seen from their ends."""
    for x, y in ((-20, 20), (20, 20), (0, -12)):
        p.fill(moved(rounded(-18, -18, 44, 36, 17), x - 2, y - 3), INK)
        p.fill(moved(rounded(-15, -15, 39, 30, 14), x - 2, y - 3), "#8a5a2c")
        p.shape(circle(x - 2, y - 3, 16.5), "#f0cf98", line)
        for r in (10.5, 5):
            p.stroke(circle(x - 2, y - 3, r), "#b57d3e", 2.2, closed=True)


def draw_brick(p: Pen, line: float = 3) -> None:
    """A small wall of bricks."""
    for y, starts in ((-34, (-42, 2)), (-11, (-42, -20, 24)), (12, (-42, 2))):
        widths = {2: (40, 40), 3: (18, 40, 18)}[len(starts)]
        for x, w in zip(starts, widths, strict=True):
            p.grade(box_points(x, y, w, 19), "#ffb08a", "#c9522a")
            p.stroke(rounded(x, y, w, 19, 2), INK, line, closed=True)


def draw_wool(p: Pen, line: float = 3) -> None:
    """A sheep."""
    for x in (-20, -8, 10, 22):
        p.shape(box_points(x - 3.5, 16, 7, 24), "#4a3b2a", line - 1)
    lobes = ((-24, 4, 17), (-8, -10, 19), (12, -10, 19), (26, 2, 16), (10, 10, 18), (-10, 12, 17))
    for x, y, r in lobes:
        p.fill(circle(x, y, r + line), INK)
    for x, y, r in lobes:
        p.fill(circle(x, y, r), "#fffaf0")
    for x, y in ((-20, 2), (-4, -8), (14, -6), (6, 8), (-12, 12), (22, 6)):
        p.stroke(bow(x, y, 6, 5, 20, 170, 8), "#cbbd9f", 2.4)
    p.shape(ellipse(-36, -10, 10.5, 14), "#5b4836", line)
    p.shape(rotated(ellipse(-27, -19, 4, 8), 40, -27, -19), "#5b4836", line - 1)
    for x in (-40, -33):
        p.fill(circle(x, -13, 2.2), "#fffaf0")


def draw_grain(p: Pen, line: float = 3) -> None:
    """Three ears of grain."""
    for turn, lift in ((-24, 2), (24, 2), (0, -4)):
        p.stroke(rotated([(0, 44), (0, -10)], turn, 0, 44), INK, 6.4)
        p.stroke(rotated([(0, 44), (0, -10)], turn, 0, 44), "#c98f1e", 3)
        for k in range(4):
            y = 6 - k * 13 + lift
            for side in (-1, 1):
                seed = rotated(ellipse(side * 6.5, y, 5.6, 9.4), side * 28, side * 6.5, y)
                p.shape(rotated(seed, turn, 0, 44), "#ffe28a", line - 0.9)
        p.shape(rotated(ellipse(0, -44 + lift, 5, 9), turn, 0, 44), "#ffe28a", line - 0.9)
    p.shape(rounded(-12, 24, 24, 8, 3), "#a8381e", line - 0.8)


def draw_ore(p: Pen, line: float = 3) -> None:
    """A lump of rock with veins."""
    rock = [(-42, 18), (-30, -16), (-8, -36), (16, -30), (38, -8), (42, 22), (22, 36), (-24, 36)]
    p.grade(rock, "#cdd3dd", "#6d7480")
    p.fill([(-8, -36), (16, -30), (6, -6), (-14, -10)], "#f2f4f8")
    p.fill([(-14, -10), (6, -6), (2, 22), (-24, 16)], "#a4abb8")
    p.fill([(6, -6), (16, -30), (38, -8), (22, 12), (2, 22)], "#7d8491")
    for facet in (
        [(-8, -36), (-14, -10), (-42, 18)],
        [(-14, -10), (6, -6), (16, -30)],
        [(6, -6), (2, 22), (22, 36)],
        [(-14, -10), (-24, 16), (-24, 36)],
        [(6, -6), (22, 12), (38, -8)],
        [(2, 22), (22, 12), (42, 22)],
    ):
        p.stroke(facet, INK, line - 1.4)
    p.stroke(rock, INK, line + 0.6, closed=True)
    for x, y in ((-22, 4), (14, 2), (-6, 26)):
        p.shape([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)], "#ffd45e", 1.6)


def draw_paper(p: Pen, line: float = 3) -> None:
    """A scroll with writing."""
    sheet = outline("M -26 -34 L 26 -34 L 26 32 C 12 40 -10 26 -26 34 Z")
    p.grade(sheet, "#fffdf4", "#eadfbe")
    p.stroke(sheet, INK, line, closed=True)
    for y in (-18, -6, 6, 18):
        p.stroke([(-16, y), (16 if y < 12 else 4, y)], "#8d7a58", 3.2)
    p.shape(rounded(-36, -44, 72, 15, 7.5), "#f3e8c8", line)
    for x in (-28, 28):
        p.stroke(circle(x, -36.5, 3), "#8d7a58", 2, closed=True)
    p.shape(circle(15, 27, 9.5), "#c2261c", line - 0.6)
    p.fill(circle(12.5, 24.5, 2.6), "#f08a7a")


def draw_cloth(p: Pen, line: float = 3) -> None:
    """A bolt of cloth."""
    sheet = outline("M -24 -8 L 38 -8 L 38 30 C 28 38 22 26 12 34 C 2 40 -6 28 -14 36 C -20 38 -24 36 -28 32 Z")
    p.grade(sheet, "#fff0cc", "#e8b13a")
    for x0, x1 in ((-8, 0), (18, 26)):
        p.fill(outline(f"M {x0} -8 L {x1} -8 L {x1} 28 L {x0} 33 Z"), "#b3302a")
    p.stroke(sheet, INK, line, closed=True)
    roll = outline("M -30 -38 L 38 -38 C 46 -38 46 -6 38 -6 L -30 -6 Z")
    p.grade(roll, "#fff8e4", "#dc9f2a")
    for a, b in ((-8, 0), (18, 26)):
        right, left = f"C {b + 6} -30 {b + 6} -14 {b} -6", f"C {a + 6} -14 {a + 6} -30 {a} -38"
        p.fill(outline(f"M {a} -38 L {b} -38 {right} L {a} -6 {left} Z"), "#b3302a")
    p.stroke(roll, INK, line, closed=True)
    p.shape(ellipse(-30, -22, 10, 16), "#fff3d2", line)
    spiral = []
    for i in range(40):
        t = i / 39
        spiral.append((-30 + 7.4 * (1 - t) * math.cos(t * 12.6), -22 + 12.5 * (1 - t) * math.sin(t * 12.6)))
    p.stroke(spiral, "#94610a", 2.4)


def draw_coin(p: Pen, line: float = 3) -> None:
    """Two stacks of coins."""
    for x, base, count in ((-18, 30, 5), (20, 34, 3)):
        for k in range(count):
            y = base - k * 12
            p.fill(ellipse(x, y + 5, 23, 10), INK)
            p.fill(box_points(x - 23, y, 46, 5), INK)
            p.fill(ellipse(x, y + 3, 20.5, 8), "#b57a10")
            p.fill(box_points(x - 20.5, y, 41, 3.4), "#b57a10")
            p.shape(ellipse(x, y, 21.6, 9), "#ffd65c", line - 0.6)
        p.stroke(ellipse(x, base - (count - 1) * 12, 13.5, 5), "#b57a10", 2.4, closed=True)


DRAWINGS: Mapping[str, Callable[[Pen, float], None]] = {
    "lumber": draw_lumber,
    "brick": draw_brick,
    "wool": draw_wool,
    "grain": draw_grain,
    "ore": draw_ore,
    "paper": draw_paper,
    "cloth": draw_cloth,
    "coin": draw_coin,
}
"""By kind: ``draw(pen, line width)``."""


def kind_sign(theme: Theme, kind: str, size: int) -> Art:
    """A kind without a frame, ``size`` pixels high."""
    half = size * 0.56 + 2
    pen = Pen((-half, -half, half, half))
    DRAWINGS[kind](pen.at(0, 0, size / 92), 4.2)
    return pen.art()


def faint_kind(theme: Theme, kind: str, size: int) -> Art:
    """A kind of which there is none, faint."""
    made = kind_sign(theme, kind, size)
    return Art(made.colours, made.alpha.point(lambda value: value * 3 // 10), made.anchor)


def missing_kind(theme: Theme, kind: str, size: int) -> Art:
    """A card that is still missing: faint in a red ring, ``size`` pixels high."""
    half = size * 0.56 + 2
    pen = Pen((-half, -half, half, half))
    ring = circle(0, 0, size * 0.5 - 1)
    pen.fill(ring, theme.colours.card_high, 0.75)
    faint = pen.layer()
    DRAWINGS[kind](faint.at(0, 0, size / 122), 4.2)
    pen.lay(faint, opacity=0.6)
    pen.stroke(ring, theme.colours.rubric, max(2.4, size * 0.07), closed=True)
    return pen.art()


def kind_card(theme: Theme, kind: str, width: int) -> Art:
    """A card of a kind, anchored at its centre."""
    drawing = DRAWINGS[kind]
    return cards.face(theme, width, KINDS[kind], lambda p: drawing(p, 3.2)).art()
