"""From a view to a file: compose, rasterise, encode."""

from hashlib import blake2b
from typing import Any

from msgspec import Struct

from render.context import RenderContext
from render.games import COMPOSERS
from render.images.encode import BOARD, ENDING, HAND, Form, encode
from render.images.rasteriser import rasterise
from render.scene import Scene
from render.theme import THEME, Theme


class Picture(Struct, frozen=True):
    """A finished file.

    extension: without a dot. size: width and height of the scene. digest: differs between different files.
    """

    data: bytes
    extension: str
    size: tuple[int, int]
    digest: str


def digest_of(scene: Scene, form: Form, theme: Theme = THEME) -> str:
    """Return thirty-two hex digits; equal scenes in the same form have the same digest and file."""
    return blake2b(repr((form, theme.key)).encode() + scene.to_json(), digest_size=16).hexdigest()


def render_scene(scene: Scene, form: Form = BOARD, theme: Theme = THEME) -> Picture:
    """Return the file of a scene."""
    data = encode(rasterise(scene, theme, form.scale), form)
    return Picture(data, form.extension, scene.room, digest_of(scene, form, theme))


def form_of_board(view: Any) -> Form:
    """Return the file form for a view's board: the last board of a match is drawn once, in the best form."""
    return ENDING if getattr(view, "over", False) else BOARD


def render_board(game: str, view: Any, card: RenderContext, theme: Theme = THEME) -> Picture:
    """Return the board of a position. Raises KeyError for a game without a composer."""
    return render_scene(COMPOSERS[game].board(view, card, theme), form_of_board(view), theme)


def render_hand(game: str, view: Any, card: RenderContext, theme: Theme = THEME) -> Picture:
    """Return the viewer's hand. Raises KeyError for a game without a composer, ValueError without a viewer."""
    return render_scene(COMPOSERS[game].hand(view, card, theme), HAND, theme)
