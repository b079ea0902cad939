"""Which process works off what is due in a database of PostgreSQL: one alone, as long as its connection stands.

Posts, timers and computer players are not shared out among processes; two that did them would do each twice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from store.connection import to_the_end
from store.errors import DatabaseInUse
from store.server_connection import ServerConnection

_TAKE = text("SELECT pg_try_advisory_lock(19, 0)")
_LEAVE = text("SELECT pg_advisory_unlock(19, 0)")
_PATIENCE = 3.0
"""Seconds in which the server notices that a process before us has ended."""


class Claim:
    """The claim of one process. where: the database, for whoever is told that another one has it."""

    def __init__(self, where: str, connect: Callable[[], Awaitable[ServerConnection]]) -> None:
        self._where = where
        self._connect = connect
        self._connection: ServerConnection | None = None

    async def take(self) -> None:
        """Take it, unless it is held already. Raises DatabaseInUse, or DatabaseFailed."""
        if self._connection is not None and not self._connection.is_stale():
            return
        await self.close()
        self._connection = await to_the_end(self._connect())
        end = time.monotonic() + _PATIENCE
        while not await self._ask(self._connection):
            if time.monotonic() > end:
                await self.close()
                raise DatabaseInUse(self._where, None)
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Give it up."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        with suppress(DBAPIError):
            await connection.do(lambda core: core.execute(_LEAVE))
        await connection.close()

    async def _ask(self, connection: ServerConnection) -> bool:
        def ask(core: Connection) -> bool:
            taken = bool(core.execute(_TAKE).scalar_one())
            core.commit()  # it is the connection's, and no transaction stays open for it
            return taken

        try:
            return await connection.do(ask)
        except DBAPIError as error:
            raise connection.told(error.orig) from error
