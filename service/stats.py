"""How people did."""

from __future__ import annotations

from service.matches import Matches
from service.seen import Standing
from store import stats_rows
from store.stats_rows import Record


class Stats:
    """Figures over finished matches."""

    def __init__(self, matches: Matches) -> None:
        self._database = matches.database

    async def of_user(self, user_id: int, guild_id: int | None = None) -> list[Standing]:
        """A user's figures by game, on one server or on all, the most played game first."""
        async with self._database.read() as conn:
            found = await stats_rows.records_of_user(conn, user_id, guild_id)
        return [_standing(record) for record in found]

    async def of_guild(self, guild_id: int, game: str) -> list[Standing]:
        """A server's players of a game: by wins, then by average rank, then by matches."""
        async with self._database.read() as conn:
            found = await stats_rows.leaderboard(conn, guild_id, game)
        return [_standing(record) for record in found]


def _standing(record: Record) -> Standing:
    return Standing(
        user_id=record.user_id,
        game=record.game,
        plays=record.plays,
        wins=record.wins,
        shared_wins=record.shared_wins,
        left=record.left,
        best_score=record.best_score,
        average_rank=record.average_rank,
    )
