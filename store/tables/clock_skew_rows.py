"""Correct stored times after the clock was wrong."""

from collections.abc import Collection

from sqlalchemy import and_, func, literal, or_, select, union, update

from store.database import Reader, Tx
from store.rows import UNFINISHED, OutboxRow, Seat, Timer, from_row
from store.schema import invitations, matches, nudges, outbox, problems, proposals, seats, timers
from store.tables import match_rows


async def waiting_matches(conn: Reader) -> list[int]:
    """Return the unfinished matches with a pending timer, decision or post."""
    return [row["id"] for row in await conn.all(_WAITING)]


_RUNNING = select(matches.c.id).where(matches.c.status.in_(UNFINISHED))
_TIMED = union(
    select(timers.c.match_id.label("id")),
    select(outbox.c.match_id),
    select(seats.c.match_id).where(or_(seats.c.awaited_since.is_not(None), seats.c.invited_since.is_not(None))),
).subquery()
_WAITING = _RUNNING.where(matches.c.id.in_(select(_TIMED.c.id))).order_by(matches.c.id)


async def shift_times(tx: Tx, seconds: int) -> None:
    """Move the times of all unsent posts and of everything in unfinished matches by `seconds`."""
    # All transactions lock in this order: matches by number, posts, timers.
    for row in await tx.all(_WAITING.with_for_update(of=matches)):
        match_rows.touch(tx, row["id"])
    times = {"next_at": outbox.c.next_at + seconds, "created": outbox.c.created + seconds}
    await tx.run(update(outbox).values(times))
    later = {"fires_at": timers.c.fires_at + seconds}
    await tx.run(update(timers).where(timers.c.match_id.in_(_RUNNING)).values(later))
    for column in (seats.c.awaited_since, seats.c.invited_since, seats.c.waits_until):
        there = (seats.c.match_id.in_(_RUNNING), column.is_not(None))
        await tx.run(update(seats).where(*there).values({column.name: column + seconds}))


async def implausible_outbox(conn: Reader, now: int, longest: int) -> list[OutboxRow]:
    """Return posts written in the future, or waiting longer than `longest`."""
    wanted = select(outbox).where(or_(outbox.c.created > now, outbox.c.next_at > now + longest))
    return [from_row(OutboxRow, row) for row in await conn.all(wanted)]


async def set_outbox_times(tx: Tx, row: OutboxRow, *, next_at: int, created: int) -> None:
    """Change when a row is sent, unless the row changed meanwhile."""
    same = and_(outbox.c.id == row.id, outbox.c.next_at == row.next_at)
    await tx.run(update(outbox).where(same).values(next_at=next_at, created=created))


async def all_timers(conn: Reader) -> list[Timer]:
    """Return all timers."""
    return [from_row(Timer, row) for row in await conn.all(select(timers))]


async def players_of(
    conn: Reader, match_ids: Collection[int | None]
) -> dict[tuple[int | None, int | None], tuple[int, str]]:
    """Return the person who plays each seat, if any, and the match's pace, by match and seat."""
    wanted = (
        select(seats.c.match_id, seats.c.seat, seats.c.user_id, matches.c.pace)
        .join(matches, matches.c.id == seats.c.match_id)
        .where(seats.c.match_id.in_([known for known in match_ids if known is not None]))
        .where(seats.c.user_id.is_not(None))
    )
    return {(row["match_id"], row["seat"]): (row["user_id"], row["pace"]) for row in await conn.all(wanted)}


async def set_timer_at(tx: Tx, timer: Timer, fires_at: int) -> None:
    """Change when a timer fires, unless it was set again meanwhile."""
    same = and_(timers.c.id == timer.id, timers.c.fires_at == timer.fires_at)
    await tx.run(update(timers).where(same).values(fires_at=fires_at))


async def implausible_seats(conn: Reader, now: int, least: int, longest_wait: int) -> list[Seat]:
    """Return seats whose `awaited_since` is in the future or before `least`, or that wait too long."""
    wrong = [or_(column > now, column < least) for column in (seats.c.awaited_since, seats.c.invited_since)]
    wanted = select(seats).where(or_(*wrong, seats.c.waits_until > now + longest_wait))
    return [from_row(Seat, row) for row in await conn.all(wanted)]


async def clamp_future_times(tx: Tx, now: int) -> None:
    """Clamp future times of reports, nudges, votes and invitations to now."""
    for column in (problems.c.at, nudges.c.at, proposals.c.created, invitations.c.at):
        await tx.run(update(column.table).where(column > now).values({column.name: literal(now)}))


async def count_blocked(conn: Reader, now: int) -> int:
    """Count the due rows of the outbox that wait behind an earlier row of their match that is not due."""
    earlier = outbox.alias("earlier")
    behind = (
        select(literal(1))
        .where(earlier.c.match_id == outbox.c.match_id, earlier.c.id < outbox.c.id, earlier.c.next_at > now)
        .exists()
    )
    return await conn.count(outbox, outbox.c.next_at <= now, behind)


async def oldest_due(conn: Reader, now: int) -> int | None:
    """Return when the oldest due row of the outbox was written, whatever blocks it; None if none is due."""
    return await conn.value(select(func.min(outbox.c.created)).where(outbox.c.next_at <= now))
