"""Everything that an operator's week can bring, again and again: kills, stopped processes, bad lines, full disks.

Slow and broken connections to Discord and to the database, Discord away, processes stopped for a moment or for
longer than the others wait for a sign of life (and replaced meanwhile), the database's server killed, no room on
the disk.
"""

import asyncio
import contextlib
import os
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from store.cluster.process_rows import PROCESS_TIMEOUT
from tests.rehearsal.bot_process import alive
from tests.rehearsal.disturbances.killer import Killer
from tests.rehearsal.disturbances.link import Link
from tests.rehearsal.disturbances.small_disk import SmallDisk
from tests.rehearsal.stage import Disturbance, ProcessLife, Stage, begin

LONG_PATIENCE = 600.0
"""Seconds in which a bot must be connected again: each failed attempt doubles the pause before the next."""
CALM = 25
"""The most acts that are answered before the next trouble, so that the matches get on."""
LOST = ({"reset": True}, {"reset": True, "when": "after"}, {"status": 502}, {"status": 503, "when": "after"})
"""How Discord's answers are lost: before or after the request was carried out."""
MOST_LOST = 12
"""How many answers in a row."""


def troubles(seconds: float, disk: SmallDisk | None, link: Link | None) -> Disturbance:
    """Return what makes trouble for a while. disk: the database's, link: to its server; None if there is none."""

    async def disturb(stage: Stage) -> Counter[str]:
        maker, until = Troublemaker(stage, disk, link), time.monotonic() + seconds
        while time.monotonic() < until:
            await maker.make()
        return maker.kinds

    return disturb


class Troublemaker:
    """Makes one trouble after the other. kinds: how often each."""

    def __init__(self, stage: Stage, disk: SmallDisk | None, link: Link | None) -> None:
        self.kinds: Counter[str] = Counter()
        self._lives, self._rng, self._fleet = stage.lives, stage.rng, stage.fleet
        self._sandbox = stage.server.handle()
        self._killer = Killer(stage.server, stage.lives, stage.rng)
        self._ways: dict[str, Callable[[], Awaitable[Any]]] = {
            "kills": self._killer.kill,
            "short stops": self._stop,
            "long stops": self._stop_long,
            "slow Discord": self._slow_discord,
            "answers of Discord lost": self._lose_answers,
            "Discord away": self._discord_away,
            "gateway cut": self._cut_gateway,
        }
        if disk is not None:
            self._ways["disk full"] = lambda: self._disk_full(disk)
        if stage.fleet is not None:
            server = stage.fleet.postgres
            self._ways["database killed"] = lambda: self._killer.kill_database(server)
        if link is not None:
            self._ways["slow database"] = lambda: self._slow_database(link)
            self._ways["database away"] = lambda: self._database_away(link)

    async def make(self) -> None:
        """Make a trouble of a kind drawn by lot, and let everything run again."""
        await self._killer.calm(self._rng.randint(0, CALM))
        kind = self._rng.choice(sorted(self._ways))
        self.kinds[kind] += 1
        await self._ways[kind]()
        await self._begin_ended()

    async def _begin_ended(self) -> None:
        """Begin the lives that have ended by themselves again, as an operator's service manager does."""
        ended = [one for one in self._lives if one.bot.pid is not None and not alive(one.bot.pid)]
        for one in ended:
            self.kinds["ended by themselves"] += 1
            one.watchdog.dead()
            await one.bot.kill()
        await begin(ended)

    # ------------------------------------------------------------------ processes

    async def _stop(self) -> None:
        with self._stopped(self._rng.choice(self._lives)):
            await asyncio.sleep(self._rng.uniform(0.5, 12.0))

    async def _stop_long(self) -> None:
        """Stop a process for longer than its leases last. Another takes its place on a server."""
        one = self._rng.choice(self._lives)
        long = PROCESS_TIMEOUT + self._rng.uniform(1.0, 20.0)
        with self._stopped(one) as pid:
            if self._fleet is not None:
                await one.bot.begin()
            await asyncio.sleep(long)
        if self._fleet is not None:
            # It has lost its place, and waits until that is free.
            await asyncio.sleep(self._rng.uniform(1.0, 10.0))
            await one.bot.end_other(pid)
            await one.bot.ready(LONG_PATIENCE)

    @contextlib.contextmanager
    def _stopped(self, one: ProcessLife) -> Iterator[int]:
        """Stop a process for the block; yield its id."""
        pid = one.bot.pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        try:
            yield pid
        finally:
            os.kill(pid, signal.SIGCONT)

    # ------------------------------------------------------------------ Discord

    async def _slow_discord(self) -> None:
        slow = await self._sandbox.fault(delay=self._rng.uniform(0.2, 3.0), times=None)
        await asyncio.sleep(self._rng.uniform(3.0, 20.0))
        await self._sandbox.clear_faults(slow)

    async def _lose_answers(self) -> None:
        await self._sandbox.fault(
            "POST|PUT|PATCH|DELETE", times=self._rng.randint(1, MOST_LOST), **self._rng.choice(LOST)
        )
        await self._killer.calm(CALM)
        await self._sandbox.clear_faults()

    async def _discord_away(self) -> None:
        await self._sandbox.call("go_offline")
        await asyncio.sleep(self._rng.uniform(0.5, 15.0))
        await self._sandbox.call("go_offline", offline=False)
        for one in self._lives:
            await one.bot.ready(LONG_PATIENCE)

    async def _cut_gateway(self) -> None:
        await self._sandbox.call("gateway_drop", resume=self._rng.random() < 0.5)
        for one in self._lives:
            await one.bot.ready(LONG_PATIENCE)

    # ------------------------------------------------------------------ the database

    async def _slow_database(self, link: Link) -> None:
        link.delay = self._rng.uniform(0.02, 0.5)
        await asyncio.sleep(self._rng.uniform(3.0, 20.0))
        link.delay = 0.0

    async def _database_away(self, link: Link) -> None:
        link.cut()
        await asyncio.sleep(self._rng.uniform(0.0, 15.0))
        link.cut(False)

    async def _disk_full(self, disk: SmallDisk) -> None:
        await asyncio.to_thread(disk.fill)
        await asyncio.sleep(self._rng.uniform(1.0, 15.0))
        await asyncio.to_thread(disk.free)
        if self._fleet is not None and not self._fleet.postgres.runs():
            # PostgreSQL ends when it cannot write its log.
            self.kinds["database ended by itself"] += 1
            await asyncio.to_thread(self._fleet.postgres.start)
