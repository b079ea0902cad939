"""Opens the database that a setting names."""

from __future__ import annotations

from pathlib import Path

from store.database import Database
from store.sqlite.database import SqliteDatabase

SERVERS = ("postgresql://", "postgres://")
"""How addresses of servers begin; anything else is the path of a file."""


def is_server(where: str) -> bool:
    """Whether a setting names a database on a server."""
    return where.startswith(SERVERS)


async def open_database(where: Path | str) -> Database:
    """The database at a path or address, open and up to date.

    Raises what `SqliteDatabase.open` raises, or `PostgresDatabase.open`.
    """
    if isinstance(where, str) and is_server(where):
        # Most never need it, nor what it needs.
        from store.postgres.database import PostgresDatabase

        return await PostgresDatabase.open(where)
    return await SqliteDatabase.open(Path(where))
