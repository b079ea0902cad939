"""Nothing is sent of ourselves while Discord refuses so much that it might block the bot."""

from __future__ import annotations

import pytest

from discord_ui.discord_api.invalid_requests import CALM, WINDOW, InvalidRequestCounter


@pytest.mark.promise("accidents")
def test_far_below_discords_limit_everything_waits_until_refusals_are_few_again() -> None:
    now = [0.0]
    refusals = InvalidRequestCounter(lambda: now[0])
    assert CALM * 4 <= 10_000
    for number in range(CALM):
        assert refusals.pause() == 0
        now[0] = number * 0.1
        refusals.count((401, 403, 429)[number % 3])
    assert 0 < refusals.pause() <= WINDOW
    now[0] += refusals.pause()
    assert refusals.pause() == 0


def test_answers_of_other_kinds_count_for_nothing() -> None:
    refusals = InvalidRequestCounter(most=1)
    for status in (200, 204, 400, 404, 500):
        refusals.count(status)
    assert refusals.pause() == 0
