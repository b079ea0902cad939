"""Reasons why a bid is refused."""

from __future__ import annotations

from engines.core.text.messages import Arg, Msg, SeatRef
from engines.first_train.data import NOBODY, NUMBERS
from engines.first_train.rules.auction import boxes_of, least_bid, open_boxes
from engines.first_train.state import FirstTrainState


def no_such_box(state: FirstTrainState, box: int) -> Msg | None:
    """Return the refusal of a box that the board does not have."""
    last = len(boxes_of(state))
    return None if 1 <= box <= last else Msg("first_train-no-such-box", {"box": box, "n": last})


def bid(state: FirstTrainState, seat: int, box: int, cubes: int) -> Msg | None:
    """Explain why these cubes may not be put on a box."""
    holder, have = state.bidders[box - 1], state.players[seat].cubes
    args: dict[str, Arg] = {"box": box, "n": least_bid(state, box - 1)}
    if holder == seat:
        return Msg("first_train-no-own-bid", {"box": box, "n": state.bids[box - 1]})
    if state.bidders.count(seat) >= NUMBERS.bids:
        return Msg("first_train-no-more-bids", {"n": NUMBERS.bids})
    if cubes < least_bid(state, box - 1):
        if holder == NOBODY:
            return Msg("first_train-no-low-bid", args)
        return Msg(
            "first_train-no-low-bid-over", args | {"seat": SeatRef(holder), "standing": state.bids[box - 1]}
        )
    return Msg("first_train-no-cubes", {"have": have, "cubes": cubes}) if cubes > have else None


def must_bid(state: FirstTrainState, seat: int) -> Msg:
    """Explain why a seat cannot pass in the auction, with the cheapest bid there is."""
    box = min(open_boxes(state, seat), key=lambda box: least_bid(state, box), default=None)
    if box is None:
        return Msg("first_train-no-pass-here")
    return Msg("first_train-no-pass", {"box": box + 1, "n": least_bid(state, box)})
