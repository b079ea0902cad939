"""`/privacy`: what is stored of a person, as a file or no more."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs import people
from cogs.common.localization import command, group

Interaction = discord.Interaction[Any]


class Privacy(commands.Cog):
    """A person's own data."""

    privacy = group("cmd-privacy")

    @command("cmd-privacy-export", privacy)
    async def export(self, interaction: Interaction) -> None:
        """Get everything."""
        await people.export(interaction)

    @command("cmd-privacy-delete", privacy)
    async def delete(self, interaction: Interaction) -> None:
        """Delete everything, after asking."""
        await people.delete(interaction)


async def setup(bot: Any) -> None:
    """Carry the commands and answer their button."""
    await bot.add_cog(Privacy())
