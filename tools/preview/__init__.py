"""Pictures without a bot: ``python -m tools.preview fugger --out DIR``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from render.scene import Scene
from tools.preview import cities_knights, fugger, golden_age

SHOWS: Mapping[str, Callable[[], Iterator[tuple[str, Scene]]]] = {
    "fugger": fugger.scenes,
    "cities_knights": cities_knights.scenes,
    "golden_age": golden_age.scenes,
}
"""By game, its previews."""


def scenes(key: str) -> Iterator[tuple[str, Scene]]:
    """Names and scenes of a game. Raises KeyError for a game without previews."""
    return SHOWS[key]()
