"""Outcomes: who is ranked where, and where a match turned: who took the lead, and when most was won at once."""

import pytest

from engines.core.mechanics.turn_order import snake_seat
from engines.core.outcome import Outcome, leaders, ranks_behind, ranks_of
from engines.core.score_curve import ScoreStage, TurningPoint, turning_points


def course(*scores: tuple[int, ...], begins: int = 1) -> list[ScoreStage]:
    """Stages a round each."""
    return [ScoreStage(number, one) for number, one in enumerate(scores, begins)]


def test_whoever_takes_the_lead_alone_from_another_turns_the_match() -> None:
    stages = course((0, 0), (2, 0), (2, 3), (4, 3))
    assert turning_points(stages) == (TurningPoint(2, 1, "lead"), TurningPoint(3, 0, "lead"))


def test_who_leads_first_or_draws_level_takes_nobody_s_lead() -> None:
    assert turning_points(course((0, 0), (1, 0), (1, 1), (2, 1))) == ()


def test_the_lead_of_the_set_up_is_no_turning_point() -> None:
    assert turning_points([ScoreStage(0, (2, 0)), ScoreStage(0, (2, 3)), ScoreStage(1, (2, 3))]) == ()


def test_the_most_that_was_won_at_once_is_one_where_it_did_not_bring_the_lead() -> None:
    stages = course((50, 0), (50, 30), (60, 30))
    assert turning_points(stages) == (TurningPoint(1, 1, "leap"),)
    assert turning_points(course((10, 0), (10, 30))) == (TurningPoint(1, 1, "lead"),)


@pytest.mark.parametrize("stages", [[], course((0, 0, 0)), course((3, 3), (3, 3))])
def test_a_match_in_which_nothing_happens_has_none(stages: list[ScoreStage]) -> None:
    assert turning_points(stages) == ()


def test_equal_standings_share_the_better_rank() -> None:
    assert ranks_of([7, 9, 9, 3]) == (3, 1, 1, 4)
    assert Outcome("points", (7, 9, 9, 3), ranks_of([7, 9, 9, 3])).winners == (1, 2)


def test_ties_are_broken_by_what_follows_the_score() -> None:
    assert ranks_of([(9, 1), (9, 2), (8, 5)]) == (2, 1, 3)


def test_only_the_seat_whose_turn_it_is_wins_whatever_others_hold() -> None:
    assert ranks_behind(1, [14, 13, 12]) == (2, 1, 3)
    assert ranks_behind(0, [13, 13, 13]) == (1, 2, 2)


def test_who_leads() -> None:
    assert leaders([3, 5, 5]) == (1, 2)


def test_a_snake_turns_at_its_ends() -> None:
    assert [snake_seat(turn, 3) for turn in range(9)] == [0, 1, 2, 2, 1, 0, 0, 1, 2]
    assert [snake_seat(turn, 4, first=2) for turn in range(8)] == [2, 3, 0, 1, 1, 0, 3, 2]
