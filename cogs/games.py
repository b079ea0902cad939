"""A group of commands for each game, made from its verbs."""

from __future__ import annotations

from typing import Any

from discord.ext import commands

from cogs.typed_moves import game_group


class Games(commands.Cog):
    """The games' groups; they come and go with the cog."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        self._groups = [game_group(game) for game in bot.app.kontor.games.values()]

    async def cog_load(self) -> None:
        """Add the groups."""
        for made in self._groups:
            self._bot.tree.add_command(made)

    async def cog_unload(self) -> None:
        """Take the groups away."""
        for made in self._groups:
            self._bot.tree.remove_command(made.name)


async def setup(bot: Any) -> None:
    """Carry the games' commands."""
    await bot.add_cog(Games(bot))
