"""Keeps a sandbox's world in a file, so that a later one can go on where it ended."""

from __future__ import annotations

import pickle
from pathlib import Path

from sandbox.world import World

VERSION = 1

PARTS = ("users", "guilds", "channels", "commands", "pings", "files", "owner", "bot", "dms", "removed")
"""What makes up a world; interactions, faults and records end with the process."""


class Unreadable(Exception):
    """A file holds no world, or one of another version."""


def save(world: World, path: Path) -> None:
    """Write the world to a file, whole or not at all. Raises OSError."""
    kept = {"version": VERSION} | {part: getattr(world, part) for part in PARTS}
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(pickle.dumps(kept, protocol=pickle.HIGHEST_PROTOCOL))
    fresh.replace(path)


def load(world: World, path: Path) -> bool:
    """Fill a world from a file; whether there was one. The file must be one of this machine's own.

    Raises Unreadable, or OSError if it cannot be read at all.
    """
    if not path.exists():
        return False
    try:
        # A file from before anybody could be thrown out has no word of it.
        kept = {"removed": {}} | pickle.loads(path.read_bytes())
        if kept["version"] != VERSION:
            raise Unreadable(f"{path} was written by another version")
        parts = {part: kept[part] for part in PARTS}
    except (
        pickle.UnpicklingError,
        EOFError,
        KeyError,
        TypeError,
        AttributeError,
        ImportError,
        ValueError,
    ) as error:
        raise Unreadable(f"{path} holds no sandbox") from error
    for part, value in parts.items():
        setattr(world, part, value)
    for channel in world.channels.values():
        for message in channel.messages.values():
            # The clock it was measured by started anew with the machine.
            message.touched = 0.0
    return True
