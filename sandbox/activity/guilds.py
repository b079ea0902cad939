"""Who comes to a guild and who leaves it, people and the bot; everybody who may know is told."""

from __future__ import annotations

from sandbox.state import payloads
from sandbox.state.event_bus import Dispatch
from sandbox.state.intents import Intent
from sandbox.state.model import Guild, Membership, User
from sandbox.state.world import World


def available(world: World, guild: Guild, *, new: bool = False) -> Dispatch:
    """The event with which a guild appears to the bot: an outage is over or, `new`, it was added to the guild."""
    data = payloads.guild(world, guild, full=True)
    if new:
        # By its absence discord.py tells a guild that the bot has joined from one that is back.
        del data["unavailable"]
    return Dispatch("GUILD_CREATE", data, guild.id, Intent.GUILDS)


def join(world: World, guild: Guild, user: User) -> None:
    """Make somebody a member, unless they are one; nobody is kept out who was removed before."""
    world.removed.get(guild.id, set()).discard(user.id)
    if user.id not in guild.members:
        if user.id == world.bot.id:
            world.seat_bot(guild)
            world.bus.dispatch(available(world, guild, new=True))
        else:
            guild.members[user.id] = Membership(user.id, world.clock.now())
            data = payloads.member(world, guild.members[user.id]) | {"guild_id": str(guild.id)}
            world.bus.dispatch(Dispatch("GUILD_MEMBER_ADD", data, guild.id, Intent.GUILD_MEMBERS))
    world.bus.tell_all({"type": "world"})


def leave(world: World, guild: Guild, user: User) -> None:
    """Take a member out of a guild and of its threads."""
    del guild.members[user.id]
    for channel in world.channels.values():
        if channel.guild_id == guild.id and channel.thread is not None:
            channel.thread.members.pop(user.id, None)
    world.bus.tell_all({"type": "world"})
    if user.id == world.bot.id:
        world.bus.dispatch(Dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id, Intent.GUILDS))
    else:
        gone = {"guild_id": str(guild.id), "user": payloads.user(user)}
        world.bus.dispatch(Dispatch("GUILD_MEMBER_REMOVE", gone, guild.id, Intent.GUILD_MEMBERS))
