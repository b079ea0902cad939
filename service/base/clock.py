"""The one place that reads the time, so that tests can set it."""

import sys
import time
from typing import Protocol


class Clock(Protocol):
    """UTC in whole seconds, and a monotonic clock that cannot be set."""

    def now(self) -> int:
        """Return seconds since 1970 by the machine's clock."""

    def monotonic(self) -> float:
        """Return seconds since a fixed moment; they pass evenly, also while the machine sleeps."""


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        """Return seconds since 1970."""
        return int(time.time())

    def monotonic(self) -> float:
        """Return seconds since the machine's start."""
        if sys.platform == "linux":
            return time.clock_gettime(time.CLOCK_BOOTTIME)
        return time.monotonic()


class SharedClock(SystemClock):
    """The clock of the database's machine, shared by all processes on it; it runs monotonically between readings.

    The clock of this machine does not matter, so the clocks of several machines need not agree.
    """

    def __init__(self) -> None:
        self._offset = super().now() - self.monotonic()

    def now(self) -> int:
        """Return seconds since 1970 by the clock of the database's machine."""
        return int(self._offset + self.monotonic())

    def synchronise(self, at: float, monotonic: float) -> None:
        """Set the offset: the database's machine showed ``at`` when the monotonic clock showed ``monotonic``."""
        self._offset = at - monotonic
