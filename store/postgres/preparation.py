"""Prepare a PostgreSQL database: reach it, check it and migrate it. Blocking."""

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from store import errors, migrations
from store.cluster.process_rows import PROCESS_TIMEOUT
from store.postgres import commit_marks
from store.postgres.connection import engine_of, without_password
from store.schema import REVISION

_ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(5273010414)")
"""Processes that start together migrate the schema one after the other."""
_ENCODING = text("SELECT current_setting('server_encoding')")
_AT_WORK = text(f"SELECT name FROM process WHERE seen > extract(epoch FROM now()) - {PROCESS_TIMEOUT} ORDER BY id")
_NO_RIGHT, _READ_ONLY, _DISK_FULL = "42501", "25006", "53100"


def prepare(url: URL) -> None:
    """Migrate the schema in one transaction. Raises the errors of `PostgresDatabase.open`."""
    engine = engine_of(url)
    try:
        with engine.connect() as connection, connection.begin():
            connection.execute(_ONE_AT_A_TIME)
            _bring_up_to_date(url, connection)
            commit_marks.delete_old_marks(connection)
    except DBAPIError as error:
        raise translate_error(url, error) from error
    finally:
        engine.dispose()


def translate_error(url: URL, error: DBAPIError) -> errors.DatabaseError:
    """Return the error to raise for an error of the driver."""
    detail = " ".join(str(error.orig).split())
    code = getattr(error.orig, "sqlstate", None)
    if code in (_NO_RIGHT, _READ_ONLY):
        return errors.DatabaseUnwritable(without_password(url), "no-permission", detail)
    if code == _DISK_FULL:
        return errors.DatabaseUnwritable(without_password(url), "disk-full", detail)
    return unreachable(url, detail)


def unreachable(url: URL, detail: str) -> errors.DatabaseError:
    """Return the error for a server that refuses or does not answer."""
    return errors.DatabaseUnreachable(without_password(url), detail)


def _bring_up_to_date(url: URL, connection: Connection) -> None:
    encoding = connection.execute(_ENCODING).scalar_one()
    if encoding != "UTF8":
        raise errors.DatabaseForeign(without_password(url), f"its texts are {encoding}, not UTF8")
    found = _revision(url, connection)
    if found == REVISION:
        return
    if found is not None and found not in migrations.known():
        raise errors.DatabaseTooNew(without_password(url), found, REVISION)
    if found is not None and migrations.wants_to_be_alone(found):
        names = connection.execute(_AT_WORK).scalars().all()
        if names:
            raise errors.OtherProcessesAtWork(without_password(url), names)
    migrations.upgrade_open(connection)


def _revision(url: URL, connection: Connection) -> str | None:
    """Return the revision of the schema; None for a database without tables."""
    tables = sorted(inspect(connection).get_table_names())
    if not tables:
        return None
    if "alembic_version" not in tables:
        raise errors.DatabaseForeign(without_password(url), "tables: " + ", ".join(tables[:5]))
    row = connection.execute(text("SELECT version_num FROM alembic_version")).first()
    return str(row[0]) if row else None
