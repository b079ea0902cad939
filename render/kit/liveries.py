"""How the pieces of seats look on maps."""

from __future__ import annotations

from msgspec import Struct


class Livery(Struct, frozen=True):
    """How a seat's pieces look: wall, roof, light on the roof, letter, mark on roads, and forms of roof and mark.

    A piece wears the same hue as its seat's panel (`Theme.seats`), more saturated, so that it wins on the map.
    """

    body: str
    roof: str
    light: str
    letter: str
    mark: str
    roof_form: str
    mark_form: str


LIVERIES = (
    Livery("#c92a16", "#74100a", "#ef7a62", "#ffffff", "#ffd9d0", "gable", "bend"),
    Livery("#1c56c4", "#0f2d74", "#6b97ee", "#ffffff", "#e3ecff", "dome", "pale"),
    Livery("#12a589", "#075244", "#7fe0cb", "#12100c", "#e2fff6", "stepped", "chequy"),
    Livery("#453a5c", "#1d1630", "#9c90b8", "#ffffff", "#d6cdea", "mansard", "lozengy"),
    Livery("#f2ae12", "#8f5a02", "#ffdb7a", "#1e1712", "#6b3f00", "spire", "fess"),
    Livery("#cf96de", "#6d3a82", "#f3dcf8", "#1e1712", "#4b1f5e", "onion", "roundels"),
)
"""By style."""

PIECE_INK = "#1d140d"
"""The contour of pieces."""
CASING = "#fff6de"
"""The light casing around them."""


def livery(style: int) -> Livery:
    """The look of a seat's pieces."""
    return LIVERIES[style % len(LIVERIES)]
