"""Rule 1.3, Longest Road: how it is measured, and every way to win, break and re-award it."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cities_knights import actions as a
from engines.cities_knights.card_actions import Deserter, Diplomat, Intrigue
from engines.cities_knights.events import LongestRoad
from engines.cities_knights.game import GAME
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.longest_road import length_of
from engines.cities_knights.state import NOBODY, CatanState, replaced
from tests.engines.helpers.acting import asked, do, told
from tests.games.cities_knights.helpers.positions import PLENTY, path, points, position

RIM = [3, 0, 4, 1, 5, 2, 6, 10, 15, 20, 26, 32, 37, 42, 46, 50]
"""A line along the coast."""
SOUTH = [33, 38, 43, 47, 51, 48, 52, 49, 53]
"""Another one, far away from it."""
RING = path(8, 13, 18, 23, 17, 12, 8)


def line(count: int, along: list[int] = RIM) -> list[list[int]]:
    return path(*along[: count + 1])


def lengths(state: CatanState) -> list[int]:
    return [player.road for player in state.players]


def measured(roads: list[list[int]], **keys: Any) -> int:
    return lengths(position(P0={"roads": roads, **keys.pop("P0", {})}, loose=True, **keys))[0]


@pytest.mark.parametrize("count", [0, 1, 2, 5, 15])
def test_1_3_a_line_is_as_long_as_its_roads(count: int) -> None:
    assert measured(line(count)) == count


def test_1_3_a_fork_counts_its_two_longest_arms_and_rings_all_their_roads_and_a_tail_too() -> None:
    assert measured([*path(8, 13, 18), *path(18, 24, 30), [18, 23]]) == 4
    assert measured(RING) == 6
    assert measured([*RING, *path(18, 24, 30)]) == 8
    assert measured([*RING, *path(13, 9, 14, 19, 24, 18)]) == 11, "two rings that share a road lose none"


def test_1_3_own_pieces_do_not_cut() -> None:
    assert measured(line(6), P0={"settlements": [4], "cities": [5], "knights": [{"v": 1}]}) == 6


@pytest.mark.parametrize("cutter", [{"settlements": [1]}, {"cities": [1]}, {"knights": [{"v": 1}]}])
def test_1_3_foreign_pieces_cut_in_the_middle(cutter: dict[str, Any]) -> None:
    assert measured(line(7), P1=cutter) == 4


def test_1_3_a_trail_may_begin_and_end_at_foreign_pieces_and_a_ring_that_is_cut_once_counts_whole() -> None:
    assert measured(line(7), P1={"settlements": [3, 10]}) == 7
    assert measured(RING, P1={"settlements": [18]}) == 6


@settings(deadline=None, max_examples=60)
@given(st.lists(st.integers(0, 71), unique=True, max_size=9), st.sets(st.integers(0, 53), max_size=4))
def test_1_3_the_length_is_that_of_the_best_trail(edges: list[int], cut: set[int]) -> None:
    state = position()
    for edge in edges:
        state.roads = replaced(state.roads, edge, 0)
    for vertex in cut:
        state.owner, state.piece = replaced(state.owner, vertex, 1), replaced(state.piece, vertex, 1)

    def best(vertex: int, left: frozenset[int], begun: bool) -> int:
        if begun and vertex in cut:
            return 0
        onward = [edge for edge in left if vertex in ISLAND.edges[edge]]
        return max((1 + best(sum(ISLAND.edges[edge]) - vertex, left - {edge}, True) for edge in onward), default=0)

    assert length_of(state, 0) == max(best(vertex, frozenset(edges), False) for vertex in range(54))


def test_1_3_five_roads_win_two_points_four_do_not() -> None:
    state = position(P0={"settlements": [3], "roads": line(4), "hand": PLENTY})
    assert (state.longest_road, points(state)[0]) == (NOBODY, 1)
    step = do(state, a.BuildRoad("2-5"))
    assert told(step, LongestRoad) == [LongestRoad(0, 5)]
    assert points(step.state)[0] == 3


def test_1_3_only_a_strictly_longer_road_takes_it() -> None:
    keys: dict[str, Any] = {"P1": {"settlements": [33], "roads": line(5, SOUTH)}, "longest_road": 1}
    state = position(P0={"settlements": [3], "roads": line(4), "hand": PLENTY}, **keys)
    state = do(state, a.BuildRoad("2-5")).state
    assert (lengths(state)[:2], state.longest_road) == ([5, 5], 1)
    step = do(state, a.BuildRoad("2-6"))
    assert step.state.longest_road == 0
    assert points(step.state)[:2] == [3, 1]


def cut_position(holder_roads: int, *others: int) -> CatanState:
    """Seat 1 holds the longest road along the coast; seat 0 can settle on it at 4.

    others: road lengths of seats 0 and 2 elsewhere.
    """
    mine, third = (*others, 0, 0)[:2]
    return position(
        P0={
            "settlements": [33, 13],
            "roads": [*line(mine, SOUTH), *path(13, 8, 4)],
            "hand": PLENTY,
        },
        P1={"settlements": [3], "roads": [[3, 0], *path(0, 4), *path(4, 1, 5, 2, 6, 10, 15)][:holder_roads]},
        P2={"settlements": [29], "roads": path(29, 35, 40, 45, 41, 36, 31)[:third]},
        longest_road=1,
    )


@pytest.mark.parametrize(
    ("roads", "others", "news", "holder"),
    [
        (7, (5,), [], 1),
        (6, (5,), [LongestRoad(0, 5)], 0),
        (7, (6,), [LongestRoad(0, 6)], 0),
        (6, (5, 5), [LongestRoad(None, 5)], NOBODY),
        (6, (2,), [LongestRoad(None, 4)], NOBODY),
    ],
    ids=[
        "keeps-it-with-five-if-no-seat-has-more",
        "loses-it-to-a-sole-leader-with-less-than-five",
        "loses-it-if-it-is-beaten-even-with-five",
        "loses-it-to-none-with-several-leaders",
        "gives-it-back-with-no-seat-at-five",
    ],
)
def test_1_3_a_holder_that_is_cut(
    roads: int, others: tuple[int, ...], news: list[LongestRoad], holder: int
) -> None:
    step = do(cut_position(roads, *others), a.BuildSettlement(4))
    assert lengths(step.state)[1] == roads - 2
    assert told(step, LongestRoad) == news
    assert step.state.longest_road == holder
    assert points(step.state)[1] == 1 + 2 * (holder == 1)


def test_1_3_no_seat_has_it_until_one_leads_alone() -> None:
    state = do(cut_position(6, 5, 5), a.BuildSettlement(4)).state
    step = do(state, a.BuildRoad("48-52"))
    assert told(step, LongestRoad) == [LongestRoad(0, 6)]


def test_1_3_a_knight_that_is_built_cuts_too() -> None:
    step = do(cut_position(6, 5), a.BuildKnight(4))
    assert told(step, LongestRoad) == [LongestRoad(0, 5)]


def with_knight(at: int, **more: Any) -> CatanState:
    """Seat 0's knight is at 8 or 4; seat 1's six roads pass 4."""
    seat = {"settlements": [13], "roads": path(13, 8, 4), "knights": [{"v": at, "level": 2, "active": True}]}
    return position(P0={**seat, **more.pop("P0", {})}, P1={"settlements": [3], "roads": line(6)}, **more)


def test_1_3_a_knight_that_moves_onto_the_road_cuts_it() -> None:
    state = with_knight(8)
    assert state.longest_road == 1
    step = do(state, a.MoveKnight(8, 4))
    assert lengths(step.state)[1] == 4
    assert told(step, LongestRoad) == [LongestRoad(None, 4)]


def test_1_3_a_knight_that_moves_away_joins_it() -> None:
    state = with_knight(4)
    assert (lengths(state)[1], state.longest_road) == (4, NOBODY)
    step = do(state, a.MoveKnight(4, 8))
    assert told(step, LongestRoad) == [LongestRoad(1, 6)]


def test_1_3_a_move_from_road_to_road_counts_as_one_change() -> None:
    # Without the knight at 5 seat 1 would have six for a moment and beat seat 2; at 4 it is cut to five at once.
    state = position(
        P0={
            "settlements": [13],
            "roads": [*path(13, 9, 5), *path(13, 8, 4)],
            "knights": [{"v": 5, "active": True}],
        },
        P1={"settlements": [10], "roads": path(0, 4, 1, 5, 2, 6, 10)},
        P2={"settlements": [33], "roads": line(5, SOUTH)},
    )
    assert (lengths(state), state.longest_road) == ([4, 3, 5], 2)
    step = do(state, a.MoveKnight(5, 4))
    assert lengths(step.state) == [4, 5, 5]
    assert told(step, LongestRoad) == []


def driving(**more: Any) -> CatanState:
    """Seat 0's knight at 0 may drive seat 1's away from 4, where it cuts six roads; it may go to 8, 13, 9 or 5."""
    mine = {"settlements": [3], "roads": line(6), "knights": [{"v": 0, "level": 2, "active": True}]}
    theirs = {"settlements": [12], "roads": [*path(12, 8, 4), *path(8, 13, 9, 5)], "knights": [{"v": 4}]}
    state = position(P0={**mine, **more.pop("P0", {})}, P1=theirs, **more)
    assert (lengths(state)[0], state.longest_road) == (4, NOBODY)
    return state


def test_1_3_a_driven_knight_no_longer_cuts_the_road_and_it_is_settled_when_that_knight_stands_again() -> None:
    step = do(driving(), a.MoveKnight(0, 4))
    assert (lengths(step.state)[0], told(step, LongestRoad)) == (6, [])
    assert GAME.rules.invariants(step.state) == []
    assert told(do(step.state, a.PlaceKnight(13)), LongestRoad) == [LongestRoad(0, 6)]
    again = do(step.state, a.PlaceKnight(5))
    assert told(again, LongestRoad) == [], "it cuts the road again: no seat has had the longest one meanwhile"
    assert (lengths(again.state)[0], again.state.longest_road) == (4, NOBODY)


def test_1_3_a_displacement_is_settled_when_the_displaced_knight_is_gone() -> None:
    theirs = {"settlements": [8], "roads": path(8, 4), "knights": [{"v": 4}]}
    mine = {"settlements": [3], "roads": line(6), "knights": [{"v": 0, "level": 2, "active": True}]}
    step = do(position(P0=mine, P1=theirs), a.MoveKnight(0, 4))
    assert told(step, LongestRoad) == [LongestRoad(0, 6)]


@pytest.mark.parametrize(("place", "won"), [(13, True), (5, False)])
def test_2_9_nobody_wins_before_the_displaced_knight_stands(place: int, won: bool) -> None:
    state = do(driving(P0={"defender": 10}), a.MoveKnight(0, 4)).state
    assert not state.over
    assert asked(state) == [(1, "relocate")]
    state = do(state, a.PlaceKnight(place)).state
    assert (state.over, points(state)[0]) == ((True, 13) if won else (False, 11))


def test_1_3_intrigue_removes_a_cutting_knight_and_is_settled_when_it_stands() -> None:
    theirs = {"settlements": [12], "roads": path(12, 8, 4), "knights": [{"v": 4}]}
    state = position(P0={"settlements": [3], "roads": line(6), "progress": ["intrigue"]}, P1=theirs)
    assert state.longest_road == NOBODY
    step = do(state, Intrigue(4))
    assert told(step, LongestRoad) == []
    assert GAME.rules.invariants(step.state) == []
    assert told(do(step.state, a.PlaceKnight(8)), LongestRoad) == [LongestRoad(0, 6)]


@pytest.mark.parametrize("then", [a.Pass(), a.PlaceKnight(5)])
def test_1_3_a_deserter_is_settled_when_the_new_knight_is_placed_or_declined(then: Any) -> None:
    state = position(
        P0={"settlements": [3], "roads": line(6), "progress": ["deserter"]},
        P1={"settlements": [12, 33], "roads": [*path(12, 8, 4), *line(5, SOUTH)], "knights": [{"v": 4}]},
    )
    assert (lengths(state)[:2], state.longest_road) == ([4, 5], 1)
    step = do(do(state, Deserter(1)).state, a.Desert(4))
    assert told(step, LongestRoad) == []
    assert GAME.rules.invariants(step.state) == []
    step = do(step.state, then)
    assert told(step, LongestRoad) == [LongestRoad(0, 6)]
    assert points(step.state)[:2] == [3, 2]


def test_1_3_a_deserter_without_a_place_for_the_new_knight_is_settled_at_once() -> None:
    state = position(
        P0={"progress": ["deserter"]},
        P1={"settlements": [12], "roads": path(12, 8, 4), "knights": [{"v": 4}]},
        P2={"settlements": [3], "roads": line(6)},
    )
    step = do(do(state, Deserter(1)).state, a.Desert(4))
    assert told(step, LongestRoad) == [LongestRoad(2, 6)]


def diplomatic(mine: list[list[int]], theirs: list[list[int]], **keys: Any) -> CatanState:
    """Seat 0 holds a Diplomat."""
    begins = [{"settlements": [roads[0][0]], "roads": roads} for roads in (mine, theirs)]
    return position(P0={**begins[0], "progress": ["diplomat"]}, P1=begins[1], **keys)


def test_1_3_a_removed_foreign_road_shortens_and_re_awards() -> None:
    state = diplomatic(line(5, SOUTH), line(6), P2={"settlements": [29], "roads": path(29, 35, 40)})
    assert state.longest_road == 1
    state = do(state, Diplomat("2-6")).state
    assert (lengths(state)[:2], state.longest_road) == ([5, 5], 1)


def test_1_3_a_holder_whose_road_is_removed_loses_it_to_a_sole_leader() -> None:
    step = do(diplomatic(line(6, SOUTH), line(6), longest_road=1), Diplomat("2-6"))
    assert told(step, LongestRoad) == [LongestRoad(0, 6)]
    assert points(step.state)[:2] == [3, 1]


def test_1_3_the_diplomats_own_road_counts_after_both_steps() -> None:
    step = do(diplomatic(line(6), line(5, SOUTH), longest_road=0), Diplomat("2-6"))
    assert told(step, LongestRoad) == []
    again = do(step.state, a.BuildRoad("3-7"))
    assert told(again, LongestRoad) == []
    assert (lengths(again.state)[0], again.state.longest_road) == (6, 0)
    assert do(step.state, a.Pass()).state.longest_road == 0


def test_1_3_the_diplomats_own_road_left_away_may_cost_it() -> None:
    state = do(diplomatic(line(6), line(6, SOUTH), longest_road=0), Diplomat("2-6")).state
    assert told(do(state, a.Pass()), LongestRoad) == [LongestRoad(1, 6)]
