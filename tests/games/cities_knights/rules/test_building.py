"""Rules 1.3, 2.8 and 2.11: roads, settlements, cities, walls and the bank's rates."""

from typing import Any

import pytest

from engines.cities_knights import actions as a
from engines.cities_knights.data import KINDS
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CITY, SETTLEMENT, CatanState
from engines.core.mechanics.bank_trades import BankTraded
from tests.engines.helpers.acting import allowed, asked, do, told, values
from tests.games.cities_knights.helpers.positions import (
    PLENTY,
    SETTLEMENT_HAND,
    bank,
    cards,
    hand,
    knight,
    path,
    points,
    position,
)

ROAD = {"lumber": 1, "brick": 1}
CITY_HAND = {"grain": 2, "ore": 3}


def test_1_3_a_road_costs_lumber_and_brick_and_touches_something_own() -> None:
    state = position(P0={"settlements": [8], "roads": path(8, 13), "hand": ROAD})
    assert set(values(state, a.BuildRoad, "edge")) == {"4-8", "8-12", "9-13", "13-18"}
    after = do(state, a.BuildRoad("13-18")).state
    assert hand(after, 0) == {}
    assert (bank(after, "lumber"), bank(after, "brick")) == (19, 19)


def test_1_3_no_road_without_both_cards_or_on_a_taken_edge() -> None:
    for kind in ROAD:
        assert values(position(P0={"settlements": [8], "hand": {kind: 5}}), a.BuildRoad, "edge") == []
    state = position(P0={"settlements": [8], "hand": ROAD}, P1={"settlements": [18], "roads": path(18, 13, 8)})
    assert not allowed(state, a.BuildRoad("8-13"))


@pytest.mark.parametrize(
    "blocker",
    [{"settlements": [18]}, {"cities": [18]}, {"knights": [{"v": 18}]}],
    ids=["settlement", "city", "knight"],
)
def test_1_3_a_road_ends_at_a_foreign_piece_and_does_not_go_on(blocker: dict[str, Any]) -> None:
    state = position(P0={"settlements": [8], "roads": path(8, 13, 18), "hand": ROAD}, P1=blocker, loose=True)
    edges = values(state, a.BuildRoad, "edge")
    assert "18-23" not in edges
    assert "18-24" not in edges
    assert "9-13" in edges


def test_1_3_a_road_may_lead_to_a_foreign_piece() -> None:
    state = position(P0={"settlements": [8], "roads": path(8, 13), "hand": ROAD}, P1={"settlements": [18]})
    assert allowed(state, a.BuildRoad("13-18"))


def test_1_3_an_own_building_behind_a_foreign_knight_carries_roads_and_own_knights_do_not_stop_them() -> None:
    state = position(P0={"settlements": [8, 18], "hand": ROAD}, P1={"knights": [{"v": 13}]}, loose=True)
    assert {"8-13", "13-18", "18-23"} <= set(values(state, a.BuildRoad, "edge"))
    assert "9-13" not in values(state, a.BuildRoad, "edge")
    state = position(P0={"settlements": [8], "roads": path(8, 13), "knights": [{"v": 13}], "hand": ROAD})
    assert allowed(state, a.BuildRoad("13-18"))


def test_1_3_fifteen_roads_are_all() -> None:
    line = path(3, 0, 4, 1, 5, 2, 6, 10, 15, 20, 26, 32, 37, 42, 46, 50)
    state = position(P0={"settlements": [3], "roads": line, "hand": ROAD})
    assert values(state, a.BuildRoad, "edge") == []


def test_1_3_a_settlement_stands_at_an_own_road_and_keeps_the_distance() -> None:
    state = position(P0={"settlements": [8], "roads": path(8, 13, 18, 24), "hand": SETTLEMENT_HAND})
    assert values(state, a.BuildSettlement, "vertex") == [18, 24]
    after = do(state, a.BuildSettlement(18)).state
    assert (after.piece[18], after.owner[18], hand(after, 0)) == (SETTLEMENT, 0, {})
    assert points(after)[0] == 2


@pytest.mark.parametrize("kind", sorted(SETTLEMENT_HAND))
def test_1_3_a_settlement_costs_four_different_cards(kind: str) -> None:
    short = {name: 1 for name in SETTLEMENT_HAND if name != kind}
    state = position(P0={"settlements": [8], "roads": path(8, 13, 18), "hand": {**short, "ore": 4}})
    assert values(state, a.BuildSettlement, "vertex") == []


