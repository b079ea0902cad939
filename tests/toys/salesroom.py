"""A small game of auctions: what the service owes to bidders who are asked at once and answer in secret.

On a turn a seat may put a thing up for sale, once, and passes. The others cry in turn order for it; the highest
bidder pays the seller and keeps it. Coins lie open; a seat's bonds are hidden, and only how many there are is
known: each may be turned into coins whenever the seat is asked. After `CIRCLES` circles the match is over; things
are worth `WORTH` each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Union

from msgspec import Struct

from engines.core.actions import Action, Event, IntHole, Option
from engines.core.ai.advice import Advice
from engines.core.decisions import Decision
from engines.core.frames import BaseState, Ctx, Frame, FrameRules
from engines.core.game import Game, GameInfo
from engines.core.mechanics.auctions import (
    AuctionFacts,
    BidLimit,
    EnglishAuction,
    EnglishAuctionContest,
    EnglishAuctionRules,
    bidding_order,
    least_bid,
)
from engines.core.mechanics.turn_order import left_of
from engines.core.outcome import Outcome, ranks_of
from engines.core.play.standing_orders import ChosenItems, OrderChoice, OrderType, amounts
from engines.core.rng import Rng
from engines.core.text.messages import Msg, Ref, SeatRef, Summary
from engines.core.text.words import GameWords

CIRCLES = 2
COINS = 9
BONDS = 2
LEAST, RAISE = 2, 1
WORTH = 5
RICHEST = 4


class Sell(Action, frozen=True, tag="sell"):
    """Put a thing up for sale."""


class Done(Action, frozen=True, tag="done"):
    """End the turn."""


class Bid(Action, frozen=True, tag="bid"):
    """Cry an amount."""

    amount: int


class Pass(Action, frozen=True, tag="pass"):
    """Bid no more."""


class Cash(Action, frozen=True, tag="cash"):
    """Turn a bond into coins."""

    bond: int


class Opened(Event, frozen=True, tag="opened"):
    """A sale begins."""

    seat: int


class Cried(Event, frozen=True, tag="cried"):
    """A bid, or a pass."""

    seat: int
    amount: int | None


class Sold(Event, frozen=True, tag="sold"):
    """It is over; nobody bought it if seat is None."""

    seat: int | None
    amount: int


class Cashed(Event, frozen=True, tag="cashed"):
    """A bond became coins."""

    seat: int
    bond: int


class Passed(Event, frozen=True, tag="passed"):
    """A turn ended."""

    seat: int


class Turn(Frame, tag="turn"):
    """One seat's turn. sold: it put something up already."""

    seat: int
    sold: bool = False


class Sale(EnglishAuction, tag="sale"):
    """A thing is sold."""


class SalesState(BaseState, kw_only=True):
    """A position. bonds: what each is worth, by seat."""

    stack: list[Turn | Sale]
    coins: list[int]
    bonds: list[list[int]]
    things: list[int]
    turns: int = 0
    sales: int = 0


class SalesView(Struct, frozen=True):
    """A position as a viewer may know it."""

    coins: tuple[int, ...]
    bonds: tuple[int, ...]
    own: tuple[int, ...]
    things: tuple[int, ...]
    sale: AuctionFacts | None


class TurnRules(FrameRules[SalesState, Turn, Any]):
    """One seat acts until it passes."""

    def pending(self, state: SalesState, frame: Turn) -> list[Decision]:
        """The seat."""
        return [] if frame.at == "over" else [Decision(frame.seat, Msg("salesroom-ask"), "turn")]

    def options(self, state: SalesState, frame: Turn, seat: int) -> list[Option]:
        """A sale, or the end."""
        return [*([] if frame.sold else [Option(Sell())]), Option(Done())]

    def handle(self, ctx: Ctx[SalesState], frame: Turn, seat: int, action: Any) -> None:
        """Do it."""
        state = ctx.state
        if isinstance(action, Done):
            frame.at = "over"
            ctx.emit(Passed(seat))
            return
        frame.sold = True
        state.sales += 1
        ctx.emit(Opened(seat))
        order = [
            s for s in bidding_order(left_of(seat, state.seats), state.seats, seat) if can_bid(state, s, LEAST)
        ]
        ctx.push(
            Sale(number=state.sales, seller=seat, bidders=order, asked=tuple(order), minimum=LEAST, step=RAISE)
        )

    def resume(self, ctx: Ctx[SalesState], frame: Turn) -> None:
        """The next seat, or the end."""
        state = ctx.state
        ctx.pop()
        state.turns += 1
        if state.turns == CIRCLES * state.seats:
            state.over = True
        else:
            ctx.push(Turn(seat=left_of(frame.seat, state.seats)))


