"""A press, choice or submitted form, and the arguments of its id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from discord_ui.model.custom_ids import BadCustomId, CustomId, ScreenId, read_number
from service.people.user import User


class Press(Struct, frozen=True):
    """A press, choice or submitted form.

    id, kind: of the control. values: the chosen entries of a list. people: the chosen members.
    fields: a form's texts by name. chosen: the chosen entries of its lists by name.
    """

    id: CustomId
    kind: Literal["button", "list", "form"] = "button"
    values: tuple[str, ...] = ()
    people: tuple[User, ...] = ()
    fields: Mapping[str, str] = {}
    chosen: Mapping[str, tuple[str, ...]] = {}


def number_args(press: Press, most: int) -> list[int]:
    """Return the first ``most`` arguments of a private id as numbers. Raises BadCustomId."""
    args = press.id.args if isinstance(press.id, ScreenId) else ()
    try:
        return [read_number(args[i]) for i in range(most)]
    except IndexError as error:
        raise BadCustomId(repr(press.id)) from error


def word_arg(press: Press, at: int) -> str:
    """Return an argument of a private id. Raises BadCustomId if there are fewer."""
    args = press.id.args if isinstance(press.id, ScreenId) else ()
    if at >= len(args):
        raise BadCustomId(repr(press.id))
    return args[at]
