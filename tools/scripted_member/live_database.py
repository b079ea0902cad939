"""Read the database of a running bot, without the bot."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import NullPool, RowMapping, create_engine, text
from sqlalchemy.exc import DBAPIError

from store.postgres.connection import READS, driver_url, engine_of

DatabaseAway = DBAPIError
"""Raised while the database is unreachable or busy."""


class LiveDatabase:
    """A database, its file or its address. Each query sees its current state. Nothing is changed.

    Raises DatabaseAway.
    """

    def __init__(self, where: Path | str) -> None:
        if isinstance(where, Path):
            asked = f"file:{where}?mode=ro"
            self._engine = create_engine(
                "sqlite://", creator=lambda: sqlite3.connect(asked, uri=True), poolclass=NullPool
            )
        else:
            self._engine = engine_of(driver_url(where), READS)

    def rows(self, sql: str, **given: Any) -> list[RowMapping]:
        """Return the rows of a SELECT; `:name` in it is replaced by the argument of that name."""
        with self._engine.connect() as conn:
            return list(conn.execute(text(sql), given).mappings())

    def first(self, sql: str, **given: Any) -> RowMapping | None:
        """Return its first row; None if there is none."""
        return next(iter(self.rows(sql, **given)), None)
