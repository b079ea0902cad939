"""Boards of hexes, whatever their shape."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.mechanics.hex_grid import HexGrid, cell_name, read_cell

CELLS = st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=20, unique=True)


def test_a_single_cell_has_six_corners_and_six_edges() -> None:
    grid = HexGrid([(0, 0)])
    assert grid.corners == ((0, 2, 4, 5, 3, 1),)
    assert [grid.corner_id(corner) for corner in range(6)] == [
        "N:0,0",
        "S:0,-1",
        "S:1,-1",
        "N:-1,1",
        "N:0,1",
        "S:0,0",
    ]
    assert grid.edges == ((0, 1), (0, 2), (1, 3), (2, 4), (3, 5), (4, 5))
    assert all(cells == (0,) for cells in grid.corner_cells)


def test_neighbours_share_an_edge() -> None:
    grid = HexGrid.named(["0,0", "1,0"])
    (shared,) = [edge for edge, cells in enumerate(grid.edge_cells) if len(cells) == 2]
    # The east side of the one is the west side of the other.
    assert grid.cell_edges[0][1] == grid.cell_edges[1][4] == shared
    assert len(grid.spots) == 10
    assert len(grid.edges) == 11


@given(CELLS)
def test_every_corner_touches_what_it_belongs_to(cells: list[tuple[int, int]]) -> None:
    grid = HexGrid(cells)
    for cell, corners in enumerate(grid.corners):
        assert len(set(corners)) == 6
        for corner in corners:
            assert cell in grid.corner_cells[corner]
    for corner, edges in enumerate(grid.corner_edges):
        assert all(corner in grid.edges[edge] for edge in edges)
        assert [grid.edge_between(corner, other) for other in grid.neighbours[corner]] == list(edges)
        assert 2 <= len(edges) <= 3
        assert grid.corner(grid.corner_id(corner)) == corner


@given(CELLS)
def test_cells_with_a_common_edge_are_neighbours(cells: list[tuple[int, int]]) -> None:
    grid = HexGrid(cells)
    for a in range(len(cells)):
        beside = {b for edge in grid.cell_edges[a] for b in grid.edge_cells[edge]} - {a}
        assert set(grid.cell_neighbours[a]) == beside


@given(CELLS)
def test_corners_are_counted_row_by_row_from_the_north(cells: list[tuple[int, int]]) -> None:
    spots = HexGrid(cells).spots
    assert list(spots) == sorted(spots, key=lambda spot: (spot.y, spot.x))


def test_names_of_cells_and_corners_that_there_are_not() -> None:
    grid = HexGrid.named(["0,0"])
    for name in ("1,0", "x", "0"):
        with pytest.raises(KeyError):
            grid.cell(name)
    for name in ("N:5,5", "W:0,0", "N:x", ""):
        with pytest.raises(KeyError):
            grid.corner(name)
    assert grid.edge_between(0, 5) is None


def test_a_cell_that_is_listed_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        HexGrid([(0, 0), (0, 0)])


def test_names_lead_back_to_cells() -> None:
    assert read_cell(cell_name((-2, 3))) == (-2, 3)
