"""A PostgreSQL database as source or target."""

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from runtime import startup_errors
from service.cluster.liveness import ProcessLiveness
from store.errors import DatabaseError, DatabaseInUse
from store.postgres import preparation
from store.postgres.connection import engine_of, without_password
from store.rows import Process, from_row
from store.schema import processes
from tools.move_database.endpoints import Endpoint, MoveRefused, Target
from tools.move_database.schema_checks import must_be_current, must_be_empty

_LOCK = text("LOCK TABLE process IN SHARE ROW EXCLUSIVE MODE")
"""While this lock is held, no bot can start."""
_LOOK_AGAIN = 0.5
"""Poll interval in seconds while a bot may still be alive whose end went unnoticed."""
_PATIENCE = "SET lock_timeout = '10s'"
_MARK = text("SELECT pg_try_advisory_lock(:mark)")


@contextmanager
def source(url: URL, option: str) -> Iterator[Endpoint]:
    """Open a database for reading, in one snapshot, while no bot uses it. Raises MoveRefused."""
    refusing = partial(_refusing, url, option)
    with ExitStack() as stack:
        with refusing():
            core = stack.enter_context(_open(url, isolation_level="REPEATABLE READ", postgresql_readonly=True))
            # The snapshot begins with the first statement, so no one may write before it.
            stack.enter_context(_nobody_else(url))
        side = Endpoint(core, without_password(url), option, refusing)
        must_be_current(side)
        yield side


@contextmanager
def target(url: URL, option: str, other: Endpoint) -> Iterator[Target]:
    """Open a database that is empty except for tables, which this creates. other: the source. Raises
    MoveRefused.
    """
    refusing = partial(_refusing, url, option)
    with ExitStack() as stack:
        with refusing():
            core = stack.enter_context(_open(url, isolation_level="READ COMMITTED"))
            if other.on_server and _same(other.core, core):
                raise MoveRefused(f"{other.option} and {option} are the same database.")
            _must_be_left(url, core)

        def keep() -> None:
            with refusing():
                try:
                    core.commit()
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                    raise MoveRefused(
                        f"The server of {without_password(url)} went away without saying whether all"
                        " was kept, or nothing."
                        " Try once more: if it is refused as not empty, all was kept."
                    ) from error

        side = Target(core, without_password(url), option, refusing, keep)
        # Checked before anything changes there, even tables.
        must_be_empty(side)
        with refusing():
            core.rollback()
            preparation.prepare(url)
            core.execute(_LOCK)
        # A bot may have started there meanwhile.
        must_be_empty(side)
        yield side


@contextmanager
def _nobody_else(url: URL) -> Iterator[None]:
    """Keep bots from starting on a database that none uses. Raises DatabaseInUse."""
    with _open(url, isolation_level="READ COMMITTED") as core:
        _must_be_left(url, core)
        if inspect(core).has_table(processes.name):
            core.execute(_LOCK)
        yield


def _must_be_left(url: URL, core: Connection) -> None:
    """Wait until it is certain that no bot uses a database. Raises DatabaseInUse."""
    if not inspect(core).has_table(processes.name):
        return
    lives = ProcessLiveness()
    while True:
        found = [from_row(Process, row) for row in core.execute(select(processes)).mappings()]
        core.rollback()
        ended = lives.look(found)
        for process in found:
            if lives.lives(process):
                raise DatabaseInUse(without_password(url), process.name)
        if len(ended) == len(found):
            return
        time.sleep(_LOOK_AGAIN)


@contextmanager
def _open(url: URL, **options: Any) -> Iterator[Connection]:
    engine = engine_of(url, _PATIENCE)
    with engine.connect().execution_options(**options) as core:
        yield core


def _same(one: Connection, other: Connection) -> bool:
    """Return whether two connections lead to one database, by any name: each then meets the other's locks."""
    mark = {"mark": secrets.randbits(62)}
    one.execute(_MARK, mark)
    return not other.execute(_MARK, mark).scalar_one()


@contextmanager
def _refusing(url: URL, option: str) -> Iterator[None]:
    try:
        try:
            yield
        except DBAPIError as error:
            raise preparation.translate_error(url, error) from error
    except DatabaseError as error:
        raise MoveRefused(str(startup_errors.describe(error, option))) from error
