"""Scenes as pixels. Grounds and sprites are drawn once and kept; a picture is a copy and some pasting."""

from __future__ import annotations

from typing import Any

from PIL import Image, ImageDraw

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

    __slots__ = ("anchor", "fill", "outline")

    def __init__(self, fill: Image.Image, outline: Image.Image | None, anchor: tuple[int, int]) -> None:
        self.fill = fill
        self.outline = outline
        self.anchor = anchor


_sprites: WeightedCache[Art] = WeightedCache(_SPRITE_BYTES, lambda art: art.weight)
_texts: WeightedCache[_Mask] = WeightedCache(_TEXT_BYTES, lambda mask: mask.fill.width * mask.fill.height * 2)
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
    for cache in (_sprites, _texts, _grounds):
        cache.clear()


def _paste_text(image: Image.Image, item: Text) -> None:
    mask = _texts.get_or((item.text, item.face, item.size, item.anchor, item.outline), lambda: _letter(item))
    at = (item.at[0] - mask.anchor[0], item.at[1] - mask.anchor[1])
    if mask.outline is not None:
        image.paste(rgb(item.on), (*at, at[0] + mask.outline.width, at[1] + mask.outline.height), mask.outline)
    image.paste(rgb(item.colour), (*at, at[0] + mask.fill.width, at[1] + mask.fill.height), mask.fill)


def _letter(item: Text) -> _Mask:
    left, top, right, bottom = text_bounds(item.text, item.face, item.size, item.anchor, item.outline)
    x, y = -(left // S) + 1, -(top // S) + 1
    size = (x + -(-right // S) + 1, y + -(-bottom // S) + 1)
    font = face(item.face, item.size)

    def draw(stroke: int) -> Image.Image:
        sheet = Image.new("L", (max(1, size[0]) * S, max(1, size[1]) * S), 0)
        ImageDraw.Draw(sheet).text(
            (x * S, y * S), item.text, font=font, fill=255, anchor=item.anchor, stroke_width=stroke,
            features=figures(item.face),
        )  # fmt: skip
        return sheet.resize((sheet.width // S, sheet.height // S), Image.Resampling.LANCZOS)

    return _Mask(draw(0), draw(item.outline * S) if item.outline else None, (x, y))
