"""Standing orders: what a seat can order beforehand, carried out for it by whoever keeps the orders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from engines.core.frames import BaseState

S = TypeVar("S", bound=BaseState)
Lasts = Literal["cancelled", "back", "turn"]
"""How long an order is in force: until it is cancelled, until its owner comes back, until the turn ends."""


class Order(Struct, Generic[S], frozen=True):
    """A standing order.

    key: its name; ``<game>-order-<key>`` and ``-desc`` say it. act: the move that it makes for a seat now, None if
    it does not apply; only from what the seat itself may know. lasts: see `Lasts`.
    """

    key: str
    act: Callable[[S, int], Any | None]
    lasts: Lasts = "cancelled"
