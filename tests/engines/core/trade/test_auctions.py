"""Open cries: order, passing for good, who is left out, and the same end as secret limits."""

from __future__ import annotations

from typing import Any, Union

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.actions import Action, IntHole, Option
from engines.core.decisions import Decision
from engines.core.frames import BaseState, Ctx
from engines.core.mechanics.auctions import (
    NOBODY,
    AuctionFacts,
    BidLimit,
    EnglishAuction,
    EnglishAuctionContest,
    EnglishAuctionRules,
    bidding_order,
    least_bid,
)
from engines.core.rng import rng_from
from engines.core.text.messages import Msg


class Bid(Action, frozen=True, tag="bid"):
    amount: int


class Pass(Action, frozen=True, tag="pass"):
    pass


class Sale(EnglishAuction, tag="sale"):
    pass


class Room(BaseState, kw_only=True):
    """Purses all seats can see, and what may be hidden in a pocket; sold to whom and for how much."""

    stack: list[Union[Sale]]
    purses: list[int]
    pockets: list[bool]
    buyer: int = NOBODY
    price: int = 0
    heard: list[tuple[int, int | None, bool]] = []


class SaleRules(EnglishAuctionRules[Room, Sale]):
    def able(self, state: Room, frame: Sale, seat: int) -> bool:
        return state.pockets[seat] or state.purses[seat] >= least_bid(frame)

    def ask(self, state: Room, frame: Sale, seat: int) -> Decision:
        return Decision(seat, Msg("toy-ask-bid"), "auction")

    def options(self, state: Room, frame: Sale, seat: int) -> list[Option]:
        hole = IntHole("amount", least_bid(frame), state.purses[seat], frame.step)
        return [Option(Bid(hole.lo), holes=(hole,)), Option(Pass())]

    def handle(self, ctx: Ctx[Room], frame: Sale, seat: int, action: Any) -> None:
        self.cry(ctx, frame, action.amount if isinstance(action, Bid) else None)

    def told(self, ctx: Ctx[Room], frame: Sale, seat: int, amount: int | None, unable: bool) -> None:
        ctx.state.heard.append((seat, amount, unable))

    def won(self, ctx: Ctx[Room], frame: Sale, seat: int, amount: int) -> None:
        ctx.state.buyer, ctx.state.price, ctx.state.over = seat, amount, True

    def unsold(self, ctx: Ctx[Room], frame: Sale) -> None:
        ctx.state.over = True


RULES = SaleRules()


class Sales(EnglishAuctionContest[Room, Sale]):
    state_type = Room
    bid_type, pass_type = Bid, Pass
    unit = "coin"

    def frame(self, state: Room) -> Sale | None:
        return state.stack[-1] if state.stack else None

    def limit(self, state: Room, seat: int) -> int:
        return state.purses[seat]

    def cry(self, state: Room, seat: int, limit: int) -> Any:
        least = least_bid(state.stack[-1])
        return Bid(least) if least <= min(limit, state.purses[seat]) else Pass()


SALES = Sales()


def facts(room: Room) -> AuctionFacts:
    found = SALES.facts(room)
    assert found is not None
    return found


class Auction:
    """A sale of seat 0 to the others, with purses by seat."""

    def __init__(
        self, *purses: int, pockets: tuple[int, ...] = (), minimum: int = 1, step: int = 1, seller: int = 0
    ) -> None:
        seats = len(purses)
        first = bidding_order((seller + 1) % seats, seats, seller)
        sale = Sale(number=1, seller=seller, bidders=first, asked=tuple(first), minimum=minimum, step=step)
        self.room = Room(
            seats=seats,
            rng=rng_from("sale"),
            stack=[sale],
            purses=list(purses),
            pockets=[seat in pockets for seat in range(seats)],
        )
        self.ctx = Ctx(self.room)
        self._settle()

    def _settle(self) -> None:
        while not self.room.over and not RULES.pending(self.room, self.room.stack[-1]):
            RULES.resume(self.ctx, self.room.stack[-1])

    @property
    def asked(self) -> int:
        (decision,) = RULES.pending(self.room, self.room.stack[-1])
        return decision.seat

    def cry(self, amount: int | None) -> Auction:
        frame = self.room.stack[-1]
        RULES.handle(self.ctx, frame, self.asked, Pass() if amount is None else Bid(amount))
        self._settle()
        return self

    @property
    def result(self) -> tuple[int, int]:
        assert self.room.over
        return self.room.buyer, self.room.price


