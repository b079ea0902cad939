"""The one place that reads the time, so that tests can turn it."""

from __future__ import annotations

import sys
import time
from typing import Protocol


class Clock(Protocol):
    """UTC in whole seconds, and a clock beside it that nobody can set."""

    def now(self) -> int:
        """Seconds since 1970, as far as the machine knows."""

    def steady(self) -> float:
        """Seconds since some moment; they pass evenly, also while the machine sleeps."""


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        """Seconds since 1970."""
        return int(time.time())

    def steady(self) -> float:
        """Seconds since the machine's start."""
        if sys.platform == "linux":
            return time.clock_gettime(time.CLOCK_BOOTTIME)
        return time.monotonic()
