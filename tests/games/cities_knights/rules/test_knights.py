"""Rule 2.9: knights act, are promoted, drive each other away and chase the robber."""

from typing import Any

import pytest

from engines.cities_knights import actions as a
from engines.cities_knights.events import KnightDisplaced, KnightDriven, KnightMoved
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CatanState
from tests.engines.helpers.acting import allowed, asked, do, told, values
from tests.games.cities_knights.helpers.positions import hand, knight, knights, next_turn, path, play, position

LINE = path(8, 13, 18, 24)


def guard(vertex: int, level: int = 1, active: bool = True, **more: Any) -> dict[str, Any]:
    return {"v": vertex, "level": level, "active": active, **more}


def mine(*standing: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A settlement at 8 with roads over 13 and 18 to 24, and knights."""
    return {"settlements": [8], "roads": LINE, "knights": list(standing), **more}


def test_2_9_activating_costs_a_grain_and_is_allowed_in_the_turn_of_building_but_it_does_not_act_then() -> None:
    state = position(P0=mine(hand={"wool": 1, "ore": 1, "grain": 1}))
    state = play(state, a.BuildKnight(18), a.ActivateKnight(18))
    assert (knights(state, 0), hand(state, 0)) == ([(18, 1, True)], {})
    assert values(state, a.MoveKnight, "to") == []
    active = position(P0=mine(guard(18), hand={"grain": 1}))
    assert values(active, a.ActivateKnight, "vertex") == [], "no knight is activated twice"


def test_2_9_activated_this_turn_it_acts_from_the_next_one_on() -> None:
    state = position(P0=mine(guard(18, active=False), hand={"grain": 1}))
    state = do(state, a.ActivateKnight(18)).state
    assert values(state, a.MoveKnight, "to") == []
    assert values(next_turn(next_turn(next_turn(state))), a.MoveKnight, "to") == [13, 24]


@pytest.mark.parametrize("active", [True, False])
def test_2_9_promoting_costs_wool_and_ore_and_a_ready_knight_may_still_act(active: bool) -> None:
    state = position(P0=mine(guard(18, 1, active), hand={"wool": 1, "ore": 1}))
    after = do(state, a.PromoteKnight(18)).state
    assert (knights(after, 0), hand(after, 0)) == ([(18, 2, active)], {})
    assert allowed(after, a.MoveKnight(18, 24)) == active


def test_2_9_a_knight_is_promoted_once_a_turn_also_in_the_turn_of_building() -> None:
    state = position(P0=mine(hand={"wool": 3, "ore": 3}, cities=[2], improvements={"politics": 3}))
    state = play(state, a.BuildKnight(18), a.PromoteKnight(18))
    assert values(state, a.PromoteKnight, "vertex") == []
    assert values(next_turn(next_turn(next_turn(state))), a.PromoteKnight, "vertex") == [18]


@pytest.mark.parametrize(("politics", "may"), [(2, False), (3, True), (5, True)])
def test_2_9_mighty_needs_level_3_of_politics(politics: int, may: bool) -> None:
    seat = mine(guard(18, 2), hand={"wool": 1, "ore": 1}, cities=[2], improvements={"politics": politics})
    crown = {"politics": [0, 2]} if politics == 5 else {}
    assert allowed(position(P0=seat, metropolis=crown), a.PromoteKnight(18)) == may


def test_2_9_there_is_nothing_above_mighty_and_promoting_needs_a_piece_of_the_next_level() -> None:
    seat = mine(guard(18, 3), hand={"wool": 1, "ore": 1}, cities=[2], improvements={"politics": 3})
    assert not allowed(position(P0=seat), a.PromoteKnight(18))
    standing = [guard(13, 2), guard(18, 2), guard(24, 1)]
    assert values(position(P0=mine(*standing, hand={"wool": 1, "ore": 1})), a.PromoteKnight, "vertex") == []


def test_2_9_a_knight_moves_over_own_roads_and_is_used_up() -> None:
    state = position(P0=mine(guard(13)))
    assert values(state, a.MoveKnight, "to") == [18, 24]
    step = do(state, a.MoveKnight(13, 24))
    assert knights(step.state, 0) == [(24, 1, False)]
    assert told(step, KnightMoved) == [KnightMoved(0, 13, 24)]
    assert values(step.state, a.MoveKnight, "to") == []


def test_2_9_an_inactive_knight_does_not_move_and_a_used_one_not_again_even_if_it_is_activated() -> None:
    assert values(position(P0=mine(guard(13, active=False))), a.MoveKnight, "to") == []
    state = position(P0=mine(guard(13), hand={"grain": 1}))
    state = play(state, a.MoveKnight(13, 24), a.ActivateKnight(24))
    assert knights(state, 0) == [(24, 1, True)]
    assert values(state, a.MoveKnight, "to") == []


def test_2_9_own_pieces_are_passed() -> None:
    seat = mine(guard(13), guard(18, active=False))
    assert values(position(P0=seat), a.MoveKnight, "to") == [24]
    far = {"settlements": [8], "roads": path(12, 8, 13), "knights": [guard(12)]}
    assert values(position(P0=far), a.MoveKnight, "to") == [13]


@pytest.mark.parametrize("stop", [{"settlements": [18]}, {"knights": [guard(18, 3)]}], ids=["building", "knight"])
def test_2_9_foreign_pieces_stop_the_way(stop: dict[str, Any]) -> None:
    state = position(P0=mine(guard(13)), P1=stop, loose=True)
    assert values(state, a.MoveKnight, "to") == []


def test_2_9_foreign_roads_carry_no_knight_and_new_ones_count_at_once() -> None:
    state = position(P0=mine(guard(13)), P1={"settlements": [30], "roads": path(30, 24, 19)})
    assert values(state, a.MoveKnight, "to") == [18, 24]
    state = position(P0=mine(guard(13), hand={"lumber": 1, "brick": 1}))
    assert values(do(state, a.BuildRoad("19-24")).state, a.MoveKnight, "to") == [18, 19, 24]


def test_2_9_knights_ignore_the_distance_rule() -> None:
    state = position(P0=mine(hand={"wool": 1, "ore": 1}), P1={"settlements": [30]})
    assert values(state, a.BuildKnight, "vertex") == [13, 18, 24]


def test_2_9_only_a_knight_that_was_active_before_the_turn_acts_on_anothers_turn_none() -> None:
    state = position(active=1, P0=mine(guard(13)))
    assert not any(found.ready for found in state.knights)
    state = next_turn(next_turn(state))
    assert values(state, a.MoveKnight, "to") == [18, 24]


def test_2_9_a_knight_that_rests_as_the_turn_begins_does_not_act_in_it() -> None:
    state = next_turn(position(active=2, P0=mine(guard(13, active=False), hand={"grain": 1})))
    for now in (state, do(state, a.ActivateKnight(13)).state):
        assert values(now, a.MoveKnight, "to") == []


def facing(level: int, other: int, *, their_roads: list[list[int]], active: bool = False) -> CatanState:
    """Seat 0's ready knight at 13, seat 1's at 24 with some roads."""
    seat = {"settlements": [36], "roads": [*path(36, 30, 24), *their_roads], "knights": [guard(24, other, active)]}
    return position(P0=mine(guard(13, level)), P1=seat)


@pytest.mark.parametrize(("level", "other"), [(2, 1), (3, 1), (3, 2)])
def test_2_9_a_stronger_knight_drives_a_weaker_one_away(level: int, other: int) -> None:
    state = facing(level, other, their_roads=path(24, 19, 25), active=True)
    step = do(state, a.MoveKnight(13, 24))
    assert knights(step.state, 0) == [(24, level, False)]
    assert told(step, KnightDisplaced) == [KnightDisplaced(1, 0, 24, other)]
    assert asked(step.state) == [(1, "relocate")]
    assert values(step.state, a.PlaceKnight, "vertex", 1) == [19, 25, 30]
    step = do(step.state, a.PlaceKnight(25))
    assert knights(step.state, 1) == [(25, other, True)]
    assert told(step, KnightDriven) == [KnightDriven(1, 0, 24, 25)]
    assert asked(step.state) == [(0, "turn")]


@pytest.mark.parametrize("active", [True, False])
def test_2_9_a_driven_knight_keeps_its_state(active: bool) -> None:
    state = do(facing(2, 1, their_roads=[], active=active), a.MoveKnight(13, 24)).state
    assert knights(do(state, a.PlaceKnight(30)).state, 1) == [(30, 1, active)]


@pytest.mark.parametrize(("level", "other"), [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3)])
def test_2_9_an_equal_or_stronger_knight_stays(level: int, other: int) -> None:
    assert values(facing(level, other, their_roads=[]), a.MoveKnight, "to") == [18]


@pytest.mark.parametrize(("roads", "auto"), [(path(24, 19, 25), False), ([], True)])
def test_2_9_the_owner_chooses_among_several_places_a_single_one_is_no_choice(
    roads: list[list[int]], auto: bool
) -> None:
    state = do(facing(2, 1, their_roads=roads), a.MoveKnight(13, 24)).state
    assert [decision.auto for decision in GAME.pending(state)] == [auto]


def test_2_9_own_knights_are_not_driven_away() -> None:
    assert not allowed(position(P0=mine(guard(13, 2), guard(24, 1))), a.MoveKnight(13, 24))


def test_2_9_the_driven_knight_may_go_where_the_attacker_left() -> None:
    attacker = {"settlements": [18], "roads": path(18, 24, 19), "knights": [guard(24, 2)]}
    round_ = {"settlements": [36], "roads": [*path(36, 31, 25, 19), *path(36, 30, 24)], "knights": [guard(19, 1)]}
    state = do(position(P0=attacker, P1=round_), a.MoveKnight(24, 19)).state
    assert values(state, a.PlaceKnight, "vertex", 1) == [24, 25, 30, 31]


def test_2_9_without_a_free_vertex_the_knight_leaves_the_board() -> None:
    seat = {"settlements": [30], "roads": path(30, 24), "knights": [guard(24, 1)]}
    step = do(position(P0=mine(guard(13, 2)), P1=seat), a.MoveKnight(13, 24))
    assert told(step, KnightDriven) == [KnightDriven(1, 0, 24, None)]
    assert knights(step.state, 1) == []
    assert asked(step.state) == [(0, "turn")]


@pytest.mark.parametrize("levels", [(2, 1), (3, 2)])
def test_2_9_a_driven_knight_is_cut_off_by_a_foreign_piece_and_drives_none_away(levels: tuple[int, int]) -> None:
    attacker, driven = levels
    seat = {"settlements": [36], "roads": [*path(36, 30, 24), *path(24, 19, 25)], "knights": [guard(24, driven)]}
    third = {"settlements": [10], "roads": path(10, 14, 19), "knights": [guard(19, 1)]}
    own = mine(guard(13, attacker), improvements={"politics": 3}, cities=[2])
    state = do(position(P0=own, P1=seat, P2=third), a.MoveKnight(13, 24)).state
    assert values(state, a.PlaceKnight, "vertex", 1) == [30]


def test_a11_the_owner_may_not_give_the_knight_up_while_there_is_room() -> None:
    state = do(facing(2, 1, their_roads=[]), a.MoveKnight(13, 24)).state
    assert [type(option.action) for option in GAME.options(state, 1)] == [a.PlaceKnight]


def test_2_9_a_knight_beside_the_robber_moves_it_and_steals() -> None:
    state = position(attacks=1, P0=mine(guard(18)), P1={"settlements": [2], "hand": {"ore": 1}})
    state = do(state, a.ChaseRobber(18)).state
    assert asked(state) == [(0, "robber")]
    step = do(state, a.MoveRobber("2,-2", 1))
    assert hand(step.state, 0) == {"ore": 1}
    assert knights(step.state, 0) == [(18, 1, False)]
    assert asked(step.state) == [(0, "turn")]


def test_2_7_and_2_9_no_chase_before_the_first_attack_from_elsewhere_or_by_a_knight_that_rests() -> None:
    assert not allowed(position(P0=mine(guard(18))), a.ChaseRobber(18))
    assert not allowed(position(attacks=1, P0=mine(guard(13))), a.ChaseRobber(13))
    assert not allowed(position(attacks=1, P0=mine(guard(18, active=False))), a.ChaseRobber(18))


def test_2_9_several_knights_may_chase_in_one_turn() -> None:
    state = position(attacks=1, P0=mine(guard(13), guard(18)))
    for vertex, place in ((18, "0,-1"), (13, "0,0")):
        state = play(state, a.ChaseRobber(vertex), a.MoveRobber(place, None))
    assert [active for _, _, active in knights(state, 0)] == [False, False]


def test_2_10_knights_are_worth_no_points_and_know_their_supply() -> None:
    view = GAME.view(position(P0=mine(guard(13, 1), guard(18, 2))), None)
    assert view.players[0].points.total == 1
    assert view.players[0].supply[4:] == (1, 1, 2)
    assert knight(position(P0=mine(guard(13))), 18) is None
