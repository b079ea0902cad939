"""Presses about what an option leaves open: forms for an amount, and for things or cards to be ticked."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from discord_ui.handlers.panel import do_move, fresh_table, show_earlier_result
from discord_ui.handlers.show_panel import show_loaded_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.bags import total
from discord_ui.model.components import Form, TextField
from discord_ui.model.errors import UserError
from discord_ui.model.focus import BadFocus, FillingHoles, encode_option, read_focus, write_value
from discord_ui.widgets.choice_form import ChoiceHole, choice_form, count_wanted, read_choice
from discord_ui.widgets.holes import sends
from discord_ui.widgets.option_text import OptionText
from discord_ui.widgets.panel_options import PanelOptions, settled_values
from engines.core.actions import BagHole, Hole, IntHole, Option, PickHole
from engines.core.text.messages import Msg
from service.base.errors import Stale
from service.base.read_models.panels import PanelModel

AMOUNT = "amount"
"""The field of the form that asks for an amount."""


async def amount(ctx: InteractionContext, press: Press[controls.Part]) -> None:
    """Ask for an amount with a form, or take the submitted one."""
    opened = await _opened(ctx, press)
    if opened is None:
        return
    table, focus, hole = opened
    if not isinstance(hole, IntHole):
        raise BadFocus(press.args.focus)
    bounds: dict[str, Any] = {"lo": hole.lo, "hi": hole.hi}
    if press.kind != "form":
        localizer = await ctx.localizer(table.info)
        field = TextField(AMOUNT, localizer.plain(Msg("ui-amount-label", bounds)), lo=1, hi=6)
        await ctx.form(Form(localizer.plain(Msg("ui-amount")), press.id, (field,)))
        return
    value = _submitted(hole, press)
    if not hole.admits(value):
        raise UserError(Msg("ui-amount-wrong", bounds))
    await _settle(ctx, press, table, focus.settle(str(value)))


async def choose(ctx: InteractionContext, press: Press[controls.Part]) -> None:
    """Ask with a form which things are chosen, or take the ticked ones."""
    opened = await _opened(ctx, press)
    if opened is None:
        return
    table, focus, hole = opened
    if not isinstance(hole, BagHole | PickHole):
        raise BadFocus(press.args.focus)
    if press.kind != "form":
        game = ctx.app.kontor.games[table.info.game]
        text = OptionText(PanelOptions(game, table), await ctx.localizer(table.info), {})
        await ctx.form(choice_form(text, focus, hole, press.id))
        return
    value = read_choice(hole, press.chosen)
    written = write_value(hole, value)
    if hole.admits(value):
        await _settle(ctx, press, table, focus.settle(written))
    else:
        await show_loaded_panel(ctx, table, focus=replace(focus, open=written), notice=_wrong(hole, value))


async def _opened(
    ctx: InteractionContext, press: Press[controls.Part]
) -> tuple[PanelModel[Any], FillingHoles, Hole | None] | None:
    """Return the panel, its part and the hole to be filled; None once an earlier result of the form is shown.

    Raises Stale if the panel is out of date and the form was not submitted before, BadFocus for another part.
    """
    focus = read_focus(press.args.focus)
    if not isinstance(focus, FillingHoles):
        raise BadFocus(press.args.focus)
    try:
        table = await fresh_table(ctx, press.args.match, press.args.token)
    except Stale:
        await _show_if_repeated(ctx, press, focus)
        return None
    return table, focus, _next_hole(table.choices.offered, focus)


def _wrong(hole: ChoiceHole, value: Any) -> Msg:
    """Return what a choice needs, and how many things were chosen."""
    chosen = len(value) if isinstance(value, tuple) else total(value)
    return Msg("ui-choice-wrong", {"wanted": count_wanted(hole), "n": chosen})


async def _settle(
    ctx: InteractionContext, press: Press[controls.Part], table: PanelModel[Any], focus: FillingHoles
) -> None:
    """Make the move of the settled holes, or show what is still open."""
    offered = table.choices.offered
    if sends(offered, focus):
        code = encode_option(offered, focus.option, focus.settled)
        await do_move(ctx, press.args.match, press.args.token, code)
    else:
        await show_loaded_panel(ctx, table, focus=focus)


async def _show_if_repeated(ctx: InteractionContext, press: Press[controls.Part], focus: FillingHoles) -> None:
    """Show the result of a form that was submitted before. Raises Stale if it was not."""
    match_id, token = press.args.match, press.args.token
    if press.kind != "form":
        raise Stale("ui-stale")
    did = await ctx.app.kontor.play.find_repeated_press(ctx.user, match_id, token)
    if did is None or did.kind == "undo":
        raise Stale("ui-stale")
    if did.kind != "answer" and did.action != _action(did.options, focus, press):
        raise Stale("ui-stale")
    await show_earlier_result(ctx, match_id, did)


def _action(options: Sequence[Option], focus: FillingHoles, press: Press[controls.Part]) -> Any:
    """Return the move of a submitted form; None if it makes none."""
    hole = _next_hole(options, focus)
    if hole is None:
        return None
    option = options[focus.option]
    values = [value for _, value in settled_values(option, focus)]
    try:
        return option.fill(*values, _submitted(hole, press))
    except ValueError:
        return None


def _submitted(hole: Hole, press: Press[controls.Part]) -> Any:
    """Return the value of a submitted form; None for an amount that is not a number."""
    if isinstance(hole, BagHole | PickHole):
        return read_choice(hole, press.chosen)
    text = press.fields.get(AMOUNT, "").strip()
    return int(text) if text.isascii() and text.isdigit() else None


def _next_hole(options: Sequence[Option], focus: FillingHoles) -> Hole | None:
    """Return the hole to be filled next; None if there is none."""
    holes = options[focus.option].holes if focus.option < len(options) else ()
    return holes[len(focus.settled)] if len(focus.settled) < len(holes) else None


ROUTES = (Route(controls.AMOUNT, amount, form=True), Route(controls.CHOOSE, choose, form=True))
