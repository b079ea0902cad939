"""Outages: matches whose channel refuses all posts are paused, and resumed once it accepts them again.

If the bot was removed from a server, a permission was withdrawn or a channel is gone, every request is refused,
and Discord blocks bots that go on asking. So after the first refusal the match is cut off: nothing more is posted
there, it is paused, and its host is notified once. Whether the channel is open again is checked in memory, when
Discord reports a change and at regular intervals; then one post tries it, and the next post reports what happened
meanwhile. With several processes each checks the servers on its own shards, since it gets no events of others.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from engines.core.text.messages import Msg
from service.autoplay import sources
from service.base.config import HOUR
from service.base.errors import Refusal
from service.base.jobs import Announce, Delivery, SendDirectMessage
from service.driver import pausing, publishing
from service.driver.repository import MatchRepository
from service.match.snapshot import MatchSnapshot, plain_json
from service.match.unit_of_work import UnitOfWork
from store import rows
from store.tables import match_rows

CHECK_INTERVAL: Final = float(HOUR)
"""Seconds between two checks of all matches that are cut off."""
FIRST_PROBE: Final = 300
"""Seconds after the first refusal until a post tries again."""
SETTLE_TIME: Final = 2.0
"""Seconds in which several changes of a server count as one."""

log = logging.getLogger(__name__)


def begin_outage(unit: UnitOfWork, trouble: Msg) -> None:
    """Cut a match off from its channel, which refuses posts: pause it and notify its host."""
    known = unit.match.row.trouble is not None
    unit.update_row(trouble=plain_json(trouble))
    if unit.match.row.cut_off is not None:
        return
    unit.update_row(cut_off=unit.now)
    said = trouble
    if unit.match.row.status == "live":
        pausing.stop_duties(unit, "outage")
        said = Msg("say-cut-off", {"trouble": trouble})
    # Some refusals are an error of Discord's, whose end it does not report.
    unit.set_timer("probe", unit.now + FIRST_PROBE)
    if unit.match.row.host_id is not None and not known:
        unit.queue(SendDirectMessage(unit.match.id, unit.match.row.host_id, said))


def end_outage(unit: UnitOfWork) -> None:
    """End the outage of a match after a successful post; ask its seats there, and resume it if that paused it."""
    unit.update_row(trouble=None)
    if unit.match.row.cut_off is None:
        return
    unit.update_row(cut_off=None)
    unit.queue_card()
    if unit.match.status.by == "outage":
        pausing.resume_after_outage(unit)
    else:
        sources.set_stand_in_timers(unit)
        if unit.match.row.status == "live":
            publishing.name_all_asked(unit)


class ChannelOutages:
    """Check whether channels accept posts again."""

    def __init__(self, matches: MatchRepository) -> None:
        self._matches = matches
        self._may_post: Callable[[int], bool] | None = None
        self._changed: set[int] = set()
        self._woken = asyncio.Event()

    async def run(self, deliver: Delivery) -> None:
        """Check all cut-off matches at intervals, and those of a server when it changes, until cancelled."""
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
        """Record that a server has changed: the bot is back, a permission, a channel."""
        self._changed.add(guild_id)
        self._woken.set()

    async def look(self, guild_ids: set[int] | None = None) -> None:
        """Probe cut-off matches, on these servers or all, whose channels should accept posts by what is known."""
        for row in await self._running():
            here = guild_ids is None or row.guild_id in guild_ids
            if row.trouble is not None and here and self._open(row.channel_id):
                await self._each(row.id, queue_probe)

    async def lost(self, guild_id: int, channel_id: int | None = None) -> None:
        """Cut off the matches of a server that the bot left, or of a deleted channel, before any refusal."""
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

    async def _running(self) -> list[rows.Match]:
        return await self._matches.database.ask(match_rows.matches_by_status, rows.UNFINISHED)


def queue_probe(unit: UnitOfWork) -> None:
    """Queue a post that tries whether a cut-off match's channel accepts posts again."""
    if unit.match.row.cut_off is not None:
        job = Announce(unit.match.id, Msg("say-reached-again"), probe=True)
        unit.queue(job, key=f"probe:{unit.match.id}")


def has_outage(match: MatchSnapshot) -> bool:
    """Return whether a match is cut off, so that nothing is posted."""
    return match.row.cut_off is not None
