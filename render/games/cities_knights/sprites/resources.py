"""The eight kinds of cards, drawn in a box of -50..50, with eight silhouettes: colour is never the only sign."""

import math
from collections.abc import Mapping

from render.drawing.geometry import circle, ellipse, outline, rounded
from render.drawing.pen import INK, Pen
from render.games.cities_knights.palette import KINDS
from render.kit.hands import resources


def draw_paper(p: Pen, line: float = 3) -> None:
    """Draw a scroll with writing."""
    sheet = outline("M -26 -34 L 26 -34 L 26 32 C 12 40 -10 26 -26 34 Z")
    p.grade(sheet, "#fffdf4", "#eadfbe", line)
    for y in (-18, -6, 6, 18):
        p.stroke([(-16, y), (16 if y < 12 else 4, y)], "#8d7a58", 3.2)
    p.shape(rounded(-36, -44, 72, 15, 7.5), "#f3e8c8", line)
    for x in (-28, 28):
        p.stroke(circle(x, -36.5, 3), "#8d7a58", 2, closed=True)
    p.shape(circle(15, 27, 9.5), "#c2261c", line - 0.6)
    p.fill(circle(12.5, 24.5, 2.6), "#f08a7a")


def draw_cloth(p: Pen, line: float = 3) -> None:
    """Draw a bolt of cloth."""
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


DRAWINGS: Mapping[str, resources.Drawing] = {
    "lumber": resources.draw_wood,
    "brick": resources.draw_clay,
    "wool": resources.draw_wool,
    "grain": resources.draw_grain,
    "ore": resources.draw_ore,
    "paper": draw_paper,
    "cloth": draw_cloth,
    "coin": resources.draw_coins,
}
"""By kind: ``draw(pen, line width)``."""
PAINTERS = resources.KindPainters(DRAWINGS, KINDS)
