"""The focus of a panel, which is its open part or a half-made choice, as a short text for ids.

- ``-``: the whole table. ``g/<kind>/<page>``: the options of one kind. ``u/<kind>/<thing>/<page>``: those
  of one thing of a kind.
- ``o/<option>/<page>[/<value>…][/~<value>]``: filling an option's holes. Values are settled in order; the last
  one, with ``~``, is being chosen.
- ``s/<code>``: confirming a move. ``code`` as in `discord_ui.model.custom_ids.MoveId`.

Numbers are places in the list of options, which the token fixes. A value is written as a number (an amount), as
the bits of the chosen things in hexadecimal (a pick), or as one digit of base 36 for each kind (a bag); terms are
the digits of the given and of the wanted bag. A path has two hexadecimal digits for each thing: its place among
those that may follow.
"""

from typing import Annotated, Any, TypeAlias, Union

import msgspec
from msgspec import Struct

from engines.core.actions import BagHole, Hole, IntHole, Option, PathHole, PickHole, TermsHole
from engines.core.encoding.codec import DecodeError, read_code, write_code
from engines.core.game import Game

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]


class BadFocus(ValueError):
    """Text that names no part of the panel."""


class Home(Struct, frozen=True, array_like=True, tag="-"):
    """The whole table."""


class InKind(Struct, frozen=True, array_like=True, tag="g"):
    """A page of the options of one kind."""

    kind: Place
    page: Place = 0


class InThing(Struct, frozen=True, array_like=True, tag="u"):
    """A page of the options of one thing of a kind."""

    kind: Place
    thing: Place
    page: Place = 0


class FillingHoles(Struct, frozen=True, array_like=True, tag="o"):
    """Filling an option's holes: the settled values, and the one being chosen."""

    option: Place
    page: Place = 0
    settled: tuple[str, ...] = ()
    open: str | None = None

    def settle(self, value: str) -> "FillingHoles":
        """Return the focus on the hole after the current one. value: of the current one, as text."""
        return FillingHoles(self.option, 0, (*self.settled, value))


class Confirming(Struct, frozen=True, array_like=True, tag="s"):
    """Asking for confirmation of a dangerous move."""

    code: str


Focus = Union[Home, InKind, InThing, FillingHoles, Confirming]
HOME = Home()


def write_focus(focus: Focus) -> str:
    """Return the focus as text."""
    if isinstance(focus, FillingHoles):
        last = () if focus.open is None else (f"~{focus.open}",)
        return "/".join(("o", str(focus.option), str(focus.page), *focus.settled, *last))
    return "/".join(map(str, msgspec.to_builtins(focus)))


def read_focus(text: str) -> Focus:
    """Return the focus of a text. Raises BadFocus for text that is not written so."""
    parts: list[Any] = text.split("/")
    if parts[0] == "o":
        opened = parts.pop()[1:] if parts[-1].startswith("~") else None
        parts = [*parts[:3], parts[3:], opened]
    elif parts[0] == "s":
        parts = text.split("/", 1)
    try:
        focus: Focus = msgspec.convert(parts, Focus, strict=False)
    except msgspec.ValidationError as error:
        raise BadFocus(text) from error
    if write_focus(focus) != text:
        raise BadFocus(text)
    return focus


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise BadFocus(text)
    return int(text)


# ------------------------------------------------------------------ the values of holes


def write_value(hole: Hole, value: Any) -> str:
    """Return a hole's value as text. Raises ValueError for a bag with more than 35 of a kind."""
    if isinstance(hole, IntHole):
        return str(value)
    if isinstance(hole, PickHole):
        return format(sum(1 << i for i, item in enumerate(hole.items) if item in value), "x")
    if isinstance(hole, PathHole):
        places = (list(hole.paths.follow(value[:at])).index(item) for at, item in enumerate(value))
        return "".join(f"{place:02x}" for place in places)
    kinds = hole.have.__struct_fields__
    bags = (value.give, value.want) if isinstance(hole, TermsHole) else (value,)
    counts = [getattr(bag, kind) for bag in bags for kind in kinds]
    if max(counts, default=0) >= len(DIGITS):
        raise ValueError(f"{value!r} has more of a kind than a digit can say")
    return "".join(DIGITS[count] for count in counts)


def read_value(hole: Hole, text: str) -> Any:
    """Return the value of a text, which need not satisfy the hole's bounds. Raises BadFocus."""
    try:
        match hole:
            case IntHole():
                return int(text)
            case PickHole(_, items):
                bits = int(text or "0", 16)
                if bits >> len(items):
                    raise BadFocus(text)
                return tuple(item for i, item in enumerate(items) if bits >> i & 1)
            case BagHole(_, have):
                kinds = have.__struct_fields__
                counts = [DIGITS.index(digit) for digit in text] if text else [0] * len(kinds)
                return type(have)(**dict(zip(kinds, counts, strict=True)))
            case TermsHole(_, have, _, blank):
                kinds = have.__struct_fields__
                text = text or "0" * 2 * len(kinds)
                sides = (text[: len(kinds)], text[len(kinds) :])
                bags = [dict(zip(kinds, map(DIGITS.index, side), strict=True)) for side in sides]
                return type(blank)(*(type(have)(**bag) for bag in bags))
            case PathHole(_, ways):
                way: tuple[str, ...] = ()
                for place in bytes.fromhex(text):
                    way = (*way, ways.follow(way)[place])
                return way
    except (ValueError, IndexError) as error:
        raise BadFocus(text) from error


def encode_option(options: tuple[Option, ...], at: int, values: tuple[str, ...] = (), room: int = 60) -> str:
    """Return a button's code of option ``at``: the action's code, or its place if that is longer than ``room``."""
    option = options[at]
    action = option.fill(*(read_value(h, v) for h, v in zip(option.holes, values, strict=True)))
    code = write_code(action)
    if len(code) <= room and not set(code) & set(": \n"):
        return code
    return "=" + "/".join((str(at), *values))


def encode_action(options: tuple[Option, ...], action: Any) -> str | None:
    """Return a button's code of an action; None if it is not among the options."""
    for at, option in enumerate(options):
        if option.admits(action):
            values = tuple(write_value(hole, getattr(action, hole.field)) for hole in option.holes)
            return encode_option(options, at, values)
    return None


def decode_action(game: Game[Any, Any], options: tuple[Option, ...], code: str) -> Any:
    """Return the action of a button's code. options: those of the panel with the button. Raises BadFocus."""
    if code.startswith("="):
        return decode_option(options, code)
    try:
        return read_code(game.choices, code)
    except DecodeError as error:
        raise BadFocus(code) from error


def decode_option(options: tuple[Option, ...], code: str) -> Any:
    """Return the action of a code that begins with ``=``. Raises BadFocus if there is none."""
    at, *values = code[1:].split("/")
    try:
        option = options[_count(at)]
        return option.fill(*(read_value(h, v) for h, v in zip(option.holes, values, strict=True)))
    except (IndexError, ValueError) as error:
        raise BadFocus(code) from error
