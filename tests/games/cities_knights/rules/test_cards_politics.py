"""Rule 3, the blue deck: one test and more for each card."""

from typing import Any

import pytest

from engines.cities_knights import card_actions as ca
from engines.cities_knights import events as ev
from engines.cities_knights.actions import BuildRoad, Desert, Discard, Gift, MoveKnight, PlaceKnight, TakeProgress
from engines.cities_knights.events import CardsGiven, CardStolen, ProgressStolen, ProgressStolenSeen
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CatanState
from tests.engines.helpers.acting import allowed, asked, choices, do, told, values
from tests.games.cities_knights.helpers.positions import (
    PASS,
    answer,
    bank,
    cards,
    guard,
    hand,
    holding,
    knights,
    next_turn,
    path,
    play,
)

LINE = path(8, 13, 18, 24)


def test_bishop_moves_the_robber_and_takes_a_card_from_each_opponent_there() -> None:
    state = holding(
        "bishop",
        attacks=1,
        P0={"settlements": [8], "hand": {"wool": 1}},
        P1={"settlements": [18, 12], "hand": {"ore": 2}},
        P2={"cities": [23], "hand": {}},
        loose=True,
    )
    step = do(state, ca.Bishop("0,-1"))
    assert hand(step.state, 0) == {"wool": 1, "ore": 1}
    assert told(step, CardStolen) == [CardStolen(0, 1)]
    assert told(step, ev.RobberMoved) == [ev.RobberMoved(0, "0,-1", "bishop")]
    assert asked(step.state) == [(0, "turn")]


def test_bishop_takes_from_several_and_each_theft_can_be_forced() -> None:
    rivals = {
        "P1": {"settlements": [8], "hand": {"ore": 2, "coin": 1}},
        "P2": {"cities": [18], "hand": {"wool": 1}},
    }
    state = holding("bishop", attacks=1, **rivals)
    after = do(state, ca.Bishop("0,-1"), script={"steal": ["coin", "wool"]}).state
    assert hand(after, 0) == {"coin": 1, "wool": 1}


def test_bishop_may_go_to_an_empty_hex_but_not_stay() -> None:
    state = holding("bishop", attacks=1, robber="0,-1")
    assert not allowed(state, ca.Bishop("0,-1"))
    assert do(state, ca.Bishop("0,0")).state.robber == 9


def test_2_7_no_bishop_before_the_first_attack() -> None:
    assert choices(holding("bishop"), ca.Bishop) == []


def deserting(*theirs: dict[str, Any], mine: tuple[dict[str, Any], ...] = (), **more: Any) -> CatanState:
    seat = {"settlements": [36], "roads": path(36, 30, 35, 29), "knights": list(theirs)}
    own = {"settlements": [8], "roads": LINE, "knights": list(mine), **more}
    return do(holding("deserter", P0=own, P1=seat), ca.Deserter(1)).state


def test_deserter_the_victim_chooses_and_one_like_it_may_be_placed() -> None:
    state = deserting(guard(30, 1), guard(35, 3, True))
    assert asked(state) == [(1, "desert")]
    assert values(state, Desert, "vertex", 1) == [30, 35]
    step = do(state, Desert(35))
    assert told(step, ev.KnightDeserted) == [ev.KnightDeserted(1, 0, 35, 3)]
    assert asked(step.state) == [(0, "knight")]
    assert values(step.state, PlaceKnight, "vertex") == [13, 18, 24]
    step = do(step.state, PlaceKnight(24))
    assert told(step, ev.KnightJoined) == [ev.KnightJoined(0, 24, 3)]
    assert (knights(step.state, 0), knights(step.state, 1)) == ([(24, 3, True)], [(30, 1, False)])


def test_a9_the_new_knight_does_not_act_this_turn() -> None:
    state = play(deserting(guard(30, 1, True)), Desert(30), PlaceKnight(24))
    assert choices(state, MoveKnight) == []
    for _ in range(3):
        state = next_turn(state)
    assert choices(state, MoveKnight) != []


