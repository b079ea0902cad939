"""The scores of a match as curves: a line for each seat, marked by colour, signs and the shield at its end."""

from PIL import Image

from render.drawing.geometry import Point, Points, box_points, circle, diamond, polar
from render.drawing.pen import Art, Pen
from render.kit.board_frame.patterns import pattern
from render.kit.paper import paper
from render.theme import Theme

_PAD = 20
_LINE, _CASING = 9.0, 14.0
_MARK = 15.0


def course_ground(theme: Theme, w: int, h: int) -> Image.Image:
    """Draw a sheet of paper."""
    return paper(theme, (w, h))


def curves(theme: Theme, w: int, h: int, rows: str, columns: str, goal: int, lines: str) -> Art:
    """Draw a field with the curves in it, anchored at its top left corner.

    rows, columns: positions of its grid lines, in pixels from the top and the left. goal: position of the goal's
    line from the top; negative for none. lines: a style and its points each ("0:0,90 40,80;1:0,90 40,60"), the
    topmost last.
    """
    pen = Pen((-_PAD, -_PAD, w + _PAD, h + _PAD))
    c = theme.colours
    pen.fill(box_points(0, 0, w, h), c.card_low)
    for y in _numbers(rows):
        pen.stroke([(0, y), (w, y)], c.slot, 1.6)
    for x in _numbers(columns):
        pen.stroke([(x, 0), (x, h)], c.slip_low, 1.6)
    if goal >= 0:
        for x in range(0, w, 26):
            pen.stroke([(x, goal), (min(w, x + 14), goal)], c.rubric, 4)
    pen.stroke([(0, 0), (0, h), (w, h)], c.ink, 3.4)
    for style, line in map(_line, lines.split(";")):
        pen.strokes(line, (c.ink, _CASING), (theme.seats[style % len(theme.seats)].ground, _LINE))
    return pen.art()


def mark(theme: Theme, style: int) -> Art:
    """Draw the sign on a seat's curve, of its style's own form, anchored at its middle."""
    pen = Pen((-_PAD, -_PAD, _PAD, _PAD))
    seat = theme.seats[style % len(theme.seats)]
    form = _form(style)
    pen.texture(form, pattern((2 * _MARK, 2 * _MARK), seat.ground, seat.figure, seat.pattern, 7))
    pen.stroke(form, theme.colours.ink, 3, closed=True)
    return pen.art()


def turning(theme: Theme, height: int) -> Art:
    """Draw the line of a turning point, ``height`` pixels down from its anchor."""
    pen = Pen((-_PAD, -4, _PAD, height + _PAD))
    for y in range(0, height, 18):
        pen.stroke([(0, y), (0, min(height, y + 9))], theme.colours.ink_soft, 3)
    return pen.art()


def leap(theme: Theme) -> Art:
    """Draw the sign of the largest gain, anchored at its middle."""
    pen = Pen((-22, -22, 22, 22))
    c = theme.colours
    star = [polar(0, 0, 8 if k % 2 else 18, k * 36) for k in range(10)]
    pen.shape(star, c.gold, 2.6)
    return pen.art()


def link(theme: Theme, w: int, rise: int) -> Art:
    """Draw a thin line from the end of a curve to its name, ``w`` pixels to the right and ``rise`` up."""
    pen = Pen((-4, -max(0, rise) - 4, w + 4, max(0, -rise) + 4))
    pen.stroke([(0, 0), (w, -rise)], theme.colours.ink_soft, 2.4)
    return pen.art()


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def _line(text: str) -> tuple[int, list[Point]]:
    style, _, points = text.partition(":")
    pairs = (pair.split(",") for pair in points.split())
    return int(style), [(float(x), float(y)) for x, y in pairs]


def _form(style: int) -> Points:
    """Return the form of a style's marks."""
    r = _MARK
    match style % 6:
        case 0:
            return circle(0, 0, r)
        case 1:
            return box_points(-0.9 * r, -0.9 * r, 1.8 * r, 1.8 * r)
        case 2:
            return [(0, -1.2 * r), (1.15 * r, 0.9 * r), (-1.15 * r, 0.9 * r)]
        case 3:
            return diamond(0, 0, 1.15 * r, 1.35 * r)
        case 4:
            return [(0, 1.2 * r), (1.15 * r, -0.9 * r), (-1.15 * r, -0.9 * r)]
        case _:
            return [polar(0, 0, 1.2 * r, 60 * corner) for corner in range(6)]
