"""Commands that Discord still offers though the bot has changed."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.common.command_errors import cause_of
from discord_ui.model.errors import UserError
from tests.through_discord.helpers.harness import BotHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_command_of_before_an_update_is_answered(harness: BotHarness) -> None:
    anna = await harness.newcomer("Anna")
    application = harness.bot.application_id
    assert application is not None
    gone: dict[str, Any] = {"name": "castle", "description": "It was there once", "type": 1}
    changed: dict[str, Any] = {"name": "turns", "description": "It has changed", "type": 1}
    changed["options"] = [{"name": "sort", "description": "gone", "type": 3, "required": True}]
    await harness.bot.http.bulk_upsert_global_commands(application, payload=[gone, changed])
    assert (await anna.slash("castle")).text == harness.say("typed-outdated")
    assert not (await anna.slash("turns", sort="up")).failed
    await harness.bot.tree.sync()
    assert (await anna.slash("turns")).text == harness.say("ui-turns-none")


async def test_a_fault_of_ours_stays_what_it_is() -> None:
    fault = RuntimeError("oh")
    command: Any = discord.app_commands.Command(name="x", description="x", callback=_nothing)
    assert cause_of(discord.app_commands.CommandInvokeError(command, fault)) is fault
    other = discord.app_commands.CheckFailure()
    assert cause_of(other) is other
    wrong = discord.app_commands.TransformerError("x", discord.AppCommandOptionType.string, _Nothing())
    assert isinstance(cause_of(wrong), UserError)


class _Nothing(discord.app_commands.Transformer):
    """Changes nothing."""


async def _nothing(interaction: discord.Interaction) -> None:
    """A command."""
