"""Figures over finished matches. A seat counts for its owner, also if a computer player held it at the end.

Seats whose player left count as plays and never as wins, scores or ranks.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Select, and_, case, exists, func, select

from store.db import Reader
from store.rows import made
from store.schema import matches, seats


@dataclass(frozen=True, slots=True)
class Record:
    """How somebody did at a game.

    wins: matches ended on rank 1, shared ones included; shared_wins: those shared. left: matches given up.
    best_score and average_rank: None if no match was played to its end.
    """

    user_id: int
    game: str
    plays: int
    wins: int
    shared_wins: int
    left: int
    best_score: int | None
    average_rank: float | None


def _records() -> Select[tuple[object, ...]]:
    other = seats.alias("other")
    stayed = seats.c.left.is_(False)
    won = and_(stayed, seats.c.rank == 1)
    shared = exists().where(other.c.match_id == seats.c.match_id, other.c.seat != seats.c.seat, other.c.rank == 1)

    def times(condition: ColumnElement[bool]) -> ColumnElement[int]:
        return func.sum(case((condition, 1), else_=0))

    return (
        select(
            seats.c.owner_id.label("user_id"),
            matches.c.game,
            func.count().label("plays"),
            times(won).label("wins"),
            times(and_(won, shared)).label("shared_wins"),
            times(seats.c.left.is_(True)).label("left"),
            func.max(case((stayed, seats.c.score))).label("best_score"),
            func.avg(case((stayed, seats.c.rank))).label("average_rank"),
        )
        .join(matches, matches.c.id == seats.c.match_id)
        .where(matches.c.status == "over", seats.c.owner_id.is_not(None))
        .group_by(seats.c.owner_id, matches.c.game)
    )


async def records_of_user(conn: Reader, user_id: int, guild_id: int | None = None) -> list[Record]:
    """A user's figures for each game they finished, on one server or on all, the most played first."""
    wanted = _records().where(seats.c.owner_id == user_id)
    if guild_id is not None:
        wanted = wanted.where(matches.c.guild_id == guild_id)
    rows = await conn.all(wanted.order_by(func.count().desc(), matches.c.game))
    return [made(Record, row) for row in rows]


async def leaderboard(conn: Reader, guild_id: int, game: str, limit: int = 20) -> list[Record]:
    """A server's players of one game: by wins, then by average rank, then by plays."""
    wanted = _records().where(matches.c.guild_id == guild_id, matches.c.game == game)
    order = wanted.subquery()
    rows = await conn.all(
        select(order)
        .order_by(order.c.wins.desc(), order.c.average_rank.nulls_last(), order.c.plays.desc(), order.c.user_id)
        .limit(limit)
    )
    return [made(Record, row) for row in rows]
