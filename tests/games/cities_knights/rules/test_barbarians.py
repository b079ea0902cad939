"""Rules 2.6 and 2.7: the ship, the attack, its reward and its losses, and what it releases."""

from typing import Any

import pytest

from engines.cities_knights import actions as a
from engines.cities_knights.card_actions import Medicine
from engines.cities_knights.events import (
    BarbariansLanded,
    CityRazed,
    DefenderNamed,
    DefendersTied,
    PointCard,
    ShipMoved,
    Won,
)
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CITY, SETTLEMENT, TIPPED, CatanState
from tests.engines.helpers.acting import allowed, asked, do, names, told, values
from tests.games.cities_knights.helpers.positions import PLENTY, cards, hand, knights, points, position, roll


def guard(vertex: int, level: int = 1, active: bool = True) -> dict[str, Any]:
    """A knight."""
    return {"v": vertex, "level": level, "active": active}


def seat(city: int, *standing: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A seat with a city and knights."""
    return {"cities": [city], "knights": list(standing), **more}


def landing(**keys: Any) -> CatanState:
    """The next ship face brings the barbarians."""
    return position(phase="roll", barbarian=6, loose=True, **keys)


def fought(state: CatanState) -> BarbariansLanded:
    (event,) = told(roll(state, 1, 1, "ship"), BarbariansLanded)
    return event


@pytest.mark.parametrize("step", range(6))
def test_2_6_each_ship_face_moves_the_ship_by_one(step: int) -> None:
    result = roll(position(phase="roll", barbarian=step), 1, 1, "ship")
    assert result.state.barbarians == step + 1
    assert told(result, ShipMoved) == [ShipMoved(step + 1)]
    assert result.state.attacks == 0


def test_2_6_the_seventh_attacks_at_once_and_the_ship_returns_but_gates_do_not_move_it() -> None:
    after = roll(landing(), 1, 1, "ship").state
    assert (after.barbarians, after.attacks) == (0, 1)
    assert roll(position(phase="roll", barbarian=6), 1, 1, "trade").state.barbarians == 6


def test_2_6_strength_counts_cities_and_metropolises_once_settlements_and_tipped_cities_not() -> None:
    state = landing(
        P0={"cities": [40, 18], "settlements": [21], "improvements": {"science": 4}},
        P1={"cities": [8], "tipped": [50], "knights": [guard(0, 3), guard(2, 2)]},
        metropolis={"science": [0, 40]},
    )
    assert fought(state) == BarbariansLanded(3, 5, (0, 5, 0))


def test_2_6_defence_counts_levels_of_active_knights_of_all_seats() -> None:
    state = landing(
        P0=seat(40, guard(44, 2), guard(0, 3, active=False)),
        P1=seat(18, guard(24, 1)),
        P2={"knights": [guard(50, 1)]},
    )
    assert fought(state) == BarbariansLanded(2, 4, (2, 1, 1))


@pytest.mark.parametrize(
    ("seats", "seat_0_to_2"),
    [
        ({"P0": seat(40, guard(44, 1)), "P1": seat(18, guard(24, 2))}, [2, 3, 0]),
        ({"P0": seat(40, guard(44, 1), guard(35, 1)), "P1": seat(18, guard(24, 3))}, [2, 3, 0]),
        ({"P0": seat(40, guard(44, 2), defender=3)}, [6, 0, 0]),
        ({"P2": {"knights": [guard(50)]}}, [0, 0, 1]),
    ],
    ids=["the-strongest", "s4-not-the-most-knights", "many-times", "without-cities"],
)
def test_2_6_the_strongest_defender_gets_a_point(seats: dict[str, Any], seat_0_to_2: list[int]) -> None:
    state = landing(**seats)
    gained = [after - before for before, after in zip(points(state), seat_0_to_2, strict=True)]
    step = roll(state, 1, 1, "ship")
    assert told(step, DefenderNamed) == [DefenderNamed(gained.index(1))]
    assert points(step.state) == seat_0_to_2


def test_2_6_equal_strength_and_defence_is_a_victory() -> None:
    state = landing(P0=seat(40, guard(44, 1)), P1=seat(18))
    assert asked(roll(state, 1, 1, "ship").state) == [(1, "raze")]
    state = landing(P0=seat(40, guard(44, 2)), P1=seat(18))
    assert names(roll(state, 1, 1, "ship"))[2:4] == ["BarbariansLanded", "DefenderNamed"]


def test_a3_who_has_nothing_is_no_defender() -> None:
    step = roll(landing(), 1, 1, "ship")
    assert told(step, BarbariansLanded) == [BarbariansLanded(0, 0, (0, 0, 0))]
    assert not told(step, DefenderNamed)
    assert not told(step, DefendersTied)
    assert asked(step.state) == [(0, "turn")]
    assert asked(step.state) == [(0, "turn")]


def test_2_6_tied_defenders_draw_a_card_of_any_deck_in_turn_order() -> None:
    state = landing(
        active=1,
        P0=seat(40, guard(44, 2)),
        P1=seat(18, guard(24, 1)),
        P2=seat(21, guard(16, 2)),
        decks={"trade": ["merchant"], "politics": ["spy", "bishop"]},
    )
    step = roll(state, 1, 1, "ship")
    assert told(step, DefendersTied) == [DefendersTied((2, 0))]
    assert asked(step.state) == [(2, "deck")]
    assert values(step.state, a.ChooseDeck, "track", 2) == ["trade", "politics", "science"]
    state = do(step.state, a.ChooseDeck("politics")).state
    assert asked(state) == [(0, "deck")]
    state = do(state, a.ChooseDeck("politics")).state
    assert (state.players[2].progress, state.players[0].progress) == (("spy",), ("bishop",))
    assert points(state) == [2, 2, 2]
    assert asked(state) == [(1, "turn")]


HEROES = {"P0": seat(40, guard(44)), "P1": seat(18, guard(24))}
"""Two who defend alike."""


def heroic(**decks: list[str]) -> CatanState:
    """An attack that both withstood."""
    return roll(landing(decks=decks, **HEROES), 1, 1, "ship").state


def test_2_6_tied_defenders_choose_among_decks_that_have_cards() -> None:
    state = do(heroic(trade=["merchant"], politics=[], science=["crane"]), a.ChooseDeck("science")).state
    assert values(state, a.ChooseDeck, "track", 1) == ["trade"]
    assert asked(heroic(trade=[], politics=[], science=[])) == [(0, "turn")], (
        "with all decks empty they get nothing"
    )


def test_a7_tied_defenders_draw_in_any_order_while_no_deck_can_run_out_among_them() -> None:
    state = heroic(politics=["spy", "bishop"], science=[])
    assert asked(state) == [(0, "deck"), (1, "deck")]
    state = do(state, a.ChooseDeck("politics"), 1).state
    assert values(state, a.ChooseDeck, "track", 0) == ["trade", "politics"], "what was open to it still is"
    assert asked(do(state, a.ChooseDeck("politics"), 0).state) == [(0, "turn")]


def test_a7_tied_defenders_draw_in_turn_order_where_a_deck_is_short() -> None:
    state = heroic(politics=["spy"])
    assert asked(state) == [(0, "deck")]
    assert GAME.options(state, 1) == []


def test_2_6_a_tied_defender_may_draw_a_point_card() -> None:
    step = do(heroic(science=["printer", "crane"]), a.ChooseDeck("science"), 0)
    assert told(step, PointCard) == [PointCard(0, "printer")]
    assert points(step.state)[0] == 3


def test_a13_a_fifth_card_of_a_tied_defender_off_turn_goes_before_production() -> None:
    four = ["crane", "crane", "mining", "mining"]
    others = ["smith", "smith", "spy", "spy"]
    state = landing(P0=seat(8, guard(13), progress=four), P1=seat(18, guard(24), progress=others))
    state = roll(state, 2, 4, "ship").state
    for answering in (1, 0):
        state = do(state, a.ChooseDeck("trade"), answering).state
    assert asked(state) == [(1, "drop")]
    assert hand(state, 0) == {}
    state = do(state, a.DropCard("spy")).state
    assert hand(state, 0) == {"brick": 2}
    assert len(state.players[0].progress) == 5
    assert asked(do(state, a.EndTurn()).state) == [(0, "drop")]


def test_2_6_the_weakest_city_owner_chooses_a_city_that_becomes_a_settlement() -> None:
    state = landing(P0={"cities": [40, 18], "walls": [40]}, P1=seat(21, guard(16, 1)))
    state = roll(state, 1, 1, "ship").state
    assert asked(state) == [(0, "raze")]
    assert values(state, a.RazeCity, "vertex") == [18, 40]
    step = do(state, a.RazeCity(40))
    assert told(step, CityRazed) == [CityRazed(0, 40, wall=True, tipped=False)]
    assert step.state.piece[40] == SETTLEMENT
    assert step.state.walls == ()
    assert points(step.state) == [3, 2, 0]


def test_a2_all_tied_weakest_lose_a_city_in_parallel() -> None:
    state = landing(P0={"cities": [40, 18]}, P1={"cities": [21, 8]}, P2=seat(50, guard(53, 1)))
    state = roll(state, 1, 1, "ship").state
    assert asked(state) == [(0, "raze"), (1, "raze")]
    state = do(state, a.RazeCity(21), 1).state
    assert asked(state) == [(0, "raze")]
    state = do(state, a.RazeCity(18), 0).state
    assert points(state) == [3, 3, 2]


def test_2_6_seats_without_a_city_or_with_metropolises_only_are_left_out_and_the_next_one_loses() -> None:
    state = landing(P0={"settlements": [40]}, P1=seat(18), P2=seat(21, guard(16, 1)))
    assert asked(roll(state, 1, 1, "ship").state) == [(1, "raze")]
    seats = {"P0": {"cities": [40], "improvements": {"science": 4}}, "P1": seat(18, guard(24, 1))}
    state = landing(P2={"settlements": [21]}, metropolis={"science": [0, 40]}, **seats)
    assert asked(roll(state, 1, 1, "ship").state) == [(1, "raze")]


def test_2_6_a_metropolis_is_not_among_the_cities_to_lose() -> None:
    crown = {"science": [0, 40]}
    state = landing(P0={"cities": [40, 18, 21], "improvements": {"science": 4}}, metropolis=crown)
    assert values(roll(state, 1, 1, "ship").state, a.RazeCity, "vertex") == [18, 21]
    state = landing(P0={"cities": [40], "improvements": {"science": 4}}, metropolis=crown)
    after = roll(state, 1, 2, "ship").state
    assert (asked(after), after.attacks) == ([(0, "turn")], 1), "if every city is a metropolis nothing is lost"


@pytest.mark.parametrize(("cities", "auto"), [([40, 18], False), ([40], True)])
def test_2_6_the_owner_of_several_cities_is_asked_a_single_one_is_no_choice(cities: list[int], auto: bool) -> None:
    state = roll(landing(P0={"cities": cities}), 1, 1, "ship").state
    assert [decision.auto for decision in GAME.pending(state)] == [auto]


@pytest.mark.parametrize("lost", [True, False])
def test_2_6_afterwards_all_knights_rest(lost: bool) -> None:
    state = landing(
        P0=seat(40, guard(44, 1), guard(35, 2, active=False)),
        P1={"cities": [18, 21, 8, 2], "knights": [guard(24, 1)]} if lost else seat(18, guard(24, 3)),
    )
    state = roll(state, 1, 1, "ship").state
    while asked(state)[0][1] == "raze":
        seat_ = asked(state)[0][0]
        state = do(state, GAME.options(state, seat_)[0].action, seat_).state
    assert knights(state, 0) == [(35, 2, False), (44, 1, False)]
    assert [active for _, _, active in knights(state, 1)] == [False]
    assert not any(found.ready for found in state.knights)


def test_2_6_a_razed_city_produces_as_a_settlement_on_the_same_roll() -> None:
    state = roll(landing(P0={"cities": [40]}), 2, 4, "ship").state
    assert hand(do(state, a.RazeCity(40)).state, 0) == {"grain": 1}


def test_a23_a_wall_lost_on_the_same_seven_protects_no_more_and_the_robber_is_free() -> None:
    state = landing(P0={"cities": [40], "walls": [40], "hand": {"ore": 8}})
    state = do(roll(state, 3, 4, "ship").state, a.RazeCity(40)).state
    assert asked(state) == [(0, "discard")]
    state = do(state, a.Discard(cards(ore=4))).state
    assert asked(state) == [(0, "robber")]


def test_2_6_a_defenders_point_can_win_at_once_but_not_off_turn() -> None:
    step = roll(landing(P0=seat(40, guard(44, 2), defender=10)), 3, 3, "ship")
    assert told(step, Won) == [Won(0, 13)]
    assert step.state.over
    state = roll(landing(P0=seat(40), P1=seat(18, guard(24, 2), defender=10)), 1, 1, "ship").state
    assert not state.over
    assert points(state)[1] == 13


@pytest.mark.parametrize(
    ("seats", "losers"),
    [
        ({"P0": seat(40), "P1": seat(18, guard(24)), "P2": seat(8)}, (0, 2)),
        ({"P0": seat(40, guard(44)), "P1": seat(18)}, (1,)),
        ({"P0": seat(40, guard(44, 2)), "P1": seat(18)}, ()),
        ({"P0": seat(40, guard(44, active=False)), "P1": {"settlements": [18]}}, (0,)),
        (
            {
                "P0": {**seat(40), "improvements": {"science": 4}},
                "P1": seat(18, guard(24)),
                "metropolis": {"science": [0, 40]},
            },
            (1,),
        ),
        ({}, ()),
    ],
)
def test_2_6_who_would_lose_a_city_is_open_and_comes_true(seats: dict[str, Any], losers: tuple[int, ...]) -> None:
    state = landing(**seats)
    assert all(GAME.view(state, viewer).endangered == losers for viewer in (None, 0, 1, 2))
    after = roll(state, 1, 1, "ship").state
    assert tuple(number for number, what in asked(after) if what == "raze") == losers


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
