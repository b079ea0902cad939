"""A stand-in by agreement, after restarts, wrong clocks and refused posts."""

import pytest

from engines.core.text.messages import Msg
from service.autoplay.stand_in import MIN_SECONDS
from service.base.config import HOUR
from service.base.jobs import TurnPost, Undeliverable
from tests.service.helpers.late_player import DAY, begin_with_stand_in, stands_in_after, stood_in
from tests.service.helpers.match import ANNA, BEN, ServiceMatch
from tests.toys.bazaar.position import Pass


@pytest.mark.promise("stand-in")
async def test_who_could_not_answer_while_the_bot_was_off_has_some_hours_after_its_start(
    match: ServiceMatch,
) -> None:
    await begin_with_stand_in(match, hours=48)
    await match.kontor.stop()
    match.clock.time += 50 * HOUR
    await match.restart()
    await stands_in_after(match, MIN_SECONDS)


async def test_a_short_restart_changes_no_time(match: ServiceMatch) -> None:
    await begin_with_stand_in(match)
    await match.wait(DAY // 2)
    await match.restart()
    await stands_in_after(match, DAY // 2)


@pytest.mark.promise("stand-in")
@pytest.mark.parametrize("by", [3 * DAY, -300 * DAY])
async def test_a_clock_that_is_set_makes_nobody_late(match: ServiceMatch, by: int) -> None:
    await begin_with_stand_in(match, hours=48)
    await match.wait(HOUR)
    match.clock.set(by)
    await match.kontor.clock_skew.look()
    await stands_in_after(match, 47 * HOUR)


async def test_what_a_process_with_a_clock_that_was_ahead_left_is_not_waited_for(match: ServiceMatch) -> None:
    await begin_with_stand_in(match, hours=48)
    match.clock.set(700 * DAY)
    await match.do(ANNA, Pass())
    match.clock.set(-700 * DAY)
    await match.restart()
    await match.wait(4 * DAY)
    assert 1 in await stood_in(match)


@pytest.mark.promise("stand-in")
async def test_where_nothing_can_be_posted_nobody_is_answered_for(match: ServiceMatch) -> None:
    await begin_with_stand_in(match, people=2)
    match.discord.open = False
    match.discord.faults[TurnPost] = [Undeliverable("no right", Msg("post-trouble-channel"), shut=True)]
    await match.do(ANNA, Pass())
    assert (await match.info()).status == "paused"
    await match.kontor.votes.resume(BEN, match.id)
    await match.wait(5 * DAY)
    assert await stood_in(match) == []
    match.discord.open = True
    await match.kontor.outages.look()
    await match.wait(MIN_SECONDS - 1)
    assert await stood_in(match) == []
    await match.wait(DAY)
    assert 1 in await stood_in(match)
