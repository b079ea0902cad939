"""Scenes as pixels. Backgrounds and sprites are drawn once and cached; a picture is a copy and some pasting."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageDraw

from render.drawing.colour import rgb
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.fonts import face, figures, text_bounds
from render.drawing.pen import Art
from render.games import GROUNDS, PAINTERS
from render.images.cutouts import Cutout, scaled
from render.images.drawing_cache import DrawingCache
from render.images.weighted_cache import WeightedCache
from render.scene import Arg, Excerpt, Item, Rect, Scene, Spot, Sprite, Text
from render.theme import THEME, Theme

_SPRITE_BYTES = 96 << 20
_TEXT_BYTES = 8 << 20
_GROUND_BYTES = 64 << 20
_EDGE, _EAVES = 2, 40
"""The width of an excerpt's edge, and how far shadows and light may reach beyond their drawing."""
FAR = 700
"""Farther than this from its place, no item reaches."""
_SHADOW = 0.6
"""Pixels with less coverage than this share of a drawing's most are its shadow."""


class _Mask:
    """The coverage of a text, and where its anchor lies in it."""

    __slots__ = ("anchor", "fill")

    def __init__(self, fill: Image.Image, anchor: tuple[int, int]) -> None:
        box = fill.getbbox() or (0, 0, 1, 1)
        self.fill = fill.crop(box)
        self.anchor = anchor[0] - box[0], anchor[1] - box[1]


_sprites: WeightedCache[Cutout] = WeightedCache(_SPRITE_BYTES, lambda cut: cut.weight)
_texts: WeightedCache[_Mask] = WeightedCache(_TEXT_BYTES, lambda mask: mask.fill.width * mask.fill.height)
_outlined: WeightedCache[Cutout] = WeightedCache(_TEXT_BYTES, lambda cut: cut.weight)
_grounds: WeightedCache[Image.Image] = WeightedCache(_GROUND_BYTES, lambda image: image.width * image.height * 4)
_kept: list[DrawingCache] = []
"""The file cache between starts, if there is one."""


def set_cache_folder(folder: Path | None) -> None:
    """Store backgrounds and sprites in a folder between starts; None stops that."""
    _kept[:] = [] if folder is None else [DrawingCache(folder)]


def rasterise(scene: Scene, theme: Theme = THEME, scale: float = 1.0) -> Image.Image:
    """Return the scene as an image in mode RGB. Raises KeyError if it names a drawing that does not exist.

    scale: pixels of the image per pixel of the scene.
    """
    if scene.excerpt is not None:
        return _excerpt(scene, scene.excerpt, theme, scale * scene.excerpt.percent / 100)
    image = ground(scene, theme, scale).copy()
    _lay(scene.items, image, (0, 0), theme, scale)
    return image


def _lay(items: Iterable[Item], image: Image.Image, corner: Spot, theme: Theme, scale: float) -> None:
    """Paste items on an image. corner: the place of the scene that is its corner, in pixels of the image."""
    for item in items:
        x, y = item.at if scale == 1 else (round(item.at[0] * scale), round(item.at[1] * scale))
        at = x - corner[0], y - corner[1]
        if isinstance(item, Sprite):
            _cutout(item, theme, scale).onto(image, at)
        else:
            _paste_text(image, item, at, scale)


def _excerpt(scene: Scene, excerpt: Excerpt, theme: Theme, scale: float) -> Image.Image:
    """Return a part of a scene on its sheet, in an edge of ink, with its notes."""
    x, y, w, h = excerpt.shown
    whole = ground(scene, theme).crop((x, y, x + w, y + h))
    part = whole.resize((round(w * scale), round(h * scale)), Image.Resampling.LANCZOS)
    near = [item for item in scene.items if reaches(item, excerpt.shown, theme)]
    _lay(near, part, (round(x * scale), round(y * scale)), theme, scale)
    left, top, sheet_w, sheet_h = (round(number * scale) for number in excerpt.sheet)
    sheet = Image.new("RGB", (sheet_w, sheet_h), rgb(theme.colours.sheen))
    at = round(x * scale) - left, round(y * scale) - top
    if excerpt.shown != excerpt.sheet:
        edge = at[0] - _EDGE, at[1] - _EDGE, at[0] + part.width + _EDGE, at[1] + part.height + _EDGE
        sheet.paste(rgb(theme.colours.ink), edge)
    sheet.paste(part, at)
    _lay(excerpt.notes, sheet, (left, top), theme, scale)
    return sheet


def reaches(item: Item, part: Rect, theme: Theme) -> bool:
    """Return whether an item, or its shadow, is in a part of the scene."""
    (px, py, pw, ph), (at_x, at_y) = part, item.at
    if not (px - FAR < at_x < px + pw + FAR and py - FAR < at_y < py + ph + FAR):
        return False
    x, y, w, h = visible(item, theme)
    return x - _EAVES < px + pw and px < x + w + _EAVES and y - _EAVES < py + ph and py < y + h + _EAVES


def visible(item: Item, theme: Theme = THEME) -> Rect:
    """Return where an item is seen, without soft shadows."""
    if isinstance(item, Text):
        inked = text_bounds(item.text, item.face, item.size, item.anchor, item.outline)
        left, top, right, bottom = (round(number / S) for number in inked)
    else:
        left, top, right, bottom = _visible(item.art, item.args, theme)
    return item.at[0] + left, item.at[1] + top, right - left, bottom - top


