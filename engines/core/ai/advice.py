"""What a computer player and a helper need of a game: how good a position is, and sensible answers to duties."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engines.core.frames import BaseState

S = TypeVar("S", bound=BaseState)


def _alike(state: Any, seat: int) -> float:
    return 0.0


def _no_idea(state: Any, seat: int) -> None:
    return None


@dataclass(frozen=True, kw_only=True)
class Advice(Generic[S]):
    """How a game is thought about.

    evaluate: how good a (determinized) position is for a seat; larger is better. Of a game without one, computer
    players find all positions alike. suggest: a sensible answer to a
    duty such as a discard, from what the seat may know; None where there is none.
    """

    evaluate: Callable[[S, int], float] = _alike
    suggest: Callable[[S, int], Any | None] = _no_idea
