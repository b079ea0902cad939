"""Retry work that keeps failing after growing pauses, and log it at most once a minute."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

MIN_PAUSE: Final = 1.0
MAX_PAUSE: Final = 30.0
LOG_INTERVAL: Final = 60.0

log = logging.getLogger(__name__)


class Backoff:
    """Count the failures in a row of one kind of work, for its pauses and its log line."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._failures = 0
        self._said: float | None = None

    def over(self) -> None:
        """Reset the count: the work has succeeded."""
        self._failures = 0

    def failed(self, said: str, error: BaseException) -> float:
        """Count a failure and return the seconds to wait before the next attempt. Logs at most once a minute."""
        self._failures += 1
        now = self._now()
        if self._said is None or now - self._said >= LOG_INTERVAL:
            self._said = now
            log.error("%s (%d times in a row)", said, self._failures, exc_info=error)
        return min(MAX_PAUSE, MIN_PAUSE * 2.0 ** min(self._failures - 1, 10))


async def supervise(
    name: str, work: Callable[[], Awaitable[None]], sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Run work that should never end, and restart it after an error; a cancellation ends it."""
    lasting = Backoff()
    while True:
        try:
            await work()
        except Exception as error:
            pause = lasting.failed(f"the {name} worker ended and begins again", error)
        else:
            return
        await sleep(pause)
