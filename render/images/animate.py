"""A finished match as an animation: a GIF, the one format of animation that every Discord client plays."""

import io
from collections.abc import Iterator, Sequence

from PIL import Image

from render.images.rasteriser import rasterise
from render.scene import Scene
from render.theme import THEME, Theme

EXTENSION = "gif"
LIMIT = 8 << 20
"""The largest size of an animation, in bytes."""
FRAME_MS = 1200
LAST_MS = 6000
_WIDTHS = (800, 640, 480, 400)
"""Tried in order until the file is small enough."""
_MOST_FRAMES = 240
_COLOURS = 255
"""One of the 256 colours is reserved for pixels that do not change."""
_SAMPLES = 3
_SETTLED = 2000
"""The palette is good enough when a step moves no more pixels than this to another colour."""


def animate(scenes: Sequence[Scene], theme: Theme = THEME, limit: int = LIMIT) -> bytes:
    """Return an animated GIF of the scenes in order, which plays once, of at most ``limit`` bytes.

    Long matches keep their first and last pictures and an even selection of the others. Raises ValueError without
    scenes, or if even the smallest form is too large.
    """
    if not scenes:
        raise ValueError("nothing to show")
    most = min(_MOST_FRAMES, len(scenes))
    while most:
        chosen = thinned(scenes, most)
        for width in _WIDTHS:
            raw = _encode(chosen, width, theme)
            if len(raw) <= limit:
                return raw
        most //= 2
    raise ValueError("the animation cannot be made small enough")


def thinned(scenes: Sequence[Scene], most: int) -> list[Scene]:
    """Return at most this many of the scenes (at least 1), evenly selected, always including the last."""
    if len(scenes) <= most:
        return list(scenes)
    if most == 1:
        return [scenes[-1]]
    return [scenes[round(i * (len(scenes) - 1) / (most - 1))] for i in range(most)]


def _small(scene: Scene, width: int, theme: Theme) -> Image.Image:
    image = rasterise(scene, theme)
    height = round(image.height * width / image.width)
    return image.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=2.0)


def _palette(scenes: Sequence[Scene], width: int, theme: Theme) -> Image.Image:
    """Return one palette for all frames, so that unchanged pixels stay identical."""
    samples = [_small(scene, width // 2, theme) for scene in thinned(scenes, _SAMPLES)]
    sheet = Image.new("RGB", (width // 2, samples[0].height * len(samples)))
    for i, sample in enumerate(samples):
        sheet.paste(sample, (0, i * sample.height))
    return sheet.quantize(_COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=_SETTLED)


def _encode(scenes: Sequence[Scene], width: int, theme: Theme) -> bytes:
    palette = _palette(scenes, width, theme)

    def frames() -> Iterator[Image.Image]:
        for scene in scenes:
            yield _small(scene, width, theme).quantize(palette=palette, dither=Image.Dither.NONE)

    images = frames()
    file = io.BytesIO()
    durations = [FRAME_MS] * (len(scenes) - 1) + [LAST_MS]
    next(images).save(file, "GIF", save_all=True, append_images=images, duration=durations, optimize=True)
    return file.getvalue()
