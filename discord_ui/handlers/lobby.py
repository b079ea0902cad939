"""Presses in a lobby: take a place, set options, invite, start and close."""

from __future__ import annotations

import msgspec

from discord_ui.handlers.screens import lobby
from discord_ui.handlers.show_panel import show_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Route
from discord_ui.model.custom_ids import BadCustomId, ScreenId
from discord_ui.model.errors import UserError
from discord_ui.model.press import Press, number_args, word_arg
from discord_ui.model.screen import Paragraph, Screen
from engines.core.text.messages import Msg


async def options(ctx: InteractionContext, press: Press) -> None:
    """Show the options to the host."""
    await lobby.show_options(ctx, number_args(press, 1)[0])


async def set_option(ctx: InteractionContext, press: Press) -> None:
    """Set one option to the chosen entry of its list."""
    match_id = number_args(press, 1)[0]
    if not isinstance(press.id, ScreenId) or len(press.id.args) != 2 or not press.values:
        raise BadCustomId(repr(press.id))
    name, value = press.id.args[1], press.values[0]
    kept = ctx.app.kontor.lobby
    match name:
        case "seats":
            await kept.set_options(ctx.user, match_id, seats=int(value))
        case "pace":
            await kept.set_options(ctx.user, match_id, pace=value)
        case "grace":
            await kept.set_options(ctx.user, match_id, grace=int(value))
        case "stand-in":
            await kept.set_options(ctx.user, match_id, stand_in=int(value))
        case "stand-in-by":
            await kept.set_options(ctx.user, match_id, stand_in_by=value)
        case "locale":
            await kept.set_options(ctx.user, match_id, locale=value)
        case _:
            field = name.removeprefix("own-").replace("-", "_")
            await kept.set_options(ctx.user, match_id, options={field: msgspec.json.decode(value)})
    await lobby.show_options(ctx, match_id, Msg("ui-options-kept"))


async def invited(ctx: InteractionContext, press: Press) -> None:
    """Invite the chosen members."""
    match_id = number_args(press, 1)[0]
    if not press.people:
        raise UserError(Msg("ui-invite-nobody"))
    info = await ctx.app.kontor.lobby.invite(ctx.user, match_id, list(press.people))
    localizer = await ctx.localizer(info)
    await ctx.show(Screen((Paragraph(localizer.say(Msg("ui-invited", {"n": len(press.people)}))),)))


async def join(ctx: InteractionContext, press: Press) -> None:
    """Take a place."""
    match_id = number_args(press, 1)[0]
    await ctx.app.kontor.lobby.join(ctx.user, match_id)
    await lobby.show(ctx, match_id, notice=Msg("ui-joined"))


async def accept_seat(ctx: InteractionContext, press: Press) -> None:
    """Accept the offered seat."""
    match_id, seat = number_args(press, 2)
    await ctx.app.kontor.seats.accept(ctx.user, match_id, seat)
    await show_panel(ctx, match_id, notice=Msg("ui-seat-taken"))


async def usual(ctx: InteractionContext, press: Press) -> None:
    """Refuse the usual orders, or accept them again."""
    match_id, wish = number_args(press, 1)[0], word_arg(press, 1)
    if wish not in ("on", "off"):
        raise BadCustomId(repr(press.id))
    await ctx.app.kontor.lobby.refuse_usual_orders(ctx.user, match_id, wish == "off")
    await lobby.show(ctx, match_id)


async def leave(ctx: InteractionContext, press: Press) -> None:
    """Give a place up."""
    match_id = number_args(press, 1)[0]
    await ctx.app.kontor.lobby.leave(ctx.user, match_id)
    await lobby.show(ctx, match_id, notice=Msg("ui-left"))


async def start(ctx: InteractionContext, press: Press) -> None:
    """Start the match."""
    match_id = number_args(press, 1)[0]
    await ctx.app.kontor.lobby.start(ctx.user, match_id)
    await show_panel(ctx, match_id, notice=Msg("ui-started"))


async def close(ctx: InteractionContext, press: Press) -> None:
    """Close the lobby, after the confirmation."""
    match_id = number_args(press, 1)[0]
    info = await ctx.app.kontor.queries.info(match_id)
    await ctx.app.kontor.lobby.close(ctx.user, match_id, admin=ctx.manages(info))
    localizer = await ctx.localizer()
    await ctx.show(Screen((Paragraph(localizer.say(Msg("ui-closed", {"match": match_id}))),)))


ROUTES = {
    "close": Route(close),
    "options": Route(options),
    "set": Route(set_option),
    "invited": Route(invited),
    "join": Route(join),
    "accept-seat": Route(accept_seat),
    "leave": Route(leave),
    "usual": Route(usual),
    "start": Route(start),
}
