"""What Discord says of a member and a channel: kept, asked anew where it matters, not asked where it is silent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord

from discord_ui.discord_api.guild_directory import FRESH, SILENT, GuildDirectory, GuildMember, NotAMember
from discord_ui.discord_api.permissions import Channel, Member
from discord_ui.discord_api.ttl_cache import TTL
from tests.service.helpers.fake_discord import FakeClock

GUILD, OWNER, MEMBER, ROLE, PLACE, OTHER = 1, 2, 3, 11, 4, 5


class Http:
    """Answers as Discord does, and counts."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.channels = [PLACE]
        self.member: dict[str, Any] | None = {"roles": [str(ROLE)], "communication_disabled_until": None}
        self.before: Callable[[], Awaitable[None]] | None = None

    async def get_member(self, guild_id: int, user_id: int) -> dict[str, Any]:
        await self._hear("member")
        if self.member is None:
            raise discord.NotFound(cast("Any", SimpleNamespace(status=404, reason="")), {"code": 10007})
        return self.member

    async def get_guild(self, guild_id: int, *, with_counts: bool) -> dict[str, Any]:
        await self._hear("server")
        return {"owner_id": str(OWNER), "roles": [{"id": str(ROLE), "permissions": "8"}]}

    async def get_all_guild_channels(self, guild_id: int) -> list[dict[str, Any]]:
        await self._hear("channels")
        overwrites = [{"id": str(ROLE), "type": 0, "allow": "1", "deny": "2"}]
        return [{"id": str(one), "type": 5, "permission_overwrites": overwrites} for one in self.channels]

    async def _hear(self, what: str) -> None:
        self.asked.append(what)
        if self.before is not None:
            await self.before()


def directory() -> tuple[GuildDirectory, Http, FakeClock]:
    clock, http = FakeClock(), Http()
    made = GuildDirectory(clock)
    made.of(cast("discord.Client", SimpleNamespace(http=http)))
    return made, http, clock


async def look(
    asked: GuildDirectory, place: int = PLACE, *, refresh: bool = False, patience: float = 5.0
) -> GuildMember | NotAMember | None:
    return await asked.look(MEMBER, GUILD, place, patience=patience, refresh=refresh)


async def test_an_answer_is_kept_for_some_minutes_unless_it_is_asked_anew() -> None:
    asked, http, clock = directory()
    found = await look(asked)
    assert isinstance(found, GuildMember)
    assert found.channel == Channel(5, ((ROLE, 1, 2),))
    assert (found.server.owner, dict(found.server.roles)) == (OWNER, {ROLE: 8})
    assert found.member == Member(MEMBER, frozenset({ROLE}))
    clock.time += TTL - 1
    assert await look(asked) == found
    assert len(http.asked) == 3
    await look(asked, refresh=True)
    assert len(http.asked) == 6
    await asyncio.gather(*(look(asked, refresh=True) for _ in range(5)))
    assert len(http.asked) == 9, "at the same time it is asked once"
    asked.forget(GUILD)
    await look(asked)
    assert http.asked[9:] == ["server", "channels"]


async def test_a_timeout_is_told_with_the_moment_at_which_it_ends() -> None:
    asked, http, _ = directory()
    http.member = {"roles": [], "communication_disabled_until": "1970-01-01T00:01:40+00:00"}
    found = await look(asked)
    assert isinstance(found, GuildMember)
    assert found.member == Member(MEMBER, frozenset(), 100.0)


async def test_of_a_stranger_nothing_more_is_asked() -> None:
    asked, http, _ = directory()
    http.member = None
    assert await look(asked) == NotAMember()
    assert http.asked == ["member"]


async def test_a_channel_that_was_not_there_is_looked_for_again_soon() -> None:
    asked, http, clock = directory()
    for expected in (3, 3, 4):
        found = await look(asked, OTHER)
        assert isinstance(found, GuildMember)
        assert found.channel is None
        assert len(http.asked) == expected
        clock.time += FRESH - 1
    http.channels.append(OTHER)
    clock.time += FRESH
    found = await look(asked, OTHER)
    assert isinstance(found, GuildMember)
    assert found.channel is not None


async def test_where_discord_gives_no_answer_it_is_left_alone_for_some_seconds() -> None:
    asked, http, clock = directory()

    async def fails() -> None:
        raise ConnectionResetError

    async def hangs() -> None:
        await asyncio.sleep(0.2)

    for trouble in (fails, hangs):
        http.before = trouble
        http.asked.clear()
        assert await look(asked, patience=0.01) is None
        assert await look(asked, refresh=True) is None
        assert http.asked == ["member"]
        http.before = None
        clock.time += SILENT
        assert isinstance(await look(asked), GuildMember)
        clock.time += TTL
