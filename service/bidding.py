"""An open auction as a seat that may still bid sees it: what it may cry, and what it has answered."""

from __future__ import annotations

import msgspec

from engines.core.actions import IntHole, Option
from engines.core.auctions import next_to_cry
from service.config import PACES
from service.live import Live
from service.seen import Bidding


def takes(live: Live, seat: int) -> bool:
    """Whether a seat's moves are answers now: an auction is open, and it may still bid."""
    auction = live.auction
    return auction is not None and seat in auction.bidders


def asks(live: Live, seat: int) -> bool:
    """Whether an auction waits for a seat's answer."""
    return takes(live, seat) and seat in live.awaited(live.state) and live.answer_of(seat) is None


def seen_by(live: Live, seat: int) -> Bidding | None:
    """What a seat's panel shows of an auction in which it may still bid; its own answer included."""
    auction = live.auction
    if auction is None or seat not in auction.bidders:
        return None
    row, known = live.seats[seat], live.answer_of(seat)
    until = None if row.awaited_since is None else row.awaited_since + PACES[live.row.pace]
    return Bidding(
        auction=auction,
        limit=live.game.limit(live.state, seat),
        asked=seat in live.awaited(live.state),
        most=None if known is None else known.most,
        asks=known is not None and known.asks,
        until=until,
        exact=known is not None and known.exact,
    )


def cries(live: Live, seat: int) -> tuple[Option, ...]:
    """What a seat may cry in the open auction as if it were next; taken as its answer."""
    state = next_to_cry(live.game, live.state, seat)
    anytime = live.game.anytime(state, seat)
    limit = live.game.limit(state, seat)
    return tuple(_up_to(o, limit) for o in live.game.options(state, seat) if o not in anytime)


def _up_to(option: Option, limit: int) -> Option:
    """A bid whose amount may be as high as the seat's limit: what is not at hand is fetched when it is cried."""
    holes = tuple(
        msgspec.structs.replace(hole, hi=max(hole.hi, limit)) if isinstance(hole, IntHole) else hole
        for hole in option.holes
    )
    return msgspec.structs.replace(option, holes=holes)
