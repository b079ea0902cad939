"""`/server`: for those who manage a server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import admin_actions, match_actions, moderation, server_rules
from cogs.common.command_input import person
from cogs.common.localization import command, group, languages, options
from cogs.common.match_commands import run_in_match, suggest_game, suggest_match
from service.match.server_rules import MAX_MATCHES

Interaction = discord.Interaction[Any]


class TextChannel(app_commands.Transformer):
    """A channel in which matches can be played, as its id, whether it is in memory or not."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """What Discord lets people choose."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Which channels."""
        return [discord.ChannelType.text, discord.ChannelType.news]

    async def transform(self, interaction: Interaction, value: Any, /) -> int:
        """The id of the channel that was chosen."""
        return int(value.id)


TextChannelId = app_commands.Transform[int, TextChannel]


class Server(commands.Cog):
    """A server's own settings."""

    server = group(
        "cmd-server",
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @command("cmd-server-language", server)
    @options(language="opt-language")
    @app_commands.choices(language=languages(admin_actions.HOST))
    async def language(self, interaction: Interaction, language: str) -> None:
        """The language of new matches."""
        await admin_actions.language(interaction, language)

    @command("cmd-server-check", server)
    async def check(self, interaction: Interaction) -> None:
        """What the bot lacks here."""
        await match_actions.check(interaction)

    @command("cmd-server-pause", server)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def pause(self, interaction: Interaction, match: int | None = None) -> None:
        """Let a match rest."""
        await run_in_match(interaction, moderation.server_pause, match)

    @command("cmd-server-close", server)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def close(self, interaction: Interaction, match: int | None = None) -> None:
        """End a match."""
        await run_in_match(interaction, moderation.server_close, match)

    @command("cmd-server-rules", server)
    async def rules(self, interaction: Interaction) -> None:
        """What the server allows."""
        await server_rules.show(interaction)

    @command("cmd-server-allow", server)
    @options(channel="opt-channel", game="opt-server-game", player="opt-barred")
    @app_commands.autocomplete(game=suggest_game)
    async def allow(
        self,
        interaction: Interaction,
        channel: TextChannelId | None = None,
        game: str | None = None,
        player: discord.User | None = None,
    ) -> None:
        """Allow something."""
        await _allow(interaction, True, channel, game, player)

    @command("cmd-server-forbid", server)
    @options(channel="opt-channel", game="opt-server-game", player="opt-barred")
    @app_commands.autocomplete(game=suggest_game)
    async def forbid(
        self,
        interaction: Interaction,
        channel: TextChannelId | None = None,
        game: str | None = None,
        player: discord.User | None = None,
    ) -> None:
        """Allow something no more."""
        await _allow(interaction, False, channel, game, player)

    @command("cmd-server-limit", server)
    @options(matches="opt-most-open")
    async def limit(self, interaction: Interaction, matches: app_commands.Range[int, 1, MAX_MATCHES]) -> None:
        """How many matches may be open."""
        await server_rules.limit(interaction, matches)


async def _allow(
    interaction: Interaction,
    allowed: bool,
    channel_id: int | None,
    game: str | None,
    player: discord.User | None,
) -> None:
    who = None if player is None else person(player)
    await server_rules.allow(interaction, allowed, channel_id=channel_id, game=game, person=who)


async def setup(bot: Any) -> None:
    """Carry the commands and answer their buttons."""
    await bot.add_cog(Server())
