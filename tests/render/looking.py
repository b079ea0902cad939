"""What stands in a scene, and the positions in which every game with a map is looked at."""

from __future__ import annotations

from typing import Any

from render.scene import Scene, Sprite, Text
from tests.render import catan_positions, golden_age_positions

POSITIONS: dict[str, Any] = {"cities_knights": catan_positions, "golden_age": golden_age_positions}
"""By game, the module with its written scenes and the matches that are played for pictures."""
MATCHES = [(seats, f"pieces {seats}") for seats in (3, 4)]
"""Seats and seeds of these matches."""


def sprites_of(scene: Scene, art: str) -> list[Sprite]:
    """The sprites of a kind, in drawing order."""
    return [item for item in scene.items if isinstance(item, Sprite) and item.art == art]


def text_of(scene: Scene, ref: str) -> str:
    """The only text of a name."""
    (found,) = [item.text for item in scene.items if isinstance(item, Text) and item.ref == ref]
    return found


def refs_of(scene: Scene, start: str) -> list[str]:
    """The names that begin so, in drawing order."""
    return [item.ref for item in scene.items if item.ref.startswith(start)]
