"""Keep a bot running at a sandbox: restart it on request, and when it ends by itself."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from sandbox.activity.command_input import CannotDo
from sandbox.server import Server

OFTEN = 3
WITHIN = 60.0
PATIENCE = 60.0


class BotEnded(Exception):
    """The bot's process ended by itself too often. code: its exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the bot ended with exit code {code}")
        self.code = code


class BotSupervisor:
    """Runs one bot after another. start: runs a new process, connected to the server, for the length of its
    context.
    """

    def __init__(
        self, server: Server, start: Callable[[], AbstractAsyncContextManager[asyncio.subprocess.Process]]
    ) -> None:
        self._server = server
        self._start = start
        self._process: asyncio.subprocess.Process | None = None
        self._asked = False
        self._restarting = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """Return the process id of the current bot; None without one."""
        return None if self._process is None else self._process.pid

    async def run(self) -> None:
        """Run until cancelled. Raises BotEnded if the bot never connects or ends `OFTEN` times in `WITHIN` s."""
        ends: deque[float] = deque(maxlen=OFTEN)
        while True:
            async with self._start() as process:
                self._process = process
                code = await process.wait()
                self._process = None
            if self._asked:
                self._asked = False
                continue
            ends.append(time.monotonic())
            if not self._server.gateway.identifies or (len(ends) == OFTEN and ends[-1] - ends[0] < WITHIN):
                raise BotEnded(code)
            print(f"The bot ended by itself (exit code {code}); it is started again.", flush=True)

    async def restart(self, *, kill: bool) -> None:
        """Stop the process, cleanly or not; wait until its successor is connected. Raises CannotDo."""
        async with self._restarting:
            process = self._process
            if process is None or process.returncode is not None:
                raise CannotDo("the bot is starting already")
            self._asked = True
            sessions = self._server.gateway.identifies + 1
            if kill:
                process.kill()
            else:
                process.terminate()
            try:
                await self._server.gateway.wait_connected(PATIENCE, sessions)
            except TimeoutError:
                raise CannotDo(f"the bot did not come back within {PATIENCE:.0f} s") from None
