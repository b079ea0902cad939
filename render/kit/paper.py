"""Old paper: clouded, laid, with a few fibres. Drawn from a fixed seed, so every process makes the same sheet."""

import math
import random

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.colour import rgb
from render.theme import Theme

_LINE = (120, 84, 36)
_LAID, _CHAIN = 5, 120


def _cloud(rng: random.Random, size: tuple[int, int], grain: int, strength: float) -> Image.Image:
    small = (max(2, size[0] // grain), max(2, size[1] // grain))
    noise = Image.frombytes("L", small, rng.randbytes(small[0] * small[1]))
    noise = noise.resize(size, Image.Resampling.BICUBIC).filter(ImageFilter.GaussianBlur(grain / 3))
    return noise.point(lambda value: max(0, min(255, int(128 + (value - 128) * strength))))


def paper(theme: Theme, size: tuple[int, int]) -> Image.Image:
    """Draw a sheet of the given size in canvas pixels, mode RGB."""
    colours = theme.colours
    rng = random.Random(f"paper {size}")
    sheet = Image.new("RGB", size, rgb(colours.paper))
    for grain, strength, colour in ((160, 0.8, colours.stain), (40, 0.5, colours.sheen)):
        mask = _cloud(rng, size, grain, strength).point(lambda value: max(0, value - 118) * 2 // 3)
        sheet.paste(rgb(colour), (0, 0), mask)
    vignette = Image.radial_gradient("L").resize(size).point(lambda value: max(0, value - 130) * 80 // 125)
    sheet.paste(rgb(colours.edge), (0, 0), vignette)
    draw = ImageDraw.Draw(sheet, "RGBA")
    for y in range(0, size[1], _LAID):
        draw.line((0, y, size[0], y), fill=(*_LINE, 13))
    for x in range(40, size[0], _CHAIN):
        draw.line((x, 0, x, size[1]), fill=(*_LINE, 26))
    for _ in range(size[0] * size[1] // 5500):
        x, y = int(rng.random() * size[0]), int(rng.random() * size[1])
        turn, length = rng.random() * math.tau, 5 + 12 * rng.random()
        draw.line((x, y, x + length * math.cos(turn), y + length * math.sin(turn)), fill=(*_LINE, 34))
    return sheet
