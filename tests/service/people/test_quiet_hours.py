"""No player is pinged in quiet hours or on vacation, and each once after them, whatever clocks do."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.base.jobs import Announce, SendNotice
from service.people.quiet_hours import rests_until
from service.people.users import StoredPreferences, StoredUser
from tests.service.helpers.fake_discord import NOON
from tests.service.helpers.match import ANNA, BEN, CHLOE, ServiceMatch
from tests.service.helpers.notices import DAY, HOUR, asked, calls
from tests.service.helpers.refusals import key_of
from tests.tiers import few
from tests.toys.bazaar.position import Choose, Pass


@pytest.mark.promise("pinged")
async def test_in_quiet_hours_a_post_names_and_the_ping_follows_at_their_end(match: ServiceMatch) -> None:
    await asked(match, quiet=(11 * 60, 13 * 60))
    assert [(post.asked, post.ping) for post in match.posts] == [((1,), ())]
    await match.wait(HOUR - 1)
    assert match.pings == []
    await match.wait(1)
    assert [(job.msg.key, job.ping) for job in calls(match)] == [("say-still-waiting", (BEN.id,))]
    await match.wait(12 * HOUR - 1)
    assert len(match.pings) == 1


async def test_no_ping_follows_for_what_is_no_longer_owed(match: ServiceMatch) -> None:
    await asked(match, quiet=(11 * 60, 13 * 60))
    await match.do(BEN, Pass())
    await match.do(BEN, Choose(1))
    await match.wait(2 * HOUR)
    assert BEN.id not in match.pings


async def test_a_vacation_rests_notices_and_clocks(match: ServiceMatch) -> None:
    await asked(match, vacation_until=NOON + 10 * DAY)
    await match.wait(10 * DAY - 1)
    assert match.pings == []
    assert await key_of(match.kontor.seats.lend_to_computer(ANNA, match.id, 1)) == "err-not-overdue"
    await match.wait(1)
    assert match.pings == [BEN.id]
    await match.wait(DAY)
    await match.kontor.seats.lend_to_computer(ANNA, match.id, 1)


@pytest.mark.promise("reminders")
async def test_a_vacation_taken_later_puts_off_the_call_to_the_others(match: ServiceMatch) -> None:
    await asked(match, notices="none")
    await match.kontor.users.update(BEN, vacation_until=NOON + 30 * DAY)
    await match.wait(30 * DAY)
    assert calls(match, "overdue") == []
    await match.wait(3 * DAY)
    assert len(calls(match, "overdue")) == 1


@pytest.mark.promise("reminders")
@pytest.mark.parametrize("notices", ["mention", "dm"])
async def test_a_vacation_taken_later_puts_off_the_reminders_too(match: ServiceMatch, notices: str) -> None:
    await asked(match, notices=notices, reminder_gaps=(1, 2))
    await match.kontor.users.update(BEN, vacation_until=NOON + 5 * DAY)
    match.forget()
    await match.wait(5 * DAY - 1)
    assert [said.job for said in match.discord.delivered if isinstance(said.job, Announce | SendNotice)] == []
    await match.wait(HOUR)
    assert match.pings == [BEN.id]


async def test_reminders_wait_for_the_end_of_quiet_hours_and_come_after_the_first_ping(
    match: ServiceMatch,
) -> None:
    await asked(match, quiet=(11 * 60, 13 * 60), reminder_gaps=(1,))
    await match.wait(HOUR)
    assert [job.msg.key for job in calls(match)] == ["say-still-waiting"]
    await match.wait(HOUR)
    assert [job.msg.key for job in calls(match)] == ["say-still-waiting", "say-reminder"]


@pytest.mark.promise("pinged")
async def test_announcements_do_not_ping_who_rests(match: ServiceMatch) -> None:
    await match.kontor.users.update(BEN, quiet=(11 * 60, 13 * 60))
    await match.begin(people=3, grace=0)
    await match.kontor.votes.pause(ANNA, match.id)
    await match.settle()
    assert match.pings == [CHLOE.id]


def at(zone: str, day: str, hour: int, minute: int = 0, *, again: bool = False) -> int:
    """An instant by the clocks of a zone; again: the second time that an hour comes."""
    wall = datetime.fromisoformat(day).replace(hour=hour, minute=minute, fold=int(again), tzinfo=ZoneInfo(zone))
    return int(wall.timestamp())


PARIS, NEW_YORK = "Europe/Paris", "America/New_York"

FORWARD = {PARIS: "2026-03-29", NEW_YORK: "2026-03-08"}

BACK = {PARIS: "2026-10-25", NEW_YORK: "2026-11-01"}

CHANGES = [(zone, at(zone, day, 3)) for days in (FORWARD, BACK) for zone, day in days.items()]

ZONES = ["UTC", PARIS, NEW_YORK, "Asia/Kathmandu", "Australia/Lord_Howe", "America/St_Johns", "Africa/Casablanca"]

MOMENTS = st.one_of(
    st.tuples(st.sampled_from(ZONES), st.integers(NOON - 400 * DAY, NOON + 400 * DAY)),
    st.tuples(st.sampled_from(CHANGES), st.integers(-6 * HOUR, 3 * HOUR)).map(
        lambda drawn: (drawn[0][0], drawn[0][1] + drawn[1])
    ),
)

NIGHT = st.integers(60, 200)
"""Minutes of the day at which clocks change, and a little before and after."""


def shows_quiet(zone: str, now: int, first: int, last: int) -> bool:
    local = datetime.fromtimestamp(now, ZoneInfo(zone))
    minute = local.hour * 60 + local.minute
    return first <= minute < last if first < last else first != last and (minute >= first or minute < last)


@settings(max_examples=300, deadline=None)
@given(moment=MOMENTS, first=st.integers(0, 24 * 60 - 1) | NIGHT, last=st.integers(0, 24 * 60 - 1) | NIGHT)
def test_quiet_hours_end_once_and_when_no_clock_shows_them_any_more(
    moment: tuple[str, int], first: int, last: int
) -> None:
    zone, now = moment
    user = StoredUser(1, None, zone, StoredPreferences(quiet=(first, last)))
    until = rests_until(user, now)
    assert until is not None or not shows_quiet(zone, now, first, last)
    if until is None:
        return
    assert until > now
    assert rests_until(user, until) is None
    assert not shows_quiet(zone, until, first, last)
    assert shows_quiet(zone, until - 1, first, last), "not later than that"
    for later in range(now, until, 300):
        assert rests_until(user, later) == until, "the same end for all of a night"
    assert rests_until(user, until - 1) == until


@pytest.mark.promise("pinged")
@pytest.mark.parametrize("zone", [PARIS, NEW_YORK])
@pytest.mark.parametrize("days", [FORWARD, BACK])
@pytest.mark.parametrize("ends", few(2, [((1, 30),), ((2, 30),), ((1, 0),), ((2, 0),), ((3, 0),), ((8, 0),)]))
async def test_the_ping_after_a_night_of_turned_clocks_comes_once_and_at_the_end_of_it(
    match: ServiceMatch, zone: str, days: dict[str, str], ends: tuple[int, int]
) -> None:
    day = days[zone]
    hour, minute = ends
    # What an hour would have brought that never comes is there at once.
    skipped = days is FORWARD and hour == 2
    last = hour * 60 + minute - 1
    end = at(zone, day, 3) if skipped else at(zone, day, last // 60, last % 60, again=True) + 60
    match.clock.time = at(zone, day, 0) - HOUR
    await asked(match, quiet=(22 * 60, hour * 60 + minute), time_zone=zone)
    await match.wait(end - match.clock.time - 1)
    assert match.pings == []
    await match.wait(1)
    assert match.pings == [BEN.id]
    await match.wait(9 * HOUR)
    assert match.pings == [BEN.id]


def test_a_vacation_that_ends_at_night_lasts_until_the_quiet_hours_end() -> None:
    user = StoredUser(1, None, "UTC", StoredPreferences(quiet=(22 * 60, 8 * 60), vacation_until=NOON + 12 * HOUR))
    assert rests_until(user, NOON) == NOON + 20 * HOUR
