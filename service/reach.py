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
from service import pausing, standing_in
from service.config import HOUR
from service.errors import Refusal
from service.jobs import Announce, Deliver, Tell
from service.live import Live, write_msg
from service.matches import Matches
from service.unit import Unit
from store import match_rows, rows

LOOK_EVERY: Final = float(HOUR)
"""Seconds between two looks at all matches that are cut off."""
SOON: Final = 300
"""Seconds after the first refusals until it is tried once more."""
PATIENCE: Final = 2.0
"""Seconds in which further changes of a server count as one."""

log = logging.getLogger(__name__)


def cut_off(unit: Unit, trouble: Msg) -> None:
    """Discord refuses what is said in a match's place: nothing is sent there, it rests, and its host is asked."""
    known = unit.live.row.trouble is not None
    unit.row(trouble=write_msg(trouble))
    if unit.live.settings.cut_off is not None:
        return
    unit.settings(cut_off=unit.now)
    said = trouble
    if unit.live.row.status == "live":
        pausing.cut_off(unit)
        said = Msg("say-cut-off", {"trouble": trouble})
    # Some refusals are Discord's own mistake, of which it tells nothing when it is over.
    unit.timer("probe", unit.now + SOON)
    if unit.live.row.host_id is not None and not known:
        unit.say(Tell(unit.live.row.host_id, unit.live.id, said))


def open_again(unit: Unit) -> None:
    """Something was said in a match's place: it goes on there, if it rested because of that."""
    unit.row(trouble=None)
    if unit.live.settings.cut_off is None:
        return
    unit.settings(cut_off=None)
    unit.card()
    if pausing.rests_unheard(unit.live):
        pausing.come_back(unit)
    else:
        standing_in.set_timers(unit)


class Reach:
    """Looks whether places that took nothing do so again."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._may_post: Callable[[int], bool] | None = None
        self._changed: set[int] = set()
        self._woken = asyncio.Event()

    async def run(self, deliver: Deliver) -> None:
        """Look at all that is cut off every so often, and at a server's when it changes; until cancelled."""
        self._may_post = deliver.may_post
        await self.look()
        while True:
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await self._woken.wait()
            except TimeoutError:
                await self.look()
                continue
            await asyncio.sleep(PATIENCE)
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
                await self._each(row.id, probe)

    async def lost(self, guild_id: int, channel_id: int | None = None) -> None:
        """The bot left a server, or a channel is gone: what is played there rests before anything is refused."""
        for row in await self._running():
            if row.guild_id == guild_id and channel_id in (None, row.channel_id):
                await self._each(row.id, lambda unit: cut_off(unit, Msg("post-trouble-channel")))

    async def _each(self, match_id: int, change: Callable[[Unit], None]) -> None:
        try:
            async with self._matches.unit(match_id) as unit:
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


def probe(unit: Unit) -> None:
    """Try with one post whether a match's place takes something again; nothing if it is not cut off."""
    if unit.live.settings.cut_off is not None:
        job = Announce(unit.live.id, Msg("say-reached-again"), probe=True)
        unit.say(job, key=f"probe:{unit.live.id}")


def is_cut_off(live: Live) -> bool:
    """Whether nothing is sent to a match's place for now."""
    return live.settings.cut_off is not None
