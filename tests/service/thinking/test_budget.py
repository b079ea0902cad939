"""How much a strong computer player thinks, by how many wait."""

import pytest

from service.autoplay.thinking.budget import playouts


def test_who_waits_alone_gets_the_whole_budget_and_more_get_less() -> None:
    given = [playouts(128, waiting, 1) for waiting in range(1, 12)]
    assert given[0] == 128
    assert given == sorted(given, reverse=True)
    assert given[-1] == playouts(128, 1000, 1) == 16


@pytest.mark.parametrize("waiting", [1, 2, 3, 4, 6, 7, 10, 40])
def test_a_queue_takes_less_than_four_times_as_long_as_a_single_question_up_to_ten(waiting: int) -> None:
    queue = sum(playouts(128, n, 1) for n in range(1, waiting + 1))
    assert queue <= 4 * 128 or waiting > 10


def test_more_processes_bear_more_questions() -> None:
    assert playouts(128, 4, 4) == playouts(128, 1, 1)
    assert playouts(128, 10, 4) == playouts(128, 3, 1)


def test_in_the_bot_itself_it_thinks_little_and_at_a_price_of_a_plan_less() -> None:
    assert playouts(128, 0, 0) <= 8
    assert playouts(128, 1, 1, plan=True) < playouts(128, 1, 1)
    assert playouts(1, 50, 0, plan=True) == 1
