"""Let members play while something disturbs the bot, and report what that broke.

A sandbox and its scripted members run in this process, the unchanged bot in another, or in several which share
its work on one server of PostgreSQL.
"""

import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random

from msgspec import Struct

from engines import GAMES
from sandbox.handle import Sandbox
from sandbox.server import Server
from sandbox.settings import Settings
from tests.rehearsal.action_log import ActionLog
from tests.rehearsal.bot_process import BotProcess, ProcessLauncher, WorkerPool, environment
from tests.rehearsal.judge.verdict import verdict
from tests.rehearsal.players import GroupSettings, PlayerGroup
from tests.rehearsal.stage import Disturbance, ProcessGroup, ProcessLife, Stage, begin
from tests.rehearsal.watchdog import Watchdog
from tools.scripted_member.live_database import LiveDatabase

QUIET = 120.0
"""Seconds in which everything that is still to be said must have been said in the end."""
SLOWEST = 10.0
"""Seconds that a move takes at most."""
SESSIONS = 5.0
"""Seconds in which several bots may begin one session, as on Discord."""
HEARTBEAT = 10.0
"""Seconds between a bot's signs of life to Discord, which misses a stopped process after half as long again."""
HABITS = (GroupSettings(), GroupSettings(computers=1), GroupSettings(), GroupSettings(grace=2))
"""Of the circles among several bots, in turn. Only of those without any does the log say what is posted when."""
MORE_MOVES = 6
"""The moves that every circle makes after the last disturbance, to show that its match goes on."""


Judge = Callable[[Path], Awaitable[list[str]]]
Inspection = Callable[[Path, Judge], Awaitable[None]]


class Report(Struct, frozen=True):
    """What a run found. wrong: violations as sentences; empty if all held.

    kinds: how often the bot was disturbed in which way. lives: how many of its lives ended before the last. moves:
    by game, how many moves and answers to auctions were confirmed. answers: those to auctions among them.
    unanswered: acts. panels: how many were compared with what was confirmed before.
    """

    seed: int
    lives: int
    matches: int
    finished: int
    moves: dict[str, int]
    answers: int
    unanswered: int
    panels: int
    kinds: dict[str, int]
    seconds: float
    wrong: tuple[str, ...]

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.kinds.items()))
        moves = ", ".join(f"{count} in {game}" for game, count in self.moves.items())
        lines = [
            f"seed {self.seed}: {self.seconds:.0f} s; {kinds}; {self.lives} lives ended; {self.matches} matches, "
            f"{self.finished} of them to the end; {self.unanswered} acts unanswered; moves told: {moves}; "
            f"{self.answers} of them answer auctions; {self.panels} panels compared with what was told before",
            *(f"  WRONG: {sentence}" for sentence in self.wrong),
        ]
        return "\n".join(lines)


async def run(
    disturb: Disturbance,
    seed: int,
    *,
    games: Sequence[str] = tuple(GAMES),
    matches: int = 4,
    warm: int = 0,
    fresh: bool = False,
    folder: Path | None = None,
    database: Path | None = None,
    inspect: Inspection | None = None,
    fleet: ProcessGroup | None = None,
) -> Report:
    """Play and disturb; what came of it.

    games: which are played, in turn. matches: how many matches at once. warm: how many moves each makes
    before the first disturbance. fresh: start each bot as a new Python process instead of forking one that has
    done its imports. fleet: several processes instead of one with its database in a file; every second circle has
    a habit of `HABITS` then. folder: for the database and the bot's log; None: a temporary one. database: its
    file, if not there. inspect: is called once the bot has stopped, with the database in its file and the judge of
    databases, by tests that try the judge on planted faults.
    """
    with contextlib.ExitStack() as stack:
        place = folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        played = list(islice(cycle(games), matches))
        where = fleet.address if fleet is not None else database or place / "kontor.db"
        return await _rehearse(disturb, seed, played, warm, fresh, place / "bot.log", where, inspect, fleet)


async def _rehearse(
    disturb: Disturbance,
    seed: int,
    games: Sequence[str],
    warm: int,
    fresh: bool,
    log: Path,
    database: Path | str,
    inspect: Inspection | None,
    fleet: ProcessGroup | None,
) -> Report:
    rng = Random(seed)
    begun = time.monotonic()
    action_log = ActionLog()
    settings = Settings(
        answer_within=10.0, reaction=0.0, heartbeat=HEARTBEAT, identify_pause=SESSIONS if fleet else 0.0
    )
    async with Server(settings, members=("mods",)) as server:
        sandbox = server.handle()
        env = environment(server.url, database if fleet is None else fleet.reached_by or fleet.address)
        tables = [(game, _seats(game)) for game in games]
        launcher = ProcessLauncher(env, log) if fresh else WorkerPool(env, log, tables)
        try:
            lives = [ProcessLife(BotProcess(launcher, sandbox, *shard), Watchdog()) for shard in _shards(fleet)]
            towns = await _towns(sandbox, fleet)
            circles = [
                await _circle(sandbox, game, n, database, action_log, rng, lives, towns)
                for n, game in enumerate(games)
            ]
            await begin(lives)
            async with _playing(circles, action_log):
                await _play_on(circles, action_log, warm)
                kinds = await disturb(Stage(server, lives, rng, fleet))
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
        lives=sum(one.bot.lives - 1 for one in lives),
        matches=sum(len(circle.matches) for circle in circles),
        finished=sum(circle.finished for circle in circles),
        moves={game: sum(one.moves for one in circles if one.game.info.key == game) for game in games},
        answers=sum(answer.told for answer in action_log.answers),
        unanswered=action_log.unanswered,
        panels=len(action_log.seen),
        kinds=dict(kinds),
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
