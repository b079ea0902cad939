"""Pieces that the seats of several games have on maps: houses, and pieces along edges.

A piece shows its seat by colour, by the form of its roof or the pattern of its mark, and by its letter.
"""

import math

from render.drawing.geometry import Point, bow, box_points, spline
from render.drawing.pen import Art, Pen
from render.kit.maps.marks import GILT
from render.kit.maps.seat_colours import CASING, PIECE_INK, SeatColours, cased, seat_colours
from render.theme import Theme

ROAD_LENGTH = 85


def draw_roof(pen: Pen, look: SeatColours, x0: float, x1: float, y: float, h: float) -> None:
    """Draw a roof over the wall from ``x0`` to ``x1``; ``y`` is its foot, ``h`` about its height."""
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2 + 3
    ink = PIECE_INK
    match look.roof_form:
        case "gable":
            pen.shape([(x0 - 4, y), (middle, y - h * 1.08), (x1 + 4, y)], look.roof, 2.4, ink)
            pen.stroke([(x0 + 1, y - 3), (middle, y - h * 0.92)], look.light, 2.4)
        case "dome":
            pen.stroke([(middle, y - h * 0.8), (middle, y - h - 5)], ink, 4)
            pen.shape(bow(middle, y, half, h * 0.88, 180, 360), look.roof, 2.4, ink)
            pen.stroke(bow(middle, y, half - 4, h * 0.66, 195, 260, 10), look.light, 2.4)
            pen.outlined_oval(middle, y - h - 4, 4, 4, GILT, ink, 1.5)
        case "stepped":
            left = [(middle - half, y)]
            for k in range(3):
                inset = 2.5 if k == 2 else 0
                left += [
                    (middle - half + k * half / 3, y - (k + 1) * h / 3),
                    (middle - half + (k + 1) * half / 3 - inset, y - (k + 1) * h / 3),
                ]
            pen.shape(left + [(2 * middle - a, b) for a, b in left[::-1]], look.roof, 2.4, ink)
            pen.stroke([(middle - half * 0.6, y - 4), (middle + half * 0.6, y - 4)], look.light, 2.2)
        case "mansard":
            chimney = middle + half * 0.28
            pen.shape(box_points(chimney, y - h - 6, 8, h * 0.6 + 6), look.roof, 2.2, ink)
            roof = [
                (middle - half - 1, y),
                (middle - half * 0.58, y - h * 0.82),
                (middle + half * 0.58, y - h * 0.82),
            ]
            pen.shape([*roof, (middle + half + 1, y)], look.roof, 2.4, ink)
            light = [
                (middle - half * 0.8, y - 4),
                (middle - half * 0.52, y - h * 0.7),
                (middle + half * 0.2, y - h * 0.7),
            ]
            pen.stroke(light, look.light, 2.2)
        case "spire":
            side = spline([(x0 - 3, y), (middle - half * 0.42, y - h * 0.4), (middle, y - h * 1.3)], 6)
            pen.shape(side + [(2 * middle - a, b) for a, b in side[::-1]], look.roof, 2.4, ink)
            pen.stroke([(middle - half * 0.45, y - h * 0.25), (middle - 2, y - h * 0.95)], look.light, 2.2)
        case _:
            neck = y - h * 0.95
            side = spline(
                [(x0 + 2, y), (x0 - 3, y - h * 0.35), (middle - half * 0.45, y - h * 0.75), (middle, neck - 7)], 6
            )
            pen.shape(side + [(2 * middle - a, b) for a, b in side[::-1]], look.roof, 2.4, ink)
            pen.stroke(
                spline([(x0 + 4, y - 4), (x0 + 3, y - h * 0.35), (middle - 5, y - h * 0.72)], 5), look.light, 2.2
            )


def draw_settlement(pen: Pen, look: SeatColours, letter: str) -> None:
    """Draw a house about 46 wide, around its middle."""
    pen.shape(box_points(-20, -4, 40, 28), look.body, 2.6, PIECE_INK)
    draw_roof(pen, look, -20, 20, -4, 24)
    pen.glyph(0, 9.5, letter, "number-black", 29, look.letter)


def draw_road(pen: Pen, look: SeatColours, turn: float, length: float = ROAD_LENGTH, w: float = 9) -> None:
    """Draw a stick with the seat's mark; ``turn`` in degrees clockwise from horizontal."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    h = length / 2

    def at(u: float, v: float) -> Point:
        return u * c - v * s, u * s + v * c

    stick = [(-h, 2 - w), (2 - h, -w), (h - 2, -w), (h, 2 - w), (h, w - 2), (h - 2, w), (2 - h, w), (-h, w - 2)]
    pen.shape([at(u, v) for u, v in stick], look.body, 2.4, PIECE_INK)
    match look.mark_form:
        case "bend":
            for u in (-27, -9, 9, 27):
                pen.stroke([at(u - 5, 5), at(u + 5, -5)], look.mark, 3.4)
        case "pale":
            for u in (-28, -14, 0, 14, 28):
                pen.stroke([at(u, -5), at(u, 5)], look.mark, 4)
        case "chequy":
            for i, u in enumerate((-32, -24, -16, -8, 0, 8, 16, 24)):
                v = -7.2 if i % 2 else 0
                pen.fill([at(u, v), at(u + 8, v), at(u + 8, v + 7.2), at(u, v + 7.2)], look.mark)
        case "lozengy":
            for u in (-28, -14, 0, 14, 28):
                pen.fill([at(u - 5, 0), at(u, -6), at(u + 5, 0), at(u, 6)], look.mark)
        case "fess":
            pen.stroke([at(6 - h, 0), at(h - 6, 0)], look.mark, 4.6)
        case _:
            for i in range(5):
                x, y = at(14.5 * (i - 2), 0)
                pen.oval(x, y, 3.9, 3.9, look.mark)


def settlement(theme: Theme, style: int, letter: str, percent: int = 100) -> Art:
    """Draw a settlement, anchored a little above its foot. percent: of its usual size."""
    sheet = Pen((-40, -50, 40, 44))
    draw_settlement(sheet.at(0, 0, percent / 100), seat_colours(style), letter)
    return cased(sheet, CASING)
