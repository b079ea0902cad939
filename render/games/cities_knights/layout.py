"""The layout of the board of Cities & Knights, in pixels of the 1600 × 1200 canvas."""

import math

from engines.cities_knights.geography import HARBOUR_EDGES, ISLAND
from render.kit.board_frame.seat_panel import PanelMetrics, SeatColumn
from render.kit.maps.hexmap import HexMap
from render.scene import Spot

WIDTH, HEIGHT = 1600, 1200

# ------------------------------------------------------------------ the map
MAP = (20, 100, 1092, 1184)
"""Left, top, right and bottom of the sea."""
CENTRE = (530, 576)
RADIUS = 103
"""From a hex's centre to its corners."""
ISLE = HexMap(ISLAND, CENTRE, RADIUS)
TOKEN_DOWN = 34
"""How far down a token moves to make room for the robber or merchant above it."""
FIGURE_UP = 32

HARBOUR_OFF = 60
"""How far a harbour is off the middle of its edge."""


def harbour_spot(place: int) -> Spot:
    """Return the position of a harbour's disc."""
    edge = HARBOUR_EDGES[place]
    (ax, ay), (bx, by) = (ISLE.corners[corner] for corner in ISLAND.edges[edge])
    mx, my = (ax + bx) / 2, (ay + by) / 2
    (inland,) = ISLAND.edge_cells[edge]
    cx, cy = ISLE.centres[inland]
    n = math.hypot(mx - cx, my - cy)
    return round(mx + (mx - cx) / n * HARBOUR_OFF), round(my + (my - cy) / n * HARBOUR_OFF)


ROSE = (118, 210, 80)
"""Centre and radius of the compass rose."""
SERPENT, CARAVEL = (112, 1042), (985, 800)

# ------------------------------------------------------------------ the barbarians
COURSE_X, COURSE_STEP, COURSE_Y = 106, 97, 1138
ATTACK = (972, 1080, 212, 180)
"""Centre, width and height of strength against defence."""
FOUGHT = (972, 958, 150, 50)
"""Centre, width and height of the last attack's outcome."""


def course_spot(step: int) -> Spot:
    """Return the position of a step of the barbarians' course, 0 to 7."""
    return COURSE_X + COURSE_STEP * step, round(COURSE_Y + 5 * math.sin(step * 1.3))


# ------------------------------------------------------------------ the right column
SEATS = SeatColumn(1122, 96, 462, 836, 10)


class SeatMetrics(PanelMetrics, frozen=True, kw_only=True):
    """The measures of a seat's panel.

    counts, tracks, sources: the middles of the three rows. count, source: type sizes in them.
    bar: height of the highest step of a track.
    """

    counts: int
    count: int
    tracks: int
    bar: int
    sources: int
    source: int


SEAT_BY_SEATS = {
    4: SeatMetrics(
        name=34, name_sizes=(38, 34, 31), small=(26, 24), points=60, counts=88, count=34, tracks=136, bar=36,
        sources=179, source=26,
    ),
    3: SeatMetrics(
        name=46, name_sizes=(44, 40, 36, 32), small=(31, 28, 25), points=76, counts=124, count=35, tracks=185,
        bar=46, sources=241, source=30,
    ),
}  # fmt: skip


DICE_Y, DIE = 988, 80
DICE_X = (1164, 1256, 1348)
"""Red, yellow and event die."""
DECK_X, DECK_Y, DECK = (1430, 1489, 1548), 988, (52, 84)
BANK = (1110, 1044, 474, 140)
"""Left, top, width and height of the bank."""
