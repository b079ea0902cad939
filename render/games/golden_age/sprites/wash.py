"""The wash of a province: its colour, darker along its borders."""

import random

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.colour import mix, rgb
from render.drawing.geometry import Point, bounds
from render.games.golden_age.layout import Province

_WASH, _WASH_LIT = (9, 4.5), (22, 8)
"""Width of a wash along the borders of a province, and its blur."""


def wash(province: Province, fill: str, edge: str, lit: bool = False) -> tuple[Image.Image, Point]:
    """Return a province's wash, darker along its borders: a rectangle in mode RGB and its upper left corner."""
    x0, y0, x1, y1 = bounds(province.outline)
    left, top = int(x0) - 4, int(y0) - 4
    size = int(x1) - left + 6, int(y1) - top + 6
    width, blur = _WASH_LIT if lit else _WASH
    strength = Image.new("L", size, 0)
    line = [(x - left, y - top) for x, y in province.outline]
    ImageDraw.Draw(strength).line([*line, *line[:2]], fill=255, width=width, joint="curve")
    strength = strength.filter(ImageFilter.GaussianBlur(blur))
    sheet = Image.new("RGB", size, rgb(fill))
    sheet.paste(rgb(mix(fill, "#ffffff", 0.5)), (0, 0), _clouds(size, len(province.outline)))
    sheet.paste(rgb(edge), (0, 0), strength)
    return sheet, (left, top)


def _clouds(size: tuple[int, int], seed: int) -> Image.Image:
    rng = random.Random(seed)
    small = max(2, size[0] // 24), max(2, size[1] // 24)
    noise = Image.frombytes("L", small, rng.randbytes(small[0] * small[1]))
    return noise.resize(size, Image.Resampling.BICUBIC).point(lambda value: max(0, value - 110) // 4)
