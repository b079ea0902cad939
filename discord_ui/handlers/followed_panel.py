"""A panel that follows its match."""

from typing import Any

from msgspec import structs

from discord_ui.interaction.app import App
from discord_ui.interaction.context import InteractionContext
from discord_ui.model.screen import Paragraph, Screen
from discord_ui.model.screen_parts import folded_panel
from discord_ui.panel.presenter import PanelReader, present_panel
from engines.core.text.messages import Msg
from service.base.read_models.panels import PanelModel


class FollowedPanel:
    """A panel shown in answer to a press; implements `open_panels.OpenPanel`.

    table: the state shown. done: the result of the press. reader: its person. screen: the message's content.
    bare: the whole table without the sentence that answers the press. home: it shows the whole table, without a
    half-made choice. moment: the change count of the match when the table was read, if known.
    """

    def __init__(
        self,
        ctx: InteractionContext,
        table: PanelModel[Any],
        done: tuple[Msg, ...],
        reader: PanelReader,
        screen: Screen,
        bare: Screen,
        message_id: int,
        since: float,
        *,
        home: bool,
        moment: int | None = None,
    ) -> None:
        self.message_id = message_id
        self.since = since
        self._visit = ctx
        self._table = table
        self._done = done
        self._reader = reader
        self._screen = screen
        self._bare = bare
        self._token = table.token
        self._moment = moment
        self._home = home

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
            now, news=(*before.news, *now.news), told=before.told, away=before.away, dm_closed=before.dm_closed
        )
        game, localizer = app.kontor.games[now.info.game], await self._visit.localizer(now.info)
        # The parts about other matches change only together with this match: else their edits would reveal
        # secret actions there.
        same = present_panel(game, now, localizer, self._reader, done=self._done) == self._bare
        if same if self._home else now.token == self._token:
            self._moment = moment
            return
        reader = await panel_reader(app, user.id, before.info.id)
        screen = present_panel(game, now, localizer, reader, done=self._done)
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
