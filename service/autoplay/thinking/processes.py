"""The processes in which strong computer players think: started on first need, ended when idle.

Each is a program of its own that reads a question from a line and answers with one, so it never slows down the
bot's event loop, and can be killed. It ends with the bot, even if that is killed: its input ends then.
"""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

import players
from players.external import plain_environment

log = logging.getLogger(__name__)
MODULE: Final = "players.worker"
IDLE: Final = 300.0
"""Seconds without a question after which a process ends."""
CEILING: Final = 8.0
"""Seconds for an answer, the process's start included; one that needs longer hangs, and is killed."""
LONGEST: Final = 1 << 20
"""Most bytes of an answer."""


class ThinkingFailed(Exception):
    """There is no answer: the process could not start, died, hung, or its player failed."""


class CannotStart(ThinkingFailed):
    """The machine starts no process."""


class ThinkingProcesses:
    """Ask processes, each a question at a time, in order.

    most: how many processes at most. module: what they run.
    """

    def __init__(self, most: int, module: str = MODULE, *, idle: float = IDLE, ceiling: float = CEILING) -> None:
        self.most = most
        self._module = module
        self._idle = idle
        self._ceiling = ceiling
        self._asked: asyncio.Queue[tuple[bytes, asyncio.Future[bytes]]] = asyncio.Queue()
        self._serving: set[asyncio.Task[None]] = set()
        self._running: set[Process] = set()
        self._busy = 0

    @property
    def waiting(self) -> int:
        """Return how many questions are not answered yet."""
        return self._asked.qsize() + self._busy

    @property
    def pids(self) -> frozenset[int]:
        """Return the processes that run."""
        return frozenset(process.pid for process in self._running)

    async def ask(self, question: bytes) -> bytes:
        """Return the answer to a line. Raises ThinkingFailed.

        If the caller is cancelled, the answer is dropped; the process is not killed for that.
        """
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked.put_nowait((question, answer))
        self._serve_more()
        return await answer

    async def close(self) -> None:
        """Kill all processes. Questions that wait get no answer."""
        serving = list(self._serving)
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)

    def _serve_more(self) -> None:
        """Have another process answer if all are busy and there may be one more."""
        if len(self._serving) < self.most and self.waiting > len(self._serving):
            task = asyncio.create_task(self._serve(), name="thinking")
            self._serving.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._serving.discard(task)
        if not task.cancelled() and not self._asked.empty():
            # A question came at the moment at which the process was given up as idle.
            self._serve_more()

    async def _serve(self) -> None:
        """Answer with a process of its own until none has been asked for some time."""
        process: Process | None = None
        try:
            while True:
                try:
                    async with asyncio.timeout(self._idle):
                        question, answer = await self._asked.get()
                except TimeoutError:
                    return
                if answer.done():
                    continue
                self._busy += 1
                try:
                    async with asyncio.timeout(self._ceiling):
                        process = process or await self._start()
                        said = await _exchange(process, question)
                except (ThinkingFailed, TimeoutError) as error:
                    failed = error if isinstance(error, ThinkingFailed) else ThinkingFailed("a process hung")
                    if not answer.done():
                        answer.set_exception(failed)
                    await self._end(process)
                    process = None
                else:
                    if not answer.done():
                        answer.set_result(said)
                finally:
                    self._busy -= 1
        finally:
            await self._end(process)

    async def _start(self) -> Process:
        folder = Path(players.__file__).parents[1]
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                stdin=PIPE,
                stdout=PIPE,
                cwd=folder,
                env=plain_environment(),
                limit=LONGEST,
                # Ctrl+C in the bot's terminal is for the bot.
                start_new_session=True,
            )
        except OSError as error:
            raise CannotStart(f"no process starts: {error}") from error
        self._running.add(process)
        log.info("a process for strong computer players starts")
        return process

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._running.discard(process)


async def _exchange(process: Process, question: bytes) -> bytes:
    """Return the line with which a process answers a line. Raises ThinkingFailed."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        said = await process.stdout.readline()
    except (ConnectionError, ValueError) as error:
        raise ThinkingFailed(f"a process ended: {error!r}") from error
    if not said.endswith(b"\n"):
        raise ThinkingFailed("a process ended")
    if said == b"\n":
        raise ThinkingFailed("a player failed; its process has shown how")
    return said.rstrip(b"\n")
