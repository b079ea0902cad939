"""Which database a setting means."""

from __future__ import annotations

from pathlib import Path

from store import servers
from store.db import Database
from store.file_database import FileDatabase
from store.server_database import ServerDatabase


async def open_database(where: Path | str) -> Database:
    """Open a file, or connect to a server (``postgresql://…``). Raises what `FileDatabase.open` and
    `ServerDatabase.open` raise.
    """
    if isinstance(where, str) and servers.is_server(where):
        return await ServerDatabase.open(where)
    return await FileDatabase.open(Path(where))
