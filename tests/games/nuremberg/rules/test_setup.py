"""Rules 1a: both set-ups, the draw for the first turn, and what each seat starts with."""

from typing import Any

import pytest

from engines.core.decisions import ScriptError
from engines.core.frames import Step
from engines.core.rng import rng_from
from engines.nuremberg.actions import DrawCard, Place
from engines.nuremberg.data import NOBODY
from engines.nuremberg.events import Placed, Received, RightTaken, StartDrawn, StartSettled
from engines.nuremberg.game import GAME, NurembergSettings
from engines.nuremberg.geography.countryside import CASTLE
from engines.nuremberg.state import NurembergState
from tests.engines.helpers.acting import allowed, asked, do, told, values
from tests.games.nuremberg.helpers.positions import (
    bank,
    cards,
    council,
    country,
    gold,
    hand,
    play,
    points,
    position,
    prestige,
    right,
)

QUIET = {"start.0": [11], "start.1": [2], "start.2": [3]}
"""Seat 0 draws a six, the others less: it begins."""


def opened(setup: Any = "advanced", seats: int = 3, script: Any = None) -> Step[NurembergState]:
    return GAME.setup(seats, rng_from("opening").seed, NurembergSettings(setup=setup), script)


def drafting(seats: int = 3) -> NurembergState:
    """The advanced set-up, seat 0 begins."""
    quiet = {**QUIET, "start.3": [4]} if seats == 4 else QUIET
    return opened(seats=seats, script=quiet).state


def placed(turn: int, **seats: Any) -> NurembergState:
    """The advanced set-up after a number of placements."""
    frame = {"frame": "draft", "at": "place", "setup": "advanced", "turn": turn}
    return position(frames=[frame], turn=0, **seats)


def test_1a_each_draws_an_event_card_and_the_highest_number_begins() -> None:
    step = opened(script={"start.0": [11], "start.1": [30], "start.2": [25]})
    assert told(step, StartDrawn) == [StartDrawn(0, 11, 6), StartDrawn(1, 30, 12), StartDrawn(2, 25, 10)]
    assert told(step, StartSettled) == [StartSettled(1, "advanced")]
    assert asked(step.state) == [(1, "place")]


def test_1a_a_robber_knight_counts_nothing_in_the_draw() -> None:
    step = opened(script={"start.0": [31], "start.1": [32], "start.2": [1]})
    assert told(step, StartDrawn)[0] == StartDrawn(0, 31, 0)
    assert asked(step.state) == [(2, "place")]


def test_9_21_only_those_tied_for_the_highest_draw_again_from_the_cards_not_yet_drawn() -> None:
    step = opened(script={"start.0": [28, 31], "start.1": [29, 2], "start.2": [25]})
    assert [event.seat for event in told(step, StartDrawn)] == [0, 1, 2, 0, 1]
    assert asked(step.state) == [(1, "place")]
    with pytest.raises(ScriptError):
        opened(script={"start.0": [28, 29], "start.1": [29, 2], "start.2": [25]})


def test_9_21_robber_knights_tie_as_well() -> None:
    step = opened(script={"start.0": [31, 1], "start.1": [32, 2], "start.2": [33, 34]})
    assert [event.seat for event in told(step, StartDrawn)] == [0, 1, 2, 0, 1, 2]
    assert asked(step.state) == [(1, "place")]


def test_9_21_then_all_36_are_shuffled() -> None:
    order = [36, *range(1, 36)]
    state = opened("beginner", script={**QUIET, "deck": [order]}).state
    assert sorted(state.deck) == list(range(1, 37))
    assert state.deck[::-1] == order
    assert state.drawn == []


def test_1a_the_draw_goes_for_the_beginners_plan_too() -> None:
    step = opened("beginner", script={"start.0": [1], "start.1": [30], "start.2": [25]})
    assert asked(step.state) == [(1, "draw")]
    assert step.state.active == 1


def test_1a_by_the_beginners_plan_everybody_starts_with_three_points() -> None:
    for seats in (3, 4):
        state = opened("beginner", seats).state
        assert points(state) == [3] * seats
        assert [state.settlements.count(seat) for seat in range(seats)] == [2] * seats
        assert [sum(route.count(seat) for route in state.stations) for seat in range(seats)] == [2] * seats


