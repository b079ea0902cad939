"""Standing orders: only from what the seat itself may know."""

from __future__ import annotations

from engines.core.orders import Chosen, Order
from engines.golden_age import actions as a
from engines.golden_age.state import GoldenAgeState, Turn


def roll(state: GoldenAgeState, seat: int, _: Chosen) -> a.Roll | None:
    """Roll before anything else."""
    frame = state.stack[-1] if state.stack else None
    return a.Roll() if isinstance(frame, Turn) and frame.at == "before" and frame.seat == seat else None


ORDERS = (Order("roll", roll, usual=True),)
