"""The layout of the board of Nuremberg, in pixels of the 1600 × 1200 canvas."""

import math
from collections.abc import Mapping

from engines.nuremberg.data import YEARS
from engines.nuremberg.geography.city import CITY, CITY_DATA, SITE_CORNERS, TOWER_AT, WALL_EDGES
from engines.nuremberg.geography.countryside import COUNTRY, CROSSINGS, NUREMBERG, ROUTE_CORNERS, section_edges
from render.kit.board_frame.seat_panel import PanelMetrics
from render.kit.maps.hexmap import HexMap
from render.scene import Spot

WIDTH, HEIGHT = 1600, 1200
Part = tuple[int, int, int, int]
"""Left, top, right and bottom."""

# ------------------------------------------------------------------ the country
COUNTRY_PART: Part = (750, 100, 1583, 986)
COUNTRY_RADIUS = 79
COUNTRY_MAP = HexMap(COUNTRY, (1167, 538), COUNTRY_RADIUS)
TOKEN_ASIDE, KNIGHT_ASIDE = (27, 10), (-29, 2)
"""Offsets of number and robber knight from a field's middle when they share it."""
PIECE_PERCENT = 86
"""Of the usual size of settlements."""
RIGHT_CARD = (118, 104)
RIGHT_SPOTS: tuple[Spot, ...] = ((815, 690), (1519, 158), (1520, 912), (816, 158), (816, 930))
"""By route, the middle of the card of its right of way."""
EVENT, EVENT_CARD = (1524, 420), (112, 148)
DECK, DECK_CARD = (1521, 656), (92, 116)
ROSE = (817, 420, 54)
"""Centre and radius of the compass rose."""
_INWARD = 0.15
NUMERAL_SPOTS = tuple(
    (round(x + (cx - x) * _INWARD), round(y + (cy - y) * _INWARD))
    for corners in ROUTE_CORNERS
    for (x, y), (cx, cy) in ((COUNTRY_MAP.corners[corners[0]], COUNTRY_MAP.centres[NUREMBERG]),)
)
"""By route, the position of its numeral: at its first corner, a little towards Nuremberg."""
_SECTIONS = tuple(section_edges(route) for route in range(len(ROUTE_CORNERS)))


def section_spot(route: int, section: int) -> Spot:
    """Return the middle of a section, counted from 1."""
    return COUNTRY_MAP.edge(_SECTIONS[route][section - 1])


def section_lie(route: int, section: int) -> str:
    """Return the direction of a section, counted from 1."""
    return COUNTRY_MAP.lie(_SECTIONS[route][section - 1])


def crossing_spot(crossing: int) -> Spot:
    """Return a crossing on the canvas."""
    return COUNTRY_MAP.corner(CROSSINGS[crossing])


# ------------------------------------------------------------------ the city
CITY_PART: Part = (18, 100, 660, 986)
CITY_RADIUS = 83
CITY_MAP = HexMap(CITY, (339, 372), CITY_RADIUS)
CENTRES = {quarter.kind: CITY.cell(f"{quarter.q},{quarter.r}") for quarter in CITY_DATA.hexes if not quarter.goods}
"""By its name, the cell of Hauptmarkt and of Bauhof."""
_WALLS = tuple(edge for edge in WALL_EDGES if edge is not None)
RING = tuple(CITY_MAP.corners[CITY.corner(wall.start)] for wall in CITY_DATA.walls_anticlockwise)
"""By wall, the corner where it starts."""
TOWER_SPOTS = tuple(CITY_MAP.corner(CITY.corner(name)) for name in TOWER_AT)
MEDALLION = 34
"""Radius of the sign of a quarter's goods."""
PLAQUE = (92, 172)
"""Width and height of the plaque of a kind of goods."""
_LEFT, _RIGHT = CITY_PART[0] + 50, CITY_PART[2] - 50
PLAQUES: Mapping[str, Spot] = {
    "compass": (_RIGHT, 192),
    "helmet": (_LEFT, 496),
    "armour": (_RIGHT, 496),
    "paper": (_LEFT, 752),
    "lyre": (_RIGHT, 752),
}
"""By kind of goods, the middle of its plaque, in a notch of the walls beside its quarters."""
CASTLE = (94, 210)
COUNCIL_CARD, COUNCIL_Y = (202, 82), 886
BANK: Spot = (339, 957)
BANK_SIZE = (632, 46)
WALL_LENGTH = 77
TOWER_PERCENT = 74
_SIGN_OFF = 34
"""How far off its edge the number of the next wall is."""
CENTRE_NAMES = {name: (CITY_MAP.cell(cell)[0], CITY_MAP.cell(cell)[1] + 4) for name, cell in CENTRES.items()}


