"""Presses about trades: open the form of a trade, and propose the submitted terms."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord_ui.handlers.panel import show_earlier_result
from discord_ui.handlers.show_panel import read_panel, show_loaded_panel, show_result
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.bags import total
from discord_ui.model.custom_ids import own_action_count
from discord_ui.model.focus import FillingHoles, write_value
from discord_ui.widgets.trade_form import (
    is_trade,
    opens_form,
    read_asked,
    read_opened,
    read_terms,
    trade_form,
    trade_id,
)
from engines.core.actions import Option, PickHole, TermsHole
from engines.core.game import Game
from engines.core.text.kinds import GIVE
from engines.core.text.messages import Msg, Ref
from service.base.errors import NotSeated, Stale
from service.base.read_models.panels import PanelModel


async def trade(ctx: InteractionContext, press: Press[controls.Trade]) -> None:
    """Open the form of a trade, or propose the submitted terms."""
    known = press.args
    if press.kind == "form":
        await _send(ctx, known, press.chosen)
        return
    table = await ctx.app.kontor.play.panel(ctx.user, known.match)
    option = table.choices.offered[_place(table, known)]
    begun = read_opened(option, known.terms)
    localizer = await ctx.localizer(table.info)
    where = trade_id(known.match, known.token, option)
    await ctx.form(trade_form(ctx.app.kontor.games[table.info.game], table, localizer, option, where, begun))


def _place(table: PanelModel[Any], known: controls.Trade) -> int:
    """Return the place of the form's option. Actions of others do no harm while the trade is still legal.

    Raises Stale after another move of the reader, or if the trade is no longer legal, NotSeated without a seat.
    """
    if table.seat is None:
        raise NotSeated("err-not-seated", match=table.info.id)
    if own_action_count(known.token) == own_action_count(table.token):
        for at, option in enumerate(table.choices.offered):
            if is_trade(option) and opens_form(known, option):
                return at
    raise Stale("ui-stale")


async def _send(ctx: InteractionContext, known: controls.Trade, chosen: Mapping[str, Sequence[str]]) -> None:
    app = ctx.app
    table = await read_panel(ctx, known.match)
    try:
        at = _place(table, known)
    except Stale:
        did = await app.kontor.play.find_repeated_press(ctx.user, known.match, known.token)
        meant = () if did is None else [o for o in did.options if is_trade(o) and opens_form(known, o)]
        if did is None or did.action not in [_action(option, chosen) for option in meant]:
            raise
        await show_earlier_result(ctx, known.match, did)
        return
    option = table.choices.offered[at]
    values = _values(option, chosen)
    wrong = _wrong(app.kontor.games[table.info.game], table, option, values)
    if wrong is not None:
        await show_loaded_panel(ctx, table, focus=_kept(at, option, values), notice=wrong)
        return
    action = _action(option, chosen)
    if action is None:
        raise Stale("ui-stale")
    await show_result(ctx, await app.kontor.play.submit(ctx.user, known.match, [action], table.token))


def _action(option: Option, chosen: Mapping[str, Sequence[str]]) -> Any:
    """Return the chosen trade; None if it is not legal."""
    try:
        return option.fill(*_values(option, chosen))
    except ValueError:
        return None


def _values(option: Option, chosen: Mapping[str, Sequence[str]]) -> list[Any]:
    """Return the chosen terms, and the seats asked if the option leaves them open."""
    found: list[Any] = []
    for hole in option.holes:
        if isinstance(hole, TermsHole):
            found.append(read_terms(hole, chosen))
        elif isinstance(hole, PickHole):
            found.append(read_asked(hole, chosen))
    return found


def _kept(at: int, option: Option, values: Sequence[Any]) -> FillingHoles:
    """Return the focus from which the form opens again as it was filled in; empty if that does not fit an id."""
    try:
        *settled, last = (write_value(hole, value) for hole, value in zip(option.holes, values, strict=True))
    except ValueError:
        return FillingHoles(at)
    return FillingHoles(at, 0, tuple(settled), last)


def _wrong(game: Game[Any, Any], table: PanelModel[Any], option: Option, values: Sequence[Any]) -> Msg | None:
    """Return why terms are illegal and what would be legal; None if they are legal."""
    hole, terms = option.holes[0], values[0]
    assert isinstance(hole, TermsHole)
    for kind in hole.have.__struct_fields__:
        given, have = getattr(terms.give, kind), getattr(hole.have, kind)
        thing = game.names.place(table.view, Ref(GIVE, kind))
        if given and getattr(terms.want, kind):
            return Msg("ui-terms-both", {"thing": thing})
        if given > have:
            return Msg("ui-terms-lacks", {"thing": thing, "have": have, "given": given})
    if not total(terms.give) or not total(terms.want):
        return Msg("ui-terms-empty")
    if max(total(terms.give), total(terms.want)) > hole.most:
        return Msg("ui-terms-most", {"most": hole.most})
    return None


ROUTES = (Route(controls.TRADE, trade, form=True),)
