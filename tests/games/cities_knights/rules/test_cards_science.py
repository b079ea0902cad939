"""Rule 3, the green deck: one test and more for each card (the Crane is in `test_improvements`)."""

from typing import Any

import pytest

from engines.cities_knights import card_actions as ca
from engines.cities_knights.actions import BuildRoad, BuildWall, PromoteKnight, RollDice
from engines.cities_knights.events import Received, Rolled
from engines.cities_knights.game import GAME
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.state import CITY, CatanState
from engines.core.encoding.codec import read_code
from tests.engines.helpers.acting import allowed, asked, choices, do, told, values
from tests.games.cities_knights.helpers.positions import PASS, PLENTY, guard, hand, holding, knights, path, play

LINE = path(8, 13, 18, 24)


def test_alchemist_chooses_both_dice_and_rolls_the_event_die() -> None:
    state = holding("alchemist", phase="roll", P0={"cities": [8]})
    step = do(state, ca.Alchemist(2, 4), script={"die.event": ["ship"]})
    assert told(step, Rolled) == [Rolled(0, 2, 4, "ship", chosen=True)]
    assert hand(step.state, 0) == {"brick": 2}
    assert step.state.barbarians == 1
    assert [name for name, _ in step.chance] == ["die.event"]


def test_alchemist_may_choose_a_seven_and_the_red_die_decides_the_draws() -> None:
    seat = {"cities": [8], "improvements": {"science": 2}}
    for red, draws in ((3, 1), (4, 0)):
        state = holding("alchemist", phase="roll", P0=seat, decks={"science": ["smith"]})
        after = do(state, ca.Alchemist(red, 7 - red), script={"die.event": ["science"]}).state
        assert len(after.players[0].progress) == draws


def test_alchemist_only_before_the_roll_and_once_and_may_be_saved() -> None:
    state = holding("alchemist", "alchemist", phase="roll")
    chosen = do(state, ca.Alchemist(1, 1), script={"die.event": ["ship"]}).state
    assert asked(chosen) == [(0, "turn")]
    assert choices(chosen, ca.Alchemist) == []
    rolled = do(state, RollDice(), script={"die.red": [1], "die.yellow": [1]}).state
    assert rolled.players[0].progress == ("alchemist", "alchemist")


@pytest.mark.parametrize("dice", [(0, 3), (7, 1), (3, -1)])
def test_alchemist_chooses_what_dice_can_show(dice: tuple[int, int]) -> None:
    assert not allowed(holding("alchemist", phase="roll"), ca.Alchemist(*dice))


def test_engineer_puts_a_free_wall_under_an_own_city_without_one() -> None:
    state = holding("engineer", P0={"cities": [8, 40], "walls": [40], "settlements": [2]})
    assert values(state, ca.Engineer, "vertex") == [8]
    after = do(state, ca.Engineer(8)).state
    assert after.walls == (8, 40)
    assert choices(after, BuildWall) == []


def test_a16_engineer_needs_a_wall_in_supply() -> None:
    seat = {"cities": [8, 40, 2, 50], "walls": [8, 40, 2]}
    assert choices(holding("engineer", P0=seat), ca.Engineer) == []
    assert choices(holding("engineer", P0={"settlements": [8]}), ca.Engineer) == []


def test_inventor_swaps_two_tokens_without_an_own_building() -> None:
    state = holding("inventor")
    after = do(state, ca.Inventor(("0,-2", "2,-2"))).state
    assert (after.tokens[ISLAND.cell("0,-2")], after.tokens[ISLAND.cell("2,-2")]) == (9, 10)


@pytest.mark.parametrize("pair", [("-2,2", "-2,0"), ("-2,0", "-2,2")])
def test_inventor_names_its_two_hexes_in_either_order(pair: tuple[str, str]) -> None:
    after = do(holding("inventor"), ca.Inventor(pair)).state
    assert (after.tokens[ISLAND.cell("-2,2")], after.tokens[ISLAND.cell("-2,0")]) == (9, 5)
    assert read_code(GAME.types.action, f"card-inventor/{'+'.join(pair)}") == ca.Inventor(("-2,0", "-2,2"))


def test_inventor_swaps_different_tokens_and_never_touches_2_6_8_12_or_the_desert() -> None:
    state = holding("inventor")
    fixed = {"1,-2", "-1,-1", "0,-1", "2,0", "-2,1", "-1,2", "0,0"}
    touched = {place for action in choices(state, ca.Inventor) for place in action.hexes}
    assert touched == set(ISLAND.names) - fixed
    assert not allowed(state, ca.Inventor(("2,-2", "-2,0"))), "9 and 9"


def test_inventor_leaves_the_robber_where_it_is() -> None:
    state = holding("inventor", attacks=1, robber="0,-2")
    assert do(state, ca.Inventor(("0,-2", "2,-2"))).state.robber == ISLAND.cell("0,-2")


def dug(card: str, **keys: Any) -> CatanState:
    """After an Irrigation or a Mining of seat 0."""
    return do(holding(card, loose=True, **keys), ca.Irrigation() if card == "irrigation" else ca.Mining()).state


@pytest.mark.parametrize(
    ("card", "kind", "one", "more", "found"),
    [
        ("irrigation", "grain", 21, {"settlements": [16, 40], "cities": [21]}, 8),
        ("mining", "ore", 40, {"settlements": [0], "cities": [40]}, 4),
    ],
)
def test_s1_two_cards_for_each_hex_at_an_own_building_once(
    card: str, kind: str, one: int, more: dict[str, Any], found: int
) -> None:
    assert hand(dug(card, P0={"settlements": [one]}), 0)[kind] == 2
    assert hand(dug(card, P0=more), 0)[kind] == found


