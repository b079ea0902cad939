"""Count interactions under way, so that the bot does not stop while a person waits for an answer."""

import asyncio
from types import TracebackType


class InFlight:
    """A count of the interactions under way. Enter it around each."""

    def __init__(self) -> None:
        self._under_way = 0
        self._idle = asyncio.Event()
        self._idle.set()

    def __enter__(self) -> None:
        self._under_way += 1
        self._idle.clear()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._under_way -= 1
        if self._under_way == 0:
            self._idle.set()

    async def over(self, seconds: float) -> bool:
        """Wait for all interactions to end; return False if some are under way after `seconds`."""
        try:
            async with asyncio.timeout(seconds):
                await self._idle.wait()
        except TimeoutError:
            return False
        return True
