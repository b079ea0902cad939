"""Rules 1.1 to 1.3: the island, the draft, and what each seat starts with."""

import itertools
from collections import Counter
from typing import Literal

import pytest

from engines.cities_knights.actions import BuildCity, BuildRoad, BuildSettlement
from engines.cities_knights.data import NUMBERS, full_deck
from engines.cities_knights.events import Built, Received
from engines.cities_knights.game import GAME, CatanSettings
from engines.cities_knights.geography import HARBOUR_AT, HARBOUR_EDGES, ISLAND, spirals
from engines.cities_knights.rules.setup import hot_neighbours
from engines.cities_knights.state import CatanState
from engines.core.rng import rng_from
from tests.engines.helpers.acting import allowed, asked, do, told, values
from tests.games.cities_knights.helpers.positions import bank, hand, points

Board = Literal["spiral", "random", "fixed"]


def opened(board: Board = "fixed", seats: int = 3, seed: str = "opening") -> CatanState:
    return GAME.setup(seats, rng_from(seed).seed, CatanSettings(board=board)).state


def test_1_1_the_island_has_54_vertices_72_edges_and_30_of_them_on_the_coast() -> None:
    assert (len(ISLAND.names), len(ISLAND.edges), len(ISLAND.neighbours)) == (19, 72, 54)
    assert len({vertex for edge in ISLAND.edges for vertex in edge}) == 54
    sides = Counter(frozenset((corners[i], corners[(i + 1) % 6])) for corners in ISLAND.corners for i in range(6))
    assert set(sides) == {frozenset(edge) for edge in ISLAND.edges}
    assert sum(count == 1 for count in sides.values()) == 30


def test_1_1_neighbours_are_mutual() -> None:
    for vertex, others in enumerate(ISLAND.neighbours):
        assert len(others) in (2, 3)
        assert all(vertex in ISLAND.neighbours[other] for other in others)
    assert sum(len(near) == 3 for near in ISLAND.cell_neighbours) == 6
    assert all(
        place in ISLAND.cell_neighbours[other]
        for place, near in enumerate(ISLAND.cell_neighbours)
        for other in near
    )


def test_1_1_nine_harbours_lie_on_the_coast_and_share_no_vertex() -> None:
    assert len(HARBOUR_AT) == 18
    assert all(len(ISLAND.edge_cells[edge]) == 1 for edge in HARBOUR_EDGES)


def test_1_1_the_beginners_board_has_the_printed_hexes_tokens_and_harbours() -> None:
    state = opened("fixed")
    assert Counter(state.terrain) == NUMBERS.terrain
    assert sorted(token for token in state.tokens if token) == sorted(NUMBERS.tokens)
    assert Counter(state.harbours) == NUMBERS.harbours
    assert state.terrain[state.robber] == "desert"
    assert not hot_neighbours(list(state.tokens))


@pytest.mark.parametrize("board", ["spiral", "random"])
@pytest.mark.parametrize("seed", range(40))
def test_1_2_a_drawn_island_is_complete_and_keeps_6_and_8_apart(board: Board, seed: int) -> None:
    state = opened(board, seed=f"island {seed}")
    assert Counter(state.terrain) == NUMBERS.terrain
    assert Counter(state.harbours) == NUMBERS.harbours
    assert sorted(token for token in state.tokens if token) == sorted(NUMBERS.tokens)
    assert not hot_neighbours(list(state.tokens))
    assert state.terrain[state.robber] == "desert"
    assert state.tokens[state.robber] == 0


def test_1_2_every_spiral_with_every_desert_keeps_equal_and_hot_tokens_apart() -> None:
    orders = spirals()
    assert len({tuple(order) for order in orders}) == 12
    for order in orders:
        assert sorted(order) == list(range(19))
        assert all(b in ISLAND.cell_neighbours[a] for a, b in itertools.pairwise(order))
        for desert in range(19):
            tokens: list[int | None] = [None] * 19
            left = iter(NUMBERS.tokens)
            for place in order:
                if place != desert:
                    tokens[place] = next(left)
            assert not hot_neighbours(tokens)
            pairs = [(tokens[a], tokens[b]) for a in range(19) for b in ISLAND.cell_neighbours[a]]
            assert all(a != b for a, b in pairs if a)


