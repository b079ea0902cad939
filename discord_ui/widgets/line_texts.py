"""The texts of a panel's lines: a name with a small line below it, and small lines about places."""

from collections.abc import Sequence
from typing import Final

from discord_ui.model.screen import Block, Paragraph
from discord_ui.model.signs import length_in_words

LINES: Final = 6
"""Up to this number of options have a line each."""
SMALL: Final = 44
"""How many characters of small text fit a phone."""


def two_lines(name: str, brings: Sequence[str]) -> str:
    """Return a name with a small line below it, unless that is empty."""
    below = " · ".join(filter(None, brings))
    return f"{name}\n-# {below}" if below else name


def names_of_pins(names: Sequence[str]) -> list[str]:
    """Return places with their labels in small lines: side by side if they are many and that saves lines."""
    joined = " · ".join(names)
    saves = _rows([joined]) < _rows(names)
    return [f"-# {name}" for name in ([joined] if len(names) >= LINES and saves else names)]


def _rows(small: Sequence[str]) -> int:
    """Return about how many rows small lines take on a phone."""
    return sum(-(-length_in_words(line) // SMALL) for line in small)


def lines(lines: Sequence[str]) -> list[Block]:
    """Return lines as a paragraph; nothing without any."""
    return [Paragraph("\n".join(lines))] if lines else []
