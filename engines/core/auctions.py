"""Auctions by open cries, for any game.

Who may bid cries in turn order: bid more, or pass for good; the last one in pays what they bid. A game subclasses
the frame (what is sold) and the rules (who can pay, and what winning means), and gives its own bid (with its
``amount``) and pass actions.

Cries in turn order and secret limits have the same end: a seat that always bids the least that is allowed up to
its limit needs no other knowledge. `OpenAuction` and the hooks `Game.auction`, `Game.cry` and `Game.limit` are
what a service needs to ask all bidders at once and to cry in their place.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engines.core.decisions import Decision
from engines.core.flows import clockwise
from engines.core.frames import BaseState, Ctx, Frame, FrameRules
from engines.core.game import Game

NOBODY = -1


class OpenAuction(Struct, frozen=True):
    """An auction that is being cried, as everybody knows it.

    number: of the auction in its match, from 1. seller: who gets the money; NOBODY for the bank. bidders: seats
    still in, in crying order, the one to cry first. least: the smallest bid that is allowed now. step: the least
    raise. highest: the highest bid, 0 before the first one. leader: who made it, or NOBODY. unit: the amounts'
    unit in text. started: somebody has cried.
    """

    number: int
    seller: int
    bidders: tuple[int, ...]
    least: int
    step: int
    highest: int
    leader: int
    unit: str
    started: bool

    @property
    def next(self) -> int:
        """The seat to cry."""
        return self.bidders[0]


class OpenCry(Frame, kw_only=True):
    """An auction in progress. Games add what is sold.

    bidders: seats still in, the next to cry first; the leader is one of them. asked: who could bid at the opening.
    minimum: the least first bid. The other fields are those of `OpenAuction`.
    """

    number: int
    seller: int
    bidders: list[int]
    asked: tuple[int, ...]
    minimum: int
    step: int
    highest: int = 0
    leader: int = NOBODY
    started: bool = False


def least_bid(frame: OpenCry) -> int:
    """The smallest bid that is allowed now."""
    return frame.minimum if frame.leader == NOBODY else frame.highest + frame.step


def crying_order(first: int, seats: int, seller: int) -> list[int]:
    """The seats in the order of their cries; the seller is left out."""
    return [seat for seat in clockwise(first, seats) if seat != seller]


def facts(frame: OpenCry, unit: str) -> OpenAuction:
    """The auction as everybody knows it."""
    return OpenAuction(
        number=frame.number,
        seller=frame.seller,
        bidders=tuple(frame.bidders),
        least=least_bid(frame),
        step=frame.step,
        highest=frame.highest,
        leader=frame.leader,
        unit=unit,
        started=frame.started,
    )


def next_to_cry(game: Game[Any, Any], state: Any, seat: int, least: int | None = None) -> Any:
    """A copy of a position with an open auction in which a bidder is the next to cry.

    least: then it asks for at least so much, as if others had driven the price up.
    """
    copy = game.clone(state)
    frame = copy.stack[-1]
    at = frame.bidders.index(seat)
    frame.bidders = frame.bidders[at:] + frame.bidders[:at]
    if least is not None:
        frame.minimum, frame.highest, frame.leader = least, 0, NOBODY
    return copy


S = TypeVar("S", bound=BaseState)


class OpenCryRules(FrameRules[S], Generic[S]):
    """The rules of open cries.

    A game says how to ask (`ask`), offers its bid and pass actions by `options`, and calls `cry` when one is made.
    Seats that, as everybody can see, cannot make the least bid (`able`) are dropped without being asked; who could
    only pass for reasons that are hidden is asked like anybody.
    """

    @abstractmethod
    def able(self, state: S, frame: Any, seat: int) -> bool:
        """Whether, by public facts, the seat might still make the least bid."""

    @abstractmethod
    def ask(self, state: S, frame: Any, seat: int) -> Decision:
        """The question to the seat that cries."""

    @abstractmethod
    def told(self, ctx: Ctx[S], frame: Any, seat: int, amount: int | None, unable: bool) -> None:
        """Tell a cry: a bid, or None for a pass. unable: the seat was dropped without being asked."""

    @abstractmethod
    def won(self, ctx: Ctx[S], frame: Any, seat: int, amount: int) -> None:
        """The frame was popped: the seat pays and gets what was sold."""

    @abstractmethod
    def unsold(self, ctx: Ctx[S], frame: Any) -> None:
        """The frame was popped: nobody bid."""

    def pending(self, state: S, frame: Any) -> list[Decision]:
        """The seat to cry, until one is left that leads or nobody is."""
        if _settled(frame) or not self.able(state, frame, frame.bidders[0]):
            return []
        return [self.ask(state, frame, frame.bidders[0])]

    def cry(self, ctx: Ctx[S], frame: Any, amount: int | None, *, unable: bool = False) -> None:
        """The seat to cry bids, or passes for good."""
        seat = frame.bidders.pop(0)
        frame.started = True
        if amount is not None:
            frame.bidders.append(seat)
            frame.highest, frame.leader = amount, seat
        self.told(ctx, frame, seat, amount, unable)

    def resume(self, ctx: Ctx[S], frame: Any) -> None:
        """Drop who cannot go on, or hand over what was sold."""
        if not _settled(frame):
            self.cry(ctx, frame, None, unable=True)
            return
        ctx.pop()
        if frame.leader == NOBODY:
            self.unsold(ctx, frame)
        else:
            self.won(ctx, frame, frame.leader, frame.highest)


def _settled(frame: OpenCry) -> bool:
    return not frame.bidders or frame.bidders == [frame.leader]
