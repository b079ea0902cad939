"""Pictures are uploaded once, by one process; whatever goes wrong, words are enough."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from discord_ui.model.signs import Signs
from render.images.emojis import LONGEST, emoji_files
from runtime.discord_client.emoji_sync import EmojiSync
from tests.through_discord.helpers.harness import BotHarness

NAMES = {file.name for table in emoji_files().values() for file in table.values()}
EMOJIS = "/applications/.*/emojis"


pytestmark = pytest.mark.asyncio(loop_scope="module")


class Lease:
    """A lease of processes on one database."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        async with self._lock:
            yield


async def fresh(harness: BotHarness) -> Signs:
    """An application without emojis and without faults, and an empty table."""
    harness.server.world.emojis.clear()
    await harness.sandbox.clear_faults()
    return Signs()


def sync(harness: BotHarness, signs: Signs, lease: Any = None) -> EmojiSync:
    return EmojiSync(harness.bot, signs, lease or harness.kontor.processes, between=0.0)


async def requests(harness: BotHarness, method: str) -> int:
    counts = await harness.sandbox.counts()
    return sum(n for route, n in counts.items() if route.startswith(method) and "/emojis" in route)


def uploaded(harness: BotHarness) -> set[str]:
    return {emoji.name for emoji in harness.server.world.emojis.values()}


async def test_first_start_uploads_and_a_second_one_uploads_nothing(harness: BotHarness) -> None:
    signs = await fresh(harness)
    await sync(harness, signs).look()
    assert uploaded(harness) == NAMES
    assert (signs.status.there, signs.status.wanted, signs.status.trouble) == (len(NAMES), len(NAMES), "")
    assert signs.of("nuremberg", "kind:wood").startswith("<:wood_")
    sent = await requests(harness, "POST")
    later = Signs()
    await sync(harness, later).look()
    assert await requests(harness, "POST") == sent
    assert later.of("nuremberg", "kind:wood") == signs.of("nuremberg", "kind:wood")
    assert await requests(harness, "DELETE") == 0


async def test_of_two_processes_one_uploads(harness: BotHarness) -> None:
    first, second, lease = await fresh(harness), Signs(), Lease()
    sent = await requests(harness, "POST")
    await asyncio.gather(sync(harness, first, lease).look(), sync(harness, second, lease).look())
    assert await requests(harness, "POST") - sent == len(NAMES)
    assert first.status == second.status
    assert second.of("fugger", "card:merchant") == first.of("fugger", "card:merchant") != ""


async def test_older_pictures_stay_for_messages_that_show_them(harness: BotHarness) -> None:
    signs, client = await fresh(harness), harness.bot
    old = await client.create_application_emoji(
        name="wood_00000000", image=next(iter(emoji_files()["nuremberg"].values())).data
    )
    await sync(harness, signs).look()
    assert uploaded(harness) == NAMES | {old.name}
    assert signs.of("nuremberg", "kind:wood") != str(old)


@pytest.mark.parametrize(
    ("method", "status", "code"), [("GET", 403, 20012), ("POST", 403, 20012), ("POST", 400, 30008)]
)
async def test_refusal_ends_the_upload_and_is_logged_once(
    harness: BotHarness, method: str, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    signs, sent = await fresh(harness), await requests(harness, method)
    await harness.sandbox.fault(method=method, route=EMOJIS, status=status, code=code, times=None)
    at_work = sync(harness, signs)
    with caplog.at_level(logging.WARNING):
        await at_work.look()
        await at_work.look()
    assert await requests(harness, method) - sent == 2
    assert len([record for record in caplog.records if "signs beside words" in record.message]) == 1
    assert str(code) in signs.status.trouble
    assert signs.of("nuremberg", "kind:wood") == ""
    await harness.sandbox.clear_faults()
    await at_work.look()
    assert signs.status.trouble == ""
    assert signs.of("nuremberg", "kind:wood")


async def test_one_refused_picture_leaves_the_others(harness: BotHarness) -> None:
    signs = await fresh(harness)
    await harness.sandbox.fault(method="POST", route=EMOJIS, status=400, code=50035, times=1)
    await sync(harness, signs).look()
    assert (signs.status.there, signs.status.wanted) == (len(NAMES) - 1, len(NAMES))
    assert "refuses" in signs.status.trouble


async def test_broken_connection_is_trouble_and_nothing_else(harness: BotHarness) -> None:
    signs = Signs()

    class Offline:
        async def fetch_application_emojis(self) -> None:
            raise OSError("no route")

    client: Any = Offline()
    await EmojiSync(client, signs, harness.kontor.processes).look()
    assert "no route" in signs.status.trouble


async def test_it_looks_again_after_trouble_and_after_a_refused_sign(harness: BotHarness) -> None:
    signs = await fresh(harness)
    await harness.sandbox.fault(method="GET", route=EMOJIS, status=403, code=20012, times=1)
    at_work = EmojiSync(harness.bot, signs, harness.kontor.processes, between=0.0, again=0.01)
    running = asyncio.create_task(at_work.run())
    try:
        async with asyncio.timeout(60):
            while signs.status.there < len(NAMES):  # noqa: ASYNC110 - what it does next is seen in its status alone
                await asyncio.sleep(0.01)
            signs.refuse()
            assert signs.of("nuremberg", "kind:wood") == ""
            while not signs.of("nuremberg", "kind:wood"):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    finally:
        running.cancel()


async def test_names_are_as_discord_wants_them() -> None:
    for name in NAMES:
        assert len(name) <= LONGEST
        assert name.replace("_", "").isalnum()
        assert name.isascii()
    for table in emoji_files().values():
        assert max(len(file.data) for file in table.values()) < 64 * 1024


async def test_each_picture_of_a_game_differs() -> None:
    for game, table in emoji_files().items():
        pictures = {file.name: file.data for thing, file in table.items() if not thing.startswith("seat:")}
        assert len(set(pictures.values())) == len(pictures), game
