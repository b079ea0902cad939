"""What an answer says of somebody's presence, and how often Discord is asked."""

from __future__ import annotations

import asyncio

from discord_ui.discord_api.channel_membership import membership_of
from discord_ui.discord_api.guild_directory import GuildMember, NotAMember
from discord_ui.discord_api.permissions import Channel, Guild, Member
from discord_ui.discord_api.ttl_cache import TTL, TtlCache
from sandbox.state.permissions import Permission
from service.people.access import UNKNOWN_MEMBERSHIP, Membership
from tests.service.helpers.fake_discord import FakeClock

GUILD, OWNER, MEMBER, MANAGERS = 1, 2, 3, 11
SERVER = Guild(GUILD, OWNER, {GUILD: Permission.VIEW_CHANNEL, MANAGERS: Permission.MANAGE_GUILD})
HIDDEN = Channel(0, ((GUILD, 0, Permission.VIEW_CHANNEL),))


def test_a_presence_is_what_discord_says_of_member_and_channel() -> None:
    assert membership_of(None, 0.0) == UNKNOWN_MEMBERSHIP
    assert membership_of(NotAMember(), 0.0) == Membership("out")
    plain, manager = Member(MEMBER, frozenset()), Member(MEMBER, frozenset({MANAGERS}), silenced=100.0)
    assert membership_of(GuildMember(plain, SERVER, Channel(0)), 0.0) == Membership("there")
    assert membership_of(GuildMember(plain, SERVER, HIDDEN), 0.0) == Membership("blind")
    assert membership_of(GuildMember(plain, SERVER, None), 0.0) == Membership("gone")
    assert membership_of(GuildMember(manager, SERVER, Channel(0)), 100.0) == Membership("there", manages=True)
    assert membership_of(GuildMember(manager, SERVER, None), 100.0) == Membership("gone", manages=True)
    assert membership_of(GuildMember(Member(OWNER, frozenset()), SERVER, HIDDEN), 0.0) == Membership(
        "there", manages=True
    )


def test_whoever_is_in_a_timeout_still_sees_but_manages_nothing() -> None:
    silenced = Member(MEMBER, frozenset({MANAGERS}), silenced=100.0)
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
