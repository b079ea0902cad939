"""Estimate how high the blocks of a panel are on a phone, to choose how much it shows."""

from collections.abc import Callable, Sequence
from typing import Final

from discord_ui.model.screen import Block, Button, ButtonRow, Line, Paragraph, Picture
from discord_ui.model.signs import without_signs
from discord_ui.widgets.line_texts import LINES

SCREEN: Final = 844
"""The height of a phone's screen, in CSS px."""
FEWEST: Final = 2
LESS: Final = range(LINES, FEWEST - 1, -1)
"""Numbers of lines of moves that are tried, from many to few."""
FRAME: Final = 26
GAP: Final = 8
WIDTH: Final = 295
"""The width of a panel's texts and rows on a phone."""
CONTROL: Final = 42
_LETTER: Final = 8.2
"""The average width of a letter; of small text and on buttons it is another."""
_SMALL: Final = 6.7
_BOLD, _NARROW_BOLD = 10.2, 5.4
_NARROW: Final = frozenset(" \u00a0\u202f·.,:;’'!()iljtfI")
_BREAK: Final = 22
"""What a line loses where it breaks."""


def screen_height(blocks: Sequence[Block]) -> int:
    """Return about how high a panel with these blocks is on a phone. Signs do not count: they show nothing new."""
    return FRAME + blocks_height(blocks)


def blocks_height(blocks: Sequence[Block]) -> int:
    """Return about how high these blocks are among others, with a gap for each."""
    return sum(_height(block) + GAP for block in blocks)


def fitting(compose: Callable[[int], list[Block]], above: int = 0) -> list[Block]:
    """Return blocks that fit a phone, with fewer lines of moves if there is no other way; else the lowest ones.

    compose: with the maximum number of lines. above: the height of what is above them.
    """
    found: list[list[Block]] = []
    for most in LESS:
        found.append(compose(most))
        if above + screen_height(found[-1]) <= SCREEN:
            return found[-1]
    return min(found, key=screen_height)


def _height(block: Block) -> int:
    match block:
        case Paragraph(text):
            return _text(text, WIDTH)
        case Picture(share=share):
            return WIDTH * share // 100
        case ButtonRow(buttons):
            return _row(buttons)
        case Line(text, button):
            side = min(0.45 * WIDTH, _label(button) + 28)
            return 9 + max(CONTROL, _text(text, WIDTH - 12 - side))
    return CONTROL


def _text(text: str, width: float) -> int:
    height = 0
    for line in without_signs(text).replace("**", "").split("\n"):
        if line.startswith("#"):
            height += 29
        elif line.startswith("-# "):
            height += 20 * _rows(line.removeprefix("-# "), width, _SMALL)
        else:
            height += 23 * _rows(line, width, _LETTER)
    return height


def _rows(line: str, width: float, letter: float) -> int:
    long = len(line) * letter
    return 1 if long <= width else -(-int(long) // int(width - _BREAK))


def _label(button: Button) -> float:
    narrow = sum(letter in _NARROW for letter in button.label)
    return _BOLD * (len(button.label) - narrow) + _NARROW_BOLD * narrow


def _row(buttons: Sequence[Button]) -> int:
    rows, at = 1, 0.0
    for button in buttons:
        wide = min(WIDTH, _label(button) + 20)
        if at and at + wide > WIDTH:
            rows, at = rows + 1, 0.0
        at += wide + GAP
    tall = sum(_label(button) + 20 > WIDTH for button in buttons)
    return rows * (CONTROL + GAP) - GAP + 6 * tall
