"""Presses on the screen of planned moves."""

from discord_ui.handlers.show_panel import show_loaded_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.focus import BadFocus
from engines.core.text.messages import Msg


async def only_if(ctx: InteractionContext, press: Press[controls.OfPanel]) -> None:
    """Set the conditions of the last move."""
    match_id, token = press.args.match, press.args.token
    if not all(value.isdecimal() for value in press.values):
        raise BadFocus("no such condition")
    await ctx.app.kontor.premoves.set_conditions(ctx.user, match_id, [int(value) for value in press.values], token)
    await _show(ctx, match_id)


async def drop(ctx: InteractionContext, press: Press[controls.Withdrawal]) -> None:
    """Withdraw the last planned move, or all."""
    match_id, token = press.args.match, press.args.token
    await ctx.app.kontor.premoves.take_back(ctx.user, match_id, token, every=press.args.which == "all")
    await _show(ctx, match_id)


async def now(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Make the planned moves at once, and show the panel."""
    table = await ctx.app.kontor.premoves.make_now(ctx.user, press.args.match)
    await show_loaded_panel(ctx, table, notice=Msg("ui-ahead-made"))


async def _show(ctx: InteractionContext, match_id: int) -> None:
    """Show the planned moves, and the moves that may be planned next."""
    await show_loaded_panel(ctx, await ctx.app.kontor.premoves.panel(ctx.user, match_id))


ROUTES = (
    Route(controls.PREMOVES, lambda ctx, press: _show(ctx, press.args.match)),
    Route(controls.PREMOVE_IF, only_if),
    Route(controls.PREMOVE_DROP, drop),
    Route(controls.PREMOVE_NOW, now),
)
