"""Images as files for Discord, each kind of picture in one form, so that the same position gives the same bytes.

The forms were chosen by measurement and by eye (docs/pictures.md): at the size at which Discord shows a picture,
JPEG with half the colour resolution is as good as WebP, which halves it too, and takes a tenth of its processor
time.
"""

import io

from msgspec import Struct
from PIL import Image

LIMIT = 500 << 10
"""The largest size of a picture, in bytes."""
_LAST_QUALITY = 60
_EXTENSIONS = {"JPEG": "jpg", "WEBP": "webp"}
_OPTIONS: dict[str, dict[str, int]] = {"JPEG": {"subsampling": 2}, "WEBP": {"method": 2}}
"""JPEG: 4:2:0. WebP: a method that makes dense boards a seventh smaller than the fastest one."""


class Form(Struct, frozen=True):
    """The file form of a kind of picture.

    format: Pillow's name. quality: 0 to 100. scale: pixels of the file per pixel of the scene.
    """

    format: str
    quality: int
    scale: float = 1.0

    def __str__(self) -> str:
        return f"{self.format} {self.quality}"

    @property
    def extension(self) -> str:
        """The file name's extension, without a dot."""
        return _EXTENSIONS[self.format]


BOARD = Form("JPEG", 72)
HAND = Form("JPEG", 82, 0.75)
"""1,200 pixels wide, as much as a phone shows."""
SAMPLE = Form("JPEG", 66, 0.45)
"""A board that only gives an impression of its game: 720 pixels wide."""
CLOSEUP = Form("JPEG", 82)
CARD = Form("JPEG", 82)
"""A picture that explains, with words in it."""
ENDING = Form("WEBP", 90)
"""The last board of a match, and its curve: drawn once and viewed for a long time."""


def encode(image: Image.Image, form: Form) -> bytes:
    """Return the image in a form; in a lower quality if it would exceed `LIMIT`, which no known position does."""
    raw = _saved(image, form, form.quality)
    return raw if len(raw) <= LIMIT else _saved(image, form, _LAST_QUALITY)


def _saved(image: Image.Image, form: Form, quality: int) -> bytes:
    file = io.BytesIO()
    image.save(file, form.format, quality=quality, **_OPTIONS[form.format])
    return file.getvalue()
