"""A file cache of backgrounds and sprites between starts. Missing, damaged or outdated drawings are made again.

Only images are stored, in a folder named by a digest of everything that affects them: this code, the games' data
that it reads, the typefaces, and the libraries. Folders with another digest are removed.
"""

import logging
import os
import re
import secrets
import shutil
import stat
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Final

from PIL import Image, PngImagePlugin, features

from render.drawing.fonts import FACES
from render.drawing.pen import Art

MOST: Final = 512 << 20
"""Bytes of files beyond which nothing more is stored."""
LARGEST: Final = 4 << 20
"""Pixels of the largest file that is read; no drawing has as many."""
LEFT_OVER: Final = 3600.0
"""Seconds after which an incomplete file is taken for the leftover of a process that ended while writing."""
_ANCHOR: Final = "anchor"
_ROOT: Final = Path(__file__).resolve().parents[2]
_SOURCES: Final = ("render", "engines")
_NAMED: Final = re.compile(r"[0-9a-f]{32}")
_WHOLE: Final = re.compile(r"[0-9a-f]{32}\.png")
_log = logging.getLogger(__name__)


def digest() -> str:
    """Return thirty-two hex digits that change with everything that may change a drawing."""
    found = blake2b(digest_size=16)
    libraries = (version("pillow"), features.version("freetype2"), features.version("raqm"))
    found.update(repr((libraries, [(name, path.stat().st_size) for name, path in FACES.items()])).encode())
    for folder in _SOURCES:
        for path in sorted((_ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".json"):
                data = path.read_bytes()
                found.update(f"{path.relative_to(_ROOT)} {len(data)}\0".encode())
                found.update(data)
    return found.hexdigest()


class DrawingCache:
    """A folder of drawings that no other user can read or write. Safe between threads and processes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / digest()
        self._room = MOST
        self._told = self._trusted = False
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            for mine in (folder, self._folder):
                _must_be_ours(mine)
            self._trusted = True
            for path in self._folder.iterdir():
                there = path.lstat()
                if not _WHOLE.fullmatch(path.name) and time.time() - there.st_mtime > LEFT_OVER:
                    path.unlink()
                else:
                    self._room -= there.st_size
            for other in folder.iterdir():
                if other != self._folder and _NAMED.fullmatch(other.name):
                    shutil.rmtree(other, ignore_errors=True)
        except OSError as error:
            self._lost(error)

    def has(self, key: Hashable) -> bool:
        """Return whether a drawing is stored under a key."""
        return self._path(key).exists()

    def ground(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """Return a background, in mode RGB, from its file, or drawn and stored."""
        image = self._read(key)
        if image is None or image.mode != "RGB":
            image = draw()
            self._write(key, image)
        return image

    def art(self, key: Hashable, draw: Callable[[], Art]) -> Art:
        """Return a sprite from its file, or drawn and stored."""
        image = self._read(key)
        anchor = None if image is None else _anchor(image)
        if image is None or anchor is None:
            art = draw()
            whole = Image.merge("RGBA", (*art.colours.split(), art.alpha))
            self._write(key, whole, anchor=f"{art.anchor[0]} {art.anchor[1]}")
            return art
        return Art(image.convert("RGB"), image.getchannel("A"), anchor)

    def _path(self, key: Hashable) -> Path:
        return self._folder / f"{blake2b(repr(key).encode(), digest_size=16).hexdigest()}.png"

    def _read(self, key: Hashable) -> Image.Image | None:
        if not self._trusted:
            return None
        try:
            # Non-blocking: a path that is not a regular file might never get a writer.
            opened = os.open(self._path(key), os.O_RDONLY | _NO_LINK | _AT_ONCE)
            with os.fdopen(opened, "rb") as file, Image.open(file, formats=("PNG",)) as image:
                if image.width * image.height > LARGEST:
                    raise ValueError(f"{image.size} is larger than any drawing")
                image.load()
                return image
        except FileNotFoundError:
            return None
        except Exception as error:
            # Whatever is wrong with a damaged file, its contents can be drawn again.
            _log.info("a kept drawing cannot be read: %r", error)
            return None

    def _write(self, key: Hashable, image: Image.Image, anchor: str = "") -> None:
        path = self._path(key)
        written = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
        if self._room <= 0 or not self._trusted:
            return
        info = PngImagePlugin.PngInfo()
        if anchor:
            info.add_text(_ANCHOR, anchor)
        try:
            with os.fdopen(os.open(written, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK, 0o600), "wb") as file:
                image.save(file, "PNG", compress_level=1, pnginfo=info)
            self._room -= written.stat().st_size
            written.replace(path)
        except OSError as error:
            with suppress(OSError):
                written.unlink(missing_ok=True)
            self._lost(error)

    def _lost(self, error: OSError) -> None:
        if not self._told:
            self._told = True
            _log.info("drawings are not kept for the next start: %s", error)


_NO_LINK: Final[int] = getattr(os, "O_NOFOLLOW", 0)
_AT_ONCE: Final[int] = getattr(os, "O_NONBLOCK", 0)


def _must_be_ours(folder: Path) -> None:
    """Raise PermissionError for a folder in which another user can create or replace files."""
    there = folder.lstat()
    others = hasattr(os, "geteuid") and (there.st_uid != os.geteuid() or bool(there.st_mode & 0o022))
    if others or not stat.S_ISDIR(there.st_mode):
        raise PermissionError(f"{folder} is not a folder in which this user alone can write")


def _anchor(image: Image.Image) -> tuple[int, int] | None:
    """Return the origin of a sprite; None if its file does not say."""
    numbers = str(image.info.get(_ANCHOR, "")).split()
    if image.mode != "RGBA" or len(numbers) != 2 or not all(re.fullmatch(r"-?\d+", one) for one in numbers):
        return None
    return int(numbers[0]), int(numbers[1])
