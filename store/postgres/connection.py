"""A connection to a PostgreSQL database: a thread that executes what it is given."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final
from uuid import uuid4

import sqlalchemy
from sqlalchemy import NullPool, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import InterfaceError, NoSuchModuleError

from store.connection import Connection, Outcome, Work, outcome_of, run_to_completion
from store.errors import DatabaseFailed, DriverMissing, InvalidDatabaseAddress

CONNECT_SECONDS: Final = 5
READS: Final = "SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
"""Makes a connection read-only, with each transaction seeing one state of the database."""
_WRITES = "SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL READ COMMITTED, READ WRITE"
_PATIENCE = ("SET lock_timeout = '10s'", "SET idle_in_transaction_session_timeout = '30s'")
"""Lock and idle timeouts; beyond them a peer is presumed hung."""


def driver_url(text: str) -> URL:
    """Return the setting's address for our driver. Raises InvalidDatabaseAddress if it is malformed,
    DriverMissing.
    """
    try:
        url = make_url(text)
    except (sqlalchemy.exc.ArgumentError, ValueError) as error:
        raise InvalidDatabaseAddress() from error
    if "@" in (url.host or "") + (url.database or ""):
        # An "@" in the password that is not written as %40: the rest would be taken for a host name, and shown.
        raise InvalidDatabaseAddress()
    try:
        import psycopg  # noqa: F401 - only needed for a server
    except ImportError as error:
        raise DriverMissing(without_password(url)) from error
    return url.set(drivername="postgresql+psycopg")


def without_password(url: URL) -> str:
    """Return the address without its password, for people."""
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


@lru_cache(maxsize=16)
def engine_of(url: URL, *set_up: str) -> sqlalchemy.Engine:
    """Return an engine whose new connections begin with the statements `set_up`.

    One serves all connections of a kind, so that they share compiled statements and knowledge of the server.
    """
    given = {
        "connect_timeout": CONNECT_SECONDS,
        "application_name": "kontor",
        "keepalives_idle": 30,
        "tcp_user_timeout": 30_000,
        # Without it, a server that names no encoding sends bytes, which SQLAlchemy does not expect.
        "client_encoding": "utf8",
    }
    arguments = {name: value for name, value in given.items() if name not in url.query}
    try:
        engine = create_engine(url, poolclass=NullPool, connect_args=arguments)
    except NoSuchModuleError as error:
        raise DriverMissing(without_password(url)) from error

    @event.listens_for(engine, "connect")
    def on_connect(raw: Any, _record: object) -> None:
        for statement in set_up:
            raw.execute(statement)
        raw.commit()

    return engine


class PostgresConnection(Connection):
    """A connection that only reads unless it `writes`.

    name: unique among all processes.
    """

    def __init__(self, url: URL, *, writes: bool) -> None:
        super().__init__()
        self.name = uuid4().hex
        self._shown = without_password(url)
        self._engine = engine_of(url, *((_WRITES, *_PATIENCE) if writes else (READS,)))
        self._raw: Any = None
        self._ended = False
        self._works: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        # A bot that dies of an error must not hang on an unclosed connection.
        self._thread = Thread(target=self._serve, name="postgresql", daemon=True)

    async def open(self) -> None:
        """See `Connection`."""
        self._thread.start()
        await run_to_completion(self._do(lambda _: self._connect()))

    async def close(self) -> None:
        """See `Connection`."""
        if self._ended or not self._thread.is_alive():
            return
        self._ended = True
        await run_to_completion(self._put([lambda _: self._disconnect()]))
        self._works.put(None)

    def translate_error(self, error: BaseException | None) -> DatabaseFailed:
        """See `Connection`."""
        return DatabaseFailed(self._shown, " ".join(str(error).split()))

    def is_stale(self) -> bool:
        """Return whether the other side ended an idle connection; sends nothing and does not wait.

        Call it between transactions only: an open one would be lost.
        """
        try:
            for _ in range(2):  # its last message, and then its end
                self._raw.pgconn.consume_input()
        except Exception:
            return True
        return bool(self._raw.closed)

    def is_idle(self) -> bool:
        """Return whether no transaction is open; call it while the thread is idle."""
        core = self._core
        return core is not None and not core.in_transaction()

    async def _outcomes(self, works: Sequence[Work[Any]]) -> list[Outcome]:
        if self._ended:
            gone = InterfaceError(None, None, ConnectionError("this connection has ended"))
            return [(None, gone)] * len(works)
        return await self._put(works)

    async def _put(self, works: Sequence[Work[Any]]) -> list[Outcome]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[Outcome]] = loop.create_future()

        def work() -> None:
            outcomes = [outcome_of(one, None) for one in works]
            with suppress(RuntimeError):  # the loop is closed: no caller waits any more
                loop.call_soon_threadsafe(_settle, done, outcomes)

        self._works.put(work)
        return await done

    def _serve(self) -> None:
        while (work := self._works.get()) is not None:
            work()

    def _connect(self) -> None:
        self._core = self._engine.connect()
        self._raw = self._core.connection.driver_connection

    def _disconnect(self) -> None:
        if self._core is not None:
            # Otherwise an open transaction would be rolled back first, and a lost connection would raise an
            # error.
            self._core.invalidate()
            self._core.close()


def _settle(done: asyncio.Future[list[Outcome]], outcomes: list[Outcome]) -> None:
    if not done.done():
        done.set_result(outcomes)
