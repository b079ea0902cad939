"""Plans for a sale of four lots in the salesroom; see `game`."""

from typing import Any, Literal, Union

from engines.core.actions import IntHole, Option
from engines.core.encoding.cloning import cloner
from engines.core.play.contests import Contest, ContestFacts, Plan
from tests.toys.salesroom.lots import NUMBERS, least, open_lots
from tests.toys.salesroom.position import USES, LotBid, Prizes, SalesState, Selling, Take, Use


class Wants(Plan, frozen=True, tag="wants"):
    """Two lots and how far to go for each; then the cheapest bid there is, or a question. use: of what is won."""

    first: int
    first_most: int
    second: int
    second_most: int
    then: Literal["ask", "least"]
    use: Use


class Once(Plan, frozen=True, tag="once"):
    """One bid, and then a question."""

    lot: int
    amount: int


class Decided(Plan, frozen=True, tag="decided"):
    """The use of the lots that were won."""

    use: Use


class AskMe(Plan, frozen=True, tag="ask-me"):
    """A question whenever it is one's turn."""


LotsPlan = Union[Wants, Once, Decided, AskMe]


class LotsContest(Contest[SalesState]):
    """Plans for a sale of lots."""

    plan_type = LotsPlan

    def facts(self, state: SalesState) -> ContestFacts | None:
        """Return the sale and who is in it: all while it is bid for, then those whose lots are left."""
        match state.stack[-1] if state.stack else None:
            case Selling() as frame:
                return ContestFacts(frame.number, tuple(frame.order), frame.started)
            case Prizes() as frame:
                return ContestFacts(
                    frame.number, tuple(dict.fromkeys(frame.by[lot - 1] for lot in frame.left)), True
                )
        return None

    def options(self, state: SalesState, seat: int) -> list[Option]:
        """Offer wishes of four kinds, one bid, or questions."""
        frame = state.stack[-1]
        if isinstance(frame, Prizes):
            return [Option(Decided(use), group="decided") for use in USES] + self._later(state, seat)
        assert isinstance(frame, Selling)
        most = state.coins[seat] + sum(on for by, on in zip(frame.by, frame.on, strict=True) if by == seat)
        holes = (
            IntHole("first", 1, len(NUMBERS)),
            IntHole("first_most", 1, most),
            IntHole("second", 1, len(NUMBERS)),
            IntHole("second_most", 1, most),
        )
        wishes = [
            Option(Wants(1, 1, 2, 1, then, use), holes, "wants") for then in ("ask", "least") for use in USES
        ]
        once = Option(Once(1, 1), (IntHole("lot", 1, len(NUMBERS)), IntHole("amount", 1, most)), "once")
        return [*wishes, once, *self._later(state, seat)]

    def _later(self, state: SalesState, seat: int) -> list[Option]:
        facts = self.facts(state)
        return [] if facts is None or facts.next == seat else [Option(AskMe(), group="ask-me")]

    def act(self, state: SalesState, seat: int, plan: Any) -> Any | None:
        """Return the first wish that can be had, or what comes then."""
        frame = state.stack[-1]
        match plan, frame:
            case ((Wants(use=use) | Decided(use=use)), Prizes()):
                return Take(use)
            case Wants(), Selling():
                lots = open_lots(state, frame, seat)
                for lot, most in ((plan.first, plan.first_most), (plan.second, plan.second_most)):
                    if lot in lots and least(frame, lot) <= most:
                        return LotBid(lot, least(frame, lot))
                cheapest = min(lots, key=lambda lot: least(frame, lot))
                return LotBid(cheapest, least(frame, cheapest)) if plan.then == "least" else None
            case Once(lot, amount), Selling():
                possible = (
                    lot in open_lots(state, frame, seat) and least(frame, lot) <= amount <= state.coins[seat]
                )
                return LotBid(lot, amount) if possible else None
        return None

    def exactly(self, state: SalesState, seat: int, action: Any) -> Any | None:
        """Return one bid, or one use."""
        if isinstance(action, LotBid):
            return Once(action.lot, action.amount)
        return Decided(action.use) if isinstance(action, Take) else None

    def as_if_next(self, state: SalesState, seat: int) -> SalesState:
        """Put the seat, or its first lot, at the beginning."""
        copy: SalesState = CLONE(state)
        frame = copy.stack[-1]
        if isinstance(frame, Selling):
            at = frame.order.index(seat)
            frame.order = frame.order[at:] + frame.order[:at]
        elif isinstance(frame, Prizes):
            frame.left.sort(key=lambda lot: frame.by[lot - 1] != seat)
        return copy


CLONE = cloner(SalesState)
LOTS_CONTEST = LotsContest()
