"""Plans for a sale of the timber yard; see `game`."""

from __future__ import annotations

from typing import Any, Literal, Union

from engines.core.actions import IntHole, Option
from engines.core.encoding.cloning import cloner
from engines.core.play.contests import Contest, ContestFacts, Plan
from tests.toys.yard.rules import LOTS, USES, Bid, Prizes, Selling, Take, Use, YardState, least, open_lots


class Wants(Plan, frozen=True, tag="wants"):
    """Two lots and how far to go for each; then the cheapest bid there is, or a question. use: of what is won."""

    first: int
    first_most: int
    second: int
    second_most: int
    then: Literal["ask", "least"]
    use: Use


class Once(Plan, frozen=True, tag="once"):
    """Just this bid, and then a question."""

    lot: int
    amount: int


class Decided(Plan, frozen=True, tag="decided"):
    """What becomes of the lots that were won."""

    use: Use


class AskMe(Plan, frozen=True, tag="ask-me"):
    """A question whenever it is one's turn."""


YardPlan = Union[Wants, Once, Decided, AskMe]


class Yard(Contest[YardState]):
    """Plans for a sale."""

    plan_type = YardPlan

    def facts(self, state: YardState) -> ContestFacts | None:
        """The sale and who is in it: all while it is bid for, then those whose lots are left."""
        match state.stack[-1] if state.stack else None:
            case Selling() as frame:
                return ContestFacts(frame.number, tuple(frame.order), frame.started)
            case Prizes() as frame:
                return ContestFacts(
                    frame.number, tuple(dict.fromkeys(frame.by[lot - 1] for lot in frame.left)), True
                )
        return None

    def options(self, state: YardState, seat: int) -> list[Option]:
        """Wishes of four kinds, one bid, or questions."""
        frame = state.stack[-1]
        if isinstance(frame, Prizes):
            return [Option(Decided(use), group="decided") for use in USES] + self._later(state, seat)
        most = state.cubes[seat] + sum(on for by, on in zip(frame.by, frame.on, strict=True) if by == seat)
        holes = (
            IntHole("first", 1, len(LOTS)),
            IntHole("first_most", 1, most),
            IntHole("second", 1, len(LOTS)),
            IntHole("second_most", 1, most),
        )
        wishes = [
            Option(Wants(1, 1, 2, 1, then, use), holes, "wants") for then in ("ask", "least") for use in USES
        ]
        once = Option(Once(1, 1), (IntHole("lot", 1, len(LOTS)), IntHole("amount", 1, most)), "once")
        return [*wishes, once, *self._later(state, seat)]

    def _later(self, state: YardState, seat: int) -> list[Option]:
        facts = self.facts(state)
        return [] if facts is None or facts.next == seat else [Option(AskMe(), group="ask-me")]

    def act(self, state: YardState, seat: int, plan: Any) -> Any | None:
        """The first wish that can be had, or what comes then."""
        frame = state.stack[-1]
        match plan, frame:
            case ((Wants(use=use) | Decided(use=use)), Prizes()):
                return Take(use)
            case Wants(), Selling():
                lots = open_lots(state, frame, seat)
                for lot, most in ((plan.first, plan.first_most), (plan.second, plan.second_most)):
                    if lot in lots and least(frame, lot) <= most:
                        return Bid(lot, least(frame, lot))
                cheapest = min(lots, key=lambda lot: least(frame, lot))
                return Bid(cheapest, least(frame, cheapest)) if plan.then == "least" else None
            case Once(lot, amount), Selling():
                possible = (
                    lot in open_lots(state, frame, seat) and least(frame, lot) <= amount <= state.cubes[seat]
                )
                return Bid(lot, amount) if possible else None
        return None

    def exactly(self, state: YardState, seat: int, action: Any) -> Any | None:
        """One bid, or one use."""
        if isinstance(action, Bid):
            return Once(action.lot, action.amount)
        return Decided(action.use) if isinstance(action, Take) else None

    def as_if_next(self, state: YardState, seat: int) -> YardState:
        """With the seat, or its first lot, at the beginning."""
        copy: YardState = CLONE(state)
        frame = copy.stack[-1]
        if isinstance(frame, Selling):
            at = frame.order.index(seat)
            frame.order = frame.order[at:] + frame.order[:at]
        else:
            frame.left.sort(key=lambda lot: frame.by[lot - 1] != seat)
        return copy


CLONE = cloner(YardState)
YARD_SALES = Yard()
