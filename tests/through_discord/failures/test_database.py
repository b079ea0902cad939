"""The database fails under the running bot: its server goes away, its file is lost or may not be written."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from sandbox.members import Response
from sandbox.screen import Shown
from store.errors import StoreError
from tests import postgres
from tests.postgres import Server
from tests.store.helpers import lost_file
from tests.through_discord.helpers.harness import PATIENCE, BotHarness, running
from tests.through_discord.helpers.match import DiscordMatch, open_lobby, pair, start_match
from tests.through_discord.helpers.player import Player
from tests.tiers import few
from tools.scripted_member import screen_reader


@pytest.fixture
def server() -> Iterator[Server]:
    with postgres.running() as made:
        yield made


@pytest.fixture
async def away(server: Server) -> AsyncIterator[BotHarness]:
    async with running(server.migrated()) as one:
        one.forgiven += ["DatabaseFailed", "cannot be reached"]
        yield one


async def moved(player: Player, panel: Shown) -> Response:
    return await player.take(panel, screen_reader.offers(panel)[0])


async def is_back(harness: BotHarness) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with harness.kontor.database.tx():
                    return
            except StoreError:
                await asyncio.sleep(0.05)


async def told_once(match: DiscordMatch, moves: int) -> None:
    """Every move has a post of its own, and no second one."""
    posts = await match.posts()
    assert len(posts) == 1 + moves
    assert len({screen_reader.row_of(post) for post in posts}) == len(posts)


@pytest.mark.promise("accidents")
async def test_while_it_is_away_presses_are_answered(away: BotHarness, server: Server) -> None:
    match = await start_match(away, "Anna", "Benoît", locales=("en-US", "fr"))
    await match.play_on(2)
    mover, other = await match.seated()
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


@pytest.mark.long
@pytest.mark.promise("accidents")
async def test_what_waits_to_be_posted_is_posted_once_when_it_is_back(away: BotHarness, server: Server) -> None:
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


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.promise("accidents")
async def test_commands_in_direct_messages_are_answered_too(away: BotHarness, server: Server) -> None:
    match = await start_match(away, "Anna", "Benoît")
    mover = await match.turn()
    server.stop()
    for command in ("turns", "move", "settings"):
        assert (await mover.slash(command, at="dm")).text == away.say("ui-error-disk")
    server.start()
    await is_back(away)
    assert screen_reader.offers((await mover.slash("move", at="dm", match=match.id)).message)


@pytest.mark.promise("accidents")
@pytest.mark.parametrize(("harm", "why"), few(1, [(lost_file.delete, "deleted"), (lost_file.replace, "replaced")]))
async def test_if_the_file_is_lost_players_read_that_nothing_was_done(
    harness: BotHarness, harm: Callable[[Path], None], why: str, caplog: pytest.LogCaptureFixture
) -> None:
    harness.forgiven += ["keeps nothing", "Nothing is written any more", "can neither", "the store", "worker"]
    match = await start_match(harness, "Anna", "Benoît", locales=("fr", "fr"))
    await match.play_on(2)
    mover, other = await match.seated()
    panel = await match.panel(mover)
    seq = (await match.info()).seq
    harm(Path(harness.kontor.config.database))
    for _ in range(2):
        refused = await mover.take(panel, screen_reader.offers(panel)[0])
        assert refused.text == harness.say("ui-error-disk", "fr")
    assert (await other.slash("match nouvelle", jeu="fugger")).text == harness.say("ui-error-disk", "fr")
    assert (await mover.slash("move", at=await match.place())).message.files, "what is known is shown all the same"
    assert (await match.info()).seq == seq
    owner = await harness.owner()
    assert f"{why} while it was open" in (await owner.slash("admin health")).text
    said = [record for record in caplog.records if "keeps nothing" in record.getMessage()]
    assert len(said) == 1, "once a minute, not at each press"


@pytest.mark.promise("accidents")
async def test_a_file_that_may_not_be_written_for_a_while_costs_no_move(harness: BotHarness) -> None:
    harness.forgiven += ["keeps nothing", "may not be written", "must wait", "can neither", "the store", "worker"]
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    panel = await match.panel(mover)
    path = Path(harness.kontor.config.database)
    path.chmod(0o400)
    assert (await mover.take(panel, screen_reader.offers(panel)[0])).text == harness.say("ui-error-disk")
    owner = await harness.owner()
    assert "read-only" in (await owner.slash("admin health")).text
    path.chmod(0o600)
    await match.play_on(2)
    assert len(await match.posts()) == 3


async def test_who_has_settings_that_cannot_be_read_plays_on_and_stands_in_health(harness: BotHarness) -> None:
    match, (anna, benoit) = await pair(harness, "Anna", "Benoît")
    async with harness.kontor.database.tx() as tx:
        await tx.run(text("UPDATE user SET settings = '{' WHERE id = :id"), {"id": benoit.id})
    assert f"<@{benoit.id}>" in (await (await harness.owner()).slash("admin health")).text
    assert f"#{match.id}" in (await anna.slash("match list")).text
    assert await match.play_on(3)
    assert f"<@{benoit.id}>" not in (await (await harness.owner()).slash("admin health")).text


@pytest.mark.promise("limits")
async def test_a_guest_refuses_invitations_of_a_member_and_allows_them_again(
    harness: BotHarness,
) -> None:
    anna, carla = await harness.people("Anna", "Carla")
    await open_lobby(harness, anna, seats=2)
    await anna.slash("match invite", player=str(carla.id))
    await harness.settled()
    done = await carla.press((await harness.public(anna.member.channel))[-1], "refuse")
    assert harness.say("ui-refused-invitations", name="Anna") in done.text
    await anna.slash("match new", game="fugger", seats=2)
    await harness.settled()
    newest = max(match.id for match in await harness.kontor.lists.active_of(anna.id))
    assert "You can’t invite " in (await anna.slash("match invite", player=str(carla.id), match=newest)).text
    shown = (await carla.slash("settings")).message
    assert "blocked from 1 person" in shown.text
    assert harness.say("set-welcome-done") in (await carla.click(shown, harness.say("set-button-welcome"))).text
    again = await anna.slash("match invite", player=str(carla.id), match=newest)
    assert harness.say("ui-invited", n=1) in again.text
