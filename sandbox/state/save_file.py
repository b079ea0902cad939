"""Save a sandbox's world in a file, for a later sandbox to continue."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sandbox.state.model import Channel, Command, Emoji, Guild, User
from sandbox.state.world import World

VERSION = 2


class Unreadable(Exception):
    """A file contains no world, or one of another version."""


class SavedWorld(Struct, forbid_unknown_fields=True):
    """A world; interactions, faults and records end with the process.

    owner, bot: ids of users. dms: by user, the id of the conversation with the bot. removed: by guild, users who
    were kicked or banned. files: the bytes of attachments.
    """

    version: int
    users: dict[int, User]
    guilds: dict[int, Guild]
    channels: dict[int, Channel]
    commands: dict[int, Command]
    pings: dict[int, list[dict[str, Any]]]
    removed: dict[int, set[int]]
    files: dict[int, bytes]
    owner: int
    bot: int
    dms: dict[int, int]
    emojis: dict[int, Emoji] = {}


def save(world: World, path: Path) -> None:
    """Write the world to a file, whole or not at all. Raises OSError."""
    kept = SavedWorld(
        version=VERSION,
        users=world.users,
        guilds=world.guilds,
        channels=world.channels,
        commands=world.commands,
        pings=world.pings,
        removed=world.removed,
        files=world.files.all(),
        owner=world.owner.id,
        bot=world.bot.id,
        dms={user: channel.id for user, channel in world.dms.items()},
        emojis=world.emojis,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(msgspec.json.encode(kept))
    fresh.replace(path)


def load(world: World, path: Path) -> bool:
    """Load a world from a file. Return whether there was one.

    Raises Unreadable, or OSError if it cannot be read at all.
    """
    kept = _read(path)
    if kept is None:
        return False
    try:
        _fill(world, kept)
    except KeyError as error:
        raise Unreadable(f"{path} names what it does not hold: {error}") from error
    return True


def guilds_in(path: Path) -> frozenset[int]:
    """Return the servers of the world in a file; none without one. Raises Unreadable, OSError."""
    kept = _read(path)
    return frozenset() if kept is None else frozenset(kept.guilds)


def _read(path: Path) -> SavedWorld | None:
    if not path.exists():
        return None
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=SavedWorld)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"{path} holds no sandbox of this version") from error
    if kept.version != VERSION:
        raise Unreadable(f"{path} was written by another version")
    return kept


def _fill(world: World, kept: SavedWorld) -> None:
    owner, bot = kept.users[kept.owner], kept.users[kept.bot]
    dms = {user: kept.channels[channel] for user, channel in kept.dms.items()}
    for channel in kept.channels.values():
        for message in channel.messages.values():
            # The monotonic clock started again with the machine.
            message.touched = 0.0
    world.users, world.guilds, world.channels = kept.users, kept.guilds, kept.channels
    world.commands, world.pings, world.removed = kept.commands, kept.pings, kept.removed
    world.owner, world.bot, world.dms, world.emojis = owner, bot, dms, kept.emojis
    for number, content in kept.files.items():
        world.files.put(number, content)
