"""Commands of a player at the table: move, hand, board, log, undo, orders, notes, resignation, waiting matches."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.common.command_input import CommandInput, command_input
from cogs.common.localization import choices, command, options
from cogs.common.match_commands import find_match, match_command, run_in_match, suggest_match
from discord_ui.dispatch.error_boundary import command_context
from discord_ui.handlers.screens import board as board_screen
from discord_ui.handlers.screens import hand as hand_screen
from discord_ui.handlers.screens import log as log_screen
from discord_ui.handlers.screens import note as note_screen
from discord_ui.handlers.screens import orders as orders_screen
from discord_ui.handlers.screens import orders_overview
from discord_ui.handlers.screens import turns as turns_screen
from discord_ui.handlers.show_panel import show_panel
from discord_ui.handlers.undo import take_back
from discord_ui.interaction.context import Interaction, InteractionContext
from discord_ui.interaction.route import Route
from discord_ui.model import controls
from discord_ui.model.errors import UserError
from discord_ui.model.press import Press
from discord_ui.model.screen import Button, Paragraph, Screen
from discord_ui.model.screen_parts import confirmation
from engines.core.text.messages import Many, Msg, SeatRef
from service.base.read_models.matches import MatchInfo
from service.usecases.play import DEFAULT_WAIT, MAX_WAIT


@match_command("move")
async def move(ctx: InteractionContext, match_id: int, given: CommandInput) -> None:
    """Show the panel."""
    await show_panel(ctx, match_id)


@match_command("hand")
async def hand(ctx: InteractionContext, match_id: int, given: CommandInput) -> None:
    """Show the person's hand."""
    await hand_screen.show(ctx, match_id)


@match_command("board")
async def board(ctx: InteractionContext, match_id: int, given: CommandInput) -> None:
    """Show the board; the argument is its form, picture or text."""
    await board_screen.show(ctx, match_id, given.text("form") or "picture")


@match_command("log")
async def log(ctx: InteractionContext, match_id: int, given: CommandInput) -> None:
    """Show the log, newest page first."""
    await log_screen.show(ctx, match_id)


@match_command("undo")
async def undo(ctx: InteractionContext, match_id: int, given: CommandInput) -> None:
    """Take back the last own move, or ask the others."""
    await take_back(ctx, match_id)


@match_command("orders")
async def orders(ctx: InteractionContext, match_id: int, given: CommandInput) -> None:
    """Show the standing orders."""
    await orders_screen.show(ctx, match_id)


async def show_turns(interaction: Interaction) -> None:
    """Show all matches that wait for the person."""
    async with command_context(interaction) as ctx:
        await turns_screen.show(ctx)


async def show_all_orders(interaction: Interaction) -> None:
    """Show all orders and planned moves of the person, in all matches."""
    async with command_context(interaction) as ctx:
        await orders_overview.show(ctx)


@match_command("wait")
async def wait(ctx: InteractionContext, match_id: int, given: CommandInput) -> None:
    """Wait for answers to the own offers, for the given number of "hours"."""
    await orders_screen.wait_for(ctx, match_id, given.number("hours") or DEFAULT_WAIT)


@match_command("note", form=True)
async def note(ctx: InteractionContext, match_id: int, given: CommandInput) -> None:
    """Open the note in a form."""
    await note_screen.ask(ctx, match_id)


async def typed_note(interaction: Interaction, match: int | None, text: str) -> None:
    """Save a note typed with the command. Needs an unambiguous match: the text would not fit an id."""
    async with command_context(interaction) as ctx:
        found = await find_match(ctx, match)
        if not isinstance(found, MatchInfo):
            raise UserError(Msg("which-name-it"))
        await ctx.app.kontor.social.set_note(ctx.user, found.id, text.strip())
        await show_panel(ctx, found.id, notice=Msg("ui-note-kept"))


