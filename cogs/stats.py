"""`/stats`: matches played and won."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import people
from cogs.common.localization import command, options
from cogs.common.match_commands import suggest_game
from discord_ui.discord_api.users import user_of

Interaction = discord.Interaction[Any]


class Stats(commands.Cog):
    """How people did."""

    @command("cmd-stats")
    @options(game="opt-game", member="opt-member")
    @app_commands.autocomplete(game=suggest_game)
    async def stats(
        self, interaction: Interaction, game: str | None = None, member: discord.User | None = None
    ) -> None:
        """A person's figures, or a server's best."""
        await people.stats(interaction, user_of(member) if member else None, game)


async def setup(bot: Any) -> None:
    """Carry the command."""
    await bot.add_cog(Stats())
