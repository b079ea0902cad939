"""The store's way to the simulated server: its own pools, transactions and notifications, without threads."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import copy_context
from functools import cache, lru_cache
from random import Random
from typing import Any, Final
from unittest import mock

import sqlalchemy
from sqlalchemy import NullPool, Select, create_engine, event
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler
from sqlalchemy.exc import OperationalError

from store.connection import Connection, Outcome, Work
from store.errors import DatabaseFailed
from store.postgres.notifications import PAUSE, Notifications
from tests.simulation.cluster.server import Server
from tests.simulation.cluster.session import Session
from tests.simulation.scheduler import OUTSIDE, Loop, current_process, outside

ADDRESS: Final = "postgresql://server.invalid/kontor"
_LINE: Final = 2e-3
"""The most seconds of a way between a process and the server."""


class _Compiler(SQLiteCompiler):
    """Writes what SQLite has no words for."""

    def for_update_clause(self, select: Any, **more: Any) -> str:
        """Pass over locked rows (SKIP LOCKED); other locks are taken before the statement."""
        if not select._for_update_arg.skip_locked:
            return ""
        name = select.get_final_froms()[0].name
        return f" AND is_free('{name}', {name}.id)"

    def visit_extract(self, extract: Any, **more: Any) -> str:
        """Ask the server's clock."""
        assert extract.field == "epoch"
        return "server_time()"


class _Cursor:
    """A cursor whose statements run in the session's transaction."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._real = None if session.ended else session.raw.cursor()

    def execute(self, sql: str, parameters: Any = ()) -> None:
        """See `sqlite3.Cursor`."""
        self._session.run(sql, lambda: self._real and self._real.execute(sql, parameters))

    def executemany(self, sql: str, parameters: Any) -> None:
        """See `sqlite3.Cursor`."""
        self._session.run(sql, lambda: self._real and self._real.executemany(sql, parameters))

    def close(self) -> None:
        """See `sqlite3.Cursor`."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


class _Driver:
    """What SQLAlchemy takes for SQLite's connection."""

    isolation_level = None

    def __init__(self, session: Session) -> None:
        self.session = session
        self.commit, self.rollback = session.commit, session.rollback

    def cursor(self) -> _Cursor:
        """See `sqlite3.Connection`."""
        return _Cursor(self.session)

    def create_function(self, *_: Any, **__: Any) -> None:
        """See `sqlite3.Connection`; the server has its functions already."""

    def close(self) -> None:
        """See `sqlite3.Connection`; the session ends by itself."""


class SimulatedConnection(Connection):
    """A connection to the server, without a thread; in place of `store.postgres.connection.PostgresConnection`."""

    def __init__(self, server: Server, rng: Random, name: str, *, writes: bool) -> None:
        super().__init__()
        self.name = name
        self._server = server
        self._rng = rng
        self._writes = writes
        self._session: Session | None = None

    async def open(self) -> None:
        """See `Connection`."""
        process = current_process()

        async def connect() -> Session:
            await asyncio.sleep(self._way())
            session = self._server.connect(process, writes=self._writes)
            await asyncio.sleep(self._way())
            return session

        self._session = await asyncio.shield(outside(connect()))
        _Mounted.driver = _Driver(self._session)
        self._core = _engine().connect()

    async def close(self) -> None:
        """See `Connection`."""
        session = self._session
        if session is None:
            return

        if self._core is not None:
            # Otherwise SQLAlchemy would roll back once the connection is collected as garbage.
            self._core.invalidate()
            self._core.close()
        asyncio.get_running_loop().call_later(self._way(), session.leave, context=OUTSIDE)

    def translate_error(self, error: BaseException | None) -> DatabaseFailed:
        """See `Connection`."""
        return DatabaseFailed(ADDRESS, str(error))

    def is_stale(self) -> bool:
        """See `PostgresConnection`."""
        return self._session is None or self._session.ended

    def is_idle(self) -> bool:
        """See `PostgresConnection`."""
        return self._core is not None and not self._core.in_transaction()

    async def _outcomes(self, works: Sequence[Work[Any]]) -> list[Outcome]:
        """Carry work to the server, also if its process ends or stops meanwhile, and the outcomes back."""
        session, loop = self._session, asyncio.get_running_loop()
        assert session is not None
        answer: asyncio.Future[list[Outcome]] = loop.create_future()
        session.busy += 1
        loop.call_later(self._way(), self._arrive, session, works, answer, context=OUTSIDE)
        return await answer

    def _arrive(self, session: Session, works: Sequence[Work[Any]], answer: asyncio.Future[list[Outcome]]) -> None:
        self._server.serve(session, works, lambda found: self._return(session, found, answer))

    def _return(self, session: Session, found: list[Outcome], answer: asyncio.Future[list[Outcome]]) -> None:
        session.busy -= 1
        if session.left and not session.busy:
            session.end()

        def arrive() -> None:
            if answer.done():
                return
            lost = OperationalError(None, None, sqlite3.OperationalError("the connection is lost"))
            answer.set_result([(None, lost)] * len(found) if session.ended else found)

        asyncio.get_running_loop().call_later(self._way(), arrive, context=OUTSIDE)

    def _way(self) -> float:
        return self._rng.random() * _LINE


