"""The one place that reads the time, so that tests can turn it."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """UTC in whole seconds."""

    def now(self) -> int:
        """Seconds since 1970."""


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        """Seconds since 1970."""
        return int(time.time())
