"""Lists of things to do in turn, for any game: each may be named as often as it can be done."""

from collections.abc import Sequence

from msgspec import Struct


class ErrandPart(Struct, frozen=True):
    """Errands of one sort. name: ends the key of its heading. errands: each with how often it can be done."""

    name: str
    errands: tuple[tuple[str, int], ...]


class ErrandPaths(Struct, frozen=True):
    """Errands in the order in which they are done. parts: by sort, what is likely to go first comes first."""

    parts: tuple[ErrandPart, ...]

    @property
    def errands(self) -> tuple[tuple[str, int], ...]:
        """All errands, each with how often it can be done."""
        return tuple(errand for part in self.parts for errand in part.errands)

    def follow(self, way: tuple[str, ...]) -> Sequence[str]:
        """Return the errands that can be named once more."""
        return [errand for errand, times in self.errands if way.count(errand) < times]

    def ends(self, way: tuple[str, ...]) -> bool:
        """Return whether the list may end here: anywhere after the first errand."""
        return bool(way)
