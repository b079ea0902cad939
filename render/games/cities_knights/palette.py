"""The colours of Cities & Knights' own things, in the form of `render.theme`."""

from collections.abc import Mapping

from render.kit.hands.cards import FieldColours
from render.kit.hands.resources import CLAY, GRAIN, ORE, WOOD, WOOL

STONE = "#b4ada0"
"""The field of an inactive knight."""
WALL = "#d8d0c0"
WALL_JOINT = "#7c7263"
BLADE = "#eef2f4"
BLADE_DARK = "#8b99a3"
BLOOD = "#8e1814"
"""Barbarians, and the seats that would lose a city to them now."""
BLOOD_TEXT = "#fff0d8"
STEEL = "#2c3a46"

SEA_SHALLOW, SEA_DEEP, SEA_INK = "#c4d9d2", "#86adb6", "#3d6878"
BEACH, BEACH_INK = "#ebddb6", "#4a3a26"

TRACK: Mapping[str, FieldColours] = {
    "trade": FieldColours("#e2a51c", "#fff0c0", "#94610a", "#f7c84e"),
    "politics": FieldColours("#2f6fb7", "#d5e6fa", "#173c6b", "#62a2e8"),
    "science": FieldColours("#4b9148", "#dcf1d6", "#22501f", "#7cc676"),
}
"""By improvement track; also of its deck and its gate on the event die."""
TRACK_ICON: Mapping[str, str] = {"trade": "scales", "politics": "gavel", "science": "book"}

KINDS: Mapping[str, FieldColours] = {
    "lumber": WOOD,
    "brick": CLAY,
    "wool": WOOL,
    "grain": GRAIN,
    "ore": ORE,
    "paper": FieldColours("#4b9148", "#dcf1d6", "#22501f", "#7cc676"),
    "cloth": FieldColours("#e2a51c", "#fff0c0", "#94610a", "#f7c84e"),
    "coin": FieldColours("#2f6fb7", "#d5e6fa", "#173c6b", "#62a2e8"),
}
"""By kind of card; a commodity has the colour of the track that it pays for."""
