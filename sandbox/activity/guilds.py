"""Join and leave guilds, as a person or the bot, and notify all who may know."""

from sandbox.state import payloads
from sandbox.state.event_bus import Dispatch
from sandbox.state.intents import Intent
from sandbox.state.model import Guild, Membership, User
from sandbox.state.world import World


def available(world: World, guild: Guild, *, new: bool = False) -> Dispatch:
    """Return the event with which a guild appears to the bot: after an outage or, if `new`, when the bot was
    added.
    """
    data = payloads.guild(world, guild, full=True)
    if new:
        # If it is absent, discord.py takes the guild for a new one, not one that is back.
        del data["unavailable"]
    return Dispatch("GUILD_CREATE", data, guild.id, Intent.GUILDS)


def join(world: World, guild: Guild, user: User) -> None:
    """Make a user a member, unless they are one; an earlier kick or ban does not matter."""
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
    """Remove a member from a guild and its threads."""
    del guild.members[user.id]
    for channel in world.all_of(guild):
        if channel.thread is not None:
            channel.thread.members.pop(user.id, None)
    world.bus.tell_all({"type": "world"})
    if user.id == world.bot.id:
        world.bus.dispatch(Dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id, Intent.GUILDS))
    else:
        gone = {"guild_id": str(guild.id), "user": payloads.user(user)}
        world.bus.dispatch(Dispatch("GUILD_MEMBER_REMOVE", gone, guild.id, Intent.GUILD_MEMBERS))
