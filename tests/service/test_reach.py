"""A place that takes nothing is left alone: its match rests, its host is told, and it goes on by itself."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.text.messages import Msg
from service.base.errors import Refusal
from service.base.jobs import (
    Announce,
    OpenThread,
    PostScoreCurve,
    SendDirectMessage,
    TurnPost,
    Undeliverable,
    UpdateCard,
)
from service.workers import channel_outage
from tests.service.bazaar import Choose, Draw, Pass
from tests.service.table import ANNA, BEN, CHANNEL, GUILD, Table

SHUT = Msg("post-trouble-channel")
IN_PLACE = (TurnPost, Announce, UpdateCard, OpenThread, PostScoreCurve)


def refused(table: Table, *kinds: type[Any]) -> None:
    """Discord refuses everything in the match's place from now on."""
    for kind in kinds or IN_PLACE:
        table.ears.faults[kind] = [Undeliverable("403", SHUT, shut=True) for _ in range(50)]


def requests(table: Table) -> int:
    """How many of those refusals were met."""
    return sum(50 - len(waiting) for waiting in table.ears.faults.values() if waiting)


def opened(table: Table) -> None:
    """Discord takes it again."""
    table.ears.faults.clear()


async def cut_off(table: Table) -> None:
    """A match whose first post in its thread is refused."""
    await table.begin(2, grace=0)
    refused(table)
    await table.do(ANNA, Pass())


@pytest.mark.promise("accidents")
async def test_a_match_whose_place_takes_nothing_rests_after_the_first_refusal_and_asks_its_host_once(
    table: Table,
) -> None:
    await cut_off(table)
    assert (await table.info()).status == "paused"
    assert await table.awaited() == set()
    assert [tell.msg.key for tell in table.ears.of(SendDirectMessage)] == ["say-cut-off"]
    assert requests(table) == 1
    await table.wait(3 * 24 * 3600)
    assert requests(table) == 2, "it was tried once more after some minutes"
    assert not table.pings


async def test_what_was_refused_for_a_moment_only_goes_on_after_some_minutes(table: Table) -> None:
    await cut_off(table)
    opened(table)
    await table.wait(channel_outage.FIRST_PROBE)
    assert (await table.info()).status == "live"
    assert await table.awaited() == {1}


async def test_nothing_is_asked_of_a_place_that_is_shut_as_far_as_is_known(table: Table) -> None:
    await cut_off(table)
    table.ears.open = False
    await table.wait(3 * 24 * 3600)
    assert requests(table) == 1


@pytest.mark.promise("accidents")
async def test_it_goes_on_by_itself_when_its_place_is_open_again_and_one_post_tells_all(table: Table) -> None:
    await cut_off(table)
    opened(table)
    await table.kontor.outages.look({GUILD})
    await table.settle()
    info = await table.info()
    assert (info.status, info.trouble) == ("live", None)
    assert await table.awaited() == {1}
    assert table.calls == [Msg("say-reached-again")]
    assert [post.ping for post in table.posts] == [(BEN.id,)]
    assert "bazaar-event-passed" in table.told()
    await table.prove()


async def test_nothing_is_tried_where_we_may_not_post_as_far_as_is_known(table: Table) -> None:
    await cut_off(table)
    table.ears.open = False
    for _ in range(5):
        await table.kontor.outages.look()
        await table.settle()
    assert requests(table) == 1


async def test_a_place_that_refuses_again_is_tried_once_a_look_and_nobody_is_told_again(table: Table) -> None:
    await cut_off(table)
    for _ in range(3):
        await table.kontor.outages.look()
        await table.settle()
    assert requests(table) == 4
    assert len(table.ears.of(SendDirectMessage)) == 1
    assert (await table.info()).status == "paused"
    assert (await table.info()).seq == (await table.live()).row.seq == 3


async def test_players_may_go_on_meanwhile_and_are_called_by_direct_message(table: Table) -> None:
    await cut_off(table)
    with pytest.raises(Refusal) as told:
        await table.do(BEN, Draw())
    assert told.value.msg.key == "err-status-paused"
    await table.kontor.votes.resume(ANNA, table.id)
    await table.settle()
    await table.do(BEN, Pass())
    assert requests(table) == 1
    assert table.pings == [BEN.id, ANNA.id]
    opened(table)
    await table.kontor.outages.look()
    await table.settle()
    assert (await table.info()).trouble is None
    await table.do(ANNA, Choose(1))
    await table.do(BEN, Choose(1))
    assert table.told().count("bazaar-event-passed") == 2


async def test_a_pause_that_people_wanted_stays_one(table: Table) -> None:
    await table.begin(2)
    vote = await table.kontor.votes.pause(ANNA, table.id)
    await table.settle()
    refused(table)
    await table.kontor.votes.answer(BEN, vote.id, True)
    await table.settle()
    opened(table)
    await table.kontor.outages.look()
    await table.settle()
    info = await table.info()
    assert (info.status, info.trouble) == ("paused", None)


async def test_a_removed_bot_lets_its_matches_rest_before_anything_is_refused(table: Table) -> None:
    await table.begin(2)
    refused(table)
    await table.kontor.outages.lost(GUILD + 1)
    assert (await table.info()).status == "live"
    await table.kontor.outages.lost(GUILD)
    await table.settle()
    assert (await table.info()).status == "paused"
    assert requests(table) == 0
    assert [tell.msg.key for tell in table.ears.of(SendDirectMessage)] == ["say-cut-off"]


async def test_a_channel_that_is_gone_lets_its_own_matches_rest(table: Table) -> None:
    await table.begin(2)
    await table.kontor.outages.lost(GUILD, CHANNEL + 1)
    assert (await table.info()).status == "live"
    await table.kontor.outages.lost(GUILD, CHANNEL)
    assert (await table.info()).status == "paused"


async def test_a_match_that_is_moved_to_another_channel_goes_on_at_once(table: Table) -> None:
    await cut_off(table)
    opened(table)
    await table.kontor.social.move(ANNA, table.id, guild_id=GUILD, channel_id=CHANNEL + 1)
    await table.settle()
    info = await table.info()
    assert (info.status, info.trouble) == ("live", None)
    assert await table.awaited() == {1}


async def test_a_restart_forgets_nothing_of_it(table: Table) -> None:
    await cut_off(table)
    table.ears.open = False
    await table.restart()
    await table.settle()
    assert requests(table) == 1
    table.ears.open = True
    opened(table)
    await table.restart()
    await table.kontor.outages.look()
    await table.settle()
    assert (await table.info()).status == "live"


async def test_changes_of_a_server_are_looked_at_at_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel_outage, "SETTLE_TIME", 0.0)
    await cut_off(table)
    opened(table)
    table.kontor.outages.changed(GUILD)
    for _ in range(200):
        await table.settle()
        if (await table.info()).status == "live":
            return
    raise AssertionError("it still rests")
