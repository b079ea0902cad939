"""States, actions and events as bytes, and actions as short codes; the only module that knows msgspec's codecs."""

import types
import typing
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")

Code = str
"""A short code of an action: verb and fields in order, ``/`` between them: ``deliver/spices``.

Inside a field ``+`` joins the items of a tuple or bag and ``~`` the two sides of a trade: ``wool2~ore1``.
"""


class DecodeError(ValueError):
    """Bytes or a short code that do not hold what was expected."""


class Codec(Generic[T]):
    """Canonical JSON of one type (or union of tagged Structs) and back.

    The same value always gives the same bytes, regardless of the order in which dicts were filled.
    """

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self._encoder = msgspec.json.Encoder(order="deterministic")
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def encode(self, value: T) -> bytes:
        """Return the value's canonical JSON."""
        return self._encoder.encode(value)

    def decode(self, raw: bytes | str) -> T:
        """Return the value. Raises DecodeError, saying where, if the bytes do not fit the type."""
        try:
            return self._decoder.decode(raw)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            raise DecodeError(str(error)) from error

    def digest(self, value: T) -> str:
        """Return sixteen hex digits that differ between different values; replays are compared by them."""
        return blake2b(self.encode(value), digest_size=8).hexdigest()

    def upcast(self, raw: bytes | str, steps: Iterable[Callable[[Any], Any]]) -> T:
        """Return the value of bytes in an older shape; each step turns plain data into the next version's.

        Raises DecodeError if the result does not fit the type.
        """
        try:
            data = msgspec.json.decode(raw)
            for step in steps:
                data = step(data)
        except (msgspec.DecodeError, LookupError, TypeError, ValueError) as error:
            raise DecodeError(f"{type(error).__name__}: {error}") from error
        return self.from_plain(data)

    def plain(self, value: T) -> Any:
        """Return the value as dicts, lists, text and numbers."""
        return msgspec.to_builtins(value, builtin_types=())

    def from_plain(self, data: Any) -> T:
        """Return the value of plain data. Raises DecodeError if it does not fit the type."""
        try:
            return typing.cast("T", msgspec.convert(data, self.kind))
        except msgspec.ValidationError as error:
            raise DecodeError(str(error)) from error


def members(kind: Any) -> tuple[Any, ...]:
    """Return the Structs of a union, with their type parameters filled in, or the type itself as the only one."""
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return typing.get_args(kind)
    return (kind,)


def union_of(module: types.ModuleType, base: type[Struct]) -> Any:
    """Return the union of the Structs below a base that a module has, in the order in which it names them."""
    named = (item for item in vars(module).values() if isinstance(item, type) and issubclass(item, base))
    return typing.Union[tuple(item for item in named if item is not base)]


def struct_of(kind: Any) -> type[Struct] | None:
    """Return the Struct of a type, also of one with its type parameters filled in; None if it is not a Struct."""
    struct = typing.get_origin(kind) or kind
    return struct if isinstance(struct, type) and issubclass(struct, Struct) else None


@cache
def fields_of(kind: Any) -> dict[str, Any]:
    """Return the type of each field of a Struct, with type parameters filled in."""
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def tag_of(kind: Any) -> str:
    """Return the tag of a tagged Struct: an action's verb, an event's name."""
    struct = typing.get_origin(kind) or kind
    tag = struct.__struct_config__.tag
    if not isinstance(tag, str):
        raise TypeError(f"{struct.__name__} has no text tag")
    return tag


# ------------------------------------------------------------------ short codes


@cache
def _verbs(kind: Any) -> dict[str, Any]:
    return {tag_of(member): member for member in members(kind)}


def write_field(value: Any) -> str:
    """Return the value of a field in the form of a short code."""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, tuple):
        return "+".join(write_field(item) for item in value)
    if isinstance(value, Struct):
        parts = [getattr(value, name) for name in value.__struct_fields__]
        if parts and all(isinstance(part, Struct) for part in parts):
            return "~".join(write_field(part) for part in parts)
        counts = ((kind, getattr(value, kind)) for kind in value.__struct_fields__)
        return "+".join(f"{kind}{n}" for kind, n in counts if n)
    return "" if value is None else str(value)


def _read(kind: Any, text: str) -> Any:
    parts = typing.get_args(kind)
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        if text == "" and type(None) in parts:
            return None
        return _read(next(part for part in parts if part is not type(None)), text)
    if origin is tuple:
        return tuple(_read(parts[0], item) for item in text.split("+")) if text else ()
    if kind is bool and text in ("0", "1"):
        return text == "1"
    if kind is int:
        return int(text)
    if kind is str or (origin is typing.Literal and text in parts):
        return text
    if struct_of(kind) is not None:
        hints = fields_of(kind)
        if hints and all(struct_of(hint) is not None for hint in hints.values()):
            pieces = text.split("~")
            return kind(*(_read(hint, piece) for hint, piece in zip(hints.values(), pieces, strict=True)))
        counts: dict[str, int] = {}
        for item in text.split("+") if text else ():
            name = item.rstrip("0123456789")
            if name in counts or name not in hints:
                raise ValueError(text)
            counts[name] = int(item[len(name) :])
        return msgspec.convert(counts, kind)
    raise ValueError(text)


def read_field(kind: type, name: str, text: str) -> Any:
    """Return the value that `write_field` wrote for a field of an action type. Raises DecodeError if it is
    none.
    """
    if "/" in text:
        raise DecodeError(f"{text!r} holds a stroke")
    try:
        return _read(fields_of(kind)[name], text)
    except (ValueError, msgspec.ValidationError) as error:
        raise DecodeError(f"{text!r} is no {name}") from error


def write_code(action: Any) -> Code:
    """Return the action's short code, for ids, autocomplete values and the command line."""
    fields = (write_field(getattr(action, name)) for name in action.__struct_fields__)
    return "/".join((tag_of(type(action)), *fields))


def read_code(kind: Any, code: Code) -> Any:
    """Return the action of a short code. ``kind`` is the game's union of actions.

    Raises DecodeError if the verb is unknown or a field does not fit.
    """
    verb, *fields = code.split("/")
    member = _verbs(kind).get(verb)
    if member is None:
        raise DecodeError(f"no verb {verb!r}")
    hints = fields_of(member)
    if len(hints) != len(fields):
        raise DecodeError(f"{verb} takes {len(hints)} fields, got {len(fields)}")
    try:
        return member(*(_read(hint, text) for hint, text in zip(hints.values(), fields, strict=True)))
    except (ValueError, msgspec.ValidationError) as error:
        raise DecodeError(f"{code!r} is no {verb}") from error
