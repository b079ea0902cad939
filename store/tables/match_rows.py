"""Matches, the members of their lobbies, and where they are played."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, bindparam, delete, func, insert, or_, select, update

from store.database import Reader, Tx
from store.errors import RowMissing, SequenceTaken
from store.rows import UNFINISHED, LobbyMember, Match, Status, from_row, from_row_or_none
from store.schema import lobby_members, matches, seats


async def insert_match(tx: Tx, *, now: int, **fields: Any) -> int:
    """Insert a new match without actions, seats or members; by default a lobby.

    fields: of `rows.Match`. Return its number, which is never used twice.
    """
    times = {"created": now, "updated": now, "status_since": now}
    return await tx.insert(_INSERT, {"status": "lobby", "seq": 0, "published": 0, "posted": 0, **times, **fields})


_INSERT = insert(matches).returning(matches.c.id)


async def get_match(conn: Reader, match_id: int) -> Match | None:
    """Return the match of this number; None if there is none."""
    return from_row_or_none(Match, await conn.first(select(matches).where(matches.c.id == match_id)))


async def version_of(conn: Reader, match_id: int) -> int | None:
    """Return the number of writes of a match; None if there is none of this number."""
    return await conn.value(_VERSION, {"row": match_id})


_VERSION = select(matches.c.version).where(matches.c.id == bindparam("row"))


async def lock(conn: Reader, match_id: int) -> int | None:
    """Return `version_of` and lock the match until the transaction ends."""
    return await conn.value(_LOCK, {"row": match_id})


_LOCK = _VERSION.with_for_update(key_share=True)


async def match_of_thread(conn: Reader, thread_id: int) -> Match | None:
    """Return the match played in this thread."""
    return from_row_or_none(Match, await conn.first(select(matches).where(matches.c.thread_id == thread_id)))


async def update_match(tx: Tx, match_id: int, **fields: Any) -> None:
    """Change fields of `rows.Match`. If it is unknown, the transaction fails with RowMissing, at the latest at its
    commit.
    """
    tx.defer(_CHANGE, {"row": match_id, **fields}, missing=RowMissing("match", match_id))


_CHANGE = update(matches).where(matches.c.id == bindparam("row"))


def advance(tx: Tx, match_id: int, was: int) -> None:
    """Increment a match's version; the transaction fails with SequenceTaken if it is not `was`.

    That happens at the latest at its commit. Then another writer was faster: load the match again.
    """
    tx.defer(_ADVANCE, {"row": match_id, "was": was}, missing=SequenceTaken(match_id, was))


_ADVANCE = (
    update(matches)
    .where(matches.c.id == bindparam("row"), matches.c.version == bindparam("was"))
    .values(version=matches.c.version + 1)
)


def touch(tx: Tx, match_id: int) -> None:
    """Increment a match's version, for a change that does not depend on it."""
    tx.defer(_TOUCH, {"row": match_id})


_TOUCH = update(matches).where(matches.c.id == bindparam("row")).values(version=matches.c.version + 1)


async def matches_of_channel(
    conn: Reader, channel_id: int, statuses: Sequence[Status] = UNFINISHED
) -> list[Match]:
    """Return the matches opened in this channel, newest first."""
    wanted = (
        select(matches)
        .where(matches.c.channel_id == channel_id, matches.c.status.in_(statuses))
        .order_by(matches.c.id.desc())
    )
    return [from_row(Match, row) for row in await conn.all(wanted)]


async def matches_by_status(conn: Reader, statuses: Sequence[Status]) -> list[Match]:
    """Return all matches in these states, oldest first. For administration: it may be long."""
    wanted = select(matches).where(matches.c.status.in_(statuses)).order_by(matches.c.id)
    return [from_row(Match, row) for row in await conn.all(wanted)]


def is_of(user_id: int) -> ColumnElement[bool]:
    """Return the condition that the user has a seat in a match, even a lent one, or waits in its lobby.

    Lessons are no matches that anyone has.
    """
    seated = select(seats.c.match_id).where(or_(seats.c.user_id == user_id, seats.c.owner_id == user_id))
    waiting = select(lobby_members.c.match_id).where(lobby_members.c.user_id == user_id)
    return and_(matches.c.lesson.is_(None), matches.c.id.in_(seated.union(waiting)))


