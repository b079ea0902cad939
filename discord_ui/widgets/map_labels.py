"""Labels ("A1", "A2", … "B1") of places on a private picture of the map."""

from collections.abc import Iterable
from typing import Any

from engines.core.game import Game
from engines.core.text.messages import Ref
from render.games import has_map, read_along

_ROW = 9


def labels_of(game: Game[Any, Any], things: Iterable[Ref | None], *, doors: bool = False) -> dict[Ref, str]:
    """Return a label for each distinct place, in reading order of the map; none for less than two places.

    A game without a map has none. doors: the places only lead to others and have letters alone, so that no label
    means one place here and another one behind a door.
    """
    kinds = game.words.kinds.places
    places = {f"{ref.kind}:{ref.id}": ref for ref in things if ref is not None and ref.kind in kinds}
    if len(places) < 2 or not has_map(game.info.key):
        return {}
    along = read_along(game.info.key, places)
    if doors:
        return {places[name]: _letters(i) for i, name in enumerate(along)}
    return {places[name]: f"{_letters(i // _ROW)}{i % _ROW + 1}" for i, name in enumerate(along)}


def _letters(row: int) -> str:
    """Return A to Z, then AA, AB and so on."""
    last = chr(ord("A") + row % 26)
    return last if row < 26 else _letters(row // 26 - 1) + last
