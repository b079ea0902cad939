"""What people say beforehand: the sets of habits under which matches are measured."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from engines.core.game import Game
from engines.core.orders import Chosen, Order


class Habits(Struct, frozen=True):
    """What everybody at a table does.

    orders: the keys of the standing orders that they give, in whatever games have them; None: every one. ahead:
    they give their next turn beforehand.
    """

    orders: Collection[str] | None = ()
    ahead: bool = False


SETS: Mapping[str, Habits] = {
    "none": Habits(),
    "orders": Habits(orders=None),
    "all": Habits(orders=None, ahead=True),
}
USUAL: Mapping[tuple[str, str], Chosen] = {
    ("cities_knights", "until"): ("settlement", "city"),
    ("cities_knights", "discard"): (),
}
"""By game and order, what people give it with where what stands first among its choices is no sensible wish."""


def given(game: Game[Any, Any], name: str) -> dict[str, Chosen]:
    """The orders of a game that belong to a set, each with what it is given with. Raises KeyError for no set."""
    keys = SETS[name].orders
    return {
        order.key: USUAL.get((game.info.key, order.key), usual(order))
        for order in game.orders
        if keys is None or order.key in keys
    }


def different(game: Game[Any, Any], names: Sequence[str]) -> list[str]:
    """The sets that come to something else in the game than those before them."""
    found: dict[str, Any] = {}
    for name in names:
        means = given(game, name), SETS[name].ahead and game.ahead is not None
        if means not in found.values():
            found[name] = means
    return list(found)


def usual(order: Order[Any]) -> Chosen:
    """What somebody gives an order with who takes what stands first: as much as can be ranked, else the least."""
    choice = order.choice
    if choice is None:
        return ()
    return choice.items[: choice.hi if choice.ranked else choice.lo]
