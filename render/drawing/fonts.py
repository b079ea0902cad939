"""The typefaces, and measurements of a text before it is drawn."""

from functools import lru_cache
from pathlib import Path

import font_source_sans_pro
import font_source_serif_pro
from fonticon_mdi7 import MDI7
from PIL import ImageFont, features

SUPERSAMPLE = 3
"""Everything is drawn at this many times its size and then reduced."""

_SANS = Path(font_source_sans_pro.__file__).parent / "files"
_SERIF = Path(font_source_serif_pro.__file__).parent / "files"

FACES: dict[str, Path] = {
    "number": _SANS / "SourceSansPro-Bold.ttf",
    "label": _SANS / "SourceSansPro-Semibold.ttf",
    "number-black": _SANS / "SourceSansPro-Black.ttf",
    "serif": _SERIF / "SourceSerifPro-Semibold.ttf",
    "serif-bold": _SERIF / "SourceSerifPro-Bold.ttf",
    "icon": Path(MDI7.__font_file__),
}
_FIGURES = ["tnum", "lnum"]
_SHAPING = features.check("raqm")
_ABSENT = "\uffff"


@lru_cache(maxsize=256)
def face(name: str, size: float) -> ImageFont.FreeTypeFont:
    """Return a typeface at ``size`` canvas pixels, supersampled. Raises KeyError for an unknown name."""
    return ImageFont.truetype(str(FACES[name]), round(size * SUPERSAMPLE))


def figures(name: str) -> list[str] | None:
    """Return the OpenType features of a face: tabular lining figures for numbers, if Pillow supports them."""
    return _FIGURES if _SHAPING and name.startswith("number") else None


@lru_cache(maxsize=4096)
def width(text: str, name: str, size: float) -> float:
    """Return the width of a text in canvas pixels."""
    return face(name, size).getlength(text, features=figures(name)) / SUPERSAMPLE


def text_bounds(text: str, name: str, size: float, anchor: str, outline: int = 0) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of the ink relative to the anchor, in supersampled pixels."""
    left, top, right, bottom = face(name, size).getbbox(
        text, anchor=anchor, features=figures(name), stroke_width=outline * SUPERSAMPLE
    )
    return int(left), int(top), int(right + 0.999), int(bottom + 0.999)


@lru_cache(maxsize=4096)
def has_glyph(char: str, name: str) -> bool:
    """Return whether the face can draw a character; those that it lacks all look like the same box."""
    font = face(name, 16)
    return bytes(font.getmask(char)) != bytes(font.getmask(_ABSENT))
