"""Rule 1, section 8 and resolutions 6, 7: winning at 13 in one's own turn, or best in 1400."""

from typing import Any

from engines.core.frames import Step
from engines.nuremberg import actions as a
from engines.nuremberg.events import CardDrawn, TimeIsUp, TurnBegan, Won
from engines.nuremberg.game import GAME
from engines.nuremberg.position import dump, load
from engines.nuremberg.state import NurembergState
from tests.engines.helpers.acting import asked, do, told
from tests.games.nuremberg.helpers import positions as pos


def nearly(*settlements: str, **more: Any) -> dict[str, Any]:
    """Seven points besides the settlements: three rights of way and four workshops."""
    sites = {"workshops": ["H-N", "H-S", "B-N", "B-S"], "hand": pos.PLENTY, "gold": 9}
    return {**pos.country(*settlements, i=[1], ii=[1], iii=[1]), **sites, **more}


FIVE = ("i-1", "i-3", "ii-1", "ii-3", "iii-1")
TWELVE = nearly(*FIVE, prestige=2)
"""Twelve points, and one prestige from a council card."""


def test_1_thirteen_points_in_ones_own_turn_win_at_once() -> None:
    state = pos.position(P0=nearly(*FIVE))
    assert pos.points(state)[0] == 12
    step = do(state, a.BuildStation("iv"))
    assert told(step, Won) == [Won(0, 13)]
    assert step.state.over
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("points", (0,), (13, 0, 0))
    assert GAME.pending(step.state) == []


def test_1_twelve_points_do_not_win() -> None:
    assert not do(pos.position(P0=nearly(*FIVE[:4])), a.BuildStation("iv")).state.over


def test_1_checked_after_every_step_whatever_brings_the_point() -> None:
    stations = pos.country(i=[1], ii=[1], iii=[1], iv=[1])["stations"]
    settle = pos.position(P0={**nearly(*FIVE[:4]), "stations": stations})
    assert told(do(settle, a.BuildSettlement("iii-3")), Won) == [Won(0, 13)]
    seat = nearly(*FIVE) | {"workshops": ["H-N", "H-S", "B-N"]}
    assert told(do(pos.position(P0={**seat, "stations": stations}), a.BuildWorkshop("b-s")), Won) == [Won(0, 13)]


def test_1_a_council_card_wins_with_the_wall_or_tower_that_brings_it() -> None:
    for action in (a.BuildWall(), a.BuildTower("1-2")):
        assert told(do(pos.position(P0=TWELVE), action), Won) == [Won(0, 16)]


def test_1_a_council_choice_is_finished_first_also_one_that_is_asked_again() -> None:
    three = {"prestige": 3}
    seats: dict[str, Any] = {"P0": nearly(*FIVE, prestige=3), "P1": three, "P2": three}
    step = do(pos.position(council={"4": 1, "2": 2}, **seats), a.BuildWall())
    assert asked(step.state) == [(0, "council")]
    assert not step.state.over
    assert told(do(step.state, a.ChooseCouncil(4)), Won) == [Won(0, 16)]
    state = pos.position(players=4, P3=three, council={"4": 1, "3": 2, "2": 3}, **seats)
    # The least card brings the points already, and a better one can be had.
    state = pos.play(state, a.BuildWall(), a.ChooseCouncil(2))
    assert pos.points(state)[0] == 14
    assert asked(state) == [(0, "council")]
    assert told(do(state, a.ChooseCouncil(3)), Won) == [Won(0, 16)]


def test_1_also_inside_the_own_event_and_decisions_of_others_lapse() -> None:
    state = pos.draw(pos.FREE_CLAY, P0=TWELVE, P1={"gold": 3}, P2={"gold": 3}).state
    state = do(state, a.FreeWall(), 2).state
    step = do(state, a.FreeWall(), 0)
    assert told(step, Won) == [Won(0, 16)]
    assert step.state.walls == 3
    assert step.state.over


def reached_in_free_clay(**more: Any) -> Step[NurembergState]:
    """Seat 1 comes to 16 points in seat 0's turn."""
    state = pos.draw(pos.FREE_CLAY, P1=TWELVE, **more).state
    return do(state, a.FreeWall(), 1)


def test_9_6_thirteen_in_anothers_turn_do_not_win_yet() -> None:
    step = reached_in_free_clay()
    assert pos.points(step.state)[1] == 16
    assert not step.state.over
    assert asked(step.state) == [(0, "turn")]


