"""The interface of both databases: reading, and writing in transactions."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

import sqlalchemy
from sqlalchemy import ColumnElement, Executable, RowMapping, Table, func, select, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.sql.dml import ReturningInsert

from store.connection import Connection
from store.errors import DatabaseLost, RowRefused, StoreError
from store.row_cache import CacheKey, RowCache
from store.schema import CACHED_TABLES

P = ParamSpec("P")
T = TypeVar("T")
Values = Mapping[str, Any]
"""Parameters of a statement, by name. Building a statement costs more than executing it, so the statements of
every move are built once, with parameters.
"""
_TRIAL = text("UPDATE alembic_version SET version_num = version_num")
"""A write without effect: SQLite begins a transaction on a read-only file without an error."""

_COUNTED = {"preserve_rowcount": True}
"""Makes an insert with a conflict clause report its row count too."""


class TransactionResult(NamedTuple):
    """A finished transaction: seconds it waited to start, seconds it took, and its error if any."""

    waited: float
    took: float
    error: BaseException | None


class Backup(NamedTuple):
    """A complete backup, and when it was written, in UTC seconds."""

    path: Path
    written: int


class Reader:
    """A consistent view of the database while it is open."""

    def __init__(self, connection: Connection, memory: RowCache | None = None) -> None:
        self._connection: Connection | None = connection
        self._row_cache = memory
        self._moment = 0 if memory is None else memory.moment
        self.asked = False
        """Whether a statement was executed, so that a transaction is open."""

    def end(self) -> None:
        """Refuse further statements: one after the block would begin a transaction that never ends."""
        self._connection = None

    async def all(self, statement: Executable, values: Values | None = None) -> list[RowMapping]:
        """Return all rows, as mappings from column names. values: the statement's parameters."""
        return await self._do(lambda core: list(core.execute(statement, values).mappings().all()))

    async def first(self, statement: Executable, values: Values | None = None) -> RowMapping | None:
        """Return the first row, or None."""
        return await self._do(lambda core: core.execute(statement, values).mappings().first())

    async def value(self, statement: Executable, values: Values | None = None) -> Any | None:
        """Return the first column of the first row, or None."""
        return await self._do(lambda core: core.execute(statement, values).scalar())

    async def count(self, table: Table, *where: ColumnElement[bool]) -> int:
        """Count the rows of a table that meet all conditions."""
        return int(await self.value(select(func.count()).select_from(table).where(*where)) or 0)

    async def cached(self, table: Table, owner: int, part: Hashable, ask: Callable[[], Awaitable[T]]) -> T:
        """Return what `ask` reads from a table about a match or user, from the cache if possible.

        part: distinguishes several values of one owner. The result must not be modified.
        """
        memory = self._row_cache
        if memory is None:
            return await ask()
        place = CacheKey(table.name, owner)
        if (held := memory.get(place, part)) is not None:
            known: T = held[0]
            return known
        found = await ask()
        memory.keep(place, part, found, self._moment)
        return found

    async def cached_rows(
        self, table: Table, owners: Sequence[int], statement: Executable
    ) -> dict[int, list[RowMapping]]:
        """Return a table's rows by owner, cached as in `cached`; `statement` selects the `ids` that are not
        cached.
        """
        memory, found = self._row_cache, dict[int, list[RowMapping]]()
        for owner in owners:
            held = None if memory is None else memory.get(CacheKey(table.name, owner), None)
            if held is not None:
                found[owner] = held[0]
        wanted = [owner for owner in owners if owner not in found]
        if not wanted:
            return found
        found = {owner: found.get(owner, []) for owner in owners}
        for row in await self.all(statement, {"ids": wanted}):
            found[row[CACHED_TABLES[table.name]]].append(row)
        if memory is not None:
            for owner in wanted:
                memory.keep(CacheKey(table.name, owner), None, found[owner], self._moment)
        return found

    async def _do(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        connection = self._connection
        if connection is None:
            raise RuntimeError("this transaction is over")
        self.asked = True
        try:
            return await connection.do(work)
        except (IntegrityError, DataError) as error:
            raise RowRefused(str(error.orig)) from error
        except OverflowError as error:
            raise RowRefused(str(error)) from error
        except DBAPIError as error:
            raise connection.translate_error(error.orig) from error


class Tx(Reader):
    """A transaction that writes. It sees its own changes, and commits all of them or none."""

    def __init__(self, connection: Connection, keep: Callable[[sqlalchemy.Connection], None]) -> None:
        """Create a transaction. keep: commits, in the connection's thread."""
        super().__init__(connection)
        self._keep = keep
        self._waiting: list[Callable[[sqlalchemy.Connection], None]] = []
        self.due: dict[str, int] = {}
        """By kind of work that was written, its earliest due time."""
        self.written: set[CacheKey] = set()
        """Rows that were written, in tables that are cached."""

    async def try_write(self) -> None:
        """Write without effect, so that a read-only database raises its error."""
        await self._do(lambda core: core.execute(_TRIAL))

    def announce_due(self, kind: str, at: int) -> None:
        """Notify the watchers of this kind of work after the commit. at: its due time."""
        self.due[kind] = min(at, self.due.get(kind, at))

    async def run(self, statement: Executable, values: Values | Sequence[Values] | None = None) -> int:
        """Execute a change, once or for each of a list. Return the number of rows (-1: unknown)."""
        self._writes(statement, values)
        return await self._do(lambda core: core.execute(statement, values, execution_options=_COUNTED).rowcount)

    async def insert(self, statement: ReturningInsert[Any], values: Values | None = None) -> int:
        """Execute an insert and return the integer that it returns: the row's number."""
        self._writes(statement, values)
        return await self._do(lambda core: int(core.execute(statement, values).scalar_one()))

    def defer(
        self,
        statement: Executable,
        values: Values | Sequence[Values] | None = None,
        *,
        missing: StoreError | None = None,
    ) -> None:
        """Execute a change with the next statement or the commit, in the order of the calls.

        This saves a crossing to the connection's thread. `missing` is raised there if the change affects no row.
        """
        self._writes(statement, values)

        def work(core: sqlalchemy.Connection) -> None:
            if not core.execute(statement, values).rowcount and missing is not None:
                raise missing

        self._waiting.append(work)

    def _writes(self, statement: Executable, values: Values | Sequence[Values] | None) -> None:
        table = getattr(statement, "table", None)
        if not isinstance(table, Table):
            self.written |= {CacheKey(name, None) for name in CACHED_TABLES}
        elif table.name in CACHED_TABLES:
            owner = values.get(CACHED_TABLES[table.name]) if isinstance(values, Mapping) else None
            self.written.add(CacheKey(table.name, owner))

    async def commit(self) -> None:
        """Commit. Called by `Database.tx` at the end of its block."""
        await self._do(self._keep)

    async def _do(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        waiting, self._waiting = self._waiting, []

        def everything(core: sqlalchemy.Connection) -> T:
            for change in waiting:
                change(core)
            return work(core)

        return await super()._do(everything)


class Database(ABC):
    """An open database, created by `store.opening.open_database`. It must be closed.

    shared: whether other processes write to it too. If so, rows that were read may be outdated.
    """

    shared: bool

    def __init__(self) -> None:
        self._watching: dict[str, Callable[[int], None]] = {}
        self._owners: set[asyncio.Task[Any] | None] = set()
        self.ended: list[Callable[[TransactionResult], None]] = []
        """Called with each finished transaction; must not raise."""
        self.changed_elsewhere: list[Callable[[int, int | None], None]] = []
        """Called with each match that another process has written, and the only user who may notice; must not
        raise.
        """
        self.notifications_missed: list[Callable[[], None]] = []
        """Called when notifications of other processes may have been lost; must not raise."""

    def watch(self, kind: str, told: Callable[[int], None]) -> None:
        """Call `told` after each commit that wrote work of a kind, with the earliest due time."""
        self._watching[kind] = told

    def wake_watchers(self) -> None:
        """Call all watchers as if work was due: this process's share may have grown."""
        self._tell(dict.fromkeys(self._watching, 0))

    @abstractmethod
    def tx(self) -> AbstractAsyncContextManager[Tx]:
        """Open a transaction: committed when the block ends, rolled back if it raises. The only way to write.

        Transactions may wait for each other, so keep them short and wait for nothing else inside. A cancellation
        during the commit is raised after it: the changes remain. Raises DatabaseClosed, RuntimeError if the task
        has an open transaction already, DatabaseFailed if it cannot be written, and DatabaseLost if the file is no
        longer the one that was opened.
        """

    async def check_writable(self) -> None:
        """Check that the database can be written, without changing anything. Raises what `tx` raises."""
        async with self.tx() as tx:
            await tx.try_write()

    @abstractmethod
    def read(self) -> AbstractAsyncContextManager[Reader]:
        """Open a consistent view of the committed data. It neither waits for writers nor blocks them.

        The number of open views is limited; further ones wait. Raises DatabaseClosed, DatabaseFailed.
        """

    async def ask(
        self, query: Callable[Concatenate[Reader, P], Awaitable[T]], *args: P.args, **more: P.kwargs
    ) -> T:
        """Return what one query returns, in a view of its own; see `read`."""
        async with self.read() as conn:
            return await query(conn, *args, **more)

    async def write(
        self, change: Callable[Concatenate[Tx, P], Awaitable[T]], *args: P.args, **more: P.kwargs
    ) -> T:
        """Return what one change returns, in a transaction of its own; see `tx`."""
        async with self.tx() as tx:
            return await change(tx, *args, **more)

    def changed(  # noqa: B027 - no other process reads a file
        self, match_id: int, version: int, user_id: int | None = None
    ) -> None:
        """Notify other processes that a match was written. The notification may get lost, so nothing relies on it.

        user_id: the only user who may notice; None for all.
        """

    @abstractmethod
    async def backup(self, folder: Path, keep: int = 14, now: int | None = None) -> Path | None:
        """Write a checked copy of the committed data into `folder` and delete all but the newest `keep`.

        Returns None for a database on a server, which has its own backups (docs/backup.md). The copy gets its name
        only when it is complete. now: UTC seconds for its name (default: the clock). Raises BackupFailed and
        leaves older backups alone. Raises DatabaseLost if the file at the path is not the open one, since a copy
        of it would be wrong.
        """

    @abstractmethod
    async def last_backup(self, folder: Path) -> Backup | None:
        """Return the newest backup in `folder`; None if there is none."""

    @abstractmethod
    async def integrity_check(self) -> list[str]:
        """Return what is wrong with the database, in its own words; empty if nothing is. It may read all of it.

        Also reports a replaced file or a read-only one.
        """

    @abstractmethod
    async def close(self) -> None:
        """Wait for running work, then close. May be called twice."""

    @property
    def lost(self) -> DatabaseLost | None:
        """Return what happened to the file, once that was noticed; else None."""
        return None

    @asynccontextmanager
    async def _turn(self, room: AbstractAsyncContextManager[T]) -> AsyncIterator[T]:
        """Run the block of `tx` once there is `room`, and report how it ended."""
        task = asyncio.current_task()
        if task in self._owners:
            raise RuntimeError("this task has a transaction open; pass it on instead of opening another")
        asked = begun = time.perf_counter()
        failed: BaseException | None = None
        try:
            async with room as given:
                begun = time.perf_counter()
                self._owners.add(task)
                try:
                    yield given
                finally:
                    self._owners.discard(task)
        except BaseException as error:
            failed = error
            raise
        finally:
            for tell in self.ended:
                tell(TransactionResult(begun - asked, time.perf_counter() - begun, failed))

    def _tell(self, due: Mapping[str, int]) -> None:
        for kind, at in due.items():
            if kind in self._watching:
                self._watching[kind](at)
