"""Pings as people like them, considerate reminders and humane clocks."""

import asyncio

import pytest

from service.base.errors import Refusal
from service.base.jobs import Announce, DirectMessagesClosed, SendInvitation, SendNotice, TurnPost
from service.people.user import User
from tests.service.helpers.fake_discord import NOON
from tests.service.helpers.match import ANNA, BEN, STRANGER, ServiceMatch
from tests.service.helpers.notices import DAY, HOUR, asked, calls
from tests.toys.bazaar.position import Choose, Draw, Pass


async def test_a_mention(match: ServiceMatch) -> None:
    await asked(match)
    assert match.posts[0].ping == (BEN.id,)
    assert match.discord.of(SendNotice) == []


@pytest.mark.promise("pinged")
@pytest.mark.parametrize(("notices", "with_hand"), [("dm", False), ("dm_hand", True)])
async def test_a_direct_message_instead_of_a_mention(match: ServiceMatch, notices: str, with_hand: bool) -> None:
    await asked(match, notices=notices)
    assert match.posts[0].asked == (1,)
    assert match.posts[0].ping == ()
    assert match.discord.of(SendNotice) == [SendNotice(match.id, BEN.id, with_hand=with_hand)]


async def test_who_wants_no_notice_gets_none(match: ServiceMatch) -> None:
    await asked(match, notices="none")
    assert match.pings == []
    await match.wait(DAY)
    assert match.pings == []


@pytest.mark.promise("pinged")
async def test_closed_direct_messages_fall_back_to_one_mention(match: ServiceMatch) -> None:
    match.discord.faults[SendNotice] = [DirectMessagesClosed()]
    await asked(match, notices="dm")
    assert [(job.msg.key, job.ping) for job in calls(match)] == [("say-dm-closed", (BEN.id,))]
    assert (await match.look(BEN)).notices.dm_closed
    await match.kontor.users.update(BEN, notices="dm")
    assert not (await match.look(BEN)).notices.dm_closed


WEEK = 7 * DAY

Rung = tuple[tuple[int, ...], list[str], int]
"""Whom a post pings, what is announced, and how many direct messages come."""


async def found_closed(match: ServiceMatch, notices: str = "dm") -> None:
    """Ben likes direct messages, and it turned out in another match that none reaches him."""
    match.discord.faults[SendNotice] = [DirectMessagesClosed()]
    await asked(match, notices=notices)
    assert (await match.look(BEN)).notices.dm_closed
    await match.kontor.play.resign(BEN, match.id)
    await match.settle()


async def asked_anew(match: ServiceMatch) -> Rung:
    await match.begin(people=2, grace=0)
    await match.do(ANNA, Pass())
    delivered = match.posts[0].ping, [job.msg.key for job in calls(match)], len(match.discord.of(SendNotice))
    await match.kontor.play.resign(BEN, match.id)
    await match.settle()
    return delivered


@pytest.mark.promise("pinged")
@pytest.mark.parametrize("notices", ["dm", "dm_hand"])
async def test_direct_messages_known_as_closed_cost_one_mention_and_nothing_else(
    match: ServiceMatch, notices: str
) -> None:
    await found_closed(match, notices)
    assert await asked_anew(match) == ((BEN.id,), [], 0)
    await match.begin(people=2, grace=0)
    await match.do(ANNA, Pass())
    match.forget()
    await match.kontor.social.nudge(ANNA, match.id)
    await match.wait(5 * DAY)
    assert [job.msg.key for job in calls(match) if job.ping == (BEN.id,)] == ["say-nudge", *["say-reminder"] * 3]
    assert [job for job in match.discord.of(SendNotice) if job.user_id == BEN.id] == [], (
        "no message was even tried"
    )
    assert (await match.kontor.users.settings(BEN.id)).notices == notices, "what he likes is kept"


async def test_the_second_reminder_of_a_mention_is_one_too_where_no_message_gets_through(
    match: ServiceMatch,
) -> None:
    await match.kontor.users.set_dm_closed(BEN.id, closed=True)
    await asked(match)
    match.forget()
    await match.wait(5 * DAY)
    assert [job.msg.key for job in calls(match)] == ["say-reminder"] * 3
    assert match.discord.of(SendNotice) == []


