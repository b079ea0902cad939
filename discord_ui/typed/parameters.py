"""The parameters of slash commands, and the moves and plans that are made of what stands in them."""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from typing import Any, Union

import msgspec
from msgspec import Struct

from engines.core.actions import Action, Option
from engines.core.encoding.codec import DecodeError, read_field, write_field
from engines.core.game import Game


class Parameter(Struct, frozen=True):
    """A parameter of a verb. kind: what Discord asks for. required: it has no default.

    Numbers are asked for as text: for numbers, Discord takes numbers alone, so that neither a corner could
    be typed by its name nor a reason stand where nothing is legal.
    """

    name: str
    kind: type[str] | type[bool]
    required: bool


def command_parameters(game: Game[Any, Any], verb: str) -> list[Parameter]:
    """The parameters that a command has; what a plan holds besides follows from them."""
    kind: Any = game.commands[verb]
    only = None if game.contest is None else game.contest.typed.get(kind)
    return [field for field in verb_parameters(kind) if only is None or field.name in only]


def verb_parameters(verb: type[Action]) -> list[Parameter]:
    """The parameters of a verb, in the order of the action's fields."""
    hints = {name: required_type(hint) for name, hint in typing.get_type_hints(verb).items()}
    return [
        Parameter(field.name, bool if hints[field.name] is bool else str, field.required)
        for field in msgspec.structs.fields(verb)
    ]


def required_type(hint: Any) -> Any:
    """The type of a field that may be left out."""
    if typing.get_origin(hint) is Union:
        return next(part for part in typing.get_args(hint) if part is not type(None))
    return hint


def codes_of(action: Any) -> list[str]:
    """The short codes of an action's fields, in order."""
    return [write_field(getattr(action, name)) for name in action.__struct_fields__]


def make_action(game: Game[Any, Any], verb: str, given: Mapping[str, str]) -> Any:
    """The action of a verb with short codes for its fields; absent ones take their default.

    Raises Undecodable if a field has none and is absent, or if a code does not fit its field.
    """
    kind: Any = game.commands[verb]
    fields = verb_parameters(kind)
    for field in fields:
        if field.required and field.name not in given:
            raise DecodeError(f"{verb} needs {field.name}")
    here = [field.name for field in fields if field.name in given]
    return kind(**{name: read_field(kind, name, given[name]) for name in here})


def illegal_action(game: Game[Any, Any], options: Sequence[Option], verb: str) -> Any | None:
    """An action of a verb that is not legal just now, made of what other verbs may use; its refusal says why.

    None if the fields of no option fit the verb's.
    """
    fields = [field.name for field in verb_parameters(game.commands[verb])]
    for option in options:
        values = {name: getattr(option.action, name, None) for name in fields}
        if not option.holes and all(value is not None for value in values.values()):
            return game.commands[verb](**values)
    return None
