"""What roles, overwrites and timeouts grant a member, held against discord.py, which reckons it from memory."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest

from discord_ui.discord_api.permissions import Channel, Guild, Member, channel_permissions, guild_permissions
from sandbox.state import payloads, permissions
from sandbox.state.clock import iso
from sandbox.state.model import Membership, Overwrite, Role
from sandbox.state.permissions import Permission
from sandbox.state.world import World

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
        guild.members[who.id] = Membership(who.id, 0, roles=list(mine))
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
