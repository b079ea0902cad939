"""One SQLite connection: aiosqlite's thread with SQLAlchemy Core inside it.

SQLAlchemy's own asyncio layer crosses to the thread three or four times for each statement. Here a statement is
built, executed and read in one crossing, which makes a transaction of a dozen statements three times as fast.

A crossing is always run to its end, also when the task that asked for it is cancelled meanwhile; the cancellation
is raised afterwards. So no cancelled task leaves a statement behind that another task's transaction would meet.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import sqlalchemy
from sqlalchemy import StaticPool, create_engine, event

T = TypeVar("T")
_BUSY_SECONDS = 5


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` to its end even if the caller is cancelled; then raise the cancellation, if there was one."""
    task = asyncio.create_task(work)
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

    async def open(self) -> None:
        """Start the thread and connect."""

        async def work() -> None:
            await self._raw
            await self._raw.cross(self._set_up)

        await to_the_end(work())

    async def do(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        """Do ``work`` in the thread. The first statement after a commit or rollback begins a transaction."""
        core = self._core
        assert core is not None, "open() comes first"
        return await to_the_end(self._raw.cross(lambda _: work(core)))

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


class _Raw(aiosqlite.Connection):
    """aiosqlite's connection, with a way to do anything in its thread."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], chunk: int) -> None:
        super().__init__(connector, chunk)
        self._thread.daemon = True  # a bot that dies of an error must not hang on this thread

    async def cross(self, work: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._execute(lambda: work(self._conn))  # type: ignore[no-untyped-call]
        return result
