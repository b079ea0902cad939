"""Discord's shards that a process carries: a server is on one of them, direct messages are on shard 0."""

from __future__ import annotations

import re
from itertools import groupby

from msgspec import Struct


class Shards(Struct, frozen=True):
    """Some of all shards. ids: at least one, counted from 0, ascending. count: of all shards.

    Raises ValueError for an id out of range.
    """

    ids: tuple[int, ...]
    count: int

    def __post_init__(self) -> None:
        if not self.ids or not all(0 <= number < self.count for number in self.ids):
            raise ValueError(f"no shards of {self.count}: {self.ids}")

    @classmethod
    def read(cls, text: str) -> Shards:
        """Parse shards such as ``0-3/16`` or ``0,2/4``. Raises ValueError."""
        found = re.fullmatch(r"([0-9,-]{1,100})/([0-9]{1,5})", text)
        if found is None:
            raise ValueError(f"not shards: {text}")
        count = int(found[2])
        spans = [span.partition("-") for span in found[1].split(",")]
        ids = {
            number for first, _, last in spans for number in range(int(first), min(int(last or first), count) + 1)
        }
        return cls(tuple(sorted(ids)), count)

    def __str__(self) -> str:
        """Return the notation that `read` parses, such as ``0-3/16``."""
        runs = [
            [number for _, number in run]
            for _, run in groupby(enumerate(self.ids), key=lambda placed: placed[1] - placed[0])
        ]
        spans = [str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]
        return f"{','.join(spans)}/{self.count}"
