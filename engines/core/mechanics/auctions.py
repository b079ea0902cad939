"""Auctions by open cries, for any game.

Who may bid cries in turn order: bid more, or pass for good; the last one in pays what they bid. A game subclasses
the frame (what is sold) and the rules (who can pay, and what winning means), and gives its own bid (with its
``amount``) and pass actions.

Cries in turn order and secret limits have the same end: a seat that always bids the least that is allowed up to
its limit needs no other knowledge. So the plan of such a contest (`BidLimit`) is a limit, and what to do above it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from engines.core.actions import IntHole, Option
from engines.core.decisions import Decision
from engines.core.encoding.cloning import cloner
from engines.core.frames import BaseState, Ctx, Frame, FrameRules
from engines.core.mechanics.turn_order import clockwise
from engines.core.play.contests import Contest, ContestFacts, Plan
from engines.core.text.messages import Arg, Msg, Num, SeatRef

NOBODY = -1


class AuctionFacts(ContestFacts, frozen=True):
    """An auction that is being cried, as everybody knows it; its seats are those still in.

    seller: who gets the money; NOBODY for the bank. least: the smallest bid that is allowed now. step: the least
    raise. highest: the highest bid, 0 before the first one. leader: who made it, or NOBODY. unit: the amounts'
    unit in text.
    """

    seller: int
    least: int
    step: int
    highest: int
    leader: int
    unit: str


class BidLimit(Plan, frozen=True, tag="up-to"):
    """How far a seat goes: the least bid that is allowed, as long as it is at most ``most``; 0 passes at once.

    asks: above that it is asked again; else it passes. exact: it bids just ``most``, if that is still enough.
    """

    most: int
    asks: bool = False
    exact: bool = False


class EnglishAuction(Frame, kw_only=True):
    """An auction in progress. Games add what is sold.

    bidders: seats still in, the next to cry first; the leader is one of them. asked: who could bid at the opening.
    minimum: the least first bid. The other fields are those of `AuctionFacts`.
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


def least_bid(frame: EnglishAuction) -> int:
    """The smallest bid that is allowed now."""
    return frame.minimum if frame.leader == NOBODY else frame.highest + frame.step


def bidding_order(first: int, seats: int, seller: int) -> list[int]:
    """The seats in the order of their cries; the seller is left out."""
    return [seat for seat in clockwise(first, seats) if seat != seller]


S = TypeVar("S", bound=BaseState)
F = TypeVar("F", bound=EnglishAuction)


class EnglishAuctionRules(FrameRules[S, F, Any], Generic[S, F]):
    """The rules of open cries.

    A game says how to ask (`ask`), offers its bid and pass actions by `options`, and calls `cry` when one is made.
    Seats that, as everybody can see, cannot make the least bid (`able`) are dropped without being asked; who could
    only pass for reasons that are hidden is asked like anybody.
    """

    @abstractmethod
    def able(self, state: S, frame: F, seat: int) -> bool:
        """Whether, by public facts, the seat might still make the least bid."""

    @abstractmethod
    def ask(self, state: S, frame: F, seat: int) -> Decision:
        """The question to the seat that cries."""

    @abstractmethod
    def told(self, ctx: Ctx[S], frame: F, seat: int, amount: int | None, unable: bool) -> None:
        """Tell a cry: a bid, or None for a pass. unable: the seat was dropped without being asked."""

    @abstractmethod
    def won(self, ctx: Ctx[S], frame: F, seat: int, amount: int) -> None:
        """The frame was popped: the seat pays and gets what was sold."""

    @abstractmethod
    def unsold(self, ctx: Ctx[S], frame: F) -> None:
        """The frame was popped: nobody bid."""

    def pending(self, state: S, frame: F) -> list[Decision]:
        """The seat to cry, until one is left that leads or nobody is."""
        if _settled(frame) or not self.able(state, frame, frame.bidders[0]):
            return []
        return [self.ask(state, frame, frame.bidders[0])]

    def cry(self, ctx: Ctx[S], frame: F, amount: int | None, *, unable: bool = False) -> None:
        """The seat to cry bids, or passes for good."""
        seat = frame.bidders.pop(0)
        frame.started = True
        if amount is not None:
            frame.bidders.append(seat)
            frame.highest, frame.leader = amount, seat
        self.told(ctx, frame, seat, amount, unable)

    def resume(self, ctx: Ctx[S], frame: F) -> None:
        """Drop who cannot go on, or hand over what was sold."""
        if not _settled(frame):
            self.cry(ctx, frame, None, unable=True)
            return
        ctx.pop()
        if frame.leader == NOBODY:
            self.unsold(ctx, frame)
        else:
            self.won(ctx, frame, frame.leader, frame.highest)


def _settled(frame: EnglishAuction) -> bool:
    return not frame.bidders or frame.bidders == [frame.leader]


