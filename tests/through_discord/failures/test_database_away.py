"""The server of the database goes away in the middle of a match, and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from sandbox.members import Response
from sandbox.screen import Shown
from store.errors import StoreError
from tests import postgres
from tests.postgres import Server
from tests.through_discord.helpers.harness import PATIENCE, BotHarness, running
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader


@pytest.fixture
def server() -> Iterator[Server]:
    """A server that nobody else uses, for it is stopped."""
    with postgres.running() as made:
        yield made


@pytest.fixture
async def away(server: Server) -> AsyncIterator[BotHarness]:
    """A bot with its database there."""
    async with running(server.migrated()) as one:
        one.forgiven += ["DatabaseFailed", "cannot be reached"]
        yield one


async def moved(player: Player, panel: Shown) -> Response:
    """The first move of a panel, pressed."""
    return await player.take(panel, screen_reader.offers(panel)[0])


async def is_back(harness: BotHarness) -> None:
    """Wait until the bot has found the server again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with harness.kontor.database.tx():
                    return
            except StoreError:
                await asyncio.sleep(0.05)


async def told_once(match: DiscordMatch, moves: int) -> None:
    """Every move so far was told by a post of its own, and by no second one."""
    posts = await match.posts()
    assert len(posts) == 1 + moves
    assert len({screen_reader.row_of(post) for post in posts}) == len(posts)


@pytest.mark.promise("accidents")
async def test_while_it_is_away_presses_are_answered_and_the_old_panel_works_afterwards(
    away: BotHarness, server: Server
) -> None:
    match = await start_match(away, "Anna", "Benoît", locales=("en-US", "fr"))
    await match.play_on(2)
    mover = await match.turn()
    (other,) = await match.others(mover)
    panel, seq = await match.panel(mover), (await match.info()).seq
    server.stop()
    for who in (mover, other):
        refused = await who.slash("match new", game="fugger") if who is other else await moved(who, panel)
        assert refused.text == away.say("ui-error-disk", who.member.locale)
    server.start()
    await is_back(away)
    assert (await match.info()).seq == seq
    assert not (await moved(mover, panel)).failed
    assert (await match.info()).seq > seq
    await told_once(match, 3)
    await match.play_on(1)
    await told_once(match, 4)


@pytest.mark.promise("accidents")
async def test_what_was_to_be_said_when_it_went_away_is_said_once_when_it_is_back(
    away: BotHarness, server: Server
) -> None:
    match = await start_match(away, "Anna", "Benoît")
    mover = await match.turn()
    panel = await match.panel(mover)
    refusing = await away.sandbox.fault("POST", r"/channels/\d+/messages$", times=None, status=503)
    await moved(mover, panel)
    server.stop()
    await away.sandbox.clear_faults(refusing)
    # The clock goes on meanwhile, past the moment at which it would have been tried again.
    away.clock.ahead += 600
    away.kontor.matches.wake_workers()
    await asyncio.sleep(0.2)
    server.start()
    await is_back(away)
    await away.advance(60)
    await told_once(match, 1)
    await match.play_on(2)
    await told_once(match, 3)


@pytest.mark.promise("accidents")
async def test_it_may_go_away_while_moves_are_made_again_and_again(away: BotHarness, server: Server) -> None:
    match = await start_match(away, "Anna", "Benoît")
    made = 0
    for number in range(4):
        mover = await match.turn()
        panel, own = await match.panel(mover), (await match.info()).seats
        pressing = asyncio.create_task(moved(mover, panel))
        await asyncio.sleep(number * 0.004)
        await asyncio.to_thread(server.stop)
        await pressing
        server.start()
        await is_back(away)
        counts = [now.own - was.own for now, was in zip((await match.info()).seats, own, strict=True)]
        if not any(counts):
            await moved(mover, panel)
            counts = [now.own - was.own for now, was in zip((await match.info()).seats, own, strict=True)]
        assert sorted(counts) == [0, 1]
        made += 1
        await away.advance(600)
    await told_once(match, made)


@pytest.mark.promise("accidents")
async def test_commands_in_direct_messages_are_answered_too_and_nothing_of_ours_fails(
    away: BotHarness, server: Server
) -> None:
    match = await start_match(away, "Anna", "Benoît")
    mover = await match.turn()
    server.stop()
    for command in ("turns", "move", "settings"):
        assert (await mover.slash(command, at="dm")).text == away.say("ui-error-disk")
    server.start()
    await is_back(away)
    assert screen_reader.offers((await mover.slash("move", at="dm", match=match.id)).message)
