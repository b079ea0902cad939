"""Planning habits: the sets of habits under which matches are measured."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from engines.core.game import Game
from engines.core.play.standing_orders import ChosenItems, OrderType, with_amount


class Habits(Struct, frozen=True):
    """The habits of all players at a table.

    orders: the keys of the standing orders that they give, in games that have them; None: all. ahead: they plan
    their next turn. stand_in: hours until the stand-in that they agreed on; 0 for never.
    """

    orders: Collection[str] | None = ()
    ahead: bool = False
    stand_in: int = 0


NOTHING = "none"
"""The set without any planning."""
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
"""By game and order, the choices for orders whose first choices are unreasonable."""

AMOUNTS: Mapping[str, int] = {"half-florin": 6, "cube": 5}
"""By unit, a blind bid: the price of a card that is not auctioned, and somewhat less than half of the cubes of a
round, for each of two bids.
"""
NEVER = frozenset({("first_train", "pass")})
"""By game, the orders that no player gives blindly: to pass always is not to play."""


def given(game: Game[Any, Any], name: str) -> dict[str, ChosenItems]:
    """Return the orders of a game in a set, each with its choices. Raises KeyError for an unknown set."""
    keys = SETS[name].orders
    return {
        order.key: USUAL.get((game.info.key, order.key), usual(order))
        for order in game.orders
        if (keys is None or order.key in keys) and (game.info.key, order.key) not in NEVER
    }


def different(game: Game[Any, Any], names: Sequence[str]) -> list[str]:
    """Return the sets that differ in this game from those before them."""
    found: dict[str, Any] = {}
    for name in names:
        means = given(game, name), SETS[name].ahead and game.premoves is not None, SETS[name].stand_in
        if means not in found.values():
            found[name] = means
    return list(found)


def usual(order: OrderType[Any]) -> ChosenItems:
    """Return the default choices of an order: as many as can be ranked, otherwise the fewest.

    Limits are set for all things.
    """
    choice = order.choice
    if choice is None:
        return ()
    if choice.upto is not None:
        return tuple(with_amount(item, AMOUNTS[choice.unit]) for item in choice.items[: choice.hi])
    return choice.items[: choice.hi if choice.ranked else choice.lo]
