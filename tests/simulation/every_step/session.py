"""A scripted session in a simulated world: after each act the world is copied, once for each fault."""

import asyncio
import os
import re
import shutil
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct, field

from service.base.jobs import Announce, SendNotice, TurnPost
from store.sqlite.database import _READERS as READERS
from store.sqlite.database import FileIdentity, SqliteDatabase
from tests.simulation import checks
from tests.simulation.bot import Bot
from tests.simulation.checks import Message
from tests.simulation.disk import Disk, SimulatedConnection, mounted
from tests.simulation.every_step.acts import RESTART, STAND_IN, Act, Hand, Table
from tests.simulation.every_step.faults import Fault, Faults, faults_of
from tests.simulation.every_step.fork import in_a_copy
from tests.simulation.network import Fate, Request
from tests.simulation.people import Ledger
from tests.simulation.plan import Plan
from tests.simulation.scheduler import Loop, NothingLeft, simulated
from tests.simulation.world import QUIET, Outcome, World, hear_errors

MEMORY: Final = Path("/dev/shm")
LOOKED: Final = 30.0
"""Seconds between two looks whether the bot still lives."""
RETRIED: Final = 90.0
"""Seconds after which whatever failed once was tried again."""
Chosen = Callable[[int, int, Fault], bool]
"""Says whether a fault is tried: in the stage of this number, and which of all faults of the session it is."""


class Script(Struct, frozen=True):
    """A session before it happens."""

    game: str
    people: int
    acts: tuple[Act, ...]


class Result(Struct):
    """What became of one stage. seen: its steps. story: what it left behind, equal for all faults."""

    wrong: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    story: list[str] = field(default_factory=list)


class Report(Struct):
    """What became of a session.

    possible: how many faults there are. tried: those that were, by their kind of step. found: failures, each with
    its act and its fault. log: what the session left behind after each act.
    """

    steps: Counter[str] = field(default_factory=Counter)
    possible: int = 0
    tried: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)


def happen(name: str, script: Script, blank: Path, chosen: Chosen) -> Report:
    """Let a session happen, with each chosen fault at its place, each in a copy of the world."""
    report, outcome, here = Report(), Outcome(_plan(name, script)), os.getpid()
    where = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=where, prefix="session-") as made, simulated(name) as loop:
        stored = Path(made) / "kontor.db"
        shutil.copy(blank, stored)
        with hear_errors(outcome), mounted(Disk(Random(f"{name} disk"))) as disk:
            session = Session(loop, script, stored, disk, outcome)
            with session.faults.files():
                try:
                    loop.run_until_complete(session.play(report, chosen))
                except NothingLeft:
                    report.found.append("everything waits, and nothing will ever wake it")
                finally:
                    if os.getpid() != here:
                        os._exit(3)
    return report


def _plan(name: str, script: Script) -> Plan:
    return Plan(name, script.game, script.people, 0, 15, STAND_IN, ())


