"""The controls of options in one part of a panel: buttons, entries of lists, and rows of both."""

import itertools
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from discord_ui.model import controls
from discord_ui.model.custom_ids import in_slot
from discord_ui.model.focus import HOME, BadFocus, Focus, encode_action, write_focus
from discord_ui.model.limits import LABEL, OPTION, OPTIONS, shorten
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Select, SelectOption, Style
from discord_ui.widgets.option_text import OptionText, lines
from discord_ui.widgets.trade_form import is_trade, trade_id
from engines.core.actions import Option
from engines.core.text.messages import Many, Msg

SEEN: Final = 30
"""How many characters of a button, or of an entry's first line, a phone shows."""

Step: TypeAlias = Focus | str
"""What a press does: show a part of the panel, or make the move of a code."""


class PanelPart:
    """What the widgets of a part of a panel share: the words of its options, and the ids of their controls."""

    def __init__(self, text: OptionText) -> None:
        self.text = text
        self.options = text.options
        self._panel = (text.options.table.info.id, text.options.table.token)
        self._slots = itertools.count(1)

    # -------------------------------------------------------------- controls that lead somewhere

    def id_of(self, step: Step) -> str:
        """Return the id of a button for a step."""
        if isinstance(step, str):
            return controls.MOVE(*self._panel, step)
        return controls.FOCUS(*self._panel, write_focus(step))

    def button(self, label: str | Msg, step: Step, style: Style = "plain", *, more: bool = False) -> Button:
        """Return a button. more: it opens something, which an ellipsis shows."""
        text = self.text.plain(label) if isinstance(label, Msg) else label
        return Button(fit_label(text, more=more), self.id_of(step), style)

    def entry(self, name: str, step: Step, description: str = "", *, chosen: bool = False) -> SelectOption:
        """Return an entry of a list from `options_list`."""
        value = f"m:{step}" if isinstance(step, str) else f"f:{write_focus(step)}"
        return SelectOption(shorten(name, OPTION), value, shorten(description, OPTION), chosen)

    def options_list(self, placeholder: str, entries: Sequence[SelectOption]) -> Select:
        """Return a list whose entries name their effects."""
        return Select(in_slot(controls.PICK(*self._panel), next(self._slots)), placeholder, tuple(entries))

    def back_button(self) -> Button:
        """Return the button to the whole table."""
        return self.button(Msg("ui-back"), HOME)

    def back(self) -> ButtonRow:
        """Return a row with only the button to the whole table."""
        return ButtonRow((self.back_button(),))

    def turning(self, page: int, pages: int, at: Callable[[int], Focus]) -> list[Block]:
        """Return the buttons to the previous and the next page; nothing if there is only one."""
        buttons = []
        if page > 0:
            buttons.append(self.button(Msg("ui-page-before", {"page": page, "pages": pages}), at(page - 1)))
        if page < pages - 1:
            buttons.append(self.button(Msg("ui-page-after", {"page": page + 2, "pages": pages}), at(page + 1)))
        return [ButtonRow(tuple(buttons))] if buttons else []

    # -------------------------------------------------------------- controls of options

    def option_button(self, at: int) -> Button:
        """Return the button of an option: it makes the move, or leads to it."""
        step = self.options.next_step(at)
        option = self.options.list[at]
        if isinstance(step, str):
            return self.button(self.text.marked(at) or self.text.name(at), step, "main")
        button = self.button(
            self.text.name(at), step, "danger" if option.danger else "plain", more=not option.danger
        )
        return Button(button.label, trade_id(*self._panel, option)) if is_trade(option) else button

    def option_entry(self, at: int, title: str = "") -> SelectOption:
        """Return the entry of an option. title: the name of its list, which entries do not repeat."""
        name, description = self.text.entry(at, title)
        return self.entry(name, self.options.next_step(at), description)

    def row(self, places: Sequence[int], above: str = "") -> list[Block]:
        """Return options as a row of buttons, below a small line and one that names the final moves."""
        final = tuple(self.text.name(at) for at in places if self.text.hides_final(at))
        said = [above] if above else []
        if final:
            told = Msg("ui-final") if len(places) == 1 else Msg("ui-final-these", {"moves": Many(final)})
            said.append(self.text.say(told))
        return [*lines([f"-# {line}" for line in said]), ButtonRow(tuple(map(self.option_button, places)))]

    def buttons(self, places: Sequence[int], legend: str = "") -> list[Block]:
        """Return options as buttons below the legend; above the only one, what its label omits."""
        if not legend and len(places) == 1:
            legend = self.text.alone(places[0])
        return self.row(self.text.along(places), legend)

    def paged(
        self, entries: Sequence[tuple[SelectOption, Step]], title: str, page: int, at: Callable[[int], Focus]
    ) -> list[Block]:
        """Return a page of a list, with buttons to the others; a single entry is a button below its texts.

        at: the focus of a page. Raises BadFocus if there is no such page.
        """
        pages = page_count(entries, page, OPTIONS)
        if len(entries) == 1:
            ((pick, step),) = entries
            said = f"**{title}**\n-# {pick.description}" if pick.description else f"**{title}**"
            return [Paragraph(said), ButtonRow((self.button(pick.label, step, "main"),))]
        shown = [pick for pick, _ in entries[page * OPTIONS : (page + 1) * OPTIONS]]
        return [self.options_list(title, shown), *self.turning(page, pages, at)]

    def suggestion(self, beside: Sequence[Block] = ()) -> list[Block]:
        """Return a button that makes the move that the game suggests.

        beside: the blocks below; if they have a button for the same move, the suggestion is text only.
        """
        action: Any = self.options.table.choices.suggestion
        code = None if action is None else encode_action(self.options.list, action)
        if code is None:
            return []
        what = self.options.game.names.label(self.options.table.view, Option(action))
        said = self.text.plain(Msg("ui-suggestion", {"what": what}))
        same = self.id_of(code)
        if any(button.id == same for block in beside if isinstance(block, ButtonRow) for button in block.buttons):
            return lines([said])
        at = next(at for at, option in enumerate(self.options.list) if option.admits(action))
        above = [f"-# {self.text.say(Msg('ui-final'))}"] if self.options.is_final(at) else []
        if len(said) <= SEEN:
            return [*lines(above), ButtonRow((Button(said, same, "good"),))]
        # A phone would cut the label at its important end.
        return [*lines([said, *above]), ButtonRow((self.button(Msg("ui-suggestion-take"), code, "good"),))]


def fit_label(text: str, *, more: bool = False) -> str:
    """Return a label that fits a button. more: with an ellipsis, because the button opens something."""
    return shorten(f"{text}…" if more and not text.endswith("…") else text, LABEL)


def page_count(items: Sequence[Any], page: int, size: int) -> int:
    """Return the number of pages of a list, at least 1. Raises BadFocus if ``page`` is not among them."""
    pages = max(1, -(-len(items) // size))
    if page >= pages:
        raise BadFocus("no such page")
    return pages
