"""Identify the machine of a process, and find out whether another process there has ended."""

import os
import socket
from pathlib import Path


def host_identity() -> str:
    """Return a text shared by exactly those processes that see each other's process ids.

    Containers on one machine have process ids of their own, so neither the machine's name nor its kernel is
    enough.
    """
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        numbers = str(Path("/proc/self/ns/pid").readlink())
    except OSError:
        # Unknown here: then no other process matches, and a dead one is only noticed by its missed heartbeats.
        boot = numbers = str(os.getpid())
    return f"{socket.gethostname()} {boot} {numbers}"


def process_has_ended(pid: int) -> bool:
    """Return whether no process has this id here; if one has, it may be a different one."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
