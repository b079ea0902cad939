"""Timers: one row for each thing that will be due. A row is deleted in the transaction of its effect."""

from functools import cache

from sqlalchemy import Delete, bindparam, delete, insert, select

from store.database import Reader, Tx
from store.rows import Timer, from_row
from store.schema import matches, timers
from store.tables.work_table import WorkTable

WORK = "timer"
"""Kind under which `Database.watch` reports new timers."""


async def set_timer(
    tx: Tx,
    *,
    kind: str,
    fires_at: int,
    match_id: int | None = None,
    seat: int | None = None,
    user_id: int | None = None,
    token: str = "",
    payload: str = "{}",
) -> int:
    """Set a timer, replacing one of the same match, seat, user and kind. Return its new number."""
    place = {"match_id": match_id, "seat": seat, "user_id": user_id, "kind": kind}
    tx.defer(_DELETE_SAME, place)
    tx.announce_due(WORK, fires_at)
    return await tx.insert(_INSERT, {**place, "fires_at": fires_at, "token": token, "payload": payload})


_DELETE_SAME = delete(timers).where(
    *(timers.c[name].is_not_distinct_from(bindparam(name)) for name in ("match_id", "seat", "user_id", "kind"))
)
_INSERT = insert(timers).returning(timers.c.id)


async def cancel(tx: Tx, match_id: int, *, seat: int | None = None, kind: str | None = None) -> None:
    """Delete timers of a match, of a seat, of a kind, or all, with the next statement or the commit."""
    given = {"match_id": match_id, "seat": seat, "kind": kind}
    wanted = {name: value for name, value in given.items() if value is not None}
    tx.defer(_deleting(*wanted), wanted)


@cache
def _deleting(*names: str) -> Delete:
    return delete(timers).where(*(timers.c[name] == bindparam(name) for name in names))


_GUILD = select(matches.c.guild_id).where(matches.c.id == timers.c.match_id).scalar_subquery()
_TABLE = WorkTable(WORK, timers, Timer, timers.c.fires_at, _GUILD)
get = _TABLE.get
due = _TABLE.due
next_after = _TABLE.next_after
claim = _TABLE.claim
drop_claimed = _TABLE.delete_claimed
"""Deletes a timer without its effect."""
postpone = _TABLE.postpone


async def count_due(conn: Reader, now: int) -> int:
    """Count the due timers."""
    return await conn.count(timers, timers.c.fires_at <= now)


async def timers_of_match(conn: Reader, match_id: int) -> list[Timer]:
    """Return the timers of a match, earliest first."""
    wanted = select(timers).where(timers.c.match_id == match_id).order_by(timers.c.fires_at, timers.c.id)
    return [from_row(Timer, row) for row in await conn.all(wanted)]


async def delete_timer(tx: Tx, timer_id: int) -> bool:
    """Delete a timer whose effect is in this transaction, under its match's lock, whatever process claimed it.

    Returns whether it existed. False means that it was set again or cancelled: leave the effect out.
    """
    return await tx.run(_DELETE, {"timer": timer_id}) > 0


_DELETE = delete(timers).where(timers.c.id == bindparam("timer"))
