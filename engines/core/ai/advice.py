"""A game's advice to computer players and hints: what positions are worth, and how others would play on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engines.core.ai.winning_chances import WinningChances
from engines.core.frames import BaseState

S = TypeVar("S", bound=BaseState)


@dataclass(frozen=True, kw_only=True)
class Lookahead(Generic[S]):
    """What a search needs to play a position on.

    worth: a value for a seat as `Advice.evaluate` gives it, but quick: rivals may be left out. duty: a quick
    answer to a duty, based on what the position says; None if there is none. until: the number of the turn at
    which a position that is played on from here is judged. chances: by which it is judged. choices: the best few
    actions of a seat where there are too many to compare; None in other positions. playouts: how often
    positions are played on for a decision: a third to half of a second of a processor, and 1.5 at most.
    """

    worth: Callable[[S, int], float]
    duty: Callable[[S, int], Any | None] = lambda *_: None
    until: Callable[[S], int]
    chances: WinningChances[S]
    playouts: int
    choices: Callable[[S, int], Sequence[Any] | None] = lambda *_: None


@dataclass(frozen=True, kw_only=True)
class Advice(Generic[S]):
    """A game's advice to computer players and hints.

    evaluate: the value of a (determinized) position for a seat; larger is better. Without it, computer players
    value all positions equally. suggest: a sensible answer to a duty such as a discard, based on what the seat may
    know; None if there is none. lookahead: without it, no position is played on.
    """

    evaluate: Callable[[S, int], float] = lambda *_: 0.0
    suggest: Callable[[S, int], Any | None] = lambda *_: None
    lookahead: Lookahead[S] | None = None
