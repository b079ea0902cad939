"""The look of pieces on maps: the seats' colours, and a light casing that keeps a piece visible on any ground."""

import math

from msgspec import Struct
from PIL import Image, ImageChops, ImageFilter

from render.drawing.colour import rgb
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.pen import Art, Pen


class SeatColours(Struct, frozen=True):
    """The look of a seat's pieces: wall, roof and its light, letter, mark on roads, forms of roof and mark.

    A piece has the hue of its seat's panel (`Theme.seats`), more saturated, so that it is visible on the map.
    """

    body: str
    roof: str
    light: str
    letter: str
    mark: str
    roof_form: str
    mark_form: str


SEAT_COLOURS = (
    SeatColours("#c92a16", "#74100a", "#ef7a62", "#ffffff", "#ffd9d0", "gable", "bend"),
    SeatColours("#1c56c4", "#0f2d74", "#6b97ee", "#ffffff", "#e3ecff", "dome", "pale"),
    SeatColours("#12a589", "#075244", "#7fe0cb", "#12100c", "#e2fff6", "stepped", "chequy"),
    SeatColours("#453a5c", "#1d1630", "#9c90b8", "#ffffff", "#d6cdea", "mansard", "lozengy"),
    SeatColours("#f2ae12", "#8f5a02", "#ffdb7a", "#1e1712", "#6b3f00", "spire", "fess"),
    SeatColours("#cf96de", "#6d3a82", "#f3dcf8", "#1e1712", "#4b1f5e", "onion", "roundels"),
)
"""By style."""

PIECE_INK = "#1d140d"
"""The contour of pieces."""
CASING = "#fff6de"
"""The light casing around them."""


def seat_colours(style: int) -> SeatColours:
    """Return the look of a seat's pieces."""
    return SEAT_COLOURS[style % len(SEAT_COLOURS)]


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
