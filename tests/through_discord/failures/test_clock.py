"""The machine's clock is set wrong and corrected: posts go on, and nobody waits for years."""

from __future__ import annotations

import asyncio

import pytest

from store.tables import outbox_rows, timer_rows
from tests.through_discord.helpers.harness import PATIENCE, BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match

YEARS = 2 * 365 * 86_400
WEEK = 7 * 86_400


async def set_clock(harness: BotHarness, wrong: int) -> None:
    """The machine's clock is set; the bot looks at it every some seconds."""
    harness.clock.wrong = wrong
    await harness.kontor.clock_skew.look()
    await harness.settled()


async def longest_wait(match: DiscordMatch) -> int:
    """In how many seconds the last timer of the match fires."""
    async with match.harness.kontor.database.read() as conn:
        found = await timer_rows.timers_of_match(conn, match.id)
    return max((timer.fires_at - match.harness.clock.now() for timer in found), default=0)


async def put_off(match: DiscordMatch) -> None:
    """A move whose post Discord does not take for now."""
    harness, mover = match.harness, await match.turn()
    outage = await harness.sandbox.fault("POST", r"/channels/\d+/messages$", times=None, status=503)
    await mover.play(await match.place())
    async with asyncio.timeout(PATIENCE):
        while not await _waits(harness):  # noqa: ASYNC110 - the rows of the database are what counts
            await asyncio.sleep(0.05)
    await harness.sandbox.clear_faults(outage)


async def _waits(harness: BotHarness) -> bool:
    """Whether a post was tried and is to be tried again."""
    async with harness.kontor.database.read() as conn:
        found = await outbox_rows.due(conn, harness.clock.now() + 3600, limit=10)
    return any(row.attempts and row.next_at > harness.clock.now() for row in found)


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("wrong", [YEARS, -YEARS])
async def test_posts_go_on_after_a_clock_was_wrong_and_is_corrected(own_harness: BotHarness, wrong: int) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît")
    await match.play_on(1)
    await set_clock(harness, wrong)
    await put_off(match)
    await set_clock(harness, 0)
    await harness.advance(300)
    await match.play_on(3)
    assert len(await match.posts()) == 6, "each turn has its post, also the one that was put off"
    assert 0 < await longest_wait(match) <= WEEK
    owner = await harness.owner()
    assert harness.say("admin-blocked", n=0) in (await owner.slash("admin health")).text


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("wrong", [YEARS, -YEARS])
async def test_posts_go_on_when_the_clock_is_corrected_while_the_bot_is_away(
    own_harness: BotHarness, wrong: int
) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît")
    await set_clock(harness, wrong)
    await match.play_on(1)
    await put_off(match)
    await harness.stop()
    harness.clock.wrong = 0
    await harness.start()
    await harness.advance(300)
    await match.play_on(2)
    assert len(await match.posts()) == 5, "each turn has its post"
    assert 0 < await longest_wait(match) <= WEEK