def test_a9_without_a_piece_of_the_level_the_next_lower_one_comes() -> None:
    state = deserting(guard(30, 3), mine=(guard(13, 3), guard(18, 3)), cities=[2], improvements={"politics": 3})
    state = play(state, Desert(30), PlaceKnight(24))
    assert (24, 2, False) in knights(state, 0)


def test_a9_without_any_piece_the_opponent_still_loses_the_knight_and_a_higher_level_is_never_given() -> None:
    state = do(deserting(guard(30, 1), mine=(guard(13), guard(18))), Desert(30)).state
    assert asked(state) == [(0, "turn")]
    assert (len(knights(state, 0)), knights(state, 1)) == (2, [])


def test_a9_placing_may_be_declined() -> None:
    state = play(deserting(guard(30)), Desert(30), PASS)
    assert (asked(state), knights(state, 0)) == ([(0, "turn")], [])


def test_deserter_without_a_place_takes_the_knight_all_the_same() -> None:
    seat = {"settlements": [36], "roads": path(36, 30), "knights": [guard(30)]}
    state = play(holding("deserter", P0={"settlements": [8]}, P1=seat), ca.Deserter(1), Desert(30))
    assert (asked(state), knights(state, 1)) == ([(0, "turn")], [])


def test_deserter_mighty_without_a_fortress() -> None:
    state = play(deserting(guard(35, 3)), Desert(35), PlaceKnight(24))
    assert knights(state, 0) == [(24, 3, False)]


def test_a16_deserter_needs_an_opponent_with_a_knight() -> None:
    own = {"settlements": [8], "roads": LINE, "knights": [guard(13)]}
    assert choices(holding("deserter", P0=own), ca.Deserter) == []


@pytest.mark.parametrize(("theirs", "auto"), [((guard(30), guard(35)), False), ((guard(30),), True)])
def test_deserter_asks_the_owner_of_several_knights_of_which_a_single_one_is_no_choice(
    theirs: tuple[dict[str, Any], ...], auto: bool
) -> None:
    assert [decision.auto for decision in GAME.pending(deserting(*theirs))] == [auto]


def intrigue(level: int = 3, their_roads: list[list[int]] | None = None) -> CatanState:
    roads = [*path(36, 30, 24), *(their_roads or [])]
    seat = {"settlements": [36], "roads": roads, "knights": [guard(24, level, True)]}
    return holding("intrigue", P0={"settlements": [8], "roads": LINE}, P1=seat)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_intrigue_drives_away_a_knight_of_any_level_at_an_own_road(level: int) -> None:
    state = intrigue(level)
    assert values(state, ca.Intrigue, "vertex") == [24]
    step = do(state, ca.Intrigue(24))
    assert told(step, ev.KnightDisplaced) == [ev.KnightDisplaced(1, 0, 24, level)]
    state = step.state
    assert asked(state) == [(1, "relocate")]
    assert values(state, PlaceKnight, "vertex", 1) == [30]
    step = do(state, PlaceKnight(30))
    assert knights(step.state, 1) == [(30, level, True)]
    assert told(step, ev.KnightDriven) == [ev.KnightDriven(1, 0, 24, 30)]


def test_intrigue_without_a_place_removes_it() -> None:
    seat = {"settlements": [30], "roads": path(30, 24), "knights": [guard(24, 3)]}
    state = holding("intrigue", P0={"settlements": [8], "roads": LINE}, P1=seat)
    step = do(state, ca.Intrigue(24))
    assert told(step, ev.KnightDriven) == [ev.KnightDriven(1, 0, 24, None)]
    assert asked(step.state) == [(0, "turn")]


def test_intrigue_needs_a_foreign_knight_at_an_own_road() -> None:
    own = {"settlements": [8], "roads": LINE, "knights": [guard(13)]}
    seat = {"settlements": [36], "roads": path(36, 30), "knights": [guard(30)]}
    assert choices(holding("intrigue", P0=own, P1=seat), ca.Intrigue) == []


