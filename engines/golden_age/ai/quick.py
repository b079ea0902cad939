"""What a sensible player would bid at once, found without trying every bid on a copy of the position."""

from engines.core.mechanics.auctions import least_bid
from engines.golden_age.actions import Bid, Pass
from engines.golden_age.ai.evaluation import free_worth, money_worth
from engines.golden_age.geography import PROVINCE_COLOUR
from engines.golden_age.rules.auctions import budget
from engines.golden_age.state import Bidding, GoldenAgeState


def quick(state: GoldenAgeState, seat: int) -> Bid | Pass | None:
    """Return the bid of a seat that is asked in an auction, or a pass; None in other positions.

    It goes at once as high as its strongest rival would, and one step beyond: so auctions are short.
    """
    auction = state.stack[-1]
    if not isinstance(auction, Bidding):
        return None
    least, colour = least_bid(auction), PROVINCE_COLOUR[auction.place]
    most = _limit(state, seat, colour)
    if most < least:
        return Pass()
    rivals = max((_limit(state, other, colour) for other in auction.bidders if other != seat), default=0)
    return Bid(max(least, min(most, rivals + auction.step)))


def _limit(state: GoldenAgeState, seat: int, colour: int) -> int:
    """Return the most that the action of a colour is worth to a seat, within its money."""
    money, gain = state.players[seat].money, free_worth(state, seat, colour)
    low, high = 0, max(0, budget(state, seat, colour))
    while low < high:
        middle = (low + high + 1) // 2
        if money_worth(money) - money_worth(money - middle) < gain:
            low = middle
        else:
            high = middle - 1
    return low
