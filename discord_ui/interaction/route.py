"""Who answers the controls of a verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from discord_ui.interaction.context import InteractionContext
from discord_ui.model.press import Press

Handler: TypeAlias = Callable[[InteractionContext, Press], Awaitable[None]]


class Route(Struct, frozen=True):
    """Who answers a verb. form: with a form, or apart, so that the press must not be acknowledged before.

    free: it names no match, or sees itself to it that its reader may see the one it names. Of any other, the first
    argument is the number of a match that the person must be allowed to see.
    """

    handler: Handler
    form: bool = False
    free: bool = False


class Routes(Struct, frozen=True):
    """Who answers what. move, look: the two of a panel. public, private: by verb."""

    move: Handler
    look: Handler
    public: Mapping[str, Handler]
    private: Mapping[str, Route]