class SaleRules(EnglishAuctionRules[SalesState, Sale]):
    """Open cries."""

    def able(self, state: SalesState, frame: Sale, seat: int) -> bool:
        """See `can_bid`."""
        return can_bid(state, seat, least_bid(frame))

    def ask(self, state: SalesState, frame: Sale, seat: int) -> Decision:
        """Bid or pass."""
        return Decision(seat, Msg("salesroom-bid", {"n": least_bid(frame)}), "sale")

    def options(self, state: SalesState, frame: Sale, seat: int) -> list[Option]:
        """What is in hand."""
        least = least_bid(frame)
        if state.coins[seat] < least:
            return [Option(Pass(), group="bid")]
        hole = IntHole("amount", least, state.coins[seat])
        return [Option(Bid(least), holes=(hole,), group="bid"), Option(Pass(), group="bid")]

    def handle(self, ctx: Ctx[SalesState], frame: Sale, seat: int, action: Any) -> None:
        """Cry."""
        self.cry(ctx, frame, action.amount if isinstance(action, Bid) else None)

    def told(self, ctx: Ctx[SalesState], frame: Sale, seat: int, amount: int | None, unable: bool) -> None:
        """All hear it."""
        ctx.emit(Cried(seat, amount))

    def won(self, ctx: Ctx[SalesState], frame: Sale, seat: int, amount: int) -> None:
        """Coins for the thing."""
        ctx.state.coins[seat] -= amount
        ctx.state.coins[frame.seller] += amount
        ctx.state.things[seat] += 1
        ctx.emit(Sold(seat, amount))

    def unsold(self, ctx: Ctx[SalesState], frame: Sale) -> None:
        """Nothing."""
        ctx.emit(Sold(None, 0))


def can_bid(state: SalesState, seat: int, amount: int) -> bool:
    """Whether, by what everybody sees, a seat may have so much."""
    return state.coins[seat] + RICHEST * len(state.bonds[seat]) >= amount


class Sales(EnglishAuctionContest[SalesState, Sale]):
    """How far a seat goes."""

    state_type = SalesState
    bid_type, pass_type = Bid, Pass
    unit = "coin"

    def frame(self, state: SalesState) -> Sale | None:
        """The sale."""
        frame = state.stack[-1] if state.stack else None
        return frame if isinstance(frame, Sale) else None

    def limit(self, state: SalesState, seat: int) -> int:
        """Coins and bonds."""
        return state.coins[seat] + sum(state.bonds[seat]) if self.frame(state) else 0

    def cry(self, state: SalesState, seat: int, limit: int) -> Any:
        """The least bid, bonds first, or a pass."""
        sale = self.facts(state)
        if sale is None or sale.next != seat:
            raise ValueError(seat)
        if sale.least > min(limit, self.limit(state, seat)):
            return Pass()
        return Bid(sale.least) if state.coins[seat] >= sale.least else Cash(max(state.bonds[seat]))


SALES = Sales()


def limit(state: SalesState, seat: int, chosen: ChosenItems) -> BidLimit | None:
    """So much for the next thing."""
    return SALES.limit_ahead(state, seat, amounts(chosen)["thing"])


def not_bought(event: Any, seat: int, chosen: ChosenItems) -> ChosenItems:
    """A limit is for one thing."""
    return () if event == Sold(seat, getattr(event, "amount", 0)) else chosen


LIMIT = OrderType(
    "limit", limit, choice=OrderChoice("thing", ("thing",), upto=(0, 50), unit="coin"), left=not_bought
)


