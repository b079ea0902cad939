"""The colours of land."""

from collections.abc import Mapping

GROUND: Mapping[str, str] = {
    "forest": "#93aa79",
    "pasture": "#bfd08f",
    "fields": "#e8cf85",
    "hills": "#d49d78",
    "mountains": "#bcb6aa",
    "desert": "#eadbb0",
}
"""By terrain, the ground behind it."""
