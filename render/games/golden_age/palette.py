"""The colours of The Golden Age's own things, in the form of `render.theme`."""

from collections.abc import Mapping

from msgspec import Struct

from engines.golden_age.data import COLOUR_NAMES, COLOURS, DECK_OF, DECKS
from engines.golden_age.geography import PROVINCE, PROVINCE_COLOUR


class FieldLook(Struct, frozen=True):
    """A colour of provinces: fill, wash at the edge, pill on the track, walls of its guild, back of its deck."""

    fill: str
    edge: str
    pill: str
    wall: str
    back: str


FIELDS: Mapping[str, FieldLook] = {
    "green": FieldLook("#c3cfa2", "#7b9a4e", "#b4c68a", "#6f9148", "#6f9148"),
    "yellow": FieldLook("#efdda0", "#c9a033", "#f0d680", "#d9ac2f", "#e3b838"),
    "brown": FieldLook("#d9bc98", "#9c6b3b", "#d6ae80", "#9a6636", "#8a5a2e"),
    "blue": FieldLook("#b4cbe0", "#4a80b4", "#9fc0e0", "#3f78b0", "#3872ad"),
    "grey": FieldLook("#d3cec5", "#87817a", "#c9c4bc", "#817b75", "#77716b"),
    "orange": FieldLook("#eec096", "#b3541c", "#f0b383", "#c9632a", "#d96e22"),
}
"""By colour."""
DECK_COLOUR: Mapping[str, str] = {DECKS[deck]: COLOUR_NAMES[i] for i, deck in enumerate(DECK_OF) if deck >= 0}
"""By deck, the colour whose action draws from it."""
SIGN: Mapping[str, str] = {
    "green": "pawn",
    "yellow": "tulip",
    "brown": "palette",
    "blue": "caravel",
    "grey": "bank",
    "orange": "chilli",
}
"""By colour, the icon of its action."""
SHAPES = ("circle", "square", "diamond", "hexagon", "octagon", "shield")
"""By style, the outline of a seat's markers."""

GLAZE, GLAZE_LIT, GROUT = "#f7f4ea", "#fff3c9", "#c9bb9b"
DELFT, DELFT_PALE = "#1b3c74", "#3e6ba8"
MERCHANT, WILLIAM, WILLIAM_INK = "#dce6f0", "#f6d9a0", "#7a3406"
SEA, SEA_DEEP, SEA_SHALLOW, WAVE = "#d3dfdd", "#c3d5da", "#e3e7db", "#6f95af"
HINTERLAND, HINTERLAND_INK = "#e6d6b2", "#b49e70"
ISLAND, ISLAND_WEST, ISLAND_EDGE = "#eeddb0", "#e3d9a8", "#c9a85e"
GOLD, GOLD_PALE, LIT = "#f2b21b", "#ffe9a3", "#ffd23f"
MOVE = "#b5103c"
"""Changes: crimson in a white casing."""
FAINT = "#5d4734"
"""Less important numbers: zero, discards."""
PARCHMENT = "#cfc3a8"
"""The face of a marker that was turned over."""
SHUTTER_LIGHT = "#fffbf0"
QUAY, QUAY_INK = "#cdbb93", "#8c7a55"
GILT, GILT_DULL = "#f2b21b", "#b79a66"
CLOAK, CLOAK_LIGHT, HAT, SKIN = "#5b2a73", "#7c4699", "#2f2238", "#f3cfa6"


def colour_of(province: str) -> str:
    """Return the colour of a province."""
    return COLOURS[PROVINCE_COLOUR[PROVINCE[province]]]
