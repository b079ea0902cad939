"""Kills the bot again and again while members play, and checks that nothing was lost, doubled or forgotten.

    python -m tools.kill_test --kills 500 --seed 7

A sandbox and its scripted members run in this process, the unchanged bot in another, which is ended by SIGKILL at
random instants: while nothing happens, just after somebody pressed, while a request to Discord is on its way and
just after one was carried out. Afterwards the database must equal the moves that members were told are done (and
at most those whose answer was lost), the log must replay to the stored positions, every duty must have been told
on Discord exactly once, and every match must go on from its old buttons.

Exit code 0 if all held, 1 if not; the seed that was used stands in the report.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from sandbox.handle import Sandbox
from sandbox.server import Server
from sandbox.settings import Settings
from tools.rehearsal.diary import Diary
from tools.rehearsal.process import Bot, Launcher, Nursery, environment
from tools.rehearsal.regulars import Pair, Pulse
from tools.rehearsal.verdict import verdict

QUIET = 120.0
"""Seconds in which everything that is still to be said must have been said in the end."""
CALM = 2.0
"""Seconds at most in which a new life is left alone, so that the matches get on."""
MORE_MOVES = 6
"""So many moves every pair makes after the last kill, to show that its match goes on."""


Judge = Callable[[Path], Awaitable[list[str]]]
Inspection = Callable[[Path, Judge], Awaitable[None]]


class Report(Struct, frozen=True):
    """What a run found. wrong: violations as sentences; empty if all held. kinds: kills by what triggered them."""

    seed: int
    kills: int
    matches: int
    finished: int
    moves: int
    unanswered: int
    kinds: dict[str, int]
    seconds: float
    wrong: tuple[str, ...]

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.kinds.items()))
        lines = [
            f"seed {self.seed}: {self.kills} kills ({kinds}) in {self.seconds:.0f} s; {self.matches} matches, "
            f"{self.finished} of them to the end, {self.moves} moves told, {self.unanswered} acts unanswered",
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
        await asyncio.sleep(self._rng.uniform(0.0, CALM))
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
    matches: int = 4,
    fresh: bool = False,
    folder: Path | None = None,
    inspect: Inspection | None = None,
) -> Report:
    """Play and kill; what came of it.

    fresh: start each bot as a new Python process instead of forking one that has done its imports.
    folder: for the database and the bot's log, kept; None: a temporary one. inspect: is called once the bot
    has stopped, with the database and the judge of databases, by tests that try the judge on planted faults.
    """
    with contextlib.ExitStack() as stack:
        place = folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        return await _rehearse(kills, seed, matches, fresh, place, inspect)


async def _rehearse(
    kills: int,
    seed: int,
    matches: int,
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
        house = (Launcher if fresh else Nursery)(env, folder / "bot.log")
        try:
            bot = Bot(house, sandbox)
            pairs = [await _pair(sandbox, n, pulse, diary, Random(rng.random())) for n in range(matches)]
            killer = Killer(server, bot, pulse, rng)
            await bot.start()
            pulse.born()
            async with _playing(pairs, diary):
                for _ in range(kills):
                    await killer.kill()
                await _play_more(pairs, diary)
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
        matches=sum(len(pair.matches) for pair in pairs),
        finished=sum(pair.finished for pair in pairs),
        moves=sum(pair.moves for pair in pairs),
        unanswered=diary.unanswered,
        kinds=dict(killer.kinds),
        seconds=time.monotonic() - begun,
        wrong=tuple(wrong),
    )


async def _pair(sandbox: Sandbox, number: int, pulse: Pulse, diary: Diary, rng: Random) -> Pair:
    channel = await sandbox.add_channel(f"table-{number}")
    host = await sandbox.add_member(f"host-{number}", channel=channel)
    guest = await sandbox.add_member(f"guest-{number}", channel=channel)
    return Pair(sandbox, host, guest, channel, pulse, diary, rng)


@contextlib.asynccontextmanager
async def _playing(pairs: list[Pair], diary: Diary) -> AsyncIterator[None]:
    """The pairs play meanwhile. A member's script that fails is a fault too."""
    tasks = [asyncio.create_task(pair.run()) for pair in pairs]
    try:
        yield
    finally:
        for pair in pairs:
            pair.leaving = True
        done, late = await asyncio.wait(tasks, timeout=QUIET)
        for task in late:
            task.cancel()
            diary.wrong.append("a member's act never ended")
        diary.wrong += [f"a member's script failed: {task.exception()!r}" for task in done if task.exception()]


async def _play_more(pairs: list[Pair], diary: Diary) -> None:
    """After the last kill every pair must be able to go on."""
    aims = [(pair, pair.moves + MORE_MOVES) for pair in pairs]
    try:
        async with asyncio.timeout(QUIET):
            while any(  # noqa: ASYNC110 - nobody waits but this loop
                pair.moves < aim and not pair.leaving for pair, aim in aims
            ):
                await asyncio.sleep(0.05)
    except TimeoutError:
        stuck = [pair.channel for pair, aim in aims if pair.moves < aim]
        diary.wrong.append(f"matches do not go on after the last kill: channels {stuck}")


async def _quiet(database: Path, diary: Diary) -> None:
    """Wait until the bot has said everything that is due."""
    import sqlite3

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


def main() -> int:
    """Run as the arguments say; see the module's text."""
    parser = argparse.ArgumentParser(prog="python -m tools.kill_test", description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=500, help="how many lives end (default: 500)")
    parser.add_argument("--seed", type=int, default=None, help="of the instants and the members' choices")
    parser.add_argument("--matches", type=int, default=4, help="how many matches are played at once (default: 4)")
    parser.add_argument("--fresh", action="store_true", help="start every bot as a new Python process")
    parser.add_argument("--keep", type=Path, default=None, help="a folder for the database and the bot's log")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else int(time.time())
    if given.keep is not None:
        given.keep.mkdir(parents=True, exist_ok=True)
    report = asyncio.run(rehearse(given.kills, seed, matches=given.matches, fresh=given.fresh, folder=given.keep))
    print(report)
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
