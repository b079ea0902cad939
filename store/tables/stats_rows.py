"""Statistics over finished matches. A seat counts for its owner, even if a computer player held it at the end.

Seats whose player left count as plays and never as wins, scores or ranks. So do those of people who took back
moves that had revealed information, against computer players only.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Double, Select, and_, case, cast, exists, false, func, select, true

from store.database import Reader
from store.rows import from_row
from store.schema import matches, seats


@dataclass(frozen=True, slots=True)
class LevelStats:
    """A person's finished matches of a game at a table with computer players of a level at seats of their own."""

    game: str
    level: str
    plays: int
    wins: int


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """A person's finished matches of a game.

    wins: matches ended on rank 1, shared ones included; shared_wins: those shared. left: matches given up.
    hindsight: matches in which they took back moves that had revealed information. best_score, average_rank: None
    if no match counts for them. levels: figures of matches with computer players.
    """

    user_id: int
    game: str
    plays: int
    wins: int
    shared_wins: int
    left: int
    best_score: int | None
    average_rank: float | None
    hindsight: int = 0
    levels: tuple[LevelStats, ...] = ()


_STAYED = and_(seats.c.left == false(), seats.c.hindsight.is_(None))
_WON = and_(_STAYED, seats.c.rank == 1)


def _records() -> Select[tuple[object, ...]]:
    other = seats.alias("other")
    stayed, won = _STAYED, _WON
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
            times(seats.c.left == true()).label("left"),
            func.max(case((stayed, seats.c.score))).label("best_score"),
            cast(func.avg(case((stayed, seats.c.rank))), Double).label("average_rank"),
            times(seats.c.hindsight.is_not(None)).label("hindsight"),
        )
        .join(matches, matches.c.id == seats.c.match_id)
        .where(matches.c.status == "over", matches.c.lesson.is_(None), seats.c.owner_id.is_not(None))
        .group_by(seats.c.owner_id, matches.c.game)
    )


async def records_of_user(conn: Reader, user_id: int, channels: Sequence[int] | None = None) -> list[PlayerStats]:
    """Return a user's record for each game they finished, in some channels or all, most played first."""
    wanted = _records().where(seats.c.owner_id == user_id)
    if channels is not None:
        wanted = wanted.where(matches.c.channel_id.in_(channels))
    rows = await conn.all(wanted.order_by(func.count().desc(), matches.c.game))
    return [from_row(PlayerStats, row) for row in rows]


async def levels_of_user(conn: Reader, user_id: int, channels: Sequence[int] | None = None) -> list[LevelStats]:
    """Return a user's figures by game and level of computer players, in some channels or all.

    A match with several levels counts for each of them. Seats whose player left have none.
    """
    other = seats.alias("other")
    levels = (
        select(other.c.match_id, other.c.computer.label("level"))
        .where(other.c.owner_id.is_(None), other.c.left == false(), other.c.computer.is_not(None))
        .distinct()
        .subquery()
    )
    wanted = (
        select(
            matches.c.game,
            levels.c.level,
            func.count().label("plays"),
            func.sum(case((_WON, 1), else_=0)).label("wins"),
        )
        .select_from(seats)
        .join(matches, matches.c.id == seats.c.match_id)
        .join(levels, levels.c.match_id == seats.c.match_id)
        .where(matches.c.status == "over", matches.c.lesson.is_(None), seats.c.owner_id == user_id)
        .group_by(matches.c.game, levels.c.level)
        .order_by(matches.c.game, levels.c.level)
    )
    if channels is not None:
        wanted = wanted.where(matches.c.channel_id.in_(channels))
    return [from_row(LevelStats, row) for row in await conn.all(wanted)]


async def leaderboard(conn: Reader, channels: Sequence[int], game: str, limit: int = 20) -> list[PlayerStats]:
    """Return the players of one game in some channels: by wins, then by average rank, then by plays."""
    wanted = _records().where(matches.c.channel_id.in_(channels), matches.c.game == game)
    order = wanted.subquery()
    rows = await conn.all(
        select(order)
        .order_by(order.c.wins.desc(), order.c.average_rank.nulls_last(), order.c.plays.desc(), order.c.user_id)
        .limit(limit)
    )
    return [from_row(PlayerStats, row) for row in rows]
