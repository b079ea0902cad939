"""Where a match turned: who took the lead from whom, and when the most was won at once."""

from __future__ import annotations

import pytest

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
