"""The greedy computer player builds, trades with the bank, defends, and brings a match to its end."""

import pytest

from engines.cities_knights import actions as a
from engines.cities_knights.ai.suggest import robberies
from engines.cities_knights.game import GAME
from players import PLAYERS
from players.arena import played
from tests.games.cities_knights.helpers.positions import path, position, roll
from tests.players.helpers.greedy import turn

GREEDY = PLAYERS["greedy"]


def test_greedy_builds_what_it_can_pay_for() -> None:
    hand = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
    done = turn(position(P0={"settlements": [8], "roads": path(8, 13, 18), "hand": hand}))
    assert a.BuildSettlement(18) in done


def test_greedy_trades_with_the_bank_for_what_it_lacks() -> None:
    seat = {"settlements": [8], "roads": path(8, 13), "hand": {"ore": 3, "grain": 1, "wool": 4}}
    done = turn(position(P0=seat))
    assert any(isinstance(action, a.TradeBank) for action in done)


def test_greedy_makes_cities() -> None:
    assert a.BuildCity(8) in turn(position(P0={"settlements": [8], "hand": {"ore": 3, "grain": 2}}))


def test_greedy_calls_its_knights_to_arms_when_the_ship_is_near() -> None:
    seat = {"cities": [8], "roads": path(8, 13), "knights": [{"v": 13}], "hand": {"grain": 1}}
    assert turn(position(barbarian=6, P0=seat))[0] == a.ActivateKnight(13)


def test_greedy_guards_its_only_city_in_time() -> None:
    hand = {"wool": 1, "grain": 1, "ore": 1, "lumber": 1, "brick": 1}
    seat = {"cities": [8], "roads": path(8, 13), "hand": hand}
    done = turn(position(barbarian=5, P0=seat, P1={"cities": [30]}))
    built = next(n for n, action in enumerate(done) if isinstance(action, a.BuildKnight))
    assert any(isinstance(action, a.ActivateKnight) for action in done[built:])


def test_greedy_leaves_knights_at_rest_whose_city_is_safe() -> None:
    seat = {"cities": [8], "roads": path(8, 13), "knights": [{"v": 13}], "hand": {"grain": 2, "ore": 3}}
    rival = {"settlements": [30], "roads": path(30, 35), "knights": [{"v": 35, "level": 2, "active": True}]}
    done = turn(position(barbarian=1, P0=seat | {"settlements": [23]}, P1=rival))
    assert a.BuildCity(23) in done


@pytest.mark.parametrize(("kind", "track"), [("cloth", "trade"), ("coin", "politics"), ("paper", "science")])
def test_greedy_improves_its_city_with_a_commodity_in_hand(kind: str, track: str) -> None:
    seat = {"cities": [8], "roads": path(8, 13), "hand": {kind: 1, "wool": 1}}
    assert a.Improve(track) in turn(position(P0=seat))


def test_greedy_raises_a_knight_though_no_ship_is_near() -> None:
    seat = {"cities": [8], "roads": path(8, 13), "hand": {"wool": 1, "ore": 1}}
    assert a.BuildKnight(13) in turn(position(barbarian=2, P0=seat))


def test_in_a_search_the_robber_goes_where_it_costs_the_leader_most_and_no_empty_hex() -> None:
    leader = {"cities": [8, 18], "roads": path(8, 13, 18), "hand": {"ore": 3}}
    other = {"settlements": [31], "hand": {"ore": 3}}
    state = position(phase="roll", attacks=1, P0={"settlements": [45]}, P1=leader, P2=other)
    moves = robberies(roll(state, 3, 4).state, 0)
    assert moves is not None
    assert moves[0] == a.MoveRobber("0,-1", 1), "both cities of the leader stand at the hills with the 6"
    assert all(move.victim is not None for move in moves[:4])


def test_greedy_offers_no_trades() -> None:
    seat = {"settlements": [8], "hand": {"ore": 4, "coin": 3}}
    done = turn(position(P0=seat, P1={"hand": {"wool": 4}}))
    assert not any(isinstance(action, a.TradeOffer) for action in done)


def test_greedy_takes_the_winning_action() -> None:
    seat = {"settlements": [8], "roads": path(8, 13, 18), "defender": 11}
    hand = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
    assert turn(position(P0={**seat, "hand": hand})) == [a.BuildSettlement(18)]


@pytest.mark.long
def test_four_greedy_seats_end_a_match_by_points() -> None:
    for seed in ("table", "room", "hall"):
        match = played(GAME, [GREEDY] * 4, seed)
        assert match.outcome.reason == "points"
        assert match.turns <= 300
