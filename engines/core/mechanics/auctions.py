"""English (open ascending) auctions, for any game.

The bidders act in turn order: bid more, or pass for good; the last one in pays their bid. A game subclasses
the frame (what is sold) and the rules (who can pay, and what winning means), and defines its own bid (with its
``amount``) and pass actions.

Open bids and secret limits have the same result: a seat that always makes the smallest allowed bid up to its limit
needs no other knowledge. So the plan for such a contest (`BidLimit`) is a limit, and what to do above it.
"""

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
    """The public facts of an open auction; its seats are those still in.

    seller: who gets the money; NOBODY for the bank. least: the smallest allowed bid. step: the smallest raise.
    highest: the highest bid, 0 before the first one. leader: who made it, or NOBODY. unit: the unit of the amounts
    in text.
    """

    seller: int
    least: int
    step: int
    highest: int
    leader: int
    unit: str


class BidLimit(Plan, frozen=True, tag="up-to"):
    """A limit: bid the smallest allowed amount while it is at most ``most``; 0 passes at once.

    asks: above the limit the seat is asked again instead of passing. exact: bid exactly ``most``, if it is still
    enough.
    """

    most: int
    asks: bool = False
    exact: bool = False


class EnglishAuction(Frame, kw_only=True):
    """An auction in progress. Games add what is sold.

    bidders: seats still in, the next to bid first; the leader is one of them. asked: who could bid at the opening.
    minimum: the smallest first bid. The other fields are those of `AuctionFacts`.
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
    """Return the smallest allowed bid."""
    return frame.minimum if frame.leader == NOBODY else frame.highest + frame.step


def bidding_order(first: int, seats: int, seller: int) -> list[int]:
    """Return the seats in the order in which they bid, without the seller."""
    return [seat for seat in clockwise(first, seats) if seat != seller]


S = TypeVar("S", bound=BaseState)
F = TypeVar("F", bound=EnglishAuction)


class EnglishAuctionRules(FrameRules[S, F, Any], Generic[S, F]):
    """The rules of an English auction.

    A game defines the question (`ask`), offers its bid and pass actions in `options`, and calls `cry` to carry one
    out. Seats that by public facts cannot make the smallest bid (`able`) are dropped without being asked; a seat
    that could only pass for hidden reasons is asked like any other.
    """

    @abstractmethod
    def able(self, state: S, frame: F, seat: int) -> bool:
        """Return whether, by public facts, the seat might still make the smallest bid."""

    @abstractmethod
    def ask(self, state: S, frame: F, seat: int) -> Decision:
        """Return the question to the seat whose bid it is."""

    @abstractmethod
    def told(self, ctx: Ctx[S], frame: F, seat: int, amount: int | None, unable: bool) -> None:
        """Emit the event of a bid, or None for a pass. unable: the seat was dropped without being asked."""

    @abstractmethod
    def won(self, ctx: Ctx[S], frame: F, seat: int, amount: int) -> None:
        """Make the seat pay and give it what was sold; the frame has been popped."""

    @abstractmethod
    def unsold(self, ctx: Ctx[S], frame: F) -> None:
        """Handle an auction without a bid; the frame has been popped."""

    def pending(self, state: S, frame: F) -> list[Decision]:
        """Return the question to the next bidder; none once only the leader is left, or no seat."""
        if _settled(frame) or not self.able(state, frame, frame.bidders[0]):
            return []
        return [self.ask(state, frame, frame.bidders[0])]

    def cry(self, ctx: Ctx[S], frame: F, amount: int | None, *, unable: bool = False) -> None:
        """Make the next bidder bid, or pass for good (None)."""
        seat = frame.bidders.pop(0)
        frame.started = True
        if amount is not None:
            frame.bidders.append(seat)
            frame.highest, frame.leader = amount, seat
        self.told(ctx, frame, seat, amount, unable)

    def resume(self, ctx: Ctx[S], frame: F) -> None:
        """Drop a seat that cannot go on, or hand over what was sold."""
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
    """Plans for English auctions.

    state_type: the game's. bid_type, pass_type: its actions; a bid has its ``amount``. unit: the unit of the
    amounts in text. A game defines where its auction is (`frame`), how far a seat could go (`limit`), and the
    action that makes the smallest bid under a limit (`cry`).
    """

    plan_type = BidLimit
    state_type: Any
    bid_type: type[Any]
    pass_type: type[Any]
    unit: str

    @abstractmethod
    def frame(self, state: S) -> F | None:
        """Return the auction in progress."""

    @abstractmethod
    def limit(self, state: S, seat: int) -> int:
        """Return the most that the seat could bid, based on its own knowledge; 0 if there is no auction."""

    @abstractmethod
    def cry(self, state: S, seat: int, limit: int) -> Any:
        """Return the next action of the seat to bid under a limit: the smallest bid, or a pass.

        If the seat must first raise money, such as by cashing in a set of cards, the action does that and the next
        one bids. Based only on the seat's own knowledge. Raises ValueError if it is not this seat's bid.
        """

    def facts(self, state: S) -> AuctionFacts | None:
        """Return the public facts of the auction."""
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
        """Return a pass; any limit within reach, followed by a pass or by a question; or an exact amount."""
        auction, most = self.facts(state), self.limit(state, seat)
        found = [Option(BidLimit(0), group="bid")]
        if auction is not None and auction.least <= most:
            hole = IntHole("most", auction.least, most)
            plans = (BidLimit(most), BidLimit(most, asks=True), BidLimit(most, asks=True, exact=True))
            found += [Option(plan, holes=(hole,), group="bid") for plan in plans]
        return found

    def act(self, state: S, seat: int, plan: BidLimit) -> Any | None:
        """Return the smallest bid within the limit, or what the seat wants above it."""
        auction = self.facts(state)
        if auction is None or (plan.asks and plan.most < auction.least):
            return None
        if plan.exact and plan.most > auction.least:
            # Act as if nothing less were allowed, so that money is raised first if needed.
            return self.cry(self.as_if_next(state, seat, plan.most), seat, plan.most)
        return self.cry(state, seat, plan.most)

    def exactly(self, state: S, seat: int, action: Any) -> BidLimit | None:
        """Return the plan of this exact bid followed by a question, or of a pass."""
        if isinstance(action, self.bid_type):
            return BidLimit(action.amount, asks=True, exact=True)
        return BidLimit(0) if isinstance(action, self.pass_type) else None

    def is_used_up(self, state: S, seat: int, plan: BidLimit, action: Any) -> bool:
        """Return False: a limit holds until the auction ends, and the panel says so."""
        return False

    def limit_ahead(self, state: S, seat: int, most: int) -> BidLimit | None:
        """Return the plan of a limit that was set in advance, capped at what is within reach.

        None once a seat has bid or passed, or for a seat that is not in the auction.
        """
        auction = self.facts(state)
        if auction is None or auction.started or seat not in auction.seats:
            return None
        within = min(most, self.limit(state, seat))
        return BidLimit(within if within >= auction.least else 0)

    def unasked(self, facts: AuctionFacts, seat: int) -> Msg:
        """Return that the seat sells, or that it is out."""
        return Msg("err-auction-yours") if seat == facts.seller else Msg("err-auction-out")

    def missed(self, state: S, seat: int, plan: BidLimit) -> Sequence[Msg]:
        """Return whose bid exceeds the limit."""
        auction = self.facts(state)
        if auction is None or auction.leader in (NOBODY, seat) or not 0 < plan.most < auction.least:
            return ()
        args: dict[str, Arg] = {"most": Num(plan.most, auction.unit), "seat": SeatRef(auction.leader)}
        return (Msg("core-missed-limit", args | {"highest": Num(auction.highest, auction.unit)}),)

    def why_not(self, state: S, seat: int, plan: BidLimit) -> Msg:
        """Return the range that the seat can bid."""
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
        """Return a copy of a position in which a bidder is the next to bid.

        least: the smallest bid to ask for there, as if others had driven up the price.
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
        """Return a bid whose amount may be as high as the limit; missing money is raised when the bid is made."""
        limit = self.limit(state, seat)
        holes = tuple(
            replace(hole, hi=max(hole.hi, limit)) if isinstance(hole, IntHole) else hole for hole in option.holes
        )
        return replace(option, holes=holes)

    @cached_property
    def _clone(self) -> Any:
        return cloner(self.state_type)
