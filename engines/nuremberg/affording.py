"""What a seat could build now, with what the bank would give for its cards and gold."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.purses import lacking
from engines.nuremberg.building import spots
from engines.nuremberg.data import COSTS, GOLD, RESOURCES
from engines.nuremberg.state import NurembergState
from engines.nuremberg.trading import TO_GOLD, rates


def affordable(state: NurembergState, seat: int, piece: str) -> bool:
    """Whether a seat could build a piece now, after trades with the bank if need be. Sales are not counted in."""
    return bool(spots(state, seat, piece)) and _can_fetch(state, seat, COSTS[piece])


def _can_fetch(state: NurembergState, seat: int, cost: Sequence[int]) -> bool:
    purse = state.players[seat].purse
    lack, spare = lacking(purse, cost), [max(0, have - need) for have, need in zip(purse, cost, strict=True)]
    if any(n > stock for n, stock in zip(lack, state.bank, strict=False)):
        return False
    fetched = _fetched(spare, rates(state, seat), lack[GOLD], 0)
    return fetched is not None and fetched >= sum(lack) - lack[GOLD]


def _fetched(spare: Sequence[int], prices: Sequence[int], gold: int, kind: int) -> int | None:
    """The most resources that the bank gives for what can be spared of a kind and those after it.

    gold: so many pieces are to come of it before; None if they do not.
    """
    if kind == len(RESOURCES):
        return None if gold else spare[GOLD] // prices[GOLD]
    found: list[int] = []
    for sold in range(min(gold, spare[kind] // TO_GOLD) + 1):
        rest = _fetched(spare, prices, gold - sold, kind + 1)
        if rest is not None:
            found.append(rest + (spare[kind] - sold * TO_GOLD) // prices[kind])
    return max(found, default=None)
