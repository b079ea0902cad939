"""Presses at an auction: choose a limit, type one, and answer."""

from typing import Any

from discord_ui.handlers.panel import fresh_table, show_earlier_result
from discord_ui.handlers.show_panel import show_loaded_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.components import Form, TextField
from discord_ui.model.errors import UserError
from discord_ui.model.localizer import escape_args
from discord_ui.model.screen import Paragraph, Screen
from discord_ui.typed.amounts import UnreadableAmount, read_amount
from discord_ui.widgets import bids
from discord_ui.widgets.bids import BidderView
from engines.core.mechanics.auctions import BidLimit
from engines.core.text.messages import Msg, Num
from service.base.errors import Stale
from service.base.read_models.panels import PanelModel


async def limit(ctx: InteractionContext, press: Press[controls.Bid]) -> None:
    """Take the chosen limit and ask for the answer above it."""
    table, auction = await _auction(ctx, press.args)
    await _then(ctx, table, auction, press.args.most)


async def amount(ctx: InteractionContext, press: Press[controls.OfPanel]) -> None:
    """Ask for a limit with a form, or take the submitted one."""
    table, auction = await _auction(ctx, press.args)
    localizer = await ctx.localizer(table.info)
    unit = auction.auction.unit
    bounds = {"least": Num(auction.auction.least, unit), "most": Num(auction.limit, unit)}
    if press.kind != "form":
        label = localizer.plain(Msg("ui-bid-amount", {**bounds}))
        field = TextField("amount", label, lo=1, hi=20)
        await ctx.form(Form(localizer.plain(Msg("ui-bid-other")), press.id, (field,)))
        return
    try:
        most = read_amount(press.fields.get("amount", ""), localizer.plain.per(unit))
    except UnreadableAmount:
        raise UserError(Msg("ui-bid-amount-wrong", {**bounds})) from None
    if not auction.auction.least <= most <= auction.limit:
        raise UserError(Msg("ui-bid-amount-wrong", {**bounds}))
    await _then(ctx, table, auction, most)


async def answer(ctx: InteractionContext, press: Press[controls.BidAnswer]) -> None:
    """Store an answer."""
    match_id, token, most = press.args.match, press.args.token, press.args.most
    play = ctx.app.kontor.play
    try:
        bid = BidLimit(most, press.args.outbid == "ask" and most > 0)
        done = await play.submit(ctx.user, match_id, [bid], token)
    except Stale:
        did = await play.find_repeated_press(ctx.user, match_id, token)
        if did is None or did.kind != "answer":
            raise
        await show_earlier_result(ctx, match_id, did)
        return
    # Until the auction is settled, the panel's headline repeats the answer.
    await show_loaded_panel(ctx, done.table, done=done.told)


async def _then(ctx: InteractionContext, table: PanelModel[Any], auction: BidderView, most: int) -> None:
    localizer = await ctx.localizer(table.info)
    asked = [localizer.say(escape_args(decision.prompt)) for decision in table.choices.decisions[:1]]
    screen = Screen((*map(Paragraph, asked), *bids.outbid_blocks(table, auction, most, localizer)))
    await ctx.show(screen)


async def _auction(ctx: InteractionContext, panel: controls.OfPanel) -> tuple[PanelModel[Any], BidderView]:
    table = await fresh_table(ctx, panel.match, panel.token)
    shown = bids.bidder_view(table.choices.planning)
    if shown is None:
        raise Stale("ui-stale")
    return table, shown


ROUTES = (
    Route(controls.BID, limit),
    Route(controls.BID_DO, answer),
    Route(controls.BID_AMOUNT, amount, form=True),
)
