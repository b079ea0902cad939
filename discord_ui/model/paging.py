"""Long lists in pages, with buttons that turn them."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from discord_ui.model.custom_ids import in_slot
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph
from engines.core.text.messages import Msg

T = TypeVar("T")


class Page(Struct, Generic[T], frozen=True):
    """Part of a list. number: from 0. pages: at least one. total: of the whole list."""

    items: tuple[T, ...]
    number: int
    pages: int
    total: int


def page_of(items: Sequence[T], number: int, size: int) -> Page[T]:
    """Return the page of this number, or the last one if the list has become shorter."""
    pages = max(1, -(-len(items) // size))
    number = min(number, pages - 1)
    return Page(tuple(items[number * size : (number + 1) * size]), number, pages, len(items))


def page_from(items: Sequence[T], total: int, number: int, size: int) -> Page[T]:
    """Return a page from its own items. total: length of the whole list."""
    pages = max(1, -(-total // size))
    return Page(tuple(items), min(number, pages - 1), pages, total)


def page_buttons(page: Page[T], localizer: Localizer, leads_to: Callable[[int], str]) -> tuple[Block, ...]:
    """Return the page number and the buttons to neighbouring pages; nothing if there is only one page."""
    if page.pages == 1:
        return ()

    def button(label: str, to: int, slot: int) -> Button:
        target = max(0, min(to, page.pages - 1))
        where = in_slot(leads_to(target), slot)
        return Button(localizer.plain(Msg(label)), where, disabled=target == page.number)

    said = Msg("ui-page", {"page": page.number + 1, "pages": page.pages, "n": page.total})
    turns = (button("ui-previous-page", page.number - 1, 1), button("ui-next-page", page.number + 1, 2))
    return (Paragraph(f"-# {localizer.say(said)}"), ButtonRow(turns))
