"""Detect dead processes by missed heartbeats."""

import os
import time
from collections.abc import Callable, Sequence

from service.cluster.host_identity import host_identity, process_has_ended
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
