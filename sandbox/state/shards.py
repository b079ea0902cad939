"""Shards: the connections among which a bot's guilds are divided."""

from typing import NamedTuple


class Shard(NamedTuple):
    """One of a bot's connections, numbered from 0."""

    number: int
    of: int

    def __str__(self) -> str:
        return f"shard {self.number} of {self.of}"

    def hears(self, guild_id: int | None) -> bool:
        """Return whether the shard gets the events of a guild; None: of direct conversations."""
        home = 0 if guild_id is None else (guild_id >> 22) % self.of
        return home == self.number
