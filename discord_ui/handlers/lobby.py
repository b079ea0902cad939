"""Presses in a lobby: take a place, set options, invite, start and close."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from discord_ui.handlers.screens import lobby
from discord_ui.handlers.show_panel import show_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.custom_ids import BadCustomId
from discord_ui.model.errors import UserError
from engines.core.text.messages import Msg

OPTIONS: Final[Mapping[str, Callable[[str], Any]]] = {
    **dict.fromkeys(("seats", "grace", "stand-in"), int),
    **dict.fromkeys(("pace", "stand-in-by", "locale"), str),
}
"""How the value of an option is read; options of the game itself are JSON."""


async def set_option(ctx: InteractionContext, press: Press[controls.LobbyOption]) -> None:
    """Set one option to the chosen entry of its list."""
    if not press.values:
        raise BadCustomId(press.id)
    match_id, name, value = press.args.match, press.args.name, press.values[0]
    changes: dict[str, Any]
    if name in OPTIONS:
        changes = {name.replace("-", "_"): OPTIONS[name](value)}
    else:
        own = name.removeprefix("own-").replace("-", "_")
        changes = {"options": {own: msgspec.json.decode(value)}}
    await ctx.app.kontor.lobby.set_options(ctx.user, match_id, **changes)
    await lobby.show_options(ctx, match_id, Msg("ui-options-kept"))


async def invited(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Invite the chosen members."""
    if not press.people:
        raise UserError(Msg("ui-invite-nobody"))
    info = await ctx.app.kontor.lobby.invite(ctx.user, press.args.match, list(press.people))
    await ctx.show_sentence(Msg("ui-invited", {"n": len(press.people)}), info)


async def join(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Take a place."""
    match_id = press.args.match
    await ctx.app.kontor.lobby.join(ctx.user, match_id)
    await lobby.show(ctx, match_id, notice=Msg("ui-joined"))


async def accept_seat(ctx: InteractionContext, press: Press[controls.Seat | controls.SeatOfPost]) -> None:
    """Accept the offered seat."""
    await ctx.app.kontor.seats.accept(ctx.user, press.args.match, press.args.seat)
    await show_panel(ctx, press.args.match, notice=Msg("ui-seat-taken"))


async def usual(ctx: InteractionContext, press: Press[controls.Switch]) -> None:
    """Refuse the usual orders, or accept them again."""
    await ctx.app.kontor.lobby.refuse_usual_orders(ctx.user, press.args.match, not press.args.on)
    await lobby.show(ctx, press.args.match)


async def leave(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Give a place up."""
    match_id = press.args.match
    await ctx.app.kontor.lobby.leave(ctx.user, match_id)
    await lobby.show(ctx, match_id, notice=Msg("ui-left"))


async def start(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Start the match."""
    match_id = press.args.match
    await ctx.app.kontor.lobby.start(ctx.user, match_id)
    await show_panel(ctx, match_id, notice=Msg("ui-started"))


async def close(ctx: InteractionContext, press: Press[controls.OfMatch]) -> None:
    """Close the lobby, after the confirmation."""
    match_id = press.args.match
    info = await ctx.app.kontor.queries.info(match_id)
    await ctx.app.kontor.lobby.close(ctx.user, match_id, admin=ctx.manages(info))
    await ctx.show_sentence(Msg("ui-closed", {"match": match_id}))


ROUTES = (
    Route(controls.JOIN, join),
    Route(controls.PUBLIC_JOIN, join),
    Route(controls.ACCEPT_SEAT, accept_seat),
    Route(controls.PUBLIC_ACCEPT_SEAT, accept_seat),
    Route(controls.LEAVE, leave),
    Route(controls.USUAL, usual),
    Route(controls.OPTIONS, lambda ctx, press: lobby.show_options(ctx, press.args.match)),
    Route(controls.PUBLIC_OPTIONS, lambda ctx, press: lobby.show_options(ctx, press.args.match)),
    Route(controls.SET, set_option),
    Route(controls.INVITED, invited),
    Route(controls.START, start),
    Route(controls.CLOSE, close),
)
