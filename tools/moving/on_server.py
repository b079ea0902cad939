"""A database of PostgreSQL as source or target."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from service.cluster.liveness import ProcessLiveness
from startup import troubles
from store import server
from store.errors import DatabaseError, DatabaseInUse
from store.rows import Process, made
from store.schema import processes
from store.server_connection import engine_of, shown
from tools.moving.schemas import must_be_current, must_be_empty
from tools.moving.sides import Refused, Side, Target

_LOCK = text("LOCK TABLE process IN SHARE ROW EXCLUSIVE MODE")
"""As long as it is held, no bot can begin."""
_LOOK_AGAIN = 0.5
"""Seconds after which it is looked again whether a bot lives whose end nobody has noticed."""
_PATIENCE = "SET lock_timeout = '10s'"
_MARK = text("SELECT pg_try_advisory_lock(:mark)")


@contextmanager
def source(url: URL, option: str) -> Iterator[Side]:
    """A database to be read, in one snapshot, which no bot uses meanwhile. Raises Refused."""
    refusing = partial(_refusing, url, option)
    with ExitStack() as stack:
        with refusing():
            core = stack.enter_context(_open(url, isolation_level="REPEATABLE READ", postgresql_readonly=True))
            # The snapshot is of the first statement, so nobody may write from before it.
            stack.enter_context(_nobody_else(url))
        side = Side(core, shown(url), option, refusing)
        must_be_current(side)
        yield side


@contextmanager
def target(url: URL, option: str, other: Side) -> Iterator[Target]:
    """A database that holds nothing but, after this, tables. other: the source. Raises Refused."""
    refusing = partial(_refusing, url, option)
    with ExitStack() as stack:
        with refusing():
            core = stack.enter_context(_open(url, isolation_level="READ COMMITTED"))
            if other.on_server and _same(other.core, core):
                raise Refused(f"{other.option} and {option} are the same database.")
            _must_be_left(url, core)

        def keep() -> None:
            with refusing():
                try:
                    core.commit()
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                    raise Refused(
                        f"The server of {shown(url)} went away without saying whether all was kept, or nothing."
                        " Try once more: if it is refused as not empty, all was kept."
                    ) from error

        side = Target(core, shown(url), option, refusing, keep)
        # Before anything is changed there, even tables.
        must_be_empty(side)
        with refusing():
            core.rollback()
            server.prepare(url)
            core.execute(_LOCK)
        # A bot may have begun there in between.
        must_be_empty(side)
        yield side


@contextmanager
def _nobody_else(url: URL) -> Iterator[None]:
    """Keep bots from beginning on a database on which none is at work. Raises DatabaseInUse."""
    with _open(url, isolation_level="READ COMMITTED") as core:
        _must_be_left(url, core)
        if inspect(core).has_table(processes.name):
            core.execute(_LOCK)
        yield


def _must_be_left(url: URL, core: Connection) -> None:
    """Look until it is certain that no bot is at work on a database. Raises DatabaseInUse."""
    if not inspect(core).has_table(processes.name):
        return
    lives = ProcessLiveness()
    while True:
        found = [made(Process, row) for row in core.execute(select(processes)).mappings()]
        core.rollback()
        ended = lives.look(found)
        for process in found:
            if lives.lives(process):
                raise DatabaseInUse(shown(url), process.name)
        if len(ended) == len(found):
            return
        time.sleep(_LOOK_AGAIN)


@contextmanager
def _open(url: URL, **options: Any) -> Iterator[Connection]:
    engine = engine_of(url, _PATIENCE)
    with engine.connect().execution_options(**options) as core:
        yield core


def _same(one: Connection, other: Connection) -> bool:
    """Whether two connections lead to one database, however it was named: there each meets the other's locks."""
    mark = {"mark": secrets.randbits(62)}
    one.execute(_MARK, mark)
    return not other.execute(_MARK, mark).scalar_one()


@contextmanager
def _refusing(url: URL, option: str) -> Iterator[None]:
    try:
        try:
            yield
        except DBAPIError as error:
            raise server.told(url, error) from error
    except DatabaseError as error:
        raise Refused(str(troubles.sentence(error, option))) from error
