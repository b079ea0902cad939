"""Posts to send on Discord. Rows are written in the transaction that they report on.

The life of a row: ``add``, then ``due``, then ``begin_attempts`` (committed before sending, so that a restart
knows that it may have gone out), then ``delete_row`` after success or ``retry`` after a failure.
"""

from collections.abc import Sequence

from sqlalchemy import (
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from store.columns import Id
from store.database import Reader, Tx
from store.rows import OutboxRow, from_row, from_row_or_none
from store.schema import outbox
from store.upserts import put
from store.work_share import ALL_WORK, WorkShare, is_in_share, is_unclaimed

WORK = "outbox"
"""Kind under which `Database.watch` reports new rows."""


async def add(
    tx: Tx,
    *,
    kind: str,
    payload: str,
    now: int,
    match_id: int | None = None,
    key: str | None = None,
    next_at: int | None = None,
    guild_id: int | None = None,
) -> int:
    """Insert a row. Return its number; numbers only grow and are the order within a match.

    guild_id: its server, whose process sends it; None for any process.
    key: the subject of the row. An unattempted row of the same key takes the new kind, payload and time and keeps
    its place: the newest wins. If one was attempted, the new row follows once it is gone.
    next_at: the earliest time to send it (default: now).
    """
    at = now if next_at is None else next_at
    tx.announce_due(WORK, at)
    values = {
        "match_id": match_id,
        "kind": kind,
        "key": key,
        "payload": payload,
        "attempts": 0,
        "next_at": at,
        "created": now,
        "guild_id": guild_id,
    }
    return await tx.insert(_ADD if key is None else _REPLACE, values)


_ADD = insert(outbox).returning(outbox.c.id)
_REPLACED = ("match_id", "kind", "payload", "next_at", "created", "guild_id")
_REPLACE = put(outbox, _REPLACED, key=("key",), where=text("first_tried IS NULL")).returning(outbox.c.id)
_EARLIER = outbox.alias("earlier")
_IS_FIRST = and_(
    *(
        ~exists().where(and_(_EARLIER.c[about] == outbox.c[about], _EARLIER.c.id < outbox.c.id))
        for about in ("match_id", "key")
    )
)


async def due(conn: Reader, now: int, share: WorkShare = ALL_WORK, limit: int = 100) -> list[OutboxRow]:
    """Return the due rows of a share, the longest due first: at most one row per match, its earliest.

    A pending row of a match, even one that waits for its time, blocks the later ones and those of the same key,
    because the newest must be sent last. Rows that another process is sending are not due.
    """
    return [from_row(OutboxRow, row) for row in await conn.all(_DUE, {"now": now, "most": limit, **share.values})]


_DUE = (
    select(outbox)
    .where(
        outbox.c.next_at <= bindparam("now"),
        is_unclaimed(outbox.c.claimed_by),
        is_in_share(outbox.c.guild_id),
        _IS_FIRST,
    )
    .order_by(outbox.c.next_at, outbox.c.id)
    .limit(bindparam("most"))
)


async def next_due_at(conn: Reader) -> int | None:
    """Return the earliest time at which :func:`due` will return a row; None if nothing is pending."""
    time: int | None = await conn.value(_NEXT_DUE)
    return time


_NEXT_DUE = select(func.min(outbox.c.next_at)).where(_IS_FIRST)


async def next_after(conn: Reader, now: int) -> int | None:
    """Return the earliest time after `now` at which any row will be due; None if none will."""
    time: int | None = await conn.value(_NEXT_AFTER, {"now": now})
    return time


_NEXT_AFTER = _NEXT_DUE.where(outbox.c.next_at > bindparam("now"))


async def begin_attempts(
    tx: Tx, row_ids: Sequence[int], now: int, process_id: int | None = None
) -> list[OutboxRow]:
    """Begin an attempt for each of these rows that still exists, is due and is unclaimed. Commit before sending.

    From then on no newer row of its key replaces it.

    process_id: the claiming process, if several run. Rows locked by others are left out.
    """
    found = await tx.all(_BEGIN_ALL, {"rows": row_ids, "now": now, "me": process_id})
    return sorted((from_row(OutboxRow, row) for row in found), key=lambda row: (row.next_at, row.id))


_THESE = (
    select(outbox.c.id)
    .where(
        outbox.c.id.in_(bindparam("rows", expanding=True)),
        outbox.c.next_at <= bindparam("now"),
        is_unclaimed(outbox.c.claimed_by),
    )
    .with_for_update(skip_locked=True)
)
_BEGIN_ALL = (
    update(outbox)
    .where(outbox.c.id.in_(_THESE))
    .values(
        attempts=outbox.c.attempts + 1,
        first_tried=func.coalesce(outbox.c.first_tried, bindparam("now")),
        claimed_by=bindparam("me", type_=Id),
    )
    .returning(*outbox.c)
)


async def get(conn: Reader, row_id: int) -> OutboxRow | None:
    """Return one row; None if it is gone."""
    return from_row_or_none(OutboxRow, await conn.first(_ONE, {"row": row_id}))


_ONE = select(outbox).where(outbox.c.id == bindparam("row"))


async def delete_row(tx: Tx, row_id: int, claimed_by: int | None = None) -> bool:
    """Delete a row that was sent, or never will be. Return whether it existed, with the expected claim."""
    return await tx.run(_DELETE, {"row": row_id, "me": claimed_by}) > 0


_MINE = (outbox.c.id == bindparam("row"), outbox.c.claimed_by.is_not_distinct_from(bindparam("me", type_=Id)))
_DELETE = delete(outbox).where(*_MINE)


async def retry(tx: Tx, row_id: int, next_at: int, claimed_by: int | None = None) -> bool:
    """Schedule another attempt at `next_at`, by any process. Return whether the row existed, with the expected
    claim.
    """
    tx.announce_due(WORK, next_at)
    return await tx.run(_RETRY, {"row": row_id, "me": claimed_by, "then": next_at}) > 0


_RETRY = update(outbox).where(*_MINE).values(next_at=bindparam("then"), claimed_by=None)


async def waits(conn: Reader, key: str) -> bool:
    """Return whether an unattempted row of this key is pending."""
    return await conn.value(_WAITING, {"about": key}) is not None


_WAITING = select(outbox.c.id).where(outbox.c.key == bindparam("about"), outbox.c.first_tried.is_(None))


def _of_match(match_id: int) -> Select[tuple[object, ...]]:
    return select(outbox).where(outbox.c.match_id == match_id).order_by(outbox.c.id)


async def pending_for_match(conn: Reader, match_id: int) -> list[OutboxRow]:
    """Return the pending rows of a match, in order."""
    return [from_row(OutboxRow, row) for row in await conn.all(_of_match(match_id))]


async def waiting_since(conn: Reader, now: int) -> int | None:
    """Return since when the longest waiting row has been overdue; None if none is.

    A row postponed after a failure counts from its first attempt, others from their due time.
    """
    since: int | None = await conn.value(_WAITING_SINCE, {"now": now})
    return since


_WAITING_SINCE = select(func.min(func.coalesce(outbox.c.first_tried, outbox.c.next_at))).where(
    or_(outbox.c.next_at <= bindparam("now"), outbox.c.first_tried.is_not(None))
)


async def count(conn: Reader) -> int:
    """Count the pending rows."""
    return int(await conn.value(select(func.count()).select_from(outbox)))
