"""Opens the database that a setting names."""

from __future__ import annotations

from pathlib import Path

from store.db import Database
from store.file_database import FileDatabase


async def open_database(where: Path) -> Database:
    """The database at a place, open and up to date. Raises what `FileDatabase.open` raises."""
    return await FileDatabase.open(where)
