"""Kill the bot again and again.

It is ended by SIGKILL at random instants: while nothing happens, just after a member pressed, while a request to
Discord is on its way and just after one was carried out. The server of the database is killed now and then, too.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from sandbox.server import Server
from tests.postgres import Server as Postgres
from tests.rehearsal.stage import Disturbance, ProcessLife, Stage, begin

CALM_SECONDS = 10.0
"""Seconds after which waiting for calm ends."""
CALM = 10
"""The most acts that are answered before the next kill is planned, so that the matches get on."""
SEVERAL = (1, 1, 1, 1, 2, 3)
"""How many of several bots are killed at once: one of these."""
OUTAGES = 6
"""The number of kills after which the database is killed once."""
OF_DATABASE = "of the database"


class Killer:
    """Ends the bots' lives at chosen instants and begins new ones."""

    def __init__(self, server: Server, lives: Sequence[ProcessLife], rng: Random) -> None:
        self._lives = lives
        self._victims: Sequence[ProcessLife] = ()
        self._rng = rng
        self._trigger: asyncio.Event | None = None
        self._when = ""
        self._countdown = 0
        self.kinds: Counter[str] = Counter()
        server.on_request(self._asked)
        server.on_answer(self._answered)

    def _asked(self, method: str, route: str, _body: Any) -> None:
        self._pull("before a request", method)

    def _answered(self, method: str, _route: str, _status: int, _body: Any) -> None:
        self._pull("after a request", method)

    def _pull(self, when: str, method: str) -> None:
        if self._trigger is None or when != self._when or method == "GET":
            return
        self._countdown -= 1
        if self._countdown <= 0:
            for one in self._victims:
                one.bot.strike()
            self._trigger.set()

    async def kill(self) -> int:
        """Lives' ends, at an instant of a kind drawn by lot, and the next lives' begin. How many were ended."""
        await self.calm(self._rng.randint(0, CALM))
        several = 1 if len(self._lives) == 1 else self._rng.choice(SEVERAL)
        self._victims = self._rng.sample(self._lives, min(several, len(self._lives)))
        kind = self._rng.choice(("after a press", "before a request", "after a request", "any time", "at start"))
        kind = await self._instant(kind)
        self.kinds[kind] += 1
        for one in self._victims:
            one.watchdog.dead()
        for one in self._victims:
            await one.bot.kill()
        if kind == "at start":
            # Also in the middle of a start, when no member can act yet.
            for one in self._victims:
                await one.bot.begin()
            await asyncio.sleep(self._rng.uniform(0.0, 1.0))
            for one in self._victims:
                await one.bot.kill()
        await begin(self._victims)
        return len(self._victims)

    async def kill_database(self, server: Postgres) -> None:
        """An end of the database's server in the middle of whatever it does, and its new beginning."""
        await self._instant(self._rng.choice(("after a press", "any time")))
        self.kinds[OF_DATABASE] += 1
        await asyncio.to_thread(server.stop)
        await asyncio.sleep(self._rng.uniform(0.0, 2.0))
        await asyncio.to_thread(server.start)

    async def _instant(self, kind: str) -> str:
        """Wait for an instant of a kind; return its kind."""
        try:
            async with asyncio.timeout(5.0):
                await self._await(kind)
        except TimeoutError:
            kind = "any time"
        self._trigger = None
        return kind

    async def calm(self, acts: int) -> None:
        """Wait until a number of acts are answered, or for a while."""
        aim = self._done() + acts
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CALM_SECONDS):
                while self._done() < aim:  # noqa: ASYNC110 - only this loop waits
                    await asyncio.sleep(0.02)

    def _done(self) -> int:
        return sum(one.watchdog.answered for one in self._lives)

    async def _await(self, kind: str) -> None:
        if kind == "after a press":
            acted = (self._victims or self._lives)[0].watchdog.acted
            acted.clear()
            await acted.wait()
            await asyncio.sleep(self._rng.uniform(0.0, 0.25))
        elif kind.endswith("a request"):
            self._when, self._countdown = kind, self._rng.randint(1, 8)
            self._trigger = asyncio.Event()
            await self._trigger.wait()
        else:
            await asyncio.sleep(self._rng.uniform(0.0, 1.0))


def kills(number: int) -> Disturbance:
    """Return what kills a number of lives, and the server of the database now and then."""

    async def disturb(stage: Stage) -> Counter[str]:
        killer, killed, outages = Killer(stage.server, stage.lives, stage.rng), 0, 0
        while killed < number:
            killed += await killer.kill()
            if stage.fleet is not None and killed // OUTAGES > outages:
                await killer.kill_database(stage.fleet.postgres)
                outages += 1
        return killer.kinds

    return disturb
