"""Asking something that may not answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

PROBE_TIMEOUT: Final = 2.0
"""Seconds for which one waits for an answer."""

T = TypeVar("T")


class TimeoutProbe(Generic[T]):
    """A question that is asked once at a time, whoever wants to know, and for whose answer nobody waits long."""

    def __init__(self, question: Callable[[], Coroutine[Any, Any, T]]) -> None:
        self._question = question
        self._asked: asyncio.Task[T] | None = None

    async def ask(self) -> T:
        """The answer. Raises what the question raises, or TimeoutError; it goes on, and others wait for it."""
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(self._question())
            # Fetched, because nobody may be waiting for it any more.
            self._asked.add_done_callback(lambda done: done.cancelled() or done.exception())
        done, _ = await asyncio.wait((self._asked,), timeout=PROBE_TIMEOUT)
        if not done:
            raise TimeoutError
        return self._asked.result()

    async def close(self) -> None:
        """Wait for no answer any more."""
        if self._asked is not None:
            self._asked.cancel()
            await asyncio.gather(self._asked, return_exceptions=True)
