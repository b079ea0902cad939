"""Seats: their players, awaited decisions and results."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, insert, select, true, update

from store.database import Reader, Tx
from store.errors import RowMissing
from store.rows import Match, Seat, Status, from_row
from store.schema import matches, seats


@dataclass(frozen=True, slots=True)
class Awaited:
    """A seat with a required or optional decision, and its match."""

    match: Match
    seat: Seat


async def insert_seats(tx: Tx, new: Sequence[Seat]) -> None:
    """Insert the seats of a match that starts. A person owns their seat unless another owner is named."""
    rows = [asdict(seat) for seat in new]
    for row in rows:
        row["owner_id"] = row["owner_id"] if row["owner_id"] is not None else row["user_id"]
    if rows:
        await tx.run(insert(seats), rows)


async def seats_of(conn: Reader, match_id: int) -> list[Seat]:
    """Return the seats of a match, in order."""
    return [from_row(Seat, row) for row in await conn.all(_OF_MATCH, {"match": match_id})]


_OF_MATCH = select(seats).where(seats.c.match_id == bindparam("match")).order_by(seats.c.seat)


async def update_seat(tx: Tx, match_id: int, seat: int, **fields: Any) -> None:
    """Change fields of `rows.Seat`. If it is unknown, the transaction fails with RowMissing, at the latest at its
    commit.
    """
    place = {"of_match": match_id, "at_seat": seat}
    tx.defer(_CHANGE, {**place, **fields}, missing=RowMissing("seat", (match_id, seat)))


_CHANGE = update(seats).where(seats.c.match_id == bindparam("of_match"), seats.c.seat == bindparam("at_seat"))


async def awaited_of_user(conn: Reader, user_id: int, statuses: Sequence[Status] = ("live",)) -> list[Awaited]:
    """Return all seats of this user with a required decision, on any server, the longest waiting first."""
    return await _seats_where(conn, _AWAITED, user_id, statuses)


async def invited_of_user(conn: Reader, user_id: int, statuses: Sequence[Status] = ("live",)) -> list[Awaited]:
    """Return all seats of this user with an optional decision, the longest waiting first."""
    return await _seats_where(conn, _INVITED, user_id, statuses)


def _waiting(condition: ColumnElement[bool], since: ColumnElement[int | None]) -> Select[Any]:
    return (
        select(*(column.label(f"match_{column.name}") for column in matches.c), *seats.c)
        .join(matches, matches.c.id == seats.c.match_id)
        .where(seats.c.user_id == bindparam("user"), condition, matches.c.lesson.is_(None))
        .where(matches.c.status.in_(bindparam("statuses", expanding=True)))
        .order_by(since, seats.c.match_id, seats.c.seat)
    )


_AWAITED = _waiting(seats.c.awaited == true(), seats.c.awaited_since)
_INVITED = _waiting(seats.c.invited_since.is_not(None), seats.c.invited_since)


async def _seats_where(
    conn: Reader, wanted: Select[Any], user_id: int, statuses: Sequence[Status]
) -> list[Awaited]:
    return [
        Awaited(
            from_row(Match, {column.name: row[f"match_{column.name}"] for column in matches.c}),
            from_row(Seat, {column.name: row[column.name] for column in seats.c}),
        )
        for row in await conn.all(wanted, {"user": user_id, "statuses": statuses})
    ]
