"""Routes: the handlers of controls by verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from discord_ui.interaction.context import InteractionContext
from discord_ui.model.press import Press

Handler: TypeAlias = Callable[[InteractionContext, Press], Awaitable[None]]


class Route(Struct, frozen=True):
    """The handler of a verb.

    form: it answers with a form or a new message, so the press is not acknowledged first. free: the id names no
    match, or the handler checks access itself. For all others, the first argument of the id is the number of a
    match that the person must be allowed to see.
    """

    handler: Handler
    form: bool = False
    free: bool = False


class Routes(Struct, frozen=True):
    """All handlers. move, look: the two of a panel. public, private: by verb."""

    move: Handler
    look: Handler
    public: Mapping[str, Handler]
    private: Mapping[str, Route]
