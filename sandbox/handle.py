"""The sandbox for a test or demo: members, faults, clock and records, over any link."""

from collections.abc import Sequence
from typing import Any

from sandbox.activity.command_input import CannotDo
from sandbox.json_types import Json
from sandbox.link import Link
from sandbox.members import Member


class Sandbox:
    """A running sandbox, in this process (`Server.handle`) or another (`sandbox.client.connect`)."""

    def __init__(self, link: Link) -> None:
        self.link = link

    # --- people and places

    async def member(self, name: str, channel: str = "games", *, guild: str | None = None) -> Member:
        """Return a person by name, in a channel; guild (name or id) is needed if several have one of that name.

        Raises CannotDo for a stranger.
        """
        raw = await self.link.call("me", user=name)
        return Member(self.link, raw, channel if guild is None else await self.channel(channel, guild))

    async def add_member(
        self, name: str, *, locale: str = "en-US", channel: str = "games", guild: str | None = None
    ) -> Member:
        """Add a person to a guild, the first one by default."""
        await self.link.call("add_user", name=name, locale=locale, guild=guild)
        return await self.member(name, channel, guild=guild)

    async def world(self) -> Json:
        """Return users, guilds, channels, the bot and the address."""
        found: Json = await self.link.call("world")
        return found

    async def add_guild(
        self,
        name: str,
        *,
        channels: Sequence[str] = ("general", "games"),
        members: Sequence[str] = (),
        bot: bool = True,
        shard: tuple[int, int] | None = None,
    ) -> str:
        """Add a guild with text channels and members (names or ids), and the bot. Returns its id.

        bot: if false, `call("join", user=<the bot's name>, guild=...)` adds it later. shard: number and count,
        such as (1, 4), of the shard that gets the guild's events.
        """
        number, count = (None, None) if shard is None else shard
        made: str = await self.link.call(
            "add_guild",
            name=name,
            channels=list(channels),
            members=list(members),
            bot=bot,
            shard=number,
            of=count,
        )
        return made

    async def add_channel(self, name: str, guild: str | None = None) -> str:
        """Add a text channel to a guild, the first one by default. Returns its id."""
        made: str = await self.link.call("add_channel", name=name, guild=guild)
        return made

    async def channel(self, name: str, guild: str) -> str:
        """Return the id of a channel, by its name and its guild's name or id. Raises CannotDo if there is none."""
        for one in (await self.world())["guilds"]:
            if guild in (one["id"], one["name"]):
                for place in one["channels"]:
                    if name in (place["id"], place["name"]):
                        return str(place["id"])
        raise CannotDo(f"there is no channel {name!r} on a guild {guild!r}")

    async def wait_bot(
        self,
        within: float = 30.0,
        *,
        sessions: int = 1,
        shards: int | None = None,
        only: Sequence[int] | None = None,
    ) -> None:
        """Wait until the bot is connected and has begun this many sessions (2: it was restarted). Raises CannotDo.

        shards: total number; each must be connected and have begun this many sessions itself. only: the shards
        with these numbers.
        """
        numbers = None if only is None else list(only)
        await self.link.call("wait_bot", within=within, sessions=sessions, shards=shards, only=numbers)

    async def wait_bot_gone(
        self, within: float = 30.0, *, shards: int | None = None, only: Sequence[int] | None = None
    ) -> None:
        """Wait until the bot is not connected at all, or by none of these shards (see `wait_bot`). Raises
        CannotDo.
        """
        numbers = None if only is None else list(only)
        await self.link.call("wait_bot_gone", within=within, shards=shards, only=numbers)

    # --- faults

    async def fault(self, method: str = ".*", route: str = ".*", **what: Any) -> int:
        """Add a fault for the next matching requests: see `sandbox.state.faults.Fault`. Returns its id."""
        made: int = await self.link.call("fault", method=method, route=route, **what)
        return made

    async def faults(self) -> list[Json]:
        """Return the faults with their hits."""
        found: list[Json] = await self.link.call("faults")
        return found

    async def clear_faults(self, fault: int | None = None) -> None:
        """Forget one fault, or all."""
        await self.link.call("clear_faults", fault=fault)

    async def deny(self, *permissions: str, channel: str | None = None, user: str | None = None) -> None:
        """Take permissions from the bot (or a user) in a channel, or everywhere."""
        await self.link.call("deny", permissions=list(permissions), channel=channel, user=user)

    async def allow(self, *permissions: str, channel: str | None = None, user: str | None = None) -> None:
        """Grant permissions to the bot (or a user) in a channel, or everywhere."""
        await self.link.call("allow", permissions=list(permissions), channel=channel, user=user)

    async def call(self, verb: str, **args: Any) -> Any:
        """Call any verb: `close_dms(user)`, `open_dms`, `archive(channel, locked)`, `unarchive`, `delete_channel`,
        `delete_message`, `leave(user)`, `join(user)`, `gateway_drop(resume, shard)`,
        `gateway_reconnect(shard)`, `gateway_invalidate(resumable, shard)`, `gateway_close(code, shard)`,
        `gateway_counts`, `guild_outage(over)`, `set(**settings)` …
        """
        return await self.link.call(verb, **args)

    async def advance(self, seconds: float) -> float:
        """Move the sandbox's clock forward."""
        now: float = await self.link.call("advance", seconds=seconds)
        return now

    # --- records

    async def records(self, since: int = 0) -> list[Json]:
        """Return everything the bot made visible and to whom: see `sandbox.state.recorder.Record`."""
        found: list[Json] = await self.link.call("records", since=since)
        return found

    async def requests(self, since: int = 0) -> list[Json]:
        """Return the bot's requests: see `sandbox.state.recorder.Request`."""
        found: list[Json] = await self.link.call("requests", since=since)
        return found

    async def counts(self) -> dict[str, int]:
        """Return the number of requests per "METHOD /route"."""
        found: dict[str, int] = await self.link.call("counts")
        return found

    async def rate_limited(self) -> Json:
        """Return the refused requests: {"everywhere": by the overall limit, "routes": by "METHOD /route"}."""
        found: Json = await self.link.call("rate_limited")
        return found

    async def troubles(self) -> dict[str, list[str]]:
        """Return what should not occur, by kind; all lists should be empty.

        "unimplemented" (routes), "crashes" (of the sandbox), "hasty" (sessions begun too fast), "doubled" (shards
        connected twice at the same time).
        """
        found: dict[str, list[str]] = await self.link.call("troubles")
        return found
