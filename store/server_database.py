"""The database on a server of PostgreSQL, which other processes may write to as well.

A transaction sees what others have committed before each of its statements; whatever it decides from a match is
guarded by `match_rows.advance`. A connection that breaks is made anew for the next transaction; what was begun
on it is not tried again, for it may be kept.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import sqlalchemy
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from store import server
from store.claim import Claim
from store.connection import to_the_end
from store.db import Database, Reader, Tx
from store.errors import DatabaseClosed, DatabaseFailed
from store.match_locks import MatchLocks
from store.server_connection import ServerConnection, connected, server_url, shown

log = logging.getLogger(__name__)

_READERS = 4
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 5.0
"""Seconds for which, after an attempt to connect that failed, none is made."""


class ServerDatabase(Database):
    """An open database of PostgreSQL. Nothing is held of what was read, as others may change it."""

    shared = True

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._url = url
        self.name = shown(url)
        self._writer: ServerConnection | None = None
        self._free: list[ServerConnection] = []
        self._reading = asyncio.Semaphore(_READERS)
        self._closed = False
        connect = partial(self._connected, writes=False)
        self._locks = MatchLocks(connect)
        self._claim = Claim(self.name, connect)
        self._pause = 0.0
        self._refused: DatabaseFailed | None = None
        self._not_before = 0.0

    @classmethod
    async def open(cls, url: str) -> ServerDatabase:
        """Bring the schema up to date and connect.

        Raises DatabaseUnnamed, DriverMissing, DatabaseUnreachable, DatabaseUnwritable, DatabaseTooNew or
        DatabaseForeign; then nothing stays open and the database is as it was.
        """
        known = server_url(url)
        await to_the_end(asyncio.to_thread(server.prepare, known))
        database = cls(known)
        try:
            await database.must_take_writes()
        except BaseException as error:
            await database.close()
            if isinstance(error, DatabaseFailed):
                raise server.refused(known, error.detail) from error
            raise
        return database

    @asynccontextmanager
    async def tx(self) -> AsyncIterator[Tx]:
        """See `Database`. Those of one process go one after the other."""
        async with self._turn():
            if self._closed:
                raise DatabaseClosed(self.name)
            try:
                tx = Tx(await to_the_end(self._writing()), None, _keep)
                try:
                    yield tx
                    try:
                        await tx.commit()
                    finally:
                        # Also after a cancellation, for what was cancelled may be written.
                        self._tell(tx.due)
                finally:
                    tx.end()
            except BaseException:
                await to_the_end(self._roll_back())
                raise

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        """See `Database`. Up to four at once."""
        async with self._reading:
            if self._closed:
                raise DatabaseClosed(self.name)
            connection = await to_the_end(self._reader())
            reader = Reader(connection)
            try:
                yield reader
            finally:
                reader.end()
                if reader.asked or self._closed:
                    await to_the_end(self._give_back(connection))
                else:
                    self._free.append(connection)

    async def claim(self) -> None:
        """See `Database`."""
        await self._claim.take()

    @asynccontextmanager
    async def held(self, match_id: int) -> AsyncIterator[None]:
        """See `Database`."""
        if self._closed:
            raise DatabaseClosed(self.name)
        async with self._locks.held(match_id):
            yield

    async def backup(self, folder: Path, keep: int = 14, now: int | None = None) -> None:
        """See `Database`."""

    async def last_backup(self, folder: Path) -> int | None:
        """See `Database`."""
        return None

    async def integrity_check(self) -> list[str]:
        """See `Database`. Pages and references are the server's own care."""
        if self._closed:
            raise DatabaseClosed(self.name)
        try:
            await self.must_take_writes()
        except DatabaseFailed as error:
            return [error.detail]
        return []

    async def close(self) -> None:
        """See `Database`."""
        async with self._write_lock:
            if self._closed:
                return
            self._closed = True
            await to_the_end(self._close())

    async def _connected(self, *, writes: bool) -> ServerConnection:
        """A new connection. A server that is away is asked now and then only; all others are told at once."""
        if self._refused is not None and time.monotonic() < self._not_before:
            raise DatabaseFailed(self.name, self._refused.detail)
        try:
            connection = await connected(self._url, writes=writes)
        except DatabaseFailed as error:
            if self._refused is None:
                log.critical("%s cannot be reached: nothing is kept until it can (%s)", self.name, error.detail)
            self._refused = error
            self._pause = min(_LONGEST_PAUSE, max(_FIRST_PAUSE, 2 * self._pause))
            self._not_before = time.monotonic() + self._pause
            raise
        if self._refused is not None:
            log.warning("%s is there again", self.name)
        self._refused, self._pause = None, 0.0
        return connection

    async def _writing(self) -> ServerConnection:
        if self._writer is not None and self._writer.is_stale():
            await self._drop_writer()
        if self._writer is None:
            self._writer = await self._connected(writes=True)
        return self._writer

    async def _reader(self) -> ServerConnection:
        while self._free:
            connection = self._free.pop()
            if not connection.is_stale():
                return connection
            await connection.close()
        return await self._connected(writes=False)

    async def _roll_back(self) -> None:
        if self._writer is None:
            return
        try:
            await self._writer.do(lambda core: core.rollback())
        except DBAPIError:
            await self._drop_writer()
            return
        if self._writer.is_stale():
            await self._drop_writer()

    async def _drop_writer(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()

    async def _give_back(self, connection: ServerConnection) -> None:
        try:
            await connection.do(lambda core: core.rollback())
        except DBAPIError:
            await connection.close()
            return
        if self._closed or connection.is_stale():
            await connection.close()
        else:
            self._free.append(connection)

    async def _close(self) -> None:
        try:
            await self._locks.close()
            await self._claim.close()
            for connection in (*self._free, self._writer):
                if connection is not None:
                    await connection.close()
        finally:
            self._free.clear()
            self._writer = None


def _keep(core: sqlalchemy.Connection) -> None:
    core.commit()
