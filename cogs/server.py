"""`/server`: for those who manage a server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from discord_ui.errands import running, tables
from discord_ui.translator import command, group, languages, options

Interaction = discord.Interaction[Any]


class Server(commands.Cog):
    """A server's own settings."""

    server = group(
        "cmd-server",
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @command("cmd-server-language", server)
    @options(language="opt-language")
    @app_commands.choices(language=languages(running.HOST))
    async def language(self, interaction: Interaction, language: str) -> None:
        """The language of new matches."""
        await running.language(interaction, language)

    @command("cmd-server-check", server)
    async def check(self, interaction: Interaction) -> None:
        """What the bot lacks here."""
        await tables.check(interaction)


async def setup(bot: Any) -> None:
    """Carry the commands."""
    await bot.add_cog(Server())
