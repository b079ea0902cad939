"""The greedy computer player builds, sells, trades with the bank, and brings a match to its end."""

from typing import Any

from engines.core.mechanics.trade_offers import TradeOffer
from engines.nuremberg import actions as a
from engines.nuremberg.game import GAME
from players import PLAYERS
from players.arena import played
from tests.engines.helpers.acting import do
from tests.games.nuremberg.helpers.positions import country, position
from tests.players.helpers.greedy import turn

GREEDY = PLAYERS["greedy"]


def kinds(done: list[Any]) -> set[type[Any]]:
    return {type(action) for action in done}


def test_greedy_builds_what_it_can_pay_for() -> None:
    hand = {"wood": 1, "clay": 1, "wool": 1, "grain": 1}
    assert a.BuildSettlement in kinds(turn(position(P0={**country("ii-2", ii=[1]), "hand": hand})))
    assert a.BuildWorkshop in kinds(turn(position(P0={"hand": {"ore": 3, "grain": 2}})))
    assert a.BuildWall in kinds(turn(position(P0={"hand": {"clay": 1}, "gold": 3, "prestige": 2})))


def test_greedy_sells_goods_whose_price_its_workshop_doubles() -> None:
    done = turn(position(P0={"hand": {"ore": 4, "wood": 2}, "workshops": ["H-SW"]}))
    assert a.Sell in kinds(done)


def test_greedy_offers_no_trades() -> None:
    done = turn(position(P0={"hand": {"ore": 4, "wool": 3}}, P1={"hand": {"wood": 4}}))
    assert TradeOffer not in kinds(done)


def test_greedy_takes_the_winning_action() -> None:
    seat = country("i-1", "i-3", "i-5", "i-7", i=[1], ii=[1], iii=[1], iv=[1])
    hand = {"wood": 1, "clay": 1, "wool": 1, "grain": 1}
    state = position(P0={**seat, "workshops": ["H-N", "H-S", "B-N", "B-S"], "hand": hand})
    (done,) = turn(state)
    assert do(state, done).state.over


def test_most_matches_of_four_greedy_seats_end_by_points() -> None:
    # Measured were 92 of 100.
    ends = [played(GAME, [GREEDY] * 4, f"table {n}").outcome.reason for n in range(4)]
    assert ends.count("points") >= 2
