"""Find out what happened to a commit whose answer was lost: each transaction writes a mark that exists if it was
committed.

The server's own `pg_xact_status` is not enough: a server killed before it has written anything of a transaction
reuses its number, and then reports on the other one.
"""

from typing import Any, Final, NamedTuple

import sqlalchemy
from sqlalchemy import BigInteger, Text, bindparam, cast, delete, extract, func, literal_column, select
from sqlalchemy.types import UserDefinedType

from store.database import Reader
from store.schema import commits
from store.upserts import upsert

MARK_LIFETIME: Final = 86_400
"""Seconds after which the mark of an idle connection is deleted."""


class CommitMark(NamedTuple):
    """What a transaction writes before its commit: its connection and its number.

    No two transactions share both: a connection that existed when the server was killed writes no more.
    """

    writer: str
    number: int


class _TransactionNumber(UserDefinedType[str]):
    """A number that grows with each writing transaction."""

    cache_ok = True

    def get_col_spec(self, **kw: Any) -> str:
        """Return the SQL type, as SQLAlchemy asks."""
        return "xid8"


_NOW = cast(extract("epoch", func.current_timestamp()), BigInteger)
_CURRENT = cast(cast(func.pg_current_xact_id(), Text), BigInteger)
_PUT: Any = upsert(commits).from_select(
    ["writer", "number", "at"],
    select(cast(bindparam("by"), Text), _CURRENT, _NOW).where(func.pg_current_xact_id_if_assigned().is_not(None)),
)
_PUT = _PUT.on_conflict_do_update(
    index_elements=["writer"], set_={"number": _PUT.excluded.number, "at": _PUT.excluded.at}
).returning(commits.c.number)
_ITS = bindparam("its", type_=BigInteger)
_KEPT = select(literal_column("1")).where(commits.c.writer == bindparam("by"), commits.c.number == _ITS).exists()
_ENDED = func.pg_visible_in_snapshot(cast(cast(_ITS, Text), _TransactionNumber), func.pg_current_snapshot())
_BECAME = select(_KEPT.label("kept"), _ENDED.label("ended"))
_FORGET = delete(commits).where(commits.c.at < _NOW - MARK_LIFETIME)


def write_mark(core: sqlalchemy.Connection, writer: str) -> CommitMark | None:
    """Write a mark as the last statement of a transaction; return None if it has written nothing and needs none.

    writer: names a connection.
    """
    number = core.execute(_PUT, {"by": writer}).scalar()
    return None if number is None else CommitMark(writer, number)


async def was_committed(conn: Reader, mark: CommitMark) -> bool | None:
    """Return whether a transaction was committed; None while that is open.

    A lost one is settled once the server has given its number to another.
    """
    found = await conn.first(_BECAME, {"by": mark.writer, "its": mark.number})
    assert found is not None
    return True if found["kept"] else False if found["ended"] else None


def delete_old_marks(core: sqlalchemy.Connection) -> None:
    """Delete the marks of connections that are long gone."""
    core.execute(_FORGET)
