"""Where the application is installed, and which of its commands a member finds at a place."""

import enum
from collections.abc import Collection

from sandbox.state import permissions
from sandbox.state.model import Channel, Command
from sandbox.state.permissions import Permission
from sandbox.state.world import World

GUILD_INSTALL, USER_INSTALL = 0, 1

Owners = dict[str, str]
"""By kind of installation ("0" on a guild, "1" for a user), the id of the guild or user; "0" for the bot's DM."""


class Context(enum.IntEnum):
    """Kinds of places in which a command may be used."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


def context_of(world: World, channel: Channel) -> Context:
    """Return what kind of place a channel is."""
    if channel.guild_id is not None:
        return Context.GUILD
    return Context.BOT_DM if world.bot.id in channel.recipients else Context.PRIVATE_CHANNEL


def owners(world: World, channel: Channel, user_id: int, kinds: Collection[int]) -> Owners:
    """Return the installations that matter to a member's act at a place.

    kinds: those that the command supports; without any the bot is not reached.
    """
    found: Owners = {}
    if GUILD_INSTALL in kinds:
        guild = world.guild_of(channel)
        if guild is not None and world.bot.id in guild.members:
            found["0"] = str(guild.id)
        elif context_of(world, channel) is Context.BOT_DM:
            found["0"] = "0"
    if USER_INSTALL in kinds and world.settings.user_install and world.users[user_id].installed:
        found["1"] = str(user_id)
    return found


def owners_of_command(world: World, channel: Channel, user_id: int, command: Command) -> Owners:
    """Return the installations that make a command available to a member at a place."""
    if command.guild_id is not None:
        kinds: Collection[int] = (GUILD_INSTALL,)
    else:
        kinds = command.body.get("integration_types") or world.integration_types
    return owners(world, channel, user_id, kinds)


def visible_commands(world: World, channel: Channel, user_id: int) -> list[Command]:
    """Return the commands of all kinds that a member finds in a channel: by installation, place and permission."""
    bits = world.permissions(channel, user_id)
    if not bits & Permission.USE_APPLICATION_COMMANDS:
        return []
    context = context_of(world, channel)
    return [
        one
        for one in world.commands.values()
        if one.guild_id in (None, channel.guild_id)
        and _fits(one, context)
        and (context is not Context.GUILD or _allowed(one, bits))
        and owners_of_command(world, channel, user_id, one)
    ]


def _fits(command: Command, context: Context) -> bool:
    contexts = command.body.get("contexts")
    if contexts is not None:
        return context in contexts
    return context is Context.GUILD or command.body.get("dm_permission") is not False


def _allowed(command: Command, bits: int) -> bool:
    needed = command.body.get("default_member_permissions")
    if needed is None or bits == permissions.ALL:
        return True
    return int(needed) != 0 and bits & int(needed) == int(needed)


def app_permissions(world: World, channel: Channel, user_id: int) -> int:
    """Return what the application may do at a place, also where only a user has installed it."""
    bits = world.permissions(channel, world.bot.id)
    if bits:
        return bits
    lent = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
    return int(lent) & (world.permissions(channel, user_id) if channel.guild_id is not None else permissions.ALL)


def only_private(world: World, channel: Channel, user_id: int, installed: Owners) -> bool:
    """Return whether answers are seen by the member alone, whatever the bot asks for.

    So it is on a guild where only the member has installed the application and lacks USE_EXTERNAL_APPS.
    """
    if channel.guild_id is None or str(GUILD_INSTALL) in installed:
        return False
    return not world.may(channel, user_id, Permission.USE_EXTERNAL_APPS)
