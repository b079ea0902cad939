"""The parameters of slash commands, and the moves and plans made from their values."""

import typing
from collections.abc import Mapping, Sequence
from typing import Any, Union

import msgspec
from msgspec import Struct

from engines.core.actions import Action, Option
from engines.core.encoding.codec import DecodeError, read_field, write_field
from engines.core.game import Game


class Parameter(Struct, frozen=True):
    """A parameter of a verb. kind: the type of Discord's option. required: it has no default.

    Numbers have options of type text: Discord's number options accept neither the name of a corner nor an entry
    that says why no value is legal.
    """

    name: str
    kind: type[str] | type[bool]
    required: bool


def command_parameters(game: Game[Any, Any], verb: str) -> list[Parameter]:
    """Return the parameters of a command; the other fields of a plan follow from them."""
    kind: Any = game.commands[verb]
    only = None if game.contest is None else game.contest.typed.get(kind)
    return [field for field in verb_parameters(kind) if only is None or field.name in only]


def verb_parameters(verb: type[Action]) -> list[Parameter]:
    """Return the parameters of a verb, in the order of the action's fields."""
    return [
        Parameter(field.name, bool if required_type(field.type) is bool else str, field.required)
        for field in msgspec.structs.fields(verb)
    ]


def required_type(hint: Any) -> Any:
    """Return the type of an optional field without None."""
    if typing.get_origin(hint) is Union:
        return next(part for part in typing.get_args(hint) if part is not type(None))
    return hint


def codes_of(action: Any) -> list[str]:
    """Return the short codes of an action's fields, in order."""
    return [write_field(getattr(action, name)) for name in action.__struct_fields__]


def make_action(game: Game[Any, Any], verb: str, given: Mapping[str, str]) -> Any:
    """Return the action of a verb from short codes of its fields; absent ones take their default.

    Raises DecodeError if an absent field has no default, or if a code does not fit its field.
    """
    kind: Any = game.commands[verb]
    fields = verb_parameters(kind)
    for field in fields:
        if field.required and field.name not in given:
            raise DecodeError(f"{verb} needs {field.name}")
    here = [field.name for field in fields if field.name in given]
    return kind(**{name: read_field(kind, name, given[name]) for name in here})


def illegal_action(game: Game[Any, Any], options: Sequence[Option], verb: str) -> Any | None:
    """Return an illegal action of a verb with values of other verbs' options; the engine says why it is illegal.

    None if no option has fields that fit the verb.
    """
    fields = [field.name for field in verb_parameters(game.commands[verb])]
    for option in options:
        values = {name: getattr(option.action, name, None) for name in fields}
        if not option.holes and all(value is not None for value in values.values()):
            return game.commands[verb](**values)
    return None