class EnglishAuctionContest(Contest[S], Generic[S, F]):
    """Plans for open cries.

    state_type: the game's. bid_type, pass_type: its actions; a bid has its ``amount``. unit: the amounts' unit in
    text. A game says where its auction is (`frame`), how far a seat could go (`limit`), and what crying the least
    bid under a limit means now (`cry`).
    """

    plan_type = BidLimit
    state_type: Any
    bid_type: type[Any]
    pass_type: type[Any]
    unit: str

    @abstractmethod
    def frame(self, state: S) -> F | None:
        """The auction in progress."""

    @abstractmethod
    def limit(self, state: S, seat: int) -> int:
        """The most that the seat could bid, by its own knowledge; 0 if there is no auction."""

    @abstractmethod
    def cry(self, state: S, seat: int, limit: int) -> Any:
        """What the seat to cry does next under a limit: the least bid, or a pass.

        Money that is within reach, such as a set of cards to cash in, is fetched first: then the action does that,
        and the next one cries. Only the seat's own knowledge is used. Raises ValueError if the seat is not to cry.
        """

    def facts(self, state: S) -> AuctionFacts | None:
        """The auction as everybody knows it."""
        frame = self.frame(state)
        if frame is None:
            return None
        return AuctionFacts(
            number=frame.number,
            seats=tuple(frame.bidders),
            started=frame.started,
            seller=frame.seller,
            least=least_bid(frame),
            step=frame.step,
            highest=frame.highest,
            leader=frame.leader,
            unit=self.unit,
        )

    def options(self, state: S, seat: int) -> list[Option]:
        """A pass; or any limit within reach, and then a pass or another question; or an amount, just so."""
        auction, most = self.facts(state), self.limit(state, seat)
        found = [Option(BidLimit(0), group="bid")]
        if auction is not None and auction.least <= most:
            hole = IntHole("most", auction.least, most)
            plans = (BidLimit(most), BidLimit(most, asks=True), BidLimit(most, asks=True, exact=True))
            found += [Option(plan, holes=(hole,), group="bid") for plan in plans]
        return found

    def act(self, state: S, seat: int, plan: BidLimit) -> Any | None:
        """The least bid within the limit, or what the seat wants above it."""
        auction = self.facts(state)
        if auction is None or (plan.asks and plan.most < auction.least):
            return None
        if plan.exact and plan.most > auction.least:
            # As if less were not allowed; what is needed to pay it is fetched first.
            return self.cry(self.as_if_next(state, seat, plan.most), seat, plan.most)
        return self.cry(state, seat, plan.most)

    def exactly(self, state: S, seat: int, action: Any) -> BidLimit | None:
        """This bid and then another question; or a pass."""
        if isinstance(action, self.bid_type):
            return BidLimit(action.amount, asks=True, exact=True)
        return BidLimit(0) if isinstance(action, self.pass_type) else None

    def is_used_up(self, state: S, seat: int, plan: BidLimit, action: Any) -> bool:
        """Never before the auction ends: a bid stands, and its panel says until when."""
        return False

    def limit_ahead(self, state: S, seat: int, most: int) -> BidLimit | None:
        """The plan of a limit that was given ahead, as far as it is within reach; None once somebody has bid."""
        auction = self.facts(state)
        if auction is None or auction.started or seat not in auction.seats:
            return None
        within = min(most, self.limit(state, seat))
        return BidLimit(within if within >= auction.least else 0)

    def unasked(self, facts: AuctionFacts, seat: int) -> Msg:
        """Whether it sells or is out."""
        return Msg("err-auction-yours") if seat == facts.seller else Msg("err-auction-out")

    def missed(self, state: S, seat: int, plan: BidLimit) -> Sequence[Msg]:
        """Whose bid the limit does not reach beyond."""
        auction = self.facts(state)
        if auction is None or auction.leader in (NOBODY, seat) or not 0 < plan.most < auction.least:
            return ()
        args: dict[str, Arg] = {"most": Num(plan.most, auction.unit), "seat": SeatRef(auction.leader)}
        return (Msg("core-missed-limit", args | {"highest": Num(auction.highest, auction.unit)}),)

    def why_not(self, state: S, seat: int, plan: BidLimit) -> Msg:
        """The range of what the seat can bid."""
        auction, limit = self.facts(state), self.limit(state, seat)
        if auction is None:
            return Msg("err-no-auction")
        least = Num(auction.least, auction.unit)
        if limit < auction.least:
            return Msg("err-bid-poor", {"least": least})
        if limit == auction.least:
            return Msg("err-bid-only", {"least": least})
        return Msg("err-bid-range", {"least": least, "most": Num(limit, auction.unit)})

    def as_if_next(self, state: S, seat: int, least: int | None = None) -> S:
        """A copy of a position in which a bidder is the next to cry.

        least: then it asks for at least so much, as if others had driven the price up.
        """
        copy: S = self._clone(state)
        frame = self.frame(copy)
        assert frame is not None
        at = frame.bidders.index(seat)
        frame.bidders = frame.bidders[at:] + frame.bidders[:at]
        if least is not None:
            frame.minimum, frame.highest, frame.leader = least, 0, NOBODY
        return copy

    def within_reach(self, state: S, seat: int, option: Option) -> Option:
        """A bid whose amount may be as high as the limit: what is not at hand is fetched when it is cried."""
        limit = self.limit(state, seat)
        holes = tuple(
            replace(hole, hi=max(hole.hi, limit)) if isinstance(hole, IntHole) else hole for hole in option.holes
        )
        return replace(option, holes=holes)

    @cached_property
    def _clone(self) -> Any:
        return cloner(self.state_type)
