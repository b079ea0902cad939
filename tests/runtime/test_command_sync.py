"""Commands are sent to Discord when they changed, and only then."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from runtime.discord_client import command_sync
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
    assert (await sync_commands(harness.bot, harness.kontor.processes)).sent
    assert not (await sync_commands(harness.bot, harness.kontor.processes)).sent
    assert await sent(harness) == 2


async def test_commands_that_are_gone_at_discord_come_back(harness: BotHarness) -> None:
    assert harness.bot.application_id is not None
    await harness.bot.http.bulk_upsert_global_commands(harness.bot.application_id, payload=[])
    assert (await sync_commands(harness.bot, harness.kontor.processes)).sent
    names = {command.name for command in await harness.bot.tree.fetch_commands()}
    assert "fugger" in names


async def installed_by(harness: BotHarness) -> set[int]:
    """The kinds of installation for which Discord has commands."""
    assert harness.bot.application_id is not None
    there = await harness.bot.http.get_global_commands(harness.bot.application_id)
    return {kind for command in there for kind in command["integration_types"]}


async def health(harness: BotHarness) -> str:
    return (await (await harness.owner()).slash("admin health")).text


async def test_commands_are_for_servers_alone_until_the_page_allows_more(
    harness: BotHarness,
) -> None:
    said = harness.say("admin-servers-only")
    assert await installed_by(harness) == {0, 1}
    assert said not in await health(harness)
    for allowed, kinds in ((False, {0}), (True, {0, 1})):
        before = await sent(harness)
        await harness.sandbox.call("set", user_install=allowed)
        await harness.restart()
        await harness.restart()
        assert await sent(harness) == before + 1, "sent because it changed, and only then"
        assert await installed_by(harness) == kinds
        assert (said in await health(harness)) is not allowed


async def test_commands_that_discord_refuses_for_people_are_sent_for_servers(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def claims_to_allow(http: object) -> bool:
        return True

    await harness.sandbox.call("set", user_install=False)
    monkeypatch.setattr(command_sync, "_allows_user_install", claims_to_allow)
    harness.bot.tree.remove_command("help")
    assert await sync_commands(harness.bot, harness.kontor.processes) == (True, False)
    assert await installed_by(harness) == {0}
