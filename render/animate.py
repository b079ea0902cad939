"""A finished match as a moving picture."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from PIL import Image

from render.raster import rasterise
from render.scene import Scene
from render.theme import THEME, Theme

EXTENSION = "webp"
LIMIT = 8 << 20
"""The most bytes that an animation may take."""
FRAME_MS = 1200
LAST_MS = 6000
_TRIES = ((800, 70), (800, 45), (640, 45), (480, 35), (400, 15))
"""Widths in pixels and qualities, tried until the file is small enough."""
_MOST_FRAMES = 240


def animate(scenes: Sequence[Scene], theme: Theme = THEME, limit: int = LIMIT) -> bytes:
    """An animated WebP of the scenes in order, which plays once, of at most ``limit`` bytes.

    Long matches keep their first and last pictures and an even choice of the others. Raises ValueError without
    scenes, or if not even the smallest form fits.
    """
    if not scenes:
        raise ValueError("nothing to show")
    most = min(_MOST_FRAMES, len(scenes))
    while most:
        chosen = _thinned(scenes, most)
        for width, quality in _TRIES:
            raw = _encode(chosen, width, quality, theme)
            if len(raw) <= limit:
                return raw
        most //= 2
    raise ValueError("the animation cannot be made small enough")


def _thinned(scenes: Sequence[Scene], most: int) -> list[Scene]:
    if len(scenes) <= most:
        return list(scenes)
    if most == 1:
        return [scenes[-1]]
    return [scenes[round(i * (len(scenes) - 1) / (most - 1))] for i in range(most)]


def _images(scenes: Sequence[Scene], width: int, theme: Theme) -> Iterator[Image.Image]:
    for scene in scenes:
        image = rasterise(scene, theme)
        yield image.resize(
            (width, round(image.height * width / image.width)), Image.Resampling.LANCZOS, reducing_gap=2.0
        )


def _encode(scenes: Sequence[Scene], width: int, quality: int, theme: Theme) -> bytes:
    images = _images(scenes, width, theme)
    first = next(images)
    file = io.BytesIO()
    durations = [FRAME_MS] * (len(scenes) - 1) + [LAST_MS]
    first.save(
        file, "WEBP", save_all=True, append_images=images, duration=durations, loop=1, quality=quality, method=0,
        kmax=40,
    )  # fmt: skip
    return file.getvalue()
