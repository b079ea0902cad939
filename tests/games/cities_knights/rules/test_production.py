"""Rules 1.3, 2.3 and the aqueduct of 2.5: what a roll pays, and what it pays when the bank is short."""

from typing import Any

import pytest

from engines.cities_knights.actions import TakeResource
from engines.cities_knights.data import BANK, KINDS
from engines.cities_knights.events import Received, Shortage
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CatanState
from tests.engines.helpers.acting import asked, do, told, values
from tests.games.cities_knights.helpers.positions import bank, hand, position, roll


def before_roll(**keys: Any) -> CatanState:
    return position(phase="roll", **keys)


# One vertex with exactly one hex of each terrain, and its roll.
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


def test_2_3_a_tipped_city_pays_like_a_settlement_knights_and_the_desert_nothing() -> None:
    assert hand(roll(before_roll(P0={"tipped": [6]}), 4, 5).state, 0) == {"lumber": 1}
    state = before_roll(P0={"settlements": [18], "roads": [[18, 24]], "knights": [{"v": 24}]})
    assert hand(roll(state, 1, 2).state, 0) == {}


@pytest.mark.parametrize(
    ("seats", "left", "dice", "hands", "short"),
    [
        (
            [{"cities": [0]}, {"cities": [8]}],
            {"ore": 1},
            (4, 6),
            [{"coin": 1}, {"coin": 1}],
            [Shortage("ore", False)],
        ),
        ([{"cities": [21]}, {}], {"grain": 1}, (4, 5), [{"grain": 1}, {}], [Shortage("grain", True)]),
        (
            [{"settlements": [8, 17, 18]}, {"settlements": [0]}],
            {"brick": 2},
            (3, 3),
            [{"brick": 2}, {}],
            [Shortage("brick", True)],
        ),
        ([{"settlements": [8]}, {"settlements": [18]}], {"brick": 2}, (3, 3), [{"brick": 1}, {"brick": 1}], []),
        (
            [{"cities": [6]}, {"cities": [9]}],
            {"paper": 1},
            (4, 5),
            [{"lumber": 1}, {"lumber": 1}],
            [Shortage("paper", False)],
        ),
        ([{"cities": [6]}, {}], {"paper": 0}, (4, 5), [{"lumber": 1}, {}], None),
    ],
    ids=[
        "1.3-several-claimants-get-nothing-of-the-kind",
        "1.3-a-sole-claimant-takes-what-is-left",
        "1.3-a-sole-claimant-with-several-buildings-is-still-alone",
        "1.3-an-exact-bank-pays-all",
        "a5-a-missing-commodity-is-not-replaced-by-a-resource",
        "a5-a-sole-claimant-gets-the-resource-only",
    ],
)
def test_a_short_bank(
    seats: list[Any], left: dict[str, int], dice: tuple[int, int], hands: list[Any], short: list[Shortage] | None
) -> None:
    state = before_roll(P0=seats[0], P1=seats[1], bank=left)
    step = roll(state, *dice)
    assert [hand(step.state, seat) for seat in (0, 1)] == hands
    for kind in left:
        assert bank(step.state, kind) == bank(state, kind) - sum(held.get(kind, 0) for held in hands)
    if short is not None:
        assert told(step, Shortage) == short


SCIENTIST = {"cities": [40], "improvements": {"science": 3}}


def test_2_5_the_aqueduct_gives_a_resource_of_choice_to_who_got_nothing() -> None:
    state = roll(before_roll(P0=SCIENTIST), 1, 1).state
    assert asked(state) == [(0, "aqueduct")]
    assert values(state, TakeResource, "kind") == ["lumber", "brick", "wool", "grain", "ore"]
    step = do(state, TakeResource("ore"))
    assert hand(step.state, 0) == {"ore": 1}
    assert told(step, Received)[0].why == "aqueduct"


@pytest.mark.parametrize(
    ("keys", "dice", "helps"),
    [
        ({"P0": {"cities": [40], "improvements": {"science": 2}}}, (1, 1), False),
        ({}, (1, 2), False),
        ({}, (3, 4), False),
        ({"bank": {"ore": 0, "coin": 0}}, (1, 2), True),
        ({"bank": {"ore": 0}}, (1, 2), False),
        ({"attacks": 1, "robber": "-1,1"}, (1, 2), True),
        ({"bank": dict.fromkeys(KINDS[:5], 0)}, (1, 1), False),
        ({"P0": {"settlements": [40], "improvements": {"science": 3}}}, (1, 1), True),
    ],
    ids=[
        "2.5-not-below-level-3",
        "2.5-not-who-received-a-card",
        "2.5-not-on-a-seven",
        "a6-after-a-bank-shortage",
        "a6-a-commodity-alone-counts-as-a-card",
        "a6-who-is-blocked-by-the-robber",
        "2.5-not-when-the-bank-has-no-resource",
        "2.5-after-the-last-city-is-lost",
    ],
)
def test_whom_the_aqueduct_helps(keys: dict[str, Any], dice: tuple[int, int], helps: bool) -> None:
    state = roll(before_roll(**{"P0": SCIENTIST, **keys}), *dice).state
    assert asked(state) == [(0, "aqueduct" if helps else "turn")]


def scientists(**bank: int) -> CatanState:
    """A roll of seat 1 that brings no seat anything; all seats have an aqueduct."""
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


def test_cards_only_move_between_hands_and_bank() -> None:
    state = before_roll(P0={"cities": [8]}, P1={"cities": [18]}, P2={"cities": [17]})
    after = roll(state, 3, 3).state
    for kind, count in enumerate(BANK):
        assert after.bank[kind] + sum(player.hand[kind] for player in after.players) == count
