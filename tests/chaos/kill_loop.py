"""Kill the bot again and again while members play, and report what that broke.

A sandbox and its scripted members run in this process, the unchanged bot in another, or in several which share
its work on one server of PostgreSQL. They are ended by SIGKILL at random instants: while nothing happens, just
after a member pressed, while a request to Discord is on its way and just after one was carried out. The server of
the database is killed now and then, too.
"""

import asyncio
import contextlib
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from engines import GAMES
from sandbox.handle import Sandbox
from sandbox.server import Server
from sandbox.settings import Settings
from tests.chaos.action_log import ActionLog
from tests.chaos.bot_process import BotProcess, ProcessLauncher, WorkerPool, environment
from tests.chaos.players import GroupSettings, PlayerGroup
from tests.chaos.verdict import verdict
from tests.chaos.watchdog import Watchdog
from tests.postgres import Server as Postgres
from tools.scripted_member.live_database import LiveDatabase

QUIET = 120.0
"""Seconds in which everything that is still to be said must have been said in the end."""
CALM = 10
"""The most acts that are answered before the next kill is planned, so that the matches get on."""
CALM_SECONDS = 10.0
"""Seconds after which waiting for them ends."""
SLOWEST = 10.0
"""Seconds that a move takes at most."""
SESSIONS = 5.0
"""Seconds in which several bots may begin one session, as on Discord."""
SEVERAL = (1, 1, 1, 1, 2, 3)
"""How many of several bots are killed at once: one of these."""
OUTAGES = 6
"""The number of kills after which the database is killed once."""
HABITS = (GroupSettings(), GroupSettings(computers=1), GroupSettings(), GroupSettings(grace=2))
"""Of the circles among several bots, in turn. Only of those without any does the log say what is posted when."""
MORE_MOVES = 6
"""The moves that every circle makes after the last kill, to show that its match goes on."""


Judge = Callable[[Path], Awaitable[list[str]]]
Inspection = Callable[[Path, Judge], Awaitable[None]]


class Report(Struct, frozen=True):
    """What a run found. wrong: violations as sentences; empty if all held. kinds: kills by what triggered them.

    moves: by game, how many moves and answers to auctions were confirmed. answers: those to
    auctions among them. unanswered: acts. outages: how often the server of the database was killed.
    """

    seed: int
    kills: int
    outages: int
    matches: int
    finished: int
    moves: dict[str, int]
    answers: int
    unanswered: int
    kinds: dict[str, int]
    seconds: float
    wrong: tuple[str, ...]

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.kinds.items()))
        moves = ", ".join(f"{count} in {game}" for game, count in self.moves.items())
        lines = [
            f"seed {self.seed}: {self.kills} kills ({kinds}), {self.outages} of the database, "
            f"{self.seconds:.0f} s; {self.matches} matches, {self.finished} of them to the end, "
            f"{self.unanswered} acts unanswered; "
            f"moves told: {moves}; {self.answers} of them answer auctions",
            *(f"  WRONG: {sentence}" for sentence in self.wrong),
        ]
        return "\n".join(lines)


class ProcessLife(NamedTuple):
    bot: BotProcess
    watchdog: Watchdog


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
        await self._calm(self._rng.randint(0, CALM))
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

    async def _calm(self, acts: int) -> None:
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


async def begin(lives: Sequence[ProcessLife]) -> None:
    """Begin a life of each. Raises CannotDo if one is never connected."""
    for one in lives:
        await one.bot.begin()
    for one in lives:
        await one.bot.ready()
        one.watchdog.born()


class ProcessGroup(NamedTuple):
    """Several processes of the bot on a database of a server, as many as there are shards."""

    processes: int
    postgres: Postgres
    address: str


async def run_kills(
    kills: int,
    seed: int,
    *,
    games: Sequence[str] = tuple(GAMES),
    matches: int = 4,
    warm: int = 0,
    fresh: bool = False,
    folder: Path | None = None,
    inspect: Inspection | None = None,
    fleet: ProcessGroup | None = None,
) -> Report:
    """Play and kill; what came of it.

    games: which are played, in turn. matches: how many matches at once. warm: how many moves each makes
    before the first kill. fresh: start each bot as a new Python process instead of forking one that has done its
    imports. fleet: several processes instead of one with its database in a file; every second circle has a habit
    of `HABITS` then.
    folder: for the database and the bot's log; None: a temporary one. inspect: is called once the bot
    has stopped, with the database in its file and the judge of databases, by tests that try the judge on planted
    faults.
    """
    with contextlib.ExitStack() as stack:
        place = folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        played = list(islice(cycle(games), matches))
        return await _rehearse(kills, seed, played, warm, fresh, place, inspect, fleet)


