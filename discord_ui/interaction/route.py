"""Routes: the handlers of controls, and the press that each gets."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Generic, Literal, TypeAlias

from msgspec import Struct

from discord_ui.interaction.context import InteractionContext
from discord_ui.model.custom_ids import A_co, Control
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


Handler: TypeAlias = Callable[[InteractionContext, Press[A_co]], Awaitable[None]]


class Route(Struct, Generic[A_co], frozen=True):
    """The handler of a control.

    form: it answers with a form or a new message, so the press is not acknowledged first.
    """

    control: Control[..., A_co]
    handler: Handler[A_co]
    form: bool = False


Routes: TypeAlias = Mapping[str, Route[Any]]
"""The route of every control, by the head of its ids."""
