"""The island: nineteen hexes with their 54 vertices and 72 edges, and nine harbours. Shared by all matches.

Vertices are the corners of the grid; in ids, hexes are "q,r" and edges the numbers of their vertices ("18-23").
"""

from msgspec import Struct

from engines.cities_knights.data import FOLDER
from engines.core.files.data_files import DataFile
from engines.core.mechanics.hex_grid import SIDES, HexGrid


class HarbourData(Struct, frozen=True, forbid_unknown_fields=True):
    """A harbour's place: its hex, and the side of the hex on which it lies."""

    hex: str
    side: str


class BoardLayout(Struct, frozen=True, forbid_unknown_fields=True):
    """An island: terrain and tokens by hex (None on the desert), harbour types by place."""

    terrain: tuple[str, ...]
    tokens: tuple[int | None, ...]
    harbours: tuple[str, ...]


class BoardData(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file. hexes: their ids, in order. spiral: ids counter-clockwise from a corner inwards.

    fixed: the beginners' board."""

    hexes: tuple[str, ...]
    harbours: tuple[HarbourData, ...]
    spiral: tuple[str, ...]
    fixed: BoardLayout


BOARD = DataFile(FOLDER / "board.json").read(BoardData)

ISLAND = HexGrid.named(BOARD.hexes)
HARBOUR_EDGES = tuple(
    ISLAND.cell_edges[ISLAND.cell(place.hex)][SIDES.index(place.side)] for place in BOARD.harbours
)
"""By harbour place, the edge whose corners it serves."""
HARBOUR_AT = {corner: i for i, edge in enumerate(HARBOUR_EDGES) for corner in ISLAND.edges[edge]}
"""By corner, the place of the harbour that serves it; absent without one."""


def spirals() -> list[list[int]]:
    """Return the twelve orders in which tokens may be laid: inwards from each corner hex, in either direction."""
    base = [ISLAND.cell(place) for place in BOARD.spiral]
    orders = []
    for direction in (1, -1):
        outer, inner, centre = base[:12], base[12:18], base[18:]
        if direction == -1:
            outer, inner = [outer[0], *outer[:0:-1]], [inner[0], *inner[:0:-1]]
        for turn in range(6):
            orders.append(outer[2 * turn :] + outer[: 2 * turn] + inner[turn:] + inner[:turn] + centre)
    return orders
