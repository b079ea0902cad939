"""A small game of offers: what the service owes to seats that may answer, and to one that waits for answers.

On a turn a seat lays down coins, makes offers to some others, and ends its turn, which takes its offers back. Whom
an offer was made to accepts it (it is gone then), declines it, or counters it; a counter-offer is the mover's to
take. Whoever declines all says so for the whole turn. After `ROUNDS` circles the match is over.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, Union

from msgspec import Struct

from engines.core.actions import Action, Event, Option
from engines.core.ai.advice import Advice
from engines.core.decisions import Decision
from engines.core.frames import BaseState, Ctx, Frame, FrameRules
from engines.core.game import Game, GameInfo
from engines.core.outcome import Outcome, ranks_of
from engines.core.play.standing_orders import ChosenItems, OrderType
from engines.core.rng import Rng
from engines.core.text.messages import Msg, Ref, SeatRef, Summary
from engines.core.text.words import GameWords

ROUNDS = 4


class Lay(Action, frozen=True, tag="lay"):
    """Lay a coin down."""


class Bid(Action, frozen=True, tag="bid"):
    """Offer something to seats, given as a string of their numbers."""

    to: str


class Accept(Action, frozen=True, tag="accept"):
    """Take an offer."""

    offer: int


class Decline(Action, frozen=True, tag="decline"):
    """Refuse an offer."""

    offer: int


class Counter(Action, frozen=True, tag="counter"):
    """Refuse an offer and make another one to the mover."""

    offer: int


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take an own offer back."""

    offer: int


class Close(Action, frozen=True, tag="close"):
    """Decline everything in this turn."""


class End(Action, frozen=True, tag="end"):
    """End the turn."""


class Did(Event, frozen=True, tag="did"):
    """Somebody did something."""

    seat: int
    what: str


class Standing(Struct, frozen=True):
    """An offer. to: who has not answered yet."""

    id: int
    seat: int
    to: tuple[int, ...]


class Stall(Frame, tag="stall"):
    """One seat's turn. closed: who takes no offers in it."""

    seat: int
    offers: list[Standing] = []
    made: int = 0
    closed: list[int] = []


class MarketState(BaseState, kw_only=True):
    """A position."""

    stack: list[Stall]
    coins: list[int]
    turns: int = 1


class StallRules(FrameRules[MarketState, Stall, Any]):
    """The mover, and whoever may answer."""

    def pending(self, state: MarketState, frame: Stall) -> list[Decision]:
        """The mover is awaited, the others are not."""
        if frame.at == "over":
            return []
        asked = sorted({seat for offer in frame.offers if offer.seat == frame.seat for seat in offer.to})
        return [
            Decision(frame.seat, Msg("market-ask"), "turn"),
            *(Decision(seat, Msg("market-offer"), "offer", optional=True) for seat in asked),
        ]

    def options(self, state: MarketState, frame: Stall, seat: int) -> list[Option]:
        """What the mover does, or the answers."""
        mine = [offer for offer in frame.offers if offer.seat == seat]
        to_me = [offer for offer in frame.offers if seat in offer.to]
        answers = [Option(kind(offer.id)) for offer in to_me for kind in (Accept, Decline)]
        if seat != frame.seat:
            return [*answers, *(Option(Counter(offer.id)) for offer in to_me), Option(Close())]
        others = [str(other) for other in range(state.seats) if other != seat and other not in frame.closed]
        bids = ["".join(to) for n in range(1, state.seats) for to in itertools.combinations(others, n)]
        offered = [Option(Bid(to)) for to in bids] if frame.made < 6 else []
        return [Option(Lay()), *offered, *answers, *(Option(Withdraw(offer.id)) for offer in mine), Option(End())]

    def handle(self, ctx: Ctx[MarketState], frame: Stall, seat: int, action: Any) -> None:
        """Do it."""
        ctx.emit(Did(seat, type(action).__struct_config__.tag))
        match action:
            case Lay():
                ctx.state.coins[seat] += 1
            case Bid(to):
                self._stand(ctx, frame, seat, tuple(map(int, to)))
            case Accept(number):
                frame.offers = [offer for offer in frame.offers if offer.id != number]
                ctx.reveal()
            case Decline(number):
                self._answer(frame, number, seat)
            case Counter(number):
                self._answer(frame, number, seat)
                self._stand(ctx, frame, seat, (frame.seat,))
            case Withdraw(number):
                frame.offers = [offer for offer in frame.offers if offer.id != number]
            case Close():
                frame.closed = [*frame.closed, seat]
                for offer in frame.offers:
                    self._answer(frame, offer.id, seat)
            case End():
                frame.offers = []
                frame.at = "over"

    def _stand(self, ctx: Ctx[MarketState], frame: Stall, seat: int, to: tuple[int, ...]) -> None:
        frame.made += 1
        frame.offers = [*frame.offers, Standing(frame.made, seat, to)]
        ctx.reveal()

    def _answer(self, frame: Stall, number: int, seat: int) -> None:
        left = [
            Standing(offer.id, offer.seat, tuple(other for other in offer.to if other != seat))
            if offer.id == number
            else offer
            for offer in frame.offers
        ]
        frame.offers = [offer for offer in left if offer.to]

    def resume(self, ctx: Ctx[MarketState], frame: Stall) -> None:
        """The next seat."""
        state = ctx.state
        state.turns += 1
        if state.turns > ROUNDS * state.seats:
            state.over = True
        state.stack[-1] = Stall(seat=(frame.seat + 1) % state.seats)


