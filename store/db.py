"""The database: opened once, read by anyone, written through one transaction at a time."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy
from sqlalchemy import Executable, RowMapping, Table, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.dml import ReturningInsert

from store import files
from store.connection import Connection, to_the_end
from store.errors import (
    DatabaseClosed,
    DatabaseCorrupt,
    DatabaseFailed,
    DatabaseLost,
    DatabaseUnwritable,
    RowRefused,
    StoreError,
)
from store.memory import MISSING, Memory, Missing, Place
from store.schema import REMEMBERED
from store.standing import LostWhy, Standing

log = logging.getLogger(__name__)

T = TypeVar("T")
Values = Mapping[str, Any]
"""What stands for a statement's parameters, by name. Building a statement costs more than executing it, so those
that every move needs are built once, with parameters."""
_READERS = 4
_SAID_EVERY = 60.0
"""Seconds between two words in the log on a file that may not be written."""
_TRIAL = text("UPDATE alembic_version SET version_num = version_num")
"""A real write, which changes nothing: SQLite begins a transaction on a read-only file without a word."""


class Ended(NamedTuple):
    """A transaction that is over: the seconds it waited for its turn, those it took, and its error if any."""

    waited: float
    took: float
    error: BaseException | None


class NotThere(Exception):
    """The file is not where it was; nothing was committed."""

    def __init__(self, why: LostWhy) -> None:
        super().__init__(why)
        self.why: LostWhy = why


class Reader:
    """A view of the database that does not change while it is open."""

    def __init__(self, path: Path, connection: Connection, memory: Memory | None = None) -> None:
        self._path = path
        self._connection: Connection | None = connection
        self._memory = memory
        self._moment = 0 if memory is None else memory.moment
        self.asked = False
        """Whether the file was asked anything, so that a transaction is open."""

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

    async def remembered(self, table: Table, owner: int, part: Hashable, ask: Callable[[], Awaitable[T]]) -> T:
        """What ``ask`` finds among a table's rows of a match or user; asked only if it is not held from before.

        part: tells apart what is found there. It must not be changed by whoever gets it.
        """
        memory = self._memory
        if memory is None:
            return await ask()
        place = Place(table.name, owner)
        held = memory.get(place, part)
        if not isinstance(held, Missing):
            known: T = held
            return known
        found = await ask()
        memory.keep(place, part, found, self._moment)
        return found

    async def remembered_of(
        self, table: Table, owners: Sequence[int], statement: Executable
    ) -> dict[int, list[RowMapping]]:
        """A table's rows by owner, as `remembered`; ``statement`` asks for those whose ``ids`` are not held."""
        memory, found = self._memory, dict[int, list[RowMapping]]()
        for owner in owners:
            held = MISSING if memory is None else memory.get(Place(table.name, owner), None)
            if not isinstance(held, Missing):
                found[owner] = held
        wanted = [owner for owner in owners if owner not in found]
        if not wanted:
            return found
        found = {owner: found.get(owner, []) for owner in owners}
        for row in await self.all(statement, {"ids": wanted}):
            found[row[REMEMBERED[table.name]]].append(row)
        if memory is not None:
            for owner in wanted:
                memory.keep(Place(table.name, owner), None, found[owner], self._moment)
        return found

    async def _do(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        if self._connection is None:
            raise RuntimeError("this transaction is over")
        self.asked = True
        try:
            return await self._connection.do(work)
        except IntegrityError as error:
            raise RowRefused(str(error.orig)) from error
        except OverflowError as error:
            raise RowRefused(str(error)) from error
        except DBAPIError as error:
            raise _told(self._path, error.orig) from error


class Tx(Reader):
    """A transaction that writes. It sees its own changes; all of them are kept, or none."""

    def __init__(self, path: Path, connection: Connection, standing: Standing, memory: Memory) -> None:
        super().__init__(path, connection)
        self._standing = standing
        self._held = memory
        self._waiting: list[Callable[[sqlalchemy.Connection], None]] = []
        self.due: dict[str, int] = {}
        """By kind of thing to do that was written, when the earliest of it is due."""
        self.written: set[Place] = set()
        """Where rows were written, as far as something is remembered of these tables."""

    async def trial(self) -> None:
        """Write what changes nothing, so that a file which takes nothing refuses it."""
        await self._do(lambda core: core.execute(_TRIAL))

    def falls_due(self, kind: str, at: int) -> None:
        """Something to do was written; whoever watches for its kind is told after the commit."""
        self.due[kind] = min(at, self.due.get(kind, at))

    async def run(self, statement: Executable, values: Values | Sequence[Values] | None = None) -> int:
        """Execute a change, once or for each of a list. Returns how many rows it met (-1: unknown)."""
        self._writes(statement, values)
        return await self._do(lambda core: core.execute(statement, values).rowcount)

    async def insert(self, statement: ReturningInsert[Any], values: Values | None = None) -> int:
        """Execute an insert that returns one integer: the row's number."""
        self._writes(statement, values)
        return await self._do(lambda core: int(core.execute(statement, values).scalar_one()))

    def later(
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

    def knows_none(self, table: Table, owner: int) -> bool:
        """Whether it is held that a table has no rows of this owner, and none were written here."""
        return self._held.get(Place(table.name, owner), None) == [] and not self.written.intersection(
            {Place(table.name, owner), Place(table.name, None)}
        )

    def _writes(self, statement: Executable, values: Values | Sequence[Values] | None) -> None:
        table = getattr(statement, "table", None)
        if not isinstance(table, Table):
            self.written |= {Place(name, None) for name in REMEMBERED}
        elif table.name in REMEMBERED:
            owner = values.get(REMEMBERED[table.name]) if isinstance(values, Mapping) else None
            self.written.add(Place(table.name, owner))

    async def commit(self) -> None:
        """Keep everything. For Database.tx, at the end of its block. Raises NotThere if the file has gone."""

        def keep(core: sqlalchemy.Connection) -> None:
            if (why := self._standing.lost()) is not None:
                raise NotThere(why)
            core.commit()

        await self._do(keep)

    async def _do(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        waiting, self._waiting = self._waiting, []

        def everything(core: sqlalchemy.Connection) -> T:
            for change in waiting:
                change(core)
            return work(core)

        return await super()._do(everything)


class Database:
    """The open database file. Made by :meth:`open`; must be closed."""

    def __init__(self, path: Path, lock: files.FileLock) -> None:
        self.path = path
        self._file_lock = lock
        self._write_lock = asyncio.Lock()
        self._owner: asyncio.Task[Any] | None = None
        self._writer: Connection | None = None
        self._free: list[Connection] = []
        self._reading = asyncio.Semaphore(_READERS)
        self._closed = False
        self._standing = Standing(path)
        self._lost: DatabaseLost | None = None
        self._said = -_SAID_EVERY
        self._watching: dict[str, Callable[[int], None]] = {}
        self._memory = Memory()
        self.ended: list[Callable[[Ended], None]] = []
        """Told of each transaction that is over; must not raise."""

    def watch(self, kind: str, told: Callable[[int], None]) -> None:
        """Call ``told`` after each commit that wrote things to do of a kind, with when the first one is due."""
        self._watching[kind] = told

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open the file, or make it; bring its schema up to date.

        Missing folders are made. An existing file that needs a migration is copied first, to
        ``<name>.before-<revision>`` beside it. Raises DatabaseInUse, DatabaseMissing, DatabaseUnwritable,
        DatabaseTooNew, DatabaseForeign or DatabaseCorrupt; then nothing stays open and the file is as it was.
        """
        path = files.located(path)
        lock = files.FileLock(path)
        try:
            await to_the_end(asyncio.to_thread(files.prepare, path, lock))
            database = cls(path, lock)
            try:
                await database.must_take_writes()
            except DatabaseFailed as error:
                await database.close()
                raise DatabaseUnwritable(path, files.why(error.detail), error.detail) from error
            except BaseException:
                await database.close()
                raise
        except BaseException:
            lock.release()
            raise
        return database

    @asynccontextmanager
    async def tx(self) -> AsyncIterator[Tx]:
        """A transaction: committed when the block ends, rolled back when it raises. The only way to write.

        Transactions wait for each other, so keep them short and wait for nothing else inside. A cancellation
        that arrives during the commit is raised after it: the changes stand. Raises DatabaseClosed, RuntimeError
        when the task has a transaction open already, DatabaseFailed when the disk refuses, and DatabaseLost when
        the file is no longer the one that was opened.
        """
        task = asyncio.current_task()
        if self._owner is task:
            raise RuntimeError("this task has a transaction open; pass it on instead of opening another")
        asked = time.perf_counter()
        failed: BaseException | None = None
        async with self._write_lock:
            begun = time.perf_counter()
            try:
                self._must_stand()
                self._owner = task
                try:
                    tx = Tx(self.path, await self._writing(), self._standing, self._memory)
                    try:
                        yield tx
                        await self._commit(tx)
                    finally:
                        tx.end()
                except BaseException as error:
                    await to_the_end(self._roll_back())
                    if isinstance(error, NotThere):
                        raise await self._lose(error.why) from None
                    raise
            except BaseException as error:
                failed = error
                raise
            finally:
                self._owner = None
                for tell in self.ended:
                    tell(Ended(begun - asked, time.perf_counter() - begun, failed))

    async def must_take_writes(self) -> None:
        """Try whether something can be kept; nothing is changed. Raises what `tx` raises."""
        async with self.tx() as tx:
            await tx.trial()

    async def _commit(self, tx: Tx) -> None:
        try:
            await tx.commit()
        finally:
            # Also after a cancellation, for what was cancelled may be written.
            self._memory.forget(tx.written)
            for kind, at in tx.due.items():
                if kind in self._watching:
                    self._watching[kind](at)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        """A consistent view of what is committed; it waits for no writer and hinders none.

        Up to four at once; further ones wait. Raises DatabaseClosed.
        """
        async with self._reading:
            if self._closed:
                raise DatabaseClosed(self.path)
            connection = self._free.pop() if self._free else await _connected(self.path, writes=False)
            reader = Reader(self.path, connection, self._memory)
            try:
                yield reader
            finally:
                reader.end()
                if reader.asked or self._closed:
                    await to_the_end(self._give_back(connection))
                else:
                    self._free.append(connection)

    async def backup(self, folder: Path, keep: int = 14, now: int | None = None) -> Path:
        """Write a checked copy of everything committed into ``folder`` and delete all but the newest ``keep``.

        The copy appears under its name only when it is whole. ``now``: UTC seconds for its name (default: the
        clock). Raises BackupFailed; older backups are then left alone. Raises DatabaseLost if the file at the
        path is not the one that is open: what lies there now is no copy of anything.
        """
        self._must_stand()
        why = self._standing.lost()
        if why is not None:
            raise await self._lose(why)
        return await to_the_end(asyncio.to_thread(files.backup, self.path, Path(folder), keep, now))

    async def last_backup(self, folder: Path) -> int | None:
        """When the newest backup in ``folder`` was written, in UTC seconds; None if there is none."""
        return await asyncio.to_thread(files.newest_backup, Path(folder), self.path.stem)

    async def integrity_check(self) -> list[str]:
        """What is wrong with the file, in SQLite's words; empty when all is well. Reads the whole file.

        Of a file that is no longer the one that was opened, what became of it; of one that takes nothing, why.
        """
        if self._closed:
            raise DatabaseClosed(self.path)
        if self._lost is not None:
            return [self._lost.detail]
        why = self._standing.lost()
        if why is not None:
            return [f"{why} while it was open"]
        try:
            await self.must_take_writes()
        except DatabaseFailed as error:
            return [error.detail]
        return await to_the_end(asyncio.to_thread(files.integrity, self.path))

    async def close(self) -> None:
        """Wait for the running transaction, then close. May be called twice."""
        async with self._write_lock:
            if self._closed:
                return
            self._closed = True
            await to_the_end(self._close())

    @property
    def lost(self) -> DatabaseLost | None:
        """What became of the file, once that was noticed."""
        return self._lost

    def _must_stand(self) -> None:
        if self._closed:
            raise DatabaseClosed(self.path)
        if self._lost is not None:
            raise self._lost

    async def _lose(self, why: LostWhy) -> DatabaseLost:
        """What to raise: nothing is written. A file that is gone is gone for good, so what was committed is copied
        beside the path while it is still open; one that may not be written may be given back.
        """
        if why == "read-only":
            if time.monotonic() - self._said >= _SAID_EVERY:
                self._said = time.monotonic()
                log.critical("%s may not be written any more: nothing is kept until it may", self.path)
            return DatabaseLost(self.path, why, None)
        if self._lost is None:
            self._lost = DatabaseLost(self.path, why, await to_the_end(self._rescue()))
            log.critical("%s. Nothing is written any more; see docs/backup.md", self._lost)
        return self._lost

    async def _rescue(self) -> Path | None:
        """Copy all that was committed, through the connection that still has the file."""
        if self._writer is None:
            return None
        target = files.rescue_path(self.path)
        try:
            await self._writer.do(lambda core: files.copy_open(_sqlite(core), target))
        except (sqlite3.Error, OSError, DatabaseCorrupt):
            log.exception("what was committed could not be copied to %s", target)
            return None
        return target

    async def _writing(self) -> Connection:
        if self._writer is None:
            return await to_the_end(self._open_writer())
        return self._writer

    async def _open_writer(self) -> Connection:
        writer = await _connected(self.path, writes=True)
        self._writer = writer
        return writer

    async def _roll_back(self) -> None:
        if self._writer is None:
            return
        try:
            await self._writer.do(lambda core: core.rollback())
        except DBAPIError:
            # Whatever state the connection is in, closing it ends the transaction; the next one gets a new one.
            writer, self._writer = self._writer, None
            await writer.close()

    async def _give_back(self, connection: Connection) -> None:
        try:
            await connection.do(lambda core: core.rollback())
        except DBAPIError:
            await connection.close()
        else:
            if self._closed:
                await connection.close()
            else:
                self._free.append(connection)

    async def _close(self) -> None:
        try:
            for connection in (*self._free, self._writer):
                if connection is not None:
                    await connection.close()
        finally:
            self._free.clear()
            self._writer = None
            self._file_lock.release()


def _sqlite(core: sqlalchemy.Connection) -> sqlite3.Connection:
    raw = core.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


async def _connected(path: Path, *, writes: bool) -> Connection:
    connection = Connection(path, writes=writes)
    try:
        await connection.open()
    except BaseException as error:
        await connection.close()
        if isinstance(error, sqlite3.Error):
            raise _told(path, error) from error
        raise
    return connection


def _told(path: Path, error: BaseException | None) -> DatabaseFailed | DatabaseCorrupt:
    if files.is_damage(error):
        return DatabaseCorrupt(path, str(error))
    return DatabaseFailed(path, str(error))
