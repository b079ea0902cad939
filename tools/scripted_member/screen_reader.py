"""Read a member's screen in Kontor's terms: whose buttons, which moves, how fresh."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping

from msgspec import Struct

from discord_ui.model.controls import (
    BID_DO,
    FOCUS,
    MOVE,
    PICK,
    CustomId,
    OfPanel,
    OfPost,
    read_id,
)
from discord_ui.model.custom_ids import BadCustomId, own_action_count
from sandbox.screen import NotShown, Select, Shown

BIDS = (BID_DO,)
"""The buttons that answer in an auction."""


class Control(Struct, frozen=True):
    """A control: its id on the wire, and the parsed id. label: of a button, else ""."""

    custom_id: str
    known: CustomId
    label: str = ""


class Offer(Struct, frozen=True):
    """A move that a panel offers. value: the entry to choose if the control is a list, else None."""

    custom_id: str
    match: int
    token: str
    code: str
    label: str
    value: str | None = None

    @property
    def own(self) -> int:
        """Return the number of the seat's own actions when this was offered."""
        return own_action_count(self.token)

    @property
    def press(self) -> Press:
        """Return the press that makes the move."""
        return Press(self.custom_id, None if self.value is None else (self.value,), True, self.label)


class Press(Struct, frozen=True):
    """A control to use.

    values: the entries to choose if it is a list, else None. move: whether it makes a move; otherwise it turns a
    page. label: its text, or that of the entries. filled: the values for the form that opens then, if one does, by
    field: a text, or the chosen entries of a list.
    """

    custom_id: str
    values: tuple[str, ...] | None
    move: bool
    label: str
    filled: Mapping[str, str | list[str]] = {}


def controls(message: Shown) -> Iterator[Control]:
    """Yield all usable buttons and lists of Kontor, in order."""
    for button in message.buttons:
        if button.custom_id is not None and not button.disabled:
            yield Control(button.custom_id, read_id(button.custom_id), button.label)
    yield from (Control(choice.custom_id, known) for known, choice in _lists(message))


def _lists(message: Shown) -> Iterator[tuple[CustomId, Select]]:
    """Yield the usable lists of Kontor, each with its parsed id."""
    for choice in message.selects:
        with contextlib.suppress(BadCustomId):
            known = read_id(choice.custom_id)
            if not choice.disabled:
                yield known, choice


def verb_of(known: CustomId) -> str:
    """Return a control's verb, "do" for a move or "look" for a part of the panel."""
    form, _, verb = known.control.head.partition(":")
    return verb or {"m": "do", "f": "look"}[form]


def has(message: Shown, verb: str) -> bool:
    """Return whether there is a control with that verb."""
    return any(verb_of(control.known) == verb for control in controls(message))


def control(message: Shown, verb: str, **args: object) -> Control:
    """Return the first control with a verb. args: of its id, such as the key of an order. Raises NotShown."""
    found = next((one for one in controls(message) if verb_of(one.known) == verb and _has(one, args)), None)
    if found is None:
        there = ", ".join(f"{verb_of(one.known)} ({one.label})" for one in controls(message))
        raise NotShown(f"nothing does {verb!r}; there are: {there}")
    return found


def _has(one: Control, args: Mapping[str, object]) -> bool:
    return all(getattr(one.known.args, name) == value for name, value in args.items())


def offers(panel: Shown) -> list[Offer]:
    """Return the complete moves that a panel offers at once, by button or list."""
    found = []
    for one in controls(panel):
        if one.known.control is MOVE:
            move = one.known.args
            found.append(Offer(one.custom_id, move.match, move.token, move.code, one.label))
    for known, choice in _lists(panel):
        for option in choice.options if known.control is PICK else ():
            kind, _, code = option.value.partition(":")
            if kind == "m":
                pick = known.args
                found.append(Offer(choice.custom_id, pick.match, pick.token, code, option.label, option.value))
    return found


def navigation(panel: Shown) -> Iterator[tuple[str, Press]]:
    """Yield all controls that show another part of the panel, with that part."""
    for button in panel.buttons:
        if button.custom_id is not None and not button.disabled:
            known = read_id(button.custom_id)
            if known.control is FOCUS:
                yield known.args.focus, Press(button.custom_id, None, False, button.label)
    for choice in panel.selects:
        for option in () if choice.disabled else choice.options:
            if option.value.startswith("f:"):
                yield option.value[2:], Press(choice.custom_id, (option.value,), False, option.label)


def asks_bid(panel: Shown) -> bool:
    """Return whether the panel asks its reader for the highest bid in an auction."""
    return any(one.known.control in BIDS for one in controls(panel))


def token_of(panel: Shown) -> str | None:
    """Return the freshness of a panel, if any of its controls contains it."""
    return next((one.known.args.token for one in controls(panel) if isinstance(one.known.args, OfPanel)), None)


def match_of(message: Shown) -> int:
    """Return the match of a public message. Raises NotShown if its buttons name none."""
    for one in controls(message):
        if isinstance(one.known.args, OfPost):
            return one.known.args.match
    raise NotShown("no button names a match")


def row_of(post: Shown) -> int | None:
    """Return the outbox row of a public message, from its buttons."""
    for one in controls(post):
        if isinstance(one.known.args, OfPost):
            return one.known.args.row
    return None
