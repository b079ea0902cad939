"""A cache of read rows, each valid until a transaction changes a row behind it.

A value is cached under its owner, a match or a user, in its table. A write invalidates the rows of one owner if
the statement's values name it, otherwise the whole table. A value is cached only if no write happened since the
snapshot that it was read from.

The cache is correct where one process writes, as to a database in a file. Where others write too, nothing is
cached.
"""

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from typing import Any, Final, NamedTuple

MAX_OWNERS: Final = 20_000
"""Largest number of owners cached per table."""


class CacheKey(NamedTuple):
    """Rows of a table that belong together. owner: a match or a user; None for the whole table."""

    table: str
    owner: int | None


class RowCache:
    """The cached values of one database."""

    def __init__(self) -> None:
        self._held: OrderedDict[CacheKey, dict[Hashable, Any]] = OrderedDict()
        self._written: dict[str, int] = {}
        self.moment = 0
        """Number of writes; the age of a snapshot is this number at its start."""

    def get(self, place: CacheKey, part: Hashable) -> tuple[Any] | None:
        """Return a value, in a tuple; None if it is not cached."""
        values = self._held.get(place, {})
        return (values[part],) if part in values else None

    def keep(self, place: CacheKey, part: Hashable, value: Any, moment: int) -> None:
        """Cache a value read from a snapshot of a moment, unless its rows were written since."""
        if self._written.get(place.table, 0) > moment:
            return
        self._held.setdefault(place, {})[part] = value
        self._held.move_to_end(place)
        while len(self._held) > MAX_OWNERS:
            self._held.popitem(last=False)

    def forget(self, places: Iterable[CacheKey]) -> None:
        """Forget the values of rows that were written, or may have been."""
        self.moment += 1
        for place in places:
            self._written[place.table] = self.moment
            if place.owner is None:
                for key in [key for key in self._held if key.table == place.table]:
                    del self._held[key]
            else:
                self._held.pop(place, None)
