"""`/settings`: one screen for everything, and options for those who type."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import settings_screen as settings
from cogs.common.localization import choices, command, languages, options

Interaction = discord.Interaction[Any]


class Settings(commands.Cog):
    """What a person chose."""

    @command("cmd-settings")
    @options(
        notices="opt-notices",
        language="opt-language",
        quiet_from="opt-quiet-from",
        quiet_to="opt-quiet-to",
        time_zone="opt-time-zone",
        vacation="opt-vacation",
        reminders="opt-reminders",
        style="opt-colour",
    )
    @app_commands.choices(
        notices=choices("mention", "dm", "dm_hand", "none", prefix="choice-notices"),
        language=languages(settings.AUTO),
        style=choices("0", "1", "2", "3", "4", "5", prefix="choice-style"),
    )
    @app_commands.autocomplete(time_zone=settings.suggest_zone)
    async def settings(
        self,
        interaction: Interaction,
        notices: str | None = None,
        language: str | None = None,
        quiet_from: str | None = None,
        quiet_to: str | None = None,
        time_zone: str | None = None,
        vacation: str | None = None,
        reminders: str | None = None,
        style: str | None = None,
    ) -> None:
        """Show the settings, after changing what was typed."""
        typed = {
            "notices": notices,
            "language": language,
            "quiet_from": quiet_from,
            "quiet_to": quiet_to,
            "time_zone": time_zone,
            "vacation": vacation,
            "reminders": reminders,
            "style": style,
        }
        await settings.show(interaction, {name: text for name, text in typed.items() if text is not None})


async def setup(bot: Any) -> None:
    """Carry the command and answer its screen."""
    await bot.add_cog(Settings())
