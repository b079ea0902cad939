"""Locks on matches that processes on one database of PostgreSQL keep from each other.

They are no rows, so that no transaction stays open while the rules are asked. They vanish with the connection that
took them, however its process ends. Should that connection break, two may change a match at once; then
`match_rows.advance` lets one of them fail.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from store.connection import to_the_end
from store.server_connection import ServerConnection

_TAKE = text("SELECT pg_try_advisory_lock(18, :number)")
_LEAVE = text("SELECT pg_advisory_unlock(18, :number)")
_SHORTEST, _LONGEST = 0.005, 0.1
"""Seconds until it is tried again."""
_NUMBERS: Final = 2**31


class MatchLocks:
    """The locks of one process. Within it, whoever locks a match has its `asyncio.Lock` already."""

    def __init__(self, connect: Callable[[], Awaitable[ServerConnection]]) -> None:
        """connect: makes a connection for them alone."""
        self._connect = connect
        self._connection: ServerConnection | None = None
        self._connecting = asyncio.Lock()

    @asynccontextmanager
    async def held(self, match_id: int) -> AsyncIterator[None]:
        """See `store.db.Database.held`."""
        number, pause = match_id % _NUMBERS, _SHORTEST
        while (connection := await self._taken(number)) is None:
            await asyncio.sleep(pause)
            pause = min(_LONGEST, 2 * pause)
        try:
            yield
        finally:
            if connection is self._connection:
                await to_the_end(self._leave(connection, number))

    async def close(self) -> None:
        """Let go of everything."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _taken(self, number: int) -> ServerConnection | None:
        """The connection that has taken the lock; None if another process has it."""
        taking = asyncio.ensure_future(self._take(number))
        try:
            return await to_the_end(taking)
        except asyncio.CancelledError:
            if (
                not taking.cancelled()
                and taking.exception() is None
                and (connection := taking.result()) is not None
            ):
                await to_the_end(self._leave(connection, number))
            raise

    async def _take(self, number: int) -> ServerConnection | None:
        async with self._connecting:
            connection = self._connection
            if connection is not None and await _is_stale(connection):
                await self._drop(connection)
                connection = self._connection
            if connection is None:
                connection = self._connection = await self._connect()

        def take(core: Connection) -> bool:
            taken = bool(core.execute(_TAKE, {"number": number}).scalar_one())
            core.commit()
            return taken

        try:
            return connection if await connection.do(take) else None
        except DBAPIError as error:
            await self._drop(connection)
            raise connection.told(error.orig) from error

    async def _leave(self, connection: ServerConnection, number: int) -> None:
        def leave(core: Connection) -> None:
            core.execute(_LEAVE, {"number": number})
            core.commit()

        try:
            await connection.do(leave)
        except DBAPIError:
            # What was done is kept or told already; the lock is gone with the connection.
            await self._drop(connection)

    async def _drop(self, connection: ServerConnection) -> None:
        if connection is self._connection:
            self._connection = None
        with suppress(DBAPIError):
            await connection.close()


async def _is_stale(connection: ServerConnection) -> bool:
    try:
        return await connection.do(lambda _: connection.is_stale())
    except DBAPIError:
        return True
