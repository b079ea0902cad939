"""Plans for the auctions of actions."""

from __future__ import annotations

from typing import Any

from engines.core.mechanics.auctions import EnglishAuctionContest, least_bid
from engines.golden_age import actions as a
from engines.golden_age.data import SETS
from engines.golden_age.geography import PROVINCE_COLOUR
from engines.golden_age.rules.auctions import budget, reach
from engines.golden_age.rules.cards import cashable
from engines.golden_age.rules.common import UNIT
from engines.golden_age.state import Bidding, GoldenAgeState


class ActionAuctions(EnglishAuctionContest[GoldenAgeState, Bidding]):
    """How far a seat goes for an action; sets are cashed in for it as they are needed."""

    state_type = GoldenAgeState
    bid_type, pass_type = a.Bid, a.Pass
    unit = UNIT

    def frame(self, state: GoldenAgeState) -> Bidding | None:
        """The auction that is being cried."""
        frame = state.stack[-1] if state.stack else None
        return frame if isinstance(frame, Bidding) else None

    def limit(self, state: GoldenAgeState, seat: int) -> int:
        """The most that the seat could bid, all its sets cashed in."""
        frame = self.frame(state)
        return 0 if frame is None else reach(state, seat, PROVINCE_COLOUR[frame.place])

    def cry(self, state: GoldenAgeState, seat: int, limit: int) -> Any:
        """The least bid within a limit, with a set cashed in first if money is short; else a pass.

        So few sets go as will do, however far the price may rise up to the limit: the smallest that is enough for
        all of it, or the largest if none is.
        """
        frame = self.frame(state)
        if frame is None or not frame.bidders or frame.bidders[0] != seat:
            raise ValueError(f"seat {seat} is not to cry")
        colour = PROVINCE_COLOUR[frame.place]
        least, purse = least_bid(frame), budget(state, seat, colour)
        if least > limit or least > reach(state, seat, colour):
            return a.Pass()
        if least <= purse:
            return a.Bid(least)
        sets = sorted(cashable(state, seat), key=lambda name: SETS[name].pays)
        return a.Cash(next((name for name in sets if SETS[name].pays >= limit - purse), sets[-1]))


AUCTIONS = ActionAuctions()
