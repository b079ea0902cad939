"""Slash commands typed by a member: the client's own checks, and the data for the bot."""

from typing import Any

from sandbox.activity.installs import visible_commands
from sandbox.json_types import Json
from sandbox.state import payloads
from sandbox.state.model import Channel, Command, User
from sandbox.state.world import World
from sandbox.validation.commands import (
    BOOLEAN,
    CHAT_INPUT,
    INTEGER,
    NUMBER,
    STRING,
    SUB_COMMAND,
    SUB_GROUP,
    USER,
    key_of,
)

CHANNEL, ROLE, MENTIONABLE = 7, 8, 9


class CannotDo(Exception):
    """A member tried what Discord's client does not allow; the text says why."""


def named(thing: Json, name: str, locale: str) -> bool:
    """Return whether a command, option or choice has this name, by default or in a language."""
    local = (thing.get("name_localizations") or {}).get(locale)
    return name in (thing["name"], local)


def find_user(world: World, ref: object) -> User:
    """Return a user by id or name. Raises CannotDo for a stranger."""
    for user in world.users.values():
        if str(ref) in (str(user.id), user.name):
            return user
    raise CannotDo(f"there is no user {ref!r}")


def find_channel(world: World, user: User, ref: object) -> Channel:
    """Return a channel that a user sees, by id or else by name. Raises CannotDo."""
    wanted = str(ref)
    seen = [one for one in world.channels.values() if wanted in (str(one.id), one.name)]
    for one in sorted(seen, key=lambda one: str(one.id) != wanted):
        if world.can_see(one, user.id):
            return one
    raise CannotDo(f"{user.name} sees no channel {ref!r}")


def find_command(
    world: World, channel: Channel, user: User, path: str
) -> tuple[Command, list[tuple[int, str]], list[Json]]:
    """Return the command of a path such as "match new", its chain of subcommands (type, name), and its options."""
    words = path.removeprefix("/").split()
    if not words:
        raise CannotDo("a command has a name")
    visible = [one for one in visible_commands(world, channel, user.id) if key_of(one.body)[0] == CHAT_INPUT]
    command = next((one for one in visible if named(one.body, words[0], user.locale)), None)
    if command is None:
        known = ", ".join("/" + one.body["name"] for one in visible) or "none"
        raise CannotDo(f"{user.name} finds no command /{words[0]} there; there are: {known}")
    chain: list[tuple[int, str]] = []
    options: list[Json] = command.body.get("options") or []
    for word in words[1:]:
        inner = [one for one in options if one["type"] in (SUB_COMMAND, SUB_GROUP)]
        found = next((one for one in inner if named(one, word, user.locale)), None)
        if found is None:
            known = ", ".join(one["name"] for one in inner) or "none"
            raise CannotDo(f"/{path} has no part {word!r}; there are: {known}")
        chain.append((found["type"], found["name"]))
        options = found.get("options") or []
    if any(one["type"] in (SUB_COMMAND, SUB_GROUP) for one in options):
        known = ", ".join(one["name"] for one in options)
        raise CannotDo(f"/{path} needs one of its parts: {known}")
    return command, chain, options


def fill(world: World, channel: Channel, user: User, declared: list[Json], given: Json) -> tuple[list[Json], Json]:
    """Return the options as the bot receives them, with the users they name. Raises CannotDo as the client
    would.
    """
    left = dict(given)
    filled: list[Json] = []
    resolved: Json = {}
    for option in declared:
        key = next((name for name in left if named(option, name, user.locale)), None)
        if key is None:
            if option.get("required"):
                raise CannotDo(f"the option {option['name']!r} is required")
            continue
        value = _value(world, channel, user, option, left.pop(key), resolved)
        filled.append({"type": option["type"], "name": option["name"], "value": value})
    if left:
        known = ", ".join(option["name"] for option in declared) or "none"
        raise CannotDo(f"no option is called {next(iter(left))!r}; there are: {known}")
    return filled, resolved


def complete(
    world: World,
    channel: Channel,
    user: User,
    declared: list[Json],
    focused: str,
    typed: str,
    given: Json,
) -> tuple[list[Json], Json]:
    """Fill in a command like `fill`, while typing into one option: nothing is required yet."""
    target = next((option for option in declared if named(option, focused, user.locale)), None)
    if target is None or not target.get("autocomplete"):
        raise CannotDo(f"the option {focused!r} has no autocomplete")
    optional = [option | {"required": False} for option in declared if option is not target]
    filled, resolved = fill(world, channel, user, optional, given)
    filled.append({"type": target["type"], "name": target["name"], "value": typed, "focused": True})
    order = [option["name"] for option in declared]
    filled.sort(key=lambda option: order.index(option["name"]))
    return filled, resolved


def _value(world: World, channel: Channel, user: User, option: Json, value: Any, resolved: Json) -> Any:
    name, kind = option["name"], option["type"]
    choices = option.get("choices") or []
    if choices:
        for choice in choices:
            if value == choice["value"] or (isinstance(value, str) and named(choice, value, user.locale)):
                return choice["value"]
        offered = ", ".join(str(choice["name"]) for choice in choices)
        raise CannotDo(f"{name!r} is one of: {offered}")
    if kind == STRING:
        return _text(option, value)
    if kind in (INTEGER, NUMBER):
        return _number(option, value)
    if kind == BOOLEAN:
        if not isinstance(value, bool):
            raise CannotDo(f"{name!r} is true or false")
        return value
    if kind in (USER, MENTIONABLE):
        return str(resolve_user(world, channel, value, resolved))
    if kind == CHANNEL:
        one = find_channel(world, user, value)
        resolved.setdefault("channels", {})[str(one.id)] = payloads.interaction_channel(world, one, user.id)
        return str(one.id)
    raise CannotDo(f"the sandbox cannot fill options of type {kind}")


def _text(option: Json, value: Any) -> str:
    name = option["name"]
    if not isinstance(value, str) or not value:
        raise CannotDo(f"{name!r} is a text")
    low, high = option.get("min_length") or 0, option.get("max_length") or 6000
    if not low <= len(value) <= high:
        raise CannotDo(f"{name!r} has {low} to {high} characters")
    return value


def _number(option: Json, value: Any) -> int | float:
    name = option["name"]
    whole = option["type"] == INTEGER
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        raise CannotDo(f"{name!r} is a {'whole ' if whole else ''}number")
    number: int | float = value
    low, high = option.get("min_value"), option.get("max_value")
    if (low is not None and number < low) or (high is not None and number > high):
        raise CannotDo(f"{name!r} lies between {low} and {high}")
    return number


def resolve_user(world: World, channel: Channel, ref: Any, resolved: Json) -> int:
    """Return a user by id or name, and enter it into `resolved` as Discord does. Raises CannotDo for a
    stranger.
    """
    user = find_user(world, ref)
    resolved.setdefault("users", {})[str(user.id)] = payloads.user(user)
    guild = world.guild_of(channel)
    if guild is not None and user.id in guild.members:
        member = payloads.member(world, guild.members[user.id], with_user=False)
        member["permissions"] = str(world.permissions(channel, user.id))
        resolved.setdefault("members", {})[str(user.id)] = member
    return user.id
