"""A connection with its own thread, and SQLAlchemy Core inside it.

SQLAlchemy's own asyncio layer crosses to the thread three or four times for each statement. Here a statement is
built, executed and read in one crossing, which makes a transaction of a dozen statements three times as fast.
Statements that several tasks send at the same moment share a crossing.

A crossing always runs to its end, even if its task is cancelled meanwhile; the cancellation is raised afterwards.
So a cancelled task never leaves a statement behind in another task's transaction.
"""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy
from sqlalchemy.exc import DBAPIError

from store.errors import StoreError

T = TypeVar("T")
C = TypeVar("C", bound="Connection")
Work = Callable[[Any], T]
"""Work for the thread, called with the connection's handle."""
Outcome = tuple[Any, BaseException | None]


async def run_to_completion(work: Awaitable[T]) -> T:
    """Run `work` to its end even if the caller is cancelled, then raise the cancellation."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        if not task.cancelled():
            task.exception()  # read, so that asyncio does not report it as never retrieved
        raise cancelled
    return task.result()


class Connection(ABC):
    """A connection in its own thread. It raises SQLAlchemy's errors."""

    def __init__(self) -> None:
        self._core: sqlalchemy.Connection | None = None
        self._asked: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._crossing: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def open(self) -> None:
        """Start the thread and connect."""

    async def opened(self: C) -> C:
        """Open the connection and return it. Raises what `translate_error` returns."""
        try:
            await self.open()
        except BaseException as error:
            await self.close()
            if isinstance(error, sqlite3.Error | DBAPIError):
                raise self.translate_error(getattr(error, "orig", error)) from error
            raise
        return self

    @abstractmethod
    async def close(self) -> None:
        """Close the connection, which rolls an open transaction back, and end the thread."""

    @abstractmethod
    def translate_error(self, error: BaseException | None) -> StoreError:
        """Return the error to raise for an error of the driver."""

    @abstractmethod
    async def _outcomes(self, works: Sequence[Work[Any]]) -> list[Outcome]:
        """Do all work in the thread, in order, and return the outcomes."""

    async def do(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        """Do `work` in the thread. The first statement after a commit or rollback begins a transaction.

        Calls from one round of the event loop cross together, in order, each with its own outcome.
        """
        core = self._core
        assert core is not None, "open() comes first"
        return await self._do(lambda _: work(core))

    async def _do(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._asked.append((work, done))
        if self._crossing is None:
            self._crossing = loop.create_task(self._cross())
            self._under_way.add(self._crossing)
            self._crossing.add_done_callback(self._under_way.discard)
        crossing = self._crossing
        try:
            return await done
        except asyncio.CancelledError:
            await run_to_completion(crossing)
            raise

    async def quiet(self) -> None:
        """Wait until the thread is idle: one of several concurrent calls may fail before the others finish."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def _cross(self) -> None:
        asked, self._asked, self._crossing = self._asked, [], None
        outcomes: list[Outcome]
        try:
            outcomes = await self._outcomes([work for work, _ in asked])
        except BaseException as error:
            outcomes = [(None, error)] * len(asked)
        for (_, done), (value, failed) in zip(asked, outcomes, strict=True):
            if done.done():
                continue
            if isinstance(failed, asyncio.CancelledError):
                done.cancel()
            elif failed is not None:
                done.set_exception(failed)
            else:
                done.set_result(value)


def outcome_of(work: Work[Any], given: Any) -> Outcome:
    """Call `work` and return its outcome."""
    try:
        return work(given), None
    except BaseException as error:
        return None, error
