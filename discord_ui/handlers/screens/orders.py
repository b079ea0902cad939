"""Standing orders: a line for each with its state and effect, beside the button that gives or cancels it."""

from typing import Any

from discord_ui.handlers.show_panel import show_loaded_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.errors import UserError
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Block, Button, ButtonRow, Line, Paragraph, Screen
from discord_ui.model.screen_parts import match_heading, panel_button, refused_form
from discord_ui.panel.premoves import premove_lines
from discord_ui.widgets.order_form import OFF, STATE, OrderForm, order_id, order_line, read_filled
from engines.core.game import Game
from engines.core.text.messages import Msg
from service.base.errors import NotSeated, Refusal
from service.base.read_models.panels import PanelModel
from service.usecases.play import DEFAULT_WAIT


async def show(ctx: InteractionContext, match_id: int, notice: Msg | None = None) -> None:
    """Explain the standing orders of a match, below a sentence. Raises NotSeated for a person without a seat."""
    table = await ctx.app.kontor.play.panel(ctx.user, match_id)
    if table.seat is None or not table.holds:
        raise NotSeated("err-not-seated" if table.seat is None else "err-computer-holds", match=match_id)
    game = ctx.app.kontor.games[table.info.game]
    localizer = await ctx.localizer(table.info)
    blocks: list[Block] = [Paragraph(match_heading(localizer, table.info, Msg("ui-ahead-door")))]
    if notice is not None:
        blocks.append(Paragraph(localizer.say(escape_args(notice))))
    blocks += _next_turn(table, localizer)
    if table.instructions.orders:
        blocks.append(Paragraph(localizer.say(Msg("ui-orders-how"))))
        blocks += order_lines(game, table, localizer)
    elif table.instructions.premoves is None:
        blocks.append(Paragraph(localizer.say(Msg("ui-orders-none", {"game": Msg(f"{game.info.key}-name")}))))
    blocks.append(ButtonRow((panel_button(localizer, match_id),)))
    await ctx.show(Screen(tuple(blocks)))


def _next_turn(table: PanelModel[Any], localizer: Localizer) -> list[Block]:
    """Return the line of the next turns with their planned moves, beside the button that plans more."""
    given = table.instructions.premoves
    if given is None:
        return []
    said = [localizer.say(Msg("ui-ahead-what")), *premove_lines(given, localizer)]
    label = localizer.plain(Msg("ui-change" if given.lines else "ui-set"))
    return [Line("\n".join(said), Button(f"{label}…", controls.PREMOVES(table.info.id), "main"))]


def order_lines(game: Game[Any, Any], table: PanelModel[Any], localizer: Localizer) -> list[Block]:
    """Return a line for each standing order, with the button that gives, changes or cancels it.

    An order with values is given, changed and cancelled in its form.
    """
    lines: list[Block] = []
    for order in table.instructions.orders:
        if order.choice is None:
            label = localizer.plain(Msg("ui-order-off" if order.on else "ui-order-on"))
            where = controls.ORDER(table.info.id, order.key, not order.on)
        else:
            label = f"{localizer.plain(Msg('ui-change' if order.on else 'ui-set'))}…"
            where = controls.ORDER_WITH(table.info.id, order.key)
        text = order_line(game, table.view, localizer, order, on=order.on)
        lines.append(Line(text, Button(label, where)))
    return lines


async def toggle(ctx: InteractionContext, press: Press[controls.OrderSwitch]) -> None:
    """Give or cancel an order, and show the panel; opening it this way does not end orders for an absence."""
    given = press.args
    table = await ctx.app.kontor.standing_orders.set(ctx.user, given.match, given.key, given.on)
    await show_loaded_panel(ctx, table)


async def wait_for(ctx: InteractionContext, match_id: int, hours: int = DEFAULT_WAIT) -> None:
    """Wait for answers for at most `hours`, and show the panel."""
    table = await ctx.app.kontor.play.wait_for_answers(ctx.user, match_id, hours)
    await show_loaded_panel(ctx, table)


async def give_with_form(ctx: InteractionContext, press: Press[controls.OrderValues]) -> None:
    """Ask for the values of an order with a form; give it with the submitted ones, or cancel it."""
    match_id, key = press.args.match, press.args.key
    app = ctx.app
    table = await app.kontor.play.panel(ctx.user, match_id)
    info = next((info for info in table.instructions.orders if info.key == key), None)
    if info is None or info.choice is None:
        raise Refusal("err-no-such-order")
    localizer = await ctx.localizer(table.info)
    game = app.kontor.games[table.info.game]
    ordering = OrderForm(game, table.view, localizer, info.choice)
    if press.kind == "form":
        if press.fields.get(STATE) == OFF:
            await show_loaded_panel(ctx, await app.kontor.standing_orders.set(ctx.user, match_id, key, False))
            return
        try:
            chosen = ordering.read(press.fields, press.chosen)
        except UserError as wrong:
            again = order_id(match_id, key, press.fields, press.chosen)
            await ctx.show(refused_form(localizer, wrong.msg, again, controls.ORDERS(match_id)))
            return
        await show_loaded_panel(ctx, await app.kontor.standing_orders.set(ctx.user, match_id, key, True, chosen))
        return
    name = f"{game.info.key}-order-{key}"
    where = controls.ORDER_WITH(match_id, key)
    held = read_filled(press.args.filled)
    await ctx.form(ordering.form(where, Msg(name), Msg(f"{name}-desc"), info.chosen, on=info.on, held=held))


ROUTES = (
    Route(controls.ORDERS, lambda ctx, press: show(ctx, press.args.match)),
    Route(controls.ORDER, toggle),
    Route(controls.ORDER_WITH, give_with_form, form=True),
    Route(controls.WAIT, lambda ctx, press: wait_for(ctx, press.args.match, press.args.hours)),
)
