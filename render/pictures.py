"""From a view to a file: compose, rasterise, encode."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from render.card import MatchCard
from render.encode import EXTENSION, encode
from render.games import COMPOSERS, MapComposer
from render.raster import rasterise
from render.scene import Scene
from render.theme import THEME, Theme


class Picture(Struct, frozen=True):
    """A finished file. extension: without a dot. size: width and height in pixels. digest: of its scene."""

    data: bytes
    extension: str
    size: tuple[int, int]
    digest: str


def render_scene(scene: Scene, theme: Theme = THEME) -> Picture:
    """The file of a scene."""
    return Picture(encode(rasterise(scene, theme), len(scene.items)), EXTENSION, scene.size, scene.digest())


def render_board(game: str, view: Any, card: MatchCard, theme: Theme = THEME) -> Picture:
    """The board of a position. Raises KeyError for a game without a composer."""
    return render_scene(COMPOSERS[game].board(view, card, theme), theme)


def render_hand(game: str, view: Any, card: MatchCard, theme: Theme = THEME) -> Picture:
    """The viewer's hand. Raises KeyError for a game without a composer, ValueError if nobody views."""
    return render_scene(COMPOSERS[game].hand(view, card, theme), theme)


def closeup_scene(game: str, view: Any, card: MatchCard, theme: Theme = THEME) -> Scene:
    """The close-up of a game's map. Raises LookupError for a game without a composer or without a map."""
    composer = COMPOSERS[game]
    if not isinstance(composer, MapComposer):
        raise LookupError(f"{game} has no map")
    return composer.closeup(view, card, theme)


def render_closeup(game: str, view: Any, card: MatchCard, theme: Theme = THEME) -> Picture:
    """The close-up with the labelled places. Raises LookupError as `closeup_scene` does."""
    return render_scene(closeup_scene(game, view, card, theme), theme)