async def _rehearse(
    kills: int,
    seed: int,
    games: Sequence[str],
    warm: int,
    fresh: bool,
    folder: Path,
    inspect: Inspection | None,
    fleet: ProcessGroup | None,
) -> Report:
    rng = Random(seed)
    database = folder / "kontor.db" if fleet is None else fleet.address
    begun, killed, outages = time.monotonic(), 0, 0
    action_log = ActionLog()
    settings = Settings(answer_within=10.0, reaction=0.0, identify_pause=SESSIONS if fleet else 0.0)
    async with Server(settings, members=("mods",)) as server:
        sandbox = server.handle()
        env = environment(server.url, database)
        log, tables = folder / "bot.log", [(game, _seats(game)) for game in games]
        launcher = ProcessLauncher(env, log) if fresh else WorkerPool(env, log, tables)
        try:
            lives = [ProcessLife(BotProcess(launcher, sandbox, *shard), Watchdog()) for shard in _shards(fleet)]
            towns = await _towns(sandbox, fleet)
            circles = [
                await _circle(sandbox, game, n, database, action_log, rng, lives, towns)
                for n, game in enumerate(games)
            ]
            killer = Killer(server, lives, rng)
            await begin(lives)
            async with _playing(circles, action_log):
                await _play_on(circles, action_log, warm)
                while killed < kills:
                    killed += await killer.kill()
                    if fleet is not None and killed // OUTAGES > outages:
                        await killer.kill_database(fleet.postgres)
                        outages += 1
                await _play_on(circles, action_log, MORE_MOVES)
            await _quiet(database, action_log)
            for one in lives:
                await one.bot.stop()
            witness = await sandbox.member("mods")
            wrong = await verdict(sandbox, witness, database, action_log)
            if inspect is not None and isinstance(database, Path):
                await inspect(database, lambda path: verdict(sandbox, witness, path, action_log))
        finally:
            launcher.close()
    return Report(
        seed=seed,
        kills=sum(one.bot.lives - 1 for one in lives),
        outages=outages,
        matches=sum(len(circle.matches) for circle in circles),
        finished=sum(circle.finished for circle in circles),
        moves={game: sum(one.moves for one in circles if one.game.info.key == game) for game in games},
        answers=sum(answer.told for answer in action_log.answers),
        unanswered=action_log.unanswered,
        kinds=dict(killer.kinds),
        seconds=time.monotonic() - begun,
        wrong=tuple(wrong),
    )


def _shards(fleet: ProcessGroup | None) -> list[tuple[int, int] | tuple[()]]:
    return [()] if fleet is None else [(number, fleet.processes) for number in range(fleet.processes)]


async def _towns(sandbox: Sandbox, fleet: ProcessGroup | None) -> list[str | None]:
    """A guild for each process of several; for one the guild that is there."""
    if fleet is None:
        return [None]
    return [
        await sandbox.add_guild(f"town-{number}", members=["mods"], shard=(number, fleet.processes))
        for number in range(fleet.processes)
    ]


async def _circle(
    sandbox: Sandbox,
    game: str,
    number: int,
    database: Path | str,
    action_log: ActionLog,
    rng: Random,
    lives: Sequence[ProcessLife],
    towns: Sequence[str | None],
) -> PlayerGroup:
    here = number % len(lives)
    town = towns[here]
    habits = GroupSettings() if town is None else HABITS[number % len(HABITS)]
    channel = await sandbox.add_channel(f"table-{number}", town)
    members = [
        await sandbox.add_member(f"member-{number}-{seat}", channel=channel, guild=town)
        for seat in range(_seats(game))
    ]
    return PlayerGroup(
        sandbox,
        game,
        members,
        channel,
        database,
        lives[here].watchdog,
        lives[0].watchdog,
        action_log,
        Random(rng.random()),
        habits,
    )


def _seats(game: str) -> int:
    """How many play it here: the fewest who may."""
    return GAMES[game].info.seats[0]


@contextlib.asynccontextmanager
async def _playing(circles: list[PlayerGroup], action_log: ActionLog) -> AsyncIterator[None]:
    """The circles play meanwhile. A member's script that fails is a fault too."""
    tasks = [asyncio.create_task(circle.run()) for circle in circles]
    try:
        yield
    finally:
        for circle in circles:
            circle.leave()
        done, late = await asyncio.wait(tasks, timeout=QUIET)
        for task in late:
            task.cancel()
            action_log.wrong.append("a member's act never ended")
        action_log.wrong += [
            f"a member's script failed: {task.exception()!r}" for task in done if task.exception()
        ]


async def _play_on(circles: list[PlayerGroup], action_log: ActionLog, moves: int) -> None:
    """Demand that every circle makes a number of moves while nothing is killed."""
    aims = [(circle, circle.moves + moves) for circle in circles]
    try:
        async with asyncio.timeout(QUIET + SLOWEST * moves):
            while any(  # noqa: ASYNC110 - only this loop waits
                circle.moves < aim and not circle.leaving for circle, aim in aims
            ):
                await asyncio.sleep(0.05)
    except TimeoutError:
        stuck = [circle.channel for circle, aim in aims if circle.moves < aim]
        action_log.wrong.append(f"matches do not go on by themselves: channels {stuck}")


async def _quiet(database: Path | str, action_log: ActionLog) -> None:
    """Wait until the bot has said everything that is due."""
    beside = LiveDatabase(database)

    def pending() -> int:
        return len(beside.rows("SELECT id FROM outbox WHERE kind != 'card'"))

    try:
        async with asyncio.timeout(QUIET):
            while await asyncio.to_thread(pending):  # noqa: ASYNC110 - another process writes
                await asyncio.sleep(0.05)
    except TimeoutError:
        action_log.wrong.append(f"{pending()} things were never said")
