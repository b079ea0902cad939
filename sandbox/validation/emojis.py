"""Discord's limits for the emojis of an application: names and pictures."""

import base64
import binascii
import io
import re
from collections.abc import Collection

from PIL import Image, UnidentifiedImageError

from sandbox.validation.errors import Form

MOST = 2000
MAX_SIZE = 256 * 1024
_NAME = re.compile(r"[A-Za-z0-9_]*")
_DATA = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)


def check_emoji_name(form: Form, name: object, taken: Collection[str]) -> None:
    """Note a name that is not 2 to 32 letters, digits and underscores, or that another emoji has."""
    if not form.length(["name"], name, 2, 32):
        return
    assert isinstance(name, str)
    if not _NAME.fullmatch(name):
        form.add(["name"], "STRING_TYPE_REGEX")
    elif name in taken:
        form.add(["name"], "APPLICATION_EMOJI_NAME_ALREADY_TAKEN")


def read_picture(form: Form, image: object) -> tuple[bytes, bool]:
    """Return the bytes of a picture given as a data URI, and whether it is animated.

    Notes a picture above 256 KiB, or something that is none; returns no bytes then.
    """
    if image is None:
        form.missing(["image"])
        return b"", False
    found = _DATA.fullmatch(image) if isinstance(image, str) else None
    try:
        content = base64.b64decode(found[1], validate=True) if found is not None else b""
        with Image.open(io.BytesIO(content), formats=("PNG", "GIF", "WEBP", "JPEG")) as picture:
            animated = bool(getattr(picture, "is_animated", False))
    except (binascii.Error, UnidentifiedImageError, OSError):
        form.add(["image"], "IMAGE_INVALID")
        return b"", False
    if len(content) > MAX_SIZE:
        form.add(["image"], "BINARY_TYPE_MAX_SIZE", most=MAX_SIZE // 1024)
        return b"", False
    return content, animated
