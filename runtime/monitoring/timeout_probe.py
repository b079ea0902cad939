"""Query something that may not answer."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

PROBE_TIMEOUT: Final = 2.0
"""Seconds to wait for an answer."""

T = TypeVar("T")


class TimeoutProbe(Generic[T]):
    """A query that runs once at a time for all callers; each waits only briefly."""

    def __init__(self, question: Callable[[], Coroutine[Any, Any, T]]) -> None:
        self._question = question
        self._asked: asyncio.Task[T] | None = None

    async def ask(self) -> T:
        """Return the answer. Raises what the query raises, or TimeoutError; it then continues for other
        callers.
        """
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(self._question())
            # Read here, because no caller may be left to read it.
            self._asked.add_done_callback(lambda done: done.cancelled() or done.exception())
        done, _ = await asyncio.wait((self._asked,), timeout=PROBE_TIMEOUT)
        if not done:
            raise TimeoutError
        return self._asked.result()

    async def close(self) -> None:
        """Cancel the query."""
        if self._asked is not None:
            self._asked.cancel()
            await asyncio.gather(self._asked, return_exceptions=True)
