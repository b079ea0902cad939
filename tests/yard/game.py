"""The timber yard: in each of `SALES` sales four lots are sold at once for cubes.

Round and round, whoever has fewer than two standing bids puts cubes on a lot: at least its minimum, and more than
what stands there; nobody bids on their own. It is a duty as long as any lot can be paid. Whoever is outbid takes
their cubes back at once, and may use them when their turn comes round. Once nobody can bid any more the standing
bids are paid, and each lot's winner keeps it for its worth in points, or has it sawn up for cubes. Everything lies
open. Before the next sale everybody gets `WAGE` cubes; the most points win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Union

from msgspec import Struct

from engines.core.actions import Action, Event, IntHole, Option
from engines.core.codec import cloner
from engines.core.contests import Contest, Facts, Plan
from engines.core.decisions import Decision
from engines.core.flows import clockwise
from engines.core.frames import BaseState, Ctx, Frame, FrameRules
from engines.core.game import Game, GameInfo
from engines.core.mind import Mind
from engines.core.rng import Rng
from engines.core.text import Arg, Msg, Ref, SeatRef, Summary
from engines.core.winners import Outcome, ranks_of
from engines.core.words import Words

SALES = 3
PURSE, WAGE = 7, 4
MINIMA = (1, 1, 2, 2)
WORTH = (3, 4, 6, 7)
LOTS = range(1, len(MINIMA) + 1)
BIDS = 2
NOBODY = -1

Use = Literal["keep", "saw"]
USES: tuple[Use, ...] = ("keep", "saw")


class Bid(Action, frozen=True, tag="bid"):
    """Cubes on a lot."""

    lot: int
    amount: int


class Take(Action, frozen=True, tag="take"):
    """What becomes of a lot that was won."""

    use: Use


class Opened(Event, frozen=True, tag="opened"):
    """A sale begins."""

    sale: int


class Laid(Event, frozen=True, tag="laid"):
    """A bid. ousted: whose cubes lay there."""

    seat: int
    lot: int
    amount: int
    ousted: int


class Taken(Event, frozen=True, tag="taken"):
    """A lot is paid, and kept or sawn up."""

    seat: int
    lot: int
    amount: int
    use: Use


class Selling(Frame, kw_only=True, tag="selling"):
    """A sale. order: the next to bid first. by, on: by lot, whose bid stands there, and how much it is."""

    number: int
    order: list[int]
    by: list[int]
    on: list[int]
    started: bool = False


class Prizes(Frame, kw_only=True, tag="prizes"):
    """What winners do with their lots. left: the lots, the next one first."""

    number: int
    left: list[int]
    by: list[int]
    on: list[int]


class YardState(BaseState, kw_only=True):
    """A position. cubes: in hand, those of standing bids left out."""

    stack: list[Selling | Prizes]
    cubes: list[int]
    points: list[int]


class YardView(Struct, frozen=True):
    """Everything."""

    cubes: tuple[int, ...]
    points: tuple[int, ...]
    by: tuple[int, ...]
    on: tuple[int, ...]


def least(frame: Selling, lot: int) -> int:
    """The smallest bid on a lot."""
    return max(MINIMA[lot - 1], frame.on[lot - 1] + 1)


def open_lots(state: YardState, frame: Selling, seat: int) -> list[int]:
    """The lots on which a seat can bid."""
    if frame.by.count(seat) >= BIDS:
        return []
    return [lot for lot in LOTS if frame.by[lot - 1] != seat and least(frame, lot) <= state.cubes[seat]]


class SellingRules(FrameRules[YardState, Selling, Bid]):
    """Bids in turn order."""

    def pending(self, state: YardState, frame: Selling) -> list[Decision]:
        """The next seat, if it can bid."""
        seat = frame.order[0]
        return [Decision(seat, Msg("yard-ask-bid"), "bid")] if open_lots(state, frame, seat) else []

    def options(self, state: YardState, frame: Selling, seat: int) -> list[Option]:
        """A bid on each lot that can be paid."""
        return [
            Option(Bid(lot, least(frame, lot)), (IntHole("amount", least(frame, lot), state.cubes[seat]),), "bid")
            for lot in open_lots(state, frame, seat)
        ]

    def handle(self, ctx: Ctx[YardState], frame: Selling, seat: int, action: Bid) -> None:
        """Cubes go there, and those that lay there go back."""
        at, cubes = action.lot - 1, ctx.state.cubes
        ousted = frame.by[at]
        if ousted != NOBODY:
            cubes[ousted] += frame.on[at]
        cubes[seat] -= action.amount
        frame.by[at], frame.on[at], frame.started = seat, action.amount, True
        frame.order.append(frame.order.pop(0))
        ctx.emit(Laid(seat, action.lot, action.amount, ousted))

    def resume(self, ctx: Ctx[YardState], frame: Selling) -> None:
        """The next who can bid; or the lots go to their winners."""
        if any(open_lots(ctx.state, frame, seat) for seat in frame.order):
            frame.order.append(frame.order.pop(0))
            return
        ctx.pop()
        left = [lot for lot in LOTS if frame.by[lot - 1] != NOBODY]
        ctx.push(Prizes(number=frame.number, left=left, by=frame.by, on=frame.on))


class PrizesRules(FrameRules[YardState, Prizes, Take]):
    """One lot after the other."""

    def pending(self, state: YardState, frame: Prizes) -> list[Decision]:
        """The winner of the next lot."""
        if not frame.left:
            return []
        return [Decision(frame.by[frame.left[0] - 1], Msg("yard-ask-use"), "use")]

    def options(self, state: YardState, frame: Prizes, seat: int) -> list[Option]:
        """Points or cubes."""
        return [Option(Take(use), group="take") for use in USES]

    def handle(self, ctx: Ctx[YardState], frame: Prizes, seat: int, action: Take) -> None:
        """It is theirs."""
        lot = frame.left.pop(0)
        if action.use == "keep":
            ctx.state.points[seat] += WORTH[lot - 1]
        else:
            ctx.state.cubes[seat] += WORTH[lot - 1] // 2
        ctx.emit(Taken(seat, lot, frame.on[lot - 1], action.use))

    def resume(self, ctx: Ctx[YardState], frame: Prizes) -> None:
        """The next sale, or the end."""
        state = ctx.state
        ctx.pop()
        if frame.number == SALES:
            state.over = True
            return
        state.cubes = [cubes + WAGE for cubes in state.cubes]
        ctx.push(sale_of(frame.number + 1, state.seats))
        ctx.emit(Opened(frame.number + 1))


def sale_of(number: int, seats: int) -> Selling:
    """The sale of a number, which another seat begins."""
    order = clockwise((number - 1) % seats, seats)
    return Selling(number=number, order=list(order), by=[NOBODY] * len(LOTS), on=[0] * len(LOTS))


# ------------------------------------------------------------------ plans


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

    def facts(self, state: YardState) -> Facts | None:
        """The sale and who is in it: all while it is bid for, then those whose lots are left."""
        match state.stack[-1] if state.stack else None:
            case Selling() as frame:
                return Facts(frame.number, tuple(frame.order), frame.started)
            case Prizes() as frame:
                return Facts(frame.number, tuple(dict.fromkeys(frame.by[lot - 1] for lot in frame.left)), True)
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


# ------------------------------------------------------------------ the rest of the game


def initial(seats: int, rng: Rng, settings: Any) -> YardState:
    """The first sale."""
    return YardState(seats=seats, rng=rng, stack=[sale_of(1, seats)], cubes=[PURSE] * seats, points=[0] * seats)


def outcome(state: YardState) -> Outcome | None:
    """Points."""
    scores = tuple(state.points)
    return Outcome("points", scores, ranks_of(scores)) if state.over else None


def view(state: YardState, viewer: int | None) -> YardView:
    """Everything."""
    frame = state.stack[-1] if state.stack else None
    by = tuple(frame.by) if frame else (NOBODY,) * len(LOTS)
    on = tuple(frame.on) if frame else (0,) * len(LOTS)
    return YardView(tuple(state.cubes), tuple(state.points), by, on)


def label(view: YardView, option: Option) -> Msg:
    """A move or a plan."""
    match option.action:
        case Wants(first, first_most, second, second_most, then, use):
            lots = {"first": first, "first-most": first_most, "second": second, "second-most": second_most}
            if option.holes:
                return Msg(f"yard-wants-{then}-{use}")
            return Msg(f"yard-wanted-{then}-{use}", {**lots})
        case Once(lot, amount) | Bid(lot, amount):
            return Msg("yard-once") if len(option.holes) > 1 else Msg("yard-bid", {"lot": lot, "amount": amount})
        case Decided(use) | Take(use):
            return Msg(f"yard-{use}")
    return Msg("yard-ask-me")


def place(view: YardView, ref: Ref) -> Msg:
    """Nothing has a place."""
    return Msg("core-thing", {"thing": f"{ref.kind} {ref.id}"})


def tell(view: YardView, events: Sequence[Any]) -> list[Msg]:
    """One sentence an event."""
    told = []
    for event in events:
        match event:
            case Opened(sale):
                told.append(Msg("yard-opened", {"sale": sale}))
            case Laid(seat, lot, amount, _):
                told.append(Msg("yard-laid", {"seat": SeatRef(seat), "lot": lot, "amount": amount}))
            case Taken(seat, lot, amount, use):
                args: dict[str, Arg] = {"seat": SeatRef(seat), "lot": lot, "amount": amount}
                told.append(Msg(f"yard-taken-{use}", args))
    return told


def summary(view: YardView) -> Summary:
    """Points."""
    lines = tuple(Msg("yard-standing", {"seat": SeatRef(s), "n": n}) for s, n in enumerate(view.points))
    return Summary(Msg("yard-headline"), lines, ())


def redraw(state: YardState, seat: int, rng: Rng) -> YardState:
    """Nothing is hidden but the seed."""
    state.rng = rng.fork("determinized")
    return state


def secrets(state: YardState, seat: int) -> dict[str, Any]:
    """The seed."""
    return {} if state.over else {"seed": state.rng.seed}


def invariants(state: YardState) -> list[str]:
    """Nobody owes cubes, and nobody has three bids."""
    frame = state.stack[-1] if state.stack else None
    found = [] if min(state.cubes) >= 0 else ["debts"]
    if isinstance(frame, Selling) and any(frame.by.count(seat) > BIDS for seat in range(state.seats)):
        found.append("three bids")
    return found


YARD = Game(
    info=GameInfo(key="yard", command="yard", seats=(2, 4), rules_version=1, hidden=False),
    state_type=YardState,
    action_type=Union[Bid, Take],
    event_type=Union[Opened, Laid, Taken],
    frames={Selling: SellingRules(), Prizes: PrizesRules()},
    initial=initial,
    outcome=outcome,
    view=view,
    redraw=redraw,
    secrets=secrets,
    invariants=invariants,
    words=Words(label=label, place=place, tell=tell, summary=summary, contest_events=(Opened, Laid, Taken)),
    mind=Mind(evaluate=lambda state, seat: float(3 * state.points[seat] + state.cubes[seat])),
    contest=YARD_SALES,
)
