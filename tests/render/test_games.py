"""What the pictures of all games share: the order in which one reads a map."""

import pytest

from engines.cities_knights.geography import ISLAND
from render.games import read_along


def test_a_map_of_hexes_is_read_row_by_row() -> None:
    hexes = [f"hex:{name}" for name in ISLAND.names]
    assert read_along("cities_knights", reversed(hexes)) == hexes
    corners = [f"vertex:{v}" for v in (3, 0, 4, 1, 5, 2, 6)]
    assert read_along("cities_knights", [f"vertex:{v}" for v in range(7)]) == corners
    north, northeast, southeast, south, southwest, northwest = ISLAND.corners[9]
    read = [northwest, north, northeast, southwest, south, southeast]
    assert read_along("cities_knights", [f"vertex:{v}" for v in ISLAND.corners[9]]) == [
        f"vertex:{v}" for v in read
    ]


def test_slanted_edges_are_one_row_and_upright_ones_another() -> None:
    edges = [f"edge:{a}-{b}" for a, b in ISLAND.edges]
    read = read_along("cities_knights", reversed(edges))
    assert read[:6] == ["edge:0-3", "edge:0-4", "edge:1-4", "edge:1-5", "edge:2-5", "edge:2-6"]
    assert read[6:10] == ["edge:3-7", "edge:4-8", "edge:5-9", "edge:6-10"]


def test_provinces_are_read_from_the_north_west() -> None:
    names = ["province:zeeland", "province:groningen", "province:friesland"]
    assert read_along("golden_age", names) == names[::-1]


@pytest.mark.parametrize("game", ["fugger", "cities_knights", "no game"])
def test_what_lies_on_no_map_keeps_its_order_at_the_end(game: str) -> None:
    assert read_along(game, ["card:spy", "seat:1"]) == ["card:spy", "seat:1"]
    assert read_along("cities_knights", ["card:spy", "hex:0,0"]) == ["hex:0,0", "card:spy"]
