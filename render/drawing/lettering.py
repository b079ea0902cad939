"""Names as pictures can show them: only available glyphs, and no longer than the room."""

import unicodedata

from msgspec import Struct

from render.drawing.fonts import has_glyph, width

ELLIPSIS = "…"
LETTERS = "ABCDEF"
"""The letter of each seat, in turn order."""

_NAME_FACE = "serif"
_MAX_LENGTH = 64


def seat_letter(seat: int) -> str:
    """Return the letter of a seat."""
    return LETTERS[seat % len(LETTERS)]


def drawable_name(name: str, seat: int) -> str:
    """Return the part of a name that the typeface can draw, or the seat's letter if that is too little.

    Symbols (emoji) and joining marks that the face lacks are left out; one missing letter makes the whole name
    unreadable, so the seat's letter replaces it.
    """
    kept = []
    for char in unicodedata.normalize("NFKC", name[: _MAX_LENGTH * 4]):
        category = unicodedata.category(char)
        if category in ("Zs", "Zl", "Zp", "Cc"):
            kept.append(" ")
        elif category[0] == "M" or category in ("Cf", "Cs"):
            continue
        elif has_glyph(char, _NAME_FACE):
            kept.append(char)
        elif category[0] in "LN":
            return seat_letter(seat)
    shown = " ".join("".join(kept).split())[:_MAX_LENGTH]
    return shown if any(char.isalnum() for char in shown) else seat_letter(seat)


def cut(text: str, face: str, size: float, room: float) -> str:
    """Return the text, or as much of its beginning as fits ``room`` pixels with an ellipsis."""
    if width(text, face, size) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        shorter = text[:end].rstrip() + ELLIPSIS
        if width(shorter, face, size) <= room:
            return shorter
    return ELLIPSIS


class Lines(Struct, frozen=True):
    """A name set in one or two lines of one size."""

    lines: tuple[str, ...]
    size: int


def set_line(text: str, face: str, sizes: tuple[int, ...], room: float) -> Lines:
    """Return the text in the largest of ``sizes`` that fits one line; a text that is still too long is cut."""
    for size in sizes:
        if width(text, face, size) <= room:
            return Lines((text,), size)
    return Lines((cut(text, face, sizes[-1], room),), sizes[-1])


def set_name(name: str, face: str, sizes: tuple[int, ...], small: tuple[int, ...], room: float) -> Lines:
    """Return the name in the largest of ``sizes`` that fits one line, else in ``small``: two lines, or one.

    Without a suitable space it is split within a word; a name that is still too long is cut.
    """
    for size in sizes:
        if width(name, face, size) <= room:
            return Lines((name,), size)
    words = name.split()
    for size in small:
        for split in range(len(words) - 1, 0, -1):
            lines = (" ".join(words[:split]), " ".join(words[split:]))
            if all(width(line, face, size) <= room for line in lines):
                return Lines(lines, size)
    for size in small:
        if width(name, face, size) <= room:
            return Lines((name,), size)
    for size in small:
        first, second = _parted(name, face, size, room)
        if width(second, face, size) <= room:
            return Lines((first, second), size)
    first, second = _parted(name, face, small[-1], room)
    return Lines((first, cut(second, face, small[-1], room)), small[-1])


def _parted(name: str, face: str, size: float, room: float) -> tuple[str, str]:
    """Return as much of a name as fits a line, with a hyphen if a word is split, and the rest."""
    for end in range(len(name) - 1, 1, -1):
        first = name[:end].rstrip()
        whole = name[end - 1] in " -" or name[end] == " "
        if width(first if whole else first + "-", face, size) <= room:
            return (first if whole else first + "-"), name[end:].lstrip()
    return name, ""


def roman(number: int) -> str:
    """Return a Roman numeral from 1 to 39; other numbers stay Arabic."""
    if not 0 < number < 40:
        return str(number)
    ones = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
    return "X" * (number // 10) + ones[number % 10]