async def test_who_rests_and_takes_no_direct_messages_is_mentioned_at_the_end_of_it(match: ServiceMatch) -> None:
    await found_closed(match)
    await match.kontor.users.update(BEN, quiet=(11 * 60, 13 * 60))
    await match.begin(people=2, grace=0)
    await match.do(ANNA, Pass())
    await match.wait(HOUR)
    assert [(job.msg.key, job.ping) for job in calls(match)] == [("say-still-waiting", (BEN.id,))]
    assert match.discord.of(SendNotice) == []


@pytest.mark.promise("pinged")
async def test_closed_direct_messages_are_tried_again_after_a_week(match: ServiceMatch) -> None:
    by_mention: Rung = (BEN.id,), [], 0
    by_message: Rung = (), [], 1
    await found_closed(match)
    match.clock.time += WEEK - 1
    assert await asked_anew(match) == by_mention
    match.clock.time += 1
    match.discord.faults[SendNotice] = [DirectMessagesClosed()]
    assert await asked_anew(match) == ((), ["say-dm-closed"], 0)
    assert await asked_anew(match) == by_mention, "known for another week"
    match.clock.time += WEEK
    assert await asked_anew(match) == by_message
    assert await asked_anew(match) == by_message


async def test_who_may_be_written_to_again_is(match: ServiceMatch) -> None:
    await found_closed(match)
    await match.kontor.users.set_dm_closed(BEN.id, closed=False)
    assert await asked_anew(match) == ((), [], 1)


async def test_an_invitation_mentions_who_is_known_to_get_no_direct_messages(match: ServiceMatch) -> None:
    await found_closed(match)
    lobby = await match.lobby(people=1, computers=1)
    match.forget()
    await match.kontor.lobby.set_options(ANNA, lobby.id, seats=4)
    await match.kontor.lobby.invite(ANNA, lobby.id, [BEN])
    await match.settle()
    assert [job.ping for job in calls(match, "invitation")] == [(BEN.id,)]
    assert match.discord.of(SendInvitation) == []


async def test_a_change_of_settings_is_kept_whatever_is_noticed_of_its_owner_meanwhile(
    match: ServiceMatch,
) -> None:
    await match.begin()
    async with match.kontor.matches.change(match.id, User(ANNA.id, "Annie", "fr")):
        # Not by the task that changes the match, whose transaction may be open.
        await asyncio.create_task(match.kontor.users.update(ANNA, notices="dm", language="en"))
    chosen = await match.kontor.users.settings(ANNA.id)
    assert (chosen.notices, chosen.language) == ("dm", "en")
    assert (await match.info()).seats[0].name == "Annie"


async def test_two_matches_that_ask_at_once_both_fall_back(match: ServiceMatch) -> None:
    match.discord.faults[SendNotice] = [DirectMessagesClosed(), DirectMessagesClosed()]
    await match.kontor.users.update(BEN, notices="dm")
    first = await match.lobby()
    second = await match.lobby()
    for one in (first, second):
        await match.kontor.lobby.start(ANNA, one.id)
        await match.kontor.play.submit(ANNA, one.id, [Pass()])
        await match.kontor.play.send_now(ANNA, one.id)
    await match.settle()
    rung = [said.job for said in match.discord.delivered if isinstance(said.job, TurnPost | Announce)]
    assert sorted(job.match_id for job in rung if BEN.id in job.ping) == [first.id, second.id]


@pytest.mark.promise("reminders")
async def test_three_reminders_the_second_by_the_other_channel_then_the_others_decide(match: ServiceMatch) -> None:
    await asked(match)
    match.forget()
    await match.wait(30 * DAY)
    delivered = [said.job for said in match.discord.delivered if isinstance(said.job, Announce | SendNotice)]
    assert [type(job).__name__ for job in delivered] == ["Announce", "SendNotice", "Announce", "Announce"]
    assert isinstance(delivered[0], Announce)
    assert delivered[0].msg.key == "say-reminder"
    assert delivered[1] == SendNotice(match.id, BEN.id, reminder=True)
    assert isinstance(delivered[3], Announce)
    assert (delivered[3].call, delivered[3].seat, delivered[3].ping) == ("overdue", 1, (ANNA.id,))
    times = [said.at - NOON for said in match.discord.delivered if isinstance(said.job, Announce | SendNotice)]
    gaps = [late - early for early, late in zip([0, *times], times, strict=False)]
    assert gaps[:3] == sorted(gaps[:3])
    assert gaps[0] >= DAY // 2


