"""A clock that was ahead or behind keeps nothing waiting for longer than it should."""

import pytest
from sqlalchemy import text

from service.base.jobs import TryLater, TurnPost
from service.people.users import MAX_VACATION
from store.tables import timer_rows
from tests.service.helpers.match import ANNA, BEN, ServiceMatch
from tests.toys.bazaar.position import Draw

DAY = 24 * 3600
YEARS = 2 * 365 * DAY
MINUTES = 20 * 60


async def due(match: ServiceMatch) -> dict[str, int]:
    """In how many seconds each kind of timer of the match fires."""
    async with match.kontor.database.read() as conn:
        found = await timer_rows.timers_of_match(conn, match.id)
    return {timer.kind: timer.fires_at - match.clock.now() for timer in found}


async def waited(match: ServiceMatch, seat: int) -> int:
    since = (await match.info()).seats[seat].awaited_since
    assert since is not None
    return match.clock.now() - since


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("wrong", [YEARS, MINUTES])
async def test_a_post_that_was_put_off_by_a_clock_that_was_ahead_goes_out_once_it_is_right(
    match: ServiceMatch, wrong: int
) -> None:
    await match.begin(2, grace=0)
    match.clock.set(wrong)
    await match.kontor.clock_skew.look()
    match.discord.faults[TurnPost] = [TryLater("an outage", 60)]
    await match.do(ANNA, Draw())
    await match.end_turn(ANNA)
    assert not match.posts
    match.clock.set(-wrong)
    await match.kontor.clock_skew.look()
    await match.wait(300)
    assert len(match.posts) == 1
    assert (await match.kontor.admin.health()).blocked == 0


@pytest.mark.promise("accidents")
async def test_what_a_process_with_a_clock_that_was_ahead_left_is_pulled_back_at_the_next_start(
    match: ServiceMatch,
) -> None:
    await match.begin(2, grace=0)
    match.clock.set(YEARS)
    await match.kontor.clock_skew.look()
    match.discord.faults[TurnPost] = [TryLater("an outage", 60)]
    await match.do(ANNA, Draw())
    await match.end_turn(ANNA)
    match.clock.set(-YEARS)
    await match.restart()
    await match.wait(300)
    assert len(match.posts) == 1
    assert await waited(match, 1) >= 0
    left = await due(match)
    assert 0 < left["remind"] <= 2 * DAY


async def test_health_counts_what_is_blocked_behind_a_post_that_is_put_off(match: ServiceMatch) -> None:
    await match.begin(2, grace=0)
    match.discord.faults[TurnPost] = [TryLater("an outage", 3000)]
    await match.do(ANNA, Draw())
    await match.end_turn(ANNA)
    await match.do(BEN, Draw())
    await match.end_turn(BEN)
    match.clock.time += 600
    health = await match.kontor.admin.health()
    assert health.blocked == 1
    assert health.oldest >= 600


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("by", [YEARS, 3 * DAY, -300 * DAY])
async def test_whoever_is_asked_has_as_long_as_before_when_the_clock_is_set(match: ServiceMatch, by: int) -> None:
    await match.begin(2)
    before, since = await due(match), await waited(match, 0)
    match.clock.set(by)
    await match.kontor.clock_skew.look()
    await match.settle()
    assert await due(match) == before
    assert await waited(match, 0) == since
    assert not match.pings
    await match.prove()


@pytest.mark.promise("accidents")
async def test_a_move_made_while_the_clock_was_wrong_for_a_moment_is_posted_at_once(match: ServiceMatch) -> None:
    await match.begin(2, grace=0)
    match.clock.set(DAY)
    await match.end_turn(ANNA)
    match.clock.set(-DAY)
    await match.settle()
    assert len(match.posts) == 1
    assert (await due(match))["remind"] <= 2 * DAY


@pytest.mark.parametrize(
    ("passed", "ahead"), [(0, 10), (3600, 0)], ids=["a few seconds ahead", "time that passes"]
)
async def test_what_is_no_jump_of_the_clock_moves_nothing(match: ServiceMatch, passed: int, ahead: int) -> None:
    await match.begin(2)
    before = await due(match)
    match.clock.time += passed
    match.clock.set(ahead)
    await match.kontor.clock_skew.look()
    assert {kind: left + passed + ahead for kind, left in (await due(match)).items()} == before


async def test_what_was_asked_before_the_clock_was_ever_set_counts_from_now(match: ServiceMatch) -> None:
    await match.begin(2)
    async with match.kontor.database.tx() as tx:
        await tx.run(text("UPDATE seat SET awaited_since = 100 WHERE awaited_since IS NOT NULL"))
        await tx.run(text("UPDATE timer SET fires_at = 90000"))
    await match.restart()
    await match.settle()
    assert not match.pings
    assert (await match.info()).seats[0].awaited_since == match.clock.now()


async def test_no_vacation_lasts_for_years(match: ServiceMatch) -> None:
    await match.begin(2)
    match.clock.set(YEARS)
    await match.kontor.users.update(BEN, vacation_until=match.clock.now() + 7 * DAY)
    match.clock.set(-YEARS)
    await match.restart()
    assert (await match.kontor.users.get(BEN.id)).vacation_end(match.clock.now()) == 0
    assert YEARS > MAX_VACATION


async def test_direct_messages_that_were_closed_in_the_future_are_tried_again(match: ServiceMatch) -> None:
    await match.begin(2)
    match.clock.set(YEARS)
    await match.kontor.users.set_dm_closed(BEN.id, closed=True)
    assert (await match.kontor.users.get(BEN.id)).shut(match.clock.now())
    match.clock.set(-YEARS)
    assert not (await match.kontor.users.get(BEN.id)).shut(match.clock.now())
