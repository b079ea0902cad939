"""`/server`: settings, rules and moderation for the managers of a server."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs import moderation
from cogs.common.command_channel import missing_permissions, permission_names
from cogs.common.command_input import Person
from cogs.common.contexts import ON_SERVERS
from cogs.common.localization import command, group, languages, options
from cogs.common.match_commands import in_match, required_game, suggest_game
from discord_ui.dispatch.error_boundary import command_context
from discord_ui.handlers.screens.rules import hosting_buttons
from discord_ui.interaction.authorization import require_manager
from discord_ui.interaction.context import Interaction, InteractionContext
from discord_ui.model.errors import UserError
from discord_ui.model.localizer import Localizer, mention
from discord_ui.model.screen import Paragraph, Screen, rows_of
from engines.core.text.messages import Many, Msg
from i18n.locales import match_locale
from service.match.server_rules import MAX_MATCHES, ServerRules

HOST: Final = "host"
"""The choice that follows the language of the person who opens a match."""
NAMED: Final = 30
"""Maximum number of channels or people named."""


def rules_screen(rules: ServerRules, localizer: Localizer, most: int) -> Screen:
    """Return the rules of a server. most: the default limit of open matches."""
    lines = [
        f"### {localizer.say(Msg('server-rules'))}",
        f"- {localizer.say(Msg('server-rules-most', {'n': rules.most or most}))}",
    ]
    if rules.silent:
        lines.append(f"- {localizer.say(Msg('server-rules-silent'))}")
    if rules.channels:
        lines.append(f"- {localizer.say(Msg('server-rules-only', {'channels': _channels(rules.channels)}))}")
    if rules.closed:
        lines.append(f"- {localizer.say(Msg('server-rules-closed', {'channels': _channels(rules.closed)}))}")
    if rules.games:
        games = Many(tuple(Msg(f"{game}-name") for game in rules.games))
        lines.append(f"- {localizer.say(Msg('server-rules-games', {'games': games}))}")
    if rules.people:
        people = " ".join(map(mention, rules.people[:NAMED]))
        lines.append(f"- {localizer.say(Msg('server-rules-people', {'people': people}))}")
    return Screen((Paragraph("\n".join(lines)),))


def _channels(channels: tuple[int, ...]) -> str:
    return " ".join(f"<#{channel}>" for channel in channels[:NAMED])


async def _show_rules(ctx: InteractionContext, rules: ServerRules) -> None:
    await ctx.show(rules_screen(rules, await ctx.localizer(), ctx.app.kontor.server_rules.most))


class TextChannel(app_commands.Transformer):
    """The id of a channel in which matches can be played; the channel need not be in memory."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Return the type of the option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Return the types of the channels offered."""
        return [discord.ChannelType.text, discord.ChannelType.news]

    async def transform(self, interaction: Interaction, value: Any, /) -> int:
        """Return the id of the chosen channel."""
        return int(value.id)


TextChannelId = app_commands.Transform[int, TextChannel]


def _allowing(allowed: bool) -> Any:
    """Return the method that allows, or forbids, a channel, a game or a person."""

    @options(channel="opt-channel", game="opt-server-game", player="opt-barred")
    @app_commands.autocomplete(game=suggest_game)
    async def method(
        cog: "Server",
        interaction: Interaction,
        channel: TextChannelId | None = None,
        game: str | None = None,
        player: Person | None = None,
    ) -> None:
        async with command_context(interaction) as ctx:
            guild_id = require_manager(ctx)
            known = None if game is None else required_game(ctx.app, game)
            if channel is None and known is None and player is None:
                raise UserError(Msg("server-allow-what"))
            user_id = None if player is None else player.id
            rules = ctx.app.kontor.server_rules
            await _show_rules(
                ctx, await rules.allow(guild_id, allowed, channel_id=channel, game=known, user_id=user_id)
            )

    # discord.py knows a method by its qualified name.
    method.__qualname__ = "Server.method"
    return method


class Server(commands.Cog):
    """A server's own settings."""

    server = group(
        "cmd-server",
        allowed_contexts=ON_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @command("cmd-server-language", server)
    @options(language="opt-language")
    @app_commands.choices(language=languages(HOST))
    async def language(self, interaction: Interaction, language: str) -> None:
        """Set the language of new matches."""
        async with command_context(interaction) as ctx:
            if interaction.guild_id is None:
                raise UserError(Msg("new-only-server"))
            host = language == HOST
            await ctx.app.kontor.users.set_guild_locale(interaction.guild_id, None if host else language)
            localizer = await ctx.localizer()
            told = Msg("choice-language-host") if host else localizer.plain.language(match_locale(language))
            await ctx.say(Msg("server-language", {"language": told}))

    @command("cmd-server-check", server)
    async def check(self, interaction: Interaction) -> None:
        """Name the permissions that the bot lacks in the channel of the command, and lead to the owner's guide."""
        async with command_context(interaction) as ctx:
            lacking = missing_permissions(interaction)
            done = Msg("check-lacks", {"rights": permission_names(lacking)}) if lacking else Msg("check-fine")
            localizer = await ctx.localizer()
            guide = hosting_buttons(ctx.app.almanac, localizer, ctx.app.policy_links)
            await ctx.show(Screen((Paragraph(localizer.say(done)), *rows_of(guide))))

    pause = command("cmd-server-pause", server)(in_match(moderation.server_pause))
    close = command("cmd-server-close", server)(in_match(moderation.server_close))

    @command("cmd-server-rules", server)
    async def rules(self, interaction: Interaction) -> None:
        """Show the rules of the server."""
        async with command_context(interaction) as ctx:
            await _show_rules(ctx, await ctx.app.kontor.server_rules.rules(require_manager(ctx)))

    allow = command("cmd-server-allow", server)(_allowing(True))
    forbid = command("cmd-server-forbid", server)(_allowing(False))

    @command("cmd-server-talk", server)
    @options(allowed="opt-talk-allowed")
    async def talk(self, interaction: Interaction, allowed: bool) -> None:
        """Let computer players talk in the posts of new matches, or not."""
        async with command_context(interaction) as ctx:
            guild_id = require_manager(ctx)
            await _show_rules(ctx, await ctx.app.kontor.server_rules.silence(guild_id, not allowed))

    @command("cmd-server-limit", server)
    @options(matches="opt-most-open")
    async def limit(self, interaction: Interaction, matches: app_commands.Range[int, 1, MAX_MATCHES]) -> None:
        """Set how many matches may be open."""
        async with command_context(interaction) as ctx:
            await _show_rules(ctx, await ctx.app.kontor.server_rules.limit(require_manager(ctx), matches))


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Server())
