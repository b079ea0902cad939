"""Pings as people like them, considerate reminders and humane clocks."""

from __future__ import annotations

import asyncio

import pytest

from service.base.errors import Refusal
from service.base.jobs import Announce, DirectMessagesClosed, SendInvitation, SendNotice, TurnPost
from service.people.user import User
from tests.service.bazaar import Choose, Draw, Pass
from tests.service.notices import DAY, HOUR, asked, calls
from tests.service.table import ANNA, BEN, NOON, STRANGER, Table


async def test_a_mention(table: Table) -> None:
    await asked(table)
    assert table.posts[0].ping == (BEN.id,)
    assert table.ears.of(SendNotice) == []


@pytest.mark.promise("pinged")
@pytest.mark.parametrize(("notices", "with_hand"), [("dm", False), ("dm_hand", True)])
async def test_a_direct_message_instead_of_a_mention(table: Table, notices: str, with_hand: bool) -> None:
    await asked(table, notices=notices)
    assert table.posts[0].asked == (1,)
    assert table.posts[0].ping == ()
    assert table.ears.of(SendNotice) == [SendNotice(BEN.id, table.id, with_hand=with_hand)]


async def test_who_wants_no_notice_gets_none(table: Table) -> None:
    await asked(table, notices="none")
    assert table.pings == []
    await table.wait(DAY)
    assert table.pings == []


@pytest.mark.promise("pinged")
async def test_closed_direct_messages_fall_back_to_one_mention(table: Table) -> None:
    table.ears.faults[SendNotice] = [DirectMessagesClosed()]
    await asked(table, notices="dm")
    assert [(job.msg.key, job.ping) for job in calls(table)] == [("say-dm-closed", (BEN.id,))]
    assert (await table.look(BEN)).dm_closed
    await table.kontor.users.update(BEN, notices="dm")
    assert not (await table.look(BEN)).dm_closed


WEEK = 7 * DAY

Rung = tuple[tuple[int, ...], list[str], int]
"""Whom a post rings, what is called out, and how many direct messages come."""


async def found_closed(table: Table, notices: str = "dm") -> None:
    """Ben likes direct messages, and it turned out in another match that none reaches him."""
    table.ears.faults[SendNotice] = [DirectMessagesClosed()]
    await asked(table, notices=notices)
    assert (await table.look(BEN)).dm_closed
    await table.kontor.play.resign(BEN, table.id)
    await table.settle()


async def asked_anew(table: Table) -> Rung:
    """Ben is asked in a new match."""
    await table.begin(people=2, grace=0)
    await table.do(ANNA, Pass())
    heard = table.posts[0].ping, [job.msg.key for job in calls(table)], len(table.ears.of(SendNotice))
    await table.kontor.play.resign(BEN, table.id)
    await table.settle()
    return heard


@pytest.mark.promise("pinged")
@pytest.mark.parametrize("notices", ["dm", "dm_hand"])
async def test_direct_messages_known_as_closed_cost_one_mention_and_nothing_else(
    table: Table, notices: str
) -> None:
    await found_closed(table, notices)
    assert await asked_anew(table) == ((BEN.id,), [], 0)
    await table.begin(people=2, grace=0)
    await table.do(ANNA, Pass())
    table.forget()
    await table.kontor.social.nudge(ANNA, table.id)
    await table.wait(5 * DAY)
    assert [job.msg.key for job in calls(table) if job.ping == (BEN.id,)] == ["say-nudge", *["say-reminder"] * 3]
    assert [job for job in table.ears.of(SendNotice) if job.user_id == BEN.id] == [], "no message was even tried"
    assert (await table.kontor.users.settings(BEN.id)).notices == notices, "what he likes is kept"


async def test_the_second_reminder_of_a_mention_is_one_too_where_no_message_gets_through(table: Table) -> None:
    await table.kontor.users.set_dm_closed(BEN.id, closed=True)
    await asked(table)
    table.forget()
    await table.wait(5 * DAY)
    assert [job.msg.key for job in calls(table)] == ["say-reminder"] * 3
    assert table.ears.of(SendNotice) == []


