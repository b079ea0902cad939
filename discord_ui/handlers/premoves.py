"""Presses on the screen of planned moves."""

from __future__ import annotations

from discord_ui.handlers.show_panel import show_loaded_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Route
from discord_ui.model.focus import BadFocus
from discord_ui.model.press import Press, number_args, word_arg
from engines.core.text.messages import Msg


async def look(ctx: InteractionContext, press: Press) -> None:
    """Show the planned moves, and the moves that may be planned next."""
    await _show(ctx, number_args(press, 1)[0])


async def only_if(ctx: InteractionContext, press: Press) -> None:
    """Set the conditions of the last move."""
    match_id, token = number_args(press, 1)[0], word_arg(press, 1)
    if not all(value.isdecimal() for value in press.values):
        raise BadFocus("no such condition")
    await ctx.app.kontor.premoves.set_conditions(ctx.user, match_id, [int(value) for value in press.values], token)
    await _show(ctx, match_id)


async def drop(ctx: InteractionContext, press: Press) -> None:
    """Withdraw the last planned move, or all."""
    match_id, token = number_args(press, 1)[0], word_arg(press, 1)
    await ctx.app.kontor.premoves.take_back(ctx.user, match_id, token, every=word_arg(press, 2) == "all")
    await _show(ctx, match_id)


async def now(ctx: InteractionContext, press: Press) -> None:
    """Make the planned moves at once, and show the panel."""
    table = await ctx.app.kontor.premoves.make_now(ctx.user, number_args(press, 1)[0])
    await show_loaded_panel(ctx, table, notice=Msg("ui-ahead-made"))


async def _show(ctx: InteractionContext, match_id: int) -> None:
    await show_loaded_panel(ctx, await ctx.app.kontor.premoves.panel(ctx.user, match_id))


ROUTES = {
    "ahead": Route(look),
    "ahead-if": Route(only_if),
    "ahead-drop": Route(drop),
    "ahead-now": Route(now),
}
