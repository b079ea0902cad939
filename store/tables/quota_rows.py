"""Counts for the limits of people and servers."""

from collections.abc import Sequence

from sqlalchemy import func, select

from store.database import Reader
from store.rows import UNFINISHED
from store.schema import followers, invitations, matches
from store.tables.match_rows import is_of


async def count_lobbies_of(conn: Reader, user_id: int) -> int:
    """Count the lobbies that a person hosts."""
    return await conn.count(matches, matches.c.host_id == user_id, matches.c.status == "lobby")


async def count_matches_of(conn: Reader, user_id: int, but: int = 0) -> int:
    """Count the unfinished matches, except `but`, in which a person plays or owns a seat."""
    return await conn.count(matches, is_of(user_id), matches.c.status.in_(UNFINISHED), matches.c.id != but)


async def count_matches_on(conn: Reader, guild_id: int) -> int:
    """Count a server's unfinished matches."""
    return await conn.count(matches, matches.c.guild_id == guild_id, matches.c.status.in_(UNFINISHED))


async def count_followed_by(conn: Reader, user_id: int, but: int = 0) -> int:
    """Count the unfinished matches, except `but`, that a person follows."""
    followed = select(followers.c.match_id).where(followers.c.user_id == user_id, followers.c.match_id != but)
    return await conn.count(matches, matches.c.id.in_(followed), matches.c.status.in_(UNFINISHED))


async def count_invitations_by(conn: Reader, user_id: int, after: int) -> int:
    """Count the people whom a user has invited since a time and who did not join."""
    return await conn.count(invitations, invitations.c.by_user == user_id, invitations.c.at > after)


async def count_invitations_of(conn: Reader, user_ids: Sequence[int], after: int) -> dict[int, int]:
    """Return how often each guest was invited since a time, by anyone; accepted invitations do not count."""
    wanted = (
        select(invitations.c.user_id, func.count().label("n"))
        .where(invitations.c.user_id.in_(user_ids), invitations.c.at > after)
        .group_by(invitations.c.user_id)
    )
    return {row["user_id"]: row["n"] for row in await conn.all(wanted)}


async def inviter(conn: Reader, match_id: int, user_id: int) -> int | None:
    """Return who invited a user to a match; None if no one did, or it is unknown."""
    wanted = select(invitations.c.by_user).where(
        invitations.c.match_id == match_id, invitations.c.user_id == user_id
    )
    return await conn.value(wanted)
