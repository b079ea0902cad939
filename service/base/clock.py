"""The one place that reads the time, so that tests can turn it."""

from __future__ import annotations

import sys
import time
from typing import Protocol


class Clock(Protocol):
    """UTC in whole seconds, and a clock beside it that nobody can set."""

    def now(self) -> int:
        """Seconds since 1970, as far as the machine knows."""

    def monotonic(self) -> float:
        """Seconds since some moment; they pass evenly, also while the machine sleeps."""


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        """Seconds since 1970."""
        return int(time.time())

    def monotonic(self) -> float:
        """Seconds since the machine's start."""
        if sys.platform == "linux":
            return time.clock_gettime(time.CLOCK_BOOTTIME)
        return time.monotonic()


class SharedClock:
    """The clock of the database's machine, by which all processes on it go; between two looks at it a steady one.

    What this machine's clock shows does not matter, nor do those of several machines have to agree.
    """

    def __init__(self) -> None:
        self._machine = SystemClock()
        self._offset = self._machine.now() - self._machine.monotonic()

    def now(self) -> int:
        """Seconds since 1970, as far as the database's machine knows."""
        return int(self._offset + self.monotonic())

    def monotonic(self) -> float:
        """Seconds since this machine's start."""
        return self._machine.monotonic()

    def synchronise(self, at: float, monotonic: float) -> None:
        """The database's machine showed ``at`` when the steady clock showed ``monotonic``."""
        self._offset = at - monotonic
