"""What a newcomer reads first, and words looked up while typing."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from discord_ui.errands.finding import game_named, ui_of
from discord_ui.ids import ScreenId, write_id
from discord_ui.screen import Button, Row, Screen, Words
from discord_ui.visit import Interaction, Visit
from engines.core.text import Msg

CORE: Final = "core"
CHOICES: Final = 25
NAME: Final = 100


async def show(interaction: Interaction) -> None:
    """Tell how Kontor works, in one screen."""
    ui = ui_of(interaction)
    async with ui.funnel(interaction) as visit:
        voice = await visit.voice()
        lines = (
            Msg("help-open"),
            Msg("help-play"),
            Msg("help-typed"),
            Msg("help-turns"),
            Msg("help-settings"),
            Msg("help-picked"),
        )
        text = [
            f"### {voice.say(Msg('help-title'))}",
            voice.say(Msg("help-what")),
            *(f"- {voice.say(m)}" for m in lines),
        ]
        more = Button(voice.plain(Msg("help-more")), write_id(ScreenId("rules-entry", (CORE, ""), 1)))
        waiting = Button(voice.plain(Msg("help-waiting")), write_id(ScreenId("turns")))
        await visit.show(Screen((Words("\n".join(text)), Row((more, waiting)))))


async def suggest_word(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Entries of the almanac that fit what was typed, of the game chosen before or else of the only one."""
    ui = ui_of(interaction)
    visit = Visit(ui, interaction)
    game = await game_of(interaction)
    locale = await visit.locale()
    found = ui.almanac.search(game, current, locale) if current.strip() else ui.almanac.entries(game, locale)
    return [app_commands.Choice(name=entry.title[:NAME], value=entry.topic) for entry in found[:CHOICES]]


async def game_of(interaction: Interaction) -> str:
    """Whose rules are meant: of the game named, of the match in this channel, else of the first game."""
    ui = ui_of(interaction)
    named = getattr(interaction.namespace, "game", None)
    if isinstance(named, str):
        known = CORE if named == CORE else game_named(ui, named)
        if known is not None:
            return known
    if interaction.channel_id is not None:
        here = await ui.kontor.reading.at_place(interaction.channel_id)
        if here is not None:
            return here.game
    return next(iter(ui.kontor.games))
