"""Kills the bot again and again while members play, and tells what that broke.

A sandbox and its scripted members run in this process, the unchanged bot in another, which is ended by SIGKILL at
random instants: while nothing happens, just after somebody pressed, while a request to Discord is on its way and
just after one was carried out.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from engines import GAMES
from sandbox.handle import Sandbox
from sandbox.server import Server
from sandbox.settings import Settings
from tests.rehearsal.diary import Diary
from tests.rehearsal.process import Bot, Launcher, Nursery, environment
from tests.rehearsal.pulse import Pulse
from tests.rehearsal.regulars import Circle
from tests.rehearsal.verdict import verdict

QUIET = 120.0
"""Seconds in which everything that is still to be said must have been said in the end."""
CALM = 10
"""So many acts at most are answered before a new life is threatened, so that the matches get on."""
CALM_SECONDS = 10.0
"""Seconds after which nobody waits for them any longer."""
SLOWEST = 10.0
"""Seconds that a move takes at most."""
MORE_MOVES = 6
"""So many moves every circle makes after the last kill, to show that its match goes on."""


Judge = Callable[[Path], Awaitable[list[str]]]
Inspection = Callable[[Path, Judge], Awaitable[None]]


class Report(Struct, frozen=True):
    """What a run found. wrong: violations as sentences; empty if all held. kinds: kills by what triggered them.

    moves: by game, how many moves and answers to auctions members were told are accepted. answers: those to
    auctions among them. unanswered: acts.
    """

    seed: int
    kills: int
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
            f"seed {self.seed}: {self.kills} kills ({kinds}) in {self.seconds:.0f} s; {self.matches} matches, "
            f"{self.finished} of them to the end, {self.unanswered} acts unanswered; "
            f"moves told: {moves}; {self.answers} of them answer auctions",
            *(f"  WRONG: {sentence}" for sentence in self.wrong),
        ]
        return "\n".join(lines)


class Killer:
    """Ends the bot's lives at chosen instants and begins new ones."""

    def __init__(self, server: Server, bot: Bot, pulse: Pulse, rng: Random) -> None:
        self._bot = bot
        self._pulse = pulse
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
            self._bot.strike()
            self._trigger.set()

    async def kill(self) -> None:
        """One life's end, at an instant of a kind drawn by lot, and the next life's begin."""
        await self._calm(self._rng.randint(0, CALM))
        kind = self._rng.choice(("after a press", "before a request", "after a request", "any time", "at start"))
        try:
            async with asyncio.timeout(5.0):
                await self._await(kind)
        except TimeoutError:
            kind = "any time"
        self._trigger = None
        self.kinds[kind] += 1
        self._pulse.dead()
        await self._bot.kill()
        if kind == "at start":
            # Also in the middle of a start, when nobody can act yet.
            await self._bot.begin()
            await asyncio.sleep(self._rng.uniform(0.0, 1.0))
            await self._bot.kill()
        await self._bot.start()
        self._pulse.born()

    async def _calm(self, acts: int) -> None:
        aim = self._pulse.answered + acts
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CALM_SECONDS):
                while self._pulse.answered < aim:  # noqa: ASYNC110 - nobody waits but this loop
                    await asyncio.sleep(0.02)

    async def _await(self, kind: str) -> None:
        if kind == "after a press":
            self._pulse.acted.clear()
            await self._pulse.acted.wait()
            await asyncio.sleep(self._rng.uniform(0.0, 0.25))
        elif kind.endswith("a request"):
            self._when, self._countdown = kind, self._rng.randint(1, 8)
            self._trigger = asyncio.Event()
            await self._trigger.wait()
        else:
            await asyncio.sleep(self._rng.uniform(0.0, 1.0))


async def rehearse(
    kills: int,
    seed: int,
    *,
    games: Sequence[str] = tuple(GAMES),
    matches: int = 4,
    warm: int = 0,
    fresh: bool = False,
    folder: Path | None = None,
    inspect: Inspection | None = None,
) -> Report:
    """Play and kill; what came of it.

    games: which are played, in turn. matches: how many matches at once. warm: how many moves each makes
    before the first kill. fresh: start each bot as a new Python process instead of forking one that has done its
    imports.
    folder: for the database and the bot's log, kept; None: a temporary one. inspect: is called once the bot
    has stopped, with the database and the judge of databases, by tests that try the judge on planted faults.
    """
    with contextlib.ExitStack() as stack:
        place = folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        return await _rehearse(kills, seed, list(islice(cycle(games), matches)), warm, fresh, place, inspect)