def test_cries_begin_left_of_the_seller_and_go_round() -> None:
    sale = Auction(9, 9, 9, 9, seller=2)
    order = []
    for amount in range(1, 5):
        order.append(sale.asked)
        sale.cry(amount)
    assert order == [3, 0, 1, 3]


def test_a_bid_must_top_the_last_one_by_the_step() -> None:
    sale = Auction(0, 20, 20, minimum=2, step=3)
    assert facts(sale.room).least == 2
    sale.cry(4)
    assert facts(sale.room).least == 7


def test_who_passes_is_out_for_good() -> None:
    sale = Auction(0, 9, 9, 9).cry(None).cry(1)
    assert sale.asked == 3
    sale.cry(2)
    assert sale.asked == 2
    assert facts(sale.room).seats == (2, 3)


def test_the_last_one_in_pays_what_they_bid() -> None:
    assert Auction(0, 9, 9, 9).cry(3).cry(None).cry(None).result == (1, 3)


def test_the_last_seat_may_still_bid_after_all_others_passed_without_a_bid() -> None:
    sale = Auction(0, 9, 9).cry(None)
    assert sale.asked == 2
    assert sale.cry(1).result == (2, 1)


def test_nobody_buys_if_all_pass() -> None:
    assert Auction(0, 9, 9, 9).cry(None).cry(None).cry(None).result == (NOBODY, 0)


def test_who_cannot_raise_as_everybody_sees_is_dropped_without_being_asked() -> None:
    sale = Auction(0, 9, 3, 9)
    sale.cry(3)
    assert sale.asked == 3
    assert (2, None, True) in sale.room.heard


def test_who_may_have_hidden_money_is_asked() -> None:
    assert Auction(0, 9, 3, 9, pockets=(2,)).cry(3).asked == 2


def test_the_facts_tell_whether_anybody_has_cried() -> None:
    sale = Auction(0, 9, 9, 9)
    before = facts(sale.room)
    assert (before.started, before.leader, before.highest, before.next) == (False, NOBODY, 0, 1)
    after = facts(sale.cry(None).room)
    assert (after.started, after.leader, after.next) == (True, NOBODY, 2)


def test_a_plan_bids_the_least_up_to_its_limit_and_then_passes_or_asks() -> None:
    room = Auction(0, 9, 9).cry(4).room
    assert SALES.act(room, 2, BidLimit(5)) == Bid(5)
    assert SALES.act(room, 2, BidLimit(4)) == Pass()
    assert SALES.act(room, 2, BidLimit(4, asks=True)) is None
    assert SALES.act(room, 2, BidLimit(8, asks=True, exact=True)) == Bid(8)
    assert SALES.act(room, 2, BidLimit(4, asks=True, exact=True)) is None


def test_what_may_be_planned_lies_within_what_the_seat_could_bid() -> None:
    room = Auction(0, 9, 5).cry(4).room

    def may(plan: BidLimit) -> bool:
        return any(option.admits(plan) for option in SALES.options(room, 2))

    assert may(BidLimit(0))
    assert may(BidLimit(5))
    assert may(BidLimit(5, asks=True, exact=True))
    assert not may(BidLimit(4))
    assert not may(BidLimit(6, asks=True))
    assert SALES.why_not(room, 2, BidLimit(6)).key == "err-bid-only"


def test_a_move_is_the_plan_of_just_this_bid_and_another_question() -> None:
    room = Auction(0, 9, 9).room
    assert SALES.exactly(room, 1, Bid(3)) == BidLimit(3, asks=True, exact=True)
    assert SALES.exactly(room, 1, Pass()) == BidLimit(0)
    assert SALES.exactly(room, 1, object()) is None


def _by_limits(limits: list[int]) -> tuple[int, int]:
    """Cries of seats that bid the least up to their limits."""
    sale = Auction(0, *limits)
    while not sale.room.over:
        least = facts(sale.room).least
        sale.cry(least if least <= limits[sale.asked - 1] else None)
    return sale.result


@given(st.lists(st.integers(0, 12), min_size=2, max_size=5))
def test_who_is_ready_to_pay_most_wins_for_a_step_more_than_the_second_at_most(limits: list[int]) -> None:
    buyer, price = _by_limits(limits)
    if not any(limits):
        assert buyer == NOBODY
        return
    most, second = sorted(limits, reverse=True)[:2]
    assert limits[buyer - 1] == most
    assert max(1, second) <= price <= min(most, second + 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seller_never_cries(seats: int) -> None:
    for seller in range(seats):
        assert seller not in bidding_order((seller + 1) % seats, seats, seller)
