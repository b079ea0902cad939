"""What a seat could build now, including trades of its cards and gold with the bank."""

from collections.abc import Sequence

from engines.core.mechanics.resource_counts import lacking
from engines.nuremberg.data import COSTS, GOLD, RESOURCES
from engines.nuremberg.rules.building import PIECES, spots, stations_on, takes
from engines.nuremberg.rules.trading import TO_GOLD, rates
from engines.nuremberg.state import NurembergState

RIGHT = "right"
"""A station that brings its builder a right of way."""
BUILT = (*PIECES, RIGHT)


def places(state: NurembergState, seat: int, built: str) -> list[int]:
    """Return where a seat may build something, regardless of the cost; see `building.spots`."""
    if built != RIGHT:
        return spots(state, seat, built)
    own = stations_on(state, seat)
    return [route for route in spots(state, seat, "station") if takes(state, seat, route, own[route] + 1)]


def affordable(state: NurembergState, seat: int, built: str) -> bool:
    """Return whether a seat could build something now, including trades with the bank but no sales."""
    cost = COSTS["station" if built == RIGHT else built]
    return bool(places(state, seat, built)) and _can_fetch(state, seat, cost)


def _can_fetch(state: NurembergState, seat: int, cost: Sequence[int]) -> bool:
    purse = state.players[seat].purse
    lack, spare = lacking(purse, cost), [max(0, have - need) for have, need in zip(purse, cost, strict=True)]
    if any(n > stock for n, stock in zip(lack, state.bank, strict=False)):
        return False
    fetched = _fetched(spare, rates(state, seat), lack[GOLD], 0)
    return fetched is not None and fetched >= sum(lack) - lack[GOLD]


def _fetched(spare: Sequence[int], prices: Sequence[int], gold: int, kind: int) -> int | None:
    """Return the most resources that the bank gives for the spare pieces of a kind and of the kinds after it.

    gold: the pieces of gold to be bought first; None if they cannot be bought.
    """
    if kind == len(RESOURCES):
        return None if gold else spare[GOLD] // prices[GOLD]
    found: list[int] = []
    for sold in range(min(gold, spare[kind] // TO_GOLD) + 1):
        rest = _fetched(spare, prices, gold - sold, kind + 1)
        if rest is not None:
            found.append(rest + (spare[kind] - sold * TO_GOLD) // prices[kind])
    return max(found, default=None)
