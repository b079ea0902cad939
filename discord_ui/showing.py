"""A match shown to one person: today's panel, a part of it, what a move brought; of a lobby, its own screen."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

import aiohttp
import discord

from discord_ui.ahead import present_ahead
from discord_ui.focus import HOME, BadFocus, Focus
from discord_ui.followed import FollowedPanel, reader_of
from discord_ui.presenter import present
from discord_ui.screens import lobby
from discord_ui.visit import Visit
from engines.core.text.messages import Msg
from service.base.read_models import PanelModel, SubmitResult


async def show_panel(visit: Visit, match_id: int, *, focus: Focus = HOME, notice: Msg | None = None) -> None:
    """Show today's panel, or a part of it, below a sentence. A lobby shows its own screen."""
    info = await visit.ui.kontor.queries.visible_info(visit.user.id, match_id)
    if not info.seats:
        await lobby.show(visit, match_id, notice=notice)
        return
    moment = visit.ui.kontor.play.change_count(match_id, visit.user.id)
    await show_table(visit, await look_at(visit, match_id), focus=focus, notice=notice, moment=moment)


async def look_at(visit: Visit, match_id: int) -> PanelModel[Any]:
    """What the person's panel shows; everything in it counts as seen."""
    message = visit.interaction.message
    below = None if message is None or visit.inside else message.id
    return await visit.ui.kontor.play.panel(visit.user, match_id, look=True, below=below)


async def after_move(visit: Visit, done: SubmitResult, notice: Msg | None = None) -> None:
    """Show what a move brought and the panel after it. Raises Done if that cannot be shown."""
    try:
        brought = done.told or (Msg("ui-done"),)
        await show_table(visit, done.table, notice=notice, done=brought, moment=done.moment)
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        raise
    except Exception as error:
        raise await visit.ui.kontor.play.done_but_unshown(done.table.info.id, error) from error


async def show_table(
    visit: Visit,
    table: PanelModel[Any],
    *,
    focus: Focus = HOME,
    notice: Msg | None = None,
    done: Sequence[Msg] = (),
    moment: int | None = None,
) -> None:
    """Show a table as a panel. A focus that it has not is answered with the whole table.

    moment: of the match when the table was read, if that is known; see `service.usecases.play.Play.moment`.
    """
    since = monotonic()
    ui = visit.ui
    game = ui.kontor.games[table.info.game]
    voice = await visit.voice(table.info)
    if table.ahead is not None and table.ahead.choosing:
        await visit.draw(present_ahead(game, table, voice, focus=focus, notice=notice), table)
        return
    reader = await reader_of(ui, visit.user.id, table.info.id)
    bare = None
    try:
        screen = present(game, table, voice, reader, focus=focus, notice=notice, done=tuple(done))
        if focus == HOME and notice is None:
            bare = screen
    except BadFocus:
        screen = present(game, table, voice, reader, notice=notice or Msg("ui-stale"))
    message_id = await visit.draw(screen, table)
    if message_id is not None:
        bare = bare or present(game, table, voice, reader, done=tuple(done))
        panel = FollowedPanel(
            visit, table, tuple(done), reader, screen, bare, message_id, since, home=focus == HOME, moment=moment
        )
        await ui.open.show(visit.user.id, table.info.id, panel)
