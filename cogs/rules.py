"""`/rules` and `/help`: the almanacs of the games and of Kontor."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import rules_lookup as helping
from cogs.common.localization import command, options
from cogs.common.match_commands import suggest_game
from i18n.almanac import CORE

Interaction = discord.Interaction[Any]


class Rules(commands.Cog):
    """Looking things up."""

    @command("cmd-rules")
    @options(word="opt-word", game="opt-game")
    @app_commands.autocomplete(word=helping.suggest_word, game=suggest_game)
    async def rules(self, interaction: Interaction, word: str | None = None, game: str | None = None) -> None:
        """Look something up."""
        wanted = await helping.game_of(interaction)
        await helping.show_rules(interaction, wanted, word or "")

    @command("cmd-help")
    async def help(self, interaction: Interaction) -> None:
        """How Kontor works."""
        await helping.show_rules(interaction, CORE)


async def setup(bot: Any) -> None:
    """Carry the commands."""
    await bot.add_cog(Rules())
