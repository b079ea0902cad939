"""The pieces of seats as sprites: roads, settlements, cities with walls and metropolises, knights.

A piece shows its seat by colour, by the form of its roof or the pattern of its road, and by its letter.
"""

from __future__ import annotations

import math

from render.burin import Burin
from render.colour import mix
from render.games.cities_knights.palette import BLADE, BLADE_DARK, HALO_RAY, STONE, TRACK, WALL, WALL_JOINT
from render.geometry import Point, bow, box_points, rounded, spline
from render.kit.casing import cased
from render.kit.liveries import CASING, PIECE_INK, Livery, livery
from render.pen import Art
from render.theme import Theme

_GHOST = 0.6
RESTING = 0.3
"""How far the colour of a resting knight fades to stone."""
ROAD_LENGTH = 85


def _faded(art: Art) -> Art:
    return Art(art.colours, art.alpha.point(lambda value: round(value * _GHOST)), art.anchor)


# ------------------------------------------------------------------ buildings


def _roof(pen: Burin, look: Livery, x0: float, x1: float, y: float, h: float) -> None:
    """A roof over the wall from ``x0`` to ``x1``; ``y`` is its foot, ``h`` about its height."""
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
            pen.outlined_oval(middle, y - h - 4, 4, 4, HALO_RAY, ink, 1.5)
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


def draw_settlement(pen: Burin, look: Livery, letter: str) -> None:
    """A house about 46 wide, around its middle."""
    pen.shape(box_points(-20, -4, 40, 28), look.body, 2.6, PIECE_INK)
    _roof(pen, look, -20, 20, -4, 24)
    pen.glyph(0, 9.5, letter, "number-black", 29, look.letter)


def draw_city(pen: Burin, look: Livery, letter: str, wall: bool, metropolis: str) -> None:
    """A hall and a tower about 80 wide, with a wall below and a metropolis' gate behind if there are any."""
    if metropolis:
        _gate_behind(pen, metropolis)
    pen.shape(box_points(8, -16, 29, 46), mix(look.body, look.roof, 0.32), 2.6, PIECE_INK)
    _roof(pen, look, 8, 37, -16, 25)
    for y in (-6, 9):
        pen.fill(rounded(18.5, y, 8, 10, 3), mix(look.roof, PIECE_INK, 0.55))
    pen.shape(box_points(-38, -5, 48, 35), look.body, 2.6, PIECE_INK)
    _roof(pen, look, -38, 10, -5, 21)
    pen.glyph(-14, 7.5 if wall else 11.5, letter, "number-black", 31 if wall else 33, look.letter)
    if wall:
        _wall(pen)


def _wall(pen: Burin) -> None:
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


def _gate_behind(pen: Burin, track: str) -> None:
    """The gate of a metropolis: three pale towers in the track's tint, and its flags."""
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


def settlement(theme: Theme, style: int, letter: str) -> Art:
    """A settlement, anchored a little above its foot."""
    pen = Burin((-40, -50, 40, 44))
    draw_settlement(pen, livery(style), letter)
    return cased(pen, CASING)


def city(theme: Theme, style: int, letter: str, wall: int, metropolis: str) -> Art:
    """A city. metropolis: its track, or ""."""
    pen = Burin((-72, -86, 74, 62))
    draw_city(pen, livery(style), letter, bool(wall), metropolis)
    return cased(pen, CASING)


def tipped_city(theme: Theme, style: int, letter: str, wall: int) -> Art:
    """A city piece turned over: it counts as a settlement. It lies on its back wall, its roofs to the left."""
    look = livery(style)
    pen = Burin((-64, -52, 62, 62))
    turned = Burin((-56, -56, 56, 56))
    draw_city(turned, look, "", False, "")
    turned.turned(-90)
    pen.stamp(turned, 2, -2)
    for x, y, r in ((-34, -30, 6), (-24, -39, 8), (-12, -46, 6)):
        pen.oval(x, y, r, r * 0.8, "#efe6d6", 0.75)
    pen.fill(rounded(-6, -10, 36, 36, 8), PIECE_INK)
    pen.fill(rounded(-3.5, -7.5, 31, 31, 6), look.body)
    pen.glyph(12, 7, letter, "number-black", 29, look.letter)
    if wall:
        _wall(pen)
    return cased(pen, CASING)


# ------------------------------------------------------------------ roads


def draw_road(pen: Burin, look: Livery, turn: float, length: float = ROAD_LENGTH, w: float = 9) -> None:
    """A stick with the seat's mark; ``turn`` in degrees clockwise from lying flat."""
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


_TURNS = {"|": 90, "/": -30, "\\": 30}


def road(theme: Theme, style: int, lie: str) -> Art:
    """A road, anchored at its middle. lie: "|", "/" or "\\"."""
    pen = Burin((-62, -62, 64, 64))
    draw_road(pen, livery(style), _TURNS[lie])
    return cased(pen, CASING, width=2.4, shadow=(2, 3), blur=2.5, opacity=0.43)


def road_ghost(theme: Theme, style: int, lie: str) -> Art:
    """Where a road lay."""
    return _faded(road(theme, style, lie))


# ------------------------------------------------------------------ knights

_SWORDS = {1: (0,), 2: (-36, 36), 3: (-48, 0, 48)}


def shield_points(half: float) -> list[Point]:
    """A heater shield around (0, 0), ``half`` its half width."""
    k = half / 26
    right = spline([(26 * k, -24 * k), (26 * k, 0), (18 * k, 19 * k), (0, 33 * k)], 6)
    left = spline([(0, 33 * k), (-18 * k, 19 * k), (-26 * k, 0), (-26 * k, -24 * k)], 6)
    return [*right, *left]


def draw_knight(pen: Burin, look: Livery, letter: str, level: int, active: bool) -> None:
    """A shield about 52 wide: gold with raised swords while active, else of stone; pips tell the level."""
    if active:
        for turn in _SWORDS[level]:
            c, s = math.cos(math.radians(turn - 90)), math.sin(math.radians(turn - 90))
            blade = [(0, -4.2), (44, -4.2), (53, 0), (44, 4.2), (0, 4.2)]
            pen.shape([(u * c - v * s, 4 + u * s + v * c) for u, v in blade], BLADE, 2.2, PIECE_INK)
            pen.line([(0, 4), (46 * c, 4 + 46 * s)], BLADE_DARK, 1.6)
    shield = shield_points(26)
    pen.fill(shield, HALO_RAY if active else STONE)
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


def knight_letter(look: Livery, active: bool) -> str:
    """The colour of the letter on a knight's chief."""
    return look.letter if active or look.letter == "#ffffff" else PIECE_INK


def knight(theme: Theme, style: int, letter: str, level: int, active: int) -> Art:
    """A knight, anchored at its middle."""
    pen = Burin((-62, -66, 64, 50))
    draw_knight(pen, livery(style), letter, level, bool(active))
    return cased(pen, CASING)


def knight_ghost(theme: Theme, style: int, letter: str, level: int) -> Art:
    """Where a knight stood."""
    return _faded(knight(theme, style, letter, level, 0))
