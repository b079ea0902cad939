"""Commands of a player at the table, and everything that waits for them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import play_actions
from cogs.common.command_input import command_input
from cogs.common.localization import choices, command, options
from cogs.common.match_commands import run_in_match, suggest_match
from service.usecases.play import DEFAULT_WAIT, MAX_WAIT

Interaction = discord.Interaction[Any]


class Play(commands.Cog):
    """Thin: every command names what is carried out."""

    @command("cmd-move")
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def move(self, interaction: Interaction, match: int | None = None) -> None:
        """The panel."""
        await run_in_match(interaction, play_actions.move, match)

    @command("cmd-hand")
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def hand(self, interaction: Interaction, match: int | None = None) -> None:
        """The hand."""
        await run_in_match(interaction, play_actions.hand, match)

    @command("cmd-board")
    @options(form="opt-form", match="opt-match")
    @app_commands.choices(form=choices("picture", "text", prefix="choice-form"))
    @app_commands.autocomplete(match=suggest_match)
    async def board(self, interaction: Interaction, form: str = "picture", match: int | None = None) -> None:
        """The board."""
        await run_in_match(interaction, play_actions.board, match, command_input(form=form))

    @command("cmd-log")
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def log(self, interaction: Interaction, match: int | None = None) -> None:
        """What happened."""
        await run_in_match(interaction, play_actions.log, match)

    @command("cmd-undo")
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def undo(self, interaction: Interaction, match: int | None = None) -> None:
        """Take a move back."""
        await run_in_match(interaction, play_actions.undo, match)

    @command("cmd-orders")
    @options(match="opt-match-or-all")
    @app_commands.autocomplete(match=suggest_match)
    async def orders(self, interaction: Interaction, match: int | None = None) -> None:
        """All that stands in every match, or what may be given in one."""
        if match is None:
            await play_actions.standing(interaction)
        else:
            await run_in_match(interaction, play_actions.orders, match)

    @command("cmd-wait")
    @options(hours="opt-hours", match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def wait(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 1, MAX_WAIT] = DEFAULT_WAIT,
        match: int | None = None,
    ) -> None:
        """Wait for answers to one's offers."""
        await run_in_match(interaction, play_actions.wait, match, command_input(hours=hours))

    @command("cmd-resign")
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def resign(self, interaction: Interaction, match: int | None = None) -> None:
        """Leave a match."""
        await run_in_match(interaction, play_actions.resign, match)

    @command("cmd-note")
    @options(text="opt-text", match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def note(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, 500] | None = None,
        match: int | None = None,
    ) -> None:
        """The private note."""
        if text is None:
            await run_in_match(interaction, play_actions.note, match)
        else:
            await play_actions.typed_note(interaction, match, text)

    @command("cmd-turns")
    async def turns(self, interaction: Interaction) -> None:
        """Everything that waits."""
        await play_actions.show_turns(interaction)

    @command("cmd-next")
    async def next(self, interaction: Interaction) -> None:
        """The match that has waited longest."""
        await play_actions.go_on(interaction)


async def setup(bot: Any) -> None:
    """Carry the commands."""
    await bot.add_cog(Play())