def test_1a_by_the_beginners_plan_one_card_for_each_field_at_the_marked_settlement() -> None:
    state = opened("beginner", 4).state
    assert [hand(state, seat) for seat in range(4)] == [
        {"ore": 1, "wood": 1, "clay": 1},
        {"clay": 2, "ore": 1},
        {"ore": 1, "grain": 1, "wool": 1},
        {"clay": 1, "grain": 1, "ore": 1},
    ]
    assert bank(state, "ore") == 16
    three = opened("beginner", 3).state
    assert hand(three, 2) == {"clay": 1, "grain": 1, "ore": 1}


def test_1a_by_the_beginners_plan_red_holds_prague_and_stations_lie_behind_one_another() -> None:
    state = opened("beginner", 4).state
    assert [right(state, route) for route in ("i", "ii", "iii", "iv", "v")] == [None, 0, 3, 2, 1]
    assert state.stations == [[], [0, 1], [3, 0], [2, 3], [1, 2]]
    three = opened("beginner", 3).state
    assert [right(three, route) for route in ("i", "ii", "iii", "iv", "v")] == [None, 0, 2, 1, None]
    assert three.stations == [[], [0, 1], [2, 0], [1, 2], []]


def test_1a_no_player_starts_with_gold_prestige_or_a_council_card_and_the_knight_is_in_his_castle() -> None:
    state = opened("beginner", 4).state
    assert (gold(state), prestige(state), council(state)) == ([0] * 4, [0] * 4, {})
    assert state.knight == CASTLE
    assert (state.walls, any(state.towers), set(state.workshops)) == (0, False, {NOBODY})


def test_1a_harvest_of_nine_gives_red_clay_and_orange_and_blue_ore_by_the_beginners_plan() -> None:
    state = opened("beginner", 4, {**QUIET, "start.3": [4], "deck": [[21, *(n for n in range(1, 37) if n != 21)]]})
    harvest = {event.seat: event.cards for event in told(do(state.state, DrawCard()), Received)}
    assert [harvest[seat] for seat in (0, 1, 3)] == [cards(clay=1), cards(ore=1), cards(ore=1)]


def test_1a_clockwise_from_the_first_and_then_last_player_first() -> None:
    state = opened(seats=4, script={"start.0": [1], "start.1": [30], "start.2": [3], "start.3": [4]}).state
    order = []
    for crossing in ("i-1", "i-3", "ii-1", "ii-4", "iii-1", "iii-4", "iv-1", "iv-4"):
        order += asked(state)
        state = do(state, Place(crossing)).state
    assert [seat for seat, _ in order] == [1, 2, 3, 0, 0, 3, 2, 1]
    assert [what for _, what in order] == ["place"] * 4 + ["place-second"] * 4


def test_1a_who_placed_last_takes_the_first_turn() -> None:
    state = play(drafting(), *(Place(place) for place in ("i-1", "i-3", "ii-1", "ii-4", "iii-1", "iii-4")))
    assert asked(state) == [(0, "draw")]
    assert (state.active, state.turns) == (0, 1)


def test_1a_a_station_on_the_next_free_section_and_a_settlement_on_the_same_route_in_one_move() -> None:
    step = do(drafting(), Place("ii-6"))
    assert told(step, Placed) == [Placed(0, "ii-6", 1)]
    assert step.state.stations == [[], [0], [], [], []]
    assert points(step.state) == [1, 0, 0]


def test_9_11_the_first_station_of_others_goes_on_the_next_free_section_as_well() -> None:
    state = play(drafting(), Place("ii-6"), Place("ii-2"), Place("iii-2"))
    assert state.stations == [[], [0, 1], [2], [], []]


def test_1a_the_settlement_may_lie_beyond_the_station_and_both_on_the_same_route() -> None:
    assert allowed(drafting(), Place("ii-8"))
    state = play(drafting(), Place("i-1"), Place("i-3"), Place("ii-1"), Place("ii-4"))
    assert state.settlements.count(2) == 2
    assert state.stations[1] == [2, 2]


