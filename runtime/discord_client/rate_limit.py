"""Limit a process's requests to its part of the bot's rate, and to none while others may count it as dead."""

import asyncio
import time
from collections import deque
from typing import Any, Final

import aiohttp

from service.base.shards import Shards
from service.cluster.processes import Processes

REQUESTS_PER_SECOND: Final = 50
"""Requests a second that Discord accepts from a bot, for all purposes together."""
SECOND: Final = 1.05
"""Seconds in which at most that many start: they arrive less evenly than they leave."""
LOOK_AGAIN: Final = 0.2
"""Poll interval in seconds while this process waits for its heartbeat to be seen."""
ANSWERS: Final = ("/interactions/", "/webhooks/")
"""Routes that answer people; Discord does not count them, and no other process could use them."""


class RequestRateLimit:
    """Paces requests. shards: those of the process, which determine its part; None for all."""

    def __init__(self, processes: Processes, shards: Shards | None) -> None:
        self._processes = processes
        self.most = (
            REQUESTS_PER_SECOND
            if shards is None
            else max(1, REQUESTS_PER_SECOND * len(shards.ids) // shards.count)
        )
        """Requests started in a second."""
        self._begun: deque[float] = deque(maxlen=self.most)
        self._turn = asyncio.Lock()

    def hold(self, config: aiohttp.TraceConfig) -> None:
        """Pace every request of a client with this configuration."""

        async def begin(session: Any, context: Any, params: aiohttp.TraceRequestStartParams) -> None:
            if not any(part in params.url.path for part in ANSWERS):
                await self.wait()

        config.on_request_start.append(begin)

    async def wait(self) -> None:
        """Wait until another request may start."""
        while self._processes.is_lapsed():  # noqa: ASYNC110 - only time changes it
            await asyncio.sleep(LOOK_AGAIN)
        async with self._turn:
            if len(self._begun) == self.most:
                await asyncio.sleep(max(0.0, self._begun[0] + SECOND - time.monotonic()))
            self._begun.append(time.monotonic())
