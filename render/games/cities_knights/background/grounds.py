"""The unchanging parts: the chart with the island's hexes and harbours."""

import math
from collections import Counter
from functools import lru_cache

from PIL import Image

from engines.cities_knights.geography import HARBOUR_EDGES, ISLAND
from render.drawing.geometry import Point
from render.drawing.pen import Art, Pen
from render.games.cities_knights.background.sea import chart
from render.games.cities_knights.layout import ISLE, RADIUS, WIDTH, harbour_spot
from render.games.cities_knights.palette import KINDS
from render.games.cities_knights.sprites.figures import harbour_disc
from render.games.cities_knights.sprites.resources import DRAWINGS
from render.kit.board_frame.slips import title_bar
from render.kit.hands.sheets import framed_sheet
from render.kit.maps.land.tiles import hex_art
from render.kit.maps.seat_colours import CASING, cased
from render.theme import Theme

VARIANTS = 4
"""Drawings of each terrain; an island has at most four hexes of one terrain."""


def board_ground(theme: Theme, terrain: str, harbours: str) -> Image.Image:
    """Return the background of a match's board, mode RGB.

    terrain: by hex; harbours: by place; both separated by spaces.
    """
    sheet = chart(theme).copy()
    kinds = list(enumerate(harbours.split()))
    for place, _ in kinds:
        _jetties(theme, place).onto(sheet, harbour_spot(place))
    seen: Counter[str] = Counter()
    for index, name in enumerate(terrain.split()):
        hex_art(theme, name, seen[name] % VARIANTS, RADIUS).onto(sheet, ISLE.cell(index))
        seen[name] += 1
    for place, kind in kinds:
        harbour_art(theme, kind).onto(sheet, harbour_spot(place))
    title_bar(theme, WIDTH, theme.bar).onto(sheet, (0, 0))
    return sheet


def hand_ground(theme: Theme, low: int, strip: int) -> Image.Image:
    """Return the background of a hand.

    low: where the paper with the seat's own cards ends. strip: height of the one for others' cards.
    """
    w = theme.canvas
    fields = [(20, 96, w - 40, low - 112)]
    if strip:
        fields.append((20, low, w - 40, strip - 16))
    return framed_sheet(theme, w, low + strip, fields)


@lru_cache(maxsize=16)
def harbour_art(theme: Theme, kind: str) -> Art:
    """Draw the disc of a harbour with its goods and its rate. kind: "any" or a resource."""
    pen = harbour_disc(theme, theme.colours.ink_soft if kind == "any" else KINDS[kind].dark)
    if kind == "any":
        pen.icon(0, -12, "anchor", 28, theme.colours.ink_soft)
    else:
        DRAWINGS[kind](pen.at(0, -11, 0.37), 4.2)
    pen.glyph(0, 15, "3:1" if kind == "any" else "2:1", "number-black", 26, theme.colours.ink)
    return cased(pen, CASING, width=0, opacity=0.43)


@lru_cache(maxsize=16)
def _jetties(theme: Theme, place: int) -> Art:
    """Draw the planks from a harbour's disc to its two vertices, anchored at the disc."""
    hx, hy = harbour_spot(place)
    pen = Pen((-140, -140, 140, 140))
    ink = theme.colours.ink
    for vertex in ISLAND.edges[HARBOUR_EDGES[place]]:
        x, y = ISLE.corners[vertex][0] - hx, ISLE.corners[vertex][1] - hy
        length = math.hypot(x, y)
        dx, dy = -x / length, -y / length

        def at(u: float, v: float = 0, x: float = x, y: float = y, dx: float = dx, dy: float = dy) -> Point:
            return x + dx * u - dy * v, y + dy * u + dx * v

        end = length - 26
        pen.line([at(12), at(end)], ink, 11)
        pen.line([at(12), at(end)], "#b48a55", 7.6)
        k = 16.0
        while k < end:
            pen.line([at(k, -4), at(k, 4)], "#5c3f1e", 1.3)
            k += 5.5
    return pen.art()
