"""The positions of the cells, corners and edges of a board of hexes on a canvas."""

import math

from engines.core.mechanics.hex_grid import HexGrid
from render.drawing.geometry import Point
from render.scene import Spot

_HALF_WIDTH, _HALF_RADIUS = math.sqrt(3) / 2, 0.5


class HexMap:
    """A board of hexes on a canvas.

    origin: the middle of the cell 0,0, on the board or not. radius: from a cell's middle to its corners, in
    pixels. centres, corners: by cell and by corner, in fractions of pixels.
    """

    def __init__(self, grid: HexGrid, origin: Spot, radius: float) -> None:
        self.grid, self.radius = grid, radius
        self._origin = origin
        self.centres = tuple(self._at(2 * q + r, 3 * r) for q, r in grid.cells)
        self.corners = tuple(self._at(spot.x, spot.y) for spot in grid.spots)

    def cell(self, cell: int) -> Spot:
        """Return the middle of a cell."""
        return _pixel(self.centres[cell])

    def corner(self, corner: int) -> Spot:
        """Return a corner."""
        return _pixel(self.corners[corner])

    def edge(self, edge: int) -> Spot:
        """Return the middle of an edge."""
        (ax, ay), (bx, by) = self.ends(edge)
        return _pixel(((ax + bx) / 2, (ay + by) / 2))

    def lie(self, edge: int) -> str:
        """Return the direction of an edge: "|", "/" or "\\"."""
        (ax, ay), (bx, by) = self.ends(edge)
        if abs(ax - bx) < 1:
            return "|"
        return "/" if (ay - by) * (ax - bx) < 0 else "\\"

    def outline(self) -> list[Point]:
        """Return the corners around the whole board in order."""
        sides = zip(self.grid.edges, self.grid.edge_cells, strict=True)
        outer = [ends for ends, cells in sides if len(cells) == 1]
        loop = [outer[0][0]]
        following = outer[0][1]
        while following != loop[0]:
            before, here = loop[-1], following
            loop.append(here)
            following = next(v for edge in outer if here in edge for v in edge if v not in (here, before))
        return [self.corners[corner] for corner in loop]

    def ends(self, edge: int) -> tuple[Point, Point]:
        """Return the two corners of an edge, in fractions of pixels."""
        a, b = self.grid.edges[edge]
        return self.corners[a], self.corners[b]

    def _at(self, x: int, y: int) -> Point:
        return (self._origin[0] + self.radius * _HALF_WIDTH * x, self._origin[1] + self.radius * _HALF_RADIUS * y)


def _pixel(point: Point) -> Spot:
    return round(point[0]), round(point[1])
