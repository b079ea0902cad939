"""A command is acknowledged before anything is looked up, however long its answer takes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.helpers.second_match import pair
from tests.discord_ui.helpers.acknowledging import acknowledged
from tests.through_discord.helpers.harness import BotHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.promise("buttons")
@pytest.mark.parametrize("command", ["move", "hand", "turns", "log"])
async def test_a_command_is_acknowledged_before_anything_is_looked_up(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    match, _ = await pair(harness, "Anna", "Bert")
    place, mover = await match.place(), await match.turn()
    since = len(await harness.sandbox.requests())
    info, waiting = harness.kontor.queries.info, harness.kontor.lists.waiting_for

    async def slow_info(*args: Any) -> Any:
        await acknowledged(harness.sandbox, since)
        return await info(*args)

    async def slow_waiting(*args: Any) -> Any:
        await acknowledged(harness.sandbox, since)
        return await waiting(*args)

    monkeypatch.setattr(harness.kontor.queries, "info", slow_info)
    monkeypatch.setattr(harness.kontor.lists, "waiting_for", slow_waiting)
    answer = await mover.slash(command, at=place)
    assert f"#{match.id}" in answer.text
    assert answer.message.ephemeral
