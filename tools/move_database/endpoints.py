"""The two databases of a move, as they are read and written whatever they are kept in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Table, select
from sqlalchemy.exc import DataError, IntegrityError

from store.schema import PROCESS_TABLES, metadata

MOVED = [table for table in metadata.sorted_tables if table not in PROCESS_TABLES]
"""Every table, those that others refer to first; but for who is at work on a database."""
BATCH = 250
"""Rows that are held in memory at once: a position or what happened in a turn takes up to some 100 kB."""


class MoveRefused(Exception):
    """Nothing is moved; the text is a sentence for the operator."""


class Endpoint:
    """A database that is open in one transaction.

    where: its path, or its address without a password. option: the argument that named it.
    refusing: raises what goes wrong inside as Refused.
    """

    def __init__(
        self,
        core: Connection,
        where: Path | str,
        option: str,
        refusing: Callable[[], AbstractContextManager[None]],
    ) -> None:
        self.core = core
        self.where = where
        self.option = option
        self.refusing = refusing

    @property
    def on_server(self) -> bool:
        """Whether this is PostgreSQL."""
        return self.core.dialect.name == "postgresql"

    def batches(self, table: Table) -> Iterator[Sequence[Row[Any]]]:
        """All rows of a table by primary key, some at a time. Raises MoveRefused."""
        rows = select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
        with self.refusing():
            yield from self.core.execute(rows).partitions()


class Target(Endpoint):
    """The database that is moved to. keep: makes what was written last; it comes last. It raises Refused."""

    def __init__(
        self,
        core: Connection,
        where: Path | str,
        option: str,
        refusing: Callable[[], AbstractContextManager[None]],
        keep: Callable[[], None],
    ) -> None:
        super().__init__(core, where, option, refusing)
        self.keep = keep

    def insert(self, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
        """Write rows, of which there is at least one. Raises MoveRefused."""
        with self.refusing():
            try:
                self.core.execute(table.insert(), rows)
            except (IntegrityError, DataError) as error:
                detail = " ".join(str(error.orig).split())
                raise MoveRefused(f"{self.where} does not take the rows of {table.name}: {detail}") from error
