"""Standing orders: what a seat can order beforehand, carried out for it by whoever keeps the orders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, Literal, TypeVar

from msgspec import Struct

from engines.core.frames import BaseState

S = TypeVar("S", bound=BaseState)
OrderDuration = Literal["cancelled", "moved", "back", "turn"]
"""How long an order is in force: until it is cancelled, until its owner moves, until they come back (they move, or
open their panel), until the turn ends.
"""
ChosenItems = tuple[str, ...]
"""The ids of the things that an order was given with, each with its amount if it has one (`with_amount`); empty
for an order that needs none."""
_AMOUNT: Final = "="


def with_amount(item: str, amount: int) -> str:
    """A thing as it is chosen with an amount."""
    return f"{item}{_AMOUNT}{amount}"


def amounts(chosen: ChosenItems) -> dict[str, int]:
    """The things that were chosen with amounts, in their order. Raises ValueError if one has none, or not one."""
    found = [one.rpartition(_AMOUNT) for one in chosen]
    return {item: int(amount) for item, _, amount in found}


class OrderChoice(Struct, frozen=True):
    """What an order is given with: between ``lo`` and ``hi`` different things.

    kind: the `Ref` kind of the things, by which they are named. items: their ids. ranked: the first of them that
    is possible is meant, so that their order is the owner's; else they stand in the order of ``items``.
    upto: each is given with an amount, at least and at most so much. unit: of the amounts, in text.
    """

    kind: str
    items: tuple[str, ...]
    lo: int = 1
    hi: int = 1
    ranked: bool = False
    upto: tuple[int, int] | None = None
    unit: str = ""

    def admits(self, chosen: ChosenItems) -> bool:
        """Whether an order may be given with these things."""
        things = chosen
        if self.upto is not None:
            least, most = self.upto
            try:
                found = amounts(chosen)
            except ValueError:
                return False
            if not all(least <= amount <= most for amount in found.values()):
                return False
            things = tuple(found)
        if not self.lo <= len(chosen) <= self.hi or len(set(things)) < len(chosen):
            return False
        return all(item in self.items for item in things)


class OrderType(Struct, Generic[S], frozen=True):
    """A standing order.

    key: its name; ``<game>-order-<key>`` and ``-desc`` say it. act: the move that it makes for a seat now, given
    with the chosen things, None if it does not apply; only from what the seat itself may know. While a contest
    asks the seat, this is a plan (`contests.Plan`): a limit that was given ahead. lasts: see `OrderDuration`.
    choice: what it is given with, if anything. serves: whether it can still do anything in a position, by what
    everybody may know; None: always. left: what of the chosen things still counts after an event; if none,
    the order ends.
    doubts: whether its owner may now regret it, by what the seat knows, so that they are asked in their panel
    whether to cancel it (``<game>-order-<key>-doubt`` says why); None: never. usual: whoever takes a seat gives it
    thereby, unless they say otherwise; it has no choice.
    """

    key: str
    act: Callable[[S, int, ChosenItems], Any | None]
    lasts: OrderDuration = "cancelled"
    choice: OrderChoice | None = None
    serves: Callable[[S], bool] | None = None
    left: Callable[[Any, int, ChosenItems], ChosenItems] | None = None
    doubts: Callable[[S, int], bool] | None = None
    usual: bool = False

    def admits(self, chosen: ChosenItems) -> bool:
        """Whether the order may be given with these things."""
        return not chosen if self.choice is None else self.choice.admits(chosen)
