"""Labels ("A1", "A2", … "B1") by which places are picked from a private picture of the map."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.text import Ref

PLACES = ("vertex", "edge", "hex", "province", "guild", "colony", "space")
"""The kinds of `Ref` that lie on a map."""
_ROW = 9


def labels_of(things: Iterable[Ref | None]) -> dict[Ref, str]:
    """A label for each different place among some things, in their order; none if it is less than two places."""
    places = dict.fromkeys(ref for ref in things if ref is not None and ref.kind in PLACES)
    if len(places) < 2:
        return {}
    return {ref: f"{_letters(i // _ROW)}{i % _ROW + 1}" for i, ref in enumerate(places)}


def _letters(row: int) -> str:
    """A to Z, then AA, AB and so on."""
    last = chr(ord("A") + row % 26)
    return last if row < 26 else _letters(row // 26 - 1) + last
