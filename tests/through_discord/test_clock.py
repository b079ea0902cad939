"""The machine's clock is set wrong and corrected: posts go on, and nobody waits for years."""

from __future__ import annotations

import asyncio

import pytest

from store.tables import outbox_rows, timer_rows
from tests.through_discord.house import PATIENCE, House
from tests.through_discord.table import Table, seated

YEARS = 2 * 365 * 86_400
WEEK = 7 * 86_400


async def set_clock(house: House, wrong: int) -> None:
    """The machine's clock is set; the bot looks at it every some seconds."""
    house.clock.wrong = wrong
    await house.kontor.clock_skew.look()
    await house.settled()


async def longest_wait(table: Table) -> int:
    """In how many seconds the last timer of the match fires."""
    async with table.house.kontor.database.read() as conn:
        found = await timer_rows.timers_of_match(conn, table.id)
    return max((timer.fires_at - table.house.clock.now() for timer in found), default=0)


async def put_off(table: Table) -> None:
    """A move whose post Discord does not take for now."""
    house, mover = table.house, await table.turn()
    outage = await house.sandbox.fault("POST", r"/channels/\d+/messages$", times=None, status=503)
    await mover.play(await table.place())
    async with asyncio.timeout(PATIENCE):
        while not await _waits(house):  # noqa: ASYNC110 - the rows of the database are what counts
            await asyncio.sleep(0.05)
    await house.sandbox.clear_faults(outage)


async def _waits(house: House) -> bool:
    """Whether a post was tried and is to be tried again."""
    async with house.kontor.database.read() as conn:
        found = await outbox_rows.due(conn, house.clock.now() + 3600, limit=10)
    return any(row.attempts and row.next_at > house.clock.now() for row in found)


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("wrong", [YEARS, -YEARS])
async def test_posts_go_on_after_a_clock_was_wrong_and_is_corrected(own_house: House, wrong: int) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    await table.play_on(1)
    await set_clock(house, wrong)
    await put_off(table)
    await set_clock(house, 0)
    await house.advance(300)
    await table.play_on(3)
    assert len(await table.posts()) == 6, "each turn has its post, also the one that was put off"
    assert 0 < await longest_wait(table) <= WEEK
    owner = await house.owner()
    assert house.say("admin-blocked", n=0) in (await owner.slash("admin health")).text


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("wrong", [YEARS, -YEARS])
async def test_posts_go_on_when_the_clock_is_corrected_while_the_bot_is_away(own_house: House, wrong: int) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    await set_clock(house, wrong)
    await table.play_on(1)
    await put_off(table)
    await house.stop()
    house.clock.wrong = 0
    await house.start()
    await house.advance(300)
    await table.play_on(2)
    assert len(await table.posts()) == 5, "each turn has its post"
    assert 0 < await longest_wait(table) <= WEEK