def test_1a_a_settlement_keeps_one_crossing_free_to_the_next_one_of_its_route() -> None:
    state = do(drafting(), Place("ii-4")).state
    assert not any(allowed(state, Place(place), 1) for place in ("ii-3", "ii-4", "ii-5"))
    assert all(allowed(state, Place(place), 1) for place in ("ii-2", "ii-6", "i-4"))


def test_1a_a_station_only_goes_where_a_settlement_is_still_possible() -> None:
    # On the route to Prague, crossings 2, 5 and 8 leave no place.
    seats = {"P0": country("ii-2", ii=[1]), "P1": country("ii-5", ii=[2]), "P2": country("ii-8", ii=[3])}
    state = placed(3, **seats)
    assert not [place for place in values(state, Place, "crossing", 2) if place.startswith("ii-")]
    assert len(values(state, Place, "crossing", 2)) == 32


def test_1a_numeral_crossings_are_never_settled() -> None:
    assert set(values(drafting(), Place, "crossing")) == {
        f"{route}-{place}" for route in ("i", "ii", "iii", "iv", "v") for place in range(1, 9)
    }


def test_1a_only_the_second_settlement_gives_one_card_for_each_bordering_field() -> None:
    state = play(drafting(), Place("iii-2"), Place("iii-4"), Place("i-2"))
    assert [hand(state, seat) for seat in range(3)] == [{}, {}, {}]
    step = do(state, Place("ii-6"))
    assert hand(step.state, 2) == {"clay": 2, "ore": 1}
    assert [(event.seat, event.why) for event in told(step, Received)] == [(2, "setup")]


def test_1a_nobody_holds_a_right_of_way_during_the_set_up() -> None:
    state = drafting()
    for crossing in ("i-1", "i-3", "ii-1", "ii-4", "iii-1"):
        state = do(state, Place(crossing)).state
        assert set(state.rights) == {NOBODY}


def test_1a_the_rights_of_way_go_to_most_stations_a_tie_to_the_lowest_section() -> None:
    # Prague: seat 1 on section 1, seat 2 on 2 and 3. Venice: seat 0 on section 1, seat 1 on 2.
    state = play(drafting(), Place("iii-2"), Place("ii-1"), Place("ii-4"), Place("ii-7"), Place("iii-4"))
    step = do(state, Place("v-1"))
    assert [right(step.state, route) for route in ("i", "ii", "iii", "iv", "v")] == [None, 2, 0, None, 0]
    assert told(step, RightTaken) == [RightTaken(2, "ii", 2), RightTaken(0, "iii", 1), RightTaken(0, "v", 1)]


def test_1a_a_tie_of_two_stations_each_goes_to_the_lowest_section_too() -> None:
    seats = {"P0": country("ii-2", ii=[1]), "P1": country("ii-4", "iii-2", ii=[2], iii=[1])}
    seats["P2"] = country("ii-6", "iv-2", ii=[3], iv=[1])
    state = do(placed(5, **seats), Place("ii-8")).state
    assert right(state, "ii") == 0
    tied = {"P0": country("iii-2", iii=[1]), "P1": country("iii-4", iii=[2]), "P2": country("iii-6", iii=[3])}
    tied["P1"] = country("iii-4", "i-2", iii=[2], i=[1])
    tied["P2"] = country("iii-6", "v-2", iii=[3], v=[1])
    assert right(do(placed(5, **tied), Place("iv-2")).state, "iii") == 0


def test_1a_whoever_places_last_and_first_gives_both_without_anything_between() -> None:
    state = play(drafting(), Place("i-1"), Place("i-3"))
    step = do(state, Place("ii-1"))
    assert asked(step.state) == [(2, "place-second")]
    assert not step.barrier
    assert not do(step.state, Place("ii-4")).barrier


def test_1a_everybody_can_always_place() -> None:
    for n in range(10):
        rng = rng_from(f"draft {n}")
        state = opened(seats=4).state
        while state.turns == 0:
            seat = GAME.pending(state)[0].seat
            state = do(state, rng.choice(GAME.options(state, seat)).action, seat).state
        assert [state.settlements.count(seat) for seat in range(4)] == [2] * 4
        assert GAME.rules.invariants(state) == []
