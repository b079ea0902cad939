"""How fast a process asks Discord: its part of what a bot may, and not at all while others may take it for
ended."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Final

import aiohttp

from service.base.shards import Shards
from service.cluster.processes import Processes

REQUESTS_PER_SECOND: Final = 50
"""So many requests a second Discord takes of a bot, whatever they are for."""
SECOND: Final = 1.05
"""Seconds in which that many are begun at most: they do not arrive as evenly as they leave."""
LOOK_AGAIN: Final = 0.2
"""Seconds after which it is looked again whether the others know that this process lives."""
ANSWERS: Final = ("/interactions/", "/webhooks/")
"""What answers people; Discord does not count it, and nobody else could do it."""


class RequestRateLimit:
    """Lets requests begin. shards: those of the process, by which its part is reckoned; None for all of
    Discord."""

    def __init__(self, processes: Processes, shards: Shards | None) -> None:
        self._processes = processes
        self.most = (
            REQUESTS_PER_SECOND
            if shards is None
            else max(1, REQUESTS_PER_SECOND * len(shards.ids) // shards.count)
        )
        """So many requests are begun in a second."""
        self._begun: deque[float] = deque(maxlen=self.most)
        self._turn = asyncio.Lock()

    def hold(self, config: aiohttp.TraceConfig) -> None:
        """Have every request wait for its turn that a client with this configuration makes."""

        async def begin(session: Any, context: Any, params: aiohttp.TraceRequestStartParams) -> None:
            if not any(part in params.url.path for part in ANSWERS):
                await self.wait()

        config.on_request_start.append(begin)

    async def wait(self) -> None:
        """Until another request may begin."""
        while self._processes.is_lapsed():  # noqa: ASYNC110 - it is time alone that changes it
            await asyncio.sleep(LOOK_AGAIN)
        async with self._turn:
            if len(self._begun) == self.most:
                await asyncio.sleep(max(0.0, self._begun[0] + SECOND - time.monotonic()))
            self._begun.append(time.monotonic())
