"""The form for the values of a standing order: a list, or a line of names in order or with amounts."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import quote, unquote_plus

from discord_ui.model import controls
from discord_ui.model.components import Field, Form, GroupField, SelectField, TextField
from discord_ui.model.custom_ids import CustomIdTooLong
from discord_ui.model.errors import UserError
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import SelectOption
from discord_ui.typed.amounts import UnreadableAmount, read_amount, write_amount
from discord_ui.typed.name_matching import NamedValue, resolve_name
from engines.core.game import Game
from engines.core.play.standing_orders import ChosenItems, OrderChoice, amounts, with_amount
from engines.core.text.messages import Arg, Msg, Num, Ref
from service.base.read_models.panels import InstructionInfo, StandingOrderInfo

CHOSEN: Final = "chosen"
"""The field of the form with its values."""
STATE: Final = "state"
"""The field that keeps the order or cancels it."""
ON: Final = "on"
OFF: Final = "off"
SEPARATOR: Final = ","
_SEPARATORS: Final = re.compile(r"[;\n]|,(?!(?<=\d,)\d)")
"""A comma between two digits is part of an amount."""
_UNSAFE: Final = re.compile(r"[%+:\s]")
"""Characters that an id does not hold, or that replace others there."""
EXAMPLES: Final = 3
EXAMPLE: Final = 4
"""How far the amount of an example is above the least."""
LONGEST: Final = 400


class OrderForm:
    """Reads and writes the things of an order's choice by name, for one reader."""

    def __init__(self, game: Game[Any, Any], view: Any, localizer: Localizer, choice: OrderChoice) -> None:
        self._localizer = localizer
        self._choice = choice
        self._names = {
            item: localizer.plain(game.names.place(view, Ref(choice.kind, item))) for item in choice.items
        }

    def named(self, chosen: ChosenItems) -> str:
        """Return chosen things in words, separated by commas."""
        if self._choice.upto is None:
            return f"{SEPARATOR} ".join(self._names[item] for item in chosen)
        found = amounts(chosen).items()
        return f"{SEPARATOR} ".join(self._upto(self._names[item], amount) for item, amount in found)

    def _upto(self, name: str, amount: int) -> str:
        return self._localizer.plain(Msg("ui-ordering-upto", {"thing": name, "amount": self._num(amount)}))

    def _num(self, amount: int) -> Num:
        return Num(amount, self._choice.unit)

    def _typed(self, chosen: ChosenItems) -> str:
        """Return chosen things as they are typed."""
        if self._choice.upto is None:
            return self.named(chosen)
        per = self._per()
        found = amounts(chosen).items()
        return f"{SEPARATOR} ".join(f"{self._names[item]} {write_amount(amount, per)}" for item, amount in found)

    def _per(self) -> int:
        return self._localizer.plain.per(self._choice.unit)

    def _example(self) -> str:
        """Return an example of how to type the first things."""
        items = self._choice.items[:EXAMPLES]
        if self._choice.upto is None:
            return self._typed(items)
        least, most = self._choice.upto
        each = min(most, least + EXAMPLE * self._per())
        return self._typed(tuple(with_amount(item, each) for item in items))

    def form(
        self, where: str, title: Msg, what: Msg, chosen: ChosenItems, *, on: bool = False, held: str = ""
    ) -> Form:
        """Return the form with the current choice, or as it was filled in.

        where: the id of its handler. what: the effect of the order. on: it is given, so the form can cancel it.
        held: what a refused form held.
        """
        typed = self._choice.ranked or self._choice.upto is not None
        line, ticked = held or self._typed(chosen), held.split(SEPARATOR) if held else chosen
        asked: Field = self._line(line) if typed else self._list(ticked)
        fields = (self._state(), asked) if on else (asked,)
        return Form(self._localizer.plain(title), where, fields, self._localizer.say(what))

    def _state(self) -> GroupField:
        picks = (
            SelectOption(self._localizer.plain(Msg("ui-order-keep")), ON, chosen=True),
            SelectOption(self._localizer.plain(Msg("ui-order-off")), OFF),
        )
        return GroupField(STATE, self._localizer.plain(Msg("ui-order-state")), picks)

    def _line(self, typed: str) -> TextField:
        how = "ui-ordering-ranked" if self._choice.upto is None else "ui-ordering-amounts"
        least = 1 if self._choice.lo else 0
        begin = f"{self._example()} …"
        return TextField(CHOSEN, self._localizer.plain(Msg(how)), typed, begin, lo=least, hi=LONGEST, long=True)

    def _list(self, chosen: Sequence[str]) -> SelectField:
        picks = tuple(SelectOption(name, item, chosen=item in chosen) for item, name in self._names.items())
        label, face = (self._localizer.plain(Msg(key)) for key in ("ui-ordering-with", "ui-which-ones"))
        return SelectField(CHOSEN, label, picks, self._choice.lo, self._choice.hi, face=face)

    def read(self, fields: Mapping[str, str], lists: Mapping[str, Sequence[str]]) -> ChosenItems:
        """Return the submitted values from the form's texts and lists by name.

        Raises UserError if a name is unknown, or too many are named.
        """
        line = fields.get(CHOSEN, "")
        if self._choice.upto is not None:
            parts = (self._with_amount(part, line) for part in self._parts(line) if part)
            # For a thing named twice, the last amount counts.
            chosen = tuple(with_amount(item, amount) for item, amount in dict(parts).items())
        elif self._choice.ranked:
            chosen = tuple(dict.fromkeys(self._item(part, line) for part in self._parts(line) if part))
        else:
            sent = lists.get(CHOSEN, ())
            chosen = tuple(item for item in self._choice.items if item in sent)
        if not self._choice.admits(chosen):
            raise UserError(Msg("ui-ordering-count", {"lo": self._choice.lo, "hi": self._choice.hi}))
        return chosen

    def _parts(self, line: str) -> list[str]:
        return [part.strip() for part in _SEPARATORS.split(line)]

    def _item(self, part: str, line: str) -> str:
        item = self._meant(part)
        if item is None:
            raise UserError(self._wrong("ui-ordering-unknown", part, line))
        return item

    def _meant(self, text: str) -> str | None:
        return resolve_name([NamedValue(item, name) for item, name in self._names.items()], text)

    def _with_amount(self, part: str, line: str) -> tuple[str, int]:
        """Return a thing and its amount: the name ends where an amount starts."""
        assert self._choice.upto is not None
        least, most = self._choice.upto
        words = part.replace("=", " ").replace(":", " ").split()
        for at in range(1, len(words)):
            item = self._meant(" ".join(words[:at]))
            try:
                amount = read_amount(" ".join(words[at:]), self._per())
            except UnreadableAmount:
                continue
            if item is not None and least <= amount <= most:
                return item, amount
        bounds = {"least": self._num(least), "most": self._num(most)}
        raise UserError(self._wrong("ui-ordering-amount", part, line, **bounds))

    def _wrong(self, key: str, part: str, line: str, **args: Arg) -> Msg:
        return Msg(key, {"text": part, "named": self._example(), "line": line, **args})