async def test_who_rests_and_takes_no_direct_messages_is_mentioned_at_the_end_of_it(table: Table) -> None:
    await found_closed(table)
    await table.kontor.users.update(BEN, quiet=(11 * 60, 13 * 60))
    await table.begin(people=2, grace=0)
    await table.do(ANNA, Pass())
    await table.wait(HOUR)
    assert [(job.msg.key, job.ping) for job in calls(table)] == [("say-still-waiting", (BEN.id,))]
    assert table.ears.of(SendNotice) == []


@pytest.mark.promise("pinged")
async def test_closed_direct_messages_are_tried_again_after_a_week(table: Table) -> None:
    by_mention: Rung = (BEN.id,), [], 0
    by_message: Rung = (), [], 1
    await found_closed(table)
    table.clock.time += WEEK - 1
    assert await asked_anew(table) == by_mention
    table.clock.time += 1
    table.ears.faults[SendNotice] = [DirectMessagesClosed()]
    assert await asked_anew(table) == ((), ["say-dm-closed"], 0)
    assert await asked_anew(table) == by_mention, "known for another week"
    table.clock.time += WEEK
    assert await asked_anew(table) == by_message
    assert await asked_anew(table) == by_message


async def test_who_may_be_written_to_again_is(table: Table) -> None:
    await found_closed(table)
    await table.kontor.users.set_dm_closed(BEN.id, closed=False)
    assert await asked_anew(table) == ((), [], 1)


async def test_an_invitation_mentions_who_is_known_to_get_no_direct_messages(table: Table) -> None:
    await found_closed(table)
    lobby = await table.lobby(people=1, computers=1)
    table.forget()
    await table.kontor.lobby.set_options(ANNA, lobby.id, seats=4)
    await table.kontor.lobby.invite(ANNA, lobby.id, [BEN])
    await table.settle()
    assert [job.ping for job in calls(table, "invitation")] == [(BEN.id,)]
    assert table.ears.of(SendInvitation) == []


async def test_a_change_of_settings_is_kept_whatever_is_noticed_of_its_owner_meanwhile(table: Table) -> None:
    await table.begin()
    async with table.kontor.matches.change(table.id, User(ANNA.id, "Annie", "fr")):
        # Not by the task that changes the match, whose transaction may be open.
        await asyncio.create_task(table.kontor.users.update(ANNA, notices="dm", language="en"))
    chosen = await table.kontor.users.settings(ANNA.id)
    assert (chosen.notices, chosen.language) == ("dm", "en")
    assert (await table.info()).seats[0].name == "Annie"


async def test_two_matches_that_ask_at_once_both_fall_back(table: Table) -> None:
    table.ears.faults[SendNotice] = [DirectMessagesClosed(), DirectMessagesClosed()]
    await table.kontor.users.update(BEN, notices="dm")
    first = await table.lobby()
    second = await table.lobby()
    for match in (first, second):
        await table.kontor.lobby.start(ANNA, match.id)
        await table.kontor.play.submit(ANNA, match.id, [Pass()])
        await table.kontor.play.send_now(ANNA, match.id)
    await table.settle()
    rung = [said.job for said in table.ears.heard if isinstance(said.job, TurnPost | Announce)]
    mentions = [job.match_id for job in rung if BEN.id in job.ping]
    assert sorted(mentions) == [first.id, second.id]


@pytest.mark.promise("reminders")
async def test_three_reminders_the_second_by_the_other_channel_then_the_others_decide(table: Table) -> None:
    await asked(table)
    table.forget()
    await table.wait(30 * DAY)
    heard = [said.job for said in table.ears.heard if isinstance(said.job, Announce | SendNotice)]
    assert [type(job).__name__ for job in heard] == ["Announce", "SendNotice", "Announce", "Announce"]
    assert isinstance(heard[0], Announce)
    assert heard[0].msg.key == "say-reminder"
    assert heard[1] == SendNotice(BEN.id, table.id, reminder=True)
    assert isinstance(heard[3], Announce)
    assert (heard[3].call, heard[3].seat, heard[3].ping) == ("overdue", 1, (ANNA.id,))
    times = [said.at - NOON for said in table.ears.heard if isinstance(said.job, Announce | SendNotice)]
    gaps = [late - early for early, late in zip([0, *times], times, strict=False)]
    assert gaps[:3] == sorted(gaps[:3])
    assert gaps[0] >= DAY // 2


