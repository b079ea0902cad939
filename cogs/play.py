"""Commands of a player at the table: move, hand, board, log, undo, orders, notes, resignation, waiting matches."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.common.contexts import anywhere
from cogs.common.localization import choices, command, options
from cogs.common.match_commands import find_match, in_match, match_command, run_in_match, suggest_match
from discord_ui.dispatch.error_boundary import command_context
from discord_ui.handlers.screens import board as board_screen
from discord_ui.handlers.screens import log as log_screen
from discord_ui.handlers.screens import note as note_screen
from discord_ui.handlers.screens import orders as orders_screen
from discord_ui.handlers.screens import orders_overview
from discord_ui.handlers.screens import turns as turns_screen
from discord_ui.handlers.show_panel import show_panel
from discord_ui.handlers.undo import take_back
from discord_ui.interaction.context import Interaction, InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.errors import UserError
from discord_ui.model.screen import Button
from discord_ui.model.screen_parts import confirmation
from engines.core.text.messages import Many, Msg, SeatRef
from service.base.read_models.matches import MatchInfo
from service.usecases.play import DEFAULT_WAIT, MAX_WAIT

move = match_command("move")(lambda ctx, match_id: show_panel(ctx, match_id))
hand = match_command("hand")(board_screen.show_hand)
log = match_command("log")(lambda ctx, match_id: log_screen.show(ctx, match_id))
undo = match_command("undo")(lambda ctx, match_id: take_back(ctx, match_id))
orders = match_command("orders")(lambda ctx, match_id: orders_screen.show(ctx, match_id))
note = match_command("note", form=True)(note_screen.ask)


@match_command("board")
@options(form="opt-form")
@app_commands.choices(form=choices("picture", "text", prefix="choice-form"))
async def board(ctx: InteractionContext, match_id: int, *, form: str = "picture") -> None:
    """Show the board as a picture or as text."""
    await board_screen.show(ctx, match_id, form)


@match_command("wait")
@options(hours="opt-hours")
async def wait(
    ctx: InteractionContext, match_id: int, *, hours: app_commands.Range[int, 1, MAX_WAIT] = DEFAULT_WAIT
) -> None:
    """Wait for answers to the own offers."""
    await orders_screen.wait_for(ctx, match_id, hours)


@match_command("resign")
async def resign(ctx: InteractionContext, match_id: int) -> None:
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
    await ctx.show_sentence(Msg("resign-done", {"match": match_id}), info)


class Play(commands.Cog):
    """The commands; most run the function of their name."""

    move = anywhere(command("cmd-move")(in_match(move)))
    hand = command("cmd-hand")(in_match(hand))
    board = command("cmd-board")(in_match(board))
    log = command("cmd-log")(in_match(log))
    undo = command("cmd-undo")(in_match(undo))
    wait = command("cmd-wait")(in_match(wait))
    resign = command("cmd-resign")(in_match(resign))

    @command("cmd-orders")
    @options(match="opt-match-or-all")
    @app_commands.autocomplete(match=suggest_match)
    async def orders(self, interaction: Interaction, match: int | None = None) -> None:
        """Show the orders and planned moves of all matches, or give and cancel those of one."""
        if match is not None:
            await run_in_match(interaction, orders, match)
            return
        async with command_context(interaction) as ctx:
            await orders_overview.show(ctx)

    @anywhere
    @command("cmd-note")
    @options(text="opt-text", match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def note(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, 500] | None = None,
        match: int | None = None,
    ) -> None:
        """Write the private note: in a form, or typed if the match is clear, as the text would not fit an id."""
        if text is None:
            await run_in_match(interaction, note, match)
            return
        async with command_context(interaction) as ctx:
            found = await find_match(ctx, match)
            if not isinstance(found, MatchInfo):
                raise UserError(Msg("which-name-it"))
            await ctx.app.kontor.social.set_note(ctx.user, found.id, text.strip())
            await show_panel(ctx, found.id, notice=Msg("ui-note-kept"))

    @anywhere
    @command("cmd-turns")
    async def turns(self, interaction: Interaction) -> None:
        """Show all matches that wait for the person."""
        async with command_context(interaction) as ctx:
            await turns_screen.show(ctx)

    @command("cmd-next")
    async def next(self, interaction: Interaction) -> None:
        """Show the panel of the match that has waited longest, or say that none waits."""
        async with command_context(interaction) as ctx:
            waiting = await ctx.app.kontor.lists.waiting_for(ctx.user.id, 1)
            if not waiting:
                raise UserError(Msg("next-nothing"))
            notice = Msg("next-link", {"url": waiting[0].url})
            await show_panel(ctx, waiting[0].info.id, notice=notice)


ROUTES = (Route(controls.RESIGN_SURE, resign_sure),)


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Play())
