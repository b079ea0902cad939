"""What is on a member's screen, in the terms of Kontor: whose buttons, which moves, how fresh."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from msgspec import Struct

from discord_ui.model.custom_ids import (
    BadCustomId,
    CustomId,
    FocusId,
    MoveId,
    PublicId,
    ScreenId,
    own_action_count,
    read_id,
)
from sandbox.screen import NotShown, Select, Shown

ANSWER = "bid-do"
BIDS = ("bid", ANSWER)
"""What the buttons of an auction do: name a limit, or answer."""
VOUCHED = (*BIDS, "undo", "send", "withdraw", "pick", "trade")
"""The verbs of screens whose ids tell how fresh they are."""


class Control(Struct, frozen=True):
    """Something to press: its id as it is on the wire, and what that says. label: of the button, else ""."""

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
        """How many own actions the seat had when this was offered."""
        return own_action_count(self.token)

    @property
    def press(self) -> Press:
        """What does it."""
        return Press(self.custom_id, None if self.value is None else (self.value,), True)


class Press(Struct, frozen=True):
    """A control to use.

    values: the entries to choose if it is a list, else None. move: it does a move, else it turns a page.
    """

    custom_id: str
    values: tuple[str, ...] | None
    move: bool


def controls(message: Shown) -> Iterator[Control]:
    """All buttons and lists of ours that can be used, in order."""
    for button in message.buttons:
        if button.custom_id is not None and not button.disabled:
            yield Control(button.custom_id, read_id(button.custom_id), button.label)
    for choice in message.selects:
        if not choice.disabled:
            try:
                yield Control(choice.custom_id, read_id(choice.custom_id))
            except BadCustomId:
                continue


def verb_of(known: CustomId) -> str:
    """What a control does: a verb, or "do" for a move and "look" for a part of the panel."""
    match known:
        case PublicId(verb) | ScreenId(verb):
            return verb
        case MoveId():
            return "do"
        case FocusId():
            return "look"


def has(message: Shown, verb: str) -> bool:
    """Whether there is something to press with that verb."""
    return any(verb_of(control.known) == verb for control in controls(message))


def control(message: Shown, verb: str) -> Control:
    """The first control with a verb. Raises NotShown."""
    found = next((one for one in controls(message) if verb_of(one.known) == verb), None)
    if found is None:
        there = ", ".join(f"{verb_of(one.known)} ({one.label})" for one in controls(message))
        raise NotShown(f"nothing does {verb!r}; there are: {there}")
    return found


def offers(panel: Shown) -> list[Offer]:
    """The complete moves that a panel offers at once, by button or list."""
    found = []
    for button in panel.buttons:
        if button.custom_id is not None and not button.disabled and button.custom_id.startswith("m:"):
            known = read_id(button.custom_id)
            if isinstance(known, MoveId):
                found.append(Offer(button.custom_id, known.match, known.token, known.code, button.label))
    for choice in panel.selects:
        if not choice.custom_id.startswith("a") or choice.disabled:
            continue
        known = read_id(choice.custom_id)
        if not isinstance(known, ScreenId) or known.verb != "pick":
            continue
        match_id, token = int(known.args[0]), known.args[1]
        for option in choice.options:
            kind, _, code = option.value.partition(":")
            if kind == "m":
                found.append(Offer(choice.custom_id, match_id, token, code, option.label, option.value))
    return found


def navigation(panel: Shown) -> Iterator[tuple[str, Press]]:
    """Everything that shows another part of the panel, with what it shows."""
    for button in panel.buttons:
        if button.custom_id is not None and not button.disabled:
            known = read_id(button.custom_id)
            if isinstance(known, FocusId):
                yield known.focus, Press(button.custom_id, None, False)
    for choice in panel.selects:
        for option in () if choice.disabled else choice.options:
            if option.value.startswith("f:"):
                yield option.value[2:], Press(choice.custom_id, (option.value,), False)


def several(panel: Shown) -> Iterator[tuple[str, Select]]:
    """The lists of which any number of entries may be chosen, each with the part of the panel that it is in."""
    for choice in panel.selects:
        with contextlib.suppress(BadCustomId):
            known = read_id(choice.custom_id)
            if isinstance(known, FocusId) and not choice.disabled:
                yield known.focus, choice


def asks_bid(panel: Shown) -> bool:
    """Whether the panel asks how far its reader goes in an auction."""
    return any(verb_of(one.known) in BIDS for one in controls(panel))


def token_of(panel: Shown) -> str | None:
    """The freshness of a panel, if any of its controls tells it."""
    for one in controls(panel):
        match one.known:
            case MoveId(_, token, _) | FocusId(_, token, _):
                return token
            case ScreenId(verb, args) if verb in VOUCHED and len(args) > 1:
                return args[1]
    return None


def match_of(message: Shown) -> int:
    """The match that a public message is about. Raises NotShown if its buttons name none."""
    found = next((one.known.match for one in controls(message) if isinstance(one.known, PublicId)), None)
    if found is None:
        raise NotShown("no button names a match")
    return found


def row_of(post: Shown) -> int | None:
    """The outbox row that a public message came from, as its buttons tell."""
    for one in controls(post):
        if isinstance(one.known, PublicId):
            return one.known.row
    return None
