"""Servers, their channels and members, by requests to Discord.

It needs no intent and no memory of the gateway, so it also works for servers on shards of another process.
"""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import aiohttp
import discord
from msgspec import Struct

from discord_ui.discord_api.permissions import Channel, Guild, Member
from discord_ui.discord_api.ttl_cache import TTL, TtlCache
from discord_ui.discord_api.users import user_of_data
from service.base.clock import Clock
from service.people.user import User

FRESH: Final = 10
"""Seconds for which a missing channel counts as missing: it may have been made since."""
SILENT: Final = 5
"""Seconds without requests about a server after Discord gave no answer."""
UNKNOWN_MEMBER: Final = frozenset({10007, 10013})
"""Discord's codes for a user who is no member, or does not exist."""


class GuildMember(Struct, frozen=True):
    """A member of a server, and one of its channels; None if there is no such channel."""

    member: Member
    server: Guild
    channel: Channel | None


class NotAMember(Struct, frozen=True):
    """A user who is no member of a server."""


class GuildDirectory:
    """Asks Discord and caches the answers for some minutes. Knows nothing until `of` connects it to a client."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._http: discord.http.HTTPClient | None = None
        self._members: TtlCache[tuple[int, int], Member | None] = TtlCache(clock)
        self._servers: TtlCache[int, Guild] = TtlCache(clock)
        self._channels: TtlCache[int, Mapping[int, Channel]] = TtlCache(clock)
        self._silent: dict[int, int] = {}

    def of(self, client: discord.Client) -> None:
        """Ask this client's Discord from now on."""
        self._http = client.http

    def forget(self, guild_id: int) -> None:
        """Forget a server's roles and channels because they have changed."""
        self._servers.drop(guild_id)
        self._channels.drop(guild_id)

    def known(self, user_id: int, guild_id: int, channel_id: int) -> GuildMember | NotAMember | None:
        """Return the cached answer about a user and a channel; None if part of it is missing."""
        member = self._members.get((guild_id, user_id))
        if member is None:
            return None
        if member[0] is None:
            return NotAMember()
        server, channels = self._servers.get(guild_id), self._listed(guild_id, channel_id)
        if server is None or channels is None:
            return None
        return GuildMember(member[0], server[0], channels[0].get(channel_id))

    def _listed(self, guild_id: int, channel_id: int) -> tuple[Mapping[int, Channel]] | None:
        """Return a server's cached channels; where the channel is missing, only if they are fresh."""
        known = self._channels.get(guild_id)
        return known if known is None or channel_id in known[0] else self._channels.get(guild_id, FRESH)

    async def look(
        self, user_id: int, guild_id: int, channel_id: int, *, patience: float, refresh: bool = False
    ) -> GuildMember | NotAMember | None:
        """Return the cached answer, or ask; None if Discord gave no answer within ``patience`` seconds.

        refresh: ask in any case, because the cache seems to be out of date.
        """
        known = self.known(user_id, guild_id, channel_id)
        if (known is not None and not refresh) or self._is_silent(guild_id):
            return known
        try:
            async with asyncio.timeout(patience):
                await self._ask(user_id, guild_id, channel_id, 0 if refresh else TTL)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            self._silent[guild_id] = self._clock.now()
        return self.known(user_id, guild_id, channel_id)

    async def person(self, user_id: int, guild_id: int) -> User | None:
        """Ask for a member of a server with their names there; None for a bot, and for a user who is no member.

        Raises errors of discord.py if Discord does not answer.
        """
        assert self._http is not None
        try:
            found = await self._http.get_member(guild_id, user_id)
        except discord.NotFound as error:
            if error.code not in UNKNOWN_MEMBER:
                raise
            return None
        return None if found["user"].get("bot") else user_of_data(found["user"], found, guild_id)

    def _is_silent(self, guild_id: int) -> bool:
        since = self._silent.get(guild_id)
        if since is not None and 0 <= self._clock.now() - since < SILENT:
            return True
        self._silent.pop(guild_id, None)
        return self._http is None

    async def _ask(self, user_id: int, guild_id: int, channel_id: int, within: int) -> None:
        http = self._http
        assert http is not None

        async def member() -> Member | None:
            try:
                found = await http.get_member(guild_id, user_id)
            except discord.NotFound as error:
                if error.code not in UNKNOWN_MEMBER:
                    raise
                return None
            until = discord.utils.parse_time(found.get("communication_disabled_until"))
            roles = frozenset(map(int, found["roles"]))
            return Member(user_id, roles, 0.0 if until is None else until.timestamp())

        async def server() -> Guild:
            found = await http.get_guild(guild_id, with_counts=False)
            roles = {int(role["id"]): int(role["permissions"]) for role in found["roles"]}
            return Guild(guild_id, int(found["owner_id"]), roles)

        async def channels() -> Mapping[int, Channel]:
            found = await http.get_all_guild_channels(guild_id)
            return {int(one["id"]): _channel(one) for one in found}

        if await self._members.ask((guild_id, user_id), member, within) is not None:
            listed = min(within, FRESH) if self._listed(guild_id, channel_id) is None else within
            await asyncio.gather(
                self._servers.ask(guild_id, server, within), self._channels.ask(guild_id, channels, listed)
            )


def _channel(channel: Mapping[str, Any]) -> Channel:
    found = channel.get("permission_overwrites", ())
    overwrites = tuple((int(one["id"]), int(one["allow"]), int(one["deny"])) for one in found)
    return Channel(int(channel["type"]), overwrites)
