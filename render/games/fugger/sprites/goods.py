"""The five goods, drawn in a box of -50..50. Five silhouettes, so that colour is never the only sign."""

import math

from render.drawing.geometry import circle, ellipse, outline, rotated
from render.drawing.pen import INK, Pen


def draw_copper(p: Pen, line: float = 2.6) -> None:
    """Draw three ingots."""
    for cx, cy in ((-21, 23), (21, 23), (0, -8)):
        w, h = 41, 21
        top = [(cx - w / 2 + 5, cy - h / 2), (cx + w / 2 - 5, cy - h / 2)]
        p.shape([*top, (cx + w / 2 - 10, cy - h / 2 - 10), (cx - w / 2 + 10, cy - h / 2 - 10)], "#ffe6c8", line)
        front = [(cx - w / 2, cy + h / 2), (cx + w / 2, cy + h / 2), top[1], top[0]]
        p.grade(front, "#ffc08a", "#de7a3a", line)
        p.stroke([(cx - w / 2 + 9, cy - h / 2 + 5), (cx - w / 2 + 7, cy + h / 2 - 6)], "#fff1df", 2.4)
        p.stroke(circle(cx, cy + 1, 4.2), "#8a3d14", 2, closed=True)


def draw_cloth(p: Pen, line: float = 2.6) -> None:
    """Draw a bolt with a hanging sheet."""
    stripe = "#f3c94f"
    bands = ((-10, -3), (16, 23))
    sheet = outline("M -26 -12 L 36 -12 L 36 27 C 28 36 22 22 12 30 C 2 38 -4 26 -14 33 C -19 36 -24 35 -28 31 Z")
    p.grade(sheet, "#eaf4ff", "#a9cdf0")
    for x0, x1 in bands:
        p.fill(outline(f"M {x0} -10 L {x1} -10 L {x1} 27 L {x0} 31 Z"), stripe)
    for x in (4, 30, -19):
        p.stroke(outline(f"M {x} 4 C {x + 2} 12 {x - 2} 20 {x} 27"), "#6e9ccb", 2)
    p.stroke(sheet, INK, line, closed=True)
    roll = outline("M -30 -36 L 36 -36 C 44 -36 44 -6 36 -6 L -30 -6 Z")
    p.grade(roll, "#ffffff", "#8fbbe6")
    for a, b in bands:
        right, left = f"C {b + 5} -30 {b + 5} -12 {b} -6", f"C {a + 5} -12 {a + 5} -30 {a} -36"
        p.fill(outline(f"M {a} -36 L {b} -36 {right} L {a} -6 {left} Z"), stripe)
    p.stroke(roll, INK, line, closed=True)
    p.shape(ellipse(-30, -21, 9.5, 15), "#eaf4ff", line)
    spiral = []
    for i in range(40):
        t = i / 39
        turn = t * 4 * math.pi
        spiral.append((-30 + 7.2 * (1 - t) * math.cos(turn), -21 + 12 * (1 - t) * math.sin(turn)))
    p.stroke(spiral, "#2f66ac", 2.2)
    p.stroke([(-16, -31), (12, -31)], "#ffffff", 2.2)


def draw_spices(p: Pen, line: float = 2.6) -> None:
    """Draw a star anise."""
    for i in range(8):
        length = 43 if i % 2 == 0 else 39
        pod = outline(f"M 0 -6 C -13 -14 -12 -28 0 -{length} C 12 -28 13 -14 0 -6 Z")
        p.shape(rotated(pod, i * 45), "#7a3b12", line)
        inner = outline(f"M 0 -10 C -7 -16 -7 -26 0 -{length - 7} C 7 -26 7 -16 0 -10 Z")
        p.fill(rotated(inner, i * 45), "#c07a35")
        p.shape(rotated(ellipse(0, -21, 4.2, 6.6), i * 45), "#fff0c4", 1.8, "#4a230a")
    p.shape(circle(0, 0, 6.5), "#5a2a0c", line - 0.4)
    p.fill(circle(-1.6, -1.8, 2), "#d9a066")


def draw_gems(p: Pen, line: float = 2.6) -> None:
    """Draw a faceted stone with a glint."""
    girdle, tip = -7, (0, 40)
    facets = (
        ([(-22, -30), (-42, girdle), (-21, girdle)], "#8fe8c6"),
        ([(-22, -30), (-21, girdle), (0, -30)], "#f4fffa"),
        ([(0, -30), (-21, girdle), (21, girdle)], "#c6f6e2"),
        ([(0, -30), (21, girdle), (22, -30)], "#7fddb8"),
        ([(22, -30), (21, girdle), (42, girdle)], "#49b993"),
        ([(-42, girdle), (-21, girdle), tip], "#62cfa6"),
        ([(-21, girdle), (21, girdle), tip], "#aef0d6"),
        ([(21, girdle), (42, girdle), tip], "#2f9673"),
    )
    for points, colour in facets:
        p.shape(points, colour, 1.8)
    p.stroke([(-22, -30), (22, -30), (42, girdle), tip, (-42, girdle)], INK, line + 0.4, closed=True)
    p.fill(outline("M -12 2 L -6 2 L -2 22 Z"), "#ffffff")
    glint = [(27, -44), (29, -37), (36, -35), (29, -33), (27, -26), (25, -33), (18, -35), (25, -37)]
    p.fill(glint, "#ffffff")


def draw_wine(p: Pen, line: float = 2.6) -> None:
    """Draw a goblet."""
    glass = "#e9efd4"
    p.shape(outline("M -22 41 C -22 34 -8 34 -4.5 29 L 4.5 29 C 8 34 22 34 22 41 Z"), glass, line)
    p.shape(outline("M -4.5 10 L 4.5 10 L 4.5 31 L -4.5 31 Z"), glass, line)
    p.shape(ellipse(0, 20, 9.5, 5.4), "#f3c94f", line)
    bowl = outline("M -25 -40 C -33 -10 -20 11 0 11 C 20 11 33 -10 25 -40 Z")
    p.fill(bowl, "#f3f7e4")
    drink = outline("M -27.6 -20 C -28 -4 -18 11 0 11 C 18 11 28 -4 27.6 -20 C 14 -15 -14 -15 -27.6 -20 Z")
    p.grade(drink, "#e0426e", "#8e1238")
    p.fill(ellipse(0, -20, 26.5, 4.6), "#f58aa6")
    p.stroke(bowl, INK, line, closed=True)
    p.stroke(outline("M -19 -32 C -22 -16 -17 -4 -11 2"), "#ffffff", 3.4)
    for x, y in ((9, -8), (15, -14), (3, -12)):
        p.fill(circle(x, y, 2.2), "#fbc3d1")


DRAWINGS = {
    "copper": draw_copper,
    "cloth": draw_cloth,
    "spices": draw_spices,
    "gems": draw_gems,
    "wine": draw_wine,
}
"""By good: ``draw(pen, line width)``."""
