"""The sandbox for a test or demo: members, faults, clock and records, over any link."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from sandbox.activity.command_input import CannotDo
from sandbox.control.gateway_verbs import GatewayVerbs
from sandbox.control.sandbox_verbs import SandboxVerbs
from sandbox.link import Link
from sandbox.members import Member

P = ParamSpec("P")
R = TypeVar("R")


def _over_link(
    verb: Callable[Concatenate[Any, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[Sandbox, P], Coroutine[Any, Any, R]]:
    """Return a method with a verb's own signature, which calls the verb over the sandbox's link."""
    names = [*inspect.signature(verb).parameters][1:]

    @functools.wraps(verb)
    async def call(self: Sandbox, /, *args: P.args, **given: P.kwargs) -> R:
        return cast("R", await self.link.call(verb.__name__, **dict(zip(names, args, strict=False)), **given))

    return call


class Sandbox:
    """A running sandbox, in this process (`Server.handle`) or another (`sandbox.client.connect`)."""

    world = _over_link(SandboxVerbs.world)
    add_guild = _over_link(SandboxVerbs.add_guild)
    add_channel = _over_link(SandboxVerbs.add_channel)
    fault = _over_link(SandboxVerbs.fault)
    faults = _over_link(SandboxVerbs.faults)
    clear_faults = _over_link(SandboxVerbs.clear_faults)
    advance = _over_link(SandboxVerbs.advance)
    records = _over_link(SandboxVerbs.records)
    requests = _over_link(SandboxVerbs.requests)
    counts = _over_link(SandboxVerbs.counts)
    rate_limited = _over_link(SandboxVerbs.rate_limited)
    troubles = _over_link(SandboxVerbs.troubles)
    wait_bot = _over_link(GatewayVerbs.wait_bot)
    wait_bot_gone = _over_link(GatewayVerbs.wait_bot_gone)

    def __init__(self, link: Link) -> None:
        self.link = link

    async def call(self, verb: str, **args: Any) -> Any:
        """Call any verb: `close_dms(user)`, `archive(channel, locked)`, `leave(user)`, `gateway_counts`,
        `gateway_drop(resume, shard)`, `guild_outage(over)`, `set(**settings)` …
        """
        return await self.link.call(verb, **args)

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

    async def channel(self, name: str, guild: str) -> str:
        """Return the id of a channel, by its name and its guild's name or id. Raises CannotDo if there is none."""
        for one in (await self.world())["guilds"]:
            if guild in (one["id"], one["name"]):
                for place in one["channels"]:
                    if name in (place["id"], place["name"]):
                        return str(place["id"])
        raise CannotDo(f"there is no channel {name!r} on a guild {guild!r}")

    async def deny(self, *permissions: str, channel: str | None = None, user: str | None = None) -> None:
        """Take permissions from the bot (or a user) in a channel, or everywhere."""
        await self.link.call("deny", permissions=permissions, channel=channel, user=user)

    async def allow(self, *permissions: str, channel: str | None = None, user: str | None = None) -> None:
        """Grant permissions to the bot (or a user) in a channel, or everywhere."""
        await self.link.call("allow", permissions=permissions, channel=channel, user=user)
