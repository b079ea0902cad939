"""Rule 1 and resolutions 2 to 5: who holds the council cards, what swaps, what is asked, and what is safe."""

from typing import Any

from engines.core.frames import Step
from engines.nuremberg.actions import BuildTower, BuildWall, ChooseCouncil, EndTurn, FreeWall
from engines.nuremberg.events import CouncilSafe, CouncilTaken
from engines.nuremberg.game import GAME
from engines.nuremberg.geography.city import CITY_DATA
from engines.nuremberg.state import NurembergState
from tests.engines.helpers.acting import allowed, asked, choices, do, told, values
from tests.games.nuremberg.helpers.positions import FREE_CLAY, council, draw, points, position

MEANS: dict[str, Any] = {"hand": {"clay": 4, "wood": 4}, "gold": 12, "workshops": ["B-S"]}


def table(*prestige: int, **keys: Any) -> NurembergState:
    """Seats with this prestige; seat 0 can build walls and towers."""
    seats: dict[str, Any] = {f"P{seat}": {"prestige": n} for seat, n in enumerate(prestige)}
    seats["P0"] |= MEANS
    # The last wall stays unbuilt.
    towers = max(0, (sum(prestige) - 24) // 2)
    corners = [tower.vertex for tower in CITY_DATA.towers[:towers]]
    return position(players=len(prestige), towers=corners, **seats, **keys)


def wall(*prestige: int, **keys: Any) -> Step[NurembergState]:
    """Seat 0 builds a wall."""
    return do(table(*prestige, **keys), BuildWall())


def tower(*prestige: int, **keys: Any) -> Step[NurembergState]:
    """Seat 0 builds the first tower that there is a triangle for."""
    state = table(*prestige, **keys)
    return do(state, BuildTower(values(state, BuildTower, "tower")[0]))


def held(**cards: int | None) -> dict[str, int | None]:
    """Council cards by holder: ``held(c4=0, c3=1)``."""
    return {name[1:]: seat for name, seat in cards.items()}


def test_1_first_to_three_prestige_takes_four_points_second_three_third_two() -> None:
    assert council(wall(1, 0, 0, 0).state) == {}
    first = wall(2, 0, 0, 0)
    assert council(first.state) == {4: 0}
    assert told(first, CouncilTaken) == [CouncilTaken(0, 4)]
    assert points(first.state) == [5, 0, 0, 0]
    assert council(wall(2, 3, 0, 0).state) == {4: 1, 3: 0}
    assert council(wall(2, 3, 4, 0).state) == {4: 2, 3: 1, 2: 0}


def test_1_with_three_players_there_are_four_points_and_two_only() -> None:
    assert council(wall(2, 0, 0).state) == {4: 0}
    assert council(wall(2, 3, 0).state) == {4: 1, 2: 0}
    assert council(wall(2, 3, 4).state) == {4: 2, 2: 1}


def test_9_2_the_third_card_goes_to_three_prestige_not_to_three_victory_points() -> None:
    state = position(players=4, P1={"prestige": 3}, P2={"prestige": 3}, P0={**MEANS, "prestige": 1})
    assert points(state)[0] == 1
    assert council(do(state, BuildWall()).state) == {4: 1, 3: 2}
    assert council(do(do(state, BuildWall()).state, BuildWall()).state) == {4: 1, 3: 2, 2: 0}


def test_9_3_a_tower_may_leap_over_three_and_take_the_best_free_card() -> None:
    assert council(tower(2, 0, 0, 0).state) == {4: 0}


def test_1_more_prestige_than_the_holder_of_a_better_card_swaps_with_him_unasked_without_a_tie() -> None:
    step = wall(3, 3, 0, 0, council=held(c4=1, c3=0))
    assert council(step.state) == {4: 0, 3: 1}
    assert told(step, CouncilTaken) == [CouncilTaken(0, 4, 1, 3)]
    assert asked(step.state) == [(0, "turn")]


def test_1_who_has_no_card_just_takes_it() -> None:
    step = wall(3, 3, 3, 3, council=held(c4=1, c3=2, c2=3))
    # All three are equal: the choice is the builder's.
    assert asked(step.state) == [(0, "council")]
    step = wall(3, 5, 5, 3, council=held(c4=1, c3=2, c2=3))
    assert council(step.state) == {4: 1, 3: 2, 2: 0}
    assert told(step, CouncilTaken) == [CouncilTaken(0, 2, 3, None)]


def test_9_3_an_equal_number_swaps_nothing_ties_stay_with_the_holder() -> None:
    assert council(wall(3, 4, 0, 0).state) == {4: 1, 3: 0}


def test_9_5_who_reaches_three_when_no_card_is_free_gets_nothing_until_strictly_more() -> None:
    state = wall(2, 3, 3, 3, council=held(c4=1, c3=2, c2=3)).state
    assert council(state) == {4: 1, 3: 2, 2: 3}
    three = wall(2, 3, 3, council=held(c4=1, c2=2)).state
    assert council(three) == {4: 1, 2: 2}
    step = wall(3, 4, 3, council=held(c4=1, c2=2))
    assert council(step.state) == {4: 1, 2: 0}
    assert points(step.state) == [3, 4, 0], "the loser has no card then"


def test_9_3_the_best_card_is_swapped_and_the_loser_takes_the_best_one_that_he_can_get_unasked() -> None:
    # With 6, seat 0 passes both; it gets the best one, and its own goes to the loser.
    step = tower(4, 5, 4, 0, council=held(c4=1, c3=2, c2=0))
    assert council(step.state) == {4: 0, 3: 1, 2: 2}
    assert [event.seat for event in told(step, CouncilTaken)] == [0, 1]
    assert asked(step.state) == [(0, "turn")]


def test_9_3_displaced_by_who_had_no_card_one_goes_on_down_the_line() -> None:
    # Seat 0 had none: seat 1 loses the best card and takes that of seat 2, who only equals seat 3.
    step = tower(3, 4, 3, 3, council=held(c4=1, c3=2, c2=3))
    assert council(step.state) == {4: 0, 3: 1, 2: 3}
    assert [(event.seat, event.loser) for event in told(step, CouncilTaken)] == [(0, 1), (1, 2)]


def test_9_3_seats_that_gained_nothing_and_lost_nothing_take_nothing() -> None:
    # Seat 2 is displaced by seat 0; seat 1, better than it was, keeps out of it.
    step = wall(3, 9, 3, 3, council=held(c4=1, c3=3, c2=2))
    assert asked(step.state) == [(0, "council")]


def tie() -> Step[NurembergState]:
    """Seat 0 without a card passes two who are equal."""
    return wall(3, 3, 3, council=held(c4=1, c2=2))


def test_9_3_if_other_holders_equal_that_one_the_builder_is_asked_the_best_card_first() -> None:
    step = tie()
    assert asked(step.state) == [(0, "council")]
    assert choices(step.state, ChooseCouncil) == [ChooseCouncil(4), ChooseCouncil(2)]
    assert told(step, CouncilTaken) == []
    assert len(GAME.pending(step.state)) == 1
    for action in (EndTurn(), BuildWall()):
        assert not allowed(step.state, action), "nothing else goes on before the answer"


def test_9_2_the_choice_is_among_those_with_the_same_prestige_not_the_same_points() -> None:
    state = wall(3, 3, 5, 3, council=held(c4=2, c3=1, c2=3)).state
    assert choices(state, ChooseCouncil) == [ChooseCouncil(3), ChooseCouncil(2)]


def test_9_3_who_loses_the_best_card_takes_another_if_he_can_and_who_chose_a_lesser_one_swaps_up() -> None:
    # Seat 1 equals seat 2, who keeps the lesser card.
    assert council(do(tie().state, ChooseCouncil(4)).state) == {4: 0, 2: 2}
    # Seat 0 still has strictly more than the holder of the better card, who gets the lesser one.
    step = do(tie().state, ChooseCouncil(2))
    assert council(step.state) == {4: 0, 2: 1}
    assert [event.seat for event in told(step, CouncilTaken)] == [0, 0]


def test_9_3_asked_again_if_it_happens_again() -> None:
    step = wall(3, 3, 3, 3, council=held(c4=1, c3=2, c2=3))
    assert choices(step.state, ChooseCouncil) == [ChooseCouncil(4), ChooseCouncil(3), ChooseCouncil(2)]
    again = do(step.state, ChooseCouncil(2))
    assert asked(again.state) == [(0, "council")]
    assert choices(again.state, ChooseCouncil) == [ChooseCouncil(4), ChooseCouncil(3)]
    assert council(do(again.state, ChooseCouncil(4)).state) == {4: 0, 3: 2, 2: 1}


def test_9_3_also_in_free_clay_when_the_builder_is_not_active() -> None:
    seats: dict[str, Any] = {"P0": {"prestige": 3}}
    seats |= {key: {"gold": 3, "prestige": 3} for key in ("P1", "P2")}
    state = draw(FREE_CLAY, council=held(c4=0, c2=2), **seats).state
    state = do(do(state, FreeWall(), 2).state, FreeWall(), 1).state
    # Seat 2 has answered already; its wall waits for the choice of seat 1.
    assert asked(state) == [(1, "council")]
    assert state.walls == 10
    state = do(state, ChooseCouncil(4)).state
    assert state.walls == 11
    assert council(state) == {4: 1, 2: 2}


def test_1_at_twelve_prestige_the_card_is_safe_for_good() -> None:
    step = wall(11, 0, 0)
    assert told(step, CouncilSafe) == [CouncilSafe(0, 4)]
    assert [card.safe for card in GAME.view(step.state, None).council] == [True, False]


def test_1_and_9_4_no_player_takes_a_safe_card_whichever_it_is() -> None:
    assert council(wall(12, 12, 0, council=held(c4=1, c2=0)).state) == {4: 1, 2: 0}
    # Seat 2 is safe with the lesser card: seat 0, who passes it, gets nothing.
    step = wall(12, 14, 12, council=held(c4=1, c2=2))
    assert council(step.state) == {4: 1, 2: 2}
    assert told(step, CouncilTaken) == []


def test_9_4_the_lock_comes_after_the_swap_of_the_same_build() -> None:
    step = wall(11, 11, 0, council=held(c4=1, c2=0))
    assert council(step.state) == {4: 0, 2: 1}
    assert told(step, CouncilSafe) == [CouncilSafe(0, 4)]


def test_9_4_who_locks_himself_may_still_swap_upward_against_an_unlocked_card_only() -> None:
    up = wall(11, 12, 11, 0, council=held(c4=1, c3=2, c2=0))
    assert council(up.state) == {4: 1, 3: 0, 2: 2}
    assert told(up, CouncilSafe) == [CouncilSafe(0, 3)]


def test_9_4_while_the_locking_build_is_settled_the_builder_is_not_safe_yet() -> None:
    state = wall(11, 11, 11, council=held(c4=1, c2=2)).state
    assert asked(state) == [(0, "council")]
    assert not any(card.safe for card in GAME.view(state, None).council)
