"""Verbs for the sandbox itself, from JSON to JSON: people, places, faults, records."""

import dataclasses
from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from sandbox.activity import guilds, posting, threads
from sandbox.activity.command_input import CannotDo, find_user
from sandbox.discord_gateway.gateway import Gateway
from sandbox.json_types import Json
from sandbox.rest.rate_limits import RateLimits
from sandbox.state import payloads
from sandbox.state.event_bus import Dispatch
from sandbox.state.faults import Faults
from sandbox.state.intents import Intent
from sandbox.state.model import Channel, Guild, Overwrite
from sandbox.state.permissions import Permission, named
from sandbox.state.shards import Shard
from sandbox.state.world import World


class SandboxVerbs:
    """The verbs of the sandbox's operator. All raise CannotDo for impossible requests."""

    def __init__(self, world: World, gateway: Gateway, faults: Faults, ratelimits: RateLimits) -> None:
        self._world = world
        self._gateway = gateway
        self._faults = faults
        self._ratelimits = ratelimits

    # --- people and places

    async def world(self) -> Json:
        """Return everything: users, guilds with their members and channels, addresses, the bot's state."""
        world = self._world
        return {
            "url": world.base_url,
            "token": world.settings.token,
            "user_install": world.settings.user_install,
            "bot": {"id": str(world.bot.id), "name": world.bot.name, "connected": self._gateway.connected},
            "users": [
                {
                    "id": str(one.id),
                    "name": one.name,
                    "display": one.display,
                    "locale": one.locale,
                    "dms_open": one.dms_open,
                    "installed": one.installed,
                }
                for one in world.users.values()
                if not one.bot
            ],
            "guilds": [
                {
                    "id": str(guild.id),
                    "name": guild.name,
                    "owner": str(guild.owner_id),
                    "members": [str(user_id) for user_id in guild.members],
                    "removed": [str(user_id) for user_id in world.removed.get(guild.id, ())],
                    "channels": [
                        {
                            "id": str(channel.id),
                            "name": channel.name,
                            "type": int(channel.kind),
                            "denied": self._denied(channel),
                        }
                        for channel in world.all_of(guild)
                    ],
                }
                for guild in world.guilds.values()
            ],
        }

    def _denied(self, channel: Channel) -> list[str]:
        """Return the permissions denied to the bot in a channel."""
        overwrite = channel.overwrites.get(self._world.bot.id)
        return [] if overwrite is None else [bit.name or "" for bit in Permission if bit & overwrite.deny]

    async def add_user(
        self, name: str, guild: str | None = None, locale: str = "en-US", display: str | None = None
    ) -> str:
        """Add a person to a guild (the first one by default). Returns the id."""
        try:
            user = self._world.add_user(name, display, locale=locale)
        except ValueError as error:
            raise CannotDo(str(error)) from None
        if self._world.guilds:
            await self.join(name, guild)
        return str(user.id)

    async def join(self, user: str, guild: str | None = None) -> None:
        """Let a person join a guild (a ban is lifted first), or add the bot to it."""
        guilds.join(self._world, self._guild(guild), find_user(self._world, user))

    async def nick(self, user: str, name: str | None, guild: str | None = None) -> None:
        """Set a person's nickname on one guild; None removes it."""
        place, one = self._guild(guild), find_user(self._world, user)
        if one.id not in place.members:
            raise CannotDo(f"{one.name} is not on {place.name}")
        place.members[one.id].nick = name
        data = payloads.member(self._world, place.members[one.id]) | {"guild_id": str(place.id)}
        self._world.bus.dispatch(Dispatch("GUILD_MEMBER_UPDATE", data, place.id, Intent.GUILD_MEMBERS))
        self._world.bus.tell_all({"type": "world"})

    async def leave(self, user: str, guild: str | None = None) -> None:
        """Let a person (or the bot) leave a guild."""
        place, one = self._guild(guild), find_user(self._world, user)
        if one.id not in place.members:
            raise CannotDo(f"{one.name} is not on {place.name}")
        guilds.leave(self._world, place, one)

    async def kick(self, user: str, guild: str | None = None) -> None:
        """Kick a person from a guild; they may return by an invite."""
        place, one = self._guild(guild), find_user(self._world, user)
        if one.id == place.owner_id:
            raise CannotDo(f"{one.name} owns {place.name}")
        await self.leave(user, guild)
        self._world.removed.setdefault(place.id, set()).add(one.id)
        self._world.bus.tell_all({"type": "world"})

    async def ban(self, user: str, guild: str | None = None) -> None:
        """Ban a person from a guild."""
        place, one = self._guild(guild), find_user(self._world, user)
        await self.kick(user, guild)
        data = {"guild_id": str(place.id), "user": payloads.user(one)}
        self._world.bus.dispatch(Dispatch("GUILD_BAN_ADD", data, place.id, Intent.GUILD_MODERATION))

    async def guild_outage(self, over: bool = False, guild: str | None = None) -> None:
        """Make a guild unavailable to the bot, or available again; faults decide what requests about it get."""
        place = self._guild(guild)
        gone = Dispatch("GUILD_DELETE", {"id": str(place.id), "unavailable": True}, place.id, Intent.GUILDS)
        self._world.bus.dispatch(guilds.available(self._world, place) if over else gone)

    async def add_guild(
        self,
        name: str,
        locale: str = "en-US",
        channels: Sequence[str] = ("general", "games"),
        members: Sequence[str] = (),
        bot: bool = True,
        shard: tuple[int, int] | None = None,
    ) -> str:
        """Add a guild with text channels and members (names or ids), and the bot. Returns its id.

        bot: if false, `join` adds it later. shard: number and count, such as (1, 4), of the shard that gets the
        guild's events; any by default.
        """
        number, of = shard or (0, 1)
        if not 0 <= number < of:
            raise CannotDo(f"there is no shard {number} of {of}")
        people = [find_user(self._world, one) for one in members]
        wanted = None if shard is None else Shard(number, of)
        guild = self._world.add_guild(name, locale=locale, with_bot=False, shard=wanted)
        for channel in channels:
            self._world.add_channel(guild, channel)
        for one in people:
            guilds.join(self._world, guild, one)
        if bot:
            guilds.join(self._world, guild, self._world.bot)
        return str(guild.id)

    async def add_channel(self, name: str, guild: str | None = None) -> str:
        """Add a text channel. Returns its id."""
        return str(threads.create_channel(self._world, self._guild(guild), name).id)

    # --- permissions and places that go away

    async def deny(self, permissions: Sequence[str], channel: str | None = None, user: str | None = None) -> None:
        """Take permissions from the bot (or `user`) in a channel, or in every channel."""
        self._overwrite(permissions, channel, user, denied=True)

    async def allow(self, permissions: Sequence[str], channel: str | None = None, user: str | None = None) -> None:
        """Grant permissions to the bot (or `user`) in a channel, or in every channel."""
        self._overwrite(permissions, channel, user, denied=False)

    async def reset_permissions(self, channel: str | None = None) -> None:
        """Forget all overwrites of a channel, or of every channel."""
        for one in self._channels(channel):
            one.overwrites.clear()
            posting.announce_channel(self._world, one, "CHANNEL_UPDATE")

    def _overwrite(
        self, permissions: Sequence[str], channel: str | None, user: str | None, *, denied: bool
    ) -> None:
        try:
            bits = named(permissions)
        except ValueError as error:
            raise CannotDo(str(error)) from None
        who = self._world.bot if user is None else find_user(self._world, user)
        for one in self._channels(channel):
            overwrite = one.overwrites.setdefault(who.id, Overwrite(who.id, 1))
            overwrite.allow = overwrite.allow & ~bits if denied else overwrite.allow | bits
            overwrite.deny = overwrite.deny | bits if denied else overwrite.deny & ~bits
            data = payloads.channel(self._world, one)
            self._world.bus.dispatch(Dispatch("CHANNEL_UPDATE", data, one.guild_id, Intent.GUILDS))

    async def close_dms(self, user: str) -> None:
        """Make the user refuse direct messages (50007)."""
        find_user(self._world, user).dms_open = False

    async def open_dms(self, user: str) -> None:
        """Make the user accept direct messages again."""
        find_user(self._world, user).dms_open = True

    async def delete_channel(self, channel: str) -> None:
        """Delete a channel or thread, as a moderator would."""
        threads.remove(self._world, self._channel(channel))

    async def delete_message(self, channel: str, message: str) -> None:
        """Delete a message, as a moderator would."""
        place = self._channel(channel)
        found = place.messages.get(int(message))
        if found is None:
            raise CannotDo(f"no message {message} there")
        posting.delete(self._world, place, found)

    async def archive(self, channel: str, locked: bool = False) -> None:
        """Archive a thread, and lock it on request."""
        threads.change(self._world, self._thread(channel), {"archived": True, "locked": locked})

    async def unarchive(self, channel: str) -> None:
        """Open a thread again."""
        threads.change(self._world, self._thread(channel), {"archived": False, "locked": False})

    # --- faults

    async def fault(self, /, method: str = ".*", route: str = ".*", **what: Any) -> int:
        """Add a fault for the next matching requests (fields of `sandbox.state.faults.Fault`). Returns its id."""
        try:
            return self._faults.add(method=method, route=route, **what).id
        except (TypeError, ValueError) as error:
            raise CannotDo(str(error)) from None

    async def faults(self) -> list[Json]:
        """Return all faults with their hits."""
        return self._faults.listed()

    async def clear_faults(self, fault: int | None = None) -> None:
        """Forget one fault, or all."""
        self._faults.clear(fault)

    async def advance(self, seconds: float) -> float:
        """Move the sandbox's clock forward. Returns its time."""
        try:
            self._world.clock.advance(seconds)
        except ValueError as error:
            raise CannotDo(str(error)) from None
        return self._world.clock.now()

    async def set(self, **values: Any) -> Json:
        """Change settings (fields of `sandbox.settings.Settings`). Returns them all."""
        settings = self._world.settings
        for name, value in values.items():
            if not hasattr(settings, name) or name in ("token", "bot_name", "file_budget"):
                raise CannotDo(f"no setting {name!r} can be changed")
            setattr(settings, name, value)
        self._ratelimits.strict = settings.strict_rate_limits
        self._ratelimits.everywhere = settings.global_limit
        return dataclasses.asdict(settings)

    # --- records

    async def records(self, since: int = 0) -> list[Json]:
        """Return everything that the bot made visible, from record number `since` on."""
        return [record.as_json() for record in self._world.recorder.records[since:]]

    async def requests(self, since: int = 0) -> list[Json]:
        """Return the bot's requests with a number of at least `since` (the last 20,000 are stored)."""
        return [asdict(one) for one in self._world.recorder.requests if one.number >= since]

    async def counts(self) -> dict[str, int]:
        """Return the number of requests per method and route."""
        return dict(self._world.recorder.request_counts)

    async def rate_limited(self) -> Json:
        """Return the number of refused requests (429), by the limit "everywhere" and by "routes" with their own
        limits.

        Refusals by an injected fault do not count.
        """
        limits = self._ratelimits
        return {"everywhere": limits.refused_everywhere, "routes": dict(limits.refused)}

    async def troubles(self) -> dict[str, list[str]]:
        """Return what should not occur, each a list of sentences.

        Of the sandbox: missing routes ("unimplemented"), internal errors ("crashes"). Of the bot: sessions begun
        too fast ("hasty"), shards connected twice at the same time ("doubled").
        """
        recorder = self._world.recorder
        return {kind: list(getattr(recorder, kind)) for kind in ("unimplemented", "crashes", "hasty", "doubled")}

    # --- finding

    def _guild(self, ref: str | None) -> Guild:
        for guild in self._world.guilds.values():
            if ref is None or str(ref) in (str(guild.id), guild.name):
                return guild
        raise CannotDo(f"there is no guild {ref!r}")

    def _channel(self, ref: str) -> Channel:
        for channel in self._world.channels.values():
            if str(ref) in (str(channel.id), channel.name):
                return channel
        raise CannotDo(f"there is no channel {ref!r}")

    def _thread(self, ref: str) -> Channel:
        channel = self._channel(ref)
        if channel.thread is None:
            raise CannotDo(f"{ref!r} is no thread")
        return channel

    def _channels(self, ref: str | None) -> list[Channel]:
        if ref is not None:
            return [self._channel(ref)]
        return [one for one in self._world.channels.values() if one.guild_id is not None and one.thread is None]
