"""Timers: one row for each thing that will be due. A row is deleted in the transaction of its effect."""

from collections.abc import Sequence
from functools import cache

from sqlalchemy import Delete, bindparam, delete, func, insert, select, update

from store.columns import Id
from store.database import Reader, Tx
from store.rows import Timer, from_row, from_row_or_none
from store.schema import matches, timers
from store.work_share import ALL_WORK, WorkShare, is_in_share, is_unclaimed

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


async def cancel(
    tx: Tx,
    *,
    match_id: int | None = None,
    seat: int | None = None,
    user_id: int | None = None,
    kind: str | None = None,
) -> int:
    """Delete all timers that have the given values. Return how many. Raises ValueError if none is given."""
    wanted = _wanted(match_id=match_id, seat=seat, user_id=user_id, kind=kind)
    return await tx.run(_deleting(*wanted), wanted)


def drop(tx: Tx, *, match_id: int, seat: int | None = None, kind: str | None = None) -> None:
    """Delete timers of a match like `cancel`, together with the next statement or the commit."""
    wanted = _wanted(match_id=match_id, seat=seat, kind=kind)
    tx.defer(_deleting(*wanted), wanted)


def _wanted(**given: int | str | None) -> dict[str, int | str]:
    wanted = {name: value for name, value in given.items() if value is not None}
    if not wanted:
        raise ValueError("say which timers")
    return wanted


@cache
def _deleting(*names: str) -> Delete:
    return delete(timers).where(*(timers.c[name] == bindparam(name) for name in names))


async def earliest(conn: Reader) -> int | None:
    """Return when the next timer is due; None if there is none."""
    time: int | None = await conn.value(_EARLIEST)
    return time


_EARLIEST = select(func.min(timers.c.fires_at))


async def next_after(conn: Reader, now: int) -> int | None:
    """Return when the first timer after `now` is due; None if there is none."""
    time: int | None = await conn.value(_NEXT_AFTER, {"now": now})
    return time


_NEXT_AFTER = _EARLIEST.where(timers.c.fires_at > bindparam("now"))


async def due(conn: Reader, now: int, share: WorkShare = ALL_WORK, limit: int = 100) -> list[Timer]:
    """Return the due timers of a share that no other process has claimed, earliest first."""
    return [from_row(Timer, row) for row in await conn.all(_DUE, {"now": now, "most": limit, **share.values})]


_GUILD = select(matches.c.guild_id).where(matches.c.id == timers.c.match_id).scalar_subquery()
_DUE = (
    select(timers)
    .where(timers.c.fires_at <= bindparam("now"), is_unclaimed(timers.c.claimed_by), is_in_share(_GUILD))
    .order_by(timers.c.fires_at, timers.c.id)
    .limit(bindparam("most"))
)


async def claim(tx: Tx, timer_ids: Sequence[int], process_id: int) -> list[Timer]:
    """Claim these timers for a process. Return those that exist and that no other process has.

    Timers locked by others are left out.
    """
    found = await tx.all(_CLAIM, {"rows": timer_ids, "me": process_id})
    return sorted((from_row(Timer, row) for row in found), key=lambda timer: (timer.fires_at, timer.id))


_THESE = (
    select(timers.c.id)
    .where(timers.c.id.in_(bindparam("rows", expanding=True)), is_unclaimed(timers.c.claimed_by))
    .with_for_update(skip_locked=True)
)
_CLAIM = (
    update(timers).where(timers.c.id.in_(_THESE)).values(claimed_by=bindparam("me", type_=Id)).returning(*timers.c)
)


async def count_due(conn: Reader, now: int) -> int:
    """Count the due timers."""
    return int(await conn.value(_COUNT_DUE, {"now": now}))


_COUNT_DUE = select(func.count()).select_from(timers).where(timers.c.fires_at <= bindparam("now"))


async def get(conn: Reader, timer_id: int) -> Timer | None:
    """Return a timer; None if it was set again, cancelled or done."""
    return from_row_or_none(Timer, await conn.first(_ONE, {"timer": timer_id}))


_ONE = select(timers).where(timers.c.id == bindparam("timer"))


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


async def drop_claimed(tx: Tx, timer: Timer) -> bool:
    """Delete a timer without its effect. Return whether it existed, with the claim as read."""
    return await tx.run(_DROP, {"timer": timer.id, "me": timer.claimed_by}) > 0


async def postpone(tx: Tx, timer: Timer, fires_at: int) -> bool:
    """Postpone a timer, for any process. Return whether it existed, with the claim as read."""
    tx.announce_due(WORK, fires_at)
    return await tx.run(_PUT_OFF, {"timer": timer.id, "me": timer.claimed_by, "then": fires_at}) > 0


_MINE = (timers.c.id == bindparam("timer"), timers.c.claimed_by.is_not_distinct_from(bindparam("me", type_=Id)))
_DROP = delete(timers).where(*_MINE)
_PUT_OFF = update(timers).where(*_MINE).values(fires_at=bindparam("then"), claimed_by=None)
