"""A cache that forgets what was used longest ago once it holds too much. Safe between threads."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class WeightedCache(Generic[T]):
    """Values by key, up to a sum of weights (bytes, or pixels).

    limit: the sum that is kept. weigh: the weight of a value. One value heavier than the limit is not kept.
    """

    def __init__(self, limit: int, weigh: Callable[[T], int]) -> None:
        self._limit = limit
        self._weigh = weigh
        self._held: OrderedDict[Hashable, T] = OrderedDict()
        self._weight = 0
        self._lock = Lock()

    def get(self, key: Hashable) -> T | None:
        """The value, or None; a value found counts as used."""
        with self._lock:
            value = self._held.get(key)
            if value is not None:
                self._held.move_to_end(key)
            return value

    def put(self, key: Hashable, value: T) -> None:
        """Keep the value and let go of the oldest ones if there are too many."""
        with self._lock:
            if key in self._held:
                self._weight -= self._weigh(self._held.pop(key))
            self._held[key] = value
            self._weight += self._weigh(value)
            while self._weight > self._limit:
                _, oldest = self._held.popitem(last=False)
                self._weight -= self._weigh(oldest)

    def clear(self) -> None:
        """Let go of everything."""
        with self._lock:
            self._held.clear()
            self._weight = 0

    def get_or(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value, made and kept if it is not there. Two threads may make it at the same time."""
        value = self.get(key)
        if value is None:
            value = make()
            self.put(key, value)
        return value
