"""The composers of all games, and every painter and background that their scenes may name."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from engines import KEYS
from render import kit
from render.kit.composers import Composer, MapComposer
from render.kit.emojis import SEATS, Emoji


def _drawn() -> dict[str, ModuleType]:
    """Return the package of each game with pictures: its `COMPOSER`, and its own `PAINTERS` and `GROUNDS`."""
    names = {key: f"render.games.{key}" for key in KEYS}
    return {key: import_module(name) for key, name in names.items() if find_spec(name) is not None}


def _all_of(part: str) -> dict[str, Any]:
    return {name: drawn for package in _DRAWN.values() for name, drawn in getattr(package, part, {}).items()}


_DRAWN = _drawn()
COMPOSERS: Mapping[str, Composer] = {key: package.COMPOSER for key, package in _DRAWN.items()}
"""By the game's key; a game without one is played in text."""
MAPS: Mapping[str, MapComposer] = {
    key: composer for key, composer in COMPOSERS.items() if isinstance(composer, MapComposer)
}
"""The composers with a map, by the game's key."""
PAINTERS: Mapping[str, Any] = {**kit.PAINTERS, **_all_of("PAINTERS")}
"""By name: ``painter(theme, *args) -> Art``."""
GROUNDS: Mapping[str, Any] = {**kit.GROUNDS, **_all_of("GROUNDS")}
"""By name: ``ground(theme, *args) -> Image`` in mode RGB."""
EMOJIS: Mapping[str, Mapping[str, Emoji]] = {
    key: {**SEATS, **getattr(package, "EMOJIS", {})} for key, package in _DRAWN.items()
}
"""By the game's key, and by what an engine names ("kind:wood") or a seat's style and letter ("seat:0A")."""
_THINGS: Mapping[str, Sequence[str]] = {key: getattr(package, "THINGS", ()) for key, package in _DRAWN.items()}
_ROW = 60
"""Things up to this many pixels lower than the first of a row belong to it, such as corners of hexes."""


def has_pictures(game: str) -> bool:
    """Return whether a game has pictures; one without is played in text."""
    return game in COMPOSERS


def things_named(game: str) -> Sequence[str]:
    """Return the things ("card:spy") whose names a game's pictures show, besides the game's own."""
    return _THINGS.get(game, ())


def has_map(game: str) -> bool:
    """Return whether a game has places that are chosen on a map."""
    return game in MAPS


def map_height(game: str) -> int:
    """Return how high a close-up of a game's whole map is, in percent of its width."""
    return MAPS[game].height


def read_along(game: str, refs: Iterable[str]) -> list[str]:
    """Return things in the reading order of a game's map: row by row from the top, each from the left.

    Things that are not on the map come last, in their given order.
    """
    composer = MAPS.get(game)
    found = {ref: None if composer is None else composer.spot(ref) for ref in refs}
    placed = sorted((y, x, ref) for ref, spot in found.items() if spot is not None for x, y in (spot,))
    rows: list[list[tuple[int, int, str]]] = []
    for thing in placed:
        if not rows or thing[0] - rows[-1][0][0] > _ROW:
            rows.append([])
        rows[-1].append(thing)
    read = [ref for row in rows for _, _, ref in sorted(row, key=lambda thing: (thing[1], thing[0]))]
    return read + [ref for ref, spot in found.items() if spot is None]
