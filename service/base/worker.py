"""A worker over a table of due rows: it sleeps until the earliest is due and runs one task for each due row."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Generic, NamedTuple, Protocol, TypeVar

from service.base.backoff import Backoff

MAX_SLEEP = 3600
POLL_INTERVAL = 30
"""Seconds between two polls where other processes write rows that this one may not be notified of."""
MIN_SLEEP = 1
"""Seconds until the next poll while rows are locked or none may be taken."""


class Row(Protocol):
    """A row to work on."""

    @property
    def id(self) -> int:
        """Return its number; a row is worked on once at a time."""


R = TypeVar("R", bound=Row)


class DueRows(NamedTuple, Generic[R]):
    """The rows that are due, and when the next one will be; None if there is none.

    whole: no further row is due that was only locked for a moment.
    """

    rows: list[R]
    next_at: int | None
    whole: bool = True


class Worker(Generic[R]):
    """Work on rows as they fall due.

    name: for the log. now: returns the time by which rows are due. take: returns the due rows except those with
    these numbers, which are in work. do: works on one. longest: seconds between two polls without a wake-up.
    rests: returns whether nothing may be taken now. Repeated failures of ``take`` or ``do`` are retried after
    growing pauses (`service.base.backoff`).
    """

    def __init__(
        self,
        name: str,
        now: Callable[[], int],
        take: Callable[[Collection[int]], Awaitable[DueRows[R]]],
        do: Callable[[R], Awaitable[None]],
        longest: int = MAX_SLEEP,
        rests: Callable[[], bool] = lambda: False,
    ) -> None:
        self._name = name
        self._now = now
        self._take = take
        self._do = do
        self._longest = longest
        self._rests = rests
        self._woken = asyncio.Event()
        self._until: int | None = None
        self._busy: set[int] = set()
        self._running: set[asyncio.Task[None]] = set()
        self._reads, self._works = Backoff(), Backoff()

    def wake(self, at: int | None = None) -> None:
        """Poll again, unless the worker does so anyway by ``at``, when the new row is due."""
        if at is None or self._until is None or at < self._until:
            self._woken.set()

    async def run(self) -> None:
        """Work on due rows until cancelled."""
        try:
            while True:
                self._woken.clear()
                if self._rests():
                    await self._sleep_until(self._now() + MIN_SLEEP)
                    continue
                try:
                    due = await self._take(self._busy)
                    for row in due.rows:
                        self._begin(row)
                    await self._sleep_until(due.next_at if due.whole else self._now() + MIN_SLEEP)
                except Exception as error:
                    await asyncio.sleep(self._reads.failed(f"the {self._name} cannot be read", error))
                else:
                    self._reads.over()
        finally:
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, return_exceptions=True)

    def _begin(self, row: R) -> None:
        self._busy.add(row.id)
        task = asyncio.create_task(self._work(row))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _work(self, row: R) -> None:
        try:
            await self._do(row)
        except Exception as error:
            # The row is still due; the pause avoids a busy loop.
            await asyncio.sleep(self._works.failed(f"a row of the {self._name} must wait", error))
        else:
            self._works.over()
        finally:
            self._busy.discard(row.id)
            self._woken.set()

    async def _sleep_until(self, next_at: int | None) -> None:
        now = self._now()
        self._until = now + self._longest if next_at is None else min(next_at, now + self._longest)
        try:
            # Not wait_for, which loses a cancellation that comes together with the event.
            async with asyncio.timeout(max(0, self._until - now)):
                await self._woken.wait()
        except TimeoutError:
            return
        finally:
            self._until = None
