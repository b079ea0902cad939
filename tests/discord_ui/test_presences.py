"""Who sees a channel, by roles and overwrites, as Discord reckons it; and how often Discord is asked."""

from __future__ import annotations

import asyncio
import random

import pytest

from discord_ui.presences import KEPT, Kept, Server, presence_of
from sandbox import permissions
from sandbox.model import Channel, ChannelKind, Guild, Membership, Overwrite, Role
from sandbox.permissions import Permission
from tests.service.table import FakeClock

GUILD, OWNER, MEMBER, PLACE = 1, 2, 3, 4
BITS = (Permission.VIEW_CHANNEL, Permission.ADMINISTRATOR, Permission.MANAGE_GUILD, Permission.SEND_MESSAGES)


def some(chance: random.Random, often: float = 0.4) -> int:
    """Some permissions; the right to administer is rare."""
    bits = 0
    for bit in BITS:
        if chance.random() < (0.05 if bit is Permission.ADMINISTRATOR else often):
            bits |= bit
    return bits


@pytest.mark.parametrize("seed", range(300))
def test_roles_and_overwrites_combine_as_on_discord(seed: int) -> None:
    chance = random.Random(seed)
    guild = Guild(GUILD, "g", OWNER, "en-US", 0)
    guild.roles = {number: Role(number, "r", some(chance)) for number in (GUILD, 11, 12, 13)}
    mine = [role for role in (11, 12, 13) if chance.random() < 0.5]
    for user in (OWNER, MEMBER):
        guild.members[user] = Membership(user, 0, roles=list(mine))
    channel = Channel(PLACE, ChannelKind.TEXT, "c", guild_id=GUILD)
    for whose, kind in ((GUILD, 0), (11, 0), (12, 0), (13, 0), (MEMBER, 1)):
        if chance.random() < 0.6:
            allow = some(chance)
            channel.overwrites[whose] = Overwrite(whose, kind, allow, some(chance) & ~allow)
    overwrites = tuple((one.id, one.allow, one.deny) for one in channel.overwrites.values())
    server = Server(GUILD, OWNER, {role.id: role.permissions for role in guild.roles.values()})
    for user in (OWNER, MEMBER):
        sees = bool(permissions.in_channel(guild, channel, user) & Permission.VIEW_CHANNEL)
        manages = bool(permissions.in_guild(guild, user) & Permission.MANAGE_GUILD)
        found = presence_of(user, frozenset(mine), server, overwrites)
        assert (found.where == "there", found.manages) == (sees, manages)
        assert presence_of(user, frozenset(mine), server, None).where == "gone"


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
