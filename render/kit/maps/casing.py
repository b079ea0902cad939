"""A light casing around a piece and its shadow, so that the piece stays visible on any ground."""

import math

from PIL import Image, ImageChops, ImageFilter

from render.drawing.colour import rgb
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.pen import Art, Pen

_SHADOW = "#281a0e"
_TURNS = 20


def grown(mask: Image.Image, by: float) -> Image.Image:
    """Return a mask whose edge lies ``by`` of its own pixels further out."""
    out = mask
    for k in range(_TURNS):
        t = math.tau * k / _TURNS
        out = ImageChops.lighter(out, ImageChops.offset(mask, round(by * math.cos(t)), round(by * math.sin(t))))
    return out


def cased(
    pen: Pen,
    colour: str,
    width: float = 2.6,
    shadow: tuple[float, float] = (3, 5),
    blur: float = 3.5,
    opacity: float = 0.47,
) -> Art:
    """Return the drawing with a casing of ``width`` canvas pixels (0 for none) and a shadow of that opacity.

    The pen's box needs room for both around the drawing.
    """
    alpha = pen.image.getchannel("A")
    case = grown(alpha, width * S) if width else alpha
    size = (pen.image.width // S, pen.image.height // S)
    drawn = pen.image.resize(size, Image.Resampling.LANCZOS)
    edge = case.resize(size, Image.Resampling.LANCZOS)
    out = Image.new("RGBA", size, (0, 0, 0, 0))
    if opacity:
        soft = ImageChops.offset(edge, round(shadow[0]), round(shadow[1])).filter(ImageFilter.GaussianBlur(blur))
        dark = Image.new("RGBA", size, (*rgb(_SHADOW), 255))
        dark.putalpha(soft.point(lambda value: round(value * opacity)))
        out.alpha_composite(dark)
    if width:
        light = Image.new("RGBA", size, (*rgb(colour), 255))
        light.putalpha(edge)
        out.alpha_composite(light)
    out.alpha_composite(drawn)
    return Art(out.convert("RGB"), out.getchannel("A"), (pen.left, pen.top))
