"""What the frames of The Golden Age share: options made once, and questions."""

from __future__ import annotations

from functools import cache
from typing import Any

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.text import Arg, Msg, Ref
from engines.golden_age.actions import Pass
from engines.golden_age.geography import PLACE_KIND, PLACES
from engines.golden_age.state import GoldenAgeState, Turn

UNIT = "half-florin"


@cache
def at(place: int) -> Ref:
    """A place of markers."""
    return Ref(PLACE_KIND[place], PLACES[place])


@cache
def plain(action: Any, group: str, target: Ref | None = None, under: Ref | None = None) -> Option:
    """A complete option; options are values, so each is made once."""
    return Option(action, group=group, target=target, under=under)


@cache
def passing(group: str) -> Option:
    """The option of declining."""
    return Option(Pass(), group=group)


def ask(who: int, what: str, topic: str, *, optional: bool = False, auto: bool = False, **args: Arg) -> Decision:
    """A decision of a seat; ``what`` ends its prompt's key and ``args`` are the prompt's."""
    return Decision(who, Msg(f"golden_age-ask-{what}", args), topic, optional=optional, auto=auto)


def turn_of(state: GoldenAgeState) -> Turn | None:
    """The frame of the turn that is being played; None in the setup."""
    # A turn is always the outermost frame: all others serve it.
    first = state.stack[0] if state.stack else None
    return first if isinstance(first, Turn) else None
