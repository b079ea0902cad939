"""Attachments within a budget, and sizes of pictures."""

import io
from collections import OrderedDict

from PIL import Image, UnidentifiedImageError


class FileStore:
    """Stores files by attachment id; beyond `budget` bytes the oldest are forgotten."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._used = 0
        self._files: OrderedDict[int, bytes] = OrderedDict()

    def put(self, attachment_id: int, content: bytes) -> None:
        """Store a file."""
        self._files[attachment_id] = content
        self._used += len(content)
        while self._used > self._budget and len(self._files) > 1:
            _, old = self._files.popitem(last=False)
            self._used -= len(old)

    def get(self, attachment_id: int) -> bytes | None:
        """Return the bytes, or None if unknown or forgotten."""
        return self._files.get(attachment_id)

    def all(self) -> dict[int, bytes]:
        """Return all stored files, oldest first."""
        return dict(self._files)


FORMATS = ("PNG", "GIF", "WEBP", "JPEG")


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a picture, from its first bytes; None for anything else."""
    try:
        with Image.open(io.BytesIO(content), formats=FORMATS) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None


def picture_type(content: bytes) -> str | None:
    """Return the media type of a picture, such as "image/png"; None for anything else."""
    try:
        with Image.open(io.BytesIO(content), formats=FORMATS) as picture:
            return picture.get_format_mimetype()
    except (UnidentifiedImageError, OSError):
        return None
