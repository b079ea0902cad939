"""Positions, moves and events of the timber yard, and how a sale goes; see `game`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engines.core.actions import Action, Event, IntHole, Option
from engines.core.decisions import Decision
from engines.core.frames import BaseState, Ctx, Frame, FrameRules
from engines.core.mechanics.turn_order import clockwise
from engines.core.text.messages import Msg

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
