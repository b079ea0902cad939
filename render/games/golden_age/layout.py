"""The layout of the board of The Golden Age, in pixels of the 1600 × 1200 canvas."""

from pathlib import Path

import msgspec
from msgspec import Struct

from engines.golden_age.data import COLONIES, COLOURS
from engines.golden_age.geography import LENGTH, TRACK
from render.drawing.geometry import Point
from render.kit.board_frame.seat_panel import PanelMetrics, SeatColumn
from render.scene import Spot

WIDTH, HEIGHT = 1600, 1200

# ------------------------------------------------------------------ the track


RING = (16, 90)
"""The outer corner of the track."""
TILE = 70
FRAME = 6
_COLS, _ROWS = TRACK.grid.cols, TRACK.grid.rows
RING_SIZE = (_COLS * TILE, _ROWS * TILE)
ACTIVE_TILE = TILE + 14


def cell(space: int) -> tuple[int, int]:
    """Return column and row of a space of the track, clockwise from the upper left corner."""
    _, right, low, left = TRACK.grid.corners
    if space <= right:
        return space, 0
    if space <= low:
        return _COLS - 1, space - right
    if space <= left:
        return _COLS - 1 - (space - low), _ROWS - 1
    return 0, _ROWS - 1 - (space - left)


def tile_spot(space: int) -> Spot:
    """Return the middle of a space."""
    column, row = cell(space)
    return RING[0] + column * TILE + TILE // 2, RING[1] + row * TILE + TILE // 2


def inward(space: int) -> tuple[int, int]:
    """Return the direction from a space towards the map, each part -1, 0 or 1."""
    column, row = cell(space)
    return (column == 0) - (column == _COLS - 1), (row == 0) - (row == _ROWS - 1)


def inner_spot(space: int, depth: int) -> Spot:
    """Return a spot ``depth`` pixels inside the inner edge of a space."""
    (x, y), (dx, dy) = tile_spot(space), inward(space)
    return x + dx * (TILE // 2 + depth), y + dy * (TILE // 2 + depth)


def passed(start: int, to: int) -> list[int]:
    """Return the spaces from one to another, both included, clockwise."""
    return [(start + i) % LENGTH for i in range((to - start) % LENGTH + 1)]


# ------------------------------------------------------------------ the map


class Province(Struct, frozen=True):
    """A province of the drawn map. label: middle of its name. slots: middles of pieces, the best first."""

    outline: tuple[Point, ...]
    label: Spot
    slots: tuple[Spot, ...]


class Lines(Struct, frozen=True):
    """Lines of the map: borders between provinces, borders to other lands, coasts."""

    border: tuple[tuple[Point, ...], ...]
    dry: tuple[tuple[Point, ...], ...]
    coast: tuple[tuple[Point, ...], ...]


class Island(Struct, frozen=True):
    """An islet: middle, radii, rotation in degrees, and colour."""

    at: Spot
    radii: tuple[float, float]
    turn: float
    colour: str


class Chart(Struct, frozen=True):
    """The drawn map, in pixels from its own upper left corner."""

    size: tuple[int, int]
    provinces: dict[str, Province]
    lines: Lines
    hinterland: tuple[Point, ...]
    islands: tuple[Island, ...]


CHART = msgspec.json.decode((Path(__file__).parent / "chart.json").read_bytes(), type=Chart)
MAP = (RING[0] + TILE, RING[1] + TILE)
"""The upper left corner of the map."""
LABEL = 26
"""Type size of the provinces' names."""
NAME_SIGN = 36
"""Size of the guild's sign beside one."""
PAWN, MARKER = 56, 27
"""Height of a pawn; radius of a marker."""


def label_spot(province: str) -> Spot:
    """Return the middle of a province's name."""
    x, y = CHART.provinces[province].label
    return MAP[0] + x, MAP[1] + y


def slot_spot(province: str, slot: int) -> Spot:
    """Return the middle of a piece in a province."""
    x, y = CHART.provinces[province].slots[slot]
    return MAP[0] + x, MAP[1] + y


SLOTS = min(len(province.slots) for province in CHART.provinces.values())

# ------------------------------------------------------------------ the guilds

HOUSES = (MAP[0] + 44, MAP[1] + 32)
"""The upper left corner of the row of guild houses, low enough that the Stadtholder above them hides no sign."""
HOUSE, HOUSE_STEP = 50, 51
GABLE, FLOOR, GROUND_FLOOR = 66, 33, 16
HOUSE_HEIGHT = GABLE + 8 * FLOOR + GROUND_FLOOR


def house_spot(guild: int) -> Spot:
    """Return the upper left corner of a guild's house."""
    return HOUSES[0] + guild * HOUSE_STEP, HOUSES[1]


def floor_spot(guild: int, step: int, prices: tuple[int, ...]) -> Spot:
    """Return the middle of the floor of a price."""
    x, y = house_spot(guild)
    down = len(prices) - 1 - prices.index(step)
    return x + HOUSE // 2, y + GABLE + down * FLOOR + FLOOR // 2


GUILD_INDEX = {colour: i for i, colour in enumerate(COLOURS)}

# ------------------------------------------------------------------ below the track

STRIP_TOP, STRIP_BOTTOM = 1018, 1190
COLONIES_BOX = (10, STRIP_TOP, 630, STRIP_BOTTOM - STRIP_TOP)
DECKS_BOX = (652, STRIP_TOP, 490, STRIP_BOTTOM - STRIP_TOP)
PORT_Y = STRIP_TOP + 66
EAST_X, EAST_STEP, WEST_X = 52, 74, 516
WEST_WIDTH = 206
CAPTION_Y = STRIP_BOTTOM - 27
DECK_X, DECK_STEP, DECK_Y = 702, 97, STRIP_TOP + 62
DECK = (66, 92)


def port_spot(colony: str) -> Spot:
    """Return the middle of a colony's island."""
    index = next(i for i, data in enumerate(COLONIES) if data.id == colony)
    if COLONIES[index].room is None:
        return WEST_X, PORT_Y
    return EAST_X + index * EAST_STEP, PORT_Y


# ------------------------------------------------------------------ the right column

SEATS = SeatColumn(1172, 90, 418, 916, 10)
SIDE_BOX = (SEATS.left, STRIP_TOP, SEATS.width, STRIP_BOTTOM - STRIP_TOP)
"""The roll, or the auction in progress."""


class SeatMetrics(PanelMetrics, frozen=True, kw_only=True):
    """The measures of a seat's panel.

    money, cards, goods: the middles of the three rows. count: type size in them. sign: height of a sign.
    """

    money: int
    cards: int
    goods: int
    count: int
    sign: int


SEAT_BY_SEATS = {
    4: SeatMetrics(
        name=33, name_sizes=(38, 34, 31), small=(26, 24), points=56, money=83, cards=120, goods=170, count=33,
        sign=36,
    ),
    3: SeatMetrics(
        name=50, name_sizes=(44, 40, 36, 32), small=(31, 28, 25), points=76, money=124, cards=180, goods=238,
        count=34, sign=40,
    ),
}  # fmt: skip
