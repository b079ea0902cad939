"""A server of PostgreSQL: how it is reached, how its schema is brought up to date. Blocking; run in a thread."""

from __future__ import annotations

import importlib.util
from typing import Any, Final

import sqlalchemy
from sqlalchemy import NullPool, create_engine, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.types import UserDefinedType

from store import migrations
from store.errors import (
    DatabaseForeign,
    DatabaseTooNew,
    DatabaseUnreachable,
    DriverMissing,
)
from store.schema import REVISION

SCHEMES: Final = ("postgresql", "postgres")
CONNECTS: Final = 10
"""Seconds that a connection may take to be there."""
_MIGRATING: Final = 0x4B6F6E746F72
"""The advisory lock under which a process brings the schema up to date."""
TRIAL = text("UPDATE alembic_version SET version_num = version_num")
"""A real write, which changes nothing."""


class TransactionNumber(UserDefinedType[str]):
    """The number of a transaction, by which the server tells what became of it."""

    cache_ok = True

    def get_col_spec(self, **kw: Any) -> str:
        """See SQLAlchemy."""
        return "xid8"


def is_server(where: object) -> bool:
    """Whether a setting names a database of a server, and no file."""
    return isinstance(where, str) and where.split("://")[0] in SCHEMES and "://" in where


def place(url: str) -> str:
    """Where a server is, for people: without its password."""
    try:
        return _url(url).set(drivername="postgresql", query={}).render_as_string(hide_password=True)
    except ArgumentError:
        return "postgresql://…"


def engine(url: str, *, writes: bool) -> sqlalchemy.Engine:
    """What makes connections. One that only reads keeps seeing what it saw first. Raises DriverMissing."""
    if importlib.util.find_spec("psycopg") is None:
        raise DriverMissing(place(url))
    return create_engine(
        _url(url),
        poolclass=NullPool,
        isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",
        execution_options={"preserve_rowcount": True} | ({} if writes else {"postgresql_readonly": True}),
        connect_args={
            "connect_timeout": CONNECTS,
            "application_name": "kontor",
            "keepalives_idle": 30,
            "tcp_user_timeout": 30_000,
        },
    )


def _url(url: str) -> URL:
    return make_url(url).set(drivername="postgresql+psycopg")


def prepare(url: str) -> None:
    """Bring the schema up to date. Raises the errors of `ServerDatabase.open`."""
    where = place(url)
    try:
        made = engine(url, writes=True)
    except ArgumentError as error:
        raise DatabaseUnreachable(where, "the address cannot be read") from error
    try:
        with made.begin() as core:
            core.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
            found = _revision(core, where)
            if found == REVISION:
                return
            if found is not None and found not in migrations.known():
                raise DatabaseTooNew(where, found, REVISION)
            migrations.upgrade_on(core)
    except DBAPIError as error:
        raise DatabaseUnreachable(where, str(error.orig).strip()) from error
    finally:
        made.dispose()


def _revision(core: sqlalchemy.Connection, where: str) -> str | None:
    """The revision of the schema; None for an empty one."""
    tables = set(inspect(core).get_table_names())
    if not tables:
        return None
    if "alembic_version" not in tables:
        raise DatabaseForeign(where, "tables: " + ", ".join(sorted(tables)[:5]))
    found: str | None = core.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
