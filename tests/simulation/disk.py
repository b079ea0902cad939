"""The disk of a simulated world: SQLite in the loop's own thread, and its faults.

What a statement does is SQLite's own. A crossing to the connection's thread takes a drawn time before and after
the work, so that a process can die between a commit and its confirmation.
"""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, Self
from unittest import mock

import sqlalchemy

from store.connection import Connection, Outcome, Work, outcome_of
from store.errors import DatabaseCorrupt, DatabaseFailed
from store.sqlite import files
from store.sqlite.connection import engine_beginning
from tests.simulation.scheduler import Process, current_process

_CROSSING: Final = 2e-3
"""The most seconds of a crossing, on each way."""
_READING: Final = frozenset({"SELECT", "WITH", "BEGIN", "PRAGMA"})


class Disk:
    """The disk, for all files and connections of a world.

    full: nothing can be written. away: nothing can be done at all. before: called with "read", "write" or "commit"
    before each; raises what shall go wrong. committed: called after each commit; raises if its answer is lost.
    crossing: called at each way to a connection's thread and back.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.full = False
        self.away = False
        self.before: list[Callable[[str], None]] = []
        self.committed: list[Callable[[], None]] = []
        self.crossing: list[Callable[[], None]] = []
        self._open: dict[Process | None, set[sqlite3.Connection]] = defaultdict(set)
        self._locks: dict[Process | None, list[files.FileLock]] = defaultdict(list)

    def check(self, what: str) -> None:
        """Raise what goes wrong with a statement or a commit, if anything does."""
        for look in self.before:
            look(what)
        if self.away:
            raise sqlite3.OperationalError("disk I/O error")
        if self.full and what != "read":
            raise sqlite3.OperationalError("database or disk is full")

    def connect(self, path: Path) -> sqlite3.Connection:
        """Open a file for the current process."""
        made = sqlite3.connect(path, timeout=0.0, isolation_level=None, factory=_FailingConnection)
        made.disk = self
        self._open[current_process()].add(made)
        return made

    def lock(self, path: Path) -> files.FileLock:
        """Return the lock of a file for the current process."""
        made = _REAL_LOCK(path)
        self._locks[current_process()].append(made)
        return made

    def process_ended(self, process: Process | None) -> None:
        """Close what a process had open, as the system does: nothing that was not committed remains."""
        for connection in self._open.pop(process, ()):
            connection.close()
        for lock in self._locks.pop(process, ()):
            lock.release()

    def unmount(self) -> None:
        """Close everything."""
        for process in {*self._open, *self._locks}:
            self.process_ended(process)

    async def cross(self) -> None:
        """Let the time of one way to a connection's thread pass."""
        for look in self.crossing:
            look()
        await asyncio.sleep(self.rng.random() * _CROSSING)


class _FailingCursor(sqlite3.Cursor):
    """Fails when the disk does."""

    def execute(self, sql: str, parameters: Any = (), /) -> Self:
        """See `sqlite3.Cursor`."""
        self.connection.disk.check("read" if sql.split(None, 1)[0].upper() in _READING else "write")  # type: ignore[attr-defined]
        return super().execute(sql, parameters)

    def executemany(self, sql: str, parameters: Any, /) -> Self:
        """See `sqlite3.Cursor`."""
        self.connection.disk.check("write")  # type: ignore[attr-defined]
        return super().executemany(sql, parameters)


class _FailingConnection(sqlite3.Connection):
    disk: Disk
    closed = False

    def close(self) -> None:
        """See `sqlite3.Connection`."""
        self.closed = True
        super().close()

    def rollback(self) -> None:
        """See `sqlite3.Connection`; what a killed process had open is rolled back already."""
        if not self.closed:
            super().rollback()

    def cursor(self, factory: Any = _FailingCursor) -> Any:
        """See `sqlite3.Connection`."""
        return super().cursor(factory)

    def commit(self) -> None:
        """See `sqlite3.Connection`."""
        if not self.in_transaction:
            return
        self.disk.check("commit")
        super().commit()
        for look in self.disk.committed:
            look()


class SimulatedConnection(Connection):
    """A connection to a file, without a thread."""

    def __init__(self, disk: Disk, path: Path, *, writes: bool) -> None:
        super().__init__()
        self._disk = disk
        self._path = path
        self._writes = writes
        self._raw: sqlite3.Connection | None = None

    async def open(self) -> None:
        """See `Connection`."""
        await self._disk.cross()
        self._disk.check("read")
        self.mount(self._path)

    def mount(self, path: Path) -> None:
        """Open this file in place of what was open, without a transaction."""
        self._path = path
        raw = self._raw = self._disk.connect(path)
        for pragma in (
            "journal_mode = WAL",
            "synchronous = OFF",
            "foreign_keys = ON",
            f"query_only = {int(not self._writes)}",
        ):
            raw.execute(f"PRAGMA {pragma}")
        _Mounted.raw = raw
        self._core = _engine("BEGIN IMMEDIATE" if self._writes else "BEGIN").connect()

    async def close(self) -> None:
        """See `Connection`."""
        await self._disk.cross()
        self._core = None
        if self._raw is not None:
            self._raw.close()

    def translate_error(self, error: BaseException | None) -> DatabaseFailed | DatabaseCorrupt:
        """See `Connection`."""
        kind = DatabaseCorrupt if files.is_corruption(error) else DatabaseFailed
        return kind(self._path, str(error))

    async def _outcomes(self, works: Sequence[Work[Any]]) -> list[Outcome]:
        await self._disk.cross()
        found = [outcome_of(work, self._raw) for work in works]
        await self._disk.cross()
        return found


class _Mounted:
    """The connection for which an engine is asked next."""

    raw: sqlite3.Connection


@cache
def _engine(begin: str) -> sqlalchemy.Engine:
    """Return the engine whose transactions begin so; one compiles the statements of all worlds."""
    return engine_beginning(begin, lambda: _Mounted.raw)


_REAL_LOCK: Final = files.FileLock


@contextmanager
def mounted(disk: Disk) -> Iterator[Disk]:
    """Let SQLite databases that are opened in the block be on this disk."""

    def connect(path: Path, *, writes: bool) -> SimulatedConnection:
        return SimulatedConnection(disk, path, writes=writes)

    with (
        mock.patch("store.sqlite.database.SqliteConnection", connect),
        mock.patch("store.sqlite.files.FileLock", disk.lock),
    ):
        try:
            yield disk
        finally:
            disk.unmount()
