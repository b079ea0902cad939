"""The ``custom_id`` of a control: everything that a press needs, so that it works after a restart.

Four forms, with colons between their parts:

- ``p:<verb>:<match>:<row>[:<extra>]`` on public messages. ``row`` is the number of the outbox row that
  posted the message: it is random, because a count would reveal how many messages others got.
- ``m:<match>:<token>:<code>`` in a panel: make this move.
- ``f:<match>:<token>:<focus>`` in a panel: show another part of it, or continue a choice.
- ``a<slot>:<verb>[:<arg>…]`` anywhere private: a screen, a service action or a form. ``slot`` only
distinguishes two controls of one message. While a command's match is still to be chosen, the id holds the
command's input as words and as values by name: ``card=wine``, ``hours#8`` or ``sealed?1``.

A public id never depends on hidden information.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias, Union
from urllib.parse import quote, unquote

from msgspec import Struct

MAX_LENGTH = 100
"""Discord's limit for an id, in characters."""
MAX_NUMBER = 2**63 - 1
"""The largest number of a match, step or row."""

_WORD = re.compile(r"[a-z][a-z-]*\Z")
_NUMBER = re.compile(r"(?:0|[1-9][0-9]{0,18})\Z")
_TOKEN = re.compile(r"[A-Za-z0-9-]{1,20}\Z")
_FREE = re.compile(r"[^:\s]*\Z")


class BadCustomId(ValueError):
    """Text that is not a current id of Kontor's."""


class CustomIdTooLong(ValueError):
    """An id that is longer than Discord allows."""


class PublicId(Struct, frozen=True):
    """A button of a public message. extra: a seat's or a proposal's number, where the verb needs one."""

    verb: str
    match: int
    row: int
    extra: int | None = None


class MoveId(Struct, frozen=True):
    """Make a move. code: the action's short code, or ``=`` and the option's number with its holes' values."""

    match: int
    token: str
    code: str


class FocusId(Struct, frozen=True):
    """Show another part of the panel. focus: see `discord_ui.model.focus`."""

    match: int
    token: str
    focus: str


class ScreenId(Struct, frozen=True):
    """Any other private control: ``verb`` names the handler, ``args`` are its arguments."""

    verb: str
    args: tuple[str, ...] = ()
    slot: int = 0


InputValue: TypeAlias = str | int | bool
"""The value of a command's option."""
_MARKS = {str: "=", int: "#", bool: "?"}
_UNFIT = re.compile(r"[%:\s]")
"""Characters that are escaped in an argument."""
_INPUT = re.compile(r"([a-z][a-z0-9_]*)([=#?])(.*)\Z")


def write_input(words: Sequence[str], values: Mapping[str, InputValue]) -> tuple[str, ...]:
    """Return a command's input as arguments of an id: words in their order, then values by name."""
    return (*words, *(f"{name}{_MARKS[type(value)]}{_valued(value)}" for name, value in values.items()))


def _valued(value: InputValue) -> str:
    if isinstance(value, str):
        return _UNFIT.sub(lambda found: quote(found[0]), value)
    return str(int(value))


def read_input(args: Sequence[str]) -> tuple[tuple[str, ...], dict[str, InputValue]]:
    """Return the words and values of `write_input`. Raises BadCustomId."""
    found = [_INPUT.match(arg) for arg in args]
    words = tuple(arg for arg, named in zip(args, found, strict=True) if named is None)
    return words, {named[1]: _value(named[2], named[3]) for named in found if named is not None}


def _value(mark: str, text: str) -> InputValue:
    if mark == _MARKS[str]:
        return unquote(text)
    number = read_number(text)
    if mark == _MARKS[int]:
        return number
    if number > 1:
        raise BadCustomId(text)
    return number == 1


CustomId = Union[PublicId, MoveId, FocusId, ScreenId]


def write_id(known: CustomId) -> str:
    """Return the id as text.

    Raises CustomIdTooLong above 100 characters, ValueError if a part could not be read back.
    """
    match known:
        case PublicId(verb, match, row, extra):
            parts = ["p", verb, str(match), str(row)] + ([] if extra is None else [str(extra)])
        case MoveId(match, token, code):
            parts = ["m", str(match), token, code]
        case FocusId(match, token, focus):
            parts = ["f", str(match), token, focus]
        case ScreenId(verb, args, slot):
            parts = [f"a{slot or ''}", verb, *args]
    text = ":".join(parts)
    if len(text) > MAX_LENGTH:
        raise CustomIdTooLong(text)
    if read_id(text) != known:
        raise ValueError(f"{known!r} cannot be written as an id")
    return text


def read_id(text: str) -> CustomId:
    """Return the id of a control. Raises BadCustomId for text that `write_id` does not write."""
    kind, *rest = text.split(":")
    if kind == "p" and len(rest) in (3, 4):
        extra = read_number(rest[3]) if len(rest) == 4 else None
        return PublicId(_word(rest[0]), read_number(rest[1]), read_number(rest[2]), extra)
    if kind in ("m", "f") and len(rest) == 3:
        match, token, code = read_number(rest[0]), _fits(_TOKEN, rest[1]), _fits(_FREE, rest[2])
        return MoveId(match, token, code) if kind == "m" else FocusId(match, token, code)
    if kind[:1] == "a" and rest:
        slot = read_number(kind[1:]) if kind[1:] else 0
        return ScreenId(_word(rest[0]), tuple(_fits(_FREE, arg) for arg in rest[1:]), slot)
    raise BadCustomId(text)


def own_action_count(token: str) -> int:
    """Return the count of own actions in a token. Raises BadCustomId for other text."""
    return read_number(token.partition("-")[0])


def guess_match(text: str) -> int | None:
    """Return the probable match of an unreadable id, to offer its panel."""
    found = re.search(r":([1-9][0-9]{0,18})(?::|\Z)", text)
    return int(found[1]) if found and int(found[1]) <= MAX_NUMBER else None


def _fits(pattern: re.Pattern[str], text: str) -> str:
    if not pattern.match(text):
        raise BadCustomId(text)
    return text


def _word(text: str) -> str:
    return _fits(_WORD, text)


def read_number(text: str) -> int:
    """Return a number from an id, 0 to `MAX_NUMBER`. Raises BadCustomId."""
    number = int(_fits(_NUMBER, text))
    if number > MAX_NUMBER:
        raise BadCustomId(text)
    return number
