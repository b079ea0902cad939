"""Which of Discord's shards a bot carries: a server is on one of them, and direct messages are on shard 0."""

from __future__ import annotations

from msgspec import Struct


class Shards(Struct, frozen=True):
    """Some of all shards. ids: counted from 0, at least one. count: how many there are altogether.

    Raises ValueError for a number that there is not.
    """

    ids: tuple[int, ...]
    count: int

    def __post_init__(self) -> None:
        if not self.ids or not all(0 <= number < self.count for number in self.ids):
            raise ValueError(f"no shards of {self.count}: {self.ids}")
