"""`/stats`: matches played and won."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from discord_ui.commands import persons
from discord_ui.commands.finding import suggest_game
from discord_ui.people import user_of
from discord_ui.translator import command, options

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
        await persons.stats(interaction, user_of(member) if member else None, game)


async def setup(bot: Any) -> None:
    """Carry the command."""
    await bot.add_cog(Stats())
