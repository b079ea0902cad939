"""Commands are sent to Discord when they changed, and only then."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from runtime.discord_client.command_sync import sync_commands
from tests.through_discord.helpers.harness import BotHarness, running

ROUTE = "PUT /applications/{application}/commands"


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[BotHarness]:
    async with running(tmp_path) as one:
        yield one


async def sent(harness: BotHarness) -> int:
    counts = await harness.sandbox.counts()
    return sum(n for route, n in counts.items() if route.startswith("PUT") and route.endswith("/commands"))


async def test_a_second_start_sends_nothing(harness: BotHarness) -> None:
    assert await sent(harness) == 1
    await harness.restart()
    assert await sent(harness) == 1


async def test_a_changed_command_is_sent(harness: BotHarness, tmp_path: Path) -> None:
    harness.bot.tree.remove_command("help")
    assert await sync_commands(harness.bot, harness.kontor.processes)
    assert not await sync_commands(harness.bot, harness.kontor.processes)
    assert await sent(harness) == 2


async def test_commands_that_are_gone_at_discord_come_back(harness: BotHarness) -> None:
    assert harness.bot.application_id is not None
    await harness.bot.http.bulk_upsert_global_commands(harness.bot.application_id, payload=[])
    assert await sync_commands(harness.bot, harness.kontor.processes)
    names = {command.name for command in await harness.bot.tree.fetch_commands()}
    assert "fugger" in names
