"""Presses at an auction: answer with a limit of a button, or with one that is typed."""

from typing import Any

from discord_ui.handlers.panel import fresh_table, show_earlier_result
from discord_ui.handlers.show_panel import show_loaded_panel, show_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.errors import UserError
from discord_ui.typed.amounts import UnreadableAmount, read_amount
from discord_ui.widgets import bids
from discord_ui.widgets.bids import BidderView
from engines.core.mechanics.auctions import BidLimit
from engines.core.text.messages import Msg, Num
from service.base.errors import Stale
from service.base.read_models.panels import PanelModel


async def amount(ctx: InteractionContext, press: Press[controls.OfPanel]) -> None:
    """Ask for a limit and what is done above it with a form, or store the submitted answer."""
    try:
        table, auction = await _auction(ctx, press.args)
    except Stale:
        if press.kind != "form":
            raise
        await _show_if_answered(ctx, press.args, None)
        return
    localizer = await ctx.localizer(table.info)
    if press.kind != "form":
        await ctx.form(bids.bid_form(auction, localizer, press.id))
        return
    unit, least = auction.auction.unit, auction.auction.least
    wrong = UserError(Msg("ui-bid-amount-wrong", {"least": Num(least, unit), "most": Num(auction.limit, unit)}))
    try:
        most = read_amount(press.fields.get(bids.AMOUNT, ""), localizer.plain.per(unit))
    except UnreadableAmount:
        raise wrong from None
    if not least <= most <= auction.limit:
        raise wrong
    await _store(ctx, press.args, BidLimit(most, press.fields.get(bids.OUTBID) == "ask"))


async def answer(ctx: InteractionContext, press: Press[controls.BidAnswer]) -> None:
    """Store an answer."""
    most = press.args.most
    await _store(ctx, press.args, BidLimit(most, press.args.outbid == "ask" and most > 0))


async def _store(ctx: InteractionContext, panel: controls.OfPanel, bid: BidLimit) -> None:
    try:
        done = await ctx.app.kontor.play.submit(ctx.user, panel.match, [bid], panel.token)
    except Stale:
        await _show_if_answered(ctx, panel, bid)
        return
    # Until the auction is settled, the panel's headline repeats the answer.
    await show_loaded_panel(ctx, done.table, done=done.told)


async def _show_if_answered(ctx: InteractionContext, panel: controls.OfPanel, bid: BidLimit | None) -> None:
    """Show the result of an earlier answer from the same panel, or that this answer waits already.

    Raises Stale if neither is so.
    """
    did = await ctx.app.kontor.play.find_repeated_press(ctx.user, panel.match, panel.token)
    if did is None or not (did.kind == "answer" or (did.kind == "plan" and did.action == bid)):
        raise Stale("ui-stale")
    await show_earlier_result(ctx, panel.match, did)


async def _auction(ctx: InteractionContext, panel: controls.OfPanel) -> tuple[PanelModel[Any], BidderView]:
    table = await fresh_table(ctx, panel.match, panel.token)
    shown = bids.bidder_view(table.choices.planning)
    if shown is None:
        raise Stale("ui-stale")
    return table, shown


ROUTES = (
    # A button of older panels, which asked on another screen what to do above its limit.
    Route(controls.BID, lambda ctx, press: show_panel(ctx, press.args.match)),
    Route(controls.BID_DO, answer),
    Route(controls.BID_AMOUNT, amount, form=True),
)
