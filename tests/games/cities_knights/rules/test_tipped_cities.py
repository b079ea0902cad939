"""Rule 2.6: a city that is lost while no settlement is left is turned over, and set up again."""

from __future__ import annotations

from engines.cities_knights import actions as a
from engines.cities_knights.card_actions import Medicine
from engines.cities_knights.events import BarbariansLanded, CityRazed
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CITY, SETTLEMENT, TIPPED, CatanState
from tests.games.cities_knights.helpers.barbarian_attack import guard, landing, seat
from tests.games.cities_knights.helpers.positions import (
    PLENTY,
    allowed,
    do,
    hand,
    points,
    position,
    roll,
    told,
    values,
)

FULL = [0, 2, 10, 50, 48]
"""Five settlements: no piece is left."""


def tipped() -> CatanState:
    state = roll(landing(P0={"cities": [40], "settlements": FULL}), 1, 1, "ship").state
    return do(state, a.RazeCity(40)).state


def test_2_6_without_a_settlement_piece_the_city_is_turned_over() -> None:
    state = tipped()
    assert state.piece[40] == TIPPED
    assert points(state)[0] == 6


def test_2_6_with_a_settlement_piece_left_the_city_is_replaced_by_it() -> None:
    state = roll(landing(P0={"cities": [40], "settlements": FULL[:4]}), 1, 1, "ship").state
    after = do(state, a.RazeCity(40)).state
    assert after.piece[40] == SETTLEMENT
    assert GAME.view(after, 0).players[0].supply[1:3] == (0, 4)


def test_2_6_a_tipped_city_is_no_city_for_strength_and_cannot_be_lost_again() -> None:
    state = landing(P0={"settlements": FULL, "tipped": [40]}, P1=seat(18, guard(24, 1)))
    step = roll(state, 1, 1, "ship")
    assert told(step, BarbariansLanded)[0].strength == 1
    assert told(step, CityRazed) == []


def test_2_6_a_tipped_city_is_set_up_before_any_settlement_at_the_normal_price() -> None:
    state = position(P0={"settlements": FULL, "tipped": [40], "hand": {"ore": 3, "grain": 2}}, loose=True)
    assert values(state, a.BuildCity, "vertex") == [40]
    after = do(state, a.BuildCity(40)).state
    assert (after.piece[40], hand(after, 0)) == (CITY, {})


def test_2_6_setting_up_needs_no_new_city_piece() -> None:
    seat_ = {"settlements": FULL, "tipped": [40], "cities": [18, 21, 36], "hand": {"ore": 3, "grain": 2}}
    assert values(position(P0=seat_, loose=True), a.BuildCity, "vertex") == [40]


def test_2_6_medicine_too_sets_the_tipped_city_up_first() -> None:
    seat_ = {"settlements": FULL, "tipped": [40], "hand": {"ore": 2, "grain": 1}, "progress": ["medicine"]}
    assert values(position(P0=seat_, loose=True), Medicine, "vertex") == [40]


def test_a29_of_several_tipped_cities_any_comes_first() -> None:
    seat_ = {"settlements": FULL, "tipped": [40, 18], "hand": PLENTY}
    assert values(position(P0=seat_, loose=True), a.BuildCity, "vertex") == [18, 40]


def test_2_6_a_tipped_city_keeps_the_distance_and_takes_a_city_piece() -> None:
    state = position(P0={"tipped": [40], "roads": [[40, 44], [39, 44]], "hand": PLENTY})
    assert not allowed(state, a.BuildSettlement(44))
    assert allowed(state, a.BuildSettlement(39))
    assert GAME.view(state, 0).players[0].supply[1:3] == (5, 3)
