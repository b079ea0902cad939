"""The two databases of a move, read and written in the same way for files and servers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Table, select
from sqlalchemy.exc import DataError, IntegrityError

from store.schema import PROCESS_TABLES, metadata

MOVED = [table for table in metadata.sorted_tables if table not in PROCESS_TABLES]
"""All tables except those about running processes, referenced ones first."""
BATCH = 250
"""Rows held in memory at once: a position or the events of a turn take up to about 100 kB."""


class MoveRefused(Exception):
    """The move is refused; the text is a sentence for the operator."""


@dataclass(frozen=True)
class Endpoint:
    """A database with one open transaction.

    where: its path, or its address without a password. option: the argument that named it. refusing: raises errors
    inside as MoveRefused.
    """

    core: Connection
    where: Path | str
    option: str
    refusing: Callable[[], AbstractContextManager[None]]

    @property
    def on_server(self) -> bool:
        """Return whether this is PostgreSQL."""
        return self.core.dialect.name == "postgresql"

    def batches(self, table: Table) -> Iterator[Sequence[Row[Any]]]:
        """Yield all rows of a table by primary key, in batches. Raises MoveRefused."""
        rows = select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
        with self.refusing():
            yield from self.core.execute(rows).partitions()


@dataclass(frozen=True)
class Target(Endpoint):
    """The target of a move. keep: commits everything; called last. It raises MoveRefused."""

    keep: Callable[[], None]

    def insert(self, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
        """Insert rows, at least one. Raises MoveRefused."""
        with self.refusing():
            try:
                self.core.execute(table.insert(), rows)
            except (IntegrityError, DataError) as error:
                detail = " ".join(str(error.orig).split())
                raise MoveRefused(f"{self.where} does not take the rows of {table.name}: {detail}") from error
