"""A connection to an SQLite file: aiosqlite's thread.

aiosqlite executes each statement in its thread, on the connection that its ``factory`` makes. Ours (`_Working`)
accepts one more statement, whose parameters are functions to call there.
"""

import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import aiosqlite
import sqlalchemy
from sqlalchemy import NullPool, PoolProxiedConnection, create_engine

from store.connection import Connection, Outcome, Work, outcome_of, run_to_completion
from store.errors import DatabaseCorrupt, DatabaseFailed
from store.sqlite import files

T = TypeVar("T")
_BUSY_SECONDS = 5
_WORK: Final = "-- work"


class SqliteConnection(Connection):
    """A connection to the file at a path, which only reads unless it `writes`."""

    def __init__(self, path: Path, *, writes: bool) -> None:
        super().__init__()
        self._path = path
        self._begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        self._writes = writes
        self._raw = _in_daemon(
            lambda: aiosqlite.connect(path, timeout=_BUSY_SECONDS, isolation_level=None, factory=_Working)
        )

    async def open(self) -> None:
        """See `Connection`."""

        async def work() -> None:
            await self._raw
            await self._do(self._set_up)

        await run_to_completion(work())

    async def close(self) -> None:
        """See `Connection`."""

        async def work() -> None:
            core, self._core = self._core, None
            if core is not None:
                await self._do(lambda _: core.close())
            await self._raw.close()

        await run_to_completion(work())

    def translate_error(self, error: BaseException | None) -> DatabaseFailed | DatabaseCorrupt:
        """See `Connection`."""
        kind = DatabaseCorrupt if files.is_corruption(error) else DatabaseFailed
        return kind(self._path, str(error))

    async def _outcomes(self, works: Sequence[Work[Any]]) -> list[Outcome]:
        return list(await self._raw.execute_fetchall(_WORK, list(works)))  # type: ignore[arg-type]

    def _set_up(self, raw: sqlite3.Connection) -> None:
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            f"query_only = {int(not self._writes)}",
        ):
            raw.execute(f"PRAGMA {pragma}")
        _HERE.raw = raw
        self._core = _engine(self._begin).connect()


_HERE: Final = threading.local()
"""The SQLite connection of the current thread, for SQLAlchemy."""


@cache
def _engine(begin: str) -> sqlalchemy.Engine:
    """Return the engine of all connections whose transactions begin with this statement, so that each statement
    is compiled once.
    """
    return engine_beginning(begin, lambda: _HERE.raw)


def engine_beginning(begin: str, connect: Callable[[], sqlite3.Connection]) -> sqlalchemy.Engine:
    """Return an engine whose transactions begin with a statement.

    Not by a listener for "begin", as SQLAlchemy's documentation has it: after an error in one, its connection
    begins no further transaction, and every statement is committed by itself.
    """
    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)

    def do_begin(dbapi_connection: PoolProxiedConnection) -> None:
        dbapi_connection.cursor().execute(begin)

    engine.dialect.do_begin = do_begin  # type: ignore[method-assign]
    return engine


class _Outcomes(sqlite3.Cursor):
    """Outcomes of work, in place of rows."""

    outcomes: list[Outcome]

    def fetchall(self) -> list[Any]:
        """Return one outcome for each piece of work."""
        return self.outcomes


class _Working(sqlite3.Connection):
    """A connection that also runs functions in its thread, as a kind of statement."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Execute a statement, or, for `_WORK`, call each of the functions in its parameters."""
        if sql != _WORK:
            return super().execute(sql, parameters)
        cursor = self.cursor(_Outcomes)
        cursor.outcomes = [outcome_of(work, self) for work in parameters]
        return cursor


def _in_daemon(make: Callable[[], T]) -> T:
    """Return what `make` makes, in a daemon thread, so that threads started inside are daemons too.

    A bot that dies of an error must not hang on an unclosed connection.
    """
    made: list[T] = []
    maker = threading.Thread(target=lambda: made.append(make()), daemon=True)
    maker.start()
    maker.join()
    return made[0]
