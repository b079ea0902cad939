"""Reading the database of a bot that is running, without it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import NullPool, RowMapping, create_engine, text
from sqlalchemy.exc import DBAPIError

from store.postgres.connection import READS, driver_url, engine_of

DatabaseAway = DBAPIError
"""Raised while the database is away, or in the middle of something."""


class LiveDatabase:
    """A database, its file or its address, of which each question sees what is there now. Nothing is changed.

    Raises Away.
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
        """What a SELECT finds; `:name` in it stands for what is given by that name."""
        with self._engine.connect() as conn:
            return list(conn.execute(text(sql), given).mappings())

    def first(self, sql: str, **given: Any) -> RowMapping | None:
        """The first row of it; None if there is none."""
        return next(iter(self.rows(sql, **given)), None)
