"""How often Discord refuses us: past 10,000 refusals in ten minutes it blocks a bot for everybody."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import aiohttp

WINDOW: Final = 600.0
"""Seconds for which Discord counts."""
CALM: Final = 2_500
"""So many refusals in that time, a quarter of what Discord takes, and nothing is sent of ourselves any more."""
COUNTED: Final = frozenset({401, 403, 429})


class InvalidRequestCounter:
    """Counts refused requests of any kind, and says for how long nothing more should be sent."""

    def __init__(self, now: Callable[[], float] = time.monotonic, most: int = CALM) -> None:
        self._now = now
        self._most = most
        self._times: deque[float] = deque(maxlen=most)
        self.heard: list[Callable[[str, str, int | None], None]] = []
        """Told of each request: method, path, and the answer's status, None if none came; must not raise."""

    def trace(self) -> aiohttp.TraceConfig:
        """What shows this counter every answer that a client gets, and whoever listens."""
        config = aiohttp.TraceConfig()

        async def answered(session: Any, context: Any, params: aiohttp.TraceRequestEndParams) -> None:
            self.count(params.response.status)
            for tell in self.heard:
                tell(params.method, params.url.raw_path, params.response.status)

        async def failed(session: Any, context: Any, params: aiohttp.TraceRequestExceptionParams) -> None:
            for tell in self.heard:
                tell(params.method, params.url.raw_path, None)

        config.on_request_end.append(answered)
        config.on_request_exception.append(failed)
        return config

    def count(self, status: int) -> None:
        """An answer came."""
        if status in COUNTED:
            self._times.append(self._now())

    def pause(self) -> float:
        """Seconds until requests that can wait should be made again; 0 for now."""
        if len(self._times) < self._most:
            return 0.0
        return max(0.0, self._times[0] + WINDOW - self._now())
