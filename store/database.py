"""What every database of ours can do: it is read by anyone and written through transactions."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy
from sqlalchemy import Executable, RowMapping, Table, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.sql.dml import ReturningInsert

from store.connection import Connection
from store.errors import DatabaseLost, RowRefused, StoreError
from store.row_cache import MISSING, CacheKey, Missing, RowCache
from store.schema import CACHED_TABLES

T = TypeVar("T")
Values = Mapping[str, Any]
"""What stands for a statement's parameters, by name. Building a statement costs more than executing it, so those
that every move needs are built once, with parameters."""
_TRIAL = text("UPDATE alembic_version SET version_num = version_num")
"""A real write, which changes nothing: SQLite begins a transaction on a read-only file without a word."""

_COUNTED = {"preserve_rowcount": True}
"""Also an insert that another row stands in the way of says how many rows it met."""


class TransactionResult(NamedTuple):
    """A transaction that is over: the seconds it waited for its turn, those it took, and its error if any."""

    waited: float
    took: float
    error: BaseException | None


class Reader:
    """A view of the database that does not change while it is open."""

    def __init__(self, connection: Connection, memory: RowCache | None = None) -> None:
        self._connection: Connection | None = connection
        self._row_cache = memory
        self._moment = 0 if memory is None else memory.moment
        self.asked = False
        """Whether the database was asked anything, so that a transaction is open."""

    def end(self) -> None:
        """Refuse everything from now on: a statement after the block would begin a transaction nobody ends."""
        self._connection = None

    async def all(self, statement: Executable, values: Values | None = None) -> list[RowMapping]:
        """Every row, as a mapping from column names; ``values`` are those of the statement's parameters."""
        return await self._do(lambda core: list(core.execute(statement, values).mappings().all()))

    async def first(self, statement: Executable, values: Values | None = None) -> RowMapping | None:
        """The first row, or None."""
        return await self._do(lambda core: core.execute(statement, values).mappings().first())

    async def value(self, statement: Executable, values: Values | None = None) -> Any:
        """The first column of the first row, or None."""
        return await self._do(lambda core: core.execute(statement, values).scalar())

    async def cached(self, table: Table, owner: int, part: Hashable, ask: Callable[[], Awaitable[T]]) -> T:
        """What ``ask`` finds among a table's rows of a match or user; asked only if it is not held from before.

        part: tells apart what is found there. It must not be changed by whoever gets it.
        """
        memory = self._row_cache
        if memory is None:
            return await ask()
        place = CacheKey(table.name, owner)
        held = memory.get(place, part)
        if not isinstance(held, Missing):
            known: T = held
            return known
        found = await ask()
        memory.keep(place, part, found, self._moment)
        return found

    async def cached_rows(
        self, table: Table, owners: Sequence[int], statement: Executable
    ) -> dict[int, list[RowMapping]]:
        """A table's rows by owner, as `cached`; ``statement`` asks for those whose ``ids`` are not held."""
        memory, found = self._row_cache, dict[int, list[RowMapping]]()
        for owner in owners:
            held = MISSING if memory is None else memory.get(CacheKey(table.name, owner), None)
            if not isinstance(held, Missing):
                found[owner] = held
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
    """A transaction that writes. It sees its own changes; all of them are kept, or none."""

    def __init__(
        self, connection: Connection, memory: RowCache | None, keep: Callable[[sqlalchemy.Connection], None]
    ) -> None:
        """keep: commits, in the connection's thread."""
        super().__init__(connection)
        self._held = memory
        self._keep = keep
        self._waiting: list[Callable[[sqlalchemy.Connection], None]] = []
        self.due: dict[str, int] = {}
        """By kind of thing to do that was written, when the earliest of it is due."""
        self.written: set[CacheKey] = set()
        """Where rows were written, as far as something is remembered of these tables."""

    async def try_write(self) -> None:
        """Write what changes nothing, so that a database which takes nothing refuses it."""
        await self._do(lambda core: core.execute(_TRIAL))

    def announce_due(self, kind: str, at: int) -> None:
        """Something to do was written; whoever watches for its kind is told after the commit."""
        self.due[kind] = min(at, self.due.get(kind, at))

    async def run(self, statement: Executable, values: Values | Sequence[Values] | None = None) -> int:
        """Execute a change, once or for each of a list. Returns how many rows it met (-1: unknown)."""
        self._writes(statement, values)
        return await self._do(lambda core: core.execute(statement, values, execution_options=_COUNTED).rowcount)

    async def insert(self, statement: ReturningInsert[Any], values: Values | None = None) -> int:
        """Execute an insert that returns one integer: the row's number."""
        self._writes(statement, values)
        return await self._do(lambda core: int(core.execute(statement, values).scalar_one()))

    def defer(
        self,
        statement: Executable,
        values: Values | Sequence[Values] | None = None,
        *,
        missing: StoreError | None = None,
    ) -> None:
        """Execute a change together with the next statement or the commit, in the order of the calls.

        It saves the way to the connection's thread. ``missing`` is raised there if the change meets no row.
        """
        self._writes(statement, values)

        def work(core: sqlalchemy.Connection) -> None:
            if not core.execute(statement, values).rowcount and missing is not None:
                raise missing

        self._waiting.append(work)

    def is_known_empty(self, table: Table, owner: int) -> bool:
        """Whether it is held that a table has no rows of this owner, and none were written here."""
        held = self._held
        return (
            held is not None
            and held.get(CacheKey(table.name, owner), None) == []
            and not self.written.intersection({CacheKey(table.name, owner), CacheKey(table.name, None)})
        )

    def _writes(self, statement: Executable, values: Values | Sequence[Values] | None) -> None:
        table = getattr(statement, "table", None)
        if not isinstance(table, Table):
            self.written |= {CacheKey(name, None) for name in CACHED_TABLES}
        elif table.name in CACHED_TABLES:
            owner = values.get(CACHED_TABLES[table.name]) if isinstance(values, Mapping) else None
            self.written.add(CacheKey(table.name, owner))

    async def commit(self) -> None:
        """Keep everything. For `Database.tx`, at the end of its block."""
        await self._do(self._keep)

    async def _do(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        waiting, self._waiting = self._waiting, []

        def everything(core: sqlalchemy.Connection) -> T:
            for change in waiting:
                change(core)
            return work(core)

        return await super()._do(everything)


class Database(ABC):
    """An open database. Made by `store.opening.open_database`; must be closed.

    shared: whether other processes write to it too. Then nothing that was read may be taken for what is there now.
    """

    shared: bool

    def __init__(self) -> None:
        self._watching: dict[str, Callable[[int], None]] = {}
        self._owners: set[asyncio.Task[Any] | None] = set()
        self.ended: list[Callable[[TransactionResult], None]] = []
        """Told of each transaction that is over; must not raise."""
        self.changed_elsewhere: list[Callable[[int, int | None], None]] = []
        """Told of each match that another process has written, and who alone may notice it; must not raise."""
        self.notifications_missed: list[Callable[[], None]] = []
        """Told when other processes may have written without a word; must not raise."""

    def watch(self, kind: str, told: Callable[[int], None]) -> None:
        """Call ``told`` after each commit that wrote things to do of a kind, with when the first one is due."""
        self._watching[kind] = told

    def wake_watchers(self) -> None:
        """Call everybody who watches, as if something was due: perhaps more of it is theirs than before."""
        self._tell(dict.fromkeys(self._watching, 0))

    @abstractmethod
    def tx(self) -> AbstractAsyncContextManager[Tx]:
        """A transaction: committed when the block ends, rolled back when it raises. The only way to write.

        Transactions may wait for each other, so keep them short and wait for nothing else inside. A cancellation
        that arrives during the commit is raised after it: the changes stand. Raises DatabaseClosed, RuntimeError
        when the task has a transaction open already, DatabaseFailed when it cannot be written, and DatabaseLost
        when the file is no longer the one that was opened.
        """

    async def check_writable(self) -> None:
        """Try whether something can be kept; nothing is changed. Raises what `tx` raises."""
        async with self.tx() as tx:
            await tx.try_write()

    @abstractmethod
    def read(self) -> AbstractAsyncContextManager[Reader]:
        """A consistent view of what is committed; it waits for no writer and hinders none.

        A few at once; further ones wait. Raises DatabaseClosed, or DatabaseFailed.
        """

    def changed(  # noqa: B027 - nobody else reads a file
        self, match_id: int, version: int, user_id: int | None = None
    ) -> None:
        """Let other processes know that a match was written. It may get lost, so nobody relies on it.

        user_id: who alone may notice it; None for everybody.
        """

    @abstractmethod
    async def backup(self, folder: Path, keep: int = 14, now: int | None = None) -> Path | None:
        """Write a checked copy of everything committed into ``folder`` and delete all but the newest ``keep``.

        None for a database on a server, which is backed up there (docs/backup.md).
        The copy appears under its name only when it is whole. ``now``: UTC seconds for its name (default: the
        clock). Raises BackupFailed; older backups are then left alone. Raises DatabaseLost if the file at the
        path is not the one that is open: what lies there now is no copy of anything.
        """

    @abstractmethod
    async def last_backup(self, folder: Path) -> int | None:
        """When the newest backup in ``folder`` was written, in UTC seconds; None if there is none."""

    @abstractmethod
    async def integrity_check(self) -> list[str]:
        """What is wrong with the database, in its own words; empty when all is well. May read all of it.

        Of a file that is no longer the one that was opened, what became of it; of one that takes nothing, why.
        """

    @abstractmethod
    async def close(self) -> None:
        """Wait for what runs, then close. May be called twice."""

    @property
    def lost(self) -> DatabaseLost | None:
        """What became of a file, once that was noticed."""
        return None

    @asynccontextmanager
    async def _turn(self, room: AbstractAsyncContextManager[T]) -> AsyncIterator[T]:
        """What `tx` does happens in here, once there is ``room``; whoever listens is told how it ended."""
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
