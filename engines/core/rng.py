"""Chance as data: a keyed counter in the state, so that the same state makes the same draws again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
_BITS = 1 << 64


@lru_cache(maxsize=64)
def _keyed(seed: bytes) -> blake2b:
    # Hashing the key is half of the work of drawing a word.
    return blake2b(digest_size=8, key=seed)


class Rng(Struct):
    """A stream of 64-bit words: blake2b of a counter, keyed by the seed.

    seed: 16 bytes, never shown while the match runs.
    counter: number of words drawn.
    """

    seed: bytes
    counter: int = 0

    def word(self) -> int:
        """Return the next 64 bits."""
        stream = _keyed(self.seed).copy()
        stream.update(self.counter.to_bytes(8))
        self.counter += 1
        return int.from_bytes(stream.digest())

    def below(self, k: int) -> int:
        """Return a number from 0 to ``k`` - 1, each equally likely. Raises ValueError unless ``k`` is positive."""
        if k <= 0:
            raise ValueError(f"nothing is below {k}")
        if k == 1:
            # The word counts as drawn; its value is not needed.
            self.counter += 1
            return 0
        while True:
            word = self.word()
            rest = word % k
            # The last, incomplete run of k words would prefer small numbers.
            if word - rest <= _BITS - k:
                return rest

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the list into a random order, in place."""
        # What `below` draws, without two calls for each item: most words of a match shuffle its piles.
        keyed, counter = _keyed(self.seed), self.counter
        for i in range(len(items) - 1, 0, -1):
            bound = _BITS - _BITS % (i + 1)
            word = bound
            while word >= bound:
                stream = keyed.copy()
                stream.update(counter.to_bytes(8))
                counter += 1
                word = int.from_bytes(stream.digest())
            j = word % (i + 1)
            items[i], items[j] = items[j], items[i]
        self.counter = counter

    def fork(self, label: str) -> Rng:
        """Return a separate stream for a side purpose; this one does not advance."""
        key = blake2b(label.encode(), digest_size=16, key=self.seed, salt=self.counter.to_bytes(8, "big"))
        return Rng(key.digest())


def rng_from(text: str) -> Rng:
    """Return a stream seeded by any text, for tests, fuzzing and seeded delays."""
    return Rng(blake2b(text.encode(), digest_size=16).digest())
