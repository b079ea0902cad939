"""The composers of all games, and every painter and ground that their scenes may name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol, runtime_checkable

from engines import KEYS
from render import kit
from render.context import RenderContext
from render.scene import Scene
from render.theme import Theme


class Composer(Protocol):
    """Turns a game's views into scenes. Pure: the same view and card give the same scene."""

    def board(self, view: Any, card: RenderContext, theme: Theme) -> Scene:
        """The board with public facts only; everything that the end reveals once ``view.over``."""
        ...

    def hand(self, view: Any, card: RenderContext, theme: Theme) -> Scene:
        """The viewer's own hand. Raises ValueError if the view has no viewer."""
        ...


@runtime_checkable
class MapComposer(Composer, Protocol):
    """A composer of a game whose places are chosen on a map."""

    def closeup(self, view: Any, card: RenderContext, theme: Theme) -> Scene:
        """The part of the map with the places that ``card.labels`` names, for the viewer alone."""
        ...

    def spot(self, ref: str) -> tuple[int, int] | None:
        """Where a thing ("vertex:18") lies on the map, in pixels; None if it does not."""
        ...


def _drawn() -> dict[str, ModuleType]:
    """The package of each game with pictures: `COMPOSER`, and where it draws its own, `PAINTERS` and `GROUNDS`."""
    names = {key: f"render.games.{key}" for key in KEYS}
    return {key: import_module(name) for key, name in names.items() if find_spec(name) is not None}


def _all_of(part: str) -> dict[str, Any]:
    return {name: drawn for package in _DRAWN.values() for name, drawn in getattr(package, part, {}).items()}


_DRAWN = _drawn()
COMPOSERS: Mapping[str, Composer] = {key: package.COMPOSER for key, package in _DRAWN.items()}
"""By the game's key; a game that has none is played in text."""
MAPS: Mapping[str, MapComposer] = {
    key: composer for key, composer in COMPOSERS.items() if isinstance(composer, MapComposer)
}
"""Those of games whose places are chosen on a map."""
PAINTERS: Mapping[str, Any] = {**kit.PAINTERS, **_all_of("PAINTERS")}
"""By name: ``painter(theme, *args) -> Art``."""
GROUNDS: Mapping[str, Any] = {**kit.GROUNDS, **_all_of("GROUNDS")}
"""By name: ``ground(theme, *args) -> Image`` in mode RGB."""
_THINGS: Mapping[str, Sequence[str]] = {key: getattr(package, "THINGS", ()) for key, package in _DRAWN.items()}
_ROW = 60
"""Things that lie so many pixels lower than the first of a row still belong to it, as corners of hexes do."""


def has_pictures(game: str) -> bool:
    """Whether a game is drawn at all; one that is not is played in text."""
    return game in COMPOSERS


def things_named(game: str) -> Sequence[str]:
    """The things ("card:spy") whose names a game's pictures show, beside the game's own."""
    return _THINGS.get(game, ())


def has_map(game: str) -> bool:
    """Whether a game's places are chosen on a map."""
    return game in MAPS


def read_along(game: str, refs: Iterable[str]) -> list[str]:
    """Things in the order in which one reads a game's map: row by row from the top, each from the left.

    What lies on no map comes last, in the order in which it came.
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