class Session(World):
    """One session while it happens."""

    def __init__(self, loop: Loop, script: Script, stored: Path, disk: Disk, outcome: Outcome) -> None:
        super().__init__(loop, outcome.plan, stored, disk, outcome)
        self._script = script
        self._ledger = Ledger()
        self.faults = Faults(stored.parent, self._kill)
        disk.before.append(self.faults.statement)
        disk.committed.append(self.faults.committed)
        disk.crossing.append(self.faults.crossing)

    async def play(self, report: Report, chosen: Chosen) -> None:
        """Do one act after the other; before each, try the chosen faults in copies of the world."""
        await self._boot()
        for number, act in enumerate(self._script.acts):
            if act.probed:
                await self._probe(number, act, report, chosen)
            result = await self._stage(act, None)
            report.log += [f"{number} {act.name}", *(f"  {line}" for line in result.story)]
            report.found += [f"{number} {act.name}: {wrong}" for wrong in result.wrong]
            if result.wrong:
                return

    async def _probe(self, number: int, act: Act, report: Report, chosen: Chosen) -> None:
        await self._rest()
        calm = await in_a_copy(lambda: self._copied(act, None, None), Result)
        if isinstance(calm, str) or calm.wrong:
            report.found.append(
                f"{number} {act.name}, without a fault: {calm if isinstance(calm, str) else calm.wrong}"
            )
            return
        report.steps.update(calm.seen)
        for fault in faults_of(calm.seen):
            report.possible += 1
            if not chosen(number, report.possible, fault):
                continue
            report.tried[f"{fault.step}: {fault.what}"] += 1
            found = await in_a_copy(lambda fault=fault: self._copied(act, fault, calm), Result)  # type: ignore[misc]
            wrong = [found] if isinstance(found, str) else found.wrong
            report.found += [f"{number} {act.name}, {fault}: {one}" for one in wrong]

    # ------------------------------------------------------------ a copy

    async def _rest(self) -> None:
        """Wait until no transaction is open, and copy the database."""
        database = self._database()
        await until(lambda: not database._write_lock.locked() and database._reading._value == READERS)
        with (
            closing(sqlite3.connect(self._stored)) as source,
            closing(sqlite3.connect(self._beside("kept"))) as copy,
        ):
            source.backup(copy)

    def _beside(self, name: str) -> Path:
        return self._stored.with_name(f"{name}.db")

    def _database(self) -> SqliteDatabase:
        assert self.bot.kontor is not None
        assert isinstance(self.bot.kontor.database, SqliteDatabase)
        return self.bot.kontor.database

    async def _copied(self, act: Act, fault: Fault | None, calm: Result | None) -> Result:
        """Let a stage happen in a copy of the process, on a copy of the database."""
        folder = self._stored.parent / "copy"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        kept, self._stored = self._beside("kept"), folder / "kontor.db"
        shutil.copy(kept, self._stored)
        database = self._database()
        database.path = self._stored
        database._identity = FileIdentity(self._stored)
        # The original's connections are its own: they are left alone here, never closed.
        _LEFT.append([*self._disk._open.pop(self.bot.process, ())])

        async def mount() -> None:
            for connection in (*database._free, database._writer):
                if isinstance(connection, SimulatedConnection):
                    # SQLAlchemy closes what it drops.
                    _LEFT.append(connection._core)
                    connection.mount(self._stored)

        await self.bot.process.spawn(mount())
        return await self._stage(act, fault, calm)

    # ------------------------------------------------------------ a stage

    async def _stage(self, act: Act, fault: Fault | None, calm: Result | None = None) -> Result:
        table = self._table()
        hand = await self.bot.process.spawn(act.begin(table))
        if hand is None:
            return Result([f"there is nothing to {act.name}"])
        self.faults.begin(fault)
        said = len(self._messages)
        done = await self._try(act, table, hand)
        result = Result(seen=list(self.faults.seen))
        if fault is not None and not self.faults.happened:
            result.wrong.append("this step never came")
        self.faults.end()
        if not done and fault is None:
            result.wrong.append("the act was refused")
        if fault is not None:
            await self._pass(RETRIED)
        if not done and fault is not None:
            # They got no answer, or read that it failed: they try again.
            await self._try(act, self._table(table), hand)
        result.wrong += await self._judge()
        result.story = self._story(self._messages[said:], drawn=act.drawn)
        # After a new start no one is answered for within hours: they could not answer while the bot was down.
        postponed = act.idle and fault is not None and fault.what == "kill"
        if calm is not None and result.story != calm.story and not postponed:
            result.wrong += _difference(calm.story, result.story)
        return result

    def _table(self, table: Table | None = None) -> Table:
        assert self.bot.kontor is not None
        self._match = self._match or _match_in(self._stored)
        if table is not None:
            table.match = self._match
            return table
        guild, channel = self.discord.guild.id, self.discord.channel.id
        rng = Random(f"{self._plan.seed} {self._loop.rounds}")
        return Table(
            self.bot.kontor,
            self._users[: self._script.people],
            self._ledger,
            guild,
            channel,
            self._plan.game,
            self._match,
            rng,
        )

    async def _try(self, act: Act, table: Table, hand: Hand) -> bool:
        """Do an act and wait until it and its consequences are over; return whether it was confirmed."""
        kontor, process = self.bot.kontor, self.bot.process
        assert kontor is not None
        task = process.spawn(self._ledger.note(act.name, hand(kontor)))
        await until(lambda: task.done() or process.dead)
        done = task.done() and task.result() is not None
        if act.name == RESTART:
            done = True
            if not process.dead:
                self._kill()
        await self._pass(act.after)
        return done

    async def _pass(self, seconds: float) -> None:
        """Let time pass; a life that ends meanwhile is followed by the next one at once."""
        end = self._loop.time() + seconds
        while (left := end - self._loop.time()) > 0:
            if self.bot.process.dead or self.bot.kontor is None:
                await self._settle()
            await asyncio.sleep(min(left, LOOKED))
        await self._settle()

    async def _settle(self) -> None:
        """Let a new life begin where one has ended, and wait until nothing is due."""
        end = self._loop.time() + QUIET
        while self._loop.time() < end:
            if self.bot.process.dead or (self.bot.started.is_set() and self.bot.kontor is None):
                if not self.bot.process.dead:
                    self._kill()
                self.bot = Bot(f"bot{self._outcome.kills}")
                self.bot.begin(self._stored, self.clock, self.discord, self._tell)
            await asyncio.sleep(1.0)
            if self.bot.kontor is not None and not checks.pending(self._stored, self.clock.now()):
                return

    def _fate(self, _: Request) -> Fate:
        return self.faults.request()

    def _answered(self, method: str, route: str, status: int, body: Any) -> None:
        super()._answered(method, route, status, body)
        self.faults.answer()

    # ------------------------------------------------------------ what must hold

    async def _judge(self) -> list[str]:
        self._outcome.wrong.clear()
        due = checks.pending(self._stored, self.clock.now())
        if due:
            return [f"still due after an hour without faults: {due}"]
        if self.bot.kontor is None:
            return ["the bot does not run"]
        self._match = self._match or _match_in(self._stored)
        if checks.rows(self._stored, "SELECT 1 FROM action"):
            await self._check()
        # A move that was saved and could not be shown is reported to its player and the operator.
        return [one for one in self._outcome.wrong if not re.match("problem .*DatabaseFailed", one)]

    def _story(self, said: Sequence[Message], *, drawn: bool) -> list[str]:
        """Return what a stage left behind, without times.

        A reminder is left out: if it is late, the stand-in that is due at the same second has answered by then.
        drawn: without the order of seats, which was drawn in it.
        """
        told = sorted(repr(one.job) for one in said if not isinstance(one.job, TurnPost) and not _is_reminder(one))
        kept = [row for query in _STORY for row in checks.rows(self._stored, query)]
        seats = [] if drawn else checks.rows(self._stored, _SEATS)
        return [*map(str, kept), *map(str, seats), *told]


