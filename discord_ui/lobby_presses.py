"""Presses in a lobby: taking a place, the host's options, inviting, beginning and closing."""

from __future__ import annotations

import msgspec

from discord_ui.errors import UserSays
from discord_ui.ids import BadId, ScreenId
from discord_ui.press import Press, numbers, word
from discord_ui.route import Route
from discord_ui.screen import Screen, Words
from discord_ui.screens import lobby
from discord_ui.showing import show_panel
from discord_ui.visit import Visit
from engines.core.text.messages import Msg


async def options(visit: Visit, press: Press) -> None:
    """Show the options to the host."""
    await lobby.show_options(visit, numbers(press, 1)[0])


async def set_option(visit: Visit, press: Press) -> None:
    """Set one option to what was chosen in its list."""
    match_id = numbers(press, 1)[0]
    if not isinstance(press.id, ScreenId) or len(press.id.args) != 2 or not press.values:
        raise BadId(repr(press.id))
    name, value = press.id.args[1], press.values[0]
    kept = visit.ui.kontor.lobby
    match name:
        case "seats":
            await kept.set_options(visit.user, match_id, seats=int(value))
        case "pace":
            await kept.set_options(visit.user, match_id, pace=value)
        case "grace":
            await kept.set_options(visit.user, match_id, grace=int(value))
        case "stand-in":
            await kept.set_options(visit.user, match_id, stand_in=int(value))
        case "stand-in-by":
            await kept.set_options(visit.user, match_id, stand_in_by=value)
        case "locale":
            await kept.set_options(visit.user, match_id, locale=value)
        case _:
            field = name.removeprefix("own-").replace("-", "_")
            await kept.set_options(visit.user, match_id, options={field: msgspec.json.decode(value)})
    await lobby.show_options(visit, match_id, Msg("ui-options-kept"))


async def invited(visit: Visit, press: Press) -> None:
    """Invite the chosen members."""
    match_id = numbers(press, 1)[0]
    if not press.people:
        raise UserSays(Msg("ui-invite-nobody"))
    info = await visit.ui.kontor.lobby.invite(visit.user, match_id, list(press.people))
    voice = await visit.voice(info)
    await visit.show(Screen((Words(voice.say(Msg("ui-invited", {"n": len(press.people)}))),)))


async def join(visit: Visit, press: Press) -> None:
    """Take a place."""
    match_id = numbers(press, 1)[0]
    await visit.ui.kontor.lobby.join(visit.user, match_id)
    await lobby.show(visit, match_id, notice=Msg("ui-joined"))


async def accept_seat(visit: Visit, press: Press) -> None:
    """Take over the seat that one is offered."""
    match_id, seat = numbers(press, 2)
    await visit.ui.kontor.seats.accept(visit.user, match_id, seat)
    await show_panel(visit, match_id, notice=Msg("ui-seat-taken"))


async def usual(visit: Visit, press: Press) -> None:
    """Refuse the usual orders, or want them again."""
    match_id, wish = numbers(press, 1)[0], word(press, 1)
    if wish not in ("on", "off"):
        raise BadId(repr(press.id))
    await visit.ui.kontor.lobby.refuse_usual_orders(visit.user, match_id, wish == "off")
    await lobby.show(visit, match_id)


async def leave(visit: Visit, press: Press) -> None:
    """Give a place up."""
    match_id = numbers(press, 1)[0]
    await visit.ui.kontor.lobby.leave(visit.user, match_id)
    await lobby.show(visit, match_id, notice=Msg("ui-left"))


async def start(visit: Visit, press: Press) -> None:
    """Begin the match."""
    match_id = numbers(press, 1)[0]
    await visit.ui.kontor.lobby.start(visit.user, match_id)
    await show_panel(visit, match_id, notice=Msg("ui-started"))


async def close(visit: Visit, press: Press) -> None:
    """Close the lobby, after it was asked whether that is meant."""
    match_id = numbers(press, 1)[0]
    info = await visit.ui.kontor.queries.info(match_id)
    await visit.ui.kontor.lobby.close(visit.user, match_id, admin=visit.manages(info))
    voice = await visit.voice()
    await visit.show(Screen((Words(voice.say(Msg("ui-closed", {"match": match_id}))),)))


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