def test_1_2_the_spiral_begins_at_any_corner_and_goes_either_way() -> None:
    found = set()
    for n in range(60):
        tokens = opened("spiral", seed=f"{n}").tokens
        run = [[tokens[place] for place in order if tokens[place]] for order in spirals()]
        laid = [i for i, found in enumerate(run) if found == list(NUMBERS.tokens)]
        assert laid
        found.update(laid[:1])
    assert len(found) >= 8


@pytest.mark.parametrize("board", ["spiral", "random"])
def test_1_2_terrain_tokens_and_harbours_all_differ_from_island_to_island(board: Board) -> None:
    states = [opened(board, seed=f"{n}") for n in range(12)]
    assert len({state.terrain for state in states}) == 12
    assert len({state.harbours for state in states}) > 6
    assert len({tuple(token for token in state.tokens if token) for state in states}) > 6


def test_1_2_islands_differ_and_the_decks_are_shuffled() -> None:
    states = [opened("random", seed=f"{n}") for n in range(5)]
    assert len({state.terrain for state in states}) == 5
    assert len({tuple(state.decks[0]) for state in states}) > 1
    for state in states:
        assert [sorted(deck) for deck in state.decks] == [sorted(full_deck(track)) for track in range(3)]
        assert all(len(deck) == 18 for deck in state.decks)


@pytest.mark.parametrize("seed", range(12))
def test_1_2_no_6_or_8_of_a_random_island_touches_another(seed: int) -> None:
    state = opened("random", seed=f"hot {seed}")
    hot = [place for place, token in enumerate(state.tokens) if token in (6, 8)]
    assert len(hot) == 4
    # Neighbouring hexes share two corners.
    assert all(len(set(ISLAND.corners[a]) & set(ISLAND.corners[b])) < 2 for a, b in itertools.combinations(hot, 2))


def test_1_3_the_draft_goes_there_and_back_settlement_first_then_city() -> None:
    state = opened(seats=3)
    order = []
    places = iter([8, 10, 16, 42, 44, 33])
    for n in range(6):
        order += asked(state)
        vertex = next(places)
        state = do(state, BuildCity(vertex) if n >= 3 else BuildSettlement(vertex)).state
        order += asked(state)
        edge = ISLAND.edges[ISLAND.corner_edges[vertex][0]]
        state = do(state, BuildRoad(f"{edge[0]}-{edge[1]}")).state
    settlement = [(seat, what) for seat in (0, 1, 2) for what in ("draft-settlement", "draft-road")]
    city = [(seat, what) for seat in (2, 1, 0) for what in ("draft-city", "draft-road")]
    assert order == settlement + city
    assert points(state) == [3, 3, 3]
    assert state.active == 0
    assert state.turns == 1


def test_1_3_the_road_touches_the_piece_just_placed_and_pieces_keep_the_distance() -> None:
    state = do(opened(), BuildSettlement(18)).state
    assert set(values(state, BuildRoad, "edge")) == {"13-18", "18-23", "18-24"}
    state = do(state, BuildRoad("18-23")).state
    assert not any(allowed(state, BuildSettlement(vertex), 1) for vertex in (13, 18, 23, 24))
    assert allowed(state, BuildSettlement(8), 1)


def test_1_3_the_city_brings_a_resource_for_each_hex_but_the_desert_and_no_commodity() -> None:
    state = opened(seats=3)
    for vertex, road in ((0, "0-4"), (50, "50-53"), (47, "43-47")):
        state = do(do(state, BuildSettlement(vertex)).state, BuildRoad(road)).state
    assert all(not hand(state, seat) for seat in range(3))
    assert hand(do(state, BuildCity(18)).state, 2) == {"brick": 1, "wool": 1}
    step = do(state, BuildCity(8))
    assert hand(step.state, 2) == {"ore": 1, "wool": 1, "brick": 1}
    assert [event.why for event in told(step, Received)] == ["draft"]
    assert told(step, Built)[0].what == "city"
    assert bank(step.state, "ore") == 18


def test_1_3_every_piece_of_the_draft_has_a_place_for_its_road() -> None:
    for n in range(10):
        rng = rng_from(f"draft {n}")
        state = opened("spiral", 4, f"draft {n}")
        while state.turns == 0:
            seat = GAME.pending(state)[0].seat
            state = do(state, rng.choice(GAME.options(state, seat)).action, seat).state
        assert points(state) == [3, 3, 3, 3]
        for seat in range(4):
            assert state.roads.count(seat) == 2
