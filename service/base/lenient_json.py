"""Decode the JSON text of rows as far as possible, so that one bad row breaks nothing else."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

S = TypeVar("S", bound=Struct)
T = TypeVar("T")
D = TypeVar("D")


def decode_or(text: str, kind: type[T], otherwise: D) -> T | D:
    """Return the value of a type from JSON text; ``otherwise`` if it cannot be decoded as that."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError:
        return otherwise


def decode_leniently(text: str, kind: type[S]) -> S:
    """Return a Struct from JSON text; missing fields and fields that cannot be decoded have their defaults."""
    return decode_or(text, kind, None) or kind(**dict(_readable(decode_object(text), kind)))


def _readable(fields: Mapping[str, Any], kind: type[Struct]) -> Iterator[tuple[str, Any]]:
    for field_ in msgspec.structs.fields(kind):
        if field_.name in fields:
            with suppress(msgspec.ValidationError):
                yield field_.name, msgspec.convert(fields[field_.name], field_.type)


def is_decodable(text: str, kind: type[Struct]) -> bool:
    """Return whether JSON text decodes to this Struct completely."""
    return decode_or(text, kind, None) is not None


def decode_object(text: str) -> dict[str, Any]:
    """Return the JSON object of a text; an empty one if it holds none."""
    return decode_or(text, dict[str, Any], {})
