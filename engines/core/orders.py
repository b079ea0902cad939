"""Standing orders: what a seat can order beforehand, carried out for it by whoever keeps the orders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from engines.core.frames import BaseState

S = TypeVar("S", bound=BaseState)
Lasts = Literal["cancelled", "moved", "back", "turn"]
"""How long an order is in force: until it is cancelled, until its owner moves, until they come back (they move, or
open their panel), until the turn ends.
"""
Chosen = tuple[str, ...]
"""The ids of the things that an order was given with; empty for an order that needs none."""


class Choice(Struct, frozen=True):
    """What an order is given with: between ``lo`` and ``hi`` different things.

    kind: the `Ref` kind of the things, by which they are named. items: their ids. ranked: the first of them that
    is possible is meant, so that their order is the owner's; else they stand in the order of ``items``.
    """

    kind: str
    items: tuple[str, ...]
    lo: int = 1
    hi: int = 1
    ranked: bool = False

    def admits(self, chosen: Chosen) -> bool:
        """Whether an order may be given with these things."""
        if not self.lo <= len(chosen) <= self.hi or len(set(chosen)) < len(chosen):
            return False
        return all(item in self.items for item in chosen)


class Order(Struct, Generic[S], frozen=True):
    """A standing order.

    key: its name; ``<game>-order-<key>`` and ``-desc`` say it. act: the move that it makes for a seat now, given
    with the chosen things, None if it does not apply; only from what the seat itself may know. lasts: see `Lasts`.
    choice: what it is given with, if anything. serves: whether it can still do anything in a position, by what
    everybody may know; None: always. doubts: whether its owner may now regret it, by what the seat knows, so that
    they are asked in their panel whether to cancel it (``<game>-order-<key>-doubt`` says why); None: never.
    """

    key: str
    act: Callable[[S, int, Chosen], Any | None]
    lasts: Lasts = "cancelled"
    choice: Choice | None = None
    serves: Callable[[S], bool] | None = None
    doubts: Callable[[S, int], bool] | None = None

    def admits(self, chosen: Chosen) -> bool:
        """Whether the order may be given with these things."""
        return not chosen if self.choice is None else self.choice.admits(chosen)
