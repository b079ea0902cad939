"""Matches as lines of lists, for a person or a server, in three queries for any number of matches."""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Select, Text, and_, cast, false, or_, select

from store.database import Reader
from store.rows import UNFINISHED, Status
from store.schema import invitations, lobby_members, matches, seats
from store.tables.match_rows import is_of

FEW_PEOPLE = 12
"""Up to this many people, their matches are found by index."""


@dataclass(frozen=True, slots=True)
class Member:
    """A person or computer player at a table. user_id: the player of the seat, or else its owner; None for a
    computer.
    """

    place: int
    user_id: int | None
    awaited: bool = False


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """A match in a list. guild_id: its server. channel_id: its channel. place: where in it the match is played.

    members: by seat; for a lobby its people, in order of joining (computer players have no names yet).
    """

    id: int
    game: str
    status: Status
    guild_id: int | None
    channel_id: int | None
    place: int
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class SearchTerm:
    """What a match needs to match a word: digits in its number, one of these games, or one of these people."""

    digits: str
    games: tuple[str, ...]
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Visibility:
    """What a user sees of a server: the matches of these channels, and their own in any channel."""

    user_id: int
    guild_id: int
    channels: tuple[int, ...]


async def channels_of_guild(conn: Reader, guild_id: int, statuses: Sequence[Status]) -> list[int]:
    """Return the channels of a server in which matches in these states are played."""
    here = (matches.c.guild_id == guild_id, matches.c.status.in_(statuses), matches.c.channel_id.is_not(None))
    return [row["channel_id"] for row in await conn.all(select(matches.c.channel_id).where(*here).distinct())]


async def matches_of_guild(
    conn: Reader,
    seen: Visibility,
    statuses: Sequence[Status] = UNFINISHED,
    *,
    words: Sequence[SearchTerm] = (),
    number: int | None = None,
    limit: int | None = None,
    offset: int = 0,
) -> list[ListedMatch]:
    """Return a server's matches in these states that a user sees and that fit all words, newest first.

    number: only the match of this number. Returns at most `limit`, from `offset` on.
    """
    alone = () if number is None else (matches.c.id == number,)
    return await _lines(conn, and_(_seen(seen), *alone, *map(_fits, words)), statuses, limit, offset)


async def count_matches_of_guild(conn: Reader, seen: Visibility, statuses: Sequence[Status]) -> int:
    """Count a server's matches in these states that a user sees."""
    return await conn.count(matches, _seen(seen), matches.c.status.in_(statuses))


def _seen(seen: Visibility) -> ColumnElement[bool]:
    channels = matches.c.channel_id.in_(seen.channels)
    return and_(matches.c.guild_id == seen.guild_id, or_(channels, is_of(seen.user_id)))


def _fits(word: SearchTerm) -> ColumnElement[bool]:
    fits: list[ColumnElement[bool]] = [matches.c.game.in_(word.games)] if word.games else []
    if word.digits:
        fits.append(cast(matches.c.id, Text).contains(word.digits, autoescape=True))
    if word.people:
        for column in (seats.c.user_id, seats.c.owner_id, lobby_members.c.user_id):
            there = select(column.table.c.match_id).where(column.in_(word.people))
            if len(word.people) <= FEW_PEOPLE:
                fits.append(matches.c.id.in_(there))
            else:
                # The newest matches soon contain enough, so not all matches of that many people are needed.
                fits.append(there.where(column.table.c.match_id == matches.c.id).exists())
    return or_(false(), *fits)


async def matches_of_user(
    conn: Reader, user_id: int, statuses: Sequence[Status] = UNFINISHED
) -> list[ListedMatch]:
    """Return the matches in which the user has a seat, even one lent to a computer player, or waits in the lobby.

    On every server, newest first.
    """
    return await _lines(conn, is_of(user_id), statuses)


async def matches_inviting(conn: Reader, user_id: int) -> list[ListedMatch]:
    """Return the lobbies to which the user is invited, newest first."""
    asked = select(invitations.c.match_id).where(invitations.c.user_id == user_id)
    return await _lines(conn, matches.c.id.in_(asked), ("lobby",))


async def matches_offering_seats(
    conn: Reader, user_id: int, since: int
) -> tuple[list[ListedMatch], dict[int, int]]:
    """Return the matches in which the user was offered a seat from `since` on, newest first, and the seats.

    An offer counts as long as its giver owns the seat.
    """
    held = and_(seats.c.match_id == invitations.c.match_id, seats.c.seat == invitations.c.seat)
    rows = await conn.all(
        select(invitations.c.match_id, invitations.c.seat)
        .join(seats, held)
        .where(
            invitations.c.user_id == user_id,
            invitations.c.at > since,
            seats.c.owner_id == invitations.c.by_user,
        )
    )
    offered = {row["match_id"]: row["seat"] for row in rows}
    return await _lines(conn, matches.c.id.in_(offered), ("live", "paused")), offered


async def _lines(
    conn: Reader,
    which: ColumnElement[bool],
    statuses: Sequence[Status],
    limit: int | None = None,
    offset: int = 0,
) -> list[ListedMatch]:
    wanted = (which, matches.c.status.in_(statuses))
    chosen: Select[tuple[int]] | list[int] = select(matches.c.id).where(*wanted)
    if limit is not None:
        newest = select(matches.c.id).where(*wanted).order_by(matches.c.id.desc()).limit(limit).offset(offset)
        chosen = [row["id"] for row in await conn.all(newest)]
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
            .where(matches.c.id.in_(chosen))
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
        ListedMatch(
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
