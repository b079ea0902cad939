"""One SQLite connection: aiosqlite's thread with SQLAlchemy Core inside it.

SQLAlchemy's own asyncio layer crosses to the thread three or four times for each statement. Here a statement is
built, executed and read in one crossing, which makes a transaction of a dozen statements three times as fast, and
statements that several tasks ask for at the same moment share a crossing.

A crossing is always run to its end, also when the task that asked for it is cancelled meanwhile; the cancellation
is raised afterwards. So no cancelled task leaves a statement behind that another task's transaction would meet.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import sqlalchemy
from sqlalchemy import StaticPool, create_engine, event

T = TypeVar("T")
_BUSY_SECONDS = 5


async def to_the_end(work: Awaitable[T]) -> T:
    """Run ``work`` to its end even if the caller is cancelled; then raise the cancellation, if there was one."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        if not task.cancelled():
            task.exception()  # asked for, so that asyncio does not report it as never retrieved
        raise cancelled
    return task.result()


class Connection:
    """A connection that lives in a thread of its own. Its errors are SQLAlchemy's."""

    def __init__(self, path: Path, *, writes: bool) -> None:
        self._begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        self._writes = writes
        self._raw = _Raw(lambda: sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None), 64)
        self._core: sqlalchemy.Connection | None = None
        self._asked: list[tuple[Callable[[sqlalchemy.Connection], Any], asyncio.Future[Any]]] = []

    async def open(self) -> None:
        """Start the thread and connect."""

        async def work() -> None:
            await self._raw
            await self._raw.cross(partial(self._set_up, self._raw._conn))

        await to_the_end(work())

    async def do(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        """Do ``work`` in the thread. The first statement after a commit or rollback begins a transaction.

        What is asked for in one round of the event loop crosses together, in order, each with its own outcome.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if not self._asked:
            loop.call_soon(self._cross)
        self._asked.append((work, done))
        return await to_the_end(done)

    def _cross(self) -> None:
        asked, self._asked = self._asked, []
        core = self._core
        assert core is not None, "open() comes first"

        def answer(crossing: asyncio.Future[list[_Outcome]]) -> None:
            failed = crossing.exception()
            outcomes = [(None, failed)] * len(asked) if failed is not None else crossing.result()
            for (_, done), (value, error) in zip(asked, outcomes, strict=True):
                if error is not None:
                    done.set_exception(error)
                else:
                    done.set_result(value)

        everything = [partial(work, core) for work, _ in asked]
        self._raw.cross(lambda: [_outcome(work) for work in everything]).add_done_callback(answer)

    async def close(self) -> None:
        """Close the connection, which rolls back what is open, and end the thread."""
        await to_the_end(self._raw.close())

    def _set_up(self, raw: sqlite3.Connection) -> None:
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            f"query_only = {int(not self._writes)}",
        ):
            raw.execute(f"PRAGMA {pragma}")
        engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)

        @event.listens_for(engine, "begin")
        def on_begin(connection: sqlalchemy.Connection) -> None:
            connection.exec_driver_sql(self._begin)

        self._core = engine.connect()


_Outcome = tuple[Any, BaseException | None]


def _outcome(work: Callable[[], Any]) -> _Outcome:
    try:
        return work(), None
    except BaseException as error:
        return None, error


class _Raw(aiosqlite.Connection):
    """aiosqlite's connection, with a way to do anything in its thread."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], chunk: int) -> None:
        super().__init__(connector, chunk)
        self._thread.daemon = True  # a bot that dies of an error must not hang on this thread

    def cross(self, work: Callable[[], T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._running and self._connection is not None:
            self._tx.put_nowait((done, work))
        else:
            done.set_exception(ValueError("the connection is closed"))
        return done
