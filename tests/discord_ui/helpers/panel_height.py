"""The height of a private panel on a phone, as the sandbox's page draws it, without a browser."""

import itertools
import re
from collections.abc import Mapping, Sequence
from typing import Any

from discord_ui.model.components import Image, components_of, screen_view
from discord_ui.model.limits import LimitChecker
from discord_ui.model.screen import Screen
from tests.discord_ui.helpers.line_wrap import line_count, text_width

Size = tuple[int, int]
"""Width and height of a picture in pixels."""

Component = Mapping[str, Any]

PHONE = (390, 844)
BODY = PHONE[0] - 2 * 10 - 46
"""Width of a message beside its author's picture, in CSS px."""
PADDING, BORDER, ACCENT = 12, 1, 4
GAP, TEXT_GAP = 8, 2
TALLEST_PICTURE = 0.7 * PHONE[1]
TEXT_SIZE, SMALL_SIZE, BUTTON_SIZE = 16.0, 13.0, 15.0
TEXT_LINE, TIGHT_LINE = 1.4, 1.25
"""Heights of lines, in font sizes: of texts; of headings and buttons."""
HEADINGS = (24.0, 20.0, 17.0)
CONTROL = 42
"""Height of a button of one line, and of a list."""
ROW_PADDING, SIDE_PADDING, BUTTON_PADDING = 10, 14, 5
SECTION_GAP, SECTION_LINE, WIDEST_SIDE = 12, 9, 0.45
SIGN = 1.3
"""Width of an emoji on a button, in font sizes."""
INDENT = 1.3 * TEXT_SIZE
SEPARATOR = 5

_HEADING = re.compile(r"(#{1,3}) +(.+)")
_SMALL = re.compile(r"-# +(.+)")
_ENTRY = re.compile(r" *(?:[-*]|\d+\.) +(.*)")


def panel_height(screen: Screen, pictures: Mapping[str, Size]) -> int:
    """Return the height of a screen's box in CSS px, on a phone 390 px wide.

    pictures: their sizes by their names in the screen; a screen's picture without a size is left out, as one that
    could not be drawn.
    """
    images = {name: Image(f"{name}.png", b"") for name in pictures}
    view = screen_view(screen, LimitChecker(), images)
    sizes = {f"attachment://{name}.png": size for name, size in pictures.items()}
    box: Component = components_of(view)[0]
    left = ACCENT if box.get("accent_color") is not None else BORDER
    width = BODY - 2 * PADDING - BORDER - left
    parts: Sequence[Component] = box["components"]
    heights = [_height(part, width, sizes) for part in parts]
    kinds: list[int] = [part["type"] for part in parts]
    lines_below_lines = sum(pair == (9, 9) for pair in itertools.pairwise(kinds))
    inside = sum(heights) + GAP * (len(parts) - 1) + SECTION_LINE * lines_below_lines
    return round(inside + 2 * (PADDING + BORDER))


def _height(part: Component, width: float, sizes: Mapping[str, Size]) -> float:
    match part["type"]:
        case 1:
            return _row(part["components"], width)
        case 9:
            return _section(part, width)
        case 10:
            return _text(part["content"], width)
        case 12:
            across, down = sizes[part["items"][0]["media"]["url"]]
            return min(width * down / across, TALLEST_PICTURE)
        case 14:
            return SEPARATOR
    raise ValueError(f"no height is known for components of type {part['type']}")


def _row(controls: Sequence[Component], width: float) -> float:
    """Buttons go to the next line where they do not fit; a list is alone."""
    if controls[0]["type"] != 2:
        return CONTROL
    lines: list[list[float]] = []
    at = 0.0
    for one in controls:
        wide = min(width, _label_width(one) + 2 * ROW_PADDING)
        if not lines or at + GAP + wide > width:
            lines.append([])
            at = -GAP
        at += GAP + wide
        lines[-1].append(_button_height(one, width - 2 * ROW_PADDING))
    return sum(map(max, lines)) + GAP * (len(lines) - 1)


def _label_width(button: Component) -> float:
    wide = text_width(_escaped(button.get("label") or ""), BUTTON_SIZE, "bold")
    return wide + _sign_width(button)


def _sign_width(button: Component) -> float:
    """Return the width of a button's emoji and of the gap after it."""
    if not button.get("emoji"):
        return 0.0
    return SIGN * BUTTON_SIZE + (GAP if button.get("label") else 0)


def _button_height(button: Component, width: float) -> float:
    words = _escaped(button.get("label") or "")
    lines = line_count(words, width - _sign_width(button), BUTTON_SIZE, "bold")
    return max(CONTROL, lines * TIGHT_LINE * BUTTON_SIZE + 2 * BUTTON_PADDING)


def _escaped(label: str) -> str:
    """Labels have no markdown."""
    return re.sub(r"([\\*_`~|<\[])", r"\\\1", label)


def _section(part: Component, width: float) -> float:
    button = part["accessory"]
    side = min(WIDEST_SIDE * width, _label_width(button) + 2 * SIDE_PADDING)
    words = [_text(one["content"], width - SECTION_GAP - side) for one in part["components"]]
    return max(sum(words) + 4 * (len(words) - 1), _button_height(button, side - 2 * SIDE_PADDING))


def _text(content: str, width: float) -> float:
    """Return the height of a text: headings, subtext, lists and paragraphs below each other."""
    heights: list[float] = []
    waiting: list[str] = []
    listed = False

    def flush() -> None:
        nonlocal listed
        if listed:
            heights.append(sum(_lines(one, width - INDENT, TEXT_SIZE) for one in waiting))
        elif "\n".join(waiting):
            heights.append(_lines("\n".join(waiting).removesuffix("\n"), width, TEXT_SIZE))
        waiting.clear()
        listed = False

    for line in content.split("\n"):
        if heading := _HEADING.match(line):
            flush()
            size = HEADINGS[len(heading[1]) - 1]
            count = line_count(heading[2], width, size, "serif")
            heights.append(count * size * TIGHT_LINE + 6)
        elif small := _SMALL.match(line):
            flush()
            heights.append(_lines(small[1], width, SMALL_SIZE))
        elif entry := _ENTRY.match(line):
            if not listed:
                flush()
                listed = True
            waiting.append(entry[1])
        else:
            if listed:
                flush()
            waiting.append(line)
    flush()
    return sum(heights) + TEXT_GAP * max(0, len(heights) - 1)


def _lines(text: str, width: float, size: float) -> float:
    return line_count(text, width, size) * size * TEXT_LINE
