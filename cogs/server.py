"""`/server`: for those who manage a server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from discord_ui.errands import moderating, running, tables
from discord_ui.errands.finding import run, suggest_match
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

    @command("cmd-server-pause", server)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def pause(self, interaction: Interaction, match: int | None = None) -> None:
        """Let a match rest."""
        await run(interaction, "server-pause", match)

    @command("cmd-server-close", server)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def close(self, interaction: Interaction, match: int | None = None) -> None:
        """End a match."""
        await run(interaction, "server-close", match)


async def setup(bot: Any) -> None:
    """Carry the commands and answer their buttons."""
    moderating.register(bot.ui)
    await bot.add_cog(Server())
