"""Matches as lines of lists: all of a person or of a server, in three questions however many there are."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, or_, select

from store.db import Reader
from store.rows import UNFINISHED, Status
from store.schema import invitations, lobby_members, matches, seats


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody at a table. user_id: who plays the seat, or else whose it is; None for a computer player."""

    place: int
    user_id: int | None
    awaited: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A match in short. guild_id: its server. channel_id: its channel. place: where in it it is played.

    members: by seat; of a lobby its people, in order of joining (computer players have no names yet).
    """

    id: int
    game: str
    status: Status
    guild_id: int | None
    channel_id: int | None
    place: int
    members: tuple[Member, ...]


async def of_guild(conn: Reader, guild_id: int, statuses: Sequence[Status] = UNFINISHED) -> list[Line]:
    """A server's matches in these states, newest first."""
    return await _lines(conn, matches.c.guild_id == guild_id, statuses)


async def of_user(conn: Reader, user_id: int, statuses: Sequence[Status] = UNFINISHED) -> list[Line]:
    """The matches in which the user has a seat, also one that a computer player holds, or waits in the lobby.

    On every server, newest first.
    """
    seated = select(seats.c.match_id).where(or_(seats.c.user_id == user_id, seats.c.owner_id == user_id))
    waiting = select(lobby_members.c.match_id).where(lobby_members.c.user_id == user_id)
    return await _lines(conn, matches.c.id.in_(seated.union(waiting)), statuses)


async def inviting(conn: Reader, user_id: int) -> list[Line]:
    """The lobbies to which the user is invited, newest first."""
    asked = select(invitations.c.match_id).where(invitations.c.user_id == user_id)
    return await _lines(conn, matches.c.id.in_(asked), ("lobby",))


async def _lines(conn: Reader, which: ColumnElement[bool], statuses: Sequence[Status]) -> list[Line]:
    wanted = (which, matches.c.status.in_(statuses))
    chosen = select(matches.c.id).where(*wanted)
    found, seated, waiting = await asyncio.gather(
        conn.all(
            select(
                matches.c.id,
                matches.c.game,
                matches.c.status,
                matches.c.guild_id,
                matches.c.channel_id,
                matches.c.thread_id,
            )
            .where(*wanted)
            .order_by(matches.c.id.desc())
        ),
        conn.all(
            select(seats.c.match_id, seats.c.seat, seats.c.user_id, seats.c.owner_id, seats.c.awaited)
            .where(seats.c.match_id.in_(chosen))
            .order_by(seats.c.match_id, seats.c.seat)
        ),
        conn.all(
            select(lobby_members.c.match_id, lobby_members.c.user_id)
            .where(lobby_members.c.match_id.in_(chosen), lobby_members.c.user_id.is_not(None))
            .order_by(lobby_members.c.match_id, lobby_members.c.position)
        ),
    )
    people: defaultdict[int, list[Member]] = defaultdict(list)
    for row in seated:
        plays = row["user_id"] or row["owner_id"]
        people[row["match_id"]].append(Member(row["seat"], plays, row["awaited"] and row["user_id"] is not None))
    for row in waiting:
        here = people[row["match_id"]]
        here.append(Member(len(here), row["user_id"]))
    return [
        Line(
            row["id"],
            row["game"],
            row["status"],
            row["guild_id"],
            row["channel_id"],
            row["thread_id"] or row["channel_id"] or 0,
            tuple(people[row["id"]]),
        )
        for row in found
    ]
