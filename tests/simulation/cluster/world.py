"""A simulated world in which two processes of the service share a database on a server.

One carries the shard of direct messages, the other that of the match's server: presses come to both.
"""

import asyncio
import itertools
import re
import shutil
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final

from service.base.shards import Shards
from service.cluster.processes import HEARTBEAT
from tests.simulation import checks
from tests.simulation.bot import Bot
from tests.simulation.cluster import left_over
from tests.simulation.cluster.connections import reached
from tests.simulation.cluster.member import Member
from tests.simulation.cluster.server import Server
from tests.simulation.disk import Disk
from tests.simulation.network import Fate, Request
from tests.simulation.plan import Incident, Plan
from tests.simulation.scheduler import Loop, NothingLeft, Process, outside, simulated
from tests.simulation.world import _MEMORY, QUIET, SOON, Outcome, World, hear_errors

SETTLED: Final = 60.0
"""Seconds after which a dead process was noticed, and what a wrong clock had left is corrected."""
NOTICED: Final = round(2 * HEARTBEAT)
"""Seconds within which each process has noticed at a heartbeat what the other has."""
OUTLIVED: Final = 45.0
"""For how many seconds a process goes on that was replaced while it was stopped."""
DIRECT: Final = 0.4
"""How likely a person presses in a direct message."""


def run(plan: Plan, blank: Path) -> Outcome:
    """Let a world with two services happen. blank: a database without rows, which is copied."""
    outcome = Outcome(plan)
    folder = _MEMORY if _MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=folder, prefix="world-") as made, simulated(plan.seed) as loop:
        stored = Path(made) / "kontor.db"
        shutil.copy(blank, stored)
        _happen(loop, plan, stored, outcome)
    return outcome


def _happen(loop: Loop, plan: Plan, stored: Path, outcome: Outcome) -> None:
    """Let a world happen and end with all that belongs to it."""
    with hear_errors(outcome):
        world = WorldOfTwo(loop, plan, stored, outcome)
        with reached(world.server, loop, Random(f"{plan.seed} way")):
            try:
                loop.run_until_complete(world.happen())
            except NothingLeft:
                outcome.wrong.append("everything waits, and nothing will ever wake it")
            except Exception as error:
                outcome.wrong.append(f"it cannot be checked: {error!r}")
            outcome.digest = world.digest()


