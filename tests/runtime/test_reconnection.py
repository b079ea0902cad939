"""The start while Discord is away: tried again with growing pauses, said once; what must be mended ends it."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from discord.http import HTTPClient

from runtime import startup_errors
from runtime.discord_client.reconnection import LONGEST_PAUSE, retry_until_connected, wait_for_session_start

NOT_FOUND: Any = discord.GatewayNotFound
"""Its constructor has no types."""


def answered(status: int, **headers: str) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="", headers=headers)
    return discord.HTTPException(response, "")


class Starts:
    """A start that fails with the given errors, then succeeds; it records the waiting times.

    lasting: seconds for which the attempts work before they fail, one by one; 0 for those after.
    """

    def __init__(self, *errors: Exception, lasting: Sequence[float] = ()) -> None:
        self.errors = list(errors)
        self.lasting = list(lasting)
        self.waited: list[float] = []
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def begin(self) -> None:
        self.time += self.lasting.pop(0) if self.lasting else 0.0
        if self.errors:
            raise self.errors.pop(0)

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)


async def test_what_passes_is_tried_again_with_growing_pauses_and_said_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    starts = Starts(*(answered(503) for _ in range(9)))
    await retry_until_connected(starts.begin, starts.sleep)
    assert starts.waited == [5, 10, 20, 40, 80, 160, LONGEST_PAUSE, LONGEST_PAUSE, LONGEST_PAUSE]
    assert caplog.text.count("HTTP 503") == 1


async def test_after_a_time_that_worked_an_outage_is_a_new_one(caplog: pytest.LogCaptureFixture) -> None:
    # Five attempts in vain, some hours, an outage, two attempts in vain, a week, an outage.
    lasting = [0, 0, 0, 0, 0, 20_000, 0, 0, 600_000]
    starts = Starts(*(answered(503) for _ in lasting), lasting=lasting)
    await retry_until_connected(starts.begin, starts.sleep, starts.now)
    assert starts.waited == [5, 10, 20, 40, 80, 5, 10, 20, 5]
    assert caplog.text.count("HTTP 503") == 3, "each outage is said once"


async def test_a_minute_is_no_time_that_worked() -> None:
    starts = Starts(*(answered(503) for _ in range(4)), lasting=[60, 60, 60, 60])
    await retry_until_connected(starts.begin, starts.sleep, starts.now)
    assert starts.waited == [5, 10, 20, 40]


@pytest.mark.parametrize("error", [aiohttp.ClientConnectionError(), NOT_FOUND(), TimeoutError(), answered(502)])
async def test_without_a_network_it_waits(error: Exception) -> None:
    starts = Starts(error)
    await retry_until_connected(starts.begin, starts.sleep)
    assert len(starts.waited) == 1


def test_a_refusal_that_lasts_is_told_in_a_sentence() -> None:
    told = startup_errors.describe(answered(403))
    assert told is not None
    assert "HTTP 403" in told


async def test_asked_to_wait_it_waits_as_long() -> None:
    starts = Starts(answered(429, **{"Retry-After": "640.5"}))
    await retry_until_connected(starts.begin, starts.sleep)
    assert starts.waited == [640.5]


@pytest.mark.parametrize("error", [discord.LoginFailure("no"), answered(403), ValueError("a fault of ours")])
async def test_what_must_be_mended_ends_it_at_once(error: Exception) -> None:
    starts = Starts(error)
    with pytest.raises(type(error)):
        await retry_until_connected(starts.begin, starts.sleep)
    assert starts.waited == []


async def test_no_session_is_begun_when_none_of_the_day_is_left(caplog: pytest.LogCaptureFixture) -> None:
    left = [0, 0, 1]

    async def get_bot_gateway() -> tuple[int, str, dict[str, int]]:
        return 1, "", {"total": 1000, "remaining": left.pop(0), "reset_after": 90_000, "max_concurrency": 1}

    waited = Starts()
    await wait_for_session_start(
        cast("HTTPClient", SimpleNamespace(get_bot_gateway=get_bot_gateway)), waited.sleep
    )
    assert waited.waited == [90, 90]
    assert "1000 sessions" in caplog.text
