"""How fast the bot acknowledges presses while ten strong computer players think, and while none does.

Twenty matches of two people go on as in `discord_latency`. Beside them, in every second stretch, ten matches of
The Golden Age with strong computer players: in each of them one thinks at any time, as its person moves at once.
"""

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Sequence
from itertools import chain
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from benchmarks.discord_latency import PATIENCE, Latencies, Match, PostWatcher, opened
from benchmarks.figures import Figure, percentile, processor
from sandbox.handle import Sandbox
from sandbox.server import Server
from sandbox.settings import Settings
from tools.playground.bot_process import bot_at
from tools.playground.scripted_match import ScriptedMatch

MATCHES: Final = 20
STRONG: Final = 10
RATE: Final = 4.0
"""Moves a second in the matches of people."""
SECONDS: Final = 20.0
"""Seconds of a stretch."""
STRETCHES: Final = 3
"""Of each kind, in turn, since other work on the machine changes."""


class StrongTable(Match):
    """A person against three strong computer players."""

    async def open(self) -> None:
        """Open the match, from the command to the first question."""
        lobby = ScriptedMatch(self._host, self._host.channel)
        await lobby.open("golden_age", 4)
        await lobby.add_computers(3, "strong")
        await lobby.start()
        self._thread = lobby.thread

    async def go_on(self, running: asyncio.Event) -> None:
        """Move as soon as the person is asked, while an event is set."""
        while True:
            await running.wait()
            with contextlib.suppress(TimeoutError):
                await self.move(Latencies())


async def run() -> AsyncIterator[Figure]:
    """Measure stretches without strong players and with them, in turn."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        fast = {"KONTOR_FAST": "1", "KONTOR_LOG": "ERROR", "KONTOR_THINKERS": "1"}
        async with (
            Server(Settings(reaction=0.0), members=("mods",)) as server,
            bot_at(server.url, path / "kontor.db", path / "bot.log", settings=fast) as bot,
        ):
            sandbox = server.handle()
            await sandbox.wait_bot(PATIENCE)
            watch = PostWatcher(server, sandbox)
            matches = await opened(sandbox, watch, MATCHES)
            tables = [await _strong(sandbox, watch, number) for number in range(STRONG)]
            running = asyncio.Event()
            moving = [asyncio.create_task(table.go_on(running)) for table in tables]
            spent = {strong: Latencies() for strong in (False, True)}
            thought = dict.fromkeys(spent, 0.0)
            await _paced(matches, Latencies())
            for strong in (False, True) * STRETCHES:
                if strong:
                    running.set()
                else:
                    running.clear()
                # What was begun before comes to its end.
                await asyncio.sleep(SECONDS / 4)
                before = _children(bot.pid)
                await _paced(matches, spent[strong])
                thought[strong] += _children(bot.pid) - before
            for task in moving:
                task.cancel()
            await asyncio.gather(*moving, return_exceptions=True)
            figures = (_figures(strong, spent[strong], thought[strong]) for strong in spent)
            for figure in chain.from_iterable(figures):
                yield figure


async def _strong(sandbox: Sandbox, watch: PostWatcher, number: int) -> StrongTable:
    channel = await sandbox.add_channel(f"strong-{number}")
    host = await sandbox.add_member(f"host-strong-{number}", channel=channel)
    table = StrongTable(watch, host, host, Random(number))
    await table.open()
    return table


async def _paced(matches: Sequence[Match], spent: Latencies) -> None:
    """Move the matches in turn, at even distances, without waiting for the bot."""
    begun, moving = perf_counter(), []
    for number in range(int(RATE * SECONDS)):
        await asyncio.sleep(max(0.0, begun + number / RATE - perf_counter()))
        moving.append(asyncio.create_task(matches[number % len(matches)].move(spent)))
    await asyncio.gather(*moving)


def _children(pid: int) -> float:
    """Return the processor time of the processes that a process has started and that run, in seconds."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return sum(processor(int(child)) for task in tasks for child in task.read_text("ascii").split())


def _figures(strong: bool, spent: Latencies, thought: float) -> list[Figure]:
    name = f"discord: {MATCHES} matches, {STRONG if strong else 'no'} strong seats thinking"
    shares = ((0.5, "median"), (0.95, "95 %"), (0.99, "99 %"))
    return [
        *(
            Figure(f"{name}, click to acknowledgement, {said}", percentile(spent.acknowledged, share) * 1000, "ms")
            for share, said in shares
        ),
        Figure(f"{name}, presses", len(spent.acknowledged), ""),
        Figure(f"{name}, presses without an answer in 3 s", spent.unanswered, ""),
        Figure(f"{name}, processor of the thinking process", thought / (STRETCHES * SECONDS), "s/s"),
    ]
