"""Limit how often sessions begin: on Discord one in five seconds, or several of different buckets."""

import time

from sandbox.settings import Settings
from sandbox.state.shards import Shard


class IdentifyLimit:
    """Lets one session begin per `identify_pause` and bucket `number % max_concurrency`. Uses real time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._last: dict[int, float] = {}

    def take(self, shard: Shard) -> float:
        """Let a session of a shard begin. Return by how many seconds it is too early, 0.0 if it may begin.

        One that is too early does not count.
        """
        now = time.monotonic()
        bucket = shard.number % max(1, self._settings.max_concurrency)
        last = self._last.get(bucket)
        early = 0.0 if last is None else last + self._settings.identify_pause - now
        if early > 0:
            return early
        self._last[bucket] = now
        return 0.0
