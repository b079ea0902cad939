"""The place of a match, and its people."""

import asyncio
from dataclasses import dataclass

from sqlalchemy import select

from store.database import Reader
from store.schema import lobby_members, matches, seats

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


async def location_or_decoy(conn: Reader, match_id: int) -> MatchLocation | None:
    """Return the place of a match, or of another one if there is no match of this number; None without any match.

    The same queries run whether the match exists or not.
    """
    wanted = select(matches.c.id, matches.c.guild_id, matches.c.channel_id, matches.c.host_id)
    number = max(0, min(match_id, LARGEST))
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
