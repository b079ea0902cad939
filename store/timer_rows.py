"""Timers: one row for each thing that will be due. A row is deleted in the transaction of its effect."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Delete, and_, delete, func, insert, select

from store.db import Reader, Tx
from store.rows import Timer, made, made_or_none
from store.schema import timers


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
    """Set a timer in place of one for the same match, seat, user and kind. Returns its number, a new one."""
    same = and_(
        timers.c.match_id.is_not_distinct_from(match_id),
        timers.c.seat.is_not_distinct_from(seat),
        timers.c.user_id.is_not_distinct_from(user_id),
        timers.c.kind == kind,
    )
    tx.later(delete(timers).where(same))
    return await tx.insert(
        insert(timers)
        .values(
            kind=kind,
            fires_at=fires_at,
            match_id=match_id,
            seat=seat,
            user_id=user_id,
            token=token,
            payload=payload,
        )
        .returning(timers.c.id)
    )


async def cancel(
    tx: Tx,
    *,
    match_id: int | None = None,
    seat: int | None = None,
    user_id: int | None = None,
    kind: str | None = None,
) -> int:
    """Delete every timer that has all the values given. Returns how many; raises ValueError if none is given."""
    return await tx.run(_deleting(match_id=match_id, seat=seat, user_id=user_id, kind=kind))


def drop(tx: Tx, *, match_id: int, seat: int | None = None, kind: str | None = None) -> None:
    """Delete timers of a match like `cancel`, together with the next statement or the commit."""
    tx.later(_deleting(match_id=match_id, seat=seat, kind=kind))


def _deleting(**given: int | str | None) -> Delete:
    wanted: list[ColumnElement[bool]] = [
        timers.c[name] == value for name, value in given.items() if value is not None
    ]
    if not wanted:
        raise ValueError("say which timers")
    return delete(timers).where(*wanted)


async def earliest(conn: Reader) -> int | None:
    """When the next timer is due; None if there is none."""
    time: int | None = await conn.value(select(func.min(timers.c.fires_at)))
    return time


async def due(conn: Reader, now: int, limit: int = 100) -> list[Timer]:
    """The timers whose time has come, the earliest first."""
    wanted = select(timers).where(timers.c.fires_at <= now).order_by(timers.c.fires_at, timers.c.id).limit(limit)
    return [made(Timer, row) for row in await conn.all(wanted)]


async def get(conn: Reader, timer_id: int) -> Timer | None:
    """One timer; None if it was set anew, cancelled or done."""
    return made_or_none(Timer, await conn.first(select(timers).where(timers.c.id == timer_id)))


async def timers_of_match(conn: Reader, match_id: int) -> list[Timer]:
    """The timers of a match, the earliest first."""
    wanted = select(timers).where(timers.c.match_id == match_id).order_by(timers.c.fires_at, timers.c.id)
    return [made(Timer, row) for row in await conn.all(wanted)]


async def delete_timer(tx: Tx, timer_id: int) -> bool:
    """Delete a timer whose effect is in this transaction.

    Returns whether it was there; False means that somebody set it anew or cancelled it: leave the effect out.
    """
    return await tx.run(delete(timers).where(timers.c.id == timer_id)) > 0
