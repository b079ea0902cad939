"""Upserts in one form for both databases.

SQLAlchemy has one for each dialect. SQLite's is a smaller copy of PostgreSQL's, and SQLite also compiles the
latter. Every statement that uses it is tested on both databases.
"""

from functools import cache

from sqlalchemy import Table, TextClause
from sqlalchemy.dialects.postgresql import Insert
from sqlalchemy.dialects.postgresql import insert as upsert

__all__ = ["put", "upsert"]


@cache
def put(
    table: Table,
    fields: tuple[str, ...] | None = None,
    *,
    key: tuple[str, ...] = (),
    where: TextClause | None = None,
) -> Insert:
    """Return a statement that inserts a row or, if there is one of its key, sets `fields` of that.

    fields: all but the key by default; if empty, an existing row stays as it is. key: the columns of a unique
    index, by default the primary key. where: the condition of that index.
    """
    statement = upsert(table)
    key = key or tuple(column.name for column in table.primary_key)
    fields = tuple(column.name for column in table.c if column.name not in key) if fields is None else fields
    if not fields:
        return statement.on_conflict_do_nothing()
    return statement.on_conflict_do_update(
        index_elements=key, index_where=where, set_={name: statement.excluded[name] for name in fields}
    )
