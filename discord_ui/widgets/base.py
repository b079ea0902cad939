"""The base of all controls of a panel: ids, labels and limits of length."""

import itertools
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from discord_ui.model import controls
from discord_ui.model.custom_ids import in_slot
from discord_ui.model.focus import Focus, Home, decode_action, write_focus
from discord_ui.model.label_forms import brief_label, has_short_label, label_remainder, short_label
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Button, ButtonRow, SelectOption
from engines.core.game import Game
from engines.core.text.messages import Msg, Ref
from service.base.read_models.panels import PanelModel


class Budget(Struct, frozen=True):
    """The limits of a panel: lengths of a button's label and of a list entry, rows of moves, and buttons.

    A phone shows long buttons one below the other, and only ``seen`` characters of a button or of an entry's first
    line.
    """

    seen: int = 30
    button: int = 80
    entry: int = 100
    rows: int = 7
    buttons: int = 7


class BaseControls:
    """The controls of one table for one reader."""

    def __init__(self, game: Game[Any, Any], table: PanelModel[Any], localizer: Localizer, budget: Budget) -> None:
        self.game = game
        self.table = table
        self.localizer = localizer
        self.budget = budget
        self.options = table.offered
        self._slots = itertools.count(1)
        self._labels: dict[Ref, str] = {}
        self._brief = False
        self._told_above = False

    def _labelled(self, ref: Ref | None, name: str) -> str:
        if ref is None or ref not in self._labels:
            return name
        return self.localizer.plain(Msg("ui-labelled", {"label": self._labels[ref], "what": name}))

    def _says_what(self, ref: Ref) -> bool:
        return self.game.words.kinds.says_what(ref.kind)

    def _turning(self, page: int, pages: int, at: Callable[[int], Focus]) -> ButtonRow:
        """Return the buttons to the previous and the next page."""
        buttons = []
        if page > 0:
            label = Msg("ui-page-before", {"page": page, "pages": pages})
            buttons.append(Button(self.localizer.plain(label), self._to(at(page - 1))))
        if page < pages - 1:
            label = Msg("ui-page-after", {"page": page + 2, "pages": pages})
            buttons.append(Button(self.localizer.plain(label), self._to(at(page + 1))))
        return ButtonRow(tuple(buttons))

    def _told(self, at: int) -> Msg:
        """Return the full label of an option, without the verb if the heading above names it."""
        label = self.game.words.label(self.table.view, self.options[at])
        return brief_label(label, self.localizer.plain) if self._brief else label

    def _name(self, at: int) -> str:
        """Return an option's name for a button or the first line of an entry."""
        return self._labelled(self.options[at].target, self._short(self._told(at)))

    def _leaves_out(self, at: int) -> bool:
        """Return whether an option's name omits more than a long place name, which the picture shows."""
        told = self._told(at)
        pictured = self.options[at].target in self._labels and not has_short_label(told, self.localizer.plain)
        return bool(self._left_out(told)) and not pictured

    def _short(self, msg: Msg) -> str:
        return self.localizer.plain(short_label(msg, self.localizer.plain))

    def _left_out(self, told: Msg) -> str:
        """Return what the short form of a sentence omits, for a line below it."""
        rest = label_remainder(told, self.localizer.plain)
        return "" if rest is None else self.localizer.plain(rest)

    def action(self, code: str) -> Any:
        """Return the action of a button's code. Raises BadFocus."""
        return decode_action(self.game, self.options, code)

    def _placed(self, ref: Ref) -> str:
        """Return the full name of a thing, for a heading."""
        return self._labelled(ref, self.localizer.plain(self.game.words.place(self.table.view, ref)))

    def _placed_pick(self, ref: Ref, value: str, *, more: bool = False, chosen: bool = False) -> SelectOption:
        """Return the entry of a thing. more: it opens the thing's options."""
        place = self.game.words.place(self.table.view, ref)
        name = self._labelled(ref, self._short(place))
        effect = self.game.words.effect(self.table.view, ref) if self._says_what(ref) else None
        description = self._left_out(place) if effect is None else self.localizer.plain(effect)
        return SelectOption(self._entry(f"{name}…" if more else name), value, self._entry(description), chosen)

    # -------------------------------------------------------------- ids and labels

    def _move(self, code: str) -> str:
        return controls.MOVE(self.table.info.id, self.table.token, code)

    def _to(self, focus: Focus) -> str:
        return controls.FOCUS(self.table.info.id, self.table.token, write_focus(focus))

    def _list_id(self) -> str:
        """Return the id of a list whose values name their effects."""
        return in_slot(controls.PICK(self.table.info.id, self.table.token), next(self._slots))

    def _back_button(self) -> Button:
        return Button(self.localizer.plain(Msg("ui-back")), self._to(Home()))

    def _back(self) -> ButtonRow:
        return ButtonRow((self._back_button(),))

    def _label(self, text: str, more: bool = False) -> str:
        return shorten(f"{text}…" if more and not text.endswith("…") else text, self.budget.button)

    def _entry(self, text: str) -> str:
        return shorten(text, self.budget.entry)


def shorten(text: str, most: int) -> str:
    """Return the text, cut with an ellipsis if it is longer than ``most`` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