class _Mounted:
    """The session for which the engine is asked next."""

    driver: _Driver


@cache
def _engine() -> sqlalchemy.Engine:
    """Return the engine; one compiles the statements of all worlds."""
    engine = create_engine("sqlite://", creator=lambda: _Mounted.driver, poolclass=NullPool)
    engine.dialect.statement_compiler = _Compiler

    @event.listens_for(engine, "before_execute")
    def lock(core: sqlalchemy.Connection, statement: Any, _many: Any, values: Any, _options: Any) -> None:
        asked = statement._for_update_arg if isinstance(statement, Select) else None
        if asked is None:
            return
        name, keys = _keys_of(statement)
        session = core.connection.driver_connection.session  # type: ignore[union-attr]
        for row in core.execute(keys, values).all():
            session.hold((name, tuple(row)))

    return engine


@lru_cache(maxsize=64)
def _keys_of(locking: Any) -> tuple[str, Any]:
    """Return the table that a statement locks rows of, and a statement that returns their keys."""
    asked = locking._for_update_arg
    table: Any = asked.of[0] if asked.of else locking.get_final_froms()[0]
    keys: Any = locking.with_only_columns(*table.primary_key, maintain_column_froms=True)
    keys._for_update_arg = None
    return table.name, keys


class SimulatedNotifications(Notifications):
    """Notifications that arrive without a socket."""

    server: Server
    rng: Random

    async def _hear(self) -> None:
        loop, heard = asyncio.get_running_loop(), False
        context = copy_context()

        def take(message: str | None, late: float) -> None:
            after = late + self.rng.random() * _LINE
            if message is None:
                loop.call_later(after, self._lost.set, context=context)
            else:
                loop.call_later(after, self._take, message, context=context)

        while True:
            self._lost.clear()
            try:
                session = self.server.connect(current_process(), writes=False)
            except sqlite3.OperationalError:
                await asyncio.sleep(PAUSE)
                continue
            self.server.listen(session, take)
            try:
                if heard:
                    self._missed()
                heard = True
                await self._lost.wait()
            finally:
                session.leave()
            await asyncio.sleep(PAUSE)


@contextmanager
def reached(server: Server, loop: Loop, rng: Random) -> Iterator[Server]:
    """Let databases on a server that are opened in the block be on this one, and clocks show the world's time."""
    made = iter(range(1, 1 << 30))

    def connect(_url: Any, *, writes: bool) -> SimulatedConnection:
        return SimulatedConnection(server, rng, f"{next(made):032x}", writes=writes)

    class Here(SimulatedNotifications):
        pass

    Here.server, Here.rng = server, rng
    with (
        mock.patch("store.postgres.database.PostgresConnection", connect),
        mock.patch("store.postgres.database.notifications.Notifications", Here),
        mock.patch("store.postgres.database.preparation.prepare"),
        mock.patch("time.monotonic", loop.time),
    ):
        try:
            yield server
        finally:
            server.close()
