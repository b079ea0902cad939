"""A panel that follows its match, as far as its reader may know."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from discord_ui.context import Ui
from discord_ui.ids import ScreenId, write_id
from discord_ui.presenter import Reader, present
from discord_ui.screen import Button, Row, Screen, Words
from discord_ui.visit import Visit
from engines.core.text import Msg
from service.read_models import Table


class FollowedPanel:
    """A panel that was shown in answer to a press; see `discord_ui.open_panels.OpenPanel`.

    table, done: what it shows, and what the press brought. screen: all of it but the sentence that answers the
    press. home: it is the whole table, and no choice that is half made. moment: of the match when the table was
    read, if that is known.
    """

    def __init__(
        self,
        visit: Visit,
        table: Table[Any],
        done: tuple[Msg, ...],
        screen: Screen,
        message_id: int,
        since: float,
        *,
        home: bool,
        moment: int | None = None,
    ) -> None:
        self.message_id = message_id
        self.since = since
        self._visit = visit
        self._table = table
        self._done = done
        self._screen = screen
        self._token = table.token
        self._moment = moment
        self._home = home

    async def renew(self) -> None:
        """Show what has changed. A choice that is half made stays as long as it is possible."""
        before, ui = self._table, self._visit.ui
        moment = ui.kontor.play.moment(before.info.id)
        if moment == self._moment:
            # What it shows was read after the last change.
            return
        self._moment = moment
        # It may be that nobody looks, so nothing counts as seen.
        now = await ui.kontor.play.table(self._visit.user, before.info.id)
        if not self._home and now.token == self._token:
            return
        now = structs.replace(now, news=(*before.news, *now.news), told=before.told, away=before.away)
        reader = await reader_of(ui, self._visit.user.id, before.info.id)
        voice = await self._visit.voice(now.info)
        screen = present(ui.kontor.games[now.info.game], now, voice, reader, done=self._done)
        if screen == self._screen:
            return
        self._screen, self._token, self._home = screen, now.token, True
        await self._visit.draw(screen, now, still=lambda: ui.open.holds(self))

    async def fold(self) -> None:
        """Leave a line that leads to today's panel."""
        info = self._table.info
        voice = await self._visit.voice(info)
        again = Button(voice.plain(Msg("ui-panel-here")), write_id(ScreenId("panel", (str(info.id),))))
        await self._visit.show(Screen((Words(voice.say(Msg("ui-panel-folded"))), Row((again,)))))


async def reader_of(ui: Ui, user_id: int, match_id: int) -> Reader:
    """For whom a panel of a match is, with another match that waits for them."""
    # One of the two is another match, if there is any.
    waiting = await ui.kontor.reading.waiting(user_id, 2)
    others = (item for item in waiting if item.info.id != match_id and not item.optional)
    return Reader(user_id, next(others, None))