async def test_by_direct_message_the_second_reminder_is_a_mention(table: Table) -> None:
    await asked(table, notices="dm", reminder_gaps=(1, 2, 3))
    table.forget()
    await table.wait(6 * HOUR)
    heard = [(said.at - NOON, type(said.job).__name__) for said in table.ears.heard]
    assert [entry for entry in heard if entry[1] in ("SendNotice", "Announce")] == [
        (HOUR, "SendNotice"),
        (3 * HOUR, "Announce"),
        (6 * HOUR, "SendNotice"),
    ]


async def test_a_new_decision_begins_with_the_first_reminder_again(table: Table) -> None:
    await asked(table, reminder_gaps=(1, 2))
    await table.wait(2 * HOUR)
    await table.do(BEN, Draw())
    table.forget()
    await table.wait(HOUR)
    assert [job.msg.key for job in calls(table)] == ["say-reminder"]
    assert calls(table, "overdue") == []


async def test_no_reminder_for_who_has_moved(table: Table) -> None:
    await asked(table)
    await table.do(BEN, Pass())
    await table.do(BEN, Choose(1))
    await table.wait(30 * DAY)
    assert BEN.id not in [user for job in ("", "overdue") for call in calls(table, job) for user in call.ping][:-1]
    assert not [job for job in table.ears.of(SendNotice) if job.user_id == BEN.id]


@pytest.mark.promise("reminders")
async def test_the_others_may_wait_as_long_again(table: Table) -> None:
    await asked(table, reminder_gaps=())
    await table.wait(2 * DAY)
    assert len(calls(table, "overdue")) == 1
    await table.kontor.seats.wait_more(ANNA, table.id, 1)
    await table.wait(DAY - 1)
    assert len(calls(table, "overdue")) == 1
    await table.wait(1)
    assert len(calls(table, "overdue")) == 2


async def test_the_others_are_called_when_they_may_do_something_about_it(table: Table) -> None:
    await asked(table, reminder_gaps=(1,))
    await table.wait(DAY - 1)
    assert calls(table, "overdue") == []
    await table.wait(1)
    assert len(calls(table, "overdue")) == 1
    await table.kontor.seats.lend_to_computer(ANNA, table.id, 1)


async def test_nobody_is_called_when_nobody_could_decide(table: Table) -> None:
    await table.begin(people=1, computers=1, grace=0)
    await table.wait(60 * DAY)
    assert calls(table, "overdue") == []
    assert (await table.info()).status == "live"


async def test_a_nudge_once_in_twelve_hours(table: Table) -> None:
    await asked(table)
    table.forget()
    await table.kontor.social.nudge(ANNA, table.id)
    await table.settle()
    assert [(job.msg.key, job.ping) for job in calls(table)] == [("say-nudge", (BEN.id,))]
    with pytest.raises(Refusal) as soon:
        await table.kontor.social.nudge(ANNA, table.id)
    assert soon.value.msg.args["at"] == NOON + 12 * HOUR
    table.clock.time += 12 * HOUR
    await table.kontor.social.nudge(ANNA, table.id)


async def test_a_nudge_is_for_players_about_others_who_are_awake(table: Table) -> None:
    await asked(table, vacation_until=NOON + DAY)
    for user, key in ((STRANGER, "err-not-seated"), (BEN, "err-nobody-to-nudge"), (ANNA, "err-they-rest")):
        with pytest.raises(Refusal) as refused:
            await table.kontor.social.nudge(user, table.id)
        assert refused.value.msg.key == key
