"""Count requests that Discord refuses: after 10,000 in ten minutes it blocks the bot for all users."""

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import aiohttp

WINDOW: Final = 600.0
"""Seconds over which Discord counts."""
CALM: Final = 2_500
"""Refusals in that time, a quarter of Discord's limit, after which the bot sends nothing on its own."""
COUNTED: Final = frozenset({401, 403, 429})


class InvalidRequestCounter:
    """Counts refused requests of any kind, and returns how long sending should pause."""

    def __init__(self, now: Callable[[], float] = time.monotonic, most: int = CALM) -> None:
        self._now = now
        self._most = most
        self._times: deque[float] = deque(maxlen=most)
        self.heard: list[Callable[[str, str, int | None], None]] = []
        """Called for each request: method, path, and the answer's status, None without one; must not raise."""

    def trace(self) -> aiohttp.TraceConfig:
        """Return the trace that reports a client's answers to this counter and its listeners."""
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
        """Count an answer by its status."""
        if status in COUNTED:
            self._times.append(self._now())

    def pause(self) -> float:
        """Return the seconds until deferrable requests may be made again; 0 for now."""
        if len(self._times) < self._most:
            return 0.0
        return max(0.0, self._times[0] + WINDOW - self._now())
