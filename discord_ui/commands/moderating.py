"""What moderators and the application's owner do with any match: pause and close it."""

from __future__ import annotations

from discord_ui.commands.command_input import CommandInput
from discord_ui.commands.finding import carries_out
from discord_ui.errors import UserSays
from discord_ui.ids import ScreenId, write_id
from discord_ui.owners import must_manage, must_own
from discord_ui.press import Press, numbers
from discord_ui.route import Route
from discord_ui.screen import Button, Row, Screen, Words
from discord_ui.visit import Visit
from engines.core.text.messages import Msg


@carries_out("server-close", power="manager")
async def server_close(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Ask whether a match of the server shall end."""
    await _ask(visit, match_id, "server-close-sure")


@carries_out("admin-close", power="owner")
async def admin_close(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Ask whether any match shall end."""
    await _ask(visit, match_id, "admin-close-sure")


async def _ask(visit: Visit, match_id: int, verb: str) -> None:
    info = await visit.ui.kontor.queries.info(match_id)
    if info.status in ("over", "aborted"):
        raise UserSays(Msg("close-over"))
    voice = await visit.voice(info)
    sure = Button(voice.plain(Msg("close-yes-end")), write_id(ScreenId(verb, (str(match_id),))), "danger")
    asked = voice.say(Msg("server-close-ask", {"match": match_id}))
    await visit.show(Screen((Words(asked), Row((sure,)))))


async def server_close_sure(visit: Visit, press: Press) -> None:
    """End a match of the server."""
    await _close(visit, numbers(press, 1)[0], must_manage(visit))


async def admin_close_sure(visit: Visit, press: Press) -> None:
    """End any match."""
    await must_own(visit)
    await _close(visit, numbers(press, 1)[0], None)


async def _close(visit: Visit, match_id: int, guild_id: int | None) -> None:
    await visit.ui.kontor.moderation.close(visit.user, match_id, guild_id)
    voice = await visit.voice()
    await visit.show(Screen((Words(voice.say(Msg("ui-closed", {"match": match_id}))),)))


@carries_out("server-pause", power="manager")
async def server_pause(visit: Visit, match_id: int, given: CommandInput) -> None:
    """Let a match of the server rest."""
    await visit.ui.kontor.moderation.pause(visit.user, match_id, must_manage(visit))
    await visit.say(Msg("server-pause-done", {"match": match_id}))


ROUTES = {
    "server-close-sure": Route(server_close_sure, free=True),
    "admin-close-sure": Route(admin_close_sure, free=True),
}
