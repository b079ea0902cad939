"""Rules 2.6 and 2.7: the ship, the attack, its reward and its losses, and what it releases."""

from __future__ import annotations

from typing import Any

import pytest

from engines.cities_knights import actions as a
from engines.cities_knights.events import BarbariansLanded, CityRazed, DefenderNamed, DefendersTied, ShipMoved, Won
from engines.cities_knights.events.cards import PointCard
from engines.cities_knights.game import GAME
from engines.cities_knights.state import SETTLEMENT, CatanState
from tests.games.cities_knights.helpers.barbarian_attack import guard, landing, seat
from tests.games.cities_knights.helpers.positions import (
    asked,
    cards,
    do,
    hand,
    knights,
    names,
    points,
    position,
    roll,
    told,
    values,
)


def fought(state: CatanState) -> BarbariansLanded:
    (event,) = told(roll(state, 1, 1, "ship"), BarbariansLanded)
    return event


# ------------------------------------------------------------------ the ship


@pytest.mark.parametrize("step", range(6))
def test_2_6_each_ship_face_moves_the_ship_by_one(step: int) -> None:
    result = roll(position(phase="roll", barbarian=step), 1, 1, "ship")
    assert result.state.barbarians == step + 1
    assert told(result, ShipMoved) == [ShipMoved(step + 1)]
    assert result.state.attacks == 0


def test_2_6_the_seventh_attacks_at_once_and_the_ship_returns() -> None:
    after = roll(landing(), 1, 1, "ship").state
    assert (after.barbarians, after.attacks) == (0, 1)


def test_2_6_gates_do_not_move_the_ship() -> None:
    assert roll(position(phase="roll", barbarian=6), 1, 1, "trade").state.barbarians == 6


# ------------------------------------------------------------------ strength and defence


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


# ------------------------------------------------------------------ victory


def test_2_6_the_strongest_defender_gets_a_point() -> None:
    step = roll(landing(P0=seat(40, guard(44, 1)), P1=seat(18, guard(24, 2))), 1, 1, "ship")
    assert told(step, DefenderNamed) == [DefenderNamed(1)]
    assert points(step.state) == [2, 3, 0]


def test_s4_strength_counts_not_the_number_of_knights() -> None:
    step = roll(landing(P0=seat(40, guard(44, 1), guard(35, 1)), P1=seat(18, guard(24, 3))), 1, 1, "ship")
    assert told(step, DefenderNamed) == [DefenderNamed(1)]


def test_2_6_equal_strength_and_defence_is_a_victory() -> None:
    state = landing(P0=seat(40, guard(44, 1)), P1=seat(18))
    assert asked(roll(state, 1, 1, "ship").state) == [(1, "raze")]
    state = landing(P0=seat(40, guard(44, 2)), P1=seat(18))
    assert names(roll(state, 1, 1, "ship"))[2:4] == ["BarbariansLanded", "DefenderNamed"]


def test_2_6_a_seat_may_be_defender_many_times() -> None:
    state = landing(P0=seat(40, guard(44, 2), defender=3))
    assert points(roll(state, 1, 1, "ship").state)[0] == 2 + 4


def test_2_6_without_cities_any_knight_is_a_defender() -> None:
    step = roll(landing(P2={"knights": [guard(50)]}), 1, 1, "ship")
    assert told(step, DefenderNamed) == [DefenderNamed(2)]


def test_a3_nobody_with_nothing_is_no_defender() -> None:
    step = roll(landing(), 1, 1, "ship")
    assert told(step, BarbariansLanded) == [BarbariansLanded(0, 0, (0, 0, 0))]
    assert told(step, DefenderNamed) == []
    assert told(step, DefendersTied) == []
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
    assert (state.players[2].progress, state.players[0].progress) == (["spy"], ["bishop"])
    assert points(state) == [2, 2, 2]
    assert asked(state) == [(1, "turn")]


def test_2_6_tied_defenders_choose_among_decks_that_have_cards() -> None:
    decks: dict[str, list[str]] = {"trade": ["merchant"], "politics": [], "science": ["crane"]}
    state = landing(P0=seat(40, guard(44, 1)), P1=seat(18, guard(24, 1)), decks=decks)
    state = roll(state, 1, 1, "ship").state
    state = do(state, a.ChooseDeck("science")).state
    assert values(state, a.ChooseDeck, "track", 1) == ["trade"]


def test_a7_tied_defenders_draw_in_any_order_while_no_deck_can_run_out_among_them() -> None:
    heroes = {"P0": seat(40, guard(44, 1)), "P1": seat(18, guard(24, 1))}
    state = roll(landing(decks={"politics": ["spy", "bishop"], "science": []}, **heroes), 1, 1, "ship").state
    assert asked(state) == [(0, "deck"), (1, "deck")]
    state = do(state, a.ChooseDeck("politics"), 1).state
    assert values(state, a.ChooseDeck, "track", 0) == ["trade", "politics"], "what was open to it still is"
    assert asked(do(state, a.ChooseDeck("politics"), 0).state) == [(0, "turn")]


