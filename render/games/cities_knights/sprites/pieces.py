"""The pieces of seats as sprites: roads, settlements, cities with walls and metropolises, knights.

A piece shows its seat by colour, by the form of its roof or the pattern of its road, and by its letter.
"""

import math

from render.drawing.colour import mix
from render.drawing.geometry import Point, box_points, rounded, spline
from render.drawing.pen import Art, Pen
from render.games.cities_knights.palette import BLADE, BLADE_DARK, STONE, TRACK, WALL, WALL_JOINT
from render.kit.maps.houses import draw_road, draw_roof
from render.kit.maps.marks import GILT, TURNS, faded
from render.kit.maps.seat_colours import CASING, PIECE_INK, SeatColours, cased, seat_colours
from render.theme import Theme

RESTING = 0.3
"""How far the colour of an inactive knight fades to stone."""


# ------------------------------------------------------------------ buildings


def draw_city(pen: Pen, look: SeatColours, letter: str, wall: bool, metropolis: str) -> None:
    """Draw a hall and a tower about 80 wide, with a wall below and a metropolis' gate behind if there are any."""
    if metropolis:
        _gate_behind(pen, metropolis)
    pen.shape(box_points(8, -16, 29, 46), mix(look.body, look.roof, 0.32), 2.6, PIECE_INK)
    draw_roof(pen, look, 8, 37, -16, 25)
    for y in (-6, 9):
        pen.fill(rounded(18.5, y, 8, 10, 3), mix(look.roof, PIECE_INK, 0.55))
    pen.shape(box_points(-38, -5, 48, 35), look.body, 2.6, PIECE_INK)
    draw_roof(pen, look, -38, 10, -5, 21)
    pen.glyph(-14, 7.5 if wall else 11.5, letter, "number-black", 31 if wall else 33, look.letter)
    if wall:
        _wall(pen)


def _wall(pen: Pen) -> None:
    teeth, half = 6, 46
    w = 2 * half / (2 * teeth - 1)
    top: list[Point] = [(-half, 26)]
    for k in range(teeth):
        x = -half + 2 * k * w
        top += [(x, 22), (x + w, 22)]
        if k < teeth - 1:
            top += [(x + w, 28), (x + 2 * w, 28)]
    pen.shape([*top, (half, 42), (-half, 42)], WALL, 2.4, PIECE_INK)
    for k in range(7):
        pen.line([(-38 + k * 13, 30), (-38 + k * 13, 35)], WALL_JOINT, 1.5)
    for k in range(6):
        pen.line([(-32 + k * 13, 35), (-32 + k * 13, 40)], WALL_JOINT, 1.5)
    pen.line([(-44, 35), (44, 35)], WALL_JOINT, 1.5)


def _gate_behind(pen: Pen, track: str) -> None:
    """Draw the gate of a metropolis: three pale towers in the track's tint, and its flags."""
    base = TRACK[track].base
    stone, shade = mix(base, "#fff9dc", 0.5), mix(base, PIECE_INK, 0.15)
    for x0, x1, top in ((-54, -34, -32), (34, 54, -32), (-19, 10, -46)):
        pen.box(x0, top, x1, 30, stone, PIECE_INK, 2.4)
        w = (x1 - x0 + 4) / 5
        for k in range(3):
            pen.box(x0 - 2 + 2 * k * w, top - 8, x0 - 2 + (2 * k + 1) * w, top + 3, stone, PIECE_INK, 1.8)
        pen.box(x0 + 3, top + 1, x1 - 3, top + 5, stone)
        pen.line([(x1 - 4, top + 4), (x1 - 4, 24)], shade, 3)
    for x in (44, -44):
        pen.stroke([(x, -40), (x, -60)], PIECE_INK, 3)
        pen.shape([(x + 1, -61), (x + 17, -55), (x + 1, -49)], base, 1.8, PIECE_INK)


def city(theme: Theme, style: int, letter: str, wall: int, metropolis: str) -> Art:
    """Draw a city. metropolis: its track, or ""."""
    pen = Pen((-72, -86, 74, 62))
    draw_city(pen, seat_colours(style), letter, bool(wall), metropolis)
    return cased(pen, CASING)