def test_saboteur_halves_hands_of_opponents_with_as_many_or_more_points() -> None:
    state = holding(
        "saboteur",
        players=4,
        P0={"cities": [8]},
        P1={"cities": [40], "hand": {"ore": 3, "coin": 2}},
        P2={"settlements": [50], "hand": {"ore": 6}},
        P3={"cities": [21], "defender": 1, "hand": {"wool": 4}},
    )
    state = do(state, ca.Saboteur()).state
    assert asked(state) == [(1, "saboteur"), (3, "saboteur")]
    assert not allowed(state, Discard(cards(ore=3)), 1)
    state = do(state, Discard(cards(coin=2)), 1).state
    state = do(state, Discard(cards(wool=2)), 3).state
    assert [hand(state, seat) for seat in range(4)] == [{}, {"ore": 3}, {"ore": 6}, {"wool": 2}]
    assert (bank(state, "coin"), bank(state, "wool")) == (12, 17)
    assert asked(state) == [(0, "turn")]


def test_a25_saboteur_is_refused_if_no_opponent_would_lose_a_card_and_spares_single_ones() -> None:
    assert not allowed(holding("saboteur", P1={"cities": [40], "hand": {"ore": 1}}), ca.Saboteur())
    low = {"settlements": [40], "hand": {"ore": 9}}
    assert not allowed(holding("saboteur", P0={"cities": [8]}, P1=low), ca.Saboteur())
    assert allowed(holding("saboteur", P0={"settlements": [8]}, P1=low), ca.Saboteur())
    state = holding("saboteur", P1={"hand": {"ore": 1}}, P2={"hand": {"ore": 2}})
    assert asked(do(state, ca.Saboteur()).state) == [(2, "saboteur")]


def spying() -> CatanState:
    return holding("spy", P1={"progress": ["crane", "smith", "crane"], "vp_cards": ["printer"]}, P2={})


def test_spy_sees_all_progress_cards_and_takes_one() -> None:
    state = spying()
    assert values(state, ca.Spy, "victim") == [1]
    step = do(state, ca.Spy(1))
    assert step.barrier
    assert GAME.view(step.state, 0).seen_cards == ("crane", "crane", "smith")
    assert GAME.view(step.state, 2).seen_cards is None
    assert values(step.state, TakeProgress, "card") == ["crane", "smith"]
    step = do(step.state, TakeProgress("crane"))
    assert step.state.players[0].progress == ("crane",)
    assert sorted(step.state.players[1].progress) == ["crane", "smith"]
    assert told(step, ProgressStolen, 2) == [ProgressStolen(0, 1, True)]
    assert told(step, ProgressStolenSeen, 2) == []
    assert told(step, ProgressStolenSeen, 1) == [ProgressStolenSeen(0, 1, True, "crane")]


def test_spy_a_taken_card_may_be_played_at_once() -> None:
    state = holding("spy", P0={"settlements": [40]}, P1={"progress": ["mining"]})
    state = play(state, ca.Spy(1), TakeProgress("mining"), ca.Mining())
    assert hand(state, 0) == {"ore": 2}


def test_spy_may_take_nothing_leaves_point_cards_alone_and_needs_a_hand() -> None:
    step = do(do(spying(), ca.Spy(1)).state, PASS)
    assert told(step, ProgressStolen) == [ProgressStolen(0, 1, False)]
    assert step.state.players[0].progress == ()
    assert choices(holding("spy", P1={"vp_cards": ["printer"]}), ca.Spy) == []


def test_a27_spy_with_five_cards_keeps_five() -> None:
    state = holding("spy", "crane", "crane", "smith", "smith", P1={"progress": ["mining"]})
    assert len(play(state, ca.Spy(1), TakeProgress("mining")).players[0].progress) == 5


