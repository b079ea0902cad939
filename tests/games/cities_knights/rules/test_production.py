"""Rules 1.3, 2.3 and the aqueduct of 2.5: what a roll pays, and what it pays when the bank is short."""

from __future__ import annotations

from typing import Any

import pytest

from engines.cities_knights.actions import TakeResource
from engines.cities_knights.data import BANK, KINDS
from engines.cities_knights.events.cards import Received, Shortage
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CatanState
from tests.games.cities_knights.helpers.positions import asked, bank, do, hand, position, roll, told, values


def before_roll(**keys: Any) -> CatanState:
    return position(phase="roll", **keys)


# One vertex with exactly one hex of each terrain, and a roll for it.
ALONE = [
    ("forest", 6, (4, 5), "lumber", {"lumber": 1, "paper": 1}),
    ("pasture", 50, (5, 6), "wool", {"wool": 1, "cloth": 1}),
    ("mountains", 0, (4, 6), "ore", {"ore": 1, "coin": 1}),
    ("fields", 21, (4, 5), "grain", {"grain": 2}),
    ("hills", 51, (2, 3), "brick", {"brick": 2}),
]


@pytest.mark.parametrize(("terrain", "vertex", "dice", "kind", "city"), ALONE, ids=[row[0] for row in ALONE])
def test_2_3_a_settlement_gets_a_resource_and_a_city_its_own_yield(
    terrain: str, vertex: int, dice: tuple[int, int], kind: str, city: dict[str, int]
) -> None:
    state = before_roll(P1={"settlements": [vertex]})
    assert hand(roll(state, *dice).state, 1) == {kind: 1}
    state = before_roll(P1={"cities": [vertex]})
    assert hand(roll(state, *dice).state, 1) == city


def test_2_3_everybody_is_paid_by_every_building_at_the_number() -> None:
    state = before_roll(P0={"settlements": [8, 17]}, P1={"cities": [18]})
    after = roll(state, 2, 4).state
    assert (hand(after, 0), hand(after, 1)) == ({"brick": 2}, {"brick": 2})
    assert bank(after, "brick") == 15


def test_2_3_the_robbers_hex_pays_nothing_and_others_with_its_number_do() -> None:
    keys = {"attacks": 1, "P0": {"settlements": [14, 40]}}
    assert hand(roll(before_roll(robber="1,-1", **keys), 1, 3).state, 0) == {"grain": 1}
    assert hand(roll(before_roll(robber="0,1", **keys), 1, 3).state, 0) == {"wool": 1}


def test_2_3_a_tipped_city_pays_like_a_settlement() -> None:
    assert hand(roll(before_roll(P0={"tipped": [6]}), 4, 5).state, 0) == {"lumber": 1}


def test_2_3_knights_and_the_desert_bring_nothing() -> None:
    state = before_roll(P0={"settlements": [18], "roads": [[18, 24]], "knights": [{"v": 24}]})
    assert hand(roll(state, 1, 2).state, 0) == {}


# ------------------------------------------------------------------ shortage


def test_1_3_several_claimants_of_a_short_kind_get_nothing_of_it() -> None:
    state = before_roll(P0={"cities": [0]}, P1={"cities": [8]}, bank={"ore": 1, "coin": 5})
    step = roll(state, 4, 6)
    assert (hand(step.state, 0), hand(step.state, 1)) == ({"coin": 1}, {"coin": 1})
    assert told(step, Shortage) == [Shortage("ore", False)]
    assert bank(step.state, "ore") == 1


def test_1_3_a_sole_claimant_takes_what_is_left() -> None:
    state = before_roll(P0={"cities": [21]}, bank={"grain": 1})
    step = roll(state, 4, 5)
    assert hand(step.state, 0) == {"grain": 1}
    assert told(step, Shortage) == [Shortage("grain", True)]


def test_1_3_a_sole_claimant_with_several_buildings_is_still_alone() -> None:
    state = before_roll(P0={"settlements": [8, 17, 18]}, P1={"settlements": [0]}, bank={"brick": 2})
    assert hand(roll(state, 3, 3).state, 0) == {"brick": 2}


def test_1_3_an_exact_bank_pays_everybody() -> None:
    state = before_roll(P0={"settlements": [8]}, P1={"settlements": [18]}, bank={"brick": 2})
    step = roll(state, 3, 3)
    assert (hand(step.state, 0), hand(step.state, 1)) == ({"brick": 1}, {"brick": 1})
    assert told(step, Shortage) == []


def test_a5_a_missing_commodity_is_not_replaced_by_a_resource() -> None:
    state = before_roll(P0={"cities": [6]}, P1={"cities": [9]}, bank={"paper": 1})
    after = roll(state, 4, 5).state
    assert (hand(after, 0), hand(after, 1)) == ({"lumber": 1}, {"lumber": 1})


def test_a5_a_sole_claimant_without_a_commodity_in_the_bank_gets_the_resource_only() -> None:
    state = before_roll(P0={"cities": [6]}, bank={"paper": 0})
    assert hand(roll(state, 4, 5).state, 0) == {"lumber": 1}