def tipped(theme: Theme, style: int, letter: str, wall: int) -> Art:
    """Draw a city piece turned over, which counts as a settlement: on its back wall, its roofs to the left."""
    look = seat_colours(style)
    pen = Pen((-64, -52, 62, 62))
    turned = Pen((-56, -56, 56, 56))
    draw_city(turned, look, "", False, "")
    turned.turned(-90)
    pen.stamp(turned, 2, -2)
    for x, y, r in ((-34, -30, 6), (-24, -39, 8), (-12, -46, 6)):
        pen.oval(x, y, r, r * 0.8, "#efe6d6", 0.75)
    pen.boxes((-6, -10, 36, 36), (0, 8, PIECE_INK), (2.5, 6, look.body))
    pen.glyph(12, 7, letter, "number-black", 29, look.letter)
    if wall:
        _wall(pen)
    return cased(pen, CASING)


# ------------------------------------------------------------------ roads


def road(theme: Theme, style: int, lie: str) -> Art:
    """Draw a road, anchored at its middle. lie: "|", "/" or "\\"."""
    pen = Pen((-62, -62, 64, 64))
    draw_road(pen, seat_colours(style), TURNS[lie])
    return cased(pen, CASING, width=2.4, shadow=(2, 3), blur=2.5, opacity=0.43)


def road_ghost(theme: Theme, style: int, lie: str) -> Art:
    """Draw the place of a removed road."""
    return faded(road(theme, style, lie))


# ------------------------------------------------------------------ knights

_SWORDS = {1: (0,), 2: (-36, 36), 3: (-48, 0, 48)}


def shield_points(half: float) -> list[Point]:
    """Return a heater shield around (0, 0), ``half`` its half width."""
    k = half / 26
    right = spline([(26 * k, -24 * k), (26 * k, 0), (18 * k, 19 * k), (0, 33 * k)], 6)
    left = spline([(0, 33 * k), (-18 * k, 19 * k), (-26 * k, 0), (-26 * k, -24 * k)], 6)
    return [*right, *left]


def draw_knight(pen: Pen, look: SeatColours, letter: str, level: int, active: bool) -> None:
    """Draw a shield about 52 wide: gold with raised swords while active, else of stone; pips show the level."""
    if active:
        for turn in _SWORDS[level]:
            c, s = math.cos(math.radians(turn - 90)), math.sin(math.radians(turn - 90))
            blade = [(0, -4.2), (44, -4.2), (53, 0), (44, 4.2), (0, 4.2)]
            pen.shape([(u * c - v * s, 4 + u * s + v * c) for u, v in blade], BLADE, 2.2, PIECE_INK)
            pen.line([(0, 4), (46 * c, 4 + 46 * s)], BLADE_DARK, 1.6)
    shield = shield_points(26)
    pen.fill(shield, GILT if active else STONE)
    layer = pen.layer()
    layer.fill(box_points(-28, -26, 56, 31), look.body if active else mix(look.body, STONE, RESTING))
    pen.lay(layer, inside=shield)
    pen.stroke([(-25.6, 5), (25.6, 5)], PIECE_INK, 2.2)
    pen.stroke(shield, PIECE_INK, 2.8, closed=True)
    pen.glyph(0, -10.5, letter, "number-black", 29, knight_letter(look, active))
    for i in range(level):
        x = (i - (level - 1) / 2) * 12.5
        if active:
            pen.oval(x, 14, 5, 5, PIECE_INK)
        else:
            pen.outlined_oval(x, 14, 5, 5, "#f1ebde", PIECE_INK, 1.8)


def knight_letter(look: SeatColours, active: bool) -> str:
    """Return the colour of the letter on a knight's chief."""
    return look.letter if active or look.letter == "#ffffff" else PIECE_INK


def knight(theme: Theme, style: int, letter: str, level: int, active: int) -> Art:
    """Draw a knight, anchored at its middle."""
    pen = Pen((-62, -66, 64, 50))
    draw_knight(pen, seat_colours(style), letter, level, bool(active))
    return cased(pen, CASING)


def knight_ghost(theme: Theme, style: int, letter: str, level: int) -> Art:
    """Draw the place that a knight left."""
    return faded(knight(theme, style, letter, level, 0))
