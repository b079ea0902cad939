"""The state of a bot's connection to Discord."""

from typing import NamedTuple

import discord


class ConnectionStatus(NamedTuple):
    """The state of a connection.

    all: number of shards that the bot carries; connected: how many are connected. latency: in seconds, of the
    slowest of these; None if none is measured. servers: number in memory.
    """

    all: int
    connected: int
    latency: float | None
    servers: int


def connection_status(bot: discord.AutoShardedClient | None) -> ConnectionStatus:
    """Return the state of a bot's connection; zeros if there is no bot yet."""
    if bot is None or bot.is_closed():
        return ConnectionStatus(0, 0, None, 0)
    there = [shard for shard in bot.shards.values() if not shard.is_closed()]
    measured = [shard.latency for shard in there if 0 <= shard.latency < float("inf")]
    carried = len(bot.shard_ids or range(bot.shard_count or 0))
    return ConnectionStatus(carried, len(there), max(measured, default=None), len(bot.guilds))
