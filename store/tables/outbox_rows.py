"""Posts to send on Discord. Rows are written in the transaction that they report on.

The life of a row: ``add``, then ``due``, then ``begin_attempts`` (committed before sending, so that a restart
knows that it may have gone out), then ``delete_row`` after success or ``retry`` after a failure.
"""

import sqlalchemy as sa

from store.database import Reader, Tx
from store.rows import OutboxRow, from_row
from store.schema import outbox
from store.tables.work_table import WorkTable
from store.upserts import put

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


_ADD = sa.insert(outbox).returning(outbox.c.id)
_REPLACED = ("match_id", "kind", "payload", "next_at", "created", "guild_id")
_REPLACE = put(outbox, _REPLACED, key=("key",), where=sa.text("first_tried IS NULL")).returning(outbox.c.id)
_EARLIER = outbox.alias("earlier")
_IS_FIRST = sa.and_(
    *(
        ~sa.exists().where(sa.and_(_EARLIER.c[about] == outbox.c[about], _EARLIER.c.id < outbox.c.id))
        for about in ("match_id", "key")
    )
)


# The newest of a match, or of a key, must be sent last, so an earlier row, even one that waits, blocks later ones.
_TABLE = WorkTable(
    WORK,
    outbox,
    OutboxRow,
    outbox.c.next_at,
    outbox.c.guild_id,
    ready=_IS_FIRST,
    begins={
        "attempts": outbox.c.attempts + 1,
        "first_tried": sa.func.coalesce(outbox.c.first_tried, sa.bindparam("now")),
    },
)
get = _TABLE.get
due = _TABLE.due
next_after = _TABLE.next_after
begin_attempts = _TABLE.claim
"""Begins an attempt for each row; commit before sending. From then on no newer row of its key replaces it."""
delete_row = _TABLE.delete_claimed
retry = _TABLE.postpone


async def waits(conn: Reader, key: str) -> bool:
    """Return whether an unattempted row of this key is pending."""
    return await conn.value(_WAITING, {"about": key}) is not None


_WAITING = sa.select(outbox.c.id).where(outbox.c.key == sa.bindparam("about"), outbox.c.first_tried.is_(None))


async def pending_for_match(conn: Reader, match_id: int) -> list[OutboxRow]:
    """Return the pending rows of a match, in order."""
    wanted = sa.select(outbox).where(outbox.c.match_id == match_id).order_by(outbox.c.id)
    return [from_row(OutboxRow, row) for row in await conn.all(wanted)]


async def waiting_since(conn: Reader, now: int) -> int | None:
    """Return since when the longest waiting row has been overdue; None if none is.

    A row postponed after a failure counts from its first attempt, others from their due time.
    """
    return await conn.value(_WAITING_SINCE, {"now": now})


_WAITING_SINCE = sa.select(sa.func.min(sa.func.coalesce(outbox.c.first_tried, outbox.c.next_at))).where(
    sa.or_(outbox.c.next_at <= sa.bindparam("now"), outbox.c.first_tried.is_not(None))
)


async def count(conn: Reader) -> int:
    """Count the pending rows."""
    return await conn.count(outbox)