def initial(seats: int, rng: Rng, settings: Any) -> SalesState:
    """Bonds dealt."""
    return SalesState(
        seats=seats,
        rng=rng,
        stack=[Turn(seat=0)],
        coins=[COINS] * seats,
        bonds=[[1 + rng.below(RICHEST) for _ in range(BONDS)] for _ in range(seats)],
        things=[0] * seats,
    )


def outcome(state: SalesState) -> Outcome | None:
    """Coins and things."""
    scores = tuple(int(evaluate(state, seat)) for seat in range(state.seats))
    return Outcome("points", scores, ranks_of(scores)) if state.over else None


def view(state: SalesState, viewer: int | None) -> SalesView:
    """Own bonds only."""
    return SalesView(
        coins=tuple(state.coins),
        bonds=tuple(map(len, state.bonds)),
        own=() if viewer is None else tuple(state.bonds[viewer]),
        things=tuple(state.things),
        sale=SALES.facts(state),
    )


def anytime(state: SalesState, seat: int) -> list[Option]:
    """Bonds."""
    return [Option(Cash(bond), group="cash") for bond in sorted(set(state.bonds[seat]))]


def handle_anytime(ctx: Ctx[SalesState], seat: int, action: Any) -> bool:
    """Cash."""
    if not isinstance(action, Cash):
        return False
    ctx.state.bonds[seat].remove(action.bond)
    ctx.state.coins[seat] += action.bond
    ctx.emit(Cashed(seat, action.bond))
    return True


def turn(state: SalesState) -> int:
    """Turns ended."""
    return state.turns


def label(view: SalesView, option: Option) -> Msg:
    """The verb."""
    return Msg("salesroom-option", {"text": repr(option.action)})


def place(view: SalesView, ref: Ref) -> Msg:
    """A thing."""
    return Msg("salesroom-place", {"thing": ref})


def tell(view: SalesView, events: Sequence[Any]) -> list[Msg]:
    """One sentence an event."""
    return [Msg(f"salesroom-{type(event).__struct_config__.tag}", {"text": repr(event)}) for event in events]


def summary(view: SalesView) -> Summary:
    """The coins."""
    return Summary(
        Msg("salesroom-headline"),
        tuple(Msg("salesroom-standing", {"seat": SeatRef(s), "n": n}) for s, n in enumerate(view.coins)),
        (),
    )


def resample(state: SalesState, seat: int, rng: Rng) -> SalesState:
    """Deal the bonds of others astate."""
    if not state.over:
        state.bonds = [
            bonds if other == seat else [1 + rng.below(RICHEST) for _ in bonds]
            for other, bonds in enumerate(state.bonds)
        ]
        state.rng = rng.fork("determinized")
    return state


def secrets(state: SalesState, seat: int) -> dict[str, Any]:
    """Bonds of others and the seed."""
    if state.over:
        return {}
    found: dict[str, Any] = {f"bonds-{s}": tuple(b) for s, b in enumerate(state.bonds) if s != seat}
    return {**found, "seed": state.rng.seed}


def invariants(state: SalesState) -> list[str]:
    """Nobody owes anything."""
    return [] if min(state.coins) >= 0 else ["debts"]


def evaluate(state: SalesState, seat: int) -> float:
    """Coins, bonds and things."""
    return state.coins[seat] + sum(state.bonds[seat]) + WORTH * state.things[seat]


SALESROOM = Game(
    info=GameInfo(key="salesroom", command="salesroom", seats=(2, 4), rules_version=1, hidden=True),
    state_type=SalesState,
    action_type=Union[Sell, Done, Bid, Pass, Cash],
    event_type=Union[Opened, Cried, Sold, Cashed, Passed],
    frames={Turn: TurnRules(), Sale: SaleRules()},
    initial=initial,
    outcome=outcome,
    view=view,
    secrets=secrets,
    invariants=invariants,
    anytime=anytime,
    handle_anytime=handle_anytime,
    turn=turn,
    resample=resample,
    words=GameWords(
        label=label,
        place=place,
        tell=tell,
        summary=summary,
        contest_events=(Cried, Cashed),
        contest_opening=Opened,
    ),
    advice=Advice(evaluate=evaluate),
    contest=SALES,
    orders=(LIMIT,),
)
