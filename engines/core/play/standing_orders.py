"""Standing orders: what a seat can order in advance; the service carries it out."""

from collections.abc import Callable
from typing import Any, Final, Generic, Literal, TypeVar

from msgspec import Struct

from engines.core.frames import BaseState

S = TypeVar("S", bound=BaseState)
OrderDuration = Literal["cancelled", "moved", "back", "turn"]
"""How long an order is in force: until it is cancelled, until its owner moves, until they come back (they move, or
open their panel), or until the turn ends.
"""
ChosenItems = tuple[str, ...]
"""The ids of the things chosen for an order, each with its amount if it has one (`with_amount`); empty for an
order without choices.
"""
_AMOUNT: Final = "="


def with_amount(item: str, amount: int) -> str:
    """Return a thing as it is chosen with an amount."""
    return f"{item}{_AMOUNT}{amount}"


def amounts(chosen: ChosenItems) -> dict[str, int]:
    """Return the amounts by chosen thing, in their order. Raises ValueError if one has no amount or a bad one."""
    found = [one.rpartition(_AMOUNT) for one in chosen]
    return {item: int(amount) for item, _, amount in found}


class OrderChoice(Struct, frozen=True):
    """The choice of an order: between ``lo`` and ``hi`` different things.

    kind: the `Ref` kind of the things, by which they are named. items: their ids. ranked: the order does the first
    of them that is possible, so the owner chooses their order; otherwise they are in the order of ``items``.
    upto: each thing is chosen with an amount between these two. unit: of the amounts, in text.
    """

    kind: str
    items: tuple[str, ...]
    lo: int = 1
    hi: int = 1
    ranked: bool = False
    upto: tuple[int, int] | None = None
    unit: str = ""

    def admits(self, chosen: ChosenItems) -> bool:
        """Return whether an order may be given with these things."""
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
    """A type of standing order.

    key: its name; ``<game>-order-<key>`` and ``-desc`` describe it. act: returns the move that it makes for a seat
    now, given the chosen things, or None if it does not apply; uses only what the seat itself may know. While a
    contest asks the seat, this is a plan (`contests.Plan`), such as a limit. lasts: see `OrderDuration`.
    choice: what is chosen with it, if anything. serves: whether it can still do anything in a position, by public
    facts; None means always. left: which of the chosen things still count after an event; if none, the order ends.
    doubts: whether its owner may now regret it, based on what the seat knows, so that their panel offers to cancel
    it (``<game>-order-<key>-doubt`` says why); None means never. usual: a player who takes a seat gets it by
    default; it has no choice.
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
        """Return whether the order may be given with these things."""
        return not chosen if self.choice is None else self.choice.admits(chosen)
