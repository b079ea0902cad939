"""The countryside: fields around Nuremberg, five routes with their sections and crossings. Shared by all matches.

Crossings are numbered by route and place, eight per route. The corner at a route's numeral is not counted, because
nothing is built there. Ids: fields "q,r", crossings "ii-4".
"""

from itertools import pairwise
from typing import Annotated

from msgspec import Meta, Struct

from engines.core.files.data_files import DataFile
from engines.core.mechanics.hex_grid import HexGrid
from engines.nuremberg.data import FOLDER, RESOURCES, ROUTES, Numeral, route_of

SECTIONS = 8
"""Sections of a route, and its crossings."""


class FieldData(Struct, frozen=True, forbid_unknown_fields=True):
    """A hex. terrain: its resource, "nuremberg" or "castle"; these two have no number."""

    q: int
    r: int
    terrain: str
    number: int | None


class RouteData(Struct, frozen=True, forbid_unknown_fields=True):
    """A route: its destination, the corner of Nuremberg at which it begins, and its corners from there on."""

    id: Numeral
    to: str
    start_corner: str
    vertices: tuple[str, ...]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The country's half of the board."""

    hexes: tuple[FieldData, ...]
    routes: tuple[RouteData, ...]
    robber_start: tuple[int, int]


class SectionData(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a route."""

    route: Numeral
    section: Annotated[int, Meta(ge=1, le=SECTIONS)]


class SettlementData(Struct, frozen=True, forbid_unknown_fields=True):
    """A settlement of a setup. start_resources: it gives one card for each field."""

    route: Numeral
    crossing: int
    vertex: str
    start_resources: bool = False


class BeginnerSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour's pieces at the start. wegerecht: the right of way that it holds."""

    stations: tuple[SectionData, ...]
    settlements: tuple[SettlementData, ...]
    wegerecht: Numeral


_BOARD_FILE, _BEGINNER_FILE = DataFile(FOLDER / "board.json"), DataFile(FOLDER / "beginner.json")
BOARD = _BOARD_FILE.read(BoardFile)

COUNTRY = HexGrid((hexagon.q, hexagon.r) for hexagon in BOARD.hexes)
FIELDS = tuple(i for i, hexagon in enumerate(BOARD.hexes) if hexagon.number is not None)
"""The hexes with a number, which produce a resource."""
NUREMBERG = next(i for i, hexagon in enumerate(BOARD.hexes) if hexagon.terrain == "nuremberg")
CASTLE = next(i for i, hexagon in enumerate(BOARD.hexes) if hexagon.terrain == "castle")
RESOURCE = tuple(
    RESOURCES.index(hexagon.terrain) if hexagon.number is not None else None for hexagon in BOARD.hexes
)
"""By hex, the resource that it produces."""
HARVEST = {
    number: tuple(i for i in FIELDS if BOARD.hexes[i].number == number)
    for number in sorted({hexagon.number for hexagon in BOARD.hexes if hexagon.number is not None})
}
"""By number, its fields."""

ROUTE_CORNERS = tuple(tuple(map(COUNTRY.corner, route.vertices)) for route in BOARD.routes)
"""By route, its corners from the numeral on."""
CROSSINGS = tuple(corner for corners in ROUTE_CORNERS for corner in corners[1:])
"""By crossing, its corner."""
CROSSING_IDS = tuple(f"{route}-{place}" for route in ROUTES for place in range(1, SECTIONS + 1))
CROSSING = {name: i for i, name in enumerate(CROSSING_IDS)}
"""By id, the number of a crossing."""
CROSSING_AT = {COUNTRY.corner_id(corner): i for i, corner in enumerate(CROSSINGS)}
"""By the id of its corner, such as "N:1,1", the number of a crossing."""
CROSSING_FIELDS = tuple(
    tuple(cell for cell in COUNTRY.corner_cells[corner] if RESOURCE[cell] is not None) for corner in CROSSINGS
)
"""By crossing, the fields at it."""
FIELD_CROSSINGS = tuple(
    tuple(i for i, fields in enumerate(CROSSING_FIELDS) if cell in fields) for cell in range(len(COUNTRY.cells))
)
"""By hex, the crossings at it; none at a hex without a number."""


def crossings_of(route: int) -> range:
    """Return the crossings of a route, the nearest to Nuremberg first."""
    return range(route * SECTIONS, (route + 1) * SECTIONS)


def route_at(crossing: int) -> int:
    """Return the route of a crossing."""
    return crossing // SECTIONS


def section_edges(route: int) -> tuple[int, ...]:
    """Return, by section of a route, the nearest to Nuremberg first, its edge of the grid."""
    found = [COUNTRY.edge_between(one, other) for one, other in pairwise(ROUTE_CORNERS[route])]
    return tuple(edge for edge in found if edge is not None)


def _check_board() -> None:
    must = _BOARD_FILE.must
    must(tuple(route.id for route in BOARD.routes) == ("I", "II", "III", "IV", "V"), "the routes are I to V")
    corners = COUNTRY.corners[NUREMBERG]
    for number, route in enumerate(BOARD.routes):
        must(len(route.vertices) == SECTIONS + 1, f"route {route.id} has {SECTIONS} sections")
        must(ROUTE_CORNERS[number][0] in corners, f"route {route.id} does not begin at Nuremberg")
        must(len(section_edges(number)) == SECTIONS, f"corners of route {route.id} are no neighbours")
    used = [corner for route in ROUTE_CORNERS for corner in route]
    must(len(set(used)) == len(used), "two routes share a crossing")
    must(COUNTRY.names[CASTLE] == "{},{}".format(*BOARD.robber_start), "the robber knight starts at the castle")


def _beginner() -> dict[int, tuple[tuple[str, BeginnerSeat], ...]]:
    read = _BEGINNER_FILE.read(dict[str, dict[str, BeginnerSeat]])
    for colours in read.values():
        for colour, seat in colours.items():
            for place in seat.settlements:
                crossing = crossings_of(route_of(place.route))[place.crossing - 1]
                at = CROSSING_AT.get(place.vertex)
                _BEGINNER_FILE.must(at == crossing, f"{colour}: {place.vertex} is not crossing {place.crossing}")
    return {seats: tuple(read[f"{seats}_players"].items()) for seats in (3, 4)}


_check_board()
BEGINNER = _beginner()
"""By number of seats, each seat's colour and its pieces at the start."""
COLOURS = {seats: tuple(colour for colour, _ in plan) for seats, plan in BEGINNER.items()}
"""By number of seats, the colours of the seats."""