def test_a7_tied_defenders_draw_in_turn_order_where_a_deck_is_short() -> None:
    heroes = {"P0": seat(40, guard(44, 1)), "P1": seat(18, guard(24, 1))}
    state = roll(landing(decks={"politics": ["spy"]}, **heroes), 1, 1, "ship").state
    assert asked(state) == [(0, "deck")]
    assert GAME.options(state, 1) == []


def test_2_6_with_all_decks_empty_tied_defenders_get_nothing() -> None:
    decks: dict[str, list[str]] = {"trade": [], "politics": [], "science": []}
    state = landing(P0=seat(40, guard(44, 1)), P1=seat(18, guard(24, 1)), decks=decks)
    assert asked(roll(state, 1, 1, "ship").state) == [(0, "turn")]


def test_2_6_a_tied_defender_may_draw_a_point_card() -> None:
    state = landing(P0=seat(40, guard(44)), P1=seat(18, guard(24)), decks={"science": ["printer", "crane"]})
    step = do(roll(state, 1, 1, "ship").state, a.ChooseDeck("science"), 0)
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


# ------------------------------------------------------------------ defeat


def test_2_6_the_weakest_city_owner_chooses_a_city_that_becomes_a_settlement() -> None:
    state = landing(P0={"cities": [40, 18], "walls": [40]}, P1=seat(21, guard(16, 1)))
    state = roll(state, 1, 1, "ship").state
    assert asked(state) == [(0, "raze")]
    assert values(state, a.RazeCity, "vertex") == [18, 40]
    step = do(state, a.RazeCity(40))
    assert told(step, CityRazed) == [CityRazed(0, 40, wall=True, tipped=False)]
    assert step.state.piece[40] == SETTLEMENT
    assert step.state.walls == []
    assert points(step.state) == [3, 2, 0]


def test_a2_all_tied_weakest_lose_a_city_in_parallel() -> None:
    state = landing(P0={"cities": [40, 18]}, P1={"cities": [21, 8]}, P2=seat(50, guard(53, 1)))
    state = roll(state, 1, 1, "ship").state
    assert asked(state) == [(0, "raze"), (1, "raze")]
    state = do(state, a.RazeCity(21), 1).state
    assert asked(state) == [(0, "raze")]
    state = do(state, a.RazeCity(18), 0).state
    assert points(state) == [3, 3, 2]


def test_2_6_seats_without_a_city_are_left_out() -> None:
    state = landing(P0={"settlements": [40]}, P1=seat(18), P2=seat(21, guard(16, 1)))
    assert asked(roll(state, 1, 1, "ship").state) == [(1, "raze")]


def test_2_6_seats_with_metropolises_only_are_left_out_and_the_next_one_loses() -> None:
    state = landing(
        P0={"cities": [40], "improvements": {"science": 4}},
        P1=seat(18, guard(24, 1)),
        P2={"settlements": [21]},
        metropolis={"science": [0, 40]},
    )
    state = roll(state, 1, 1, "ship").state
    assert asked(state) == [(1, "raze")]


def test_2_6_a_metropolis_is_not_among_the_cities_to_lose() -> None:
    crown = {"science": [0, 40]}
    state = landing(P0={"cities": [40, 18, 21], "improvements": {"science": 4}}, metropolis=crown)
    assert values(roll(state, 1, 1, "ship").state, a.RazeCity, "vertex") == [18, 21]


def test_2_6_if_every_city_is_a_metropolis_nothing_is_lost() -> None:
    state = landing(P0={"cities": [40], "improvements": {"science": 4}}, metropolis={"science": [0, 40]})
    step = roll(state, 1, 2, "ship")
    assert asked(step.state) == [(0, "turn")]
    assert step.state.attacks == 1


def test_2_6_with_several_cities_the_owner_is_asked() -> None:
    state = roll(landing(P0={"cities": [40, 18]}), 1, 1, "ship").state
    assert [decision.auto for decision in GAME.pending(state)] == [False]


def test_2_6_with_a_single_city_there_is_nothing_to_choose() -> None:
    state = roll(landing(P0={"cities": [40]}), 1, 1, "ship").state
    (decision,) = GAME.pending(state)
    assert decision.auto


# ------------------------------------------------------------------ afterwards


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


def test_2_6_the_point_of_the_active_defender_can_win_at_once() -> None:
    state = landing(P0=seat(40, guard(44, 2), defender=10))
    step = roll(state, 3, 3, "ship")
    assert told(step, Won) == [Won(0, 13)]
    assert step.state.over


def test_2_6_the_point_of_another_defender_does_not_win_off_turn() -> None:
    state = landing(P0=seat(40), P1=seat(18, guard(24, 2), defender=10))
    state = roll(state, 1, 1, "ship").state
    assert not state.over
    assert points(state)[1] == 13


# ------------------------------------------------------------------ what everybody sees coming


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
