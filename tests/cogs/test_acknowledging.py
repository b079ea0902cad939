"""A command is acknowledged before anything is looked up, however long its answer takes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.tables import pair
from tests.discord_ui.acknowledging import acknowledged
from tests.through_discord.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.promise("buttons")
@pytest.mark.parametrize("command", ["move", "hand", "turns", "log"])
async def test_a_command_is_acknowledged_before_anything_is_looked_up(
    house: House, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    table, _ = await pair(house, "Anna", "Bert")
    place, mover = await table.place(), await table.turn()
    since = len(await house.sandbox.requests())
    info, waiting = house.kontor.queries.info, house.kontor.queries.waiting_for

    async def slow_info(*args: Any) -> Any:
        await acknowledged(house.sandbox, since)
        return await info(*args)

    async def slow_waiting(*args: Any) -> Any:
        await acknowledged(house.sandbox, since)
        return await waiting(*args)

    monkeypatch.setattr(house.kontor.queries, "info", slow_info)
    monkeypatch.setattr(house.kontor.queries, "waiting_for", slow_waiting)
    answer = await mover.slash(command, at=place)
    assert f"#{table.id}" in answer.text
    assert answer.message.ephemeral
