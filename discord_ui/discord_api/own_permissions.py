"""The bot's own permissions in a server's channels, from memory or by a request.

Memory comes first. It holds the servers on the shards of this process; for all others the bot asks Discord. A
process that carries all shards makes no requests.
"""

from typing import Final, NamedTuple

import discord
from msgspec import Struct

from discord_ui.discord_api.guild_directory import GuildDirectory, GuildMember
from discord_ui.discord_api.permissions import channel_permissions
from service.base.clock import Clock
from service.base.read_models.matches import MatchInfo

PATIENCE: Final = 5.0
"""Seconds for which a delivery waits for the answer; no person waits meanwhile."""


class GuildChannel(NamedTuple):
    """A channel of a server, not a thread. guild_id: 0 if unknown."""

    guild_id: int
    channel_id: int


def guild_channel(info: MatchInfo, place: int | None = None) -> GuildChannel:
    """Return the channel whose permissions apply to a match's place: a thread's parent. place: default its own."""
    return GuildChannel(info.guild_id or 0, info.channel_id if place in (None, info.thread_id) else place)


class ChannelAccess(Struct, frozen=True):
    """A channel and the bot's permissions there. kind: Discord's number of the channel type."""

    kind: int
    granted: discord.Permissions


class OwnPermissions:
    """The permissions of one client. directory: makes the requests."""

    def __init__(self, client: discord.Client, directory: GuildDirectory, clock: Clock) -> None:
        self._client = client
        self._directory = directory
        self._clock = clock

    def in_memory(self, channel_id: int) -> ChannelAccess | None:
        """Return the permissions in a channel or in a thread's parent; None if it is not in memory."""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not isinstance(channel, discord.abc.GuildChannel) or self._client.user is None:
            return None
        me = channel.guild.get_member(self._client.user.id)
        return None if me is None else ChannelAccess(channel.type.value, channel.permissions_for(me))

    async def at(self, place: GuildChannel, *, refresh: bool = False) -> ChannelAccess | None:
        """Return the permissions in a channel; None if Discord gives no answer or the channel does not exist.

        refresh: ignore cached answers, after a refusal or a possible change.
        """
        if self._is_heard_of(place.guild_id) or self._client.user is None:
            return self.in_memory(place.channel_id)
        found = await self._directory.look(self._client.user.id, *place, patience=PATIENCE, refresh=refresh)
        if not isinstance(found, GuildMember) or found.channel is None:
            return None
        granted = channel_permissions(found.member, found.server, found.channel, self._clock.now())
        return ChannelAccess(found.channel.kind, granted)

    def _is_heard_of(self, guild_id: int) -> bool:
        """Return whether this process receives a server's events, if the bot is a member."""
        client = self._client
        if client.get_guild(guild_id) is not None or not isinstance(client, discord.AutoShardedClient):
            return True
        if client.shard_ids is None or not client.shard_count:
            return True
        return (guild_id >> 22) % client.shard_count in client.shard_ids