_STORY: Final = (
    'SELECT status, seq, published, posted, trouble FROM "match"',
    "SELECT seat, origin, payload, undone FROM action ORDER BY seq",
    "SELECT seat, awaited, invited_since IS NULL FROM seat ORDER BY seat",
    "SELECT seat, kind, key FROM instruction WHERE kind <> 'plan' ORDER BY seat, kind, key",
    "SELECT seat, key, payload FROM instruction WHERE kind = 'plan' ORDER BY seat",
    "SELECT kind, by_user, to_seq, answers, closed IS NULL FROM proposal ORDER BY id",
    "SELECT user_id FROM lobby_member ORDER BY position",
    "SELECT kind, seat, user_id FROM timer ORDER BY kind, seat, user_id",
)
_SEATS: Final = "SELECT seat, user_id, owner_id, computer FROM seat ORDER BY seat"
_LEFT: Final[list[Any]] = []
"""Connections of the process that this one is a copy of."""


def _is_reminder(message: Message) -> bool:
    job = message.job
    return (isinstance(job, SendNotice) and job.reminder) or (
        isinstance(job, Announce) and job.msg.key == "say-reminder"
    )


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds of the processes, which do not know that a test looks."""
    while not holds():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


def _match_in(stored: Path) -> int:
    """Return the number of the match in a database; 0 if there is none."""
    found = checks.rows(stored, 'SELECT id FROM "match"')
    return int(found[0][0]) if found else 0


def _difference(calm: Sequence[str], story: Sequence[str]) -> list[str]:
    missing, more = Counter(calm) - Counter(story), Counter(story) - Counter(calm)
    return [*(f"without the fault: {one}" for one in missing), *(f"with the fault: {one}" for one in more)]