@lru_cache(maxsize=4096)
def _visible(art: str, args: tuple[Arg, ...], theme: Theme) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of a drawing from its anchor."""
    item = Sprite(art, (0, 0), args)
    drawn = _art(_sprite_key(item, theme, 1.0), item, theme, 1.0)
    least = round(max(drawn.alpha.tobytes(), default=0) * _SHADOW)
    box = drawn.alpha.point(lambda value: 255 if value > least else 0).getbbox() or (0, 0, 0, 0)
    x, y = drawn.anchor
    return box[0] - x, box[1] - y, box[2] - x, box[3] - y


def ground(scene: Scene, theme: Theme, scale: float = 1.0) -> Image.Image:
    """Return the scene's background; shared, so it must not be changed."""
    key = _ground_key(scene, theme, scale)
    return _grounds.get_or(key, lambda: _from_file(key, scene, theme, scale))


def _ground_key(scene: Scene, theme: Theme, scale: float) -> tuple[object, ...]:
    return theme.key, scene.ground, scene.ground_args, scale


def _from_file(key: tuple[object, ...], scene: Scene, theme: Theme, scale: float) -> Image.Image:
    for kept in _kept:
        return kept.ground(key, lambda: _ground(scene, theme, scale))
    return _ground(scene, theme, scale)


def _ground(scene: Scene, theme: Theme, scale: float) -> Image.Image:
    whole: Image.Image = GROUNDS[scene.ground](theme, *scene.ground_args)
    if scale == 1:
        return whole
    return whole.resize((round(whole.width * scale), round(whole.height * scale)), Image.Resampling.LANCZOS)


def sprite(item: Sprite, theme: Theme) -> Art:
    """Return the sprite's drawing."""
    painter: Any = PAINTERS[item.art]
    art: Art = painter(theme, *item.args)
    return art


def _cutout(item: Sprite, theme: Theme, scale: float) -> Cutout:
    key = _sprite_key(item, theme, scale)
    return _sprites.get_or(key, lambda: Cutout(_art(key, item, theme, scale)))


def _sprite_key(item: Sprite, theme: Theme, scale: float) -> tuple[object, ...]:
    return theme.key, item.art, item.args, scale


def _art(key: tuple[object, ...], item: Sprite, theme: Theme, scale: float) -> Art:
    for kept in _kept:
        return kept.art(key, lambda: scaled(sprite(item, theme), scale))
    return scaled(sprite(item, theme), scale)


def parts(scene: Scene, theme: Theme, scale: float = 1.0) -> Iterator[Callable[[], object]]:
    """Yield functions that each draw one part of a scene, each part once, except those cached in files."""
    if not _is_kept(_ground_key(scene, theme, scale)):
        yield lambda: ground(scene, theme, scale)
    for item in {(item.art, item.args): item for item in scene.items if isinstance(item, Sprite)}.values():
        if not _is_kept(_sprite_key(item, theme, scale)):
            yield partial(_cutout, item, theme, scale)


def _is_kept(key: tuple[object, ...]) -> bool:
    return any(kept.has(key) for kept in _kept)


def clear_caches() -> None:
    """Empty all caches, to free memory or to draw everything again."""
    for cache in (_sprites, _texts, _outlined, _grounds):
        cache.clear()


def _paste_text(image: Image.Image, item: Text, at: tuple[int, int], scale: float) -> None:
    key = item.text, item.face, item.size, item.anchor, scale
    if item.outline:
        key_of_all = *key, item.outline, item.colour, item.on
        _outlined.get_or(key_of_all, lambda: Cutout(_with_outline(item, scale))).onto(image, at)
        return
    mask = _texts.get_or(key, lambda: _Mask(*_letters(item, 0, scale)))
    x, y = at[0] - mask.anchor[0], at[1] - mask.anchor[1]
    image.paste(rgb(item.colour), (x, y, x + mask.fill.width, y + mask.fill.height), mask.fill)


def _with_outline(item: Text, scale: float) -> Art:
    """Return a text on its contour, in their colours, as one image: maps have many."""
    fill, anchor = _letters(item, 0, scale)
    contour, _ = _letters(item, item.outline * S * scale, scale)
    colours = Image.new("RGB", fill.size, rgb(item.on))
    colours.paste(rgb(item.colour), (0, 0), fill)
    return Art(colours, ImageChops.lighter(fill, contour), anchor)


def _letters(item: Text, stroke: float, scale: float) -> tuple[Image.Image, tuple[int, int]]:
    """Return the coverage of a text with a contour of ``stroke`` pixels, and where its anchor lies in it."""
    size = item.size * scale
    left, top, right, bottom = text_bounds(item.text, item.face, size, item.anchor, item.outline)
    x, y = -(left // S) + 1, -(top // S) + 1
    w, h = x + -(-right // S) + 1, y + -(-bottom // S) + 1

    sheet = Image.new("L", (max(1, w) * S, max(1, h) * S), 0)
    ImageDraw.Draw(sheet).text(
        (x * S, y * S), item.text, font=face(item.face, size), fill=255, anchor=item.anchor, stroke_width=stroke,
        features=figures(item.face),
    )  # fmt: skip
    return sheet.resize((sheet.width // S, sheet.height // S), Image.Resampling.LANCZOS), (x, y)
