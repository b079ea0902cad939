"""What an answer says of somebody's presence, and how often Discord is asked."""

from __future__ import annotations

import asyncio

from discord_ui.directory import Inside, Outside
from discord_ui.granting import Channel, Member, Server
from discord_ui.kept import KEPT, Kept
from discord_ui.presences import presence_of
from sandbox.permissions import Permission
from service.people.access import UNKNOWN_MEMBERSHIP, Membership
from tests.service.table import FakeClock

GUILD, OWNER, MEMBER, MANAGERS = 1, 2, 3, 11
SERVER = Server(GUILD, OWNER, {GUILD: Permission.VIEW_CHANNEL, MANAGERS: Permission.MANAGE_GUILD})
HIDDEN = Channel(0, ((GUILD, 0, Permission.VIEW_CHANNEL),))


def test_a_presence_is_what_discord_says_of_member_and_channel() -> None:
    assert presence_of(None, 0.0) == UNKNOWN_MEMBERSHIP
    assert presence_of(Outside(), 0.0) == Membership("out")
    plain, manager = Member(MEMBER, frozenset()), Member(MEMBER, frozenset({MANAGERS}), silenced=100.0)
    assert presence_of(Inside(plain, SERVER, Channel(0)), 0.0) == Membership("there")
    assert presence_of(Inside(plain, SERVER, HIDDEN), 0.0) == Membership("blind")
    assert presence_of(Inside(plain, SERVER, None), 0.0) == Membership("gone")
    assert presence_of(Inside(manager, SERVER, Channel(0)), 100.0) == Membership("there", manages=True)
    assert presence_of(Inside(manager, SERVER, None), 100.0) == Membership("gone", manages=True)
    assert presence_of(Inside(Member(OWNER, frozenset()), SERVER, HIDDEN), 0.0) == Membership(
        "there", manages=True
    )


def test_whoever_is_in_a_timeout_still_sees_but_manages_nothing() -> None:
    silenced = Member(MEMBER, frozenset({MANAGERS}), silenced=100.0)
    assert presence_of(Inside(silenced, SERVER, Channel(0)), 99.0) == Membership("there")
    owner = Member(OWNER, frozenset(), silenced=100.0)
    assert presence_of(Inside(owner, SERVER, Channel(0)), 99.0) == Membership("there", manages=True)


async def test_the_same_question_is_asked_once_in_some_minutes_also_by_many_at_once() -> None:
    clock, asked = FakeClock(), []

    async def question() -> int:
        asked.append(clock.time)
        await asyncio.sleep(0)
        return len(asked)

    kept: Kept[str, int] = Kept(clock)
    assert await asyncio.gather(*(kept.ask("a", question) for _ in range(20))) == [1] * 20
    clock.time += KEPT - 1
    assert await kept.ask("a", question) == 1
    clock.time += 1
    assert await kept.ask("a", question) == 2
    clock.time -= 3600
    assert await kept.ask("a", question) == 3, "a clock that was ahead keeps nothing for ever"