def test_9_6_the_win_is_declared_at_the_start_of_the_own_turn_before_the_card() -> None:
    step = pos.next_turn(reached_in_free_clay().state)
    assert told(step, TurnBegan) == [TurnBegan(1, 2)]
    assert told(step, Won) == [Won(1, 16)]
    assert told(step, CardDrawn) == []
    assert step.state.over


def test_9_6_only_if_it_still_stands() -> None:
    seat = {"prestige": 2, "hand": pos.PLENTY, "gold": 9}
    state = pos.draw(pos.FREE_CLAY, P0=seat, P1=nearly(*FIVE[:4], prestige=2), P2={"prestige": 3}).state
    state = do(do(state, a.FreeWall(), 1).state, a.NoWall(), 0).state
    assert (pos.points(state)[1], pos.council(state)) == (13, {4: 2, 2: 1})
    # Seat 0 passes both holders, and the council card of seat 1 is gone.
    state = pos.play(state, a.BuildWall(), a.BuildWall(), a.ChooseCouncil(2))
    assert (pos.points(state)[1], pos.council(state)) == (11, {4: 0, 2: 2})
    step = pos.next_turn(state)
    assert told(step, Won) == []
    assert len(told(step, CardDrawn)) == 1


def test_1_only_the_seat_whose_turn_it_is_can_win_by_points_and_everything_is_open_then() -> None:
    state = do(pos.position(P0=nearly(*FIVE), P1={"hand": {"ore": 2}, "prestige": 3}), a.BuildStation("iv")).state
    outcome, shown = GAME.outcome(state), GAME.view(state, None).players[1]
    assert outcome is not None
    assert outcome.ranks == (1, 2, 3)
    assert shown.hand is not None
    assert shown.hand.ore == 2


def last_year(**seats: Any) -> Step[NurembergState]:
    return pos.draw(pos.YEARS, year=1395, **seats)


def ranks(step: Step[NurembergState]) -> tuple[int, ...]:
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.reason == "years"
    return outcome.ranks


def test_1_on_1400_most_points_win() -> None:
    step = last_year(
        P0=pos.country("i-1", i=[1]), P1=pos.country("ii-1", "ii-3", ii=[1]), P2={"gold": 9, "prestige": 2}
    )
    assert ranks(step) == (2, 1, 3)
    assert told(step, TimeIsUp) == [TimeIsUp((1,), 3)]


def test_1_a_tie_at_1400_goes_to_the_better_council_card() -> None:
    step = last_year(P0={**pos.country("i-1", "i-3", "i-5", i=[1]), "gold": 9}, P1={"prestige": 4})
    assert pos.points(step.state) == [4, 4, 0]
    assert ranks(step) == (2, 1, 3)


def test_8_a_tie_with_equal_council_goes_to_more_prestige_then_more_gold() -> None:
    one, other = pos.country("i-1", i=[1]), pos.country("ii-1", ii=[1])
    for mine, theirs in (((1, 9), (2, 0)), ((1, 1), (1, 2))):
        seats = {
            f"P{seat}": {**land, "prestige": prestige, "gold": gold}
            for seat, (land, (prestige, gold)) in enumerate(((one, mine), (other, theirs)))
        }
        assert ranks(last_year(**seats)) == (2, 1, 3)


def test_8_then_the_victory_is_shared() -> None:
    step = last_year(P0={**pos.country("i-1", i=[1]), "gold": 2}, P1={**pos.country("ii-1", ii=[1]), "gold": 2})
    assert ranks(step) == (1, 1, 3)
    assert told(step, TimeIsUp) == [TimeIsUp((0, 1), 2)]
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_9_7_the_harvest_of_the_last_card_is_carried_out_its_building_is_not() -> None:
    # The harvest of the card is 11.
    step = last_year(P0={**pos.country("ii-6", ii=[1]), "hand": pos.PLENTY})
    assert pos.hand(step.state, 0)["clay"] == 4
    assert GAME.pending(step.state) == []
    assert step.state.over


def test_9_7_points_decide_at_1400_though_somebody_is_below_thirteen_or_above_in_anothers_turn() -> None:
    step = last_year(P1=nearly(*FIVE, prestige=3))
    assert pos.points(step.state)[1] == 16
    assert ranks(step)[1] == 1


def test_an_ended_match_comes_back_as_a_position() -> None:
    for step in (last_year(), do(pos.position(P0=nearly(*FIVE)), a.BuildStation("iv"))):
        assert load(dump(step.state)) == step.state


def test_ending_a_turn_wins_nothing() -> None:
    assert not do(pos.position(P0=TWELVE), a.EndTurn()).state.over
