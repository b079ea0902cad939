"""Orders of first placements."""

import pytest

from engines.core.mechanics.turn_order import snake_seat


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(3, 0, [0, 1, 2, 2, 1, 0]), (4, 0, [0, 1, 2, 3, 3, 2, 1, 0]), (4, 2, [2, 3, 0, 1, 1, 0, 3, 2])],
)
def test_who_places_last_places_first_on_the_way_back(seats: int, first: int, order: list[int]) -> None:
    assert [snake_seat(turn, seats, first) for turn in range(2 * seats)] == order


def test_a_third_round_goes_clockwise_again() -> None:
    assert [snake_seat(turn, 3) for turn in range(6, 9)] == [0, 1, 2]
