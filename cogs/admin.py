"""`/admin`: for the owner of the bot's application."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from discord_ui.commands import running
from discord_ui.commands.command_input import given
from discord_ui.commands.finding import run, suggest_match
from discord_ui.translator import command, group, options

Interaction = discord.Interaction[Any]


class Admin(commands.Cog):
    """Offered to administrators of servers alone, the fewest that Discord knows; asked again at each use."""

    admin = group(
        "cmd-admin",
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        default_permissions=discord.Permissions.none(),
    )

    @command("cmd-admin-health", admin)
    async def health(self, interaction: Interaction) -> None:
        """How the bot is doing."""
        await running.health(interaction)

    @command("cmd-admin-rollback", admin)
    @options(step="opt-step", match="opt-match")
    @app_commands.autocomplete(step=running.suggest_step, match=suggest_match)
    async def rollback(
        self, interaction: Interaction, step: app_commands.Range[int, 1], match: int | None = None
    ) -> None:
        """Set a match back."""
        await run(interaction, "rollback", match, given(step=step))

    @command("cmd-admin-close", admin)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def close(self, interaction: Interaction, match: int | None = None) -> None:
        """End any match."""
        await run(interaction, "admin-close", match)


async def setup(bot: Any) -> None:
    """Carry the commands and answer their button."""
    await bot.add_cog(Admin())
