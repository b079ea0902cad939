"""Check whether the small Discord may open a database: never one that a bot has used elsewhere.

Its unsent posts are for people and channels that the small Discord does not know: they would be refused and lost.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from sandbox.state.save_file import guilds_in


class UsedElsewhere(Exception):
    """A database holds matches of another Discord."""

    def __init__(self, database: Path) -> None:
        super().__init__(
            f"{database} has been used on another Discord, so the small Discord on this machine does not open it."
            " Name another file after --keep, or set DISCORD_TOKEN to run the bot with it"
        )


def check_owned(database: Path, keep: Path | None) -> None:
    """Raise UsedElsewhere if a database has anything from servers that the saved world, if any, does not have.

    Raises Unreadable if the world cannot be read.
    """
    ours = guilds_in(keep) if keep is not None else frozenset()
    if not _guilds(database) <= ours:
        raise UsedElsewhere(database)


def _guilds(database: Path) -> set[int]:
    """Return the servers of a database's matches; none for another program's file, which the bot will report."""
    if not database.is_file():
        return set()
    # Without a write-ahead log only the file has data, and reading must create no file beside it.
    how = "mode=ro" if database.with_name(f"{database.name}-wal").exists() else "immutable=1"
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?{how}", uri=True, timeout=5)) as connection:
            found = connection.execute('SELECT DISTINCT guild_id FROM "match" WHERE guild_id IS NOT NULL')
            return {int(row[0]) for row in found}
    except sqlite3.Error:
        return set()
