"""What Discord says of a member and a channel: cached, asked again where it matters, not while it is silent."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from discord_ui.discord_api.channel_membership import membership_of
from discord_ui.discord_api.guild_directory import FRESH, SILENT, GuildDirectory, GuildMember, NotAMember
from discord_ui.discord_api.permissions import Channel, Guild, Member, channel_permissions, guild_permissions
from discord_ui.discord_api.ttl_cache import TTL, TtlCache
from sandbox.state import model, payloads, permissions
from sandbox.state.clock import iso
from sandbox.state.model import Overwrite, Role
from sandbox.state.permissions import Permission
from sandbox.state.world import World
from service.people.access import UNKNOWN_MEMBERSHIP, Membership
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


SERVER = Guild(GUILD, OWNER, {GUILD: Permission.VIEW_CHANNEL, ROLE: Permission.MANAGE_GUILD})
HIDDEN = Channel(0, ((GUILD, 0, Permission.VIEW_CHANNEL),))


def test_a_presence_is_what_discord_says_of_member_and_channel() -> None:
    assert membership_of(None, 0.0) == UNKNOWN_MEMBERSHIP
    assert membership_of(NotAMember(), 0.0) == Membership("out")
    plain, manager = Member(MEMBER, frozenset()), Member(MEMBER, frozenset({ROLE}), silenced=100.0)
    assert membership_of(GuildMember(plain, SERVER, Channel(0)), 0.0) == Membership("there")
    assert membership_of(GuildMember(plain, SERVER, HIDDEN), 0.0) == Membership("blind")
    assert membership_of(GuildMember(plain, SERVER, None), 0.0) == Membership("gone")
    assert membership_of(GuildMember(manager, SERVER, Channel(0)), 100.0) == Membership("there", manages=True)
    assert membership_of(GuildMember(manager, SERVER, None), 100.0) == Membership("gone", manages=True)
    assert membership_of(GuildMember(Member(OWNER, frozenset()), SERVER, HIDDEN), 0.0) == Membership(
        "there", manages=True
    )


def test_whoever_is_in_a_timeout_still_sees_but_manages_nothing() -> None:
    silenced = Member(MEMBER, frozenset({ROLE}), silenced=100.0)
    assert membership_of(GuildMember(silenced, SERVER, Channel(0)), 99.0) == Membership("there")
    owner = Member(OWNER, frozenset(), silenced=100.0)
    assert membership_of(GuildMember(owner, SERVER, Channel(0)), 99.0) == Membership("there", manages=True)


async def test_the_same_question_is_asked_once_in_some_minutes_also_by_many_at_once() -> None:
    clock, asked = FakeClock(), []

    async def question() -> int:
        asked.append(clock.time)
        await asyncio.sleep(0)
        return len(asked)

    kept: TtlCache[str, int] = TtlCache(clock)
    assert await asyncio.gather(*(kept.ask("a", question) for _ in range(20))) == [1] * 20
    clock.time += TTL - 1
    assert await kept.ask("a", question) == 1
    clock.time += 1
    assert await kept.ask("a", question) == 2
    clock.time -= 3600
    assert await kept.ask("a", question) == 3, "a clock that was ahead keeps nothing for ever"


BITS = (
    Permission.VIEW_CHANNEL,
    Permission.ADMINISTRATOR,
    Permission.MANAGE_GUILD,
    Permission.SEND_MESSAGES,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.CREATE_PUBLIC_THREADS,
    Permission.ATTACH_FILES,
    Permission.EMBED_LINKS,
    Permission.MENTION_EVERYONE,
    Permission.READ_MESSAGE_HISTORY,
)
NOW = discord.utils.utcnow().timestamp()
HOUR = 3600


def some(chance: random.Random, often: float) -> int:
    """Some permissions; the right to administer is rare."""
    bits = 0
    for bit in BITS:
        if chance.random() < (0.04 if bit is Permission.ADMINISTRATOR else often):
            bits |= bit
    return bits


@pytest.mark.parametrize("seed", range(300))
def test_roles_overwrites_and_timeouts_combine_as_on_discord(seed: int) -> None:
    chance = random.Random(seed)
    world = World()
    guild = world.add_guild("g", with_bot=False)
    guild.roles = {number: Role(number, "r", some(chance, 0.5)) for number in (guild.id, 11, 12, 13)}
    mine = [role for role in (11, 12, 13) if chance.random() < 0.5]
    place = world.add_channel(guild, "c")
    user = world.add_user("anna")
    for whose, kind in ((guild.id, 0), (11, 0), (12, 0), (13, 0), (user.id, 1)):
        if chance.random() < 0.6:
            allow = some(chance, 0.4)
            place.overwrites[whose] = Overwrite(whose, kind, allow, some(chance, 0.3) & ~allow)
    silenced = chance.choice((0.0, 0.0, NOW - HOUR, NOW + HOUR))
    for who in (user, world.owner):
        guild.members[who.id] = model.Membership(who.id, 0, roles=list(mine))
        told = payloads.member(world, guild.members[who.id])
        if silenced:
            told["communication_disabled_until"] = iso(silenced)
        server = Guild(guild.id, guild.owner_id, {role.id: role.permissions for role in guild.roles.values()})
        channel = Channel(0, tuple((one.id, one.allow, one.deny) for one in place.overwrites.values()))
        member = Member(who.id, frozenset(mine), silenced)
        here, whole = in_discord_py(told, payloads.guild(world, guild), payloads.channel(world, place))
        localizer = discord.Permissions.voice().value
        assert channel_permissions(member, server, channel, NOW).value & ~localizer == here.value & ~localizer
        assert guild_permissions(member, server, NOW) == whole
        if silenced < NOW:
            sees = bool(permissions.in_channel(guild, place, who.id) & Permission.VIEW_CHANNEL)
            assert channel_permissions(member, server, channel, NOW).view_channel == sees


def in_discord_py(
    member: dict[str, Any], guild: dict[str, Any], channel: dict[str, Any]
) -> tuple[discord.Permissions, discord.Permissions]:
    """What discord.py reckons for a member: in the channel, and on the whole server."""
    state: Any = discord.Client(intents=discord.Intents.none())._connection
    made: Any = discord.Guild(data=guild, state=state)  # type: ignore[arg-type]
    who = discord.Member(data=member, guild=made, state=state)  # type: ignore[arg-type]
    return (
        discord.TextChannel(state=state, guild=made, data=channel).permissions_for(who),  # type: ignore[arg-type]
        who.guild_permissions,
    )
