"""What became of a commit whose answer was lost: each transaction writes down a mark, which is kept if it is.

The server's own `pg_xact_status` does not do: one that is killed before it has written down anything of a
transaction gives its number to another one, and tells of that.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy
from sqlalchemy import BigInteger, Text, bindparam, cast, delete, extract, func, literal_column, select
from sqlalchemy.types import UserDefinedType

from store.db import Reader
from store.schema import commits
from store.upserts import upsert

FORGOTTEN: Final = 86_400
"""Seconds after which the mark of a connection that commits nothing any more goes."""


class Mark(NamedTuple):
    """What a transaction wrote down before its commit. transaction: its number, by which the server knows it."""

    writer: str
    number: int
    transaction: str


class _TransactionNumber(UserDefinedType[str]):
    """A number that grows with each transaction that writes."""

    cache_ok = True

    def get_col_spec(self, **kw: Any) -> str:
        """See SQLAlchemy."""
        return "xid8"


_NOW = cast(extract("epoch", func.current_timestamp()), BigInteger)
_PUT: Any = upsert(commits).from_select(
    ["writer", "number", "at"],
    select(cast(bindparam("by"), Text), cast(bindparam("its"), BigInteger), _NOW).where(
        func.pg_current_xact_id_if_assigned().is_not(None)
    ),
)
_PUT = _PUT.on_conflict_do_update(
    index_elements=["writer"], set_={"number": _PUT.excluded.number, "at": _PUT.excluded.at}
).returning(cast(func.pg_current_xact_id(), Text))
_KEPT = (
    select(literal_column("1")).where(commits.c.writer == bindparam("by"), commits.c.number == bindparam("its"))
).exists()
_ENDED = func.pg_visible_in_snapshot(
    cast(bindparam("transaction"), _TransactionNumber), func.pg_current_snapshot()
)
_BECAME = select(_KEPT.label("kept"), _ENDED.label("ended"))
_FORGET = delete(commits).where(commits.c.at < _NOW - FORGOTTEN)


def put(core: sqlalchemy.Connection, writer: str, number: int) -> Mark | None:
    """Write down a mark as the last of a transaction; None if it has written nothing, for then none is needed.

    writer: names a connection. number: never used by it before.
    """
    transaction = core.execute(_PUT, {"by": writer, "its": number}).scalar()
    return None if transaction is None else Mark(writer, number, transaction)


async def became(conn: Reader, mark: Mark) -> bool | None:
    """Whether a transaction was kept; None while that is not settled.

    One that is forgotten is settled when the server has given its number to another.
    """
    found = await conn.first(_BECAME, {"by": mark.writer, "its": mark.number, "transaction": mark.transaction})
    assert found is not None
    return True if found["kept"] else False if found["ended"] else None


def forget(core: sqlalchemy.Connection) -> None:
    """Remove the marks of connections that are long gone."""
    core.execute(_FORGET)
