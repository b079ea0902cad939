"""Auctions over days: everybody who may bid is asked at once, answers in secret, and the cries follow together.

An answer says up to which amount the service cries the least bid in the seat's place, and what comes above it: a
pass, or being asked again. Answers are rows beside the match, not steps of its log: until the auction is settled
nothing tells others what, when or whether somebody answered. Once all have answered, the cries are made in the
order of the rules as ordinary moves, in one transaction, and told together. As long as nobody cries more than the
least bid, the end is that of open cries. A typed bid is cried as it is, if it is still enough when its seat is to
cry.

Whoever is asked again, because a price passed their limit, answers alone: the cries so far are public then. Every
other answer stays secret and may still be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.auctions import OpenAuction, next_to_cry
from engines.core.text import Msg, Num
from service import publishing, votes
from service.bidding import cries
from service.errors import RulesSayNo
from service.live import Live
from service.unit import Unit
from store.rows import AuctionAnswer

# ------------------------------------------------------------------ answering


def answer(unit: Unit, seat: int, most: int, *, asks: bool = False, exact: bool = False) -> None:
    """Keep a seat's answer, and settle the auction if it was the last one that was missing.

    Raises RulesSayNo if no auction is open to the seat, or if it cannot bid so much.
    """
    live = unit.live
    auction = live.auction
    if auction is None or seat not in auction.bidders:
        raise RulesSayNo(Msg("err-no-auction"))
    limit = live.game.limit(live.state, seat)
    if most and not auction.least <= most <= limit:
        raise RulesSayNo(_out_of_reach(auction, limit))
    unit.answer(AuctionAnswer(live.id, seat, auction.number, most, asks and most > 0, exact, unit.now))
    unit.cancel("remind", seat=seat)
    settle(unit)


def _out_of_reach(auction: OpenAuction, limit: int) -> Msg:
    least = Num(auction.least, auction.unit)
    if limit < auction.least:
        return Msg("err-bid-poor", {"least": least})
    if limit == auction.least:
        return Msg("err-bid-only", {"least": least})
    return Msg("err-bid-range", {"least": least, "most": Num(limit, auction.unit)})


def answer_by_moves(unit: Unit, seat: int, actions: Sequence[Any]) -> None:
    """Take cries that a seat was to make itself as its answer: exactly this bid, then ask again; or a pass.

    What else it might do at any time waits until the auction is settled; money is fetched for its bids by itself.
    Raises RulesSayNo.
    """
    if len(actions) != 1:
        raise RulesSayNo(Msg("err-illegal"))
    (action,) = actions
    live = unit.live
    for option in cries(live, seat):
        if option.admits(action):
            most = getattr(action, option.holes[0].field) if option.holes else 0
            answer(unit, seat, most, asks=True, exact=True)
            return
    if isinstance(amount := getattr(action, "amount", None), int):
        # The rules' own refusals speak of money at hand alone.
        if live.auction is not None and amount < live.auction.least:
            raise RulesSayNo(_out_of_reach(live.auction, live.game.limit(live.state, seat)))
        answer(unit, seat, amount, asks=True, exact=True)
        return
    if live.answer_of(seat) is not None:
        raise RulesSayNo(Msg("err-auction-answered"))
    state = next_to_cry(live.game, live.state, seat)
    if any(option.admits(action) for option in live.game.anytime(state, seat)):
        raise RulesSayNo(Msg("err-auction-first"))
    raise RulesSayNo(live.game.refusal(state, seat, action))


# ------------------------------------------------------------------ crying


def settle(unit: Unit) -> None:
    """Make the cries that answers allow, and tell them; nothing happens while one is missing at the start."""
    auction = unit.live.auction
    if auction is None or (not auction.started and not all(map(unit.live.answer_of, auction.bidders))):
        return
    if _next_cry(unit.live) is None:
        # An answer that leads to no cry, such as one changed while somebody else is asked again, leaves no trace.
        return
    publishing.flush(unit)
    votes.lapse(unit)
    # Who answered last stays as secret as the other answers: everybody is rung alike.
    unit.actor = None
    while (cry := _next_cry(unit.live)) is not None:
        seat, action = cry
        # What the answers were is known now, so that nobody may take a cry back alone.
        unit.move(seat, action, origin="auto", user_id=unit.live.seats[seat].user_id, barrier=True)
    again = unit.live.auction
    if again is not None:
        # What the one to cry has answered is used up: they owe another answer.
        unit.forget_answers(again.next)
    owed = unit.live.awaited(unit.live.state)
    publishing.publish(unit, anew=owed if again is None else (again.next,))


def _next_cry(live: Live) -> tuple[int, Any] | None:
    """The seat to cry and what it does by its answer; None if the auction is over or the seat must be asked."""
    auction = live.auction
    if auction is None:
        return None
    seat = auction.next
    known = live.answer_of(seat)
    if known is None or (known.asks and known.most < auction.least):
        return None
    if known.exact and known.most > auction.least:
        # As if less were not allowed; what is needed to pay it is fetched first.
        return seat, live.game.cry(next_to_cry(live.game, live.state, seat, known.most), seat, known.most)
    return seat, live.game.cry(live.state, seat, known.most)