@pytest.mark.parametrize("owner", ["P0", "P1"])
def test_1_3_no_settlement_where_a_knight_stands_not_even_an_own_one(owner: str) -> None:
    seats: dict[str, Any] = {"P0": {"settlements": [8], "roads": path(8, 13, 18), "hand": SETTLEMENT_HAND}}
    seats[owner] = {**seats.get(owner, {}), "knights": [{"v": 18}]}
    assert values(position(loose=True, **seats), a.BuildSettlement, "vertex") == []


def test_1_3_foreign_buildings_keep_their_distance_too() -> None:
    line = path(8, 13, 18, 24)
    state = position(P0={"settlements": [8], "roads": line, "hand": SETTLEMENT_HAND}, P1={"settlements": [30]})
    assert values(state, a.BuildSettlement, "vertex") == [18]


def test_1_3_five_settlements_are_all() -> None:
    places = [0, 2, 10, 50, 48]
    state = position(P0={"settlements": places, "roads": path(0, 4, 8), "hand": SETTLEMENT_HAND})
    assert values(state, a.BuildSettlement, "vertex") == []


def test_1_3_a_city_replaces_an_own_settlement_whose_piece_returns() -> None:
    state = position(P0={"settlements": [8, 2], "hand": CITY_HAND}, P1={"settlements": [18]})
    assert values(state, a.BuildCity, "vertex") == [2, 8]
    after = do(state, a.BuildCity(8)).state
    assert (after.piece[8], hand(after, 0), points(after)[0]) == (CITY, {}, 3)
    assert GAME.view(after, None).players[0].supply[1:3] == (4, 3)


def test_1_3_four_cities_are_all() -> None:
    state = position(P0={"settlements": [8], "cities": [0, 2, 10, 50], "hand": CITY_HAND})
    assert values(state, a.BuildCity, "vertex") == []


def test_2_8_a_wall_costs_two_brick_and_stands_under_an_own_city_once() -> None:
    state = position(P0={"cities": [8, 2], "settlements": [18], "hand": {"brick": 4}}, P1={"cities": [50]})
    assert values(state, a.BuildWall, "vertex") == [2, 8]
    after = do(state, a.BuildWall(8)).state
    assert hand(after, 0) == {"brick": 2}
    assert values(after, a.BuildWall, "vertex") == [2]


def test_2_8_three_walls_are_all_for_each_seat_and_a_metropolis_may_have_one() -> None:
    cities, hand = [0, 2, 10, 50], {"brick": 2}
    assert values(position(P0={"cities": cities, "walls": cities[:3], "hand": hand}), a.BuildWall, "vertex") == []
    rival = {"cities": cities[:3], "walls": cities[:3]}
    assert values(position(P0={"cities": [40], "hand": hand}, P1=rival), a.BuildWall, "vertex") == [40]
    seat = {"cities": [8], "improvements": {"trade": 4}, "hand": hand}
    assert values(position(P0=seat, metropolis={"trade": [0, 8]}), a.BuildWall, "vertex") == [8]


def test_2_9_a_knight_costs_wool_and_ore_and_is_basic_and_inactive() -> None:
    state = position(P0={"settlements": [8], "roads": path(8, 13, 18), "hand": {"wool": 1, "ore": 1}})
    assert values(state, a.BuildKnight, "vertex") == [13, 18]
    after = do(state, a.BuildKnight(13)).state
    found = knight(after, 13)
    assert found is not None
    assert (found.level, found.active, found.ready, hand(after, 0)) == (1, False, False, {})
    assert points(after)[0] == 1


def test_2_9_a_knight_needs_a_free_vertex_at_an_own_road_also_between_foreign_ones() -> None:
    state = position(
        P0={"settlements": [8], "roads": path(8, 13, 18), "hand": {"wool": 1, "ore": 1}},
        P1={"settlements": [9], "roads": [[9, 13], [23, 18], [18, 24], [24, 19], [19, 14], [14, 9]]},
    )
    assert values(state, a.BuildKnight, "vertex") == [13, 18]


def test_2_9_two_basic_knights_are_all() -> None:
    standing = [{"v": 13}, {"v": 18}]
    seat = {"settlements": [8], "roads": path(8, 13, 18, 24), "hand": PLENTY, "knights": standing}
    assert values(position(P0=seat), a.BuildKnight, "vertex") == []
    standing[0]["level"] = 2
    assert values(position(P0=seat), a.BuildKnight, "vertex") == [24]


