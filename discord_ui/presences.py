"""Who may see which channel, as Discord says when it is asked: it takes no intent and no memory of the gateway.

What it says is kept for some minutes. Whoever acts in a channel has shown by that that they see it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import aiohttp
import discord
from discord.ext import commands
from msgspec import Struct

from service.clock import Clock
from service.gate import UNKNOWN, Presence

KEPT: Final = 180
"""Seconds for which an answer counts."""
FRESH: Final = 10
"""Seconds for which it counts that a channel was not among a server's: it may have been made since."""
SILENT: Final = 5
"""Seconds for which a server is not asked about again after Discord gave no answer."""
PATIENCE: Final = 2.0
"""Seconds for which somebody waits for an answer: a form has to follow within three."""
LONGEST: Final = 30.0
"""Seconds after which nothing is expected any more; what comes until then is known the next time."""
MOST: Final = 20_000
"""So many answers of a kind are kept."""
STRANGERS: Final = frozenset({10007, 10013})
"""Discord's codes for somebody who is no member, or nobody at all."""

K = TypeVar("K")
V = TypeVar("V")
Overwrites = Sequence[tuple[int, int, int]]


class Server(Struct, frozen=True):
    """Who owns a server, and the permissions of its roles; the role of everybody has the server's id."""

    id: int
    owner: int
    roles: Mapping[int, int]


