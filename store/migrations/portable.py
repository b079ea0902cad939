"""What revisions write for both databases."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A 64-bit integer."""
FLAG = sa.Boolean(create_constraint=False).with_variant(sa.Integer(), "sqlite")
"""True or false; a number in SQLite, whose strict tables know no booleans."""
TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
"""Text that is ordered by its characters' numbers, as SQLite does, whatever the server's language."""


def one_or_zero(table: str, *columns: str) -> list[sa.CheckConstraint]:
    """What holds flags to 0 and 1 where they are numbers."""
    if op.get_bind().dialect.name != "sqlite":
        return []
    quoted = {"left": '"left"'}
    return [
        sa.CheckConstraint(f"{quoted.get(name, name)} IN (0, 1)", name=op.f(f"ck_{table}_{name}"))
        for name in columns
    ]


def only(condition: str, server: str | None = None) -> dict[str, Any]:
    """The arguments of an index over some rows only. server: the condition in PostgreSQL, if it differs."""
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(server or condition)}
