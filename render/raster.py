"""Scenes as pixels. Grounds and sprites are drawn once and kept; a picture is a copy and some pasting."""

from __future__ import annotations

from typing import Any

from PIL import Image, ImageChops, ImageDraw

from render.cache import WeightedCache
from render.colour import rgb
from render.fonts import SUPERSAMPLE as S
from render.fonts import face, figures, text_bounds
from render.games import GROUNDS, PAINTERS
from render.pen import Art
from render.scene import Scene, Sprite, Text
from render.theme import THEME, Theme

_SPRITE_BYTES = 96 << 20
_TEXT_BYTES = 8 << 20
_GROUND_BYTES = 64 << 20


class _Mask:
    """The coverage of a text, and where its anchor lies in it."""

    __slots__ = ("anchor", "fill")

    def __init__(self, fill: Image.Image, anchor: tuple[int, int]) -> None:
        self.fill = fill
        self.anchor = anchor


_sprites: WeightedCache[Art] = WeightedCache(_SPRITE_BYTES, lambda art: art.weight)
_texts: WeightedCache[_Mask] = WeightedCache(_TEXT_BYTES, lambda mask: mask.fill.width * mask.fill.height)
_outlined: WeightedCache[Art] = WeightedCache(_TEXT_BYTES, lambda art: art.weight)
_grounds: WeightedCache[Image.Image] = WeightedCache(_GROUND_BYTES, lambda image: image.width * image.height * 3)


def rasterise(scene: Scene, theme: Theme = THEME) -> Image.Image:
    """The scene as an image in mode RGB. Raises KeyError if it names a drawing that does not exist."""
    image = ground(scene, theme).copy()
    for item in scene.items:
        if isinstance(item, Sprite):
            sprite(item, theme).onto(image, item.at)
        else:
            _paste_text(image, item)
    return image


def ground(scene: Scene, theme: Theme) -> Image.Image:
    """The scene's background; shared, so it must not be written on."""
    key = (theme.key, scene.ground, scene.ground_args)
    return _grounds.get_or(key, lambda: GROUNDS[scene.ground](theme, *scene.ground_args))


def sprite(item: Sprite, theme: Theme) -> Art:
    """The sprite's drawing."""
    painter: Any = PAINTERS[item.art]
    return _sprites.get_or((theme.key, item.art, item.args), lambda: painter(theme, *item.args))


def forget() -> None:
    """Let go of everything that is kept, to free memory or to draw it anew."""
    for cache in (_sprites, _texts, _outlined, _grounds):
        cache.clear()


def _paste_text(image: Image.Image, item: Text) -> None:
    key = item.text, item.face, item.size, item.anchor
    if item.outline:
        key_of_all = *key, item.outline, item.colour, item.on
        _outlined.get_or(key_of_all, lambda: _with_outline(item)).onto(image, item.at)
        return
    mask = _texts.get_or(key, lambda: _Mask(*_letters(item, 0)))
    at = (item.at[0] - mask.anchor[0], item.at[1] - mask.anchor[1])
    image.paste(rgb(item.colour), (*at, at[0] + mask.fill.width, at[1] + mask.fill.height), mask.fill)


def _with_outline(item: Text) -> Art:
    """A text on its contour, in their colours: one piece, since maps have many."""
    fill, anchor = _letters(item, 0)
    contour, _ = _letters(item, item.outline * S)
    colours = Image.new("RGB", fill.size, rgb(item.on))
    colours.paste(rgb(item.colour), (0, 0), fill)
    return Art(colours, ImageChops.lighter(fill, contour), anchor)


def _letters(item: Text, stroke: int) -> tuple[Image.Image, tuple[int, int]]:
    """The coverage of a text with a contour of so many pixels, and where its anchor lies in it."""
    left, top, right, bottom = text_bounds(item.text, item.face, item.size, item.anchor, item.outline)
    x, y = -(left // S) + 1, -(top // S) + 1
    size = (x + -(-right // S) + 1, y + -(-bottom // S) + 1)
    font = face(item.face, item.size)

    sheet = Image.new("L", (max(1, size[0]) * S, max(1, size[1]) * S), 0)
    ImageDraw.Draw(sheet).text(
        (x * S, y * S), item.text, font=font, fill=255, anchor=item.anchor, stroke_width=stroke,
        features=figures(item.face),
    )  # fmt: skip
    return sheet.resize((sheet.width // S, sheet.height // S), Image.Resampling.LANCZOS), (x, y)
