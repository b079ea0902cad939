"""Detect dead processes: by missed heartbeats, and on this machine by their process ids."""

import os
import socket
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from store.cluster.process_rows import PROCESS_TIMEOUT
from store.rows import Process


class ProcessLiveness:
    """What one observer has seen of the others' heartbeats. now: a monotonic clock in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.home = host_identity()
        self._now = now
        self._first: dict[int, int] = {}
        self._seen: dict[int, tuple[int, float]] = {}

    def look(self, processes: Sequence[Process]) -> list[Process]:
        """Return the processes that are dead: without a heartbeat for too long, or on this machine and gone."""
        now, before, self._seen = self._now(), self._seen, {}
        for process in processes:
            self._first.setdefault(process.id, process.beats)
            beats, since = before.get(process.id, (-1, now))
            self._seen[process.id] = (process.beats, since if beats == process.beats else now)
        return [
            process
            for process in processes
            if now - self._seen[process.id][1] >= PROCESS_TIMEOUT or self._is_gone(process)
        ]

    def lives(self, process: Process) -> bool:
        """Return whether a process has had a heartbeat since it was first seen."""
        return self._first.get(process.id, process.beats) != process.beats

    def _is_gone(self, process: Process) -> bool:
        # With our own process id it may be another installation in this process, as in tests.
        return process.home == self.home and process.pid != os.getpid() and process_has_ended(process.pid)


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
