"""A connection to a server of PostgreSQL: psycopg in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy

from store.connection import Connection, Outcome, Work, outcome, to_the_end
from store.errors import DatabaseFailed


class ServerConnection(Connection):
    """A connection of an engine. place: where it leads, without a password."""

    def __init__(self, engine: sqlalchemy.Engine, place: str) -> None:
        super().__init__()
        self._engine = engine
        self._place = place
        self._thread = ThreadPoolExecutor(1, "database")

    async def open(self) -> None:
        """See `Connection`. Raises what SQLAlchemy raises."""

        def connect(_: object) -> None:
            self._core = self._engine.connect()

        await to_the_end(self._do(connect))

    async def close(self) -> None:
        """See `Connection`."""
        core, self._core = self._core, None

        def end(_: object) -> None:
            if core is not None:
                core.close()

        try:
            await to_the_end(self._do(end))
        except sqlalchemy.exc.DBAPIError:
            # It was cut off before.
            return
        finally:
            self._thread.shutdown(wait=False)

    def told(self, error: BaseException | None) -> DatabaseFailed:
        """See `Connection`."""
        return DatabaseFailed(self._place, str(error).strip())

    async def _outcomes(self, works: Sequence[Work[Any]]) -> list[Outcome]:
        def all_of_them() -> list[Outcome]:
            return [outcome(work, None) for work in works]

        return await asyncio.get_running_loop().run_in_executor(self._thread, all_of_them)
