"""A press, choice or submitted form, with the arguments of its id."""

from collections.abc import Mapping
from typing import Generic, Literal

from msgspec import Struct

from discord_ui.model.custom_ids import A_co
from service.people.user import User


class Press(Struct, Generic[A_co], frozen=True):
    """A press, choice or submitted form.

    args: of the control's id. kind: of the control. values: the chosen entries of a list. people: the chosen
    members. fields: a form's texts by name. chosen: the chosen entries of its lists by name. id: as received.
    """

    args: A_co
    kind: Literal["button", "list", "form"] = "button"
    values: tuple[str, ...] = ()
    people: tuple[User, ...] = ()
    fields: Mapping[str, str] = {}
    chosen: Mapping[str, tuple[str, ...]] = {}
    id: str = ""
