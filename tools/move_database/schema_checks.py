"""Check a database before a move from or to it."""

from sqlalchemy import inspect, literal, select, table, text

from store import migrations
from store.errors import DatabaseForeign, DatabaseTooNew
from store.schema import PROCESS_TABLES, REVISION
from tools.move_database.endpoints import Endpoint, MoveRefused

_VERSIONS = "alembic_version"
_LEFT_OUT = (_VERSIONS, *(table.name for table in PROCESS_TABLES))
"""Tables that a bot fills even in a database without matches."""


def must_be_current(source: Endpoint) -> None:
    """Refuse a source whose schema is not this release's. Raises MoveRefused."""
    with source.refusing():
        found = _revision(source)
    if found is None:
        raise MoveRefused(f"There is nothing in {source.where} yet, so nothing can be moved.")
    if found != REVISION:
        raise MoveRefused(
            f"{source.where} was last used by an earlier Kontor ({found}; this one writes {REVISION})."
            " Start this Kontor on it once, which brings it up to date, and stop it; then move."
        )


def must_be_empty(target: Endpoint) -> None:
    """Refuse a target that is not empty; tables without rows are allowed. Raises MoveRefused."""
    with target.refusing():
        _revision(target)
        filled = [
            name
            for name in _tables(target)
            if name not in _LEFT_OUT
            and target.core.execute(select(literal(1)).select_from(table(name)).limit(1)).first() is not None
        ]
    if filled:
        raise MoveRefused(
            f"{target.where} is not empty ({', '.join(filled[:3])}), and nothing is mixed."
            f" Name an empty database after {target.option}, or a file that does not exist yet."
        )


def _tables(side: Endpoint) -> list[str]:
    return sorted(inspect(side.core).get_table_names())


def _revision(side: Endpoint) -> str | None:
    """Return the revision of the schema; None for a database without tables. Raises DatabaseForeign,
    DatabaseTooNew.
    """
    tables = _tables(side)
    if not tables:
        return None
    if _VERSIONS not in tables:
        raise DatabaseForeign(side.where, "tables: " + ", ".join(tables[:5]))
    row = side.core.execute(text(f"SELECT version_num FROM {_VERSIONS}")).first()
    if row is None or row[0] == REVISION:
        return None if row is None else REVISION
    if row[0] not in migrations.known():
        raise DatabaseTooNew(side.where, row[0], REVISION)
    return str(row[0])