def rates(**keys: Any) -> dict[str, int]:
    """By kind, how many of it the bank takes for one card."""
    found = {}
    for kind in KINDS:
        state = with_hand({kind: 4}, **keys)
        other = "ore" if kind != "ore" else "wool"
        step = do(state, a.TradeBank(kind, other, 1))
        found[kind] = 4 - hand(step.state, 0).get(kind, 0)
    return found


def with_hand(held: dict[str, int], **keys: Any) -> CatanState:
    seat = {**keys.pop("P0", {}), "hand": held}
    return position(P0=seat, **keys)


USUAL = dict.fromkeys(KINDS, 4)
SEAT = {"settlements": [8]}


@pytest.mark.parametrize(
    ("keys", "better"),
    [
        ({}, {}),
        ({"P0": {"settlements": [0]}}, dict.fromkeys(KINDS, 3)),
        ({"P0": {"settlements": [5]}}, {"grain": 2}),
        ({"P0": {"cities": [1]}}, {"grain": 2}),
        ({"P0": {"settlements": [0, 5]}}, {**dict.fromkeys(KINDS, 3), "grain": 2}),
        ({"P0": {**SEAT, "roads": path(8, 4, 0), "knights": [{"v": 0}]}, "P1": {"settlements": [5]}}, {}),
        ({"P0": SEAT, "merchant": [0, "0,-2"]}, {"ore": 2}),
        ({"P0": SEAT, "P1": {"settlements": [0]}, "merchant": [1, "0,-2"]}, {}),
        ({"P0": {"settlements": [18]}, "merchant": [0, "0,0"]}, {}),
        ({"P0": {"improvements": {"trade": 3}}}, {"paper": 2, "cloth": 2, "coin": 2}),
        ({"P0": {"improvements": {"trade": 2}}}, {}),
    ],
    ids=[
        "four-to-one-without-anything",
        "a-generic-harbour-trades-any-card-three-to-one",
        "a-special-harbour-trades-its-resource-two-to-one",
        "a-special-harbour-serves-a-city-too",
        "the-best-rate-counts-and-rates-do-not-add-up",
        "a-knight-or-foreign-building-at-a-harbour-gives-no-rate",
        "the-merchant-trades-the-resource-of-its-hex-two-to-one-but-no-commodity",
        "another-seats-merchant-gives-no-rate",
        "a15-the-merchant-on-the-desert-has-no-rate",
        "trade-level-3-swaps-commodities-two-to-one",
        "trade-level-2-does-not",
    ],
)
def test_2_11_the_banks_rates(keys: dict[str, Any], better: dict[str, int]) -> None:
    assert rates(**keys) == {**USUAL, **better}


def test_2_11_any_card_but_the_given_kind_if_the_bank_has_it() -> None:
    options = [option.action for option in GAME.options(with_hand({"ore": 4}, bank={"coin": 0}), 0)]
    assert {action.get for action in options if hasattr(action, "get")} == set(KINDS) - {"ore", "coin"}


def test_a30_several_sets_in_one_go_but_no_more_than_the_bank_has_cards() -> None:
    state = with_hand({"ore": 9}, P0={"settlements": [0]})
    step = do(state, a.TradeBank("ore", "cloth", 3))
    assert hand(step.state, 0) == {"cloth": 3}
    assert told(step, BankTraded) == [BankTraded(0, cards(ore=9), cards(cloth=3))]
    assert not allowed(state, a.TradeBank("ore", "cloth", 4))
    state = with_hand({"ore": 8}, bank={"cloth": 1})
    assert [allowed(state, a.TradeBank("ore", "cloth", sets)) for sets in (1, 2)] == [True, False]


def test_2_1_building_and_trading_in_any_order_and_number() -> None:
    state = position(P0={"settlements": [8], "roads": path(8, 13, 18), "hand": {**PLENTY, "ore": 9}})
    for action in (
        a.BuildRoad("18-24"),
        a.BuildSettlement(18),
        a.TradeBank("ore", "grain", 1),
        a.BuildCity(8),
        a.BuildKnight(13),
    ):
        state = do(state, action).state
    assert asked(state) == [(0, "turn")]
