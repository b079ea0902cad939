"""The controls of options in one part of a panel: buttons, entries of lists, and rows of both."""

import itertools
from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from discord_ui.model import controls
from discord_ui.model.custom_ids import in_slot
from discord_ui.model.focus import (
    HOME,
    BadFocus,
    FillingHoles,
    Focus,
    InKind,
    encode_action,
    write_focus,
)
from discord_ui.model.limits import LABEL, OPTION, OPTIONS, shorten
from discord_ui.model.screen import (
    Block,
    Button,
    ButtonRow,
    Line,
    Select,
    SelectOption,
    Style,
    buttons_of,
)
from discord_ui.model.signs import with_sign
from discord_ui.widgets.choice_form import begins_with_choice, choice_id
from discord_ui.widgets.line_texts import two_lines
from discord_ui.widgets.option_text import GAINS, OptionText
from discord_ui.widgets.panel_options import NOTHING, OptionKind, is_listing
from discord_ui.widgets.trade_form import is_trade, trade_id
from engines.core.actions import Option
from engines.core.text.messages import Msg

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
        if isinstance(step, FillingHoles) and step == FillingHoles(step.option):
            option = self.options.list[step.option]
            if is_listing(option):
                return controls.LISTING(*self._panel, step.option)
        return controls.FOCUS(*self._panel, write_focus(step))

    def button(
        self, label: str | Msg, step: Step, style: Style = "plain", *, more: bool = False, sign: str = ""
    ) -> Button:
        """Return a button. more: it opens something, which an ellipsis shows. sign: of what it names."""
        text = self.text.plain(label) if isinstance(label, Msg) else label
        return Button(fit_label(text, more=more), self.id_of(step), style, sign=sign)

    def entry(
        self, name: str, step: Step, description: str = "", *, chosen: bool = False, sign: str = ""
    ) -> SelectOption:
        """Return an entry of a list from `options_list`. sign: of what it names."""
        value = f"m:{step}" if isinstance(step, str) else f"f:{write_focus(step)}"
        return SelectOption(shorten(name, OPTION), value, shorten(description, OPTION), chosen, sign)

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
        step, sign = self.options.next_step(at), self.text.option_sign(at)
        option = self.options.list[at]
        if isinstance(step, str):
            return self.button(self.text.name(at), step, "plain" if option.declines else "main", sign=sign)
        style: Style = "danger" if option.danger else "plain"
        button = self.button(self.text.name(at), step, style, more=not option.danger, sign=sign)
        if is_trade(option):
            return Button(button.label, trade_id(*self._panel, option))
        if begins_with_choice(option) and not option.danger:
            return Button(button.label, choice_id(*self._panel, FillingHoles(at)), "main")
        return button

    def option_entry(self, at: int, title: str = "") -> SelectOption:
        """Return the entry of an option. title: the name of its list, which entries do not repeat."""
        name, description = self.text.entry(at, title)
        return self.entry(name, self.options.next_step(at), description, sign=self.text.option_sign(at))

    def paged(
        self, entries: Sequence[tuple[SelectOption, Step]], title: str, page: int, at: Callable[[int], Focus]
    ) -> list[Block]:
        """Return a page of a list, with buttons to the others; a single entry is a line.

        at: the focus of a page. Raises BadFocus if there is no such page.
        """
        pages = page_count(entries, page, OPTIONS)
        if len(entries) == 1:
            ((pick, step),) = entries
            more = not isinstance(step, str)
            button = self.button(Msg("ui-choose" if more else "ui-do-it"), step, "main", more=more)
            return [Line(two_lines(with_sign(pick.sign, pick.label), [pick.description]), button)]
        shown = [pick for pick, _ in entries[page * OPTIONS : (page + 1) * OPTIONS]]
        return [self.options_list(title, shown), *self.turning(page, pages, at)]

    # -------------------------------------------------------------- lines

    def lines(self, places: Sequence[int], *, does: bool = True, said: Collection[str] = ()) -> list[Line]:
        """Return options of one kind as lines. does: the first of them says what all do. said: results of all."""
        return [self.line(at, does=does and not number, said=said) for number, at in enumerate(places)]

    def line(self, at: int, *, does: bool = True, said: Collection[str] = ()) -> Line:
        """Return an option as a line with its button; the one that the game suggests is green.

        does: it also says what the option does, if there is room. said: results that are said elsewhere.
        """
        text = self.text.line(at, does=does, said=said)
        step, option = self.options.next_step(at), self.options.list[at]
        opens = not isinstance(step, str)
        button = self.button(self.text.word(at), step, _style(opens), more=opens and not option.danger)
        if is_trade(option):
            return Line(text, Button(button.label, trade_id(*self._panel, option)))
        if begins_with_choice(option) and not option.danger:
            return Line(text, Button(button.label, choice_id(*self._panel, FillingHoles(at)), "main"))
        if option.danger:
            return Line(text, replace(button, style="danger"))
        if not opens and step == self.suggested:
            name, _, below = text.partition("\n")
            suggested = self.text.plain(Msg("ui-suggested"))
            return Line(f"{name} · {suggested}" + (f"\n{below}" if below else ""), replace(button, style="good"))
        return Line(text, replace(button, style="plain") if option.declines else button)

    def pin(self, label: str, at: int) -> Button:
        """Return the button of a place on the picture, by its label alone."""
        option, button = self.options.list[at], self.option_button(at)
        style: Style = (
            "danger" if option.danger else "good" if self.options.next_step(at) == self.suggested else "main"
        )
        return Button(fit_label(label, more=not self.options.moves_at_once(at)), button.id, style)

    def door(self, kind: OptionKind) -> Line:
        """Return a kind of options as a line, with the button that opens them."""
        at = kind.places[0]
        step = FillingHoles(at) if self.options.share_path(kind.places) else InKind(kind.number)
        button = self.button(self.text.word(at, door=True), step, _style(opens=True), more=True)
        return Line(self.text.kind_line(kind), button)

    @cached_property
    def suggested(self) -> str | None:
        """Return the code of the move that the game suggests; None without one."""
        action: Any = self.options.table.choices.suggestion
        return None if action is None else encode_action(self.options.list, action)

    def suggestion(self, beside: Sequence[Block] = ()) -> list[Block]:
        """Return the move that the game suggests as a line.

        beside: the other blocks; nothing is returned if they have a button for the move.
        """
        action, code = self.options.table.choices.suggestion, self.suggested
        if code is None or any(button.id == self.id_of(code) for button in buttons_of(beside)):
            return []
        what = self.options.game.names.label(self.options.table.view, Option(action))
        at = next(at for at, option in enumerate(self.options.list) if option.admits(action))
        brings = self.options.table.choices.results.get(action, NOTHING)
        below = [self.text.brings(brings)] if self.text.most >= GAINS else []
        below += [self.text.plain(Msg("ui-final-word"))] if self.options.is_final(at) else []
        told = two_lines(self.text.say(Msg("ui-suggestion", {"what": what})), below)
        return [Line(told, self.button(self.text.word(at), code, "good"))]


def _style(opens: bool) -> Style:
    """Return the style of a button beside a line: the main colour is of what moves the game on."""
    return "plain" if opens else "main"


def fit_label(text: str, *, more: bool = False) -> str:
    """Return a label that fits a button. more: with an ellipsis, because the button opens something."""
    return shorten(f"{text}…" if more and not text.endswith("…") else text, LABEL)


def page_count(items: Sequence[Any], page: int, size: int) -> int:
    """Return the number of pages of a list, at least 1. Raises BadFocus if ``page`` is not among them."""
    pages = max(1, -(-len(items) // size))
    if page >= pages:
        raise BadFocus("no such page")
    return pages
