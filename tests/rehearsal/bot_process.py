"""The unchanged bot in processes of its own, which can be killed at any instant."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Protocol

from sandbox.handle import Sandbox
from sandbox.launch import VARIABLE

ROOT = Path(__file__).resolve().parents[2]
CACHE = "KONTOR_CACHE"
"""Names the folder of what bots may share."""
SHARDS = "KONTOR_SHARDS"
"""Names the shards that a bot carries."""
PATIENCE = 60.0
"""Seconds in which a bot must be connected, or a killed one gone."""


class BotLauncher(Protocol):
    async def start(self, shards: str = "") -> int:
        """Start a bot with these shards, all unless given; its process id."""

    async def gone(self, pid: int) -> None:
        """Wait until the process has ended."""

    def close(self) -> None:
        """End whatever is left."""


def environment(url: str, database: Path | str, *, fast: bool = True, level: str = "WARNING") -> dict[str, str]:
    """The environment of a bot that plays at the sandbox of that address."""
    ours = ("KONTOR_", "DISCORD_")
    kept = {key: value for key, value in os.environ.items() if key == CACHE or not key.startswith(ours)}
    return kept | {
        VARIABLE: url,
        "KONTOR_DATABASE": str(database),
        "KONTOR_FAST": "1" if fast else "0",
        "KONTOR_LOG": level,
        "PYTHONPATH": str(ROOT),
    }


class ProcessLauncher:
    """Starts each bot as a new Python process, exactly as an operator does."""

    def __init__(self, env: dict[str, str], log: Path) -> None:
        self._env = env
        self._log = log
        self._running: dict[int, subprocess.Popen[bytes]] = {}

    async def start(self, shards: str = "") -> int:
        with self._log.open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "sandbox.launch", str(ROOT / "bot.py")],
                cwd=ROOT,
                env=self._env | {SHARDS: shards},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._running[process.pid] = process
        return process.pid

    async def gone(self, pid: int) -> None:
        await asyncio.to_thread(self._running.pop(pid).wait, PATIENCE)

    def close(self) -> None:
        for process in self._running.values():
            process.kill()
            process.wait()


class WorkerPool:
    """Starts each bot as a fork of a process that has imported everything and run nothing.

    A second and more is saved for each start, which is what a test that kills hundreds of bots needs.
    tables: what will be played, as game and seats; their backgrounds are drawn in advance.
    """

    def __init__(self, env: dict[str, str], log: Path, tables: Iterable[tuple[str, int]] = ()) -> None:
        self._file: IO[bytes] = log.open("ab")
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.rehearsal.worker_pool",
                *dict.fromkeys(f"{game}:{seats}" for game, seats in tables),
            ],
            cwd=ROOT,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._file,
        )
        self._running: set[int] = set()

    async def start(self, shards: str = "") -> int:
        pid = int(await asyncio.to_thread(self._order, shards))
        self._running.add(pid)
        return pid

    def _order(self, shards: str) -> bytes:
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError("the nursery has no pipes")
        self._process.stdin.write(f"{shards}\n".encode())
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer.strip().isdigit():
            raise RuntimeError(f"the nursery answers {answer!r}")
        return answer

    async def gone(self, pid: int) -> None:
        async with asyncio.timeout(PATIENCE):
            # It is a child of the nursery, so there is nothing to wait on but its absence.
            while alive(pid):  # noqa: ASYNC110
                await asyncio.sleep(0.005)
        self._running.discard(pid)

    def close(self) -> None:
        for pid in self._running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._file):
            if pipe is not None:
                pipe.close()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class BotProcess:
    """One process of an installation of Kontor through all its lives.

    shard, of: which shard it carries, of how many; all by default.
    """

    def __init__(
        self, place: BotLauncher, sandbox: Sandbox, shard: int | None = None, of: int | None = None
    ) -> None:
        self._place = place
        self._sandbox = sandbox
        self._shard = shard
        self._of = of
        self.pid: int | None = None
        self.lives = 0

    async def begin(self) -> None:
        self.pid = await self._place.start("" if self._shard is None else f"{self._shard}/{self._of}")
        self.lives += 1

    async def start(self) -> None:
        await self.begin()
        await self.ready()

    async def ready(self, within: float = PATIENCE) -> None:
        """Wait until it is connected. Raises CannotDo if it is not within some seconds."""
        await self._sandbox.wait_bot(within, shards=self._of, only=self._only())

    def _only(self) -> list[int] | None:
        return None if self._shard is None else [self._shard]

    def strike(self) -> None:
        """Kill it at this very instant; `kill` must follow."""
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

    async def kill(self) -> None:
        """End it in the middle of whatever it does (SIGKILL)."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        await self._end(signal.SIGTERM)

    async def end_other(self, pid: int) -> None:
        """Ask an earlier life to end, and wait until it has."""
        os.kill(pid, signal.SIGTERM)
        await self._place.gone(pid)

    async def _end(self, how: signal.Signals) -> None:
        if self.pid is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
        await self._place.gone(self.pid)
        self.pid = None
        # Discord takes a while to notice, and would have its old session taken for that of the next life.
        await self._sandbox.wait_bot_gone(PATIENCE, shards=self._of, only=self._only())
