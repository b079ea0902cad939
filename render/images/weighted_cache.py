"""A cache that drops the least recently used values once it holds too much. Safe between threads."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class WeightedCache(Generic[T]):
    """Values by key, up to a sum of weights (bytes, or pixels).

    limit: the largest sum. weigh: returns the weight of a value. A single value heavier than the limit is not
    cached.
    """

    def __init__(self, limit: int, weigh: Callable[[T], int]) -> None:
        self._limit = limit
        self._weigh = weigh
        self._held: OrderedDict[Hashable, T] = OrderedDict()
        self._weight = 0
        self._lock = Lock()

    def get(self, key: Hashable) -> T | None:
        """Return the value, or None; a value found counts as used."""
        with self._lock:
            value = self._held.get(key)
            if value is not None:
                self._held.move_to_end(key)
            return value

    def put(self, key: Hashable, value: T) -> None:
        """Store the value, and drop the least recently used ones beyond the limit."""
        with self._lock:
            if key in self._held:
                self._weight -= self._weigh(self._held.pop(key))
            self._held[key] = value
            self._weight += self._weigh(value)
            while self._weight > self._limit:
                _, oldest = self._held.popitem(last=False)
                self._weight -= self._weigh(oldest)

    def clear(self) -> None:
        """Drop all values."""
        with self._lock:
            self._held.clear()
            self._weight = 0

    def get_or(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value; make and store it if it is missing. Two threads may make it at the same time."""
        value = self.get(key)
        if value is None:
            value = make()
            self.put(key, value)
        return value
