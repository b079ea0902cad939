"""The look of the seats' pieces on maps."""

from msgspec import Struct


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
