"""Presses in a lobby: take a place, set options, invite, start and close."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec

from discord_ui.handlers.screens import lobby, lobby_options
from discord_ui.handlers.show_panel import show_panel
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Handler, Press, Route
from discord_ui.model import controls
from discord_ui.model.custom_ids import BadCustomId
from discord_ui.model.errors import UserError
from discord_ui.model.localizer import Localizer
from discord_ui.model.match_card import SAMPLE, match_card
from discord_ui.panel.images import sample_file
from engines.core.text.messages import Msg
from i18n.locales import match_locale
from service.base.errors import Refusal

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
    await lobby_options.show_options(ctx, match_id, Msg("ui-options-kept"))


async def change_options(ctx: InteractionContext, press: Press[controls.OptionsForm]) -> None:
    """Ask for a part of the options with a form, or set what was submitted; a refused value keeps the others."""
    match_id, part = press.args.match, press.args.part
    kontor = ctx.app.kontor
    if press.kind != "form":
        info = await kontor.queries.info(match_id)
        lobby_options.must_host(ctx, info)
        form = lobby_options.options_form(
            kontor.games[info.game], info, await ctx.localizer(info), part, kontor.config.players
        )
        await ctx.form(form)
        return
    try:
        changes = lobby_options.read_changes(press.fields)
    except (ValueError, msgspec.DecodeError) as error:
        raise BadCustomId(press.id) from error
    notice = Msg("ui-options-kept")
    try:
        await kontor.lobby.set_options(ctx.user, match_id, **changes)
    except Refusal as refused:
        if "seats" not in changes:
            raise
        notice = refused.msg
        del changes["seats"]
        await kontor.lobby.set_options(ctx.user, match_id, **changes)
    await lobby_options.show_options(ctx, match_id, notice)


# ------------------------------------------------------------------ presses on the card


def _on_card(
    change: Callable[[InteractionContext, Press[controls.OfPost]], Awaitable[None]], said: Msg
) -> Handler[controls.OfPost]:
    """Return the handler of a change in the lobby; its answer is the changed card, below other posts ``said``."""

    async def handler(ctx: InteractionContext, press: Press[controls.OfPost]) -> None:
        if not ctx.on_layout_post:
            await ctx.acknowledge()
            await change(ctx, press)
            await lobby.show(ctx, press.args.match, notice=said)
            return
        await ctx.acknowledge_in_place()
        try:
            await change(ctx, press)
        except Refusal as refused:
            # A private card would push the public one out of sight.
            await ctx.say(refused.msg)
            return
        await _renew_card(ctx, press.args)

    return handler


async def _renew_card(ctx: InteractionContext, card: controls.OfPost) -> None:
    """Let the card that was pressed show the lobby; again, if that changed in the meantime.

    The outbox updates the newest card too, but a message older than an hour only seldom.
    """
    shown = None
    while (info := await ctx.app.kontor.queries.info(card.match)) != shown and info.status == "lobby":
        localizer = Localizer(ctx.app.text, match_locale(info.locale), info=info)
        game = ctx.app.kontor.games[info.game]
        held = {SAMPLE: sample_file()} if ctx.holds_file(sample_file().filename) else {}
        programs = ctx.app.kontor.config.players
        screen = match_card(game, info, None, localizer, card.row, sample=bool(held), programs=programs)
        await ctx.change_post(screen, held)
        shown = info


async def _join(ctx: InteractionContext, press: Press[controls.OfPost]) -> None:
    await ctx.app.kontor.lobby.join(ctx.user, press.args.match)


async def _leave(ctx: InteractionContext, press: Press[controls.OfPost]) -> None:
    await ctx.app.kontor.lobby.leave(ctx.user, press.args.match)


async def _add(ctx: InteractionContext, press: Press[controls.OfPost]) -> None:
    """Add the chosen kind of computer player; the button of earlier cards adds the usual one."""
    await ctx.app.kontor.lobby.add_computer(ctx.user, press.args.match, *press.values[:1])


async def _remove(ctx: InteractionContext, press: Press[controls.OfPost]) -> None:
    await ctx.app.kontor.lobby.remove_computer(ctx.user, press.args.match)


async def start_from_post(ctx: InteractionContext, press: Press[controls.OfPost]) -> None:
    """Start the match, and show the way into it."""
    try:
        await ctx.app.kontor.lobby.start(ctx.user, press.args.match)
    except Refusal as refused:
        await ctx.say(refused.msg)
        return
    await lobby.show_begun(ctx, press.args.match)


async def options_from_post(ctx: InteractionContext, press: Press[controls.OfPost]) -> None:
    """Show the options to the host."""
    try:
        await lobby_options.show_options(ctx, press.args.match)
    except UserError as refused:
        await ctx.say(refused.msg)


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
    Route(controls.PUBLIC_JOIN, _on_card(_join, Msg("ui-joined")), form=True),
    Route(controls.PUBLIC_LEAVE, _on_card(_leave, Msg("ui-left")), form=True),
    Route(controls.PUBLIC_ADD, _on_card(_add, Msg("ui-computer-added")), form=True),
    Route(controls.PUBLIC_REMOVE, _on_card(_remove, Msg("ui-computer-removed")), form=True),
    Route(controls.PUBLIC_START, start_from_post),
    Route(controls.ACCEPT_SEAT, accept_seat),
    Route(controls.PUBLIC_ACCEPT_SEAT, accept_seat),
    Route(controls.LEAVE, leave),
    Route(controls.USUAL, usual),
    Route(controls.OPTIONS, lambda ctx, press: lobby_options.show_options(ctx, press.args.match)),
    Route(controls.PUBLIC_OPTIONS, options_from_post),
    Route(controls.OPTIONS_FORM, change_options, form=True),
    Route(controls.SET, set_option),
    Route(controls.INVITED, invited),
    Route(controls.START, start),
    Route(controls.CLOSE, close),
)