# ------------------------------------------------------------------ aqueduct

SCIENTIST = {"cities": [40], "improvements": {"science": 3}}


def test_2_5_the_aqueduct_gives_a_resource_of_choice_to_who_got_nothing() -> None:
    state = roll(before_roll(P0=SCIENTIST), 1, 1).state
    assert asked(state) == [(0, "aqueduct")]
    assert values(state, TakeResource, "kind") == ["lumber", "brick", "wool", "grain", "ore"]
    step = do(state, TakeResource("ore"))
    assert hand(step.state, 0) == {"ore": 1}
    assert told(step, Received)[0].why == "aqueduct"


def test_2_5_no_aqueduct_below_level_3() -> None:
    seat = {"cities": [40], "improvements": {"science": 2}}
    assert asked(roll(before_roll(P0=seat), 1, 1).state) == [(0, "turn")]


def test_2_5_no_aqueduct_for_who_received_a_card() -> None:
    assert asked(roll(before_roll(P0=SCIENTIST), 1, 2).state) == [(0, "turn")]


def test_2_5_no_aqueduct_on_a_seven() -> None:
    assert asked(roll(before_roll(P0=SCIENTIST), 3, 4).state) == [(0, "turn")]


def test_a6_the_aqueduct_helps_after_a_bank_shortage() -> None:
    state = before_roll(P0=SCIENTIST, bank={"ore": 0, "coin": 0})
    assert asked(roll(state, 1, 2).state) == [(0, "aqueduct")]


def test_a6_a_commodity_alone_counts_as_a_card() -> None:
    state = before_roll(P0=SCIENTIST, bank={"ore": 0})
    after = roll(state, 1, 2).state
    assert hand(after, 0) == {"coin": 1}
    assert asked(after) == [(0, "turn")]


def test_a6_the_aqueduct_helps_who_is_blocked_by_the_robber() -> None:
    state = before_roll(P0=SCIENTIST, attacks=1, robber="-1,1")
    assert asked(roll(state, 1, 2).state) == [(0, "aqueduct")]


def scientists(**bank: int) -> CatanState:
    """A roll of seat 1 that brings nobody anything, all of whom have an aqueduct."""
    seats = {f"P{seat}": {**SCIENTIST, "cities": [vertex]} for seat, vertex in enumerate((40, 18, 21))}
    return roll(before_roll(active=1, bank=bank, **seats), 1, 1).state


@pytest.mark.parametrize("wool", [0, 3])
def test_a7_aqueducts_are_used_in_any_order_while_nobody_can_take_the_last_card_from_another(wool: int) -> None:
    state = scientists(wool=wool)
    assert asked(state) == [(1, "aqueduct"), (2, "aqueduct"), (0, "aqueduct")]
    kinds = values(state, TakeResource, "kind", 0)
    for seat in (2, 1):
        state = do(state, TakeResource("wool" if wool else "ore"), seat).state
    assert values(state, TakeResource, "kind", 0) == kinds
    assert asked(do(state, TakeResource("ore"), 0).state) == [(1, "turn")]


def test_a7_aqueducts_are_used_in_turn_order_from_the_active_seat_when_the_bank_is_short() -> None:
    state = scientists(wool=2)
    assert asked(state) == [(1, "aqueduct")]
    assert GAME.options(state, 0) == GAME.options(state, 2) == []
    state = do(state, TakeResource("ore")).state
    assert asked(state) == [(2, "aqueduct"), (0, "aqueduct")], "two are enough for two"


def test_a7_the_next_one_chooses_among_what_the_bank_still_has() -> None:
    left = {"lumber": 0, "brick": 0, "wool": 1, "grain": 1, "ore": 0}
    state = before_roll(P0=SCIENTIST, P1={**SCIENTIST, "cities": [18]}, bank=left)
    state = roll(state, 1, 1).state
    assert values(state, TakeResource, "kind", 0) == ["wool", "grain"]
    state = do(state, TakeResource("wool")).state
    assert values(state, TakeResource, "kind", 1) == ["grain"]


def test_2_5_nobody_is_asked_when_the_bank_has_no_resource() -> None:
    state = before_roll(P0=SCIENTIST, bank=dict.fromkeys(KINDS[:5], 0))
    assert asked(roll(state, 1, 1).state) == [(0, "turn")]


def test_2_5_the_aqueduct_stays_after_the_last_city_is_lost() -> None:
    state = before_roll(P0={"settlements": [40], "improvements": {"science": 3}})
    assert asked(roll(state, 1, 1).state) == [(0, "aqueduct")]


def test_cards_only_move_between_hands_and_bank() -> None:
    state = before_roll(P0={"cities": [8]}, P1={"cities": [18]}, P2={"cities": [17]})
    after = roll(state, 3, 3).state
    for kind, count in enumerate(BANK):
        assert after.bank[kind] + sum(player.hand[kind] for player in after.players) == count
