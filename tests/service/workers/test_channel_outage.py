"""A place that takes nothing is left alone: its match rests, its host is notified, and it goes on by itself."""

from typing import Any

import pytest

from engines.core.text.messages import Msg
from service.base import jobs
from service.workers import channel_outage
from tests.service.helpers.match import ANNA, BEN, CHANNEL, CHLOE, GUILD, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.toys.bazaar.position import Choose, Draw, Pass

SHUT = Msg("post-trouble-channel")
IN_PLACE = (jobs.TurnPost, jobs.Announce, jobs.UpdateCard, jobs.OpenThread, jobs.PostScoreCurve)


def refused(match: ServiceMatch, *kinds: type[Any]) -> None:
    """Discord refuses everything in the match's place from now on."""
    for kind in kinds or IN_PLACE:
        match.discord.faults[kind] = [jobs.Undeliverable("403", SHUT, shut=True) for _ in range(50)]


def requests(match: ServiceMatch) -> int:
    return sum(50 - len(waiting) for waiting in match.discord.faults.values() if waiting)


def opened(match: ServiceMatch) -> None:
    match.discord.faults.clear()


async def reopen(match: ServiceMatch, servers: set[int] | None = None) -> None:
    """Let Discord take it again, and look at servers."""
    opened(match)
    await match.kontor.outages.look(servers)
    await match.settle()


async def cut_off(match: ServiceMatch) -> None:
    """A match whose first post in its thread is refused."""
    await match.begin(2, grace=0)
    refused(match)
    await match.do(ANNA, Pass())


@pytest.mark.promise("accidents")
async def test_a_match_whose_place_takes_nothing_rests_after_the_first_refusal_and_asks_its_host_once(
    match: ServiceMatch,
) -> None:
    await cut_off(match)
    assert (await match.info()).status == "paused"
    assert await match.awaited() == set()
    assert [tell.msg.key for tell in match.discord.of(jobs.SendDirectMessage)] == ["say-cut-off"]
    assert requests(match) == 1
    await match.wait(3 * 24 * 3600)
    assert requests(match) == 2, "it was tried once more after some minutes"
    assert not match.pings


async def test_what_was_refused_for_a_moment_only_goes_on_after_some_minutes(match: ServiceMatch) -> None:
    await cut_off(match)
    opened(match)
    await match.wait(channel_outage.FIRST_PROBE)
    assert (await match.info()).status == "live"
    assert await match.awaited() == {1}


async def test_nothing_is_asked_of_a_place_that_is_shut_as_far_as_is_known(match: ServiceMatch) -> None:
    await cut_off(match)
    match.discord.open = False
    await match.wait(3 * 24 * 3600)
    for _ in range(5):
        await match.kontor.outages.look()
        await match.settle()
    assert requests(match) == 1


@pytest.mark.promise("accidents")
async def test_it_goes_on_by_itself_when_its_place_is_open_again_and_one_post_tells_all(
    match: ServiceMatch,
) -> None:
    await cut_off(match)
    await reopen(match, {GUILD})
    info = await match.info()
    assert (info.status, info.trouble) == ("live", None)
    assert await match.awaited() == {1}
    assert match.calls == [Msg("say-reached-again")]
    assert [post.ping for post in match.posts] == [(BEN.id,)]
    assert "bazaar-event-passed" in match.told()
    await match.prove()


async def test_a_place_that_refuses_again_is_tried_once_a_look_and_nobody_is_told_again(
    match: ServiceMatch,
) -> None:
    await cut_off(match)
    for _ in range(3):
        await match.kontor.outages.look()
        await match.settle()
    assert requests(match) == 4
    assert len(match.discord.of(jobs.SendDirectMessage)) == 1
    assert (await match.info()).status == "paused"
    assert (await match.info()).seq == (await match.live()).row.seq == 3


async def test_players_may_go_on_meanwhile_and_are_called_by_direct_message(match: ServiceMatch) -> None:
    await cut_off(match)
    assert await key_of(match.do(BEN, Draw())) == "err-status-paused"
    await match.kontor.votes.resume(ANNA, match.id)
    await match.settle()
    await match.do(BEN, Pass())
    assert requests(match) == 1
    assert match.pings == [BEN.id, ANNA.id]
    await reopen(match)
    assert (await match.info()).trouble is None
    await match.do(ANNA, Choose(1))
    await match.do(BEN, Choose(1))
    assert match.told().count("bazaar-event-passed") == 2


