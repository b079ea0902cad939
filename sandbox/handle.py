"""The sandbox in the hands of a test or demo: members, faults, clock and records, over any link."""

from __future__ import annotations

from typing import Any

from sandbox.link import Link
from sandbox.members import Member

Json = dict[str, Any]


class Sandbox:
    """A running sandbox, in this process (`Server.handle`) or another (`sandbox.client.connect`)."""

    def __init__(self, link: Link) -> None:
        self.link = link

    # --- people and places

    async def member(self, name: str, channel: str = "games") -> Member:
        """A person by name, standing in a channel. Raises CannotDo for a stranger."""
        return Member(self.link, await self.link.call("me", user=name), channel)

    async def add_member(self, name: str, *, locale: str = "en-US", channel: str = "games") -> Member:
        """A new person in the first guild."""
        await self.link.call("add_user", name=name, locale=locale)
        return await self.member(name, channel)

    async def world(self) -> Json:
        """Users, guilds, channels, the bot and the address."""
        found: Json = await self.link.call("world")
        return found

    async def add_channel(self, name: str) -> str:
        """A new text channel in the first guild. Returns its id."""
        made: str = await self.link.call("add_channel", name=name)
        return made

    async def wait_bot(self, within: float = 30.0, *, sessions: int = 1) -> None:
        """Until the bot is connected and has begun so many sessions (2: a second start). Raises CannotDo."""
        await self.link.call("wait_bot", within=within, sessions=sessions)

    # --- faults

    async def fault(self, method: str = ".*", route: str = ".*", **what: Any) -> int:
        """Order a fault for the next matching requests: see `sandbox.faults.Fault`. Returns its id."""
        made: int = await self.link.call("fault", method=method, route=route, **what)
        return made

    async def faults(self) -> list[Json]:
        """The faults with their hits."""
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
        """Any verb: `close_dms(user)`, `open_dms`, `archive(channel, locked)`, `unarchive`, `delete_channel`,
        `delete_message`, `leave(user)`, `join(user)`, `gateway_drop(resume)`, `gateway_reconnect`,
        `gateway_invalidate(resumable)`, `gateway_close(code)`, `gateway_counts`, `guild_outage(over)`,
        `set(**settings)` …
        """
        return await self.link.call(verb, **args)

    async def advance(self, seconds: float) -> float:
        """Move the sandbox's clock forward."""
        now: float = await self.link.call("advance", seconds=seconds)
        return now

    # --- records

    async def records(self, since: int = 0) -> list[Json]:
        """Everything the bot made visible and to whom: see `sandbox.recorder.Record`."""
        found: list[Json] = await self.link.call("records", since=since)
        return found

    async def requests(self, since: int = 0) -> list[Json]:
        """The bot's requests: see `sandbox.recorder.Request`."""
        found: list[Json] = await self.link.call("requests", since=since)
        return found

    async def counts(self) -> dict[str, int]:
        """Requests per "METHOD /route"."""
        found: dict[str, int] = await self.link.call("counts")
        return found

    async def troubles(self) -> Json:
        """Unknown routes and the sandbox's own failures; both lists should be empty."""
        found: Json = await self.link.call("troubles")
        return found
