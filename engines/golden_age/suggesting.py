"""Standing orders, and crying at auctions under a limit: both only from what the seat itself may know."""

from __future__ import annotations

from typing import Any

from engines.core.auctions import OpenAuction, facts, least_bid
from engines.golden_age import actions as a
from engines.golden_age.bidding import budget, reach
from engines.golden_age.cards import cashable
from engines.golden_age.common import UNIT
from engines.golden_age.data import SETS
from engines.golden_age.geography import PROVINCE_COLOUR
from engines.golden_age.state import Bidding, GoldenAgeState, Turn

ROLL_FOR_ME = "roll"
ORDERS = (ROLL_FOR_ME,)


def ordered(state: GoldenAgeState, seat: int, order: str) -> Any | None:
    """Roll before anything else."""
    frame = state.stack[-1] if state.stack else None
    if order == ROLL_FOR_ME and isinstance(frame, Turn) and frame.at == "before" and frame.seat == seat:
        return a.Roll()
    return None


def _bidding(state: GoldenAgeState) -> Bidding | None:
    frame = state.stack[-1] if state.stack else None
    return frame if isinstance(frame, Bidding) else None


def auction(state: GoldenAgeState) -> OpenAuction | None:
    """The auction that is being cried."""
    frame = _bidding(state)
    return None if frame is None else facts(frame, UNIT)


def limit(state: GoldenAgeState, seat: int) -> int:
    """The most that the seat could bid, all its sets cashed in."""
    frame = _bidding(state)
    return 0 if frame is None else reach(state, seat, PROVINCE_COLOUR[frame.place])


def cry(state: GoldenAgeState, seat: int, most: int) -> Any:
    """The least bid within a limit, with a set cashed in first if money is short; else a pass.

    So few sets go as will do, however far the price may rise up to the limit: the smallest that is enough for all
    of it, or the largest if none is. Raises ValueError if the seat is not to cry.
    """
    frame = _bidding(state)
    if frame is None or not frame.bidders or frame.bidders[0] != seat:
        raise ValueError(f"seat {seat} is not to cry")
    colour = PROVINCE_COLOUR[frame.place]
    least, purse = least_bid(frame), budget(state, seat, colour)
    if least > most or least > reach(state, seat, colour):
        return a.Pass()
    if least <= purse:
        return a.Bid(least)
    sets = sorted(cashable(state, seat), key=lambda name: SETS[name].pays)
    return a.Cash(next((name for name in sets if SETS[name].pays >= most - purse), sets[-1]))
