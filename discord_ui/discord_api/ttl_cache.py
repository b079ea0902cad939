"""A cache of answers for some minutes."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from service.base.clock import Clock

TTL: Final = 180
"""Seconds for which an answer is valid."""
MAX_WAIT: Final = 30.0
"""Seconds after which a question is abandoned; an answer within them is cached for the next caller."""
MAX_ENTRIES: Final = 20_000
"""Maximum number of cached answers."""

K = TypeVar("K")
V = TypeVar("V")


class TtlCache(Generic[K, V]):
    """Caches answers for some minutes; concurrent callers of one question share it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: OrderedDict[K, tuple[int, V]] = OrderedDict()
        self._asked: dict[K, asyncio.Task[V]] = {}

    def get(self, key: K, within: int = TTL) -> tuple[V] | None:
        """Return the answer in a tuple; None if there is none younger than ``within`` seconds."""
        found = self._known.get(key)
        if found is None or not 0 <= self._clock.now() - found[0] < within:
            return None
        return (found[1],)

    def drop(self, key: K) -> None:
        """Forget an answer."""
        self._known.pop(key, None)

    def drop_all(self, concerned: Callable[[K], bool]) -> None:
        """Forget the answers to some questions."""
        for key in [key for key in self._known if concerned(key)]:
            del self._known[key]

    def put(self, key: K, answer: V) -> None:
        """Cache an answer as of now."""
        self._known[key] = self._clock.now(), answer
        self._known.move_to_end(key)
        while len(self._known) > MAX_ENTRIES:
            self._known.popitem(last=False)

    async def ask(self, key: K, question: Callable[[], Awaitable[V]], within: int = TTL) -> V:
        """Return the answer, asking if none is younger than ``within`` seconds. Raises the question's errors."""
        known = self.get(key, within)
        if known is not None:
            return known[0]
        task = self._asked.get(key)
        if task is None:
            task = self._asked[key] = asyncio.ensure_future(self._put(key, question))
            task.add_done_callback(lambda done: self._over(key, done))
        return await asyncio.shield(task)

    def _over(self, key: K, done: asyncio.Task[V]) -> None:
        self._asked.pop(key, None)
        if not done.cancelled():
            done.exception()  # the caller may be gone; without this, asyncio would log the error

    async def _put(self, key: K, question: Callable[[], Awaitable[V]]) -> V:
        async with asyncio.timeout(MAX_WAIT):
            answer = await question()
        self.put(key, answer)
        return answer