class Kept(Generic[K, V]):
    """Answers that count for some minutes; the same question asked at the same time is asked once."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: OrderedDict[K, tuple[int, V]] = OrderedDict()
        self._asked: dict[K, asyncio.Task[V]] = {}

    def get(self, key: K, within: int = KEPT) -> tuple[V] | None:
        """The answer, alone in a tuple; None if there is none of the last seconds."""
        found = self._known.get(key)
        if found is None or not 0 <= self._clock.now() - found[0] < within:
            return None
        return (found[1],)

    def drop(self, key: K) -> None:
        """Forget an answer."""
        self._known.pop(key, None)

    def drop_all(self, concerned: Callable[[K], bool]) -> None:
        """Forget the answers to some questions."""
        for key in [key for key in self._known if concerned(key)]:
            del self._known[key]

    def put(self, key: K, answer: V) -> None:
        """Keep an answer as one of now."""
        self._known[key] = self._clock.now(), answer
        self._known.move_to_end(key)
        while len(self._known) > MOST:
            self._known.popitem(last=False)

    async def ask(self, key: K, question: Callable[[], Awaitable[V]], within: int = KEPT) -> V:
        """The answer, asked for if there is none of the last seconds. Raises what the question raises."""
        known = self.get(key, within)
        if known is not None:
            return known[0]
        task = self._asked.get(key)
        if task is None:
            task = self._asked[key] = asyncio.ensure_future(self._put(key, question))
            task.add_done_callback(lambda done: self._over(key, done))
        return await asyncio.shield(task)

    def _over(self, key: K, done: asyncio.Task[V]) -> None:
        self._asked.pop(key, None)
        if not done.cancelled():
            done.exception()  # whoever asked may be gone, and then it is nobody's

    async def _put(self, key: K, question: Callable[[], Awaitable[V]]) -> V:
        async with asyncio.timeout(LONGEST):
            answer = await question()
        self.put(key, answer)
        return answer


class Presences:
    """See `service.gate.Sight`. Knows nothing before `of` has told it whom to ask. patience: see `PATIENCE`."""

    def __init__(self, clock: Clock, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._clock = clock
        self._http: discord.http.HTTPClient | None = None
        self._stood: Kept[tuple[int, int, int], Presence] = Kept(clock)
        self._members: Kept[tuple[int, int], frozenset[int] | None] = Kept(clock)
        self._servers: Kept[int, Server] = Kept(clock)
        self._channels: Kept[int, Mapping[int, Overwrites]] = Kept(clock)
        self._silent: dict[int, int] = {}

    def of(self, bot: commands.Bot | commands.AutoShardedBot) -> None:
        """Ask this bot's Discord from now on, and forget what it says has changed."""
        self._http = bot.http

        async def changed(thing: discord.abc.GuildChannel | discord.Role) -> None:
            guild_id = thing.guild.id
            self._servers.drop(guild_id)
            self._channels.drop(guild_id)
            # Whoever stood in a channel may see it no more.
            self._stood.drop_all(lambda key: key[0] == guild_id)

        async def updated(_: object, thing: discord.abc.GuildChannel | discord.Role) -> None:
            await changed(thing)

        for kind in ("guild_channel", "guild_role"):
            bot.add_listener(changed, f"on_{kind}_create")
            bot.add_listener(changed, f"on_{kind}_delete")
            bot.add_listener(updated, f"on_{kind}_update")

    def met(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody acts in a channel, or in a thread of it: they see it."""
        channel = interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
        if interaction.guild_id is None or parent is None or not interaction.permissions.view_channel:
            return
        here = Presence("there", manages=interaction.permissions.manage_guild)
        self._stood.put((interaction.guild_id, parent, interaction.user.id), here)

    def known(self, user_id: int, guild_id: int, channel_id: int) -> Presence:
        """See `service.gate.Sight`."""
        stood = self._stood.get((guild_id, channel_id, user_id))
        if stood is not None:
            return stood[0]
        member = self._members.get((guild_id, user_id))
        if member is None:
            return UNKNOWN
        if member[0] is None:
            return Presence("out")
        server, channels = self._servers.get(guild_id), self._listed(guild_id, channel_id)
        if server is None or channels is None:
            return UNKNOWN
        return presence_of(user_id, member[0], server[0], channels[0].get(channel_id))

    def _listed(self, guild_id: int, channel_id: int) -> tuple[Mapping[int, Overwrites]] | None:
        """A server's channels, if they are known; where one is missing, as they are now."""
        known = self._channels.get(guild_id)
        return known if known is None or channel_id in known[0] else self._channels.get(guild_id, FRESH)

    async def presence(self, user_id: int, guild_id: int, channel_id: int) -> Presence:
        """See `service.gate.Sight`."""
        known = self.known(user_id, guild_id, channel_id)
        if known.where != "unknown" or self._is_silent(guild_id):
            return known
        try:
            async with asyncio.timeout(self.patience):
                await self._ask(user_id, guild_id, channel_id)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            self._silent[guild_id] = self._clock.now()
        return self.known(user_id, guild_id, channel_id)

    def _is_silent(self, guild_id: int) -> bool:
        since = self._silent.get(guild_id)
        if since is not None and 0 <= self._clock.now() - since < SILENT:
            return True
        self._silent.pop(guild_id, None)
        return self._http is None

    async def _ask(self, user_id: int, guild_id: int, channel_id: int) -> None:
        http = self._http
        assert http is not None

        async def member() -> frozenset[int] | None:
            try:
                found = await http.get_member(guild_id, user_id)
            except discord.NotFound as error:
                if error.code not in STRANGERS:
                    raise
                return None
            return frozenset(map(int, found["roles"]))

        async def server() -> Server:
            found = await http.get_guild(guild_id, with_counts=False)
            roles = {int(role["id"]): int(role["permissions"]) for role in found["roles"]}
            return Server(guild_id, int(found["owner_id"]), roles)

        async def channels() -> Mapping[int, Overwrites]:
            found = await http.get_all_guild_channels(guild_id)
            return {int(one["id"]): _overwrites(one) for one in found}

        if await self._members.ask((guild_id, user_id), member) is not None:
            within = FRESH if self._listed(guild_id, channel_id) is None else KEPT
            await asyncio.gather(
                self._servers.ask(guild_id, server), self._channels.ask(guild_id, channels, within)
            )


def _overwrites(channel: Mapping[str, Any]) -> Overwrites:
    found = channel.get("permission_overwrites", ())
    return tuple((int(one["id"]), int(one["allow"]), int(one["deny"])) for one in found)


def presence_of(user_id: int, roles: frozenset[int], server: Server, overwrites: Overwrites | None) -> Presence:
    """A member's presence. overwrites: those of the channel; None if there is none."""
    granted = server.roles.get(server.id, 0)
    for role in roles:
        granted |= server.roles.get(role, 0)
    rights = discord.Permissions(granted)
    if user_id == server.owner or rights.administrator:
        rights = discord.Permissions.all()
    manages = rights.manage_guild
    if overwrites is None:
        return Presence("gone", manages)
    if rights.administrator:
        return Presence("there", manages)
    # Of everybody, then of all the member's roles together, then of the member.
    for whose in ({server.id}, roles, {user_id}):
        mine = [one for one in overwrites if one[0] in whose]
        for _, _, deny in mine:
            granted &= ~deny
        for _, allow, _ in mine:
            granted |= allow
    return Presence("there" if discord.Permissions(granted).view_channel else "blind", manages)
