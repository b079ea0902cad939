"""Boards of hexes: corners, edges, adjacency and distances, computed from a list of cells.

Cells have a corner at the top ("pointy-top") and are named by axial coordinates "q,r": q counts to the east, r to
the south-east. Cells, corners and edges are numbered: cells in the order of the list, corners row by row from the
north and from west to east in each row, edges by their two corners. A board never changes, so one grid serves
every match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Cell = tuple[int, int]
"""Axial coordinates (q, r)."""
_AROUND = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From a cell's centre to its corners N, NE, SE, S, SW and NW, in half widths and half radii."""
_BESIDE = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""From a cell to its neighbours NE, E, SE, SW, W and NW; each shares the edge that goes out clockwise from the
corner at the same index in `_AROUND`.
"""
SIDES = ("NE", "E", "SE", "SW", "W", "NW")
"""The sides of a cell, in the order of its edges."""


class Spot(NamedTuple):
    """A point of the board: x in half widths of a cell, y in half radii, both measured from the cell 0,0."""

    x: int
    y: int


def read_cell(name: str) -> Cell:
    """Return the cell of a name such as "2,-1". Raises ValueError."""
    q, r = name.split(",")
    return int(q), int(r)


def cell_name(cell: Cell) -> str:
    """Return the name of a cell, such as "2,-1"."""
    return f"{cell[0]},{cell[1]}"


class HexGrid:
    """A board of hexes.

    cells: (q, r) by cell; names: "q,r" by cell. spots: by corner, its point. corners: by cell, its six corners
    N, NE, SE, S, SW, NW. edges: by edge, its two corners, the smaller first, in rising order; edge_names: "a-b".
    corner_edges, neighbours, corner_cells: by corner, its edges, the corners at their other ends in the same
    order, and the cells that it touches, all in rising order. edge_cells: by edge, its one or two cells.
    cell_edges: by cell, its six edges in the order of `SIDES`. cell_neighbours: by cell, its neighbours in rising
    order.
    """

    def __init__(self, cells: Iterable[Cell]) -> None:
        """Build the board. Raises ValueError if a cell is listed twice."""
        self.cells: tuple[Cell, ...] = tuple(cells)
        self.names = tuple(map(cell_name, self.cells))
        self._cell = {cell: i for i, cell in enumerate(self.cells)}
        if len(self._cell) < len(self.cells):
            raise ValueError("a cell is listed twice")
        around = [[Spot(2 * q + r + dx, 3 * r + dy) for dx, dy in _AROUND] for q, r in self.cells]
        self.spots = tuple(sorted({spot for spots in around for spot in spots}, key=lambda spot: (spot.y, spot.x)))
        self._corner = {spot: i for i, spot in enumerate(self.spots)}
        self.corners = tuple(tuple(self._corner[spot] for spot in spots) for spots in around)
        sides = [[_pair(ring[i], ring[(i + 1) % 6]) for i in range(6)] for ring in self.corners]
        self.edges = tuple(sorted({edge for ring in sides for edge in ring}))
        self.edge_names = tuple(f"{a}-{b}" for a, b in self.edges)
        self._edge = {edge: i for i, edge in enumerate(self.edges)}
        self._named = {name: i for i, name in enumerate(self.names)}
        self._edge_named = {name: i for i, name in enumerate(self.edge_names)}
        self.cell_edges = tuple(tuple(self._edge[edge] for edge in ring) for ring in sides)
        self.corner_edges = _members(self.edges, len(self.spots))
        self.neighbours = tuple(
            tuple(sum(self.edges[edge]) - corner for edge in edges)
            for corner, edges in enumerate(self.corner_edges)
        )
        self.corner_cells = _members(self.corners, len(self.spots))
        self.edge_cells = _members(self.cell_edges, len(self.edges))
        self.cell_neighbours = tuple(
            tuple(sorted(self._cell[other] for other in _beside(cell) if other in self._cell))
            for cell in self.cells
        )

    @classmethod
    def named(cls, names: Iterable[str]) -> HexGrid:
        """Return a board of cells with names such as "2,-1". Raises ValueError."""
        return cls(map(read_cell, names))

    def cell(self, name: str) -> int:
        """Return the number of a cell. Raises KeyError if the board has no cell of that name."""
        return self._named[name]

    def edge(self, name: str) -> int:
        """Return the number of an edge "a-b". Raises KeyError if the board has no edge of that name."""
        return self._edge_named[name]

    def corner_id(self, corner: int) -> str:
        """Return a corner as "N:q,r" or "S:q,r": the top or bottom of a cell, which may lie outside the board."""
        x, y = self.spots[corner]
        if (y + 2) % 3 == 0:
            r = (y + 2) // 3
            return f"N:{(x - r) // 2},{r}"
        r = (y - 2) // 3
        return f"S:{(x - r) // 2},{r}"

    def corner(self, name: str) -> int:
        """Return the number of a corner "N:q,r" or "S:q,r". Raises KeyError if the board has none of that name."""
        end, _, place = name.partition(":")
        try:
            q, r = read_cell(place)
            return self._corner[Spot(2 * q + r, 3 * r + {"N": -2, "S": 2}[end])]
        except ValueError:
            raise KeyError(name) from None

    def edge_between(self, a: int, b: int) -> int | None:
        """Return the edge that joins two corners, or None."""
        return self._edge.get(_pair(a, b))


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def _beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in _BESIDE]


def _members(groups: Sequence[Sequence[int]], count: int) -> tuple[tuple[int, ...], ...]:
    """Return by member the groups that contain it."""
    found: list[list[int]] = [[] for _ in range(count)]
    for number, group in enumerate(groups):
        for member in group:
            found[member].append(number)
    return tuple(map(tuple, found))
