"""Making and selling goods: the price, what doubles it, and the toll."""

from collections.abc import Sequence
from functools import cache

from engines.core.actions import IntHole, Option
from engines.core.frames import Ctx
from engines.core.text.messages import Ref
from engines.nuremberg.actions import Sell
from engines.nuremberg.data import GOLD, GOODS, NOBODY, NUMBERS, RECIPES, route_of
from engines.nuremberg.events import Sold
from engines.nuremberg.geography.city import SITES_OF
from engines.nuremberg.rules.hands import pay
from engines.nuremberg.state import NurembergState

DOUBLED = 2


def doubles(state: NurembergState, seat: int, good: str) -> bool:
    """Return whether a seat has a workshop at a quarter of a good; several count as one (resolution 13)."""
    return any(state.workshops[site] == seat for site in SITES_OF[good])


def price_of(state: NurembergState, seat: int, good: str) -> int:
    """Return the price that a seat gets for a good, before the toll."""
    return GOODS[good].price * (DOUBLED if doubles(state, seat, good) else 1)


def toll_to(state: NurembergState, seat: int, good: str) -> int:
    """Return who gets the toll on a seat's sale of a good: NOBODY if the right of way is free or its own."""
    holder = state.rights[route_of(GOODS[good].route)]
    return NOBODY if holder == seat else holder


def earned(state: NurembergState, seat: int, good: str) -> int:
    """Return what a good brings a seat after the toll: the printed one, never doubled."""
    toll = 0 if toll_to(state, seat, good) == NOBODY else GOODS[good].toll
    return price_of(state, seat, good) - toll


Needs = tuple[tuple[int, int], ...]
"""Kinds of raw materials, each with its count."""
_NEEDS: dict[str, Needs] = {
    good: tuple((kind, n) for kind, n in enumerate(cost) if n) for good, cost in RECIPES.items()
}


def _makeable(purse: Sequence[int], needs: Needs) -> int:
    """Return how many times a purse has the raw materials."""
    most = NUMBERS.cards_of_each_kind
    for kind, need in needs:
        times = purse[kind] // need
        if not times:
            return 0
        most = min(most, times)
    return most


@cache
def _option(good: str, most: int) -> Option:
    holes = (IntHole("times", 1, most),) if most > 1 else ()
    return Option(Sell(good), holes=holes, group="sell", target=Ref("goods", good))


def sell_options(state: NurembergState, seat: int) -> list[Option]:
    """Return the options of selling goods whose raw materials the seat has."""
    purse = state.players[seat].purse
    return [_option(good, most) for good, needs in _NEEDS.items() if (most := _makeable(purse, needs))]


def sell(ctx: Ctx[NurembergState], seat: int, action: Sell) -> None:
    """Give the raw materials, take the price, pay the toll."""
    state, good = ctx.state, action.goods
    for _ in range(action.times):
        pay(state, seat, RECIPES[good])
    to = toll_to(state, seat, good)
    price = price_of(state, seat, good) * action.times
    gained = earned(state, seat, good) * action.times
    state.players[seat].purse[GOLD] += gained
    if to != NOBODY:
        state.players[to].purse[GOLD] += price - gained
    ctx.emit(Sold(seat, good, action.times, price, price - gained, None if to == NOBODY else to))
