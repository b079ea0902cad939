"""What is shown, without Discord: text, pictures, buttons and lists, already in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Union

from msgspec import Struct

Style = Literal["plain", "main", "good", "danger"]


class Button(Struct, frozen=True):
    """A button. id: written by `discord_ui.ids`; or ``url``, a link, instead."""

    label: str
    id: str = ""
    style: Style = "plain"
    disabled: bool = False
    url: str = ""


class Pick(Struct, frozen=True):
    """An entry of a list."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


class Choice(Struct, frozen=True):
    """A list of which ``lo`` to ``hi`` entries are chosen; at most 25 entries."""

    id: str
    placeholder: str
    picks: tuple[Pick, ...]
    lo: int = 1
    hi: int = 1


class People(Struct, frozen=True):
    """A list of a server's members of which up to ``hi`` are chosen."""

    id: str
    placeholder: str
    hi: int = 1


class Words(Struct, frozen=True):
    """A paragraph in Discord's markdown."""

    text: str


class Picture(Struct, frozen=True):
    """A picture that goes with the message. name: "hand", "board" or "closeup"; alt: what it shows, in words.

    labels: of a close-up, pairs of a place ("vertex:18") and its label. way: the places of a way that is being
    chosen, in its order.
    """

    name: str
    alt: str
    labels: tuple[tuple[str, str], ...] = ()
    way: tuple[str, ...] = ()


class Row(Struct, frozen=True):
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


class Rule(Struct, frozen=True):
    """A thin line between parts."""


Block = Union[Words, Picture, Row, Choice, People, Rule]


class Screen(Struct, frozen=True):
    """A private message from top to bottom. accent: the colour of its edge as 0xRRGGBB, or None."""

    blocks: tuple[Block, ...]
    accent: int | None = None

    def above(self, *blocks: Block) -> Screen:
        """The same below some other blocks."""
        return Screen((*blocks, *self.blocks), self.accent)

    @property
    def text(self) -> str:
        """Its paragraphs, one a line."""
        return "\n".join(block.text for block in self.blocks if isinstance(block, Words))


def rows_of(buttons: Sequence[Button], width: int = 5) -> list[Block]:
    """Buttons in rows of at most ``width``."""
    return [Row(tuple(buttons[i : i + width])) for i in range(0, len(buttons), width)]
