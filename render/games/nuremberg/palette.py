"""The colours of Nuremberg's own things, in the form of `render.theme`."""

from collections.abc import Mapping

from render.kit.hands.cards import FieldColours
from render.kit.hands.resources import CLAY, GRAIN, ORE, WOOD, WOOL

LAND, LAND_INK = "#dccb98", "#6b5b2e"
MEADOW = "#a9ae72"
BANK = "#efe2bc"
"""The edge of the country, and unbuilt places of towers."""
EARTH = "#4a3a26"
WATER, WATER_INK, WATER_PALE = "#9dbfc3", "#3d6878", "#c9d9d2"
STONE, STONE_SHADE, STONE_DARK = "#f0e7d4", "#bfb094", "#857660"
NEW_STONE, NEW_STONE_SHADE = "#fff0c4", "#ddbe78"
ROOFS = ("#b5482c", "#c25a36", "#a63f28", "#bf6a45")
TOWER_ROOF = "#c8452a"
ROAD, ROAD_DASH = "#e2cb8e", "#a8874a"
GREEN, GREEN_TEXT = "#2f4f3a", "#fff6de"
"""Routes and their numerals."""
COUNCIL, COUNCIL_TEXT, COUNCIL_RIM = "#6d2430", "#ffe7a0", "#d9a94a"
PRESTIGE, PRESTIGE_STAR = "#7c2a86", "#ffe9a6"
SITE, SITE_RIM, SITE_TEXT = "#b0241c", "#f0b9a0", "#fff6de"
RED_YEAR, RED_YEAR_PAST, YEAR_PAST, LAST_YEAR = "#b8281e", "#c08a7c", "#d9c99c", "#2c1f16"
YEAR_TEXT, LAST_YEAR_TEXT = "#fff3dc", "#ffe7a0"
TOLL = "#a5201b"
DANGER, DANGER_TEXT = "#8e1814", "#fff0d8"
"""A hand that the robber knight would halve."""
ARMOUR_DARK, ARMOUR_LIGHT, CLOAK = "#5e6570", "#565063", "#2b2630"
COIN, COIN_RIM, COIN_INK = "#e9a91f", "#ffe39a", "#6b4300"

KINDS: Mapping[str, FieldColours] = {
    "wood": WOOD,
    "clay": CLAY,
    "wool": WOOL,
    "grain": GRAIN,
    "ore": ORE,
    "gold": FieldColours("#d99a1c", "#fff0c0", "#7c5406", "#f7c84e"),
}
"""By kind of payment."""

GOODS: Mapping[str, FieldColours] = {
    "compass": FieldColours("#1f7f84", "#d5eef0", "#123f45", "#58b4bb"),
    "helmet": FieldColours("#8699bd", "#e6ecf6", "#28344a", "#8fa3c6"),
    "armour": FieldColours("#5f3570", "#ecdcf1", "#3d1f47", "#ad7dbb"),
    "lyre": FieldColours("#c05a2a", "#f6dcc9", "#5f2710", "#e08a5c"),
    "paper": FieldColours("#cfa52e", "#f6ebc2", "#5a440a", "#d9b545"),
}
"""By kind of goods: of its quarters, its plaque and its sign."""
