"""What a game with pictures consists of: the functions that turn its views into scenes."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from render.context import RenderContext
from render.scene import Scene
from render.theme import Theme

Compose = Callable[[Any, RenderContext, Theme], Scene]
"""Turns a view into a scene. Pure: the same view and context give the same scene."""


class Composer(Struct, frozen=True):
    """The pictures of a game.

    board: public facts only, and everything that the end reveals once ``view.over``. hand: the viewer's own;
    raises ValueError if the view has no viewer.
    """

    board: Compose
    hand: Compose


class MapComposer(Composer, frozen=True):
    """The pictures of a game with places that are chosen on a map.

    closeup: the part of the map with the places that ``card.labels`` names, for the viewer alone. spot: where a
    thing ("vertex:18") lies on the map, in pixels; None if it does not.
    """

    closeup: Compose
    spot: Callable[[str], tuple[int, int] | None]
