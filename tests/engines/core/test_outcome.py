"""Ranks, ties, and orders of play."""

from __future__ import annotations

from engines.core.mechanics.snake_order import snake_seat
from engines.core.outcome import Outcome, leaders, ranks_behind, ranks_of


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
