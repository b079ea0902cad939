"""What we may do in a server's channels: as Discord has told us, or as it says when it is asked.

Whatever is in memory is used. A bot that carries some of Discord's shards only hears of the servers on these, and
asks about all others; one that carries all of them asks nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import discord
from msgspec import Struct

from discord_ui.discord_api.guild_directory import GuildDirectory, GuildMember
from discord_ui.discord_api.permissions import channel_permissions
from service.base.clock import Clock
from service.base.read_models import MatchInfo

PATIENCE: Final = 5.0
"""Seconds for which a delivery waits to be told; nobody looks on meanwhile."""


class GuildChannel(NamedTuple):
    """A channel of a server, not a thread. guild_id: 0 if it is not known."""

    guild_id: int
    channel_id: int


def guild_channel(info: MatchInfo, place: int | None = None) -> GuildChannel:
    """The channel whose rights count in a place of a match, by default where it is played: a thread's parent."""
    return GuildChannel(info.guild_id or 0, info.channel_id if place in (None, info.thread_id) else place)


class ChannelAccess(Struct, frozen=True):
    """A channel, and what we may do there. kind: Discord's number of it."""

    kind: int
    granted: discord.Permissions


class OwnPermissions:
    """Knows what one client may do. directory: whom to ask."""

    def __init__(self, client: discord.Client, directory: GuildDirectory, clock: Clock) -> None:
        self._client = client
        self._directory = directory
        self._clock = clock

    def in_memory(self, channel_id: int) -> ChannelAccess | None:
        """How we stand in a channel, or in that of a thread; None if nothing is known of it here."""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not isinstance(channel, discord.abc.GuildChannel) or self._client.user is None:
            return None
        me = channel.guild.get_member(self._client.user.id)
        return None if me is None else ChannelAccess(channel.type.value, channel.permissions_for(me))

    async def at(self, place: GuildChannel, *, anew: bool = False) -> ChannelAccess | None:
        """How we stand in a channel; None if Discord does not say, or says that there is none.

        anew: what was answered before does not count; something has been refused, or may have changed.
        """
        if self._is_heard_of(place.guild_id) or self._client.user is None:
            return self.in_memory(place.channel_id)
        found = await self._directory.look(self._client.user.id, *place, patience=PATIENCE, anew=anew)
        if not isinstance(found, GuildMember) or found.channel is None:
            return None
        granted = channel_permissions(found.member, found.server, found.channel, self._clock.now())
        return ChannelAccess(found.channel.kind, granted)

    def _is_heard_of(self, guild_id: int) -> bool:
        """Whether Discord tells us of a server, if we are there."""
        client = self._client
        if client.get_guild(guild_id) is not None or not isinstance(client, discord.AutoShardedClient):
            return True
        if client.shard_ids is None or not client.shard_count:
            return True
        return (guild_id >> 22) % client.shard_count in client.shard_ids
