"""The database on a PostgreSQL server, which other processes may write to as well.

Before each statement a transaction sees what others have committed. A broken connection is replaced for the next
transaction; interrupted work is not repeated.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final

import sqlalchemy
from sqlalchemy.engine import URL

from store.connection import run_to_completion
from store.database import Database, Reader, Tx
from store.errors import DatabaseFailed, DatabaseUncertain
from store.postgres import commit_marks, notifications, preparation
from store.postgres.connection import PostgresConnection, driver_url, engine_of, without_password
from store.postgres.pool import ConnectionPool

log = logging.getLogger(__name__)

WRITERS: Final = 6
READERS: Final = 4
"""Connections of each kind. A writer may read besides, so neither kind can use up the other."""
COMMIT_CHECK_SECONDS: Final = 15.0
"""Seconds for which a commit with a lost answer is checked again."""
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 5.0
"""Shortest and longest pause in seconds after a failed attempt to connect."""


class PostgresDatabase(Database):
    """An open PostgreSQL database. It caches no rows, as others may change them."""

    shared = True

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._url = url
        self.name = without_password(url)
        self._writers = ConnectionPool(self.name, partial(self._connected, writes=True), WRITERS)
        self._readers = ConnectionPool(self.name, partial(self._connected, writes=False), READERS)
        self._notifications = notifications.Notifications(engine_of(url), self._aside, self._heard, self._missed)
        self._pause = 0.0
        self._refused: DatabaseFailed | None = None
        self._not_before = 0.0

    @classmethod
    async def open(cls, url: str) -> PostgresDatabase:
        """Migrate the schema and connect.

        Raises InvalidDatabaseAddress, DriverMissing, DatabaseUnreachable, DatabaseUnwritable, DatabaseTooNew or
        DatabaseForeign; then nothing stays open and the database is unchanged.
        """
        known = driver_url(url)
        await run_to_completion(asyncio.to_thread(preparation.prepare, known))
        database = cls(known)
        try:
            await database.check_writable()
        except BaseException as error:
            await database.close()
            if isinstance(error, DatabaseFailed):
                raise preparation.unreachable(known, error.detail) from error
            raise
        database._notifications.listen()
        return database

    def changed(self, match_id: int, version: int, user_id: int | None = None) -> None:
        """See `Database`."""
        self._notifications.say(
            notifications.MATCH if user_id is None else f"{notifications.MATCH}:{user_id}", match_id, version
        )

    @asynccontextmanager
    async def tx(self) -> AsyncIterator[Tx]:
        """See `Database`. Several at once."""
        async with self._turn(self._writers.taken()) as connection:
            keep = _Keep(connection.name)
            tx = Tx(connection, keep)
            try:
                yield tx
                await self._commit(tx, keep)
            finally:
                tx.end()

    async def _commit(self, tx: Tx, keep: _Keep) -> None:
        try:
            try:
                await tx.commit()
            except DatabaseFailed as error:
                if keep.mark is None or not await run_to_completion(self._was_kept(keep.mark, error)):
                    raise
        finally:
            # Runs after cancellation too: the commit may have gone through.
            self._tell(tx.due)
            for kind, at in tx.due.items():
                self._notifications.say(kind, 0, at)

    async def _was_kept(self, mark: commit_marks.CommitMark, failed: DatabaseFailed) -> bool:
        """Return whether a transaction with a lost answer was committed. Raises DatabaseUncertain if that stays
        unknown.
        """
        end = time.monotonic() + COMMIT_CHECK_SECONDS
        while time.monotonic() < end:
            with suppress(DatabaseFailed):
                kept = await self.ask(commit_marks.was_committed, mark)
                if kept is not None:
                    return kept
            await asyncio.sleep(0.2)
        raise DatabaseUncertain(self.name, failed.detail) from failed

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        """See `Database`. Several at once."""
        async with self._readers.taken() as connection:
            reader = Reader(connection)
            try:
                yield reader
            finally:
                reader.end()

    async def backup(self, folder: Path, keep: int = 14, now: int | None = None) -> None:
        """See `Database`."""

    async def last_backup(self, folder: Path) -> None:
        """See `Database`."""

    async def integrity_check(self) -> list[str]:
        """See `Database`. The server itself checks pages and references."""
        try:
            await self.check_writable()
        except DatabaseFailed as error:
            return [error.detail]
        return []

    async def close(self) -> None:
        """See `Database`."""
        await self._notifications.close()
        await run_to_completion(self._writers.close())
        await run_to_completion(self._readers.close())

    def _heard(self, what: str, row_id: int, number: int) -> None:
        kind, _, user_id = what.partition(":")
        if kind == notifications.MATCH:
            for tell in self.changed_elsewhere:
                tell(row_id, int(user_id) if user_id else None)
        else:
            self._tell({what: number})

    def _missed(self) -> None:
        self.wake_watchers()
        for tell in self.notifications_missed:
            tell()

    async def _aside(self, work: Callable[[sqlalchemy.Connection], None]) -> None:
        """Run work that writes nothing."""
        async with self._readers.taken() as connection:
            await connection.do(work)

    async def _connected(self, *, writes: bool) -> PostgresConnection:
        """Return a new connection. While the server is away, few attempts are made; other callers fail at once."""
        if self._refused is not None and time.monotonic() < self._not_before:
            raise DatabaseFailed(self.name, self._refused.detail)
        try:
            connection = await PostgresConnection(self._url, writes=writes).opened()
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


class _Keep:
    """Commit a transaction, in the connection's thread. mark: for checking a commit with a lost answer."""

    def __init__(self, writer: str) -> None:
        self.mark: commit_marks.CommitMark | None = None
        self._writer = writer

    def __call__(self, core: sqlalchemy.Connection) -> None:
        self.mark = commit_marks.write_mark(core, self._writer)
        core.commit()
