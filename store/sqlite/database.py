"""The database as a file: opened once, written by one transaction at a time, watched and backed up."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import sqlalchemy
from sqlalchemy.exc import DBAPIError

from store.connection import run_to_completion
from store.database import Backup, Database, Reader, Tx
from store.errors import DatabaseClosed, DatabaseCorrupt, DatabaseFailed, DatabaseLost, DatabaseUnwritable, LostWhy
from store.row_cache import RowCache
from store.sqlite import files
from store.sqlite.connection import SqliteConnection

log = logging.getLogger(__name__)

_READERS = 4
_SAID_EVERY = 60.0
"""Seconds between log messages about a read-only file."""


class _FileLost(Exception):
    """The file is not at its path any more; nothing was committed."""

    def __init__(self, why: LostWhy) -> None:
        super().__init__(why)
        self.why: LostWhy = why


class FileIdentity:
    """The identity of the opened file, and its largest size, to detect that it is no longer at its path.

    A process can write to a deleted or replaced file without an error, and all of it is gone when the process
    ends. A database file only grows, as nothing here vacuums it; committed data that it lacks is in its log.
    """

    def __init__(self, path: Path) -> None:
        self._files = (path, path.with_name(path.name + "-wal"))
        self._known: dict[Path, tuple[int, int]] = {}
        self._size = 0

    def lost(self) -> LostWhy | None:
        """Return what happened to the file; None if it is still the one first seen.

        Raises DatabaseFailed if the system does not say: a disk that fails for a moment has lost nothing.
        """
        for path in self._files:
            try:
                found = path.stat()
            except FileNotFoundError:
                if path in self._known or path == self._files[0]:
                    return "deleted"
                continue
            except OSError as error:
                raise DatabaseFailed(path, str(error)) from error
            same = (found.st_dev, found.st_ino)
            if self._known.setdefault(path, same) != same:
                return "replaced"
            if not found.st_mode & 0o222:
                return "read-only"
            if path == self._files[0]:
                if found.st_size < self._size:
                    return "truncated"
                self._size = found.st_size
        return None


class SqliteDatabase(Database):
    """An open SQLite file, which belongs to this process alone."""

    shared = False

    def __init__(self, path: Path, lock: files.FileLock) -> None:
        super().__init__()
        self.path = path
        self._file_lock = lock
        self._write_lock = asyncio.Lock()
        self._writer: SqliteConnection | None = None
        self._free: list[SqliteConnection] = []
        self._reading = asyncio.Semaphore(_READERS)
        self._closed = False
        self._identity = FileIdentity(path)
        self._lost: DatabaseLost | None = None
        self._said = -_SAID_EVERY
        self._row_cache = RowCache()

    @classmethod
    async def open(cls, path: Path) -> SqliteDatabase:
        """Open or create the file, and migrate its schema.

        Creates missing folders. Before a migration, an existing file is copied to ``<name>.before-<revision>``
        beside it. Raises DatabaseInUse, DatabaseMissing, DatabaseUnwritable, DatabaseTooNew, DatabaseForeign or
        DatabaseCorrupt; then nothing stays open and the file is unchanged.
        """
        path = files.resolve_path(path)
        lock = files.FileLock(path)
        try:
            await run_to_completion(asyncio.to_thread(files.prepare, path, lock))
            database = cls(path, lock)
            try:
                await database.check_writable()
            except DatabaseFailed as error:
                await database.close()
                raise DatabaseUnwritable(path, files.reason_unwritable(error.detail), error.detail) from error
            except BaseException:
                await database.close()
                raise
        except BaseException:
            lock.release()
            raise
        return database

    @asynccontextmanager
    async def tx(self) -> AsyncIterator[Tx]:
        """See `Database`. Transactions run one after the other."""
        async with self._turn(self._write_lock):
            self._check_usable()
            try:
                tx = Tx(await self._writing(), self._keep)
                try:
                    yield tx
                    await self._commit(tx)
                finally:
                    tx.end()
            except BaseException as error:
                await run_to_completion(self._roll_back())
                if isinstance(error, _FileLost):
                    raise await self._lose(error.why) from None
                raise

    async def _commit(self, tx: Tx) -> None:
        try:
            await tx.commit()
        finally:
            # Runs after cancellation too: the commit may have gone through.
            self._row_cache.forget(tx.written)
            self._tell(tx.due)

    def _keep(self, core: sqlalchemy.Connection) -> None:
        if (why := self._identity.lost()) is not None:
            raise _FileLost(why)
        core.commit()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        """See `Database`. Up to four at once."""
        async with self._reading:
            if self._closed:
                raise DatabaseClosed(self.path)
            free = self._free
            connection = free.pop() if free else await SqliteConnection(self.path, writes=False).opened()
            reader = Reader(connection, self._row_cache)
            try:
                yield reader
            finally:
                reader.end()
                if reader.asked or self._closed:
                    await run_to_completion(self._give_back(connection))
                else:
                    self._free.append(connection)

    async def backup(self, folder: Path, keep: int = 14, now: int | None = None) -> Path:
        """See `Database`."""
        self._check_usable()
        why = self._identity.lost()
        if why is not None:
            raise await self._lose(why)
        return await run_to_completion(asyncio.to_thread(files.backup, self.path, Path(folder), keep, now))

    async def last_backup(self, folder: Path) -> Backup | None:
        """See `Database`."""
        return await asyncio.to_thread(files.newest_backup, Path(folder), self.path.stem)

    async def integrity_check(self) -> list[str]:
        """See `Database`."""
        if self._closed:
            raise DatabaseClosed(self.path)
        if self._lost is not None:
            return [self._lost.detail]
        try:
            if (why := self._identity.lost()) is not None:
                return [f"{why} while it was open"]
            await self.check_writable()
        except DatabaseFailed as error:
            return [error.detail]
        return await run_to_completion(asyncio.to_thread(files.integrity, self.path))

    async def close(self) -> None:
        """See `Database`."""
        async with self._write_lock:
            if self._closed:
                return
            self._closed = True
            await run_to_completion(self._close())

    @property
    def lost(self) -> DatabaseLost | None:
        """See `Database`."""
        return self._lost

    def _check_usable(self) -> None:
        if self._closed:
            raise DatabaseClosed(self.path)
        if self._lost is not None:
            raise self._lost

    async def _lose(self, why: LostWhy) -> DatabaseLost:
        """Return the error to raise after nothing was written.

        A missing file never comes back, so everything committed is copied beside its path while the file is still
        open. A read-only file may become writable again.
        """
        if why == "read-only":
            if time.monotonic() - self._said >= _SAID_EVERY:
                self._said = time.monotonic()
                log.critical("%s may not be written any more: nothing is kept until it may", self.path)
            return DatabaseLost(self.path, why, None)
        if self._lost is None:
            self._lost = DatabaseLost(self.path, why, await run_to_completion(self._rescue()))
            log.critical("%s. Nothing is written any more; see docs/backup.md", self._lost)
        return self._lost

    async def _rescue(self) -> Path | None:
        """Copy everything committed, through the connection that still has the file open."""
        if self._writer is None:
            return None
        target = files.rescue_path(self.path)
        try:
            await self._writer.do(lambda core: files.copy_open(_sqlite(core), target))
        except (sqlite3.Error, OSError, DatabaseCorrupt):
            log.exception("what was committed could not be copied to %s", target)
            return None
        return target

    async def _writing(self) -> SqliteConnection:
        if self._writer is None:
            return await run_to_completion(self._open_writer())
        return self._writer

    async def _open_writer(self) -> SqliteConnection:
        writer = await SqliteConnection(self.path, writes=True).opened()
        self._writer = writer
        return writer

    async def _roll_back(self) -> None:
        if self._writer is None:
            return
        try:
            await self._writer.do(_end_transaction)
        except (DBAPIError, sqlite3.Error):
            # Closing the connection ends the transaction in any state; the next one gets a new connection.
            writer, self._writer = self._writer, None
            await writer.close()

    async def _give_back(self, connection: SqliteConnection) -> None:
        try:
            await connection.do(lambda core: core.rollback())
        except DBAPIError:
            await connection.close()
        else:
            if self._closed:
                await connection.close()
            else:
                self._free.append(connection)

    async def _close(self) -> None:
        try:
            for connection in (*self._free, self._writer):
                if connection is not None:
                    await connection.close()
        finally:
            self._free.clear()
            self._writer = None
            self._file_lock.release()


def _end_transaction(core: sqlalchemy.Connection) -> None:
    core.rollback()
    # After a commit that failed, SQLAlchemy holds the transaction to be over; SQLite may still have it open.
    _sqlite(core).rollback()


def _sqlite(core: sqlalchemy.Connection) -> sqlite3.Connection:
    raw = core.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw
