"""Migrations of the schema, applied when a database is opened. Each revision's docstring gives its reason.

To add one: change ``store/rows.py`` or ``store/schema.py``, and its ``REVISION``, write
``versions/000n_<what>.py`` by hand and add ``tests/store/schemas/<revision>.sql``
(``python -m tests.store.helpers.dump_schema``). Change tables in batch mode, with
``table_kwargs={"sqlite_autoincrement": True}`` where numbers are never used twice, because Alembic drops that.

A revision that removes what the previous release still reads or writes says ``ALONE = True``: then no process of
that release may run while it is applied. CHANGELOG.md asks operators to stop all of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, NullPool, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection

if TYPE_CHECKING:
    from alembic.config import Config

# Alembic is imported lazily: most starts find the schema up to date.

_HERE = Path(__file__).parent
VERSIONS = _HERE / "versions"
"""The folder of the revisions."""


def known() -> set[str]:
    """Return the ids of all revisions of this release."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def wants_to_be_alone(found: str) -> bool:
    """Return whether a later step removes what processes of this revision still need."""
    from alembic.script import ScriptDirectory

    steps = ScriptDirectory.from_config(_config()).iterate_revisions("head", found)
    return any(getattr(step.module, "ALONE", False) for step in steps)


def upgrade(path: Path, to: str = "head") -> None:
    """Migrate the file to a revision, all steps in one transaction: a failing step leaves the file unchanged.

    path: the database file; created if missing.
    Raises what SQLite raises, and RuntimeError if a step would leave rows that refer to missing rows.
    """
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=NullPool,
        connect_args={"isolation_level": None, "timeout": 5},
    )

    @event.listens_for(engine, "connect")
    def on_connect(connection: DBAPIConnection, _record: object) -> None:
        # Batch mode drops a table and creates it again; its children must not be deleted with it.
        connection.cursor().execute("PRAGMA foreign_keys = OFF")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            upgrade_open(connection, to)
            orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
            if orphans:
                raise RuntimeError(f"the migration to {to} leaves rows that refer to missing rows: {orphans[:3]}")
    except Exception as error:
        # Callers expect SQLite's own errors, not SQLAlchemy's wrappers.
        original = getattr(error, "orig", None)
        if isinstance(original, Exception):
            raise original from error
        raise
    finally:
        engine.dispose()


def upgrade_open(connection: Connection, to: str = "head") -> None:
    """Migrate the database of a connection to a revision, in its open transaction."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", str(VERSIONS).replace("%", "%%"))
    return config
