"""Tables of due work, each row done by one process at a time."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from sqlalchemy import Column, ColumnElement, Table, bindparam, delete, func, select, true, update
from sqlalchemy.sql.elements import SQLCoreOperations

from store.columns import Id
from store.database import Reader, Tx
from store.rows import from_row, from_row_or_none
from store.work_share import ALL_WORK, WorkShare, is_in_share, is_unclaimed

R = TypeVar("R")


class WorkTable(Generic[R]):
    """The statements by which processes take due rows of a table.

    kind: under which `Database.watch` reports new rows. row: their type. due_at: the column with their time.
    guild_id: a row's server. ready: the condition that a due row can be done. begins: what a claim sets besides.
    """

    def __init__(
        self,
        kind: str,
        table: Table,
        row: type[R],
        due_at: Column[int],
        guild_id: SQLCoreOperations[Any],
        *,
        ready: ColumnElement[bool] | None = None,
        begins: Mapping[str, Any] | None = None,
    ) -> None:
        ready = true() if ready is None else ready
        columns, me = table.c, bindparam("me", type_=Id)
        now = due_at <= bindparam("now")
        free = is_unclaimed(columns.claimed_by)
        this = columns.id == bindparam("row")
        mine = (this, columns.claimed_by.is_not_distinct_from(me))
        these = select(columns.id).where(columns.id.in_(bindparam("rows", expanding=True)), now, free)
        due = select(table).where(now, free, is_in_share(guild_id), ready).order_by(due_at, columns.id)
        claim = update(table).where(columns.id.in_(these.with_for_update(skip_locked=True)))
        self._kind, self._row, self._due_at = kind, row, due_at.name
        self._one = select(table).where(this)
        self._due = due.limit(bindparam("most"))
        self._next = select(func.min(due_at)).where(due_at > bindparam("now"), ready)
        self._claim = claim.values(claimed_by=me, **(begins or {})).returning(*columns)
        self._delete = delete(table).where(*mine)
        self._postpone = update(table).where(*mine).values({due_at.name: bindparam("then"), "claimed_by": None})

    async def get(self, conn: Reader, row_id: int) -> R | None:
        """Return one row; None if it is gone."""
        return from_row_or_none(self._row, await conn.first(self._one, {"row": row_id}))

    async def due(self, conn: Reader, now: int, share: WorkShare = ALL_WORK, limit: int = 100) -> list[R]:
        """Return the due rows of a share that can be done and no other process has claimed, longest due first."""
        found = await conn.all(self._due, {"now": now, "most": limit, **share.values})
        return [from_row(self._row, row) for row in found]

    async def next_after(self, conn: Reader, now: int = -1) -> int | None:
        """Return the earliest time after `now` at which any row will be due; None if none will."""
        return await conn.value(self._next, {"now": now})

    async def claim(self, tx: Tx, row_ids: Sequence[int], now: int, process_id: int | None = None) -> list[R]:
        """Claim these rows for a process, if several run. Return those that exist, are due and are unclaimed.

        Rows locked by others are left out. The longest due comes first.
        """
        found = await tx.all(self._claim, {"rows": row_ids, "now": now, "me": process_id})
        return [from_row(self._row, row) for row in sorted(found, key=lambda row: (row[self._due_at], row["id"]))]

    async def delete_claimed(self, tx: Tx, row_id: int, claimed_by: int | None = None) -> bool:
        """Delete a row that is done, or never will be. Return whether it existed, with the expected claim."""
        return await tx.run(self._delete, {"row": row_id, "me": claimed_by}) > 0

    async def postpone(self, tx: Tx, row_id: int, at: int, claimed_by: int | None = None) -> bool:
        """Postpone a row, for any process. Return whether it existed, with the expected claim."""
        tx.announce_due(self._kind, at)
        return await tx.run(self._postpone, {"row": row_id, "me": claimed_by, "then": at}) > 0
