"""The red and gold rays around new things."""

import math

from render.drawing.geometry import along, perimeter, polar, rounded
from render.drawing.pen import Art, Pen
from render.theme import Theme

_REACH = 26


def round_halo(theme: Theme, radius: int) -> Art:
    """Draw rays around a disc; anchored at its centre."""
    c = theme.colours
    pen = Pen((-radius - _REACH, -radius - _REACH, radius + _REACH, radius + _REACH))
    n = max(20, round(radius * 0.65))
    half = 70 / n
    for i in range(n):
        angle = i * 360 / n
        length = 20 if i % 2 == 0 else 13
        foot, end = (polar(0, 0, radius + 2, angle + aside) for aside in (-half, half))
        pen.fill([foot, polar(0, 0, radius + length, angle), end], c.rubric)
    pen.discs(0, 0, (radius + 8, c.rubric), (radius + 5, c.halo))
    return pen.art()


def card_halo(theme: Theme, w: float, h: float) -> Art:
    """Draw rays around an upright card, as strong as it is wide; anchored at its centre."""
    c = theme.colours
    unit = min(1.4, max(0.62, w / 72))
    sheet = Pen((-w / 2 - _REACH * unit, -h / 2 - _REACH * unit, w / 2 + _REACH * unit, h / 2 + _REACH * unit))
    pen = sheet.at(0, 0, unit)
    w, h = w / unit, h / unit
    x, y = -w / 2, -h / 2
    frame = rounded(x - 5, y - 5, w + 10, h + 10, 12)
    length = perimeter(frame)
    n = max(12, round(length / 13 / 2) * 2)
    for i in range(n):
        distance = length * (i + 0.5) / n
        a, b, d = along(frame, distance - 5), along(frame, distance), along(frame, distance + 5)
        tx, ty = d[0] - a[0], d[1] - a[1]
        m = math.hypot(tx, ty) or 1
        ray = 12 if i % 2 else 8
        pen.fill([a, (b[0] + ty / m * ray, b[1] - tx / m * ray), d], c.rubric)
    pen.boxes((x - 9, y - 9, w + 18, h + 18), (0, 14, c.rubric), (3.5, 11, c.halo))
    return sheet.art()
