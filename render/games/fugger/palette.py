"""The colours of Die Fugger's own things, in the form of `render.theme`."""

from collections.abc import Mapping

from render.kit.hands.cards import FieldColours

FIELDS: Mapping[str, FieldColours] = {
    "copper": FieldColours("#c9652b", "#ffd2a3", "#8a3d14", "#f08a45"),
    "cloth": FieldColours("#2f66ac", "#d3e6f8", "#1a3d70", "#5aa2ec"),
    "spices": FieldColours("#f0b50e", "#ffe9a6", "#b07a08", "#ffcf3a"),
    "gems": FieldColours("#209470", "#cff5e2", "#0c5540", "#45d3a2"),
    "wine": FieldColours("#74163c", "#f6d3dc", "#430a21", "#d94a7e"),
    "merchant": FieldColours("#6b6256", "#e7decb", "#453e35", "#b5aa99"),
}
"""By good, and for merchants."""

PANE = "#2c2933"
PANE_LINE = "#6f687a"
LAST_PANE = "#4b1720"
LAST_PANE_LINE = "#a34a4a"
TRACERY = "#dcc898"
FIELD_LOW = ("#f3e8d0", "#d9c9a6")
"""The parchment of price 1, and its darker tone."""
FIELD_HIGH = ("#f2c65c", "#d49a2a")
"""The parchment of price 9, and its darker tone."""
NICHE = ("#9dbbb4", "#55807c")
