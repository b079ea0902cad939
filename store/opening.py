"""Open the database that a setting names."""

from pathlib import Path

from store.database import Database
from store.sqlite.database import SqliteDatabase

SERVERS = ("postgresql://", "postgres://")
"""Prefixes of server addresses; anything else is the path of a file."""


def is_server(where: str) -> bool:
    """Return whether a setting names a database on a server."""
    return where.startswith(SERVERS)


async def open_database(where: Path | str) -> Database:
    """Open the database at a path or address, and migrate it.

    Raises what `SqliteDatabase.open` or `PostgresDatabase.open` raise.
    """
    if isinstance(where, str) and is_server(where):
        # Most installations need neither this nor its driver.
        from store.postgres.database import PostgresDatabase

        return await PostgresDatabase.open(where)
    return await SqliteDatabase.open(Path(where))
