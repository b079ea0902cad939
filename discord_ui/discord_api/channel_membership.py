"""Who may see which channel, by requests to Discord: it needs no intent and no memory of the gateway.

A person who acts in a channel sees it.
"""

from typing import Any, Final

import discord
from discord.ext import commands

from discord_ui.discord_api.guild_directory import GuildDirectory, GuildMember, NotAMember
from discord_ui.discord_api.permissions import channel_permissions, guild_permissions
from discord_ui.discord_api.ttl_cache import TtlCache
from service.base.clock import Clock
from service.people.access import UNKNOWN_MEMBERSHIP, Membership

PATIENCE: Final = 2.0
"""Seconds to wait for Discord: a form has to follow within three."""


class ChannelMembership:
    """See `MembershipLookup`. Knows nothing until `of` connects it to a client. patience: see `PATIENCE`."""

    def __init__(self, directory: GuildDirectory, clock: Clock, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._clock = clock
        self._directory = directory
        self._stood: TtlCache[tuple[int, int, int], Membership] = TtlCache(clock)

    def of(self, bot: commands.Bot | commands.AutoShardedBot) -> None:
        """Ask this bot's Discord from now on, and forget answers when it reports a change.

        Servers on shards of other processes report no changes here; answers about them expire by time.
        """
        self._directory.of(bot)

        async def changed(thing: discord.abc.GuildChannel | discord.Role) -> None:
            guild_id = thing.guild.id
            self._directory.forget(guild_id)
            # People who were in a channel may no longer see it.
            self._stood.drop_all(lambda key: key[0] == guild_id)

        async def updated(_: object, thing: discord.abc.GuildChannel | discord.Role) -> None:
            await changed(thing)

        for kind in ("guild_channel", "guild_role"):
            bot.add_listener(changed, f"on_{kind}_create")
            bot.add_listener(changed, f"on_{kind}_delete")
            bot.add_listener(updated, f"on_{kind}_update")

    def met(self, interaction: discord.Interaction[Any]) -> None:
        """Record that the person of an interaction sees its channel."""
        channel = interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
        if interaction.guild_id is None or parent is None or not interaction.permissions.view_channel:
            return
        here = Membership("there", manages=interaction.permissions.manage_guild)
        self._stood.put((interaction.guild_id, parent, interaction.user.id), here)

    def known(self, user_id: int, guild_id: int, channel_id: int) -> Membership:
        """See `MembershipLookup`."""
        stood = self._stood.get((guild_id, channel_id, user_id))
        if stood is not None:
            return stood[0]
        return membership_of(self._directory.known(user_id, guild_id, channel_id), self._clock.now())

    async def membership(self, user_id: int, guild_id: int, channel_id: int) -> Membership:
        """See `MembershipLookup`."""
        known = self.known(user_id, guild_id, channel_id)
        if known.where != "unknown":
            return known
        found = await self._directory.look(user_id, guild_id, channel_id, patience=self.patience)
        return membership_of(found, self._clock.now())


def membership_of(found: GuildMember | NotAMember | None, now: float) -> Membership:
    """Return the membership that the directory's answer means. now: UTC seconds."""
    if found is None:
        return UNKNOWN_MEMBERSHIP
    if isinstance(found, NotAMember):
        return Membership("out")
    manages = guild_permissions(found.member, found.server, now).manage_guild
    if found.channel is None:
        return Membership("gone", manages)
    sees = channel_permissions(found.member, found.server, found.channel, now).view_channel
    return Membership("there" if sees else "blind", manages)
