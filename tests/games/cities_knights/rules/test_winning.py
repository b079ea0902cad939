"""Rule 2.10: points, and winning on one's own turn only."""

from typing import Any

import pytest

from engines.cities_knights.actions import BuildRoad, BuildSettlement, EndTurn, Improve, PlaceMetropolis, RollDice
from engines.cities_knights.card_actions import Merchant
from engines.cities_knights.events import Rolled, TurnBegan, Won
from engines.cities_knights.game import GAME
from engines.cities_knights.position import dump, load
from tests.engines.helpers.acting import asked, do, told
from tests.games.cities_knights.helpers.positions import PLENTY, next_turn, path, play, points, position, roll

SETTLER = {"settlements": [8], "roads": path(8, 13, 18), "hand": PLENTY}


def test_2_10_points_by_source() -> None:
    state = position(
        P0={
            "settlements": [0],
            "tipped": [50],
            "cities": [40],
            "improvements": {"trade": 4},
            "vp_cards": ["printer", "constitution"],
            "defender": 2,
        },
        P1={"settlements": [3], "roads": path(7, 3), "cities": []},
        P2={"cities": [33], "roads": path(33, 38, 43, 47, 51, 48), "settlements": []},
        metropolis={"trade": [0, 40]},
        merchant=[0, "0,-2"],
        loose=True,
    )
    found = GAME.view(state, None).players[0].points
    assert (found.settlements, found.cities, found.metropolises) == (2, 2, 2)
    assert (found.defender, found.merchant, found.cards, found.longest_road) == (2, 1, 2, 0)
    assert found.total == 11
    assert points(state) == [11, 1, 4]


def test_2_10_thirteen_points_win_at_any_moment_of_the_own_turn_and_everything_is_open_then() -> None:
    state = position(P0={**SETTLER, "defender": 11}, P1={"hand": {"ore": 2}, "progress": ["spy"]})
    step = do(state, BuildSettlement(18))
    assert told(step, Won) == [Won(0, 13)]
    assert step.state.over
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("points", (0,), (13, 0, 0))
    assert GAME.pending(step.state) == []
    shown = GAME.view(step.state, None).players[1]
    assert shown.hand is not None
    assert (shown.hand.ore, shown.cards) == (2, ("spy",))


def test_2_10_twelve_points_do_not_win() -> None:
    assert not do(position(P0={**SETTLER, "defender": 10}), BuildSettlement(18)).state.over


@pytest.mark.parametrize("cards", [[], ["crane"]])
def test_2_10_a_seat_that_begins_its_turn_with_thirteen_wins_before_the_roll(cards: list[str]) -> None:
    step = do(position(P1={"settlements": [8], "defender": 12, "progress": cards}), EndTurn())
    assert told(step, Won) == [Won(1, 13)]
    assert told(step, TurnBegan) == [TurnBegan(1, 2)]
    assert told(step, Rolled) == []
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_2_10_points_lost_before_the_own_turn_do_not_win() -> None:
    state = position(
        P0={"settlements": [8], "progress": ["merchant"]},
        P1={"settlements": [0], "defender": 11},
        merchant=[1, "0,-2"],
    )
    assert points(state)[1] == 13
    step = do(do(state, Merchant("0,-2")).state, EndTurn())
    assert told(step, Won) == []


def longest_road_for_seat_1(**mine: Any) -> Any:
    return position(
        P0={"settlements": [13], "roads": path(13, 8, 4), "hand": PLENTY, **mine},
        P1={"settlements": [3], "roads": path(3, 0, 4, 1, 5, 2, 6)},
        P2={"settlements": [33], "roads": path(33, 38, 43, 47, 51, 48), "defender": 10},
        longest_road=1,
    )


def test_a24_another_seats_points_never_end_the_match_out_of_turn() -> None:
    state = longest_road_for_seat_1()
    state = do(state, BuildSettlement(4)).state
    assert points(state) == [2, 1, 13]
    assert not state.over
    assert asked(state) == [(0, "turn")]
    state = next_turn(state)
    assert not state.over
    step = do(state, EndTurn())
    assert told(step, Won) == [Won(2, 13)]


@pytest.mark.parametrize(
    ("theirs", "scores", "ranks"), [((14, 13), (13, 15, 14), (1, 2, 3)), ((0, 0), (13, 1, 1), (1, 2, 2))]
)
def test_2_10_only_the_seat_whose_turn_it_is_is_ranked_first_and_the_others_share_ranks(
    theirs: tuple[int, int], scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    seats: dict[str, Any] = {
        f"P{i}": {"settlements": [v], "defender": n} for i, v, n in zip((1, 2), (0, 50), theirs, strict=True)
    }
    outcome = GAME.outcome(do(position(P0={**SETTLER, "defender": 11}, **seats), BuildSettlement(18)).state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == (scores, ranks)


def test_2_10_a_metropolis_wins_when_it_is_placed() -> None:
    seat = {"cities": [40, 8], "improvements": {"trade": 3}, "hand": {"cloth": 4}, "defender": 7}
    state = do(position(P0=seat), Improve("trade")).state
    assert not state.over
    assert do(state, PlaceMetropolis(8)).state.over


def test_2_10_a_point_card_drawn_in_the_roll_wins_before_production() -> None:
    seat = {"cities": [8], "improvements": {"science": 1}, "defender": 10}
    state = position(phase="roll", P0=seat, decks={"science": ["printer"]})
    step = roll(state, 2, 4, "science")
    assert told(step, Won) == [Won(0, 13)]


def test_2_10_the_longest_road_can_win() -> None:
    seat = {"settlements": [3], "roads": path(3, 0, 4, 1, 5), "hand": PLENTY, "defender": 10}
    assert do(position(P0=seat), BuildRoad("2-5")).state.over


def test_2_1_who_is_asked_to_roll_has_not_won_yet() -> None:
    state = position(phase="roll", P0={"defender": 12})
    assert asked(play(state, RollDice(), script={"die.red": [1], "die.yellow": [1]})) == [(0, "turn")]


def test_2_10_a_point_card_of_the_roll_wins_before_the_others_give_up_what_they_drew_with_it() -> None:
    seats: dict[str, Any] = {
        "P0": {"settlements": [8], "improvements": {"politics": 1}, "defender": 11},
        "P1": {"cities": [40], "improvements": {"politics": 1}, "progress": ["bishop", "spy", "spy", "wedding"]},
    }
    state = position(phase="roll", decks={"politics": ["constitution", "warlord"]}, **seats)
    step = roll(state, 2, 4, "politics")
    assert told(step, Won) == [Won(0, 13)]
    assert len(step.state.players[1].progress) == 5
    assert load(dump(step.state)) == step.state
