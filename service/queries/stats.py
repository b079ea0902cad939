"""Statistics of players."""

from dataclasses import replace

from service.driver.repository import MatchRepository
from store.tables import listing_rows, stats_rows
from store.tables.stats_rows import LevelStats, PlayerStats

__all__ = ["LevelStats", "PlayerStats", "Stats"]


class Stats:
    """Figures over finished matches."""

    def __init__(self, matches: MatchRepository) -> None:
        self._database = matches.database
        self._access = matches.access

    async def of_user(self, reader_id: int, user_id: int, guild_id: int | None = None) -> list[PlayerStats]:
        """Return a user's figures by game, the most played game first: their own on all servers.

        For another user, over the matches of one server whose channels the reader sees; none without a server.
        """
        channels = None if reader_id == user_id else await self._channels(reader_id, guild_id)
        async with self._database.read() as conn:
            records = await stats_rows.records_of_user(conn, user_id, channels)
            levels = await stats_rows.levels_of_user(conn, user_id, channels)
        return [
            replace(record, levels=tuple(level for level in levels if level.game == record.game))
            for record in records
        ]

    async def of_guild(self, reader_id: int, guild_id: int, game: str) -> list[PlayerStats]:
        """Return a server's players of a game, over the matches whose channels the reader sees.

        Sorted by wins, then by average rank, then by matches.
        """
        channels = await self._channels(reader_id, guild_id)
        return await self._database.ask(stats_rows.leaderboard, channels, game)

    async def _channels(self, reader_id: int, guild_id: int | None) -> list[int]:
        if guild_id is None:
            return []
        played = await self._database.ask(listing_rows.channels_of_guild, guild_id, ("over",))
        return [channel for channel in played if await self._access.can_see(reader_id, guild_id, channel)]
