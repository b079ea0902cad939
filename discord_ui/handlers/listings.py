"""Presses about forms with lists: open the form, send what it holds, or open it again as it was filled in."""

from typing import Any

from discord_ui.handlers.panel import fresh_table, show_earlier_result
from discord_ui.handlers.show_panel import show_result
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.screen_parts import refused_form
from discord_ui.widgets.listing_form import BadListing, listing_form, read_listing, write_filled
from discord_ui.widgets.panel_options import is_listing
from service.base.errors import IllegalMove, Stale
from service.base.read_models.panels import PanelModel


async def listing(ctx: InteractionContext, press: Press[controls.Listing]) -> None:
    """Open a form, or make the move or plan that the submitted one holds."""
    try:
        table = await fresh_table(ctx, press.args.match, press.args.token)
    except Stale:
        did = await ctx.app.kontor.play.find_repeated_press(ctx.user, press.args.match, press.args.token)
        if press.kind != "form" or did is None or did.kind in ("undo", "plan"):
            raise
        await show_earlier_result(ctx, press.args.match, did)
        return
    offered = table.choices.offered
    if press.args.option >= len(offered) or not is_listing(offered[press.args.option]):
        raise Stale("ui-stale")
    if press.kind == "form":
        await _send(ctx, press, table)
        return
    game, localizer = ctx.app.kontor.games[table.info.game], await ctx.localizer(table.info)
    where = controls.LISTING(press.args.match, press.args.token, press.args.option)
    await ctx.form(listing_form(game, table, localizer, press.args.option, where, press.args.filled))


async def _send(ctx: InteractionContext, press: Press[controls.Listing], table: PanelModel[Any]) -> None:
    known, offered = press.args, table.choices.offered
    try:
        action = read_listing(offered, known.option, press.fields, press.chosen)
        done = await ctx.app.kontor.play.submit(ctx.user, known.match, [action], known.token)
    except (BadListing, IllegalMove) as error:
        why = error.why if isinstance(error, BadListing) else error.msg
        localizer = await ctx.localizer(table.info)
        filled = write_filled(offered[known.option], press.fields, press.chosen)
        again = controls.LISTING(known.match, known.token, known.option, filled)
        await ctx.show(refused_form(localizer, why, again, controls.PANEL(known.match)))
        return
    await show_result(ctx, done)


ROUTES = (Route(controls.LISTING, listing, form=True),)
