"""One SQLite connection: aiosqlite's thread with SQLAlchemy Core inside it.

SQLAlchemy's own asyncio layer crosses to the thread three or four times for each statement. Here a statement is
built, executed and read in one crossing, which makes a transaction of a dozen statements three times as fast, and
statements that several tasks ask for at the same moment share a crossing.

aiosqlite executes in its thread whatever statement it is given, by the connection that its ``factory`` makes. Ours
(`_Working`) knows one statement more, whose parameters are functions to be called there.

A crossing is always run to its end, also when the task that asked for it is cancelled meanwhile; the cancellation
is raised afterwards. So no cancelled task leaves a statement behind that another task's transaction would meet.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Thread
from typing import Any, Final, TypeVar

import aiosqlite
import sqlalchemy
from sqlalchemy import StaticPool, create_engine, event

T = TypeVar("T")
_BUSY_SECONDS = 5
_WORK: Final = "-- work"


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
        self._raw = _in_daemon(
            lambda: aiosqlite.connect(path, timeout=_BUSY_SECONDS, isolation_level=None, factory=_Working)
        )
        self._core: sqlalchemy.Connection | None = None
        self._asked: list[tuple[_Work[Any], asyncio.Future[Any]]] = []
        self._crossing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start the thread and connect."""

        async def work() -> None:
            await self._raw
            await self._do(self._set_up)

        await to_the_end(work())

    async def do(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        """Do ``work`` in the thread. The first statement after a commit or rollback begins a transaction.

        What is asked for in one round of the event loop crosses together, in order, each with its own outcome.
        """
        core = self._core
        assert core is not None, "open() comes first"
        return await self._do(lambda _: work(core))

    async def close(self) -> None:
        """Close the connection, which rolls back what is open, and end the thread."""
        await to_the_end(self._raw.close())

    async def _do(self, work: _Work[T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._asked.append((work, done))
        if self._crossing is None:
            self._crossing = loop.create_task(self._cross())
        crossing = self._crossing
        try:
            return await done
        except asyncio.CancelledError:
            await to_the_end(crossing)
            raise

    async def _cross(self) -> None:
        asked, self._asked, self._crossing = self._asked, [], None
        outcomes: list[_Outcome]
        try:
            outcomes = list(await self._raw.execute_fetchall(_WORK, [work for work, _ in asked]))  # type: ignore[arg-type]
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


_Work = Callable[[sqlite3.Connection], T]
_Outcome = tuple[Any, BaseException | None]


class _Outcomes(sqlite3.Cursor):
    """What came of work, in the place of rows."""

    outcomes: list[_Outcome]

    def fetchall(self) -> list[Any]:
        """One outcome for each piece of work."""
        return self.outcomes


class _Working(sqlite3.Connection):
    """A connection that, as one kind of statement, also does work in the thread in which it lives."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """The statement, or with `_WORK` for a statement each of the functions that are its parameters."""
        if sql != _WORK:
            return super().execute(sql, parameters)
        cursor = self.cursor(_Outcomes)
        cursor.outcomes = [self._outcome(work) for work in parameters]
        return cursor

    def _outcome(self, work: _Work[Any]) -> _Outcome:
        try:
            return work(self), None
        except BaseException as error:
            return None, error


def _in_daemon(make: Callable[[], T]) -> T:
    """What ``make`` makes, in a thread from which its own threads inherit that the process ends without them.

    A bot that dies of an error must not hang on a connection that nobody has closed.
    """
    made: list[T] = []
    maker = Thread(target=lambda: made.append(make()), daemon=True)
    maker.start()
    maker.join()
    return made[0]
