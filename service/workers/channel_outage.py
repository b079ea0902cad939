"""Matches whose place on Discord takes nothing from us: they rest, and go on by themselves once it does again.

Where the bot was removed from a server, a right was taken away or a channel is gone, every request is refused, and
Discord blocks bots that go on asking. So after the first refusal a match is cut off: nothing more is sent there,
it is paused, and its host is told once. Whether it is open again is looked up in memory, when Discord tells of a
change and every so often; then one post tries it, and what went on meanwhile is told in the next. Of several
processes each looks at the servers on its own shards, for it hears of no others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from engines.core.text.messages import Msg
from service.autoplay import stand_in
from service.base.config import HOUR
from service.base.errors import Refusal
from service.base.jobs import Announce, Delivery, SendDirectMessage
from service.driver import pausing
from service.driver.repository import MatchRepository
from service.match.snapshot import MatchSnapshot, write_msg
from service.match.unit_of_work import UnitOfWork
from store import rows
from store.tables import match_rows

CHECK_INTERVAL: Final = float(HOUR)
"""Seconds between two looks at all matches that are cut off."""
FIRST_PROBE: Final = 300
"""Seconds after the first refusals until it is tried once more."""
SETTLE_TIME: Final = 2.0
"""Seconds in which further changes of a server count as one."""

log = logging.getLogger(__name__)


def begin_outage(unit: UnitOfWork, trouble: Msg) -> None:
    """Discord refuses what is said in a match's place: nothing is sent there, it rests, and its host is asked."""
    known = unit.match.row.trouble is not None
    unit.update_row(trouble=write_msg(trouble))
    if unit.match.settings.cut_off is not None:
        return
    unit.update_settings(cut_off=unit.now)
    said = trouble
    if unit.match.row.status == "live":
        pausing.pause_for_outage(unit)
        said = Msg("say-cut-off", {"trouble": trouble})
    # Some refusals are Discord's own mistake, of which it tells nothing when it is over.
    unit.set_timer("probe", unit.now + FIRST_PROBE)
    if unit.match.row.host_id is not None and not known:
        unit.queue(SendDirectMessage(unit.match.row.host_id, unit.match.id, said))


def end_outage(unit: UnitOfWork) -> None:
    """Something was said in a match's place: it goes on there, if it rested because of that."""
    unit.update_row(trouble=None)
    if unit.match.settings.cut_off is None:
        return
    unit.update_settings(cut_off=None)
    unit.queue_card()
    if pausing.is_paused_by_outage(unit.match):
        pausing.resume_after_outage(unit)
    else:
        stand_in.set_timers(unit)


class ChannelOutages:
    """Looks whether places that took nothing do so again."""

    def __init__(self, matches: MatchRepository) -> None:
        self._matches = matches
        self._may_post: Callable[[int], bool] | None = None
        self._changed: set[int] = set()
        self._woken = asyncio.Event()

    async def run(self, deliver: Delivery) -> None:
        """Look at all that is cut off every so often, and at a server's when it changes; until cancelled."""
        self._may_post = deliver.may_post
        await self.look()
        while True:
            try:
                async with asyncio.timeout(CHECK_INTERVAL):
                    await self._woken.wait()
            except TimeoutError:
                await self.look()
                continue
            await asyncio.sleep(SETTLE_TIME)
            self._woken.clear()
            changed, self._changed = self._changed, set()
            await self.look(changed)

    def changed(self, guild_id: int) -> None:
        """Something of a server is different by now: the bot is back, a right, a channel."""
        self._changed.add(guild_id)
        self._woken.set()

    async def look(self, guild_ids: set[int] | None = None) -> None:
        """Try every match that is cut off, on these servers or on all, where we could post as far as is known."""
        for row in await self._troubled():
            if (guild_ids is None or row.guild_id in guild_ids) and self._open(row.channel_id):
                await self._each(row.id, queue_probe)

    async def lost(self, guild_id: int, channel_id: int | None = None) -> None:
        """The bot left a server, or a channel is gone: what is played there rests before anything is refused."""
        for row in await self._running():
            if row.guild_id == guild_id and channel_id in (None, row.channel_id):
                await self._each(row.id, lambda unit: begin_outage(unit, Msg("post-trouble-channel")))

    async def _each(self, match_id: int, change: Callable[[UnitOfWork], None]) -> None:
        try:
            async with self._matches.change(match_id) as unit:
                change(unit)
        except Refusal as refused:
            log.info("match %s: %s", match_id, refused)

    def _open(self, channel_id: int | None) -> bool:
        return channel_id is not None and self._may_post is not None and self._may_post(channel_id)

    async def _troubled(self) -> list[rows.Match]:
        return [row for row in await self._running() if row.trouble is not None]

    async def _running(self) -> list[rows.Match]:
        async with self._matches.database.read() as conn:
            return await match_rows.matches_by_status(conn, rows.UNFINISHED)


def queue_probe(unit: UnitOfWork) -> None:
    """Try with one post whether a match's place takes something again; nothing if it is not cut off."""
    if unit.match.settings.cut_off is not None:
        job = Announce(unit.match.id, Msg("say-reached-again"), probe=True)
        unit.queue(job, key=f"probe:{unit.match.id}")


def has_outage(match: MatchSnapshot) -> bool:
    """Whether nothing is sent to a match's place for now."""
    return match.settings.cut_off is not None
