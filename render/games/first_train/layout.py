"""The layout of the board of First Train, in pixels of the 1600 × 1200 canvas.

The positions of names, towns and pieces on a map are in ``places.json``, which ``python -m
tools.layout_first_train`` computes from the maps.
"""

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from engines.first_train.geography import CHARTS
from render.drawing.geometry import Point, Points, length_of, walked
from render.kit.board_frame.seat_panel import PanelMetrics, SeatColumn
from render.scene import Spot

WIDTH, HEIGHT = 1600, 1200

# ------------------------------------------------------------------ the map
SCALE = 1.2
MAP = (18, 96)
"""The upper left corner of the map."""
MAP_SIZE = (1200, 840)
LABEL, LEADING = 22, 26
"""Size and distance of the lines of a name."""
MAJOR, MINOR, COMPANY_TOWN = 20, 17, 23
"""Half the size of a town."""
CUBE, CUBE_STEP = 24, 26
FIGURE, FIGURE_STEP = 34, 22
KNOT_OFF = 10
"""How far from the middle of an area without a town the track of an owner turns."""
OWNERS = 6
"""Four seats and two companies."""
_PIECE, _PIECE_SHARE = 27, 0.36
"""Half the length of a piece of track, and its largest share of the whole path."""
_BEND = 0.72
_TURN = 5
"""Arrows are drawn at multiples of this many degrees, so that few drawings are needed."""


class Place(Struct, frozen=True):
    """The positions of an area's things, from the map's corner. node: its town, or where tracks meet.

    lines, at: its name in one or two lines, and their middle. things: the middle of its cubes or figures.
    """

    node: Spot
    lines: tuple[str, ...]
    at: Spot
    things: Spot


_FILE = Path(__file__).parent / "places.json"


@lru_cache(maxsize=1)
def _places() -> dict[str, dict[str, Place]]:
    return msgspec.json.decode(_FILE.read_bytes(), type=dict[str, dict[str, Place]])


def places(name: str) -> Mapping[str, Place]:
    """Return the places of a map, by area."""
    return _places()[name]


def on_board(spot: Point) -> Spot:
    """Return a point of the map on the canvas."""
    return round(MAP[0] + spot[0]), round(MAP[1] + spot[1])


def drawn(points: Points) -> list[Point]:
    """Return points of a map's data in pixels from the map's corner."""
    return [(x * SCALE, y * SCALE) for x, y in points]


def middle_of(line: Points) -> Point:
    """Return the middle of an open line."""
    return walked(line, length_of(line) / 2)


def node_of(center: Point, town: bool) -> Spot:
    """Return where the town of an area is, or its tracks meet: a little above its middle, above the name."""
    x, y = center[0] * SCALE, center[1] * SCALE - (8 if town else 4)
    return (round(min(max(x, 34), MAP_SIZE[0] - 34)), round(min(max(y, 34), MAP_SIZE[1] - 44)))


def knot_spot(name: str, area: int, owner: int) -> Point:
    """Return where the tracks of an owner meet in an area: in its town, or at a place of the owner's own."""
    data = CHARTS[name].areas[area]
    x, y = places(name)[data.id].node
    if data.is_town:
        return x, y
    turn = math.tau * owner / OWNERS
    return x + KNOT_OFF * math.cos(turn), y + KNOT_OFF * math.sin(turn)


def way(start: Point, over: Point, end: Point) -> list[Point]:
    """Return the curve of a link from one area over the middle of the border to another."""
    pull = [2 * m - (a + b) / 2 for a, m, b in zip(start, over, end, strict=True)]
    x, y = (m + (c - m) * _BEND for m, c in zip(over, pull, strict=True))
    shares = [((1 - t) * (1 - t), 2 * t * (1 - t), t * t) for t in (i / 24 for i in range(25))]
    return [(a * start[0] + b * x + c * end[0], a * start[1] + b * y + c * end[1]) for a, b, c in shares]


@lru_cache(maxsize=1024)
def border_middle(name: str, border: int) -> Point:
    """Return the middle of a border."""
    return middle_of(drawn(CHARTS[name].borders[border].line))


class Pointer(NamedTuple):
    """An arrow from a hill to a town, by area; turn: degrees from three o'clock."""

    area: int
    town: int
    at: Spot
    turn: int


@lru_cache(maxsize=len(CHARTS))
def pointers(name: str) -> tuple[Pointer, ...]:
    """Return the arrows of a map, each on the border that it crosses."""
    chart = CHARTS[name]
    found = []
    for area, towns in enumerate(chart.arrows):
        for town in towns:
            border = chart.between[area, town]
            line = drawn(chart.borders[border].line)
            (x0, y0), (x1, y1) = line[0], line[-1]
            nx, ny = y1 - y0, x0 - x1
            node, middle = places(name)[chart.areas[town].id].node, border_middle(name, border)
            if nx * (node[0] - middle[0]) + ny * (node[1] - middle[1]) < 0:
                nx, ny = -nx, -ny
            turn = round(math.degrees(math.atan2(ny, nx)) / _TURN) * _TURN
            found.append(Pointer(area, town, on_board(middle), turn))
    return tuple(found)


def link_way(name: str, border: int, owner: int) -> list[Point]:
    """Return the path of an owner's link across a border."""
    a, b = CHARTS[name].ends[border]
    return way(knot_spot(name, a, owner), border_middle(name, border), knot_spot(name, b, owner))


