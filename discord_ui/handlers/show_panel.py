"""Show a match to one person: today's panel, a part of it, or the result of a move; a lobby has its own screen."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

import aiohttp
import discord
from msgspec import structs

from discord_ui.handlers.screens import lobby
from discord_ui.interaction.app import App
from discord_ui.interaction.context import InteractionContext
from discord_ui.model.focus import HOME, BadFocus, Focus
from discord_ui.model.screen import Paragraph, Screen
from discord_ui.model.screen_parts import below_notice, folded_panel
from discord_ui.model.signs import in_words
from discord_ui.panel.bottom_rows import PanelReader
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
        # In a lesson the coach says so.
        brought = done.told or (() if done.table.lesson is not None else (Msg("ui-done"),))
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
    `service.driver.repository.MatchRepository.change_count`.
    """
    if table.instructions.premoves is not None and table.instructions.premoves.choosing:
        game, localizer = ctx.app.kontor.games[table.info.game], await ctx.localizer(table.info)
        await ctx.draw(present_premoves(game, table, localizer, focus=focus, notice=notice), table)
    else:
        await FollowedPanel(ctx, table, tuple(done), moment).show(focus, notice)


class FollowedPanel:
    """A panel shown in answer to a press, which follows its match; implements `open_panels.OpenPanel`.

    table: the state shown. done: the result of the press. moment: the change count of the match when the table was
    read, if known.
    """

    message_id: int
    _screen: Screen
    """The content of the message."""
    _bare: Screen
    """The same without the sentence that answers the press."""
    _home: bool
    """It shows the whole table, without a half-made choice."""

    def __init__(
        self, ctx: InteractionContext, table: PanelModel[Any], done: tuple[Msg, ...], moment: int | None
    ) -> None:
        self.since = monotonic()
        self._visit = ctx
        self._table = table
        self._token = table.token
        self._done = done
        self._moment = moment

    async def show(self, focus: Focus, notice: Msg | None) -> None:
        """Show a part of the table below a sentence, and follow the match from now on."""
        ctx, match_id = self._visit, self._table.info.id
        self._reader = await panel_reader(ctx.app, ctx.user.id, match_id)
        try:
            self._bare = await self._composed(self._table, self._reader, focus)
        except BadFocus:
            focus, notice = HOME, notice or Msg("ui-stale")
            self._bare = await self._composed(self._table, self._reader)
        self._home = focus == HOME
        self._screen = below_notice(self._bare, notice, await ctx.localizer(self._table.info))
        message_id = await ctx.draw(self._screen, self._table)
        if message_id is not None:
            self.message_id = message_id
            await ctx.app.open_panels.show(ctx.user.id, match_id, self)

    async def _composed(self, table: PanelModel[Any], reader: PanelReader, focus: Focus = HOME) -> Screen:
        game, localizer = self._visit.app.kontor.games[table.info.game], await self._visit.localizer(table.info)
        return present_panel(game, table, localizer, reader, focus=focus, done=self._done)

    async def renew(self) -> None:
        """Show changes. A half-made choice stays as long as it is possible."""
        before, app, user = self._table, self._visit.app, self._visit.user
        moment = app.kontor.matches.change_count(before.info.id, user.id)
        if moment == self._moment:
            # The panel was read after the last change.
            return
        # Refreshing in the background does not mark news as read.
        now = await app.kontor.play.panel(user, before.info.id)
        now = structs.replace(
            now,
            news=structs.replace(
                now.news,
                lines=(*before.news.lines, *now.news.lines),
                told=before.news.told,
                away=before.news.away,
            ),
            notices=structs.replace(now.notices, dm_closed=before.notices.dm_closed),
        )
        # The parts about other matches change only together with this match: else their edits would reveal
        # secret actions there.
        if self._home:
            # In words: an edit that only adds signs would show that something secret has happened.
            same = in_words(await self._composed(now, self._reader)) == in_words(self._bare)
        else:
            same = now.token == self._token
        if same:
            self._moment = moment
            return
        reader = await panel_reader(app, user.id, before.info.id)
        screen = await self._composed(now, reader)
        if await self._visit.draw(screen, now, still=lambda: app.open_panels.holds(self)) is None:
            return
        self._reader, self._screen, self._bare = reader, screen, screen
        self._token, self._home, self._moment = now.token, True, moment

    async def end(self) -> None:
        """Say above the panel that it no longer follows, if the match still runs."""
        if self._table.info.status in ("live", "paused"):
            localizer = await self._visit.localizer(self._table.info)
            await self._visit.draw(self._screen.above(Paragraph(localizer.say(Msg("ui-panel-ends")))), self._table)

    async def fold(self) -> None:
        """Replace the panel by a line that leads to today's."""
        info = self._table.info
        await self._visit.show(folded_panel(await self._visit.localizer(info), info.id))


async def panel_reader(app: App, user_id: int, match_id: int) -> PanelReader:
    """Return the reader of a panel, with another match that waits for them."""
    # One of two waiting matches is another one.
    waiting = await app.kontor.lists.waiting_for(user_id, 2)
    others = (item for item in waiting if item.info.id != match_id and not item.optional)
    return PanelReader(user_id, next(others, None))
