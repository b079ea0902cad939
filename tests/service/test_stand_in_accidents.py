"""A stand-in by agreement, after restarts, wrong clocks and refused posts."""

from __future__ import annotations

import pytest

from engines.core.text.messages import Msg
from service.autoplay.stand_in import MIN_SECONDS
from service.base.config import HOUR
from service.base.jobs import TurnPost, Undeliverable
from tests.service.bazaar import Pass
from tests.service.late import DAY, opened, stood_in
from tests.service.table import ANNA, BEN, Table


@pytest.mark.promise("stand-in")
async def test_who_could_not_answer_while_the_bot_was_off_has_some_hours_after_its_start(table: Table) -> None:
    await opened(table, hours=48)
    await table.kontor.stop()
    table.clock.time += 50 * HOUR
    await table.restart()
    await table.wait(MIN_SECONDS - 1)
    assert await stood_in(table) == []
    await table.wait(2)
    assert await stood_in(table) == [0]


async def test_a_short_restart_changes_no_time(table: Table) -> None:
    await opened(table)
    await table.wait(DAY // 2)
    await table.restart()
    await table.wait(DAY // 2 - 1)
    assert await stood_in(table) == []
    await table.wait(2)
    assert await stood_in(table) == [0]


@pytest.mark.promise("stand-in")
@pytest.mark.parametrize("by", [3 * DAY, -300 * DAY])
async def test_a_clock_that_is_set_makes_nobody_late(table: Table, by: int) -> None:
    await opened(table, hours=48)
    await table.wait(HOUR)
    table.clock.set(by)
    await table.kontor.clock_skew.look()
    await table.wait(47 * HOUR - 1)
    assert await stood_in(table) == []
    await table.wait(2)
    assert await stood_in(table) == [0]


async def test_what_a_process_with_a_clock_that_was_ahead_left_is_not_waited_for(table: Table) -> None:
    await opened(table, hours=48)
    table.clock.set(700 * DAY)
    await table.do(ANNA, Pass())
    table.clock.set(-700 * DAY)
    await table.restart()
    await table.wait(4 * DAY)
    assert 1 in await stood_in(table)


@pytest.mark.promise("stand-in")
async def test_where_nothing_can_be_posted_nobody_is_answered_for(table: Table) -> None:
    await opened(table, people=2)
    table.ears.open = False
    table.ears.faults[TurnPost] = [Undeliverable("no right", Msg("post-trouble-channel"), shut=True)]
    await table.do(ANNA, Pass())
    assert (await table.info()).status == "paused"
    await table.kontor.votes.resume(BEN, table.id)
    await table.wait(5 * DAY)
    assert await stood_in(table) == []
    table.ears.open = True
    await table.kontor.outages.look()
    await table.wait(MIN_SECONDS - 1)
    assert await stood_in(table) == []
    await table.wait(DAY)
    assert 1 in await stood_in(table)
