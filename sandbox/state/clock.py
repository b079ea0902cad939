"""Time and ids. All time in the sandbox comes from one `Clock`, which tests may move forward."""

import datetime
import time

from sandbox.state.shards import Shard

EPOCH_MS = 1_420_070_400_000
"""First millisecond of 2015, from which Discord counts the time in its ids."""


class Clock:
    """Wall-clock seconds since 1970, plus what tests have added."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Return the seconds since 1970 (UTC)."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Move the time forward; real timers (the three seconds of an interaction) are not moved.

        Raises ValueError for a negative number: ids must not repeat.
        """
        if seconds < 0:
            raise ValueError("time only moves forward")
        self._ahead += seconds


class Snowflakes:
    """Makes Discord's ids: 42 bits of milliseconds and a counter, strictly increasing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self, wanted: Shard | None = None) -> int:
        """Return an id greater than all earlier ones; a guild's may be wanted on a shard.

        For that it may be up to as many milliseconds in the future as there are shards.
        """
        candidate = max((int(self._clock.now() * 1000) - EPOCH_MS) << 22, self._last + 1)
        if wanted is not None and not wanted.hears(candidate):
            moment = candidate >> 22
            candidate = (moment + (wanted.number - moment) % wanted.of) << 22
        self._last = candidate
        return candidate


def seconds_of(snowflake: int) -> float:
    """Return when an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    """Return a time as ISO 8601 in UTC with microseconds, as Discord writes times."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat(timespec="microseconds")
