"""Hexes as finished pictures: ground, drawing, a clearing for the token, a wash towards the rim, an ink line."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.burin import Burin, shaky
from render.colour import mix, rgb
from render.fonts import SUPERSAMPLE as S
from render.games.cities_knights.earth import desert, fields, hills, mountains
from render.games.cities_knights.layout import RADIUS
from render.games.cities_knights.palette import GROUND
from render.games.cities_knights.woods import Spots, forest, pasture
from render.geometry import Point, ellipse, polar
from render.kit.casing import grown
from render.pen import Art
from render.theme import Theme

VARIANTS = 4
"""Drawings of each terrain; an island has at most four hexes of one."""
_DRAW: Mapping[str, Callable[[Burin, random.Random, Spots, int], None]] = {
    "forest": forest,
    "pasture": pasture,
    "fields": fields,
    "hills": hills,
    "mountains": mountains,
    "desert": desert,
}
_TOKEN_SPOT = (0.0, 0.0, 34.0)
_HALF = RADIUS + 6


def hex_points(radius: float) -> list[Point]:
    """The corners of a hex around (0, 0)."""
    return [polar(0, 0, radius, 60 * k) for k in range(6)]


@lru_cache(maxsize=64)
def hex_art(theme: Theme, terrain: str, variant: int) -> Art:
    """A hex, anchored at its middle. Raises KeyError for an unknown terrain."""
    rng = random.Random(f"{terrain} {variant}")
    ground = GROUND[terrain]
    size = 2 * _HALF * S
    pen = Burin.on(Image.new("RGB", (size, size), rgb(ground)), 1, _HALF, _HALF)
    bare = terrain == "desert"
    _DRAW[terrain](pen, rng, () if bare else (_TOKEN_SPOT,), variant)
    image = pen.image
    if not bare:
        image.paste(rgb(ground), (0, 0), _soft(ellipse(0, 0, 37, 37), 5).point(lambda value: value * 150 // 255))
    middle = _soft(hex_points(RADIUS - 15), 9)
    washed = ImageChops.multiply(image, Image.new("RGB", image.size, rgb(mix(ground, "#b08a5c", 0.45))))
    image = Image.composite(image, Image.blend(image, washed, 0.62), middle)
    shape = Image.new("L", image.size, 0)
    draw = ImageDraw.Draw(shape)
    outline = [
        ((x + _HALF) * S, (y + _HALF) * S) for x, y in shaky(rng, hex_points(RADIUS - 8.5), 1.1, 7, closed=True)
    ]
    draw.polygon(outline, fill=255)
    draw.line(outline + outline[:2], fill=255, width=6 * S, joint="curve")
    inked = grown(shape, 1.7 * S)
    sheet = Image.new("RGB", image.size, rgb(mix(ground, theme.colours.ink, 0.72)))
    sheet.paste(image, (0, 0), shape)
    half = size // S // 2
    return Art(sheet.reduce(S), inked.reduce(S), (half, half))


def _soft(points: list[Point], blur: float) -> Image.Image:
    """A blurred mask of an area; blurred at canvas size, which nobody can tell from the larger one."""
    mask = Image.new("L", (2 * _HALF, 2 * _HALF), 0)
    ImageDraw.Draw(mask).polygon([(x + _HALF, y + _HALF) for x, y in points], fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(blur))
    return mask.resize((2 * _HALF * S, 2 * _HALF * S), Image.Resampling.BILINEAR)