async def count_by_status(conn: Reader) -> dict[str, int]:
    """Count the matches in each state that occurs."""
    rows = await conn.all(select(matches.c.status, func.count().label("matches")).group_by(matches.c.status))
    return {row["status"]: row["matches"] for row in rows}


async def lobby_of(conn: Reader, match_id: int) -> list[LobbyMember]:
    """Return the members of a lobby, in order of joining."""
    wanted = select(lobby_members).where(lobby_members.c.match_id == match_id).order_by(lobby_members.c.position)
    return [from_row(LobbyMember, row) for row in await conn.all(wanted)]


async def join_lobby(
    tx: Tx,
    match_id: int,
    *,
    user_id: int | None = None,
    computer: str | None = None,
    invited_by: int | None = None,
) -> int | None:
    """Add a person or a computer player. Return the new position; None if the person is a member already.

    Raises ValueError unless exactly one of `user_id` and `computer` is given.
    """
    if (user_id is None) == (computer is None):
        raise ValueError("a member is a person or a computer player")
    members = await lobby_of(tx, match_id)
    if user_id is not None and any(member.user_id == user_id for member in members):
        return None
    position = members[-1].position + 1 if members else 0
    await tx.run(
        insert(lobby_members).values(
            match_id=match_id, position=position, user_id=user_id, computer=computer, invited_by=invited_by
        )
    )
    return position


async def leave_lobby(tx: Tx, match_id: int, *, user_id: int | None = None, position: int | None = None) -> bool:
    """Remove a person, or the member at a position. Return whether there was one."""
    leaving = delete(lobby_members).where(lobby_members.c.match_id == match_id)
    if user_id is not None:
        leaving = leaving.where(lobby_members.c.user_id == user_id)
    if position is not None:
        leaving = leaving.where(lobby_members.c.position == position)
    if user_id is None and position is None:
        raise ValueError("name a person or a position")
    return await tx.run(leaving) > 0


async def clear_lobby(tx: Tx, match_id: int) -> None:
    """Remove all members."""
    await tx.run(delete(lobby_members).where(lobby_members.c.match_id == match_id))


LARGEST = 2**63 - 1
"""The largest row number."""


@dataclass(frozen=True, slots=True)
class MatchLocation:
    """A match's server and channel.

    people: its host, its players, owners of lent seats, and people in the lobby.
    """

    match_id: int
    guild_id: int | None
    channel_id: int | None
    people: frozenset[int]


async def location_or_decoy(conn: Reader, match_id: int, *, hides_lesson: bool = False) -> MatchLocation | None:
    """Return the place of a match, or of another one if there is no match of this number; None without any match.

    The same queries run whether the match exists or not. hides_lesson: a lesson of this number counts as none.
    """
    number = max(0, min(match_id, LARGEST))
    shown = matches.c.lesson.is_(None)
    wanted = select(matches.c.id, matches.c.guild_id, matches.c.channel_id, matches.c.host_id).where(
        shown if hides_lesson else or_(shown, matches.c.id == number)
    )
    row = await conn.first(wanted.where(matches.c.id <= number).order_by(matches.c.id.desc()).limit(1))
    if row is None:
        row = await conn.first(wanted.order_by(matches.c.id).limit(1))
    if row is None:
        return None
    seated, waiting = await asyncio.gather(
        conn.all(select(seats.c.user_id, seats.c.owner_id).where(seats.c.match_id == row["id"])),
        conn.all(select(lobby_members.c.user_id).where(lobby_members.c.match_id == row["id"])),
    )
    people = {row["host_id"], *(one["user_id"] for one in waiting)}
    people |= {user_id for seat in seated for user_id in (seat["user_id"], seat["owner_id"])}
    return MatchLocation(row["id"], row["guild_id"], row["channel_id"], frozenset(people - {None}))