@match_command("resign")
async def resign(ctx: InteractionContext, match_id: int, given: CommandInput) -> None:
    """Ask for confirmation before resigning."""
    info = await ctx.app.kontor.queries.info(match_id)
    info_seat = info.seat_of(ctx.user.id)
    if info.status in ("lobby", "over", "aborted"):
        raise UserError(Msg(f"err-status-{info.status}", {"match": match_id}))
    if info_seat is None:
        raise UserError(Msg("resign-no-seat"))
    localizer = await ctx.localizer(info)
    stay = Button(localizer.plain(Msg("resign-no")), controls.PANEL(match_id))
    others = [seat for seat in info.seats if seat.owner_id is not None and seat.seat != info_seat]
    asked = Msg("resign-ask" if others else "resign-ask-last", {"match": match_id})
    if others and all(seat.user_id is None for seat in others):
        lent = Many(tuple(SeatRef(seat.seat) for seat in others))
        asked = Msg("resign-ask-lent", {"match": match_id, "seats": lent})
    await ctx.show(confirmation(localizer, asked, Msg("resign-yes"), controls.RESIGN_SURE(match_id), stay))


async def resign_sure(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Leave the match for good."""
    match_id = press.args.match
    info = await ctx.app.kontor.play.resign(ctx.user, match_id)
    localizer = await ctx.localizer(info)
    await ctx.show(Screen((Paragraph(localizer.say(Msg("resign-done", {"match": match_id}))),)))


async def go_on(interaction: Interaction) -> None:
    """Show the panel of the match that has waited longest, or say that none waits."""
    async with command_context(interaction) as ctx:
        waiting = await ctx.app.kontor.lists.waiting_for(ctx.user.id, 1)
        if not waiting:
            raise UserError(Msg("next-nothing"))
        notice = Msg("next-link", {"url": waiting[0].url})
        await show_panel(ctx, waiting[0].info.id, notice=notice)


class Play(commands.Cog):
    """The commands; each runs the function of its name."""

    @command("cmd-move")
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def move(self, interaction: Interaction, match: int | None = None) -> None:
        """Show the panel."""
        await run_in_match(interaction, move, match)

    @command("cmd-hand")
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def hand(self, interaction: Interaction, match: int | None = None) -> None:
        """Show the hand."""
        await run_in_match(interaction, hand, match)

    @command("cmd-board")
    @options(form="opt-form", match="opt-match")
    @app_commands.choices(form=choices("picture", "text", prefix="choice-form"))
    @app_commands.autocomplete(match=suggest_match)
    async def board(self, interaction: Interaction, form: str = "picture", match: int | None = None) -> None:
        """Show the board."""
        await run_in_match(interaction, board, match, command_input(form=form))

    @command("cmd-log")
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def log(self, interaction: Interaction, match: int | None = None) -> None:
        """Show the log."""
        await run_in_match(interaction, log, match)

    @command("cmd-undo")
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def undo(self, interaction: Interaction, match: int | None = None) -> None:
        """Take a move back."""
        await run_in_match(interaction, undo, match)

    @command("cmd-orders")
    @options(match="opt-match-or-all")
    @app_commands.autocomplete(match=suggest_match)
    async def orders(self, interaction: Interaction, match: int | None = None) -> None:
        """Show the orders of all matches, or give and cancel those of one."""
        if match is None:
            await show_all_orders(interaction)
        else:
            await run_in_match(interaction, orders, match)

    @command("cmd-wait")
    @options(hours="opt-hours", match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def wait(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 1, MAX_WAIT] = DEFAULT_WAIT,
        match: int | None = None,
    ) -> None:
        """Wait for answers to the own offers."""
        await run_in_match(interaction, wait, match, command_input(hours=hours))

    @command("cmd-resign")
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def resign(self, interaction: Interaction, match: int | None = None) -> None:
        """Resign from a match."""
        await run_in_match(interaction, resign, match)

    @command("cmd-note")
    @options(text="opt-text", match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def note(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, 500] | None = None,
        match: int | None = None,
    ) -> None:
        """Write the private note."""
        if text is None:
            await run_in_match(interaction, note, match)
        else:
            await typed_note(interaction, match, text)

    @command("cmd-turns")
    async def turns(self, interaction: Interaction) -> None:
        """Show all matches that wait for the person."""
        await show_turns(interaction)

    @command("cmd-next")
    async def next(self, interaction: Interaction) -> None:
        """Show the match that has waited longest."""
        await go_on(interaction)


MATCH_COMMANDS = (move, hand, board, log, undo, orders, wait, note, resign)
ROUTES = (Route(controls.RESIGN_SURE, resign_sure),)


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Play())
