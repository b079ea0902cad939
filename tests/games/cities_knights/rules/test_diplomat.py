"""Rule 3: the Diplomat, and which roads are open."""

from __future__ import annotations

from typing import Any

import pytest

from engines.cities_knights import card_actions as ca
from engines.cities_knights import events as ev
from engines.cities_knights.actions import BuildRoad
from tests.games.cities_knights.helpers.positions import (
    PASS,
    asked,
    choices,
    do,
    guard,
    holding,
    path,
    play,
    told,
    values,
)


def test_diplomat_removes_an_open_road_of_anybody() -> None:
    seat = {"settlements": [36], "roads": path(36, 30, 35)}
    state = holding("diplomat", P0={"settlements": [8], "roads": path(8, 13)}, P1=seat)
    assert set(values(state, ca.Diplomat, "edge")) == {"8-13", "30-35"}
    step = do(state, ca.Diplomat("30-35"))
    assert told(step, ev.RoadRemoved) == [ev.RoadRemoved(0, 1, "30-35")]
    assert step.state.roads.count(1) == 1
    assert asked(step.state) == [(0, "turn")]


@pytest.mark.parametrize("end", ["settlements", "cities", "knights"])
def test_a10_a_road_between_own_pieces_is_not_open(end: str) -> None:
    piece = [guard(35)] if end == "knights" else [35]
    seat: dict[str, Any] = {"settlements": [36], "roads": path(36, 30, 35)}
    seat[end] = [*seat.get(end, []), *piece]
    assert choices(holding("diplomat", P1=seat, loose=True), ca.Diplomat) == []


def test_a10_a_foreign_piece_at_the_end_does_not_close_it() -> None:
    seat = {"settlements": [36], "roads": path(36, 30, 35)}
    state = holding("diplomat", P1=seat, P2={"settlements": [35]})
    assert values(state, ca.Diplomat, "edge") == ["30-35"]


def test_a10_a_foreign_knight_at_the_end_does_not_close_it() -> None:
    seat = {"settlements": [36], "roads": path(36, 30, 35)}
    other = {"settlements": [40], "roads": path(40, 35), "knights": [guard(35)]}
    assert "30-35" in values(holding("diplomat", P1=seat, P2=other), ca.Diplomat, "edge")


def test_a10_a_foreign_road_at_the_end_does_not_close_it() -> None:
    seat = {"settlements": [36], "roads": path(36, 30, 35)}
    state = holding("diplomat", P1=seat, P2={"settlements": [40], "roads": path(40, 35, 29)})
    assert "30-35" in values(state, ca.Diplomat, "edge")


def test_a10_a_loop_has_no_open_road() -> None:
    seat = {"settlements": [36], "roads": path(36, 30, 24, 19, 25, 31, 36)}
    assert choices(holding("diplomat", P1=seat), ca.Diplomat) == []


def test_diplomat_an_own_road_is_laid_elsewhere_at_once_for_free() -> None:
    state = holding("diplomat", P0={"settlements": [8], "roads": path(8, 13, 18)})
    state = do(state, ca.Diplomat("13-18")).state
    assert asked(state) == [(0, "free-road")]
    assert set(values(state, BuildRoad, "edge")) == {"4-8", "8-12", "9-13"}
    state = do(state, BuildRoad("9-13")).state
    assert asked(state) == [(0, "turn")]
    assert state.roads.count(0) == 2


def test_a26_an_own_road_does_not_go_back_to_its_edge() -> None:
    state = do(holding("diplomat", P0={"settlements": [8], "roads": path(8, 13)}), ca.Diplomat("8-13")).state
    assert "8-13" not in values(state, BuildRoad, "edge")


def test_diplomat_an_own_road_may_stay_away() -> None:
    state = holding("diplomat", P0={"settlements": [8], "roads": path(8, 13, 18)})
    state = play(state, ca.Diplomat("13-18"), PASS)
    assert (asked(state), state.roads.count(0)) == ([(0, "turn")], 1)


def test_diplomat_the_fifteenth_road_can_be_rebuilt() -> None:
    rim = path(3, 0, 4, 1, 5, 2, 6, 10, 15, 20, 26, 32, 37, 42, 46, 50)
    state = do(holding("diplomat", P0={"settlements": [3], "roads": rim}), ca.Diplomat("46-50")).state
    assert asked(state) == [(0, "free-road")]
    assert "3-7" in values(state, BuildRoad, "edge")
