"""The sets of standing orders under which matches are measured."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engines.core.game import Game
from engines.core.orders import Chosen, Order

SETS: Mapping[str, Collection[str] | None] = {"none": (), "all": None}
"""By name of the set, the keys of its orders in whatever games have them; None: every order of every game."""


USUAL: Mapping[tuple[str, str], Chosen] = {
    ("cities_knights", "until"): ("settlement", "city"),
    ("cities_knights", "discard"): (),
}
"""By game and order, what people give it with where what stands first among its choices would be no sensible wish."""


def given(game: Game[Any, Any], name: str) -> dict[str, Chosen]:
    """The orders of a game that belong to a set, each with what it is given with. Raises KeyError for no set."""
    keys = SETS[name]
    return {
        order.key: USUAL.get((game.info.key, order.key), usual(order))
        for order in game.orders
        if keys is None or order.key in keys
    }


def different(game: Game[Any, Any], names: Sequence[str]) -> list[str]:
    """The sets that give the game something else than those before them."""
    found: list[str] = []
    for name in names:
        if all(given(game, name) != given(game, other) for other in found):
            found.append(name)
    return found


def usual(order: Order[Any]) -> Chosen:
    """What somebody gives an order with who takes what stands first: as much as can be ranked, else the least."""
    choice = order.choice
    if choice is None:
        return ()
    return choice.items[: choice.hi if choice.ranked else choice.lo]
