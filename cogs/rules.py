"""`/rules` and `/help`: the almanacs of the games and of Kontor."""

import asyncio
from functools import partial
from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.common.contexts import anywhere
from cogs.common.localization import command, options
from cogs.common.match_commands import NAME, PICKS, resolve_game, suggest_game
from discord_ui.dispatch.error_boundary import app_of, command_context
from discord_ui.handlers.screens import rules
from discord_ui.interaction.context import Interaction, InteractionContext
from discord_ui.model.limits import shorten
from discord_ui.model.rules_args import OpenRules
from engines.core.text.messages import Msg
from i18n.almanac import CORE


async def show_rules(interaction: Interaction, game: str, query: str = "") -> None:
    """Show the almanac of a game ("core" for Kontor): an entry by its topic, or what a search finds.

    Without either, the game in short, or Kontor's help.
    """
    async with command_context(interaction) as ctx:
        opened = OpenRules(game)
        await (rules.look_up(ctx, opened, query) if query else rules.show(ctx, opened))


async def suggest_word(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the almanac's entries that match the text: of the game of the channel, or of all games, named."""
    app = app_of(interaction)
    ctx = InteractionContext(app, interaction)
    game, locale = await game_of(interaction), await ctx.locale()
    find = app.almanac.anywhere if game == CORE else partial(app.almanac.search, game)
    words = current.strip()
    # Entries are parsed at their first use, which takes a moment.
    found = await asyncio.to_thread(find, words, locale) if words else await rules.read_entries(app, game, locale)
    localizer = await ctx.localizer()
    choices = []
    for entry in found[:PICKS]:
        other = entry.game not in (game, CORE)
        name = f"{entry.title} · {localizer.plain(Msg(f'{entry.game}-name'))}" if other else entry.title
        choices.append(app_commands.Choice(name=shorten(name, NAME), value=f"{entry.game}/{entry.topic}"))
    return choices


async def game_of(interaction: Interaction) -> str:
    """Return the game of the option, else of the match in this channel, else "core", which leads to all."""
    app = app_of(interaction)
    named = getattr(interaction.namespace, "game", None)
    if isinstance(named, str):
        known = CORE if named == CORE else resolve_game(app, named)
        if known is not None:
            return known
    if interaction.channel_id is not None:
        here = await app.kontor.queries.match_at(interaction.channel_id)
        if here is not None:
            return here.game
    return CORE


class Rules(commands.Cog):
    """The commands of the almanac."""

    @anywhere
    @command("cmd-rules")
    @options(word="opt-word", game="opt-game")
    @app_commands.autocomplete(word=suggest_word, game=suggest_game)
    async def rules(self, interaction: Interaction, word: str | None = None, game: str | None = None) -> None:
        """Look a word up."""
        wanted = await game_of(interaction)
        await show_rules(interaction, wanted, word or "")

    @command("cmd-help")
    async def help(self, interaction: Interaction) -> None:
        """Show Kontor's help."""
        await show_rules(interaction, CORE)


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Rules())
