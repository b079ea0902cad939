"""The timber yard: in each of `SALES` sales four lots are sold at once for cubes.

Round and round, whoever has fewer than two standing bids puts cubes on a lot: at least its minimum, and more than
what stands there; nobody bids on their own. It is a duty as long as any lot can be paid. Whoever is outbid takes
their cubes back at once, and may use them when their turn comes round. Once nobody can bid any more the standing
bids are paid, and each lot's winner keeps it for its worth in points, or has it sawn up for cubes. Everything lies
open. Before the next sale everybody gets `WAGE` cubes; the most points win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Union

from engines.core.actions import Option
from engines.core.ai.advice import Advice
from engines.core.game import Game, GameInfo
from engines.core.outcome import Outcome, ranks_of
from engines.core.rng import Rng
from engines.core.text.messages import Arg, Msg, Ref, SeatRef, Summary
from engines.core.text.words import GameWords
from tests.toys.yard.plans import YARD_SALES, Decided, Once, Wants
from tests.toys.yard.rules import (
    BIDS,
    LOTS,
    NOBODY,
    PURSE,
    Bid,
    Laid,
    Opened,
    Prizes,
    PrizesRules,
    Selling,
    SellingRules,
    Take,
    Taken,
    YardState,
    YardView,
    sale_of,
)


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


def resample(state: YardState, seat: int, rng: Rng) -> YardState:
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
    resample=resample,
    secrets=secrets,
    invariants=invariants,
    words=GameWords(
        label=label,
        place=place,
        tell=tell,
        summary=summary,
        contest_events=(Laid, Taken),
        contest_opening=Opened,
    ),
    advice=Advice(evaluate=lambda state, seat: float(3 * state.points[seat] + state.cubes[seat])),
    contest=YARD_SALES,
)