@pytest.mark.promise("pinged")
async def test_once_it_is_open_again_a_post_names_who_owes_and_rings_whom_no_direct_message_reached(
    match: ServiceMatch,
) -> None:
    await match.kontor.users.set_dm_closed(BEN.id, closed=True)
    await match.begin(3, grace=0)
    refused(match)
    await match.do(ANNA, Pass())
    await match.kontor.votes.resume(CHLOE, match.id)
    await match.settle()
    await match.do(BEN, Pass())
    await match.do(CHLOE, Pass())
    assert match.pings == [CHLOE.id, ANNA.id]
    match.forget()
    await reopen(match)
    assert [(post.asked, post.ping) for post in match.posts] == [((0, 1, 2), (BEN.id,))]
    assert match.pings == [BEN.id]
    assert match.told().count("bazaar-event-passed") == 3
    await match.prove()


async def test_once_it_is_open_again_no_post_tells_of_a_turn_that_is_held_back(match: ServiceMatch) -> None:
    await match.begin(2)
    refused(match)
    await match.end_turn(ANNA)
    await match.kontor.votes.resume(ANNA, match.id)
    await match.settle()
    await match.do(BEN, Pass())
    await reopen(match)
    assert [post.asked for post in match.posts] == [(1,)]
    assert match.told().count("bazaar-event-passed") == 1
    await match.wait(15)
    assert match.told().count("bazaar-event-passed") == 2
    await match.prove()


async def test_reminders_meanwhile_are_direct_messages(match: ServiceMatch) -> None:
    await cut_off(match)
    await match.kontor.votes.resume(ANNA, match.id)
    await match.settle()
    match.forget()
    [reminder] = await match.timers("remind")
    await match.wait(reminder.fires_at - match.clock.now())
    assert requests(match) == 2, "the first post and the probe of it"
    assert match.pings == [BEN.id]


async def test_a_pause_that_people_wanted_stays_one(match: ServiceMatch) -> None:
    await match.begin(2)
    vote = await match.kontor.votes.pause(ANNA, match.id)
    await match.settle()
    refused(match)
    await match.agree(vote, BEN)
    await reopen(match)
    info = await match.info()
    assert (info.status, info.trouble) == ("paused", None)


async def test_a_removed_bot_lets_its_matches_rest_before_anything_is_refused(match: ServiceMatch) -> None:
    await match.begin(2)
    refused(match)
    await match.kontor.outages.lost(GUILD + 1)
    assert (await match.info()).status == "live"
    await match.kontor.outages.lost(GUILD)
    await match.settle()
    assert (await match.info()).status == "paused"
    assert requests(match) == 0
    assert [tell.msg.key for tell in match.discord.of(jobs.SendDirectMessage)] == ["say-cut-off"]


async def test_a_channel_that_is_gone_lets_its_own_matches_rest(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.kontor.outages.lost(GUILD, CHANNEL + 1)
    assert (await match.info()).status == "live"
    await match.kontor.outages.lost(GUILD, CHANNEL)
    assert (await match.info()).status == "paused"


async def test_a_match_that_is_moved_to_another_channel_goes_on_at_once(match: ServiceMatch) -> None:
    await cut_off(match)
    opened(match)
    await match.kontor.social.move(ANNA, match.id, guild_id=GUILD, channel_id=CHANNEL + 1)
    await match.settle()
    info = await match.info()
    assert (info.status, info.trouble) == ("live", None)
    assert await match.awaited() == {1}


async def test_a_restart_forgets_nothing_of_it(match: ServiceMatch) -> None:
    await cut_off(match)
    match.discord.open = False
    await match.restart()
    await match.settle()
    assert requests(match) == 1
    match.discord.open = True
    opened(match)
    await match.restart()
    await match.kontor.outages.look()
    await match.settle()
    assert (await match.info()).status == "live"


async def test_changes_of_a_server_are_looked_at_at_once(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel_outage, "SETTLE_TIME", 0.0)
    await cut_off(match)
    opened(match)
    match.kontor.outages.changed(GUILD)
    for _ in range(200):
        await match.settle()
        if (await match.info()).status == "live":
            return
    raise AssertionError("it still rests")
