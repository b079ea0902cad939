"""Points and the end of a match (rules 3.8)."""

from typing import Any

import pytest

from engines.golden_age.actions import Bid, Cash, EndTurn, MovePawn, OpenAuction
from engines.golden_age.events import TurnEnded, Won
from engines.golden_age.game import GAME
from engines.golden_age.rules.points import points_of
from tests.engines.helpers.acting import allowed, do, offered, told
from tests.games.golden_age.helpers.positions import play, points, position

# 33 points: 16 for markers in provinces, 11 in the Indies, 4 for windmills, 2 for pawns.
WINNING: dict[str, Any] = {
    "markers": ["holland", "brabant", "utrecht", "zeeland", "2", "7"],
    "windmills": 2,
    "pawns": {"holland": 2},
    "money": 0,
}


@pytest.mark.parametrize(
    ("seat", "worth"),
    [
        ({}, 0),
        ({"pawns": {"holland": 2, "flanders": 3}}, 5),
        ({"markers": ["holland", "friesland"]}, 8),
        ({"markers": ["green", "yellow", "brown", "blue", "grey"]}, 0),
        ({"markers": ["2", "6"]}, 10),
        ({"markers": ["7", "7"]}, 12),
        ({"paintings": [{"card": "art-8", "paid": 6}, {"card": "art-7", "paid": 4}, "art-3"]}, 8),
        ({"windmills": 3}, 6),
        ({"governors": ["holland", "zeeland"]}, 2),
        ({"hand": ["voc", "die", "cloves", "tulip1"]}, 0),
    ],
)
def test_points_by_source(seat: dict[str, Any], worth: int) -> None:
    assert points(position(P0={"money": 0, **seat}))[0] == worth


@pytest.mark.parametrize(("purse", "worth"), [(0, 0), (19, 0), (20, 1), (39, 1), (40, 2), (210, 10)])
def test_each_full_ten_florins_make_a_point_r18(purse: int, worth: int) -> None:
    assert points(position(P0={"money": purse}))[0] == worth


def test_the_sum_of_all_sources_is_what_counts() -> None:
    more = {"paintings": [{"card": "art-5", "paid": 3}], "governors": ["holland"], "money": 45}
    state = position(P0={**WINNING, **more})
    assert points(state)[0] == points_of(state, 0).total == 33 + 5 + 1 + 2


@pytest.mark.parametrize("players", [3, 4])
def test_33_points_at_the_end_of_ones_own_turn_win_at_once(players: int) -> None:
    made = do(position(players, P0=WINNING), EndTurn())
    assert made.state.over
    assert told(made, TurnEnded) == [TurnEnded(0, 33)]
    assert told(made, Won) == [Won(0, 33)]
    outcome = GAME.outcome(made.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores[0]) == ("points", (0,), 33)


def test_32_points_do_not_win_nor_33_before_the_turn_is_ended() -> None:
    state = play(position(P0={**WINNING, "pawns": {"holland": 1}}), EndTurn())
    assert not state.over
    assert GAME.outcome(state) is None
    assert not play(position(P0={**WINNING, "hand": ["tulip1"]}), Cash("tulip1")).over


def test_no_seat_wins_in_anothers_turn_r1() -> None:
    state = play(position(P1=WINNING), EndTurn())
    assert not state.over
    outcome = GAME.outcome(play(state, EndTurn()))
    assert outcome is not None
    assert outcome.winners == (1,)


def test_the_seat_whose_turn_ends_wins_even_if_another_has_more_r1() -> None:
    state = play(position(P0=WINNING, P2={**WINNING, "markers": ["3", "4", "5", "6", "7", "7"]}), EndTurn())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (33, 1, 38)
    assert outcome.ranks == (1, 3, 2)


def test_points_are_open_all_the_time_r1() -> None:
    view = GAME.view(position(P0=WINNING, P1={"windmills": 1}), None)
    assert [player.points.total for player in view.players] == [33, 3, 1]


def test_points_that_are_lost_before_the_end_of_the_turn_do_not_win() -> None:
    state = position(P0={**WINNING, "pawns": {"holland": 1}, "money": 20})
    assert points(state)[0] == 33
    assert not play(state, MovePawn("holland", "zeeland"), EndTurn()).over


def test_money_of_a_sold_action_counts_at_the_end_of_the_turn() -> None:
    state = position(P0={**WINNING, "pawns": {"holland": 1}, "money": 15}, P2={"money": 0})
    state = play(state, OpenAuction("brabant"), Bid(5), EndTurn())
    assert state.over


def test_nothing_is_done_after_the_end_and_all_hands_are_open() -> None:
    state = play(position(P0=WINNING, P1={"hand": ["die"]}), EndTurn())
    assert (GAME.pending(state), offered(state)) == ([], [])
    assert not allowed(state, EndTurn(), 1)
    hand = GAME.view(state, None).players[1].hand
    assert hand is not None
    assert [card.card for card in hand] == ["die"]