def wall_sign_spot(wall: int) -> Spot:
    """Return the position of the number of an unbuilt wall (counted from 0): outside it."""
    (x, y), turn = wall_spot(wall), math.radians(wall_facing(wall))
    return round(x + _SIGN_OFF * math.sin(turn)), round(y - _SIGN_OFF * math.cos(turn))


def council_spot(place: int, cards: int) -> Spot:
    """Return the middle of a council card, the best one first, for this number of cards in play."""
    step = COUNCIL_CARD[0] + 11
    return round(CITY_PART[0] + (CITY_PART[2] - CITY_PART[0]) / 2 + (place - (cards - 1) / 2) * step), COUNCIL_Y


def site_spot(site: int) -> Spot:
    """Return the site of a workshop."""
    return CITY_MAP.corner(SITE_CORNERS[site])


def wall_spot(wall: int) -> Spot:
    """Return the middle of a wall (counted from 0)."""
    return CITY_MAP.edge(_WALLS[wall])


def wall_lie(wall: int) -> str:
    """Return the direction of a wall (counted from 0)."""
    return CITY_MAP.lie(_WALLS[wall])


def wall_facing(wall: int) -> int:
    """Return the direction, in degrees clockwise from twelve, in which a wall (counted from 0) faces the land."""
    (inland,) = CITY.edge_cells[_WALLS[wall]]
    (x, y), (cx, cy) = wall_spot(wall), CITY_MAP.centres[inland]
    return round(math.degrees(math.atan2(x - cx, cy - y)) / 30) * 30 % 360


# ------------------------------------------------------------------ the years
YEARS_PART: Part = (674, 92, 736, 994)
YEAR_HEIGHT = (YEARS_PART[3] - YEARS_PART[1]) / len(YEARS)


MARKER = (104, 62)


def year_spot(square: int) -> Spot:
    """Return the middle of a square of the timeline."""
    return (YEARS_PART[0] + YEARS_PART[2]) // 2, round(YEARS_PART[1] + (square + 0.5) * YEAR_HEIGHT)


# ------------------------------------------------------------------ the seats
SEATS_TOP, SEATS_HEIGHT, SEATS_GAP, SEATS_LEFT = 1010, 178, 12, 12


class SeatMetrics(PanelMetrics, frozen=True, kw_only=True):
    """The measures of a seat's panel.

    sources, counts: the middles of the two rows. source, count: type sizes in them.
    """

    sources: int
    source: int
    counts: int
    count: int


SEAT_BY_SEATS = {
    4: SeatMetrics(
        name=38, name_sizes=(40, 36, 32), small=(27, 25, 24), points=62, sources=98, source=30, counts=144,
        count=37,
    ),
    3: SeatMetrics(
        name=38, name_sizes=(42, 38, 34), small=(28, 26, 24), points=64, sources=99, source=36, counts=145,
        count=38,
    ),
}  # fmt: skip


def seat_box(seat: int, seats: int) -> Part:
    """Return left, top, width and height of a seat's panel."""
    width = (WIDTH - 2 * SEATS_LEFT - SEATS_GAP * (seats - 1)) // seats
    return SEATS_LEFT + seat * (width + SEATS_GAP), SEATS_TOP, width, SEATS_HEIGHT
