"""Commands in the menus of members and of messages: the client's own checks, and the data for the bot."""

from sandbox.activity.command_input import CannotDo, named, resolve_user
from sandbox.activity.installs import visible_commands
from sandbox.json_types import Json
from sandbox.state import payloads
from sandbox.state.model import Channel, Command, Message, User
from sandbox.state.world import World
from sandbox.validation.commands import MESSAGE_MENU, USER_MENU


def find_menu_command(world: World, channel: Channel, user: User, kind: int, name: str) -> Command:
    """Return the command of a menu by its name. Raises CannotDo if the user does not find it there."""
    offered = [one for one in visible_commands(world, channel, user.id) if one.body.get("type") == kind]
    for one in offered:
        if named(one.body, name, user.locale):
            return one
    known = ", ".join(one.body["name"] for one in offered) or "none"
    raise CannotDo(f"{user.name} finds no {name!r} in the menu; there are: {known}")


def on_member(world: World, channel: Channel, command: Command, target: User) -> Json:
    """Return the data of a command on a member. Raises CannotDo for one who is not at the place."""
    guild = world.guild_of(channel)
    if target.id not in (channel.recipients if guild is None else guild.members):
        raise CannotDo(f"{target.name} is not there")
    resolved: Json = {}
    resolve_user(world, channel, str(target.id), resolved)
    return _data(command, USER_MENU, target.id, resolved)


def on_message(world: World, command: Command, target: Message) -> Json:
    """Return the data of a command on a message. Raises CannotDo for one that only its reader sees."""
    if target.only_for is not None:
        raise CannotDo("a message that only you see has no menu of apps")
    resolved = {"messages": {str(target.id): payloads.message(world, target)}}
    return _data(command, MESSAGE_MENU, target.id, resolved)


def _data(command: Command, kind: int, target: int, resolved: Json) -> Json:
    data: Json = {
        "id": str(command.id),
        "name": command.body["name"],
        "type": kind,
        "target_id": str(target),
        "resolved": resolved,
    }
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    return data
