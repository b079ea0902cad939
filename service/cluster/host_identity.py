"""On which machine a process runs, and whether another one there has ended."""

from __future__ import annotations

import os
import socket
from pathlib import Path


def host_identity() -> str:
    """What all processes have in common that see each other by their numbers, and no others have.

    Containers on one machine have numbers of their own, so neither the machine's name nor its kernel is enough.
    """
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        numbers = str(Path("/proc/self/ns/pid").readlink())
    except OSError:
        # Where this is not known no other process is; whoever ends without a word has to be waited for.
        boot = numbers = str(os.getpid())
    return f"{socket.gethostname()} {boot} {numbers}"


def process_has_ended(pid: int) -> bool:
    """Whether there is no process of this number here; if there is one, it may be another than it was."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
