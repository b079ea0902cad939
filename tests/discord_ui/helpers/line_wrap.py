"""How many lines a text takes on the sandbox's page, by average widths of the letters of DejaVu, its font here."""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

Face = Literal["regular", "bold", "serif"]
"""Body text, bold text and buttons, headings (bold with serifs)."""

SAMPLE = "Anna builds a workshop in Nuremberg: 8 − 2 = 6 gold, +4 points"
"""A text whose drawn width says whether the page uses the measured font."""

_WIDTHS: dict[str, tuple[int, int, int]] = {
    "\u2009\u202f": (20, 20, 20),
    "'": (27, 31, 31),
    "jilîï": (28, 34, 38),
    "IJ": (29, 37, 47),
    " \u00a0,.’‘·|/\\": (32, 36, 35),
    ":;": (34, 40, 37),
    "f-": (36, 43, 42),
    "()[]t!ᵉ": (39, 46, 47),
    "r": (41, 49, 53),
    '"º': (46, 54, 51),
    "_`–°*": (50, 50, 50),
    "“”„": (52, 66, 58),
    "sz?": (53, 59, 57),
    "cç": (55, 59, 61),
    "Lk": (57, 65, 70),
    "FT": (59, 68, 73),
    "xvy": (59, 65, 59),
    "aàâäeéèêë•«»": (61, 67, 64),
    "oôöbdgpq$0123456789€{}": (63, 70, 69),
    "EÉ": (63, 68, 76),
    "PYßhnuùûüS": (63, 72, 73),
    "AVÀÄX": (68, 77, 78),
    "KBR": (68, 77, 85),
    "ZCÇ": (70, 73, 78),
    "UÜD": (74, 82, 87),
    "NH&": (76, 85, 92),
    "GOQÖ": (78, 84, 87),
    "w": (82, 92, 86),
    "#+<=>^~×−→←⇄≤≥": (84, 84, 84),
    "M": (86, 100, 111),
    "%": (95, 100, 95),
    "½mœ": (98, 105, 105),
    "W": (99, 110, 112),
    "@—…": (100, 100, 100),
}
"""Widths in hundredths of the font's size, averaged over similar letters: regular, bold, serif."""
_CUSTOM = "\ue000"
_OTHER, _PICTURE, _NOTHING = 70, 90, "\u200b\u200d\u202a\u202b\u202c\u202d\u202e\u2060\ufe0f"
_FACES: dict[Face, int] = {"regular": 0, "bold": 1, "serif": 2}
_BY_LETTER = {letter: widths for letters, widths in _WIDTHS.items() for letter in letters}

_SHOWN: tuple[tuple[str, str], ...] = (
    (r"<a?:\w+:\d+>", _CUSTOM),
    (r"<@!?\d+>", "**@someone**"),
    (r"<#\d+>", "**#a-channel**"),
    (r"</([^:>]+):\d+>", r"**/\1**"),
    (r"<t:-?\d+(?::[a-zA-Z])?>", "in some hours"),
    (r"\[((?:\\.|[^\]])+)\]\(<?https?:[^)]*\)", r"\1"),
)
"""What readers see in the place of emojis, mentions, times and links; the page knows the real words."""

_MARKS = re.compile(r"\\(.)|(\*\*)|__|~~|\|\||`|\*|(?<!\w)_|_(?!\w)", re.DOTALL)
_BREAKS = re.compile(r"(?<=[ \-–—/])")


class _Letter(NamedTuple):
    char: str
    bold: bool


def line_count(text: str, width: float, size: float, face: Face = "regular") -> int:
    """Return the number of lines of a text in Discord's markdown, without headings, lists and subtext.

    width: of the lines, in CSS px. size: of the font, in CSS px.
    """
    return sum(_wrapped(line, width, size, face) for line in text.split("\n"))


def text_width(text: str, size: float, face: Face = "regular") -> float:
    """Return the width of a text in one line, in CSS px."""
    return sum(_width(letter, size, face) for letter in _letters(text))


def _wrapped(line: str, width: float, size: float, face: Face) -> int:
    lines, at = 1, 0.0
    for word in _words(_letters(line)):
        long = sum(_width(letter, size, face) for letter in word)
        shown = long - (_width(word[-1], size, face) if word[-1].char == " " else 0)
        if at + shown <= width:
            at += long
            continue
        if at:
            lines, at = lines + 1, 0.0
        lines += int(max(0.0, shown - 0.01) // width)
        at = long % width if shown > width else long
    return lines


def _words(letters: list[_Letter]) -> Iterator[list[_Letter]]:
    """Yield the parts of a line between which it may break."""
    start = 0
    for part in _BREAKS.split("".join(letter.char for letter in letters)):
        if part:
            yield letters[start : start + len(part)]
        start += len(part)


def _letters(text: str) -> list[_Letter]:
    for pattern, shown in _SHOWN:
        text = re.sub(pattern, shown, text)
    found: list[_Letter] = []
    bold, start = False, 0
    for mark in _MARKS.finditer(text):
        found += [_Letter(char, bold) for char in text[start : mark.start()]]
        if mark[1]:
            found.append(_Letter(mark[1], bold))
        bold ^= bool(mark[2])
        start = mark.end()
    return found + [_Letter(char, bold) for char in text[start:]]


def _width(letter: _Letter, size: float, face: Face) -> float:
    char = letter.char
    if char in _NOTHING:
        return 0.0
    if char == _CUSTOM:
        return 1.3 * size
    column = _FACES["bold" if letter.bold and face == "regular" else face]
    if char in _BY_LETTER:
        return _BY_LETTER[char][column] * size / 100
    return (_PICTURE if ord(char) > 0x2600 else _OTHER) * size / 100
