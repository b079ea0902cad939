"""The five kinds of goods, drawn in a box of -50..50. Five silhouettes, so that colour is never the only sign."""

from collections.abc import Mapping

from render.drawing.geometry import circle, outline, polar, rounded, scaled, spline
from render.drawing.pen import INK, Art, Pen
from render.games.nuremberg.palette import GOODS, KINDS
from render.kit.hands import resources
from render.theme import Theme


def draw_compass(p: Pen, line: float = 3) -> None:
    """Draw a compass in its brass case."""
    p.shape(circle(0, 0, 44), "#e9c25a", line)
    p.shape(circle(0, 0, 34), "#fff8e4", line - 1)
    for turn in range(0, 360, 45):
        p.stroke([polar(0, 0, 27, turn), polar(0, 0, 32, turn)], INK, 2.4)
    for turn, colour in ((20, "#c3271b"), (200, "#2f5f86")):
        p.shape([polar(0, 0, 31, turn), polar(0, 0, 8, turn + 90), polar(0, 0, 8, turn - 90)], colour, line - 1.2)
    p.fill(circle(0, 0, 5), INK)


def draw_helmet(p: Pen, line: float = 3) -> None:
    """Draw a knight's helmet from its side, with a plume."""
    plume = spline([(2, -44), (18, -52), (38, -46), (46, -26), (40, -8)], 6)
    p.strokes(plume, (INK, 13), ("#c3271b", 8))
    shell = [*spline([(-36, 10), (-36, -16), (-22, -36), (4, -43), (28, -32), (38, -8), (38, 14)], 6)]
    shell += [(44, 40), (14, 44), (9, 22), (-8, 18), (-40, 26)]
    p.grade(shell, "#dde6ee", "#8797aa", line)
    p.shape([(-40, -2), (12, -9), (9, 10), (-40, 15)], "#1e242c", line - 1)
    p.stroke(spline([(-22, -28), (0, -36), (18, -28)], 5), "#ffffff", 4.4)


def draw_armour(p: Pen, line: float = 3) -> None:
    """Draw a breastplate."""
    plate = [(-44, -34), (-20, -43), (-11, -30), (11, -30), (20, -43), (44, -34), (39, -4), (28, -6)]
    plate += [(26, 18), (35, 43), (-35, 43), (-26, 18), (-28, -6), (-39, -4)]
    p.grade(plate, "#d3dbe1", "#77838d")
    p.fill(
        [(2, -30), (11, -30), (20, -43), (44, -34), (39, -4), (28, -6), (26, 18), (35, 43), (2, 43)],
        "#76828d",
        0.6,
    )
    p.stroke(plate, INK, line, closed=True)
    p.stroke([(0, -28), (0, 42)], INK, line - 1)
    p.stroke([(-26, 18), (26, 18)], INK, line - 1)
    p.stroke([(-19, -24), (-18, 4)], "#f7fbfd", 4.4)


def draw_lyre(p: Pen, line: float = 3) -> None:
    """Draw a lyre with three strings."""
    for side in (-1, 1):
        arm = [(side * x, y) for x, y in spline([(8, 36), (34, 18), (31, -12), (20, -26), (33, -43)], 6)]
        p.strokes(arm, (INK, 13), ("#e0992f", 7.4))
    for x in (-10, 0, 10):
        p.stroke([(x, -22), (x * 0.6, 32)], INK, 2.6)
    p.stroke([(-27, -24), (27, -24)], INK, 8)
    p.stroke([(-26, -24), (26, -24)], "#ffd27a", 3.6)
    p.shape(rounded(-20, 28, 40, 16, 5), "#e0992f", line)


def draw_paper(p: Pen, line: float = 3) -> None:
    """Draw sheets of paper with writing, and a quill."""
    for off, colour in ((9, "#e9dcb8"), (0, "#fffdf4")):
        p.shape(rounded(-34 + off, -44 + off * 0.6, 56, 78, 2), colour, line)
    for i in range(4):
        p.stroke([(-24, -30 + i * 14), (12 - (i == 3) * 18, -30 + i * 14)], "#8d7a58", 4)
    quill = scaled(outline("M 4 44 C 4 20 18 -6 46 -22 C 46 4 34 30 8 40 Z"), 1)
    p.shape(quill, "#b9472e", line - 0.6)
    p.stroke([(2, 46), (30, 4)], INK, 2.6)


GOODS_DRAWN: Mapping[str, resources.Drawing] = {
    "compass": draw_compass,
    "helmet": draw_helmet,
    "armour": draw_armour,
    "lyre": draw_lyre,
    "paper": draw_paper,
}
KINDS_DRAWN: Mapping[str, resources.Drawing] = {
    "wood": resources.draw_wood,
    "clay": resources.draw_clay,
    "wool": resources.draw_wool,
    "grain": resources.draw_grain,
    "ore": resources.draw_ore,
    "gold": resources.draw_coins,
}
PAINTERS = resources.KindPainters({**KINDS_DRAWN, **GOODS_DRAWN}, KINDS)


def medallion(theme: Theme, goods: str, radius: int) -> Art:
    """Draw the goods of a quarter on a disc with a rim of their colour."""
    pen = Pen((-radius - 12, -radius - 12, radius + 12, radius + 14))
    field = GOODS[goods]
    pen.shadow(circle(0, 0, radius), 2, 4, 3, 0.5)
    pen.discs(0, 0, (radius, INK), (radius - 1.8, field.base), (radius - 6, INK))
    pen.grade(circle(0, 0, radius - 7), theme.colours.card_high, field.pale)
    GOODS_DRAWN[goods](pen.at(0, 0, radius / 66), 4)
    return pen.art()
