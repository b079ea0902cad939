"""The island as a graph: nineteen hexes, 54 vertices, 72 edges, nine harbours. Shared by every match.

Vertices are numbered row by row from the top; hexes and edges are known by their place in the lists below
and, in ids, by "q,r" and by the numbers of their two vertices ("18-23").
"""

from __future__ import annotations

from msgspec import Struct

from engines.cities_knights.data import FOLDER
from engines.core.data_files import DataFile


class HexData(Struct, frozen=True, forbid_unknown_fields=True):
    """A hex: its id "q,r" and its corners in the order N, NE, SE, S, SW, NW."""

    id: str
    corners: tuple[int, ...]


class HarbourData(Struct, frozen=True, forbid_unknown_fields=True):
    """A harbour's place: its hex, the side of the hex, and the edge whose vertices it serves."""

    hex: str
    side: str
    edge: tuple[int, int]


class FixedBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """The beginners' board B0: terrain and tokens by hex, harbour types by place."""

    terrain: tuple[str, ...]
    tokens: tuple[int | None, ...]
    harbours: tuple[str, ...]


class BoardData(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file. spiral: hex ids counter-clockwise from a corner inwards."""

    hexes: tuple[HexData, ...]
    edges: tuple[tuple[int, int], ...]
    harbours: tuple[HarbourData, ...]
    spiral: tuple[str, ...]
    fixed: FixedBoard


BOARD = DataFile(FOLDER / "board.json").read(BoardData)

HEXES = tuple(place.id for place in BOARD.hexes)
HEX = {place: i for i, place in enumerate(HEXES)}
CORNERS = tuple(place.corners for place in BOARD.hexes)
VERTICES = range(54)
EDGES = BOARD.edges
EDGE_IDS = tuple(f"{a}-{b}" for a, b in EDGES)
EDGE = {name: i for i, name in enumerate(EDGE_IDS)}
EDGES_AT = tuple(tuple(i for i, edge in enumerate(EDGES) if vertex in edge) for vertex in VERTICES)
"""By vertex, its two or three edges."""
NEIGHBOURS = tuple(tuple(sum(EDGES[i]) - vertex for i in EDGES_AT[vertex]) for vertex in VERTICES)
"""By vertex, the other ends of its edges, in the same order."""
HEXES_AT = tuple(tuple(i for i, corners in enumerate(CORNERS) if vertex in corners) for vertex in VERTICES)
"""By vertex, the one to three hexes that it touches."""
HEX_NEIGHBOURS = tuple(
    tuple(j for j, other in enumerate(CORNERS) if j != i and len(set(corners) & set(other)) == 2)
    for i, corners in enumerate(CORNERS)
)
HARBOUR_AT = {vertex: i for i, harbour in enumerate(BOARD.harbours) for vertex in harbour.edge}
"""By vertex, the place of the harbour that it serves; absent without one."""
CORNER_HEXES = tuple(i for i, neighbours in enumerate(HEX_NEIGHBOURS) if len(neighbours) == 3)


def edge_between(a: int, b: int) -> int | None:
    """The edge that joins two vertices, or None."""
    return EDGE.get(f"{min(a, b)}-{max(a, b)}")


def spirals() -> list[list[int]]:
    """The twelve orders in which tokens may be laid: from each corner hex, in either direction, inwards."""
    base = [HEX[place] for place in BOARD.spiral]
    orders = []
    for direction in (1, -1):
        outer, inner, centre = base[:12], base[12:18], base[18:]
        if direction == -1:
            outer, inner = [outer[0], *outer[:0:-1]], [inner[0], *inner[:0:-1]]
        for turn in range(6):
            orders.append(outer[2 * turn :] + outer[: 2 * turn] + inner[turn:] + inner[:turn] + centre)
    return orders