async def test_by_direct_message_the_second_reminder_is_a_mention(match: ServiceMatch) -> None:
    await asked(match, notices="dm", reminder_gaps=(1, 2, 3))
    match.forget()
    await match.wait(6 * HOUR)
    delivered = [(said.at - NOON, type(said.job).__name__) for said in match.discord.delivered]
    assert [entry for entry in delivered if entry[1] in ("SendNotice", "Announce")] == [
        (HOUR, "SendNotice"),
        (3 * HOUR, "Announce"),
        (6 * HOUR, "SendNotice"),
    ]


async def test_a_new_decision_begins_with_the_first_reminder_again(match: ServiceMatch) -> None:
    await asked(match, reminder_gaps=(1, 2))
    await match.wait(2 * HOUR)
    await match.do(BEN, Draw())
    match.forget()
    await match.wait(HOUR)
    assert [job.msg.key for job in calls(match)] == ["say-reminder"]
    assert calls(match, "overdue") == []


async def test_no_reminder_for_who_has_moved(match: ServiceMatch) -> None:
    await asked(match)
    await match.do(BEN, Pass())
    await match.do(BEN, Choose(1))
    await match.wait(30 * DAY)
    assert BEN.id not in [user for job in ("", "overdue") for call in calls(match, job) for user in call.ping][:-1]
    assert not [job for job in match.discord.of(SendNotice) if job.user_id == BEN.id]


@pytest.mark.promise("reminders")
async def test_the_others_may_wait_as_long_again(match: ServiceMatch) -> None:
    await asked(match, reminder_gaps=())
    await match.wait(2 * DAY)
    assert len(calls(match, "overdue")) == 1
    await match.kontor.seats.wait_more(ANNA, match.id, 1)
    await match.wait(DAY - 1)
    assert len(calls(match, "overdue")) == 1
    await match.wait(1)
    assert len(calls(match, "overdue")) == 2


async def test_the_others_are_called_when_they_may_do_something_about_it(match: ServiceMatch) -> None:
    await asked(match, reminder_gaps=(1,))
    await match.wait(DAY - 1)
    assert calls(match, "overdue") == []
    await match.wait(1)
    assert len(calls(match, "overdue")) == 1
    await match.kontor.seats.lend_to_computer(ANNA, match.id, 1)


async def test_nobody_is_called_when_nobody_could_decide(match: ServiceMatch) -> None:
    await match.begin(people=1, computers=1, grace=0)
    await match.wait(60 * DAY)
    assert calls(match, "overdue") == []
    assert (await match.info()).status == "live"


async def test_a_nudge_once_in_twelve_hours(match: ServiceMatch) -> None:
    await asked(match)
    match.forget()
    await match.kontor.social.nudge(ANNA, match.id)
    await match.settle()
    assert [(job.msg.key, job.ping) for job in calls(match)] == [("say-nudge", (BEN.id,))]
    with pytest.raises(Refusal) as soon:
        await match.kontor.social.nudge(ANNA, match.id)
    assert soon.value.msg.args["at"] == NOON + 12 * HOUR
    match.clock.time += 12 * HOUR
    await match.kontor.social.nudge(ANNA, match.id)


async def test_a_nudge_is_for_players_about_others_who_are_awake(match: ServiceMatch) -> None:
    await asked(match, vacation_until=NOON + DAY)
    for user, key in ((STRANGER, "err-not-seated"), (BEN, "err-nobody-to-nudge"), (ANNA, "err-they-rest")):
        with pytest.raises(Refusal) as refused:
            await match.kontor.social.nudge(user, match.id)
        assert refused.value.msg.key == key