def piece_of(line: Points, over: Point) -> list[Point]:
    """Return the part of a link's path that its piece of track covers: around the border."""
    whole = length_of(line)
    half = min(_PIECE, whole * _PIECE_SHARE)
    gone, nearest, at = 0.0, math.inf, 0.0
    for a, b in pairwise(line):
        far = math.dist(a, over)
        if far < nearest:
            nearest, at = far, gone
        gone += math.dist(a, b)
    at = min(max(at, half + 3), whole - half - 3)
    return [walked(line, at - half + i * half / 6) for i in range(13)]


@lru_cache(maxsize=1024)
def link_spot(name: str, border: int, owner: int) -> Spot:
    """Return the middle of a link's piece on the canvas."""
    line = piece_of(link_way(name, border, owner), border_middle(name, border))
    return on_board(line[len(line) // 2])


# ------------------------------------------------------------------ below the map
Box = tuple[int, int, int, int]
"""Left, top, width and height."""
PROFIT_BOX: Box = (10, 952, 1216, 54)
PROFIT_SIGN = 34
"""Distance from the box's edge right to the sign of profit and loss."""
STRIP_TOP, STRIP_HEIGHT = 1014, 178
TRAINS_BOX: Box = (10, STRIP_TOP, 596, STRIP_HEIGHT)
INFLUENCE_BOX: Box = (616, STRIP_TOP, 446, STRIP_HEIGHT)
AUCTION_BOX: Box = (1072, STRIP_TOP, 362, STRIP_HEIGHT)
ORDERS_BOX: Box = (1444, STRIP_TOP, 146, STRIP_HEIGHT)
TRAYS = (PROFIT_BOX, TRAINS_BOX, INFLUENCE_BOX, AUCTION_BOX, ORDERS_BOX)
DISC, STACKED, STACK_STEP = 36, 30, 22
"""The size of a disc alone at its value, of several, and the distance of these."""
TRAIN_X, TRAIN_COLUMN, TRAIN_ROW = 46, 298, 57
"""Where the first train begins in its box, and the distances to the next ones."""


def _widened(left: float, width: float, discs: Sequence[int]) -> list[tuple[int, int]]:
    """Return left and width of each cell of a track. discs: number at each value; several get more room."""
    wide = [STACKED + STACK_STEP * (count - 1) + 6 if count > 1 else 0 for count in discs]
    usual = width / len(discs)
    for _ in discs:
        narrow = [need for need in wide if need <= usual]
        usual = (width - sum(need for need in wide if need > usual)) / max(1, len(narrow))
    out = []
    for need in wide:
        step = need if need > usual else usual
        out.append((round(left), round(left + step) - round(left)))
        left += step
    return out


def profit_cells(discs: Sequence[int]) -> list[Box]:
    """Return the cells of profit and loss. discs: number at each value."""
    left, top, w, h = PROFIT_BOX
    return [(x, top + 6, wide - 3, h - 12) for x, wide in _widened(left + 62, w - 70, discs)]


def influence_cells(colour: int, discs: Sequence[int]) -> list[Box]:
    """Return the cells of an influence track. discs: number at each value."""
    left, top, w, h = INFLUENCE_BOX
    row = (h - 10) / 4
    y = round(top + 5 + colour * row) + 2
    return [(x, y, wide - 2, round(row) - 4) for x, wide in _widened(left + 48, w - 56, discs)]


def train_spot(train: int) -> Spot:
    """Return the left end of a train's rail."""
    return (TRAINS_BOX[0] + TRAIN_X + train % 2 * TRAIN_COLUMN, TRAINS_BOX[1] + 52 + train // 2 * TRAIN_ROW)


def auction_cell(box: int, boxes: int) -> Box:
    """Return a box of the auction, counted from 0."""
    left, top, w, _ = AUCTION_BOX
    columns = boxes // 2
    step = (w - 10) / columns
    return round(left + 6 + box % columns * step), top + 6 + box // columns * 85, round(step) - 4, 81


# ------------------------------------------------------------------ the seats
SEATS = SeatColumn(1240, 92, 350, 914, 10)


class SeatMetrics(PanelMetrics, frozen=True, kw_only=True):
    """The measures of a seat's panel.

    first, columns: the left edges of the signs in the first row, and in others, from where the panel's content
    begins. rows: their middles. count: type size beside them. sign: height of a sign.
    """

    first: tuple[int, ...]
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    count: int
    sign: int


SEAT_BY_SEATS = {
    4: SeatMetrics(
        name=38, name_sizes=(36, 33, 30), small=(25, 24, 22), points=56, first=(0, 64, 130, 181),
        columns=(0, 65, 130, 195), rows=(95, 142, 189), count=28, sign=27,
    ),
    3: SeatMetrics(
        name=50, name_sizes=(38, 35, 32), small=(27, 25, 23, 22), points=60, first=(0, 64, 130, 181),
        columns=(0, 65, 130, 195), rows=(126, 188, 250), count=28, sign=28,
    ),
    2: SeatMetrics(
        name=58, name_sizes=(42, 38, 34), small=(30, 27, 24), points=80, first=(10, 136), columns=(10, 136),
        rows=(131, 189, 252, 310, 368, 420), count=44, sign=44,
    ),
}  # fmt: skip
