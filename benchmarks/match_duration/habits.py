"""What people say beforehand: the sets of habits under which matches are measured."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from engines.core.game import Game
from engines.core.play.standing_orders import ChosenItems, OrderType, with_amount


class Habits(Struct, frozen=True):
    """What everybody at a table does.

    orders: the keys of the standing orders that they give, in whatever games have them; None: every one. ahead:
    they give their next turn beforehand. stand_in: hours after which they have agreed on one; 0 for never.
    """

    orders: Collection[str] | None = ()
    ahead: bool = False
    stand_in: int = 0


NOTHING = "none"
"""The set under which nobody says anything beforehand."""
SETS: Mapping[str, Habits] = {
    NOTHING: Habits(),
    "orders": Habits(orders=None),
    "all": Habits(orders=None, ahead=True),
    "all+24h": Habits(orders=None, ahead=True, stand_in=24),
    "all+12h": Habits(orders=None, ahead=True, stand_in=12),
}
USUAL: Mapping[tuple[str, str], ChosenItems] = {
    ("cities_knights", "until"): ("settlement", "city", "knight", "trade", "politics", "science"),
    ("cities_knights", "discard"): (),
    ("nuremberg", "wait"): ("settlement", "workshop", "wall", "tower", "right"),
}
"""By game and order, what people give it with where what stands first among its choices is no sensible wish."""

AMOUNTS: Mapping[str, int] = {"half-florin": 6, "cube": 5}
"""By unit, what somebody bids for anything without looking: what a card costs where it is not auctioned, and of
the cubes of a round somewhat less than half, for each of two bids.
"""
NEVER = frozenset({("first_train", "pass")})
"""By game, the orders that nobody gives without looking: whoever always passes does not play."""


def given(game: Game[Any, Any], name: str) -> dict[str, ChosenItems]:
    """The orders of a game that belong to a set, each with what it is given with. Raises KeyError for no set."""
    keys = SETS[name].orders
    return {
        order.key: USUAL.get((game.info.key, order.key), usual(order))
        for order in game.orders
        if (keys is None or order.key in keys) and (game.info.key, order.key) not in NEVER
    }


def different(game: Game[Any, Any], names: Sequence[str]) -> list[str]:
    """The sets that come to something else in the game than those before them."""
    found: dict[str, Any] = {}
    for name in names:
        means = given(game, name), SETS[name].ahead and game.premoves is not None, SETS[name].stand_in
        if means not in found.values():
            found[name] = means
    return list(found)


def usual(order: OrderType[Any]) -> ChosenItems:
    """What somebody gives an order with who takes what stands first: as much as can be ranked, else the least.

    Limits are given for all things.
    """
    choice = order.choice
    if choice is None:
        return ()
    if choice.upto is not None:
        return tuple(with_amount(item, AMOUNTS[choice.unit]) for item in choice.items[: choice.hi])
    return choice.items[: choice.hi if choice.ranked else choice.lo]
