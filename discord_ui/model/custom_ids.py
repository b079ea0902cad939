"""The ``custom_id`` of a control: everything that a press needs, so that it works after a restart.

`discord_ui.model.controls` declares all kinds of controls. The forms of their ids, with colons between the parts:

- ``p:<verb>:<match>:<row>[:<arg>]`` on public messages. ``row`` is the number of the outbox row that
  posted the message: it is random, because a count would reveal how many messages others got.
- ``m:<match>:<token>:<code>`` in a panel: make this move.
- ``f:<match>:<token>:<focus>`` in a panel: show another part of it, or continue a choice.
- ``a<slot>:<verb>[:<arg>…]`` anywhere private: a screen, a service action or a form. ``slot`` only
  distinguishes two controls of one message.

A public id never depends on hidden information. Messages that are posted already contain heads and arguments, so
neither a head nor the order of its arguments may change.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Generic, Literal, ParamSpec, TypeAlias, TypeVar, cast, get_args, get_origin
from urllib.parse import quote, unquote

from msgspec import Struct
from msgspec.structs import FieldInfo, fields

MAX_LENGTH = 100
"""Discord's limit for an id, in characters."""
MAX_NUMBER = 2**63 - 1
"""The largest number of a match, step or row."""

_NUMBER = re.compile(r"(?:0|[1-9][0-9]{0,18})\Z")
_FREE = re.compile(r"[^:\s]*\Z")

Args = ParamSpec("Args")
A_co = TypeVar("A_co", bound=Struct, covariant=True)


class BadCustomId(ValueError):
    """Text that is not a current id of Kontor's."""


class CustomIdTooLong(ValueError):
    """An id that is longer than Discord allows."""


# ------------------------------------------------------------------ writing and reading


class Control(Generic[Args, A_co]):
    """A kind of button, list or form.

    head: the form and the verb. args: a Struct of numbers, words and flags, which are written in their order.
    A flag with a default is its own name or absent, another one ``on`` or ``off``; defaults are left out.
    """

    def __init__(self, head: str, args: Callable[Args, A_co]) -> None:
        self.head = head
        self.args = cast("type[A_co]", args)
        self._fields = [(field, _reader(field)) for field in fields(self.args)]

    def __call__(self, *args: Args.args, **kwargs: Args.kwargs) -> str:
        """Return the id of one such control.

        Raises CustomIdTooLong above 100 characters, ValueError if an argument could not be read back.
        """
        made = self.args(*args, **kwargs)
        text = _limited(self._written(made))
        if self._read(text) != made:
            raise ValueError(f"{made!r} cannot be written as an id")
        return text

    def _written(self, args: Struct) -> str:
        parts = [self.head]
        for field, _ in self._fields:
            value = getattr(args, field.name)
            if value == field.default:
                continue
            if isinstance(value, bool):
                parts.append(("on" if value else "off") if field.required else field.name)
            else:
                parts += value if isinstance(value, tuple) else [str(value)]
        return ":".join(parts)

    def read(self, text: str) -> A_co:
        """Return the arguments of an id without a slot. Raises BadCustomId for text that it does not write."""
        args = self._read(text)
        if self._written(args) != text:
            raise BadCustomId(text)
        return args

    def _read(self, text: str) -> A_co:
        left = text.split(":")[self.head.count(":") + 1 :]
        values: list[Any] = []
        for field, read in self._fields:
            if read is None:
                values.append(tuple(_fits(_FREE, part) for part in left))
                left = []
            elif left:
                values.append(read(left.pop(0)))
            elif field.required:
                raise BadCustomId(text)
        if left:
            raise BadCustomId(text)
        return self.args(*values)


def in_slot(custom_id: str, slot: int) -> str:
    """Return a private id for one of several equal controls of a message, from 0. Raises CustomIdTooLong."""
    return _limited(f"a{slot}{custom_id[1:]}") if slot else custom_id


def _limited(text: str) -> str:
    if len(text) > MAX_LENGTH:
        raise CustomIdTooLong(text)
    return text


def _reader(field: FieldInfo) -> Callable[[str], Any] | None:
    """Return what reads an argument or raises BadCustomId; None if the argument is all that follows."""
    if get_origin(field.type) is tuple:
        return None
    if field.type in (int, int | None):
        return read_number
    if field.type is bool:
        return partial(_pick, {"on": True, "off": False} if field.required else {field.name: True})
    if get_origin(field.type) is Literal:
        return partial(_pick, {word: word for word in get_args(field.type)})
    return partial(_fits, get_args(field.type)[1] if get_origin(field.type) is Annotated else _FREE)


def _pick(meanings: Mapping[str, Any], text: str) -> Any:
    if text not in meanings:
        raise BadCustomId(text)
    return meanings[text]


def _fits(pattern: re.Pattern[str], text: str) -> str:
    if not pattern.match(text):
        raise BadCustomId(text)
    return text


def read_number(text: str) -> int:
    """Return a number from an id, 0 to `MAX_NUMBER`. Raises BadCustomId."""
    number = int(_fits(_NUMBER, text))
    if number > MAX_NUMBER:
        raise BadCustomId(text)
    return number


def own_action_count(token: str) -> int:
    """Return the count of own actions in a token. Raises BadCustomId for other text."""
    return read_number(token.partition("-")[0])


def guess_match(text: str) -> int | None:
    """Return the probable match of an unreadable id, to offer its panel."""
    found = re.search(r":([1-9][0-9]{0,18})(?::|\Z)", text)
    return int(found[1]) if found and int(found[1]) <= MAX_NUMBER else None


# ------------------------------------------------------------------ a command's input

InputValue: TypeAlias = str | int | bool
"""The value of a command's option."""
_MARKS = {str: "=", int: "#", bool: "?"}
_UNFIT = re.compile(r"[%:\s]")
"""Characters that are escaped in an argument."""
_INPUT = re.compile(r"([a-z][a-z0-9_]*)([=#?])(.*)\Z")


def write_input(words: Sequence[str], values: Mapping[str, InputValue]) -> tuple[str, ...]:
    """Return a command's input as arguments of an id: words in their order, then values by name.

    The values look like ``card=wine``, ``hours#8`` or ``sealed?1``.
    """
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
