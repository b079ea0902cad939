"""Derive tables from row types: their columns, constraints and index conditions."""

from collections.abc import Collection, Iterator, Mapping
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import TEXT
from sqlalchemy.schema import SchemaItem
from sqlalchemy.types import TypeDecorator, TypeEngine


class Flag(TypeDecorator[bool]):
    """A boolean. In SQLite an INTEGER, because strict tables have no booleans."""

    impl = sa.Boolean
    cache_ok = True

    def load_dialect_impl(self, dialect: sa.Dialect) -> TypeEngine[Any]:
        return dialect.type_descriptor(sa.Integer() if dialect.name == "sqlite" else sa.Boolean())

    def process_bind_param(self, value: bool | None, dialect: sa.Dialect) -> Any:
        return value if value is None or dialect.name != "sqlite" else int(value)

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> bool | None:
        return None if value is None else bool(value)


StoredText = sa.Text().with_variant(TEXT(collation="C"), "postgresql")
"""A text that both databases order by code points."""

Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A 64-bit integer: a Discord id, a row number, a time."""


_TYPES: Mapping[Any, TypeEngine[Any]] = {int: Id, str: StoredText, bytes: sa.LargeBinary(), bool: Flag()}


def table_of(
    metadata: sa.MetaData,
    name: str,
    row: type | Mapping[str, Any],
    *parts: SchemaItem,
    key: Collection[str] = (),
    zero: Collection[str] = (),
) -> sa.Table:
    """Return a table with a column for each field of a row type, or for each name in a mapping to types.

    Types: int (64 bits), `rows.Number`, str, a Literal of texts, bytes, bool; with None, the column is nullable. A
    field `match_id` refers to a match.

    parts: further constraints and indexes. key: the primary key; by default, `id` numbers the rows, and no number
    is used twice. zero: columns that get 0 from statements that do not name them.
    """
    hints = get_type_hints(row, include_extras=True) if isinstance(row, type) else row
    columns = [_column(field, hint, key, zero) for field, hint in hints.items()]
    flags = [flag_check(column.name) for column in columns if isinstance(column.type, Flag)]
    keys = [sa.PrimaryKeyConstraint(*key)] if key else []
    own: dict[str, Any] = {} if key else {"sqlite_autoincrement": True}
    return sa.Table(name, metadata, *columns, *keys, *parts, *flags, sqlite_strict=True, **own)


def _column(field: str, hint: Any, key: Collection[str], zero: Collection[str]) -> sa.Column[Any]:
    kinds = [kind for kind in _kinds(hint) if kind is not NoneType]
    numbers_rows = not key and field == "id"
    return sa.Column(
        field,
        _TYPES.get(kinds[0]) or kinds[0],
        *([sa.ForeignKey("match.id")] if field == "match_id" else []),
        nullable=NoneType in _kinds(hint),
        primary_key=numbers_rows,
        autoincrement=numbers_rows,
        server_default="0" if field in zero else None,
    )


def _kinds(hint: Any) -> Iterator[Any]:
    """Yield the keys of `_TYPES`, SQL types, or NoneType that a type consists of."""
    if hasattr(hint, "__metadata__"):
        yield from hint.__metadata__
    elif get_origin(hint) is Literal:
        yield str
    elif args := get_args(hint):
        for arg in args:
            yield from _kinds(arg)
    else:
        yield hint


def one_of(column: str, *values: str) -> sa.CheckConstraint:
    """Return a constraint that allows only these values in a column."""
    listed = ", ".join(f"'{value}'" for value in values)
    return sa.CheckConstraint(f"{column} IN ({listed})", name=column)


def partial_index(condition: str, on_server: str = "") -> dict[str, Any]:
    """Return the arguments of a partial index.

    on_server: the condition in PostgreSQL, where it differs.
    """
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(on_server or condition)}


def flag_check(column: str) -> sa.CheckConstraint:
    """Return SQLite's constraint for a `Flag`: 0 or 1."""
    return sa.CheckConstraint(
        f'"{column}" IN (0, 1)' if column == "left" else f"{column} IN (0, 1)", name=column
    ).ddl_if(dialect="sqlite")
