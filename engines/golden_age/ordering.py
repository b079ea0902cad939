"""Standing orders: only from what the seat itself may know."""

from __future__ import annotations

from typing import Any

from engines.core.auctions import UpTo
from engines.core.orders import Choice, Chosen, Order, amounts
from engines.golden_age import actions as a
from engines.golden_age.common import UNIT
from engines.golden_age.contest import AUCTIONS
from engines.golden_age.data import COLOURS
from engines.golden_age.events import AuctionWon
from engines.golden_age.geography import PROVINCE_COLOUR
from engines.golden_age.state import GoldenAgeState, Turn

HIGHEST = 200
"""No limit lies above it: far more than anybody ever has."""
LIMITS = Choice("colour", COLOURS, hi=len(COLOURS), upto=(0, HIGHEST), unit=UNIT)


def roll(state: GoldenAgeState, seat: int, _: Chosen) -> a.Roll | None:
    """Roll before anything else."""
    frame = state.stack[-1] if state.stack else None
    return a.Roll() if isinstance(frame, Turn) and frame.at == "before" and frame.seat == seat else None


def limit(state: GoldenAgeState, seat: int, chosen: Chosen) -> UpTo | None:
    """How far to go for an action of this colour."""
    frame = AUCTIONS.frame(state)
    most = None if frame is None else amounts(chosen).get(COLOURS[PROVINCE_COLOUR[frame.place]])
    return None if most is None else AUCTIONS.beforehand(state, seat, most)


def not_won(event: Any, seat: int, chosen: Chosen) -> Chosen:
    """A limit ends with the auction that the seat wins by it."""
    if not isinstance(event, AuctionWon) or event.seat != seat:
        return chosen
    return tuple(one for one in chosen if event.colour not in amounts((one,)))


ORDERS = (Order("roll", roll), Order("limits", limit, choice=LIMITS, left=not_won))
