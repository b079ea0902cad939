"""Hexes as finished pictures: ground, drawing, a clearing for the token, a wash towards the rim, an ink line."""

import random
from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing.colour import mix, rgb
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.geometry import Point, ellipse, polar, shaky
from render.drawing.pen import Art, Pen
from render.kit.maps.land.earth import GROUND, desert, fields, hills, mountains
from render.kit.maps.land.woods import Spots, forest, pasture
from render.kit.maps.seat_colours import grown
from render.theme import Theme

DRAWN = 103
"""The corner radius for which terrains are drawn; other sizes are scaled."""
_DRAW: Mapping[str, Callable[[Pen, random.Random, Spots, int], None]] = {
    "forest": forest,
    "pasture": pasture,
    "fields": fields,
    "hills": hills,
    "mountains": mountains,
    "desert": desert,
}
_TOKEN_SPOT = (0.0, 0.0, 34.0)


def hex_points(radius: float) -> list[Point]:
    """Return the corners of a hex around (0, 0)."""
    return [polar(0, 0, radius, 60 * k) for k in range(6)]


@lru_cache(maxsize=64)
def hex_art(theme: Theme, terrain: str, variant: int, radius: int) -> Art:
    """Draw a hex of a terrain, anchored at its middle. Raises KeyError for an unknown terrain.

    variant: distinguishes equal terrains. radius: from the middle to the corners.
    """
    rng = random.Random(f"{terrain} {variant}")
    bare = terrain == "desert"
    spots = () if bare else (_TOKEN_SPOT,)

    def draw(pen: Pen) -> None:
        _DRAW[terrain](pen, rng, spots, variant)

    return framed_hex(theme, GROUND[terrain], draw, rng, radius, clearing=not bare)


def framed_hex(
    theme: Theme, ground: str, draw: Callable[[Pen], None], rng: random.Random, radius: int, *, clearing: bool
) -> Art:
    """Draw a hex with a drawing (made for the corner radius `DRAWN`), anchored at its middle.

    rng: makes its outline uneven. clearing: leave its middle free for a token.
    """
    half, unit = radius + 6, radius / DRAWN
    size = 2 * half * S
    pen = Pen.on(Image.new("RGB", (size, size), rgb(ground)), unit, half, half)
    draw(pen)
    image = pen.image
    if clearing:
        free = _soft(ellipse(0, 0, 37 * unit, 37 * unit), half, 5 * unit)
        image.paste(rgb(ground), (0, 0), free.point(lambda value: value * 150 // 255))
    middle = _soft(hex_points(radius - 15 * unit), half, 9 * unit)
    washed = ImageChops.multiply(image, Image.new("RGB", image.size, rgb(mix(ground, "#b08a5c", 0.45))))
    image = Image.composite(image, Image.blend(image, washed, 0.62), middle)
    shape = Image.new("L", image.size, 0)
    brush = ImageDraw.Draw(shape)
    outline = [
        ((x + half) * S, (y + half) * S) for x, y in shaky(rng, hex_points(radius - 8.5), 1.1, 7, closed=True)
    ]
    brush.polygon(outline, fill=255)
    brush.line(outline + outline[:2], fill=255, width=6 * S, joint="curve")
    inked = grown(shape, 1.7 * S)
    sheet = Image.new("RGB", image.size, rgb(mix(ground, theme.colours.ink, 0.72)))
    sheet.paste(image, (0, 0), shape)
    return Art(sheet.reduce(S), inked.reduce(S), (half, half))


def _soft(points: list[Point], half: int, blur: float) -> Image.Image:
    """Return a blurred mask of an area, blurred at canvas size: the difference is invisible."""
    mask = Image.new("L", (2 * half, 2 * half), 0)
    ImageDraw.Draw(mask).polygon([(x + half, y + half) for x, y in points], fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(blur))
    return mask.resize((2 * half * S, 2 * half * S), Image.Resampling.BILINEAR)
