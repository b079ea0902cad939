"""Section 3: the set-up."""

import pytest

from engines.core.decisions import CorruptState
from engines.core.frames import Ctx
from engines.core.rng import rng_from
from engines.first_train.actions import Pass
from engines.first_train.data import NUMBERS
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import MAPS

SEED = rng_from("set-up").seed
GOODS = ["white", "yellow"] * 60
FIGURES = ["red", "green", "landowner"] * 25


def test_3_1_the_order_is_clockwise_from_a_drawn_seat_and_3_3_the_first_lies_on_top() -> None:
    state = GAME.setup(4, SEED, script={"first": [2]}).state
    assert state.order == [2, 3, 0, 1]
    assert state.stacks == [[1, 0, 3, 2]] * 5


def test_3_2_discs_begin_at_one_two_one_one_and_nothing_and_3_7_the_first_round_with_twelve_cubes() -> None:
    players = GAME.setup(3, SEED).state.players
    assert [(p.influence, p.points, p.profit, p.cubes) for p in players] == [([1, 2, 1, 1], 0, 0, 12)] * 3


@pytest.mark.parametrize("name", MAPS)
def test_3_4_cubes_that_do_not_match_leave_and_3_5_towns_of_companies_stay_empty(name: str) -> None:
    settings = FirstTrainSettings(map=name)  # type: ignore[arg-type]
    state = GAME.setup(2, SEED, settings, {"goods": [GOODS], "figures": [FIGURES]}).state
    for area, cubes, figures in zip(state.chart.areas, state.cubes, state.figures, strict=True):
        if area.is_town:
            assert cubes == 0
            assert sum(figures) == (0 if area.company else NUMBERS.figures_a_town[area.mark])
        else:
            # One white and one yellow cube were drawn for each: the one that matches stays.
            assert (cubes, sum(figures)) == (1, 0)


@pytest.mark.parametrize(
    ("seats", "wanted", "board"), [(2, "3-4", "2-3"), (3, "3-4", "3-4"), (3, "2-3", "2-3"), (4, "2-3", "3-4")]
)
def test_a22_three_choose_the_side_of_the_boards_others_have_no_choice(
    seats: int, wanted: str, board: str
) -> None:
    settings = FirstTrainSettings(board=wanted)  # type: ignore[arg-type]
    assert GAME.setup(seats, SEED, settings).state.board == board


def test_nobody_is_asked_between_the_phases() -> None:
    state = GAME.setup(2, SEED).state
    (base, _) = state.stack
    rules = GAME.rules.frames[type(base)]
    assert not rules.pending(state, base)
    assert not rules.options(state, base, 0)
    with pytest.raises(CorruptState):
        rules.handle(Ctx(state), base, 0, Pass())
