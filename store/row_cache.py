"""What was read lately, held until a transaction changes a row that it was made of.

A value is held under its owner, a match or a user, in the table that it comes from. Whatever writes there is known
by its statement: to rows of one owner if the statement's values name it, else to the whole table. A value is kept
only if nobody has written there since the snapshot that it was read from.

It is right where one process writes, as to a database in a file; where others write too, nothing is held.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from typing import Any, Final, NamedTuple

MAX_OWNERS: Final = 20_000
"""So many owners' rows of a table are held."""


class CacheKey(NamedTuple):
    """Rows of a table that belong together. owner: a match or a user; None for all of the table."""

    table: str
    owner: int | None


class Missing:
    """Stands for what is not held."""


MISSING: Final = Missing()


class RowCache:
    """The values that are held of one database."""

    def __init__(self) -> None:
        self._held: OrderedDict[CacheKey, dict[Hashable, Any]] = OrderedDict()
        self._written: dict[str, int] = {}
        self.moment = 0
        """How often something was written; a snapshot is as old as the moment at which it began."""

    def get(self, place: CacheKey, part: Hashable) -> Any:
        """A value, or `MISSING`."""
        return self._held.get(place, {}).get(part, MISSING)

    def keep(self, place: CacheKey, part: Hashable, value: Any, moment: int) -> None:
        """Hold a value that was read from a snapshot of a moment, unless something was written there since."""
        if self._written.get(place.table, 0) > moment:
            return
        self._held.setdefault(place, {})[part] = value
        self._held.move_to_end(place)
        while len(self._held) > MAX_OWNERS:
            self._held.popitem(last=False)

    def forget(self, places: Iterable[CacheKey]) -> None:
        """Rows at these places were written, or may have been."""
        self.moment += 1
        for place in places:
            self._written[place.table] = self.moment
            if place.owner is None:
                for key in [key for key in self._held if key.table == place.table]:
                    del self._held[key]
            else:
                self._held.pop(place, None)
