"""What computer players and hints need of a game: the value of a position, and sensible answers to duties."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engines.core.frames import BaseState

S = TypeVar("S", bound=BaseState)


@dataclass(frozen=True, kw_only=True)
class Advice(Generic[S]):
    """A game's advice.

    evaluate: the value of a (determinized) position for a seat; larger is better. Without it, computer players
    value all positions equally. suggest: a sensible answer to a duty such as a discard, based on what the seat may
    know; None if there is none.
    """

    evaluate: Callable[[S, int], float] = lambda *_: 0.0
    suggest: Callable[[S, int], Any | None] = lambda *_: None
