"""Marks on maps: light around new things, rings around choices, ghosts of removed pieces."""

import math

from render.drawing.geometry import Point, Points, along, circle, ellipse, perimeter, polar, rounded
from render.drawing.pen import Art, Pen
from render.theme import Theme

GILT = "#f2b632"
"""The gold of halos and of small ornaments on pieces."""
_EDGE, _RING, _CORE = "#7a4a00", "#ffc72e", "#fff4c4"
_ALARM = ("#e23a28", "#ffd9c8", "#5e0c08", "#c3271b")
"""Ring, core, edge and rays of a halo around a loss."""
TURNS = {"|": 90, "/": -30, "\\": 30}
"""By the direction of an edge, degrees clockwise from horizontal."""


def place_halo(theme: Theme, radius: int, alarm: int) -> Art:
    """Draw light and rays around a place on the map with something new; blood red for a loss."""
    pen = Pen.square(radius + 42)
    ring, core, edge, ray = _ALARM if alarm else (_RING, _CORE, _EDGE, GILT)
    for k in range(9):
        pen.fill(circle(0, 0, radius + 34 - 5 * k), core, 0.14)
    for k in range(28):
        turn, big = k * 360 / 28, k % 2 == 0
        half = 4.9 if big else 3.4
        tip = polar(0, 0, radius + (24 if big else 16), turn)
        pen.shape(
            [polar(0, 0, radius + 6, turn - half), tip, polar(0, 0, radius + 6, turn + half)], ray, 1.4, edge
        )
    pen.strokes(circle(0, 0, radius + 2), (edge, 11.5), (ring, 8), closed=True)
    pen.stroke(circle(0, 0, radius - 1), core, 2.4, closed=True)
    return pen.art()


def edge_halo(theme: Theme, lie: str, alarm: int, half: int = 56, wide: int = 23, rays: int = 0) -> Art:
    """Draw light around something new (or removed) along an edge, anchored at its middle.

    half, wide: half the length and half the width of its rim. rays: it has rays like the halo of a place.
    """
    turn = math.radians(TURNS[lie])
    pen = Pen.square(half + wide + 28 if rays else half + 28)

    def capsule(by: float, longer: float = 0) -> list[Point]:
        w, end = wide + by, half + by + longer
        flat = rounded(-end, -w, 2 * end, 2 * w, w)
        return [
            (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)) for x, y in flat
        ]

    ring, core, edge = _ALARM[:3] if alarm else (_RING, _CORE, _EDGE)
    for k in range(6):
        pen.fill(capsule(11 - 3 * k, 3), core, 0.16)
    if rays:
        _rays(pen, capsule(2), _ALARM[3] if alarm else GILT, edge)
    pen.fill(capsule(0), edge)
    pen.fill(capsule(-1.6), ring)
    pen.fill(capsule(-6.5, -0.5), core)
    return pen.art()


def _rays(pen: Pen, rim: Points, colour: str, edge: str) -> None:
    """Draw short and long rays in turn, out of a rim that goes around clockwise."""
    length = perimeter(rim)
    count = round(length / 28) * 2
    for k in range(count):
        at = length * k / count
        a, middle, b = along(rim, at - 5), along(rim, at), along(rim, at + 5)
        m = math.dist(a, b)
        far = 10 if k % 2 else 17
        tip = middle[0] + (b[1] - a[1]) / m * far, middle[1] - (b[0] - a[0]) / m * far
        pen.shape([a, tip, b], colour, 1.3, edge)


def choice_ring(theme: Theme) -> Art:
    """Draw a ring around a piece that may be chosen."""
    pen = Pen((-64, -64, 64, 64))
    pen.strokes(circle(0, 0, 54), (_EDGE, 11), (_RING, 7), closed=True)
    return pen.art()


def place_mark(theme: Theme) -> Art:
    """Draw a small mark on a place whose label lies beside it."""
    pen = Pen((-16, -16, 16, 16))
    pen.discs(0, 0, (12, _EDGE), (9, _RING))
    return pen.art()


def dot(theme: Theme, radius: int, colour: str) -> Art:
    """Draw a small disc, for dashed lines."""
    pen = Pen((-radius - 1, -radius - 1, radius + 1, radius + 1))
    pen.fill(ellipse(0, 0, radius, radius), colour)
    return pen.art()


def faded(art: Art, to: float = 0.6) -> Art:
    """Return a drawing with a share of its opacity, such as the ghost of a piece where it was."""
    return Art(art.colours, art.alpha.point(lambda value: round(value * to)), art.anchor)


def smaller(art: Art, by: float) -> Art:
    """Return a finished drawing at a fraction of its size."""
    size = round(art.colours.width * by), round(art.colours.height * by)
    anchor = round(art.anchor[0] * by), round(art.anchor[1] * by)
    return Art(art.colours.resize(size), art.alpha.resize(size), anchor)
