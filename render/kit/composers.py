"""What a game with pictures consists of: the functions that turn its views into scenes, and its painters."""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from msgspec import Struct

from render.context import RenderContext
from render.drawing.pen import Art
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
    thing ("vertex:18") lies on the map, in pixels; None if it does not. height: of a close-up of the whole map, in
    percent of its width.
    """

    closeup: Compose
    spot: Callable[[str], tuple[int, int] | None]
    height: int


def painters(prefix: str, *modules: ModuleType) -> dict[str, Callable[..., Art]]:
    """Return the painters of some modules by their names in scenes: `card_die` is "golden.card-die" there.

    Each public function that returns an `Art` is a painter.
    """
    return {
        f"{prefix}.{name.replace('_', '-')}": function
        for module in modules
        for name, function in vars(module).items()
        if isinstance(function, FunctionType) and function.__module__ == module.__name__
        if function.__annotations__["return"] is Art and not name.startswith("_")
    }
