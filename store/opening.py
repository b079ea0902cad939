"""Open the database that a setting names."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from store.connection import run_to_completion
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


@asynccontextmanager
async def open_copy(file: Path, folder: Path) -> AsyncIterator[Database]:
    """Open a copy of a database file as a restore would. ``folder`` is for the copy alone, and deleted afterwards.

    Raises OSError, and what `SqliteDatabase.open` raises.
    """
    try:
        await run_to_completion(asyncio.to_thread(_copy_into, folder, file))
        copy = await SqliteDatabase.open(folder / file.name)
        try:
            yield copy
        finally:
            await copy.close()
    finally:
        await run_to_completion(asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True))


def _copy_into(folder: Path, file: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700)
    shutil.copyfile(file, folder / file.name)
