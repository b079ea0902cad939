"""Column types, constraints and index conditions that the tables of `store.schema` share."""

from typing import Any

from sqlalchemy import BigInteger, Boolean, CheckConstraint, Column, Dialect, ForeignKey, Integer, Text, text
from sqlalchemy.dialects.postgresql import TEXT
from sqlalchemy.types import TypeDecorator, TypeEngine


class Flag(TypeDecorator[bool]):
    """A boolean. In SQLite an INTEGER, because strict tables have no booleans."""

    impl = Boolean
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        return dialect.type_descriptor(Integer() if dialect.name == "sqlite" else Boolean())

    def process_bind_param(self, value: bool | None, dialect: Dialect) -> Any:
        return value if value is None or dialect.name != "sqlite" else int(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> bool | None:
        return None if value is None else bool(value)


StoredText = Text().with_variant(TEXT(collation="C"), "postgresql")
"""A text that both databases order by code points."""

Id = BigInteger().with_variant(Integer(), "sqlite")
"""A 64-bit integer: a Discord id, a row number, a time."""


def row_id() -> Column[int]:
    """Return a primary key whose numbers are never used twice."""
    return Column("id", Id, primary_key=True, autoincrement=True)


def match_reference(nullable: bool = False) -> Column[int]:
    """Return the column `match_id`, a foreign key to `match`."""
    return Column("match_id", Id, ForeignKey("match.id"), nullable=nullable)


def one_of(column: str, *values: str) -> CheckConstraint:
    """Return a constraint that allows only these values in a column."""
    listed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({listed})", name=column)


def partial_index(condition: str, on_server: str = "") -> dict[str, Any]:
    """Return the arguments of a partial index.

    on_server: the condition in PostgreSQL, where it differs.
    """
    return {"sqlite_where": text(condition), "postgresql_where": text(on_server or condition)}


def flag_check(column: str) -> CheckConstraint:
    """Return SQLite's constraint for a `Flag`: 0 or 1."""
    return CheckConstraint(
        f'"{column}" IN (0, 1)' if column == "left" else f"{column} IN (0, 1)", name=column
    ).ddl_if(dialect="sqlite")
