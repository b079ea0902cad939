"""Rules looked up by a command, and its words completed while typing."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from discord_ui.choosing import shorten
from discord_ui.commands.finding import game_named
from discord_ui.funnel import funnel, ui_of
from discord_ui.screens import rules
from discord_ui.visit import Interaction, Visit
from engines.core.text.messages import Msg
from i18n.almanac import CORE

CHOICES: Final = 25
NAME: Final = 100


async def show_rules(interaction: Interaction, game: str, query: str = "") -> None:
    """Show the almanac of a game ("core" for Kontor): an entry by its topic, or what a search finds.

    Without either, the game in short, or Kontor's help.
    """
    async with funnel(interaction) as visit:
        opened = rules.Opened(game)
        await (rules.look_up(visit, opened, query) if query else rules.show(visit, opened))


async def suggest_word(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Entries of the almanac that fit what was typed: of the game that is meant, or of all games, then named."""
    ui = ui_of(interaction)
    visit = Visit(ui, interaction)
    game, locale = await game_of(interaction), await visit.locale()
    if current.strip():
        found = ui.almanac.anywhere(current, locale) if game == CORE else ui.almanac.search(game, current, locale)
    else:
        found = ui.almanac.entries(game, locale)
    voice = await visit.voice()
    choices = []
    for entry in found[:CHOICES]:
        other = entry.game not in (game, CORE)
        name = f"{entry.title} · {voice.plain(Msg(f'{entry.game}-name'))}" if other else entry.title
        choices.append(app_commands.Choice(name=shorten(name, NAME), value=f"{entry.game}/{entry.topic}"))
    return choices


async def game_of(interaction: Interaction) -> str:
    """Whose rules are meant: of the game named, of the match in this channel, else Kontor's, which lead to all."""
    ui = ui_of(interaction)
    named = getattr(interaction.namespace, "game", None)
    if isinstance(named, str):
        known = CORE if named == CORE else game_named(ui, named)
        if known is not None:
            return known
    if interaction.channel_id is not None:
        here = await ui.kontor.queries.match_at(interaction.channel_id)
        if here is not None:
            return here.game
    return CORE
