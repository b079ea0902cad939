"""A clock that was ahead or behind keeps nothing waiting for longer than it should."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from service.base.jobs import TryLater, TurnPost
from service.people.users import MAX_VACATION
from store.tables import timer_rows
from tests.service.bazaar import Draw
from tests.service.table import ANNA, BEN, Table

DAY = 24 * 3600
YEARS = 2 * 365 * DAY
MINUTES = 20 * 60


async def due(table: Table) -> dict[str, int]:
    """In how many seconds each kind of timer of the match fires."""
    async with table.kontor.database.read() as conn:
        found = await timer_rows.timers_of_match(conn, table.id)
    return {timer.kind: timer.fires_at - table.clock.now() for timer in found}


async def waited(table: Table, seat: int) -> int:
    """For how many seconds a seat has been awaited."""
    since = (await table.info()).seats[seat].awaited_since
    assert since is not None
    return table.clock.now() - since


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("wrong", [YEARS, MINUTES])
async def test_a_post_that_was_put_off_by_a_clock_that_was_ahead_goes_out_once_it_is_right(
    table: Table, wrong: int
) -> None:
    await table.begin(2, grace=0)
    table.clock.set(wrong)
    await table.kontor.clock_skew.look()
    table.ears.faults[TurnPost] = [TryLater("an outage", 60)]
    await table.do(ANNA, Draw())
    await table.end_turn(ANNA)
    assert not table.posts
    table.clock.set(-wrong)
    await table.kontor.clock_skew.look()
    await table.wait(300)
    assert len(table.posts) == 1
    assert (await table.kontor.admin.health()).blocked == 0


@pytest.mark.promise("accidents")
async def test_what_a_process_with_a_clock_that_was_ahead_left_is_pulled_back_at_the_next_start(
    table: Table,
) -> None:
    await table.begin(2, grace=0)
    table.clock.set(YEARS)
    table.ears.faults[TurnPost] = [TryLater("an outage", 60)]
    await table.do(ANNA, Draw())
    await table.end_turn(ANNA)
    table.clock.set(-YEARS)
    await table.restart()
    await table.wait(300)
    assert len(table.posts) == 1
    assert await waited(table, 1) >= 0
    left = await due(table)
    assert 0 < left["remind"] <= 2 * DAY


async def test_health_counts_what_is_blocked_behind_a_post_that_is_put_off(table: Table) -> None:
    await table.begin(2, grace=0)
    table.ears.faults[TurnPost] = [TryLater("an outage", 3000)]
    await table.do(ANNA, Draw())
    await table.end_turn(ANNA)
    await table.do(BEN, Draw())
    await table.end_turn(BEN)
    table.clock.time += 600
    health = await table.kontor.admin.health()
    assert health.blocked == 1
    assert health.oldest >= 600


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("by", [YEARS, 3 * DAY, -300 * DAY])
async def test_whoever_is_asked_has_as_long_as_before_when_the_clock_is_set(table: Table, by: int) -> None:
    await table.begin(2)
    before, since = await due(table), await waited(table, 0)
    table.clock.set(by)
    await table.kontor.clock_skew.look()
    await table.settle()
    assert await due(table) == before
    assert await waited(table, 0) == since
    assert not table.pings
    await table.prove()


async def test_a_clock_that_is_set_by_a_few_seconds_moves_nothing(table: Table) -> None:
    await table.begin(2)
    before = await due(table)
    table.clock.set(10)
    await table.kontor.clock_skew.look()
    assert {kind: left + 10 for kind, left in (await due(table)).items()} == before


async def test_time_that_passes_is_no_jump_of_the_clock(table: Table) -> None:
    await table.begin(2)
    before = await due(table)
    table.clock.time += 3600
    await table.kontor.clock_skew.look()
    assert {kind: left + 3600 for kind, left in (await due(table)).items()} == before


async def test_what_was_asked_before_the_clock_was_ever_set_counts_from_now(table: Table) -> None:
    await table.begin(2)
    async with table.kontor.database.tx() as tx:
        await tx.run(text("UPDATE seat SET awaited_since = 100 WHERE awaited_since IS NOT NULL"))
        await tx.run(text("UPDATE timer SET fires_at = 90000"))
    await table.restart()
    await table.settle()
    assert not table.pings
    assert (await table.info()).seats[0].awaited_since == table.clock.now()


async def test_no_vacation_lasts_for_years(table: Table) -> None:
    await table.begin(2)
    table.clock.set(YEARS)
    await table.kontor.users.update(BEN, vacation_until=table.clock.now() + 7 * DAY)
    table.clock.set(-YEARS)
    await table.restart()
    assert (await table.kontor.users.get(BEN.id)).vacation_end(table.clock.now()) == 0
    assert YEARS > MAX_VACATION


async def test_direct_messages_that_were_closed_in_the_future_are_tried_again(table: Table) -> None:
    await table.begin(2)
    table.clock.set(YEARS)
    await table.kontor.users.set_dm_closed(BEN.id, closed=True)
    assert (await table.kontor.users.get(BEN.id)).shut(table.clock.now())
    table.clock.set(-YEARS)
    assert not (await table.kontor.users.get(BEN.id)).shut(table.clock.now())
