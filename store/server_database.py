"""The database on a server of PostgreSQL: transactions at the same time, also of other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy
from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError

from store import servers, wakes
from store.connection import to_the_end
from store.db import Database, Reader, Tx
from store.errors import DatabaseClosed, DatabaseFailed, DatabaseUncertain
from store.server_connection import ServerConnection

log = logging.getLogger(__name__)

POOL: Final = 4
"""So many connections that write, and as many that read.

Whoever writes may read besides, so neither kind can use up the other."""
WAITS: Final = 10.0
"""Seconds that a transaction waits for a connection."""
SETTLES: Final = 15.0
"""Seconds for which it is asked again whether a commit was kept whose answer was lost."""


class _Pool:
    """Connections of one kind, opened when they are wanted; at most `POOL`."""

    def __init__(self, engine: sqlalchemy.Engine, place: str) -> None:
        self._engine, self._place = engine, place
        self._free: list[ServerConnection] = []
        self._room = asyncio.Semaphore(POOL)
        self.closed = False

    async def take(self) -> ServerConnection:
        """A connection for the caller alone. Raises DatabaseClosed or DatabaseFailed."""
        try:
            async with asyncio.timeout(WAITS):
                await self._room.acquire()
        except TimeoutError as error:
            raise DatabaseFailed(self._place, f"all {POOL} connections are in use") from error
        try:
            if self.closed:
                raise DatabaseClosed(self._place)
            return self._free.pop() if self._free else await to_the_end(self._opened())
        except BaseException:
            self._room.release()
            raise

    async def _opened(self) -> ServerConnection:
        connection = ServerConnection(self._engine, self._place)
        try:
            await connection.open()
        except DBAPIError as error:
            await connection.close()
            raise connection.told(error.orig) from error
        return connection

    async def give_back(self, connection: ServerConnection) -> None:
        """It is used no longer; what is open there is rolled back."""
        try:
            whole = await connection.do(_rolled_back)
            if whole and not self.closed:
                self._free.append(connection)
            else:
                gone = [connection]
                if not whole:
                    # A server that was started anew has ended the others as well.
                    gone, self._free = [*gone, *self._free], []
                for one in gone:
                    await one.close()
        finally:
            self._room.release()

    async def close(self) -> None:
        """Close what is not in use; what is, is closed when it is given back."""
        self.closed = True
        while self._free:
            await self._free.pop().close()


def _rolled_back(core: sqlalchemy.Connection) -> bool:
    """Whether the connection can still be used."""
    try:
        core.rollback()
    except DBAPIError:
        return False
    return not core.invalidated and not core.connection.driver_connection.closed  # type: ignore[union-attr]


class ServerDatabase(Database):
    """An open database of a server. place: where it is, without a password."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.place = servers.place(url)
        self._writers = _Pool(servers.engine(url, writes=True), self.place)
        self._readers = _Pool(servers.engine(url, writes=False), self.place)
        self._wakes = wakes.Wakes(servers.engine(url, writes=True), self._heard, self._missed, self._say)
        self._owners: set[asyncio.Task[Any] | None] = set()

    @classmethod
    async def open(cls, url: str) -> ServerDatabase:
        """Connect and bring the schema up to date; of several processes one does so, and the others wait for it.

        Raises DriverMissing, DatabaseUnreachable, DatabaseTooNew or DatabaseForeign; then nothing stays open.
        """
        await to_the_end(asyncio.to_thread(servers.prepare, url))
        database = cls(url)
        database._wakes.listen()
        return database

    def changed(self, match_id: int, version: int) -> None:
        """See `Database`."""
        self._wakes.say(wakes.MATCH, match_id, version)

    def _heard(self, kind: str, row_id: int, number: int) -> None:
        if kind == wakes.MATCH:
            for tell in self.elsewhere:
                tell(row_id, number)
        else:
            self._tell({kind: number})

    def _missed(self) -> None:
        self._tell(dict.fromkeys(self._watching, 0))

    async def _say(self, messages: list[dict[str, str]]) -> None:
        connection = await self._readers.take()
        try:
            await connection.do(lambda core: _said(core, messages))
        finally:
            await to_the_end(self._readers.give_back(connection))

    @asynccontextmanager
    async def tx(self) -> AsyncIterator[Tx]:
        """See `Database`. Up to `POOL` at once."""
        task = asyncio.current_task()
        if task in self._owners:
            raise RuntimeError("this task has a transaction open; pass it on instead of opening another")
        connection = await self._writers.take()
        self._owners.add(task)
        try:
            numbers: list[int] = []
            tx = Tx(connection, None, lambda core: _keep(core, numbers))
            try:
                yield tx
                await self._commit(tx, numbers)
            finally:
                tx.end()
        finally:
            self._owners.discard(task)
            await to_the_end(self._writers.give_back(connection))

    async def _commit(self, tx: Tx, numbers: list[int]) -> None:
        try:
            try:
                await tx.commit()
            except DatabaseFailed as error:
                # What is known of its transaction's end is known to the server.
                if not numbers or not await to_the_end(self._was_kept(numbers[0], error)):
                    raise
        finally:
            # Also after a cancellation, for what was cancelled may be written.
            self._tell(tx.due)
            for kind, at in tx.due.items():
                self._wakes.say(kind, 0, at)

    async def _was_kept(self, number: int, failed: DatabaseFailed) -> bool:
        """Whether a transaction was committed whose answer was lost. Raises DatabaseUncertain if nobody tells."""
        asked = select(func.pg_xact_status(sqlalchemy.cast(str(number), servers.TransactionNumber)))
        for _ in range(int(SETTLES * 2)):
            try:
                async with self.read() as conn:
                    status = await conn.value(asked)
            except DatabaseFailed:
                status = None
            if status in ("committed", "aborted"):
                return bool(status == "committed")
            await asyncio.sleep(0.5)
        raise DatabaseUncertain(self.place, failed.detail) from failed

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        """See `Database`. Up to `POOL` at once."""
        connection = await self._readers.take()
        reader = Reader(connection)
        try:
            yield reader
        finally:
            reader.end()
            await to_the_end(self._readers.give_back(connection))

    async def backup(self, folder: Path, keep: int = 14, now: int | None = None) -> None:
        """See `Database`."""

    async def last_backup(self, folder: Path) -> int | None:
        """See `Database`."""
        return None

    async def integrity_check(self) -> list[str]:
        """See `Database`. A server looks after its pages itself; it is asked whether it can be written."""
        try:
            async with self.tx() as tx:
                await tx.run(servers.TRIAL)
        except DatabaseFailed as error:
            return [error.detail]
        return []

    async def close(self) -> None:
        """See `Database`."""
        await self._wakes.close()
        await to_the_end(self._writers.close())
        await to_the_end(self._readers.close())


def _said(core: sqlalchemy.Connection, messages: list[dict[str, str]]) -> None:
    for message in messages:
        core.execute(wakes.SAY, message)
    core.commit()


def _keep(core: sqlalchemy.Connection, numbers: list[int]) -> None:
    number = core.execute(_NUMBER).scalar()
    if number is not None:
        numbers.append(int(number))
    core.commit()


_NUMBER = select(sqlalchemy.cast(func.pg_current_xact_id_if_assigned(), sqlalchemy.Text))
