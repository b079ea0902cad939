"""Commands are sent to Discord when they changed, and only then."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from runtime.discord_client.command_sync import sync_commands
from tests.through_discord.house import House, running

ROUTE = "PUT /applications/{application}/commands"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A bot that has just started for the first time."""
    async with running(tmp_path) as one:
        yield one


async def sent(house: House) -> int:
    """How often all commands were sent so far."""
    counts = await house.sandbox.counts()
    return sum(n for route, n in counts.items() if route.startswith("PUT") and route.endswith("/commands"))


async def test_a_second_start_sends_nothing(house: House) -> None:
    assert await sent(house) == 1
    await house.restart()
    assert await sent(house) == 1


async def test_a_changed_command_is_sent(house: House, tmp_path: Path) -> None:
    house.bot.tree.remove_command("help")
    assert await sync_commands(house.bot, house.kontor.processes)
    assert not await sync_commands(house.bot, house.kontor.processes)
    assert await sent(house) == 2


async def test_commands_that_are_gone_at_discord_come_back(house: House) -> None:
    assert house.bot.application_id is not None
    await house.bot.http.bulk_upsert_global_commands(house.bot.application_id, payload=[])
    assert await sync_commands(house.bot, house.kontor.processes)
    names = {command.name for command in await house.bot.tree.fetch_commands()}
    assert "fugger" in names
