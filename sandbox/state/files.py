"""Attachments within a budget, and sizes of pictures from their first bytes."""

import struct
from collections import OrderedDict


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


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a PNG, GIF, WebP or JPEG; None for anything else."""
    if content.startswith(b"\x89PNG\r\n\x1a\n") and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    if content[:6] in (b"GIF87a", b"GIF89a"):
        width, height = struct.unpack("<HH", content[6:10])
        return width, height
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return _webp_size(content)
    if content[:2] == b"\xff\xd8":
        return _jpeg_size(content)
    return None


def _webp_size(content: bytes) -> tuple[int, int] | None:
    form = content[12:16]
    if form == b"VP8X" and len(content) >= 30:
        width = int.from_bytes(content[24:27], "little") + 1
        return width, int.from_bytes(content[27:30], "little") + 1
    if form == b"VP8L" and len(content) >= 25:
        bits = int.from_bytes(content[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if form == b"VP8 " and len(content) >= 30:
        width, height = struct.unpack("<HH", content[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(content) and content[at] == 0xFF:
        marker = content[at + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + struct.unpack(">H", content[at + 2 : at + 4])[0]
    return None
