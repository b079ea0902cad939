"""`/admin`: for the owner of the bot's application."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import admin_actions, moderation
from cogs.common.command_input import command_input
from cogs.common.localization import command, group, options
from cogs.common.match_commands import run_in_match, suggest_match

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
        await admin_actions.health(interaction)

    @command("cmd-admin-rollback", admin)
    @options(step="opt-step", match="opt-match")
    @app_commands.autocomplete(step=admin_actions.suggest_step, match=suggest_match)
    async def rollback(
        self, interaction: Interaction, step: app_commands.Range[int, 1], match: int | None = None
    ) -> None:
        """Set a match back."""
        await run_in_match(interaction, admin_actions.rollback, match, command_input(step=step))

    @command("cmd-admin-close", admin)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def close(self, interaction: Interaction, match: int | None = None) -> None:
        """End any match."""
        await run_in_match(interaction, moderation.admin_close, match)


async def setup(bot: Any) -> None:
    """Carry the commands and answer their button."""
    await bot.add_cog(Admin())