class WorldOfTwo(World):
    """One world with two services while it happens. server: of their database."""

    def __init__(self, loop: Loop, plan: Plan, stored: Path, outcome: Outcome) -> None:
        # No service has a file of its own.
        super().__init__(loop, plan, stored, Disk(Random()), outcome)
        self.server = Server(loop, Random(f"{plan.seed} server"), stored, self._server_time)
        self.server.happens = self._happens
        self.discord.apart = True
        # Direct messages are on shard 0; the match's server shall be on another one.
        home = self.discord.guild.id >> 22
        count = next(count for count in itertools.count(2) if home % count)
        self._shards = (Shards((0,), count), Shards(tuple(range(1, count)), count))
        self._members = [Member(f"bot{number}", shards) for number, shards in enumerate(self._shards)]
        self._replaced: list[Member] = []
        self._traps: list[Incident] = []
        self._acting: dict[asyncio.Task[Any], Process] = {}

    def _server_time(self) -> float:
        return self.clock.monotonic() + self.clock.wrong

    async def _boot(self, down: float = 0.0) -> None:
        for member in self._members:
            member.join(self.clock, self.discord, self._tell)
        for member in self._members:
            await member.started.wait()
        self.bot = self._members[1]

    # ------------------------------------------------------------ what happens

    async def _meet(self, incident: Incident) -> None:
        kind, server = incident.kind, self.server
        if incident.when:
            self._traps.append(incident)
        elif kind in ("stop", "kill", "replace", "cut"):
            self._strike(incident)
        elif kind in ("full", "away", "deaf", "late"):
            setattr(server, kind, True)
            self._loop.call_later(incident.seconds, setattr, server, kind, False)
        elif kind == "forget":
            if (kontor := self._members[incident.service].kontor) is not None:
                kontor.matches.evict_all()
        else:
            await super()._meet(incident)

    def _happens(self, process: Process | None, what: str) -> None:
        """Let what waits for this moment of a process happen."""
        for trap in self._traps:
            if trap.when == what and self._members[trap.service].process is process:
                self._traps.remove(trap)
                self._strike(trap)
                return

    def _strike(self, incident: Incident) -> None:
        """Stop or kill a process now, or cut its connections."""
        process = self._members[incident.service].process
        if process.dead:
            return
        if incident.kind == "cut":
            self.server.cut(process)
            return
        if incident.kind == "kill":
            self._kill_one(process)
            outside(self._start(incident.service, incident.seconds))
            return
        process.stop()
        outside(self._resume(process, incident.seconds))
        if incident.kind == "replace":
            self._replaced.append(self._members[incident.service])
            outside(self._start(incident.service, 0.0))

    def _kill_one(self, process: Process) -> None:
        self._outcome.kills += 1
        process.kill()
        self.server.process_ended(process)

    async def _resume(self, process: Process, seconds: float) -> None:
        await asyncio.sleep(seconds)
        process.resume()
        await asyncio.sleep(OUTLIVED)
        if any(member.process is process for member in self._replaced) and not process.dead:
            self._kill_one(process)

    async def _start(self, service: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        member = Member(f"bot{service}-{self._outcome.kills}-{len(self._replaced)}", self._shards[service])
        self._members[service] = member
        member.join(self.clock, self.discord, self._tell)
        await member.started.wait()
        self._outcome.wrong += [
            f"{member.process.name} begins while {other.process.name} holds its shards"
            for other in self._replaced
            if other is not member and other.shards == member.shards and other.believes
        ]

    async def _act(self, bot: Bot, incident: Incident, rng: Random) -> None:
        direct = Random(f"{incident.salt} way").random() < DIRECT
        service = 0 if direct else 1
        lives = [one for one in (*self._replaced, self._members[service]) if one.lives]
        bot = next((one for one in lives if one.shards == self._shards[service]), self._members[service])
        if bot.process.dead:
            return
        before = set(self._busy)
        await super()._act(bot, incident, rng)
        self._acting |= dict.fromkeys(self._busy - before, bot.process)

    def _fate(self, request: Request) -> Fate:
        for member in self._members:
            if member.process.name == request.process:
                self._happens(member.process, "request")
        return super()._fate(request)

    # ------------------------------------------------------------ quiet

    async def _quiet(self) -> bool:
        """See `World`; both processes must live again."""
        self._fates, self._traps = [], []
        self.clock.wrong = 0
        until = self._loop.time() + QUIET
        due = ["?"]
        await asyncio.sleep(SETTLED)
        while self._loop.time() < until:
            await asyncio.sleep(1.0)
            self._busy -= {task for task, process in self._acting.items() if process.dead}
            due = checks.pending(self._stored, self.clock.now() + NOTICED + SOON)
            due += [f"{member.process.name} is away" for member in self._members if not member.lives]
            due += [f"{member.process.name} was replaced" for member in self._replaced if not member.process.dead]
            dead = left_over.registered(self._stored) - {member.number for member in self._members}
            due += [f"process {number} is registered" for number in sorted(dead)]
            moods = ("full", "away", "deaf", "late")
            due += [f"the server is {mood}" for mood in moods if getattr(self.server, mood)]
            if not due and not self._busy:
                await asyncio.sleep(NOTICED)
                return True
        self._outcome.wrong.append(f"still due after an hour without faults: {due}, {len(self._busy)} people wait")
        return False

    async def _check(self) -> None:
        self.bot = self._members[1]
        await super()._check()
        await self._check_bot(self._members[0])
        self._outcome.wrong += left_over.of(self._stored, [member.kontor for member in self._members])
        self._outcome.wrong += [f"a deadlock: {who}" for who in self.server.deadlocks]
        # A move that was saved and could not be shown is reported to its player and the operator.
        self._outcome.wrong[:] = [one for one in self._outcome.wrong if not re.match("problem .*Database", one)]
