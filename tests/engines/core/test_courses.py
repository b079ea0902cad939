"""Where a match turned: who took the lead from whom, and when the most was won at once."""

from __future__ import annotations

import pytest

from engines.core.courses import Stage, Turning, turnings


def course(*scores: tuple[int, ...], begins: int = 1) -> list[Stage]:
    """Stages a round each."""
    return [Stage(number, one) for number, one in enumerate(scores, begins)]


def test_whoever_takes_the_lead_alone_from_another_turns_the_match() -> None:
    stages = course((0, 0), (2, 0), (2, 3), (4, 3))
    assert turnings(stages) == (Turning(2, 1, "lead"), Turning(3, 0, "lead"))


def test_who_leads_first_or_draws_level_takes_nobody_s_lead() -> None:
    assert turnings(course((0, 0), (1, 0), (1, 1), (2, 1))) == ()


def test_the_lead_of_the_set_up_is_no_turning_point() -> None:
    assert turnings([Stage(0, (2, 0)), Stage(0, (2, 3)), Stage(1, (2, 3))]) == ()


def test_the_most_that_was_won_at_once_is_one_where_it_did_not_bring_the_lead() -> None:
    stages = course((50, 0), (50, 30), (60, 30))
    assert turnings(stages) == (Turning(1, 1, "leap"),)
    assert turnings(course((10, 0), (10, 30))) == (Turning(1, 1, "lead"),)


@pytest.mark.parametrize("stages", [[], course((0, 0, 0)), course((3, 3), (3, 3))])
def test_a_match_in_which_nothing_happens_has_none(stages: list[Stage]) -> None:
    assert turnings(stages) == ()
