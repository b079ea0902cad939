"""Deep copies of states.

Copying is a large part of the cost of `Game.apply`. The copy function of a Struct is therefore generated as
source, field by field, and compiled once per type, as dataclasses do with their methods.
"""

import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any

from engines.core.encoding.codec import fields_of, struct_of


@cache
def cloner(kind: Any) -> Callable[[Any], Any]:
    """Return a function that copies a state so deeply that changing the copy leaves the original alone.

    kind: the state's type. Raises TypeError for types that a state may not hold (house rule: lists by seat, no
    dict, set or float).
    """
    if struct_of(kind) is not None and not _is_shared(kind):
        return _struct_cloner(kind)
    names: dict[str, Any] = {}
    return _compiled([f"    return {_copy_of(kind, 'value', names)}"], names)


def _is_shared(kind: Any) -> bool:
    """Return whether values of the type never change, so that copies may share them."""
    if kind in (int, str, bool, bytes, type(None)):
        return True
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        return all(_is_shared(part) for part in typing.get_args(kind))
    if origin is tuple:
        return all(part is Ellipsis or _is_shared(part) for part in typing.get_args(kind))
    if origin is typing.Literal:
        return True
    struct = struct_of(kind)
    return struct is not None and bool(struct.__struct_config__.frozen)


def _struct_cloner(kind: Any) -> Callable[[Any], Any]:
    """Return the copy function of a Struct: a shallow copy, then a copy of each field that may change.

    For a hand of cards and a name it is::

        def clone(value):
            other = shallow(value)
            other.hand = [*value.hand]
            return other
    """
    names: dict[str, Any] = {"shallow": kind.__copy__}
    lines = [
        f"    other.{name} = {_copy_of(hint, f'value.{name}', names)}"
        for name, hint in fields_of(kind).items()
        if not _is_shared(hint)
    ]
    if kind.__dictoffset__:
        # Attributes beside the fields of a Struct do not belong to its value, so copies share them.
        lines.append("    other.__dict__.update(value.__dict__)")
    if not lines:
        shallow: Callable[[Any], Any] = kind.__copy__
        return shallow
    return _compiled(["    other = shallow(value)", *lines, "    return other"], names)


def _copy_of(kind: Any, value: str, names: dict[str, Any]) -> str:
    """Return the expression that copies a value of the type; ``value`` is an expression too.

    names: the objects that expressions refer to by name; this call adds its own.
    """
    if _is_shared(kind):
        return value
    origin = typing.get_origin(kind)
    if origin is list:
        (part,) = typing.get_args(kind)
        return f"[*{value}]" if _is_shared(part) else f"[{_copy_of(part, 'item', names)} for item in {value}]"
    if origin in (typing.Union, types.UnionType):
        by_type = f"by_type_{len(names)}"
        names[by_type] = {part: cloner(part) for part in typing.get_args(kind)}
        return f"{by_type}[type({value})]({value})"
    if struct_of(kind) is not None:
        clone = f"clone_{len(names)}"
        names[clone] = cloner(kind)
        return f"{clone}({value})"
    raise TypeError(f"a state may not hold {kind!r}")


def _compiled(body: list[str], names: dict[str, Any]) -> Callable[[Any], Any]:
    """Return the compiled function of one value with this body."""
    exec("\n".join(["def clone(value):", *body]), names)
    clone: Callable[[Any], Any] = names["clone"]
    return clone
