"""How turns and auctions of one thing go in the salesroom; see `game`."""

from typing import Any

from engines.core.actions import IntHole, Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.auctions import (
    EnglishAuctionContest,
    EnglishAuctionRules,
    bidding_order,
    least_bid,
)
from engines.core.mechanics.turn_order import left_of
from engines.core.text.messages import Msg
from tests.toys.salesroom import position as pos

CIRCLES = 2
LEAST, RAISE = 2, 1
RICHEST = 4


class TurnRules(FrameRules[pos.SalesState, pos.Turn, Any]):
    """One seat acts until it passes."""

    def pending(self, state: pos.SalesState, frame: pos.Turn) -> list[Decision]:
        """Ask the seat."""
        return [] if frame.at == "over" else [Decision(frame.seat, Msg("salesroom-ask"), "turn")]

    def options(self, state: pos.SalesState, frame: pos.Turn, seat: int) -> list[Option]:
        """Offer a sale, or the end."""
        return [*([] if frame.sold else [Option(pos.Sell())]), Option(pos.Done())]

    def handle(self, ctx: Ctx[pos.SalesState], frame: pos.Turn, seat: int, action: Any) -> None:
        """Carry out the action."""
        state = ctx.state
        if isinstance(action, pos.Done):
            frame.at = "over"
            ctx.emit(pos.Passed(seat))
            return
        frame.sold = True
        state.sales += 1
        ctx.emit(pos.Opened(state.sales))
        order = [
            s for s in bidding_order(left_of(seat, state.seats), state.seats, seat) if can_bid(state, s, LEAST)
        ]
        ctx.push(
            pos.Sale(number=state.sales, seller=seat, bidders=order, asked=tuple(order), minimum=LEAST, step=RAISE)
        )

    def resume(self, ctx: Ctx[pos.SalesState], frame: pos.Turn) -> None:
        """Go on to the next seat, or end the match."""
        state = ctx.state
        ctx.pop()
        state.turns += 1
        if state.turns == CIRCLES * state.seats:
            state.over = True
        else:
            ctx.push(pos.Turn(seat=left_of(frame.seat, state.seats)))


class SaleRules(EnglishAuctionRules[pos.SalesState, pos.Sale]):
    """Bids in turn order for one thing."""

    def able(self, state: pos.SalesState, frame: pos.Sale, seat: int) -> bool:
        """See `can_bid`."""
        return can_bid(state, seat, least_bid(frame))

    def ask(self, state: pos.SalesState, frame: pos.Sale, seat: int) -> Decision:
        """Ask for a bid or a pass."""
        return Decision(seat, Msg("salesroom-bid", {"n": least_bid(frame)}), "sale")

    def options(self, state: pos.SalesState, frame: pos.Sale, seat: int) -> list[Option]:
        """Offer what is in hand."""
        least = least_bid(frame)
        if state.coins[seat] < least:
            return [Option(pos.Pass(), group="bid")]
        hole = IntHole("amount", least, state.coins[seat])
        return [Option(pos.Bid(least), holes=(hole,), group="bid"), Option(pos.Pass(), group="bid")]

    def handle(self, ctx: Ctx[pos.SalesState], frame: pos.Sale, seat: int, action: Any) -> None:
        """Bid or pass."""
        self.cry(ctx, frame, action.amount if isinstance(action, pos.Bid) else None)

    def told(self, ctx: Ctx[pos.SalesState], frame: pos.Sale, seat: int, amount: int | None, unable: bool) -> None:
        """Tell all."""
        ctx.emit(pos.Cried(seat, amount))

    def won(self, ctx: Ctx[pos.SalesState], frame: pos.Sale, seat: int, amount: int) -> None:
        """Give coins for the thing."""
        ctx.state.coins[seat] -= amount
        ctx.state.coins[frame.seller] += amount
        ctx.state.things[seat] += 1
        ctx.emit(pos.Sold(seat, amount))

    def unsold(self, ctx: Ctx[pos.SalesState], frame: pos.Sale) -> None:
        """Say so."""
        ctx.emit(pos.Sold(None, 0))


def can_bid(state: pos.SalesState, seat: int, amount: int) -> bool:
    """Return whether, by what all see, a seat may have that amount."""
    return state.coins[seat] + RICHEST * len(state.bonds[seat]) >= amount


class Sales(EnglishAuctionContest[pos.SalesState, pos.Sale]):
    """Limits for an auction of one thing."""

    state_type = pos.SalesState
    bid_type, pass_type = pos.Bid, pos.Pass
    unit = "coin"

    def frame(self, state: pos.SalesState) -> pos.Sale | None:
        """Return the sale."""
        frame = state.stack[-1] if state.stack else None
        return frame if isinstance(frame, pos.Sale) else None

    def limit(self, state: pos.SalesState, seat: int) -> int:
        """Return coins and bonds."""
        return state.coins[seat] + sum(state.bonds[seat]) if self.frame(state) else 0

    def cry(self, state: pos.SalesState, seat: int, limit: int) -> Any:
        """Return the least bid, bonds first, or a pass."""
        sale = self.facts(state)
        if sale is None or sale.next != seat:
            raise ValueError(seat)
        if sale.least > min(limit, self.limit(state, seat)):
            return pos.Pass()
        return pos.Bid(sale.least) if state.coins[seat] >= sale.least else pos.Cash(max(state.bonds[seat]))


SALES = Sales()
