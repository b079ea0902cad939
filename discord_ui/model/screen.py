"""Screens as plain data, without Discord: text, pictures, buttons and lists in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Union

from msgspec import Struct

Style = Literal["plain", "main", "good", "danger"]


class Button(Struct, frozen=True):
    """A button. id: written by `discord_ui.model.custom_ids`; or ``url``, a link, instead.

    sign: of what the label names, from `Localizer.sign`; "" for none.
    """

    label: str
    id: str = ""
    style: Style = "plain"
    disabled: bool = False
    url: str = ""
    sign: str = ""


class SelectOption(Struct, frozen=True):
    """An entry of a list. sign: of what the label names, from `Localizer.sign`; "" for none."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False
    sign: str = ""


class Select(Struct, frozen=True):
    """A list of at most 25 entries, with ``lo`` to ``hi`` chosen."""

    id: str
    placeholder: str
    picks: tuple[SelectOption, ...]
    lo: int = 1
    hi: int = 1


class UserSelect(Struct, frozen=True):
    """A list of a server's members, with up to ``hi`` chosen."""

    id: str
    placeholder: str
    hi: int = 1


class Paragraph(Struct, frozen=True):
    """A paragraph in Discord's markdown."""

    text: str


class Picture(Struct, frozen=True):
    """A picture of a message. name: "hand", "board" or "closeup". alt: its alternative text.

    labels: of a close-up, pairs of a place ("vertex:18") and its label. way: the places of the path being chosen,
    in order. share: about how high it is, in percent of its width.
    """

    name: str
    alt: str
    labels: tuple[tuple[str, str], ...] = ()
    way: tuple[str, ...] = ()
    share: int = 0


class ButtonRow(Struct, frozen=True):
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


class Line(Struct, frozen=True):
    """A text with a button beside it: what can be done, what it costs and brings. text: Discord's markdown."""

    text: str
    button: Button


class Separator(Struct, frozen=True):
    """A thin line between parts."""


Block = Union[Paragraph, Picture, ButtonRow, Line, Select, UserSelect, Separator]


class Screen(Struct, frozen=True):
    """A private message from top to bottom. accent: the colour of its edge as 0xRRGGBB, or None."""

    blocks: tuple[Block, ...]
    accent: int | None = None

    def above(self, *blocks: Block) -> Screen:
        """Return the screen below other blocks."""
        return Screen((*blocks, *self.blocks), self.accent)

    @property
    def text(self) -> str:
        """Return its paragraphs and lines, one on each line."""
        return "\n".join(block.text for block in self.blocks if isinstance(block, Paragraph | Line))

    @property
    def buttons(self) -> list[Button]:
        """Return its buttons from top to bottom."""
        return buttons_of(self.blocks)


class TextMessage(Struct, frozen=True):
    """An ordinary message without its pictures. ping: ids of the users to ping."""

    content: str
    row: ButtonRow
    ping: tuple[int, ...] = ()


def buttons_of(blocks: Sequence[Block]) -> list[Button]:
    """Return the buttons of blocks, in rows and beside lines, from top to bottom."""
    found: list[Button] = []
    for block in blocks:
        if isinstance(block, ButtonRow):
            found += block.buttons
        elif isinstance(block, Line):
            found.append(block.button)
    return found


def rows_of(buttons: Sequence[Button], width: int = 5) -> list[Block]:
    """Return buttons in the fewest rows of at most ``width``, all about as long."""
    even = -(-len(buttons) // max(1, -(-len(buttons) // width))) or width
    return [ButtonRow(tuple(buttons[i : i + even])) for i in range(0, len(buttons), even)]
