"""Copy and compare the rows of a table."""

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any

from sqlalchemy import BigInteger, Column, Integer, Row, Table

from tools.move_database.endpoints import Endpoint, MoveRefused, Target

Tell = Callable[[int], None]
"""Called after every batch with the number of rows done."""


class RowsDiffer(MoveRefused):
    """The target differs from the source: a fault in Kontor, or of a disk."""


def copy(source: Endpoint, target: Target, table: Table, tell: Tell) -> int:
    """Copy every row of a table. Return the number of rows. Raises MoveRefused."""
    names = [column.name for column in table.columns]
    done = 0
    for batch in source.batches(table):
        if target.on_server:
            _must_fit(batch, table, source)
        target.insert(table, [dict(zip(names, row, strict=True)) for row in batch])
        done += len(batch)
        tell(done)
    return done


def compare(source: Endpoint, target: Endpoint, table: Table, tell: Tell) -> None:
    """Read a table on both sides and compare every value and its type. Raises RowsDiffer, MoveRefused."""
    done = 0
    for ours, theirs in zip_longest(source.batches(table), target.batches(table), fillvalue=()):
        for one, other in zip_longest(ours, theirs):
            if one is None or other is None:
                lacking = target if other is None else source
                raise RowsDiffer(f"{_named(table, one or other)} is missing in {lacking.where}.")
            if not _equal(one, other):
                raise RowsDiffer(f"{_named(table, one)} is not the same in {target.where}.")
        done += len(ours)
        tell(done)


def _equal(one: Row[Any], other: Row[Any]) -> bool:
    # 1 and True are equal, and so are 1 and 1.0.
    return one == other and all(type(a) is type(b) for a, b in zip(one, other, strict=True))


def _named(table: Table, row: Row[Any]) -> str:
    """Return a row's name for people: its table and primary key."""
    key = ", ".join(f"{column.name} {row._mapping[column]!r}" for column in table.primary_key)
    return f"{table.name} ({key})"


def _must_fit(batch: Sequence[Row[Any]], table: Table, source: Endpoint) -> None:
    """Refuse rows that PostgreSQL cannot store, by name, because it would name neither the row nor the column."""
    for row in batch:
        for column, value in zip(table.columns, row, strict=True):
            if isinstance(value, str) and "\0" in value:
                raise MoveRefused(
                    f"{_named(table, row)} holds the character NUL in its {column.name}, which PostgreSQL cannot"
                    f" store. Write that text anew without it, for example by sqlite3 {source.where}; then move."
                )
            if isinstance(value, int) and _is_small(column) and not -(1 << 31) <= value < 1 << 31:
                raise MoveRefused(
                    f"{_named(table, row)} holds {value} as its {column.name}, and PostgreSQL keeps 32 bits there."
                )


def _is_small(column: Column[Any]) -> bool:
    return isinstance(column.type, Integer) and not isinstance(column.type, BigInteger)
