"""Routes: the handlers of controls."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from discord_ui.interaction.context import InteractionContext
from discord_ui.model.custom_ids import A_co, Control
from discord_ui.model.press import Press

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