def test_irrigation_counts_a_hex_once_for_several_buildings_and_cities() -> None:
    step = do(holding("irrigation", P0={"cities": [21, 28, 33]}, loose=True), ca.Irrigation())
    assert hand(step.state, 0) == {"grain": 2}
    assert told(step, Received)[0].why == "irrigation"


def test_irrigation_does_not_care_about_the_robber_and_takes_what_is_left() -> None:
    keys = {"attacks": 1, "robber": "-2,0", "bank": {"grain": 1}}
    assert hand(dug("irrigation", P0={"settlements": [21]}, **keys), 0) == {"grain": 1}


@pytest.mark.parametrize(
    ("action", "vertex", "bank"),
    [
        (ca.Irrigation(), 6, {}),
        (ca.Irrigation(), 21, {"grain": 0}),
        (ca.Mining(), 21, {}),
        (ca.Mining(), 0, {"ore": 0}),
    ],
)
def test_a16_irrigation_and_mining_need_their_hex_and_a_card_in_the_bank(
    action: Any, vertex: int, bank: dict[str, int]
) -> None:
    assert not allowed(holding("irrigation", "mining", P0={"settlements": [vertex]}, bank=bank), action)


def test_medicine_makes_a_city_for_two_ore_and_a_grain() -> None:
    state = holding("medicine", P0={"settlements": [8], "hand": {"ore": 2, "grain": 1}})
    after = do(state, ca.Medicine(8)).state
    assert (after.piece[8], hand(after, 0)) == (CITY, {})


@pytest.mark.parametrize(
    "seat",
    [
        {"settlements": [8], "hand": {"ore": 2}},
        {"cities": [8], "hand": PLENTY},
        {"settlements": [8], "cities": [0, 2, 50, 40], "hand": PLENTY},
    ],
    ids=["price", "settlement", "piece"],
)
def test_medicine_needs_its_price_a_settlement_and_a_city_piece(seat: dict[str, Any]) -> None:
    assert choices(holding("medicine", P0=seat), ca.Medicine) == []


RIM = (3, 0, 4, 1, 5, 2, 6, 10, 15, 20, 26, 32, 37, 42, 46, 50)


def test_road_building_lays_two_free_roads_one_after_the_other_and_leaves_none_away() -> None:
    state = do(holding("road_building", P0={"settlements": [8]}), ca.RoadBuilding()).state
    for edge in ("8-13", "13-18"):
        assert asked(state) == [(0, "free-road")]
        assert not allowed(state, PASS)
        assert edge in values(state, BuildRoad, "edge")
        state = do(state, BuildRoad(edge)).state
    assert asked(state) == [(0, "turn")]
    assert (state.roads.count(0), hand(state, 0)) == (2, {})


def test_road_building_lays_one_with_one_piece_left() -> None:
    state = holding("road_building", P0={"settlements": [3], "roads": path(*RIM[:-1])})
    assert asked(play(state, ca.RoadBuilding(), BuildRoad("46-50"))) == [(0, "turn")]


def test_road_building_lays_one_with_one_place_left() -> None:
    blocked = {"settlements": [4], "roads": path(4, 0), "knights": []}
    state = holding("road_building", P0={"settlements": [3]}, P1=blocked, P2={"knights": [guard(7)]}, loose=True)
    state = play(state, ca.RoadBuilding(), BuildRoad("0-3"))
    assert asked(state) == [(0, "free-road")]
    assert asked(do(state, BuildRoad("3-7")).state) == [(0, "turn")]


@pytest.mark.parametrize("seat", [{"settlements": [3], "roads": path(*RIM)}, {}], ids=["piece", "place"])
def test_a16_road_building_needs_a_piece_and_a_place(seat: dict[str, Any]) -> None:
    assert not allowed(holding("road_building", P0=seat), ca.RoadBuilding())


def forge(*standing: dict[str, Any], **more: Any) -> CatanState:
    return holding("smith", P0={"settlements": [8], "roads": LINE, "knights": list(standing), **more})


def test_smith_promotes_two_knights_one_step_each_for_free() -> None:
    state = do(forge(guard(13), guard(18, 1, True)), ca.Smith()).state
    assert asked(state) == [(0, "smith")]
    state = do(state, PromoteKnight(13)).state
    assert values(state, PromoteKnight, "vertex") == [18]
    state = do(state, PromoteKnight(18)).state
    assert knights(state, 0) == [(13, 2, False), (18, 2, True)]
    assert asked(state) == [(0, "turn")]


def test_smith_one_step_per_knight_and_turn_and_may_stop_after_one() -> None:
    state = play(forge(guard(13)), ca.Smith(), PromoteKnight(13))
    assert (asked(state), knights(state, 0)) == ([(0, "turn")], [(13, 2, False)])
    paid = do(forge(guard(13), guard(18), hand=PLENTY), PromoteKnight(13)).state
    assert values(do(paid, ca.Smith()).state, PromoteKnight, "vertex") == [18]
    state = play(forge(guard(13), guard(18)), ca.Smith(), PromoteKnight(13), PASS)
    assert (asked(state), knights(state, 0)) == ([(0, "turn")], [(13, 2, False), (18, 1, False)])


def test_smith_mighty_needs_the_fortress() -> None:
    assert not allowed(forge(guard(13, 2)), ca.Smith())
    assert allowed(forge(guard(13, 2), cities=[2], improvements={"politics": 3}), ca.Smith())


def test_smith_the_order_may_free_a_piece() -> None:
    standing = [guard(13, 2), guard(18, 2), guard(24, 1)]
    state = do(forge(*standing, cities=[2], improvements={"politics": 3}), ca.Smith()).state
    assert values(state, PromoteKnight, "vertex") == [13, 18]
    state = do(state, PromoteKnight(13)).state
    assert values(state, PromoteKnight, "vertex") == [18, 24]