# ------------------------------------------------------------------ the content of a form in an id


def order_id(match_id: int, key: str, fields: Mapping[str, str], lists: Mapping[str, Sequence[str]]) -> str:
    """Return the id that opens an order's form as it was filled in, or as it is if that is too long for an id."""
    held = fields.get(CHOSEN, "") or SEPARATOR.join(lists.get(CHOSEN, ()))
    try:
        return controls.ORDER_WITH(match_id, key, _UNSAFE.sub(_quoted, held))
    except CustomIdTooLong:
        return controls.ORDER_WITH(match_id, key)


def read_filled(text: str) -> str:
    """Return what a form held, from the text in an id."""
    return unquote_plus(text)


def _quoted(found: re.Match[str]) -> str:
    return "+" if found[0] == " " else quote(found[0])


# ------------------------------------------------------------------ an order in words


def order_line(
    game: Game[Any, Any],
    view: Any,
    localizer: Localizer,
    order: StandingOrderInfo | InstructionInfo[Any],
    *,
    on: bool = True,
) -> str:
    """Return an order in two lines: its name, whether it is given and with what, and its effect."""
    key = f"{game.info.key}-order-{order.key}"
    said: dict[str, Arg] = {"order": Msg(key), "on": int(on), "what": Msg(f"{key}-desc")}
    if order.choice is None or not order.chosen:
        return localizer.say(Msg("ui-orders-line", said))
    said["chosen"] = OrderForm(game, view, localizer, order.choice).named(order.chosen)
    return localizer.say(Msg("ui-orders-line-with", said))