async def _rehearse(
    kills: int,
    seed: int,
    games: Sequence[str],
    warm: int,
    fresh: bool,
    folder: Path,
    inspect: Inspection | None,
) -> Report:
    rng = Random(seed)
    database = folder / "kontor.db"
    begun = time.monotonic()
    diary, pulse = Diary(), Pulse()
    async with Server(Settings(answer_within=10.0, reaction=0.0), members=("mods",)) as server:
        sandbox = server.handle()
        env = environment(server.url, database)
        log, tables = folder / "bot.log", [(game, _seats(game)) for game in games]
        house = Launcher(env, log) if fresh else Nursery(env, log, tables)
        try:
            bot = Bot(house, sandbox)
            circles = [
                await _circle(sandbox, game, n, database, pulse, diary, Random(rng.random()))
                for n, game in enumerate(games)
            ]
            killer = Killer(server, bot, pulse, rng)
            await bot.start()
            pulse.born()
            async with _playing(circles, diary):
                await _play_on(circles, diary, warm)
                for _ in range(kills):
                    await killer.kill()
                await _play_on(circles, diary, MORE_MOVES)
            await _quiet(database, diary)
            await bot.stop()
            witness = await sandbox.member("mods")
            wrong = await verdict(sandbox, witness, database, diary)
            if inspect is not None:
                await inspect(database, lambda path: verdict(sandbox, witness, path, diary))
        finally:
            house.close()
    return Report(
        seed=seed,
        kills=bot.lives - 1,
        matches=sum(len(circle.matches) for circle in circles),
        finished=sum(circle.finished for circle in circles),
        moves={game: sum(one.moves for one in circles if one.game.info.key == game) for game in games},
        answers=sum(answer.told for answer in diary.answers),
        unanswered=diary.unanswered,
        kinds=dict(killer.kinds),
        seconds=time.monotonic() - begun,
        wrong=tuple(wrong),
    )


async def _circle(
    sandbox: Sandbox, game: str, number: int, database: Path, pulse: Pulse, diary: Diary, rng: Random
) -> Circle:
    channel = await sandbox.add_channel(f"table-{number}")
    names = [f"member-{number}-{seat}" for seat in range(_seats(game))]
    members = [await sandbox.add_member(name, channel=channel) for name in names]
    return Circle(sandbox, game, members, channel, database, pulse, diary, rng)


def _seats(game: str) -> int:
    """How many play it here: the fewest who may."""
    return GAMES[game].info.seats[0]


@contextlib.asynccontextmanager
async def _playing(circles: list[Circle], diary: Diary) -> AsyncIterator[None]:
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
            diary.wrong.append("a member's act never ended")
        diary.wrong += [f"a member's script failed: {task.exception()!r}" for task in done if task.exception()]


async def _play_on(circles: list[Circle], diary: Diary, moves: int) -> None:
    """Every circle must be able to make so many moves while nobody kills."""
    aims = [(circle, circle.moves + moves) for circle in circles]
    try:
        async with asyncio.timeout(QUIET + SLOWEST * moves):
            while any(  # noqa: ASYNC110 - nobody waits but this loop
                circle.moves < aim and not circle.leaving for circle, aim in aims
            ):
                await asyncio.sleep(0.05)
    except TimeoutError:
        stuck = [circle.channel for circle, aim in aims if circle.moves < aim]
        diary.wrong.append(f"matches do not go on by themselves: channels {stuck}")


async def _quiet(database: Path, diary: Diary) -> None:
    """Wait until the bot has said everything that is due."""

    def pending() -> int:
        with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as conn:
            found: int = conn.execute("SELECT count(*) FROM outbox WHERE kind != 'card'").fetchone()[0]
            return found

    try:
        async with asyncio.timeout(QUIET):
            while await asyncio.to_thread(pending):  # noqa: ASYNC110 - another process writes
                await asyncio.sleep(0.05)
    except TimeoutError:
        diary.wrong.append(f"{pending()} things were never said")
