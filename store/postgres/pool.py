"""A pool of connections of one kind to a PostgreSQL database."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError

from store.connection import run_to_completion
from store.errors import DatabaseClosed, DatabaseFailed
from store.postgres.connection import PostgresConnection

POOL_TIMEOUT: Final = 10.0
"""Longest wait for a free connection, in seconds."""


class ConnectionPool:
    """At most `size` connections, made on demand.

    where: the database, for errors. connect: makes a connection.
    """

    def __init__(self, where: str, connect: Callable[[], Awaitable[PostgresConnection]], size: int) -> None:
        self._where = where
        self._connect = connect
        self._size = size
        self._free: list[PostgresConnection] = []
        self._room = asyncio.Semaphore(size)
        self._closed = False

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[PostgresConnection]:
        """Lend a connection to the caller alone; an open transaction is rolled back afterwards.

        Raises DatabaseClosed, or DatabaseFailed if none is available.
        """
        connection = await self._take()
        try:
            yield connection
        finally:
            await run_to_completion(self._give_back(connection))

    async def close(self) -> None:
        """Close idle connections now, and others when they are returned."""
        self._closed = True
        while self._free:
            await self._free.pop().close()

    async def _take(self) -> PostgresConnection:
        if self._closed:
            raise DatabaseClosed(self._where)
        try:
            async with asyncio.timeout(POOL_TIMEOUT):
                await self._room.acquire()
        except TimeoutError as error:
            raise DatabaseFailed(self._where, f"all {self._size} connections are in use") from error
        taking = asyncio.ensure_future(self._usable())
        try:
            return await run_to_completion(taking)
        except BaseException:
            if not taking.cancelled() and taking.exception() is None:
                # The task that wanted it was cancelled meanwhile.
                await run_to_completion(self._give_back(taking.result()))
            else:
                self._room.release()
            raise

    async def _usable(self) -> PostgresConnection:
        if self._closed:
            raise DatabaseClosed(self._where)
        while self._free:
            connection = self._free.pop()
            if not connection.is_stale():
                return connection
            await connection.close()
        return await self._connect()

    async def _give_back(self, connection: PostgresConnection) -> None:
        try:
            if self._closed or not await self._is_clean(connection):
                await connection.close()
            else:
                self._free.append(connection)
        finally:
            self._room.release()

    async def _is_clean(self, connection: PostgresConnection) -> bool:
        """Return whether a connection has no open transaction and can be reused."""
        await connection.quiet()
        if connection.is_stale():
            return False
        if connection.is_idle():
            return True
        try:
            await connection.do(lambda core: core.rollback())
        except DBAPIError:
            return False
        return not connection.is_stale()
