"""Products of land, and coins, drawn in a box of -50..50, and their use on signs and cards.

The silhouettes differ, so that colour is never the only sign.
"""

from collections.abc import Callable, Mapping

from render.drawing.geometry import bow, box_points, circle, ellipse, moved, rotated, rounded
from render.drawing.pen import INK, Art, Pen
from render.kit.hands import cards
from render.kit.hands.cards import FieldColours
from render.theme import Theme

Drawing = Callable[[Pen, float], None]
"""Draws a thing with a pen of 100 units, with contours of the given width in units."""

WOOD = FieldColours("#5f8a4f", "#dcebcf", "#33522b", "#86b172")
CLAY = FieldColours("#c4643c", "#f6d6c4", "#7a3115", "#e48a60")
WOOL = FieldColours("#a3c061", "#eef6d5", "#5f7a2a", "#c5dc8c")
GRAIN = FieldColours("#e9b93e", "#fff1c6", "#96690d", "#f7d573")
ORE = FieldColours("#8e95a3", "#e6e9ee", "#4a505c", "#b4bac6")
"""The colours of their cards."""


def draw_wood(p: Pen, line: float = 3) -> None:
    """Draw three logs, seen from their ends."""
    for x, y in ((-20, 20), (20, 20), (0, -12)):
        p.fill(moved(rounded(-18, -18, 44, 36, 17), x - 2, y - 3), INK)
        p.fill(moved(rounded(-15, -15, 39, 30, 14), x - 2, y - 3), "#8a5a2c")
        p.shape(circle(x - 2, y - 3, 16.5), "#f0cf98", line)
        for r in (10.5, 5):
            p.stroke(circle(x - 2, y - 3, r), "#b57d3e", 2.2, closed=True)


def draw_clay(p: Pen, line: float = 3) -> None:
    """Draw a small wall of bricks."""
    for y, starts in ((-34, (-42, 2)), (-11, (-42, -20, 24)), (12, (-42, 2))):
        widths = {2: (40, 40), 3: (18, 40, 18)}[len(starts)]
        for x, w in zip(starts, widths, strict=True):
            p.grade(box_points(x, y, w, 19), "#ffb08a", "#c9522a")
            p.stroke(rounded(x, y, w, 19, 2), INK, line, closed=True)


def draw_wool(p: Pen, line: float = 3) -> None:
    """Draw a sheep."""
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
    """Draw three ears of grain."""
    for turn, lift in ((-24, 2), (24, 2), (0, -4)):
        p.strokes(rotated([(0, 44), (0, -10)], turn, 0, 44), (INK, 6.4), ("#c98f1e", 3))
        for k in range(4):
            y = 6 - k * 13 + lift
            for side in (-1, 1):
                seed = rotated(ellipse(side * 6.5, y, 5.6, 9.4), side * 28, side * 6.5, y)
                p.shape(rotated(seed, turn, 0, 44), "#ffe28a", line - 0.9)
        p.shape(rotated(ellipse(0, -44 + lift, 5, 9), turn, 0, 44), "#ffe28a", line - 0.9)
    p.shape(rounded(-12, 24, 24, 8, 3), "#a8381e", line - 0.8)


def draw_ore(p: Pen, line: float = 3) -> None:
    """Draw a lump of rock with veins."""
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


def draw_coins(p: Pen, line: float = 3) -> None:
    """Draw two stacks of coins."""
    for x, base, count in ((-18, 30, 5), (20, 34, 3)):
        for k in range(count):
            y = base - k * 12
            p.fill(ellipse(x, y + 5, 23, 10), INK)
            p.fill(box_points(x - 23, y, 46, 5), INK)
            p.fill(ellipse(x, y + 3, 20.5, 8), "#b57a10")
            p.fill(box_points(x - 20.5, y, 41, 3.4), "#b57a10")
            p.shape(ellipse(x, y, 21.6, 9), "#ffd65c", line - 0.6)
        p.stroke(ellipse(x, base - (count - 1) * 12, 13.5, 5), "#b57a10", 2.4, closed=True)


def sign(drawing: Drawing, size: int) -> Art:
    """Draw a thing without a frame, ``size`` pixels high."""
    pen = Pen.square(size * 0.56 + 2)
    drawing(pen.at(0, 0, size / 92), 4.2)
    return pen.art()


class KindPainters:
    """The painters of a game's kinds of payment. drawings: by kind. fields: the colours of their cards."""

    def __init__(self, drawings: Mapping[str, Drawing], fields: Mapping[str, FieldColours]) -> None:
        self._drawings = drawings
        self._fields = fields

    def sign(self, theme: Theme, kind: str, size: int) -> Art:
        """Draw a kind without a frame, ``size`` pixels high."""
        return sign(self._drawings[kind], size)

    def faint(self, theme: Theme, kind: str, size: int) -> Art:
        """Draw a kind faintly: the hand has none."""
        made = self.sign(theme, kind, size)
        return Art(made.colours, made.alpha.point(lambda value: value * 3 // 10), made.anchor)

    def missing(self, theme: Theme, kind: str, size: int) -> Art:
        """Draw a card that is still missing: faint in a red ring, ``size`` pixels high."""
        pen = Pen.square(size * 0.56 + 2)
        ring = circle(0, 0, size * 0.5 - 1)
        pen.fill(ring, theme.colours.card_high, 0.75)
        faint = pen.layer()
        self._drawings[kind](faint.at(0, 0, size / 122), 4.2)
        pen.lay(faint, opacity=0.6)
        pen.stroke(ring, theme.colours.rubric, max(2.4, size * 0.07), closed=True)
        return pen.art()

    def card(self, theme: Theme, kind: str, width: int) -> Art:
        """Draw a card of a kind, anchored at its centre."""
        drawing = self._drawings[kind]
        return cards.face(theme, width, self._fields[kind], lambda pen: drawing(pen, 3.2)).art()
