"""Drawings cut into parts for pasting: opaque parts are copied, and only soft edges are blended.

Blending costs ten times as much as copying, and most of a card or a panel is opaque, most of a ring empty.
"""

import math
from itertools import groupby

from PIL import Image

from render.drawing.pen import Art

_WORTH = 2500
"""An opaque rectangle with this many pixels is worth a part of its own."""
_TRIED = 8
"""How many widths to try for that rectangle."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom."""


class Cutout:
    """An `Art` ready for pasting; it looks exactly like the art."""

    __slots__ = ("_parts", "weight")

    def __init__(self, art: Art) -> None:
        x, y = art.anchor
        self._parts = [
            (art.colours.crop(box), None if solid else art.alpha.crop(box), box[0] - x, box[1] - y)
            for box, solid in _divided(art.alpha)
        ]
        self.weight = sum(
            part.width * part.height * (4 if mask is None else 5) for part, mask, _, _ in self._parts
        )
        """Its size in memory, in bytes."""

    def onto(self, sheet: Image.Image, at: tuple[int, int]) -> None:
        """Paste it on a sheet with its origin at a place in pixels."""
        for part, mask, x, y in self._parts:
            sheet.paste(part, (at[0] + x, at[1] + y), mask)


def scaled(art: Art, scale: float) -> Art:
    """Return the art at another size, its origin still on a whole pixel."""
    if scale == 1:
        return art
    x, y = art.anchor
    # The numbers of pixels left of and above the origin at the new size.
    left, top = math.ceil(x * scale), math.ceil(y * scale)
    right, low = math.ceil((art.alpha.width - x) * scale), math.ceil((art.alpha.height - y) * scale)
    pad = math.ceil(1 / scale) + 1
    whole = Image.new("RGBA", (art.alpha.width + 2 * pad, art.alpha.height + 2 * pad), (0, 0, 0, 0))
    whole.paste(art.colours, (pad, pad))
    alpha = Image.new("L", whole.size, 0)
    alpha.paste(art.alpha, (pad, pad))
    whole.putalpha(alpha)
    box = (pad + x - left / scale, pad + y - top / scale, pad + x + right / scale, pad + y + low / scale)
    small = whole.resize((left + right, top + low), Image.Resampling.LANCZOS, box)
    return Art(small.convert("RGB"), small.getchannel("A"), (left, top))


def _divided(alpha: Image.Image) -> list[tuple[Box, bool]]:
    """Return non-overlapping boxes that hold everything visible, each with whether it is fully opaque."""
    seen = alpha.getbbox()
    if seen is None:
        return []
    solid = _opaque(alpha, seen)
    if solid is None:
        return [(seen, False)]
    left, top, right, low = seen
    x0, y0, x1, y1 = solid
    around = ((left, top, right, y0), (left, y1, right, low), (left, y0, x0, y1), (x1, y0, right, y1))
    soft = [_trimmed(alpha, box) for box in around if box[0] < box[2] and box[1] < box[3]]
    return [(solid, True), *((box, False) for box in soft if box is not None)]


def _trimmed(alpha: Image.Image, box: Box) -> Box | None:
    """Return the visible part of a box; None if nothing is visible."""
    seen = alpha.crop(box).getbbox()
    if seen is None:
        return None
    return box[0] + seen[0], box[1] + seen[1], box[0] + seen[2], box[1] + seen[3]


def _opaque(alpha: Image.Image, seen: Box) -> Box | None:
    """Return a large opaque rectangle around the middle of the visible part; None if none is worth it."""
    left, top, right, low = seen
    if (right - left) * (low - top) < _WORTH:
        return None
    raw, wide = alpha.tobytes(), alpha.width
    middle = (left + right) // 2
    runs = [_run(raw[y * wide + left : y * wide + right], middle - left) for y in range(top, low)]
    widths = sorted({b - a for a, b in runs}, reverse=True)
    best: Box | None = None
    most = _WORTH
    for width in widths[:: max(1, len(widths) // _TRIED)]:
        for y0, y1 in _long_enough(runs, width):
            x0, x1 = max(a for a, _ in runs[y0:y1]), min(b for _, b in runs[y0:y1])
            if (x1 - x0) * (y1 - y0) > most:
                most = (x1 - x0) * (y1 - y0)
                best = left + x0, top + y0, left + x1, top + y1
    return best


def _run(row: bytes, middle: int) -> tuple[int, int]:
    """Return where the opaque pixels of a row around its middle begin and end."""
    before, after = row[:middle], row[middle:]
    return len(before.rstrip(b"\xff")), middle + len(after) - len(after.lstrip(b"\xff"))


def _long_enough(runs: list[tuple[int, int]], width: int) -> list[tuple[int, int]]:
    """Return the stretches of rows whose opaque runs have at least a width."""
    found, y = [], 0
    for enough, rows in groupby(runs, key=lambda run: run[1] - run[0] >= max(width, 1)):
        length = sum(1 for _ in rows)
        if enough:
            found.append((y, y + length))
        y += length
    return found
