"""Small square pictures of things, shown beside their words as emojis: each a drawing in a light casing."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct
from PIL import Image

from render.drawing.colour import rgb
from render.drawing.geometry import circle
from render.drawing.pen import Pen
from render.kit.maps.seat_colours import CASING, PIECE_INK, SEAT_COLOURS, SeatColours, grown, seat_colours

SIZE: Final = 128
"""Pixels of a side; Discord shows 22 of them in a text, 48 in a line of emojis alone."""
_ROOM: Final = 90
"""Half the side of the area for a drawing, in units: drawings are about 100 wide, and cut to what they fill."""
_CASING: Final = 6
"""Width of the casing in pixels: a dark contour alone would vanish on a dark ground."""

NEUTRAL: Final = SeatColours("#d8b987", "#8a4a2a", "#f0dcb4", "#1e1712", "#8a4a2a", "gable", "fess")
"""The look of a building without an owner."""


class Emoji(Struct, frozen=True):
    """A picture beside a word. name: of ``[a-z0-9_]``; it is read aloud, so it is a plain word.

    draw: draws it around the origin, in a box of about -50..50.
    """

    name: str
    draw: Callable[[Pen], None]


def emoji_image(emoji: Emoji) -> Image.Image:
    """Return the picture in mode RGBA, `SIZE` pixels square, transparent around the drawing."""
    pen = Pen.square(_ROOM)
    emoji.draw(pen)
    drawn = pen.image.crop(pen.image.getbbox())
    # Twice its size, and reduced at the end, so that the edge of the casing is soft.
    side, casing = 2 * SIZE, 2 * _CASING
    scale = (side - 2 * casing) / max(drawn.size)
    drawn = drawn.resize((round(drawn.width * scale), round(drawn.height * scale)), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (side, side), (*rgb(CASING), 0))
    square.paste(drawn, ((side - drawn.width) // 2, (side - drawn.height) // 2))
    case = Image.new("RGBA", square.size, (*rgb(CASING), 255))
    case.putalpha(grown(square.getchannel("A"), casing))
    case.alpha_composite(square)
    return case.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def badge(pen: Pen, colour: str, icon: str, ink: str) -> None:
    """Draw an icon on a disc."""
    pen.discs(0, 0, (50, PIECE_INK), (45, colour))
    pen.icon(0, 0, icon, 72, ink)


def _seat(style: int, letter: str) -> Emoji:
    look = seat_colours(style)

    def draw(pen: Pen) -> None:
        pen.shape(circle(0, 0, 46), look.body, 8, PIECE_INK)
        pen.glyph(0, -1, letter, "number-black", 76, look.letter)

    return Emoji(f"seat_{letter.lower()}", draw)


SEATS: Final[Mapping[str, Emoji]] = {
    f"seat:{style}{letter}": _seat(style, letter) for style in range(len(SEAT_COLOURS)) for letter in "ABCDEF"
}
"""By style and letter, such as ``seat:0A``."""
