"""Show a match to one person: today's panel, a part of it, or the result of a move; a lobby has its own screen."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

import aiohttp
import discord

from discord_ui.handlers.followed_panel import FollowedPanel, panel_reader
from discord_ui.handlers.screens import lobby
from discord_ui.interaction.context import InteractionContext
from discord_ui.model.focus import HOME, BadFocus, Focus
from discord_ui.panel.premoves import present_premoves
from discord_ui.panel.presenter import present_panel
from engines.core.text.messages import Msg
from service.base.read_models.panels import PanelModel, SubmitResult


async def show_panel(
    ctx: InteractionContext, match_id: int, *, focus: Focus = HOME, notice: Msg | None = None
) -> None:
    """Show today's panel, or a part of it, below a sentence. A lobby shows its own screen."""
    info = await ctx.app.kontor.queries.visible_info(ctx.user.id, match_id)
    if not info.seats:
        await lobby.show(ctx, match_id, notice=notice)
        return
    moment = ctx.app.kontor.matches.change_count(match_id, ctx.user.id)
    await show_loaded_panel(ctx, await read_panel(ctx, match_id), focus=focus, notice=notice, moment=moment)


async def read_panel(ctx: InteractionContext, match_id: int) -> PanelModel[Any]:
    """Return the model of the person's panel; its news count as read."""
    message = ctx.interaction.message
    below = None if message is None or ctx.inside else message.id
    return await ctx.app.kontor.play.panel(ctx.user, match_id, look=True, below=below)


async def show_result(ctx: InteractionContext, done: SubmitResult, notice: Msg | None = None) -> None:
    """Show the result of a move and the panel after it. Raises DoneButNotShown if that fails."""
    try:
        brought = done.told or (Msg("ui-done"),)
        await show_loaded_panel(ctx, done.table, notice=notice, done=brought, moment=done.moment)
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        raise
    except Exception as error:
        raise await ctx.app.kontor.play.done_but_unshown(done.table.info.id, error) from error


async def show_loaded_panel(
    ctx: InteractionContext,
    table: PanelModel[Any],
    *,
    focus: Focus = HOME,
    notice: Msg | None = None,
    done: Sequence[Msg] = (),
    moment: int | None = None,
) -> None:
    """Show a table as a panel. If the table lacks the focus, show the whole table.

    moment: the change count of the match when the table was read, if known; see
    `service.usecases.play.Play.change_count`.
    """
    since = monotonic()
    app = ctx.app
    game = app.kontor.games[table.info.game]
    localizer = await ctx.localizer(table.info)
    if table.ahead is not None and table.ahead.choosing:
        await ctx.draw(present_premoves(game, table, localizer, focus=focus, notice=notice), table)
        return
    reader = await panel_reader(app, ctx.user.id, table.info.id)
    bare = None
    try:
        screen = present_panel(game, table, localizer, reader, focus=focus, notice=notice, done=tuple(done))
        if focus == HOME and notice is None:
            bare = screen
    except BadFocus:
        screen = present_panel(game, table, localizer, reader, notice=notice or Msg("ui-stale"))
    message_id = await ctx.draw(screen, table)
    if message_id is not None:
        bare = bare or present_panel(game, table, localizer, reader, done=tuple(done))
        panel = FollowedPanel(
            ctx, table, tuple(done), reader, screen, bare, message_id, since, home=focus == HOME, moment=moment
        )
        await app.open_panels.show(ctx.user.id, table.info.id, panel)
