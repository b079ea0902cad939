"""Images as files for Discord.

WebP at method 0 was chosen by measurement: 40 to 50 ms and 200 to 350 KiB for a board. A palette PNG
takes 15 ms and as much room, but its gradients fall into steps; dithered it takes 45 ms and more than 400 KiB.
"""

from __future__ import annotations

import io

from PIL import Image

EXTENSION = "webp"
LIMIT = 400 << 10
"""The most bytes that a picture may take."""
_QUALITIES = (86, 80, 74, 60)
_LARGE = 1_600_000
"""Pixels from which a picture starts at the second quality: the first would be too much, and a try costs 50 ms."""
_METHOD, _CLOSER = 0, 2
_DENSE = 500
"""Items of a scene from which on the closer method is used: it takes 30 ms more, a second try would take 60."""


def encode(image: Image.Image, items: int = 0) -> bytes:
    """The image as WebP, at the best quality that keeps it under `LIMIT`. items: of its scene."""
    raw = b""
    method = _CLOSER if items > _DENSE else _METHOD
    for quality in _QUALITIES[1 if image.width * image.height > _LARGE else 0 :]:
        file = io.BytesIO()
        image.save(file, "WEBP", quality=quality, method=method)
        raw = file.getvalue()
        if len(raw) <= LIMIT:
            break
    return raw
