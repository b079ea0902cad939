"""Plans for the auctions of actions."""

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
    """Plan how far a seat goes for an action; sets are cashed in when the bid needs them."""

    state_type = GoldenAgeState
    bid_type, pass_type = a.Bid, a.Pass
    unit = UNIT

    def frame(self, state: GoldenAgeState) -> Bidding | None:
        """Return the auction in progress."""
        frame = state.stack[-1] if state.stack else None
        return frame if isinstance(frame, Bidding) else None

    def limit(self, state: GoldenAgeState, seat: int) -> int:
        """Return the most that the seat could bid with all its sets cashed in."""
        frame = self.frame(state)
        return 0 if frame is None else reach(state, seat, PROVINCE_COLOUR[frame.place])

    def cry(self, state: GoldenAgeState, seat: int, limit: int) -> Any:
        """Return the smallest bid within the limit, or a set to cash in first if money is short; else a pass.

        As few sets as possible are cashed in, even if the price rises up to the limit: the smallest set that
        suffices for the limit, or the largest if none does.
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
