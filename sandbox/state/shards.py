"""Shards: the connections among which a bot's guilds are divided."""

from __future__ import annotations

from typing import NamedTuple


class Shard(NamedTuple):
    """One of so many connections of a bot, numbered from 0."""

    number: int
    of: int

    def __str__(self) -> str:
        return f"shard {self.number} of {self.of}"

    def hears(self, guild_id: int | None) -> bool:
        """Whether the shard is told what happens in a guild; None: in a direct conversation."""
        home = 0 if guild_id is None else (guild_id >> 22) % self.of
        return home == self.number