def initial(seats: int, rng: Rng, settings: Any) -> MarketState:
    """Nothing on the table."""
    return MarketState(seats=seats, rng=rng, stack=[Stall(seat=0)], coins=[0] * seats)


def outcome(state: MarketState) -> Outcome | None:
    """Most coins win."""
    return Outcome("coins", tuple(state.coins), ranks_of(state.coins)) if state.over else None


def view(state: MarketState, viewer: int | None) -> MarketState:
    """Everything is open."""
    return state


def label(view: MarketState, option: Option) -> Msg:
    """The verb."""
    return Msg("market-option", {"text": repr(option.action)})


def place(view: MarketState, ref: Ref) -> Msg:
    """A thing."""
    return Msg("market-place", {"thing": ref})


def tell(view: MarketState, events: Sequence[Any]) -> list[Msg]:
    """One sentence an event."""
    return [Msg(f"market-{event.what}", {"seat": SeatRef(event.seat)}) for event in events]


def summary(view: MarketState) -> Summary:
    """The coins."""
    return Summary(Msg("market-headline"), tuple(Msg("market-coins", {"n": n}) for n in view.coins), ())


def turn(state: MarketState) -> int:
    """Turns begun."""
    return state.turns


def no_trades(state: MarketState, seat: int, _: ChosenItems) -> Any | None:
    """Close the stall."""
    offered = any(seat in offer.to for offer in state.stack[-1].offers if offer.seat != seat)
    return Close() if offered and seat != state.stack[-1].seat else None


def resample(state: MarketState, seat: int, rng: Rng) -> MarketState:
    """Only the seed is hidden."""
    state.rng = rng.fork("determinized")
    return state


def secrets(state: MarketState, seat: int) -> dict[str, Any]:
    """The seed."""
    return {"seed": state.rng.seed}


def invariants(state: MarketState) -> list[str]:
    """Offers stand open to somebody."""
    return [] if all(offer.to for frame in state.stack for offer in frame.offers) else ["an offer to nobody"]


def evaluate(state: MarketState, seat: int) -> float:
    """Coins."""
    return state.coins[seat]


MARKET = Game(
    info=GameInfo(key="market", command="market", seats=(2, 4), rules_version=1, hidden=False),
    state_type=MarketState,
    action_type=Union[Lay, Bid, Accept, Decline, Counter, Withdraw, Close, End],
    event_type=Did,
    frames={Stall: StallRules()},
    initial=initial,
    outcome=outcome,
    view=view,
    secrets=secrets,
    invariants=invariants,
    turn=turn,
    resample=resample,
    words=GameWords(label=label, place=place, tell=tell, summary=summary),
    advice=Advice(evaluate=evaluate),
    orders=(OrderType("no-trades", no_trades, lasts="turn"),),
)