def test_warlord_activates_all_own_knights_for_free_but_they_do_not_act() -> None:
    seat = {"settlements": [36], "roads": path(36, 30), "knights": [guard(30)]}
    own = {"settlements": [8], "roads": LINE, "knights": [guard(13), guard(18, 2, True)]}
    state = do(holding("warlord", P0=own, P1=seat), ca.Warlord()).state
    assert knights(state, 0) == [(13, 1, True), (18, 2, True)]
    assert knights(state, 1) == [(30, 1, False)]
    assert {action.vertex for action in choices(state, MoveKnight)} == {18}
    own["knights"] = [guard(18, 2, True)]
    assert not allowed(holding("warlord", P0=own), ca.Warlord()), "a16: it needs an inactive knight"


def test_wedding_opponents_with_strictly_more_points_give_two_cards_of_their_choice() -> None:
    state = holding(
        "wedding",
        players=4,
        P0={"settlements": [8]},
        P1={"cities": [40], "hand": {"ore": 2, "coin": 1}},
        P2={"settlements": [50], "hand": {"wool": 5}},
        P3={"cities": [21], "hand": {"grain": 4}},
    )
    state = do(state, ca.Wedding()).state
    assert asked(state) == [(1, "gift"), (3, "gift")]
    assert not allowed(state, Gift(cards(ore=1)), 1)
    state = answer(state, [3], grain=2)
    state = answer(state, [1], ore=1, coin=1)
    assert hand(state, 0) == {"ore": 1, "grain": 2, "coin": 1}
    assert hand(state, 2) == {"wool": 5}
    assert asked(state) == [(0, "turn")]


def test_wedding_who_has_no_more_than_two_gives_all_without_being_asked() -> None:
    state = holding("wedding", P1={"cities": [40], "hand": {"ore": 2}}, P2={"cities": [50], "hand": {"wool": 1}})
    step = do(state, ca.Wedding())
    assert hand(step.state, 0) == {"ore": 2, "wool": 1}
    assert told(step, CardsGiven) == [CardsGiven(1, 0, 2, "wedding"), CardsGiven(2, 0, 1, "wedding")]
    assert step.barrier
    assert asked(step.state) == [(0, "turn")]


def test_a16_wedding_needs_an_opponent_with_more_points_and_a_card() -> None:
    equal = {"settlements": [40], "hand": {"ore": 3}}
    assert not allowed(holding("wedding", P0={"settlements": [8]}, P1=equal), ca.Wedding())
    assert not allowed(holding("wedding", P1={"settlements": [40]}), ca.Wedding())


PATH = {"settlements": [36], "roads": path(36, 30, 35)}
"""A building, and two roads from it to vertex 35."""


def test_diplomat_removes_an_open_road_of_any_seat() -> None:
    state = holding("diplomat", P0={"settlements": [8], "roads": path(8, 13)}, P1=PATH)
    assert set(values(state, ca.Diplomat, "edge")) == {"8-13", "30-35"}
    step = do(state, ca.Diplomat("30-35"))
    assert told(step, ev.RoadRemoved) == [ev.RoadRemoved(0, 1, "30-35")]
    assert step.state.roads.count(1) == 1
    assert asked(step.state) == [(0, "turn")]


@pytest.mark.parametrize("own", [{"settlements": [36, 35]}, {"cities": [35]}, {"knights": [guard(35)]}], ids=str)
def test_a10_a_road_between_own_pieces_is_not_open(own: dict[str, Any]) -> None:
    assert choices(holding("diplomat", P1={**PATH, **own}, loose=True), ca.Diplomat) == []


@pytest.mark.parametrize(
    "other",
    [
        {"settlements": [35]},
        {"settlements": [40], "roads": path(40, 35), "knights": [guard(35)]},
        {"settlements": [40], "roads": path(40, 35, 29)},
    ],
    ids=["building", "knight", "road"],
)
def test_a10_what_others_have_at_the_end_does_not_close_it(other: dict[str, Any]) -> None:
    assert "30-35" in values(holding("diplomat", P1=PATH, P2=other), ca.Diplomat, "edge")


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
