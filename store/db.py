"""The database: opened once, read by anyone, written through one transaction at a time.

Several tasks share the writing connection, so a statement, a commit or a rollback is always run to its end,
also when the task that asked for it is cancelled meanwhile; the cancellation is raised afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Executable, RowMapping, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import ReturningInsert

from store import files
from store.errors import DatabaseClosed, DatabaseCorrupt, DatabaseFailed

T = TypeVar("T")
_READERS = 4
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


class Reader:
    """A view of the database that does not change while it is open."""

    def __init__(self, path: Path, connection: AsyncConnection) -> None:
        self._path = path
        self._connection = connection

    async def all(self, statement: Executable) -> list[RowMapping]:
        """Every row, as a mapping from column names."""

        async def work() -> list[RowMapping]:
            return list((await self._connection.execute(statement)).mappings().all())

        return await self._run(work())

    async def first(self, statement: Executable) -> RowMapping | None:
        """The first row, or None."""

        async def work() -> RowMapping | None:
            return (await self._connection.execute(statement)).mappings().first()

        return await self._run(work())

    async def value(self, statement: Executable) -> Any:
        """The first column of the first row, or None."""

        async def work() -> Any:
            return (await self._connection.execute(statement)).scalar()

        return await self._run(work())

    async def _run(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return await to_the_end(work)
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise _told(self._path, error) from error


class Tx(Reader):
    """A transaction that writes. It sees its own changes; all of them are kept, or none."""

    async def run(self, statement: Executable, rows: list[dict[str, Any]] | None = None) -> int:
        """Execute a change, once or for each of ``rows``. Returns how many rows it met (-1: unknown)."""

        async def work() -> int:
            return (await self._connection.execute(statement, rows)).rowcount

        return await self._run(work())

    async def insert(self, statement: ReturningInsert[Any]) -> int:
        """Execute an insert that returns one integer: the row's number."""

        async def work() -> int:
            return int((await self._connection.execute(statement)).scalar_one())

        return await self._run(work())


class Database:
    """The open database file. Made by :meth:`open`; must be closed."""

    def __init__(self, path: Path, lock: files.FileLock) -> None:
        self.path = path
        self._file_lock = lock
        self._write_lock = asyncio.Lock()
        self._owner: asyncio.Task[Any] | None = None
        self._writers = _engine(path, size=1, begin="BEGIN IMMEDIATE", query_only=False)
        self._readers = _engine(path, size=_READERS, begin="BEGIN", query_only=True)
        self._writer: AsyncConnection | None = None
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open the file, or make it; bring its schema up to date.

        Missing folders are made. An existing file that needs a migration is copied first, to
        ``<name>.before-<revision>`` beside it. Raises DatabaseInUse, DatabaseUnwritable, DatabaseTooNew,
        DatabaseForeign or DatabaseCorrupt; then nothing stays open and the file is as it was.
        """
        path = files.located(path)
        lock = files.FileLock(path)
        try:
            await to_the_end(asyncio.to_thread(files.prepare, path, lock))
            database = cls(path, lock)
            try:
                async with database.tx():
                    pass
            except BaseException:
                await database.close()
                raise
        except BaseException:
            lock.release()
            raise
        return database

    @asynccontextmanager
    async def tx(self) -> AsyncIterator[Tx]:
        """A transaction: committed when the block ends, rolled back when it raises. The only way to write.

        Transactions wait for each other, so keep them short and wait for nothing else inside. A cancellation
        that arrives during the commit is raised after it: the changes stand. Raises DatabaseClosed, RuntimeError
        when the task has a transaction open already, and DatabaseFailed when the disk refuses.
        """
        task = asyncio.current_task()
        if self._owner is task:
            raise RuntimeError("this task has a transaction open; pass it on instead of opening another")
        async with self._write_lock:
            if self._closed:
                raise DatabaseClosed(self.path)
            self._owner = task
            try:
                try:
                    yield Tx(self.path, await to_the_end(self._begin()))
                except BaseException:
                    await to_the_end(self._roll_back())
                    raise
                await to_the_end(self._commit())
            finally:
                self._owner = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        """A consistent view of what is committed; it waits for no writer and hinders none.

        Up to four at once; further ones wait. Raises DatabaseClosed.
        """
        if self._closed:
            raise DatabaseClosed(self.path)
        connection = self._readers.connect()
        try:
            try:
                await to_the_end(_start(connection))
            except DBAPIError as error:
                raise _told(self.path, error) from error
            yield Reader(self.path, connection)
        finally:
            await to_the_end(connection.close())

    async def backup(self, folder: Path, keep: int = 14, now: int | None = None) -> Path:
        """Write a checked copy of everything committed into ``folder`` and delete all but the newest ``keep``.

        The copy appears under its name only when it is whole. ``now``: UTC seconds for its name (default: the
        clock). Raises BackupFailed; older backups are then left alone.
        """
        if self._closed:
            raise DatabaseClosed(self.path)
        return await to_the_end(asyncio.to_thread(files.backup, self.path, Path(folder), keep, now))

    async def integrity_check(self) -> list[str]:
        """What is wrong with the file, in SQLite's words; empty when all is well. Reads the whole file."""
        if self._closed:
            raise DatabaseClosed(self.path)
        return await to_the_end(asyncio.to_thread(files.integrity, self.path))

    async def close(self) -> None:
        """Wait for the running transaction, then close. May be called twice."""
        async with self._write_lock:
            if self._closed:
                return
            self._closed = True
            await to_the_end(self._close())

    async def _begin(self) -> AsyncConnection:
        try:
            if self._writer is None:
                self._writer = await self._writers.connect()
            await _start(self._writer)
        except DBAPIError as error:
            raise _told(self.path, error) from error
        return self._writer

    async def _commit(self) -> None:
        assert self._writer is not None
        try:
            await self._writer.commit()
        except DBAPIError as error:
            await self._roll_back()
            raise _told(self.path, error) from error

    async def _roll_back(self) -> None:
        if self._writer is None:
            return
        try:
            await self._writer.rollback()
        except DBAPIError:
            # Whatever the connection is in now, closing it ends the transaction; the next one gets a new one.
            writer, self._writer = self._writer, None
            await writer.invalidate()
            await writer.close()

    async def _close(self) -> None:
        try:
            if self._writer is not None:
                await self._writer.close()
            await self._readers.dispose()
            await self._writers.dispose()
        finally:
            self._file_lock.release()


async def _start(connection: AsyncConnection) -> None:
    if not connection.sync_connection:
        await connection.start()
    if not connection.in_transaction():
        await connection.begin()


def _engine(path: Path, size: int, begin: str, query_only: bool) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        pool_size=size,
        max_overflow=0,
        pool_timeout=600,
        connect_args={"isolation_level": None, "timeout": _BUSY_SECONDS},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            f"query_only = {int(query_only)}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _told(path: Path, error: DBAPIError) -> DatabaseFailed | DatabaseCorrupt:
    detail = str(error.orig)
    if files.is_damage(error.orig):
        return DatabaseCorrupt(path, detail)
    return DatabaseFailed(path, detail)
