"""The colours of First Train's own things, in the form of `render.theme`."""

from collections.abc import Mapping

from msgspec import Struct


class TerrainLook(Struct, frozen=True):
    """A terrain: its tints (neighbours take different ones), the wash along its borders, the ink of its marks."""

    tints: tuple[str, ...]
    edge: str
    ink: str
    glow: str


TERRAINS: Mapping[str, TerrainLook] = {
    "plain": TerrainLook(("#e6e0b6", "#dce0b2", "#ece5c4", "#d6dcae", "#e5d9ae"), "#8e9a4e", "#a8924f", "#f7f1d6"),
    "valley": TerrainLook(("#c5d6a0", "#b9cf97", "#cfdcaa", "#b3ca9c"), "#5f8a4a", "#6c8f50", "#eef3d6"),
    "hill": TerrainLook(("#b59a78", "#ab9170", "#bda382"), "#6f5334", "#5d4630", "#ecdfc6"),
    "hops": TerrainLook(("#8fb065", "#86a95c", "#98b66f"), "#4c7332", "#3b5526", "#e2ecc6"),
}
"""By terrain."""
SOUTH, SOUTH_EDGE = "#d98a6a", "#a8321e"
"""The South, and its border, which no link crosses inwards."""
BORDER_PALE, BORDER_DASH = "#fdf6e2", "#5d4d34"
RIVER_BANK, RIVER, RIVER_LIGHT = "#2f658f", "#5f9cc4", "#a9d0e6"
RIVER_NAME, RIVER_NAME_GLOW = "#1f5480", "#e4efe6"
BARRIER, BARRIER_PALE = "#c3271b", "#ffffff"

WHITE, WHITE_INK = "#fffdf4", "#2a2018"
BROWN, BROWN_INK = "#4a2c10", "#fffdf4"
RED, RED_INK = "#c3202f", "#fff4dc"
GREEN, GREEN_INK = "#0f7a58", "#fff4dc"
DARK_RED, DARK_GREEN = "#8e0f1d", "#085a3c"
"""Names of company towns."""
INFLUENCE: Mapping[str, tuple[str, str, str]] = {
    "white": (WHITE, WHITE_INK, "bank"),
    "brown": (BROWN, BROWN_INK, "train"),
    "red": (RED, RED_INK, "crown"),
    "green": (GREEN, GREEN_INK, "clover"),
    "choice": ("#e4c36a", "#2a2018", "shuffle"),
}
"""By colour of influence (or a choice of two): disc, sign on it, and the sign's icon."""
COMPANY: Mapping[str, tuple[str, str, str]] = {
    "red": (RED, DARK_RED, "crown"),
    "green": (GREEN, DARK_GREEN, "clover"),
}
"""By company: its colour, a dark tone of it, its emblem."""
COMPANY_TRACK = "#fff4dc"
CUBE: Mapping[str, str] = {"white": "#fffdf4", "yellow": "#ffc21a"}
FIGURE: Mapping[str, tuple[str, str]] = {
    "red": ("#c3202f", "#7d0f1a"),
    "green": ("#0f8a6a", "#07523e"),
    "landowner": ("#fffdf4", "#e8c56a"),
}
"""By figure: clothes and hat."""
SKIN = "#f1cda4"
TOWN, TOWN_INK = "#fff6df", "#4a3826"
ARROW, ARROW_LOST, ARROW_INK = "#fffdf0", "#a09a84", "#3a3a22"
SLEEPER = "#4a3220"
NEWS, NEWS_PALE = "#d4149a", "#ffffff"
"""Changes: magenta in white, because red and gold have other meanings here."""
FAINT = "#5d4734"
COACH, WAGON, RAIL = "#b9cbd6", "#c79b62", "#8a6b45"
LOSS, ZERO, GAIN_FROM, GAIN = "#e9b9a2", "#ddd0a8", "#e0e3b4", "#a9c878"
CELL, LOSS_INK, NOUGHT_INK = "#f4ead0", "#a3180e", "#624b36"
