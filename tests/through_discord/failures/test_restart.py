"""The bot in a process of its own: stopped, killed and started again; old controls go on working."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio

from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.screen import Shown
from sandbox.server import Server
from sandbox.settings import Settings
from tests.rehearsal.bot_process import PATIENCE, BotProcess, ProcessLauncher, environment
from tests.sandbox.helpers.openapi import Checker
from tests.through_discord.conftest import database_for
from tools.scripted_member.screen_reader import control, has, match_of, offers

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.on_both]


class Installation(NamedTuple):
    sandbox: Sandbox
    bot: BotProcess
    folder: Path
    database: Path | str
    anna: Member
    bert: Member


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def installation(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Installation]:
    """A bot for all tests: each of them starts it again anyway."""
    folder = tmp_path_factory.mktemp("town")
    log = folder / "bot.log"
    api = Checker()
    with database_for(request, folder) as database:
        async with Server(Settings(answer_within=20.0, reaction=0.0)) as server:
            server.on_request(api)
            sandbox = server.handle()
            place = ProcessLauncher(environment(server.url, database), log)
            try:
                bot, people = BotProcess(place, sandbox), [await sandbox.member(name) for name in ("anna", "bert")]
                yield Installation(sandbox, bot, folder, database, *people)
            finally:
                place.close()
        assert api.faults == []
        assert server.world.recorder.unimplemented == []
        assert "Traceback" not in log.read_text(), log.read_text()


@pytest_asyncio.fixture(loop_scope="module")
async def installed(installation: Installation) -> Installation:
    """The bot, running, and a Discord that takes everything."""
    await installation.sandbox.clear_faults()
    if installation.bot.pid is None:
        await installation.bot.start()
    return installation


async def match(installed: Installation) -> tuple[str, Member, Member, Shown]:
    """A match that has begun: its thread, who moves, who waits, and the post that asks."""
    anna, bert = installed.anna, installed.bert
    await anna.slash("match new", {"game": "fugger", "seats": 2, "undo-window": 0})
    card = await bert.wait_message("games", lambda one: not one.ephemeral and has(one, "join"), 30.0)
    await bert.click(card, custom_id=control(card, "join").custom_id)
    card = await anna.wait_message("games", lambda one: one.id == card.id and "bert" in one.text.lower(), 30.0)
    await anna.click(card, custom_id=control(card, "start").custom_id)
    thread = await bert.wait_thread(f"#{match_of(card)}", 30.0)
    post = await bert.wait_message(thread, lambda one: has(one, "move") and bool(one.mentions), 30.0)
    mover, other = (anna, bert) if anna.id in post.mentions else (bert, anna)
    return thread, mover, other, post


async def test_posts_panels_and_forms_from_before_a_restart_work(installed: Installation) -> None:
    thread, mover, other, post = await match(installed)
    form = (await mover.slash("note", {}, channel=thread)).modal
    assert form is not None
    panel = (await mover.click(post, custom_id=control(post, "move").custom_id)).message
    await installed.bot.kill()
    await installed.bot.start()
    assert not (await mover.submit_modal(form, {form.fields[0].custom_id: "remember the gems"})).failed
    assert "remember the gems" in (await mover.slash("move", {}, channel=thread)).message.text
    assert not (await mover.click(panel, custom_id=offers(panel)[0].custom_id)).failed
    await other.wait_message(thread, lambda one: other.id in one.mentions, 30.0, after=post)
    opened = await other.click(post, custom_id=control(post, "move").custom_id)
    assert offers(opened.message), "last week's button opens today's panel"


async def test_what_was_to_be_said_when_it_stopped_is_said_once_it_runs(installed: Installation) -> None:
    thread, mover, other, post = await match(installed)
    await installed.sandbox.fault("POST", r"/channels/\d+/messages$", times=None, status=503)
    panel = (await mover.click(post, custom_id=control(post, "move").custom_id)).message
    await mover.click(panel, custom_id=offers(panel)[0].custom_id)
    await installed.bot.stop()
    await installed.sandbox.clear_faults()
    await installed.bot.start()
    asked = await other.wait_message(thread, lambda one: other.id in one.mentions, 30.0, after=post)
    later = [one for one in await other.messages(thread) if int(one.id) > int(post.id) and one.mentions]
    assert [one.id for one in later] == [asked.id]


@pytest.mark.long
async def test_who_waits_for_an_answer_when_it_stops_gets_it(installed: Installation) -> None:
    _, mover, _, post = await match(installed)
    slow = await installed.sandbox.fault("(POST|PATCH)", r"/webhooks/", times=None, delay=1.0)
    pressed = asyncio.create_task(mover.click(post, custom_id=control(post, "move").custom_id))
    async with asyncio.timeout(30.0):
        # The delay is struck inside the sandbox: there is nothing to wait on but its count.
        while not any(one["id"] == slow and one["hits"] for one in await installed.sandbox.faults()):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await installed.bot.stop()
    assert offers((await pressed).message), "the panel came before the bot left"


@pytest.mark.long
async def test_a_second_bot_on_the_same_database_says_so_and_leaves_or_waits(installed: Installation) -> None:
    log = installed.folder / "second.log"
    place = ProcessLauncher(environment((await installed.sandbox.world())["url"], installed.database), log)
    try:
        pid = await place.start()
        if isinstance(installed.database, Path):
            await place.gone(pid)
            assert str(installed.database) in log.read_text()
        else:
            # On a server it may be an update: it begins when the first one ends.
            await said(log, "waiting for what other processes have")
            await installed.bot.kill()
            await said(log, "has ended without a word")
            await installed.sandbox.wait_bot()
    finally:
        place.close()
    assert "Traceback" not in log.read_text()


async def said(log: Path, wanted: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while wanted not in log.read_text():  # noqa: ASYNC110 - another process writes
            await asyncio.sleep(0.05)
