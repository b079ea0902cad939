"""A round: its ten phases, in order."""

from collections.abc import Callable, Mapping

from engines.core.frames import AutomaticFrameRules, Ctx, Frame
from engines.first_train.data import BOARDS, BROWN, COLOURS, LOADS, NOBODY, NUMBERS, TRAINS, WHITE, rounds_of
from engines.first_train.events import (
    CountersDrawn,
    OrderSet,
    OrdersSet,
    PhaseBegan,
    PhaseName,
    RoundBegan,
    RoundEnded,
)
from engines.first_train.rules.auction import boxes_of
from engines.first_train.rules.common import influence_order
from engines.first_train.rules.scoring import end_match, move_profit, profit_order, score_transport
from engines.first_train.state import Auction, Construction, FirstTrainState, Round, Running, Sale

COUNTERS = {
    name: [colour for colour, n in zip(COLOURS, board.bag.counts(), strict=True) for _ in range(n)]
    for name, board in BOARDS.items()
}
"""By board, the counters in its bag."""


def take_cubes(ctx: Ctx[FirstTrainState]) -> None:
    """Run phase I: all seats take cubes, as far as their hands hold them."""
    state = ctx.state
    state.round += 1
    taken = [min(NUMBERS.cubes_a_round, NUMBERS.cubes_most - player.cubes) for player in state.players]
    for player, count in zip(state.players, taken, strict=True):
        player.cubes += count
    ctx.emit(RoundBegan(state.round, tuple(taken)))


def draw_counters(ctx: Ctx[FirstTrainState]) -> None:
    """Run phase II: all counters go into the bag, and one is drawn for each box."""
    state = ctx.state
    bag = list(COUNTERS[state.board])
    ctx.shuffle(bag, "counters", pile=True)
    boxes = boxes_of(state)
    names = [bag.pop() for _ in boxes]
    state.drawn = [COLOURS.index(name) for name in names]
    state.bidders, state.bids = [NOBODY] * len(boxes), [0] * len(boxes)
    ctx.emit(CountersDrawn(tuple(names)))


def set_orders(ctx: Ctx[FirstTrainState]) -> None:
    """Run phase IV: most white influence builds first, most brown runs trains first."""
    state = ctx.state
    state.builders, state.runners = influence_order(state, WHITE), influence_order(state, BROWN)
    ctx.emit(OrdersSet(tuple(state.builders), tuple(state.runners)))


def score(ctx: Ctx[FirstTrainState]) -> None:
    """Run phase VII: victory points, then profit and loss; loads go to the players, locomotives return."""
    state = ctx.state
    loads = [score_transport(ctx, seat) for seat in state.order]
    for seat, carried in zip(state.order, loads, strict=True):
        move_profit(ctx, seat, carried)
        own = state.players[seat].loads
        own[:] = [had + new for had, new in zip(own, carried, strict=True)]
    # Bought and loaded trains are no longer visible, so a player cannot undo them alone.
    ctx.reveal()
    state.trains = [NOBODY] * len(TRAINS)
    state.wagons = [(0,) * len(LOADS)] * len(TRAINS)


def order_anew(ctx: Ctx[FirstTrainState]) -> None:
    """Run phase VIII: highest profit first."""
    state = ctx.state
    state.order = profit_order(state)
    ctx.emit(OrderSet(tuple(state.order)))


def end_round(ctx: Ctx[FirstTrainState]) -> None:
    """Run phase X: begin the next round, or end the match."""
    state = ctx.state
    points = tuple(player.points for player in state.players)
    ctx.emit(RoundEnded(state.round, points, tuple(player.profit for player in state.players)))
    if state.round == rounds_of(state.seats):
        end_match(ctx)


def _begin(phase: PhaseName, frame: Callable[[FirstTrainState], Frame]) -> Callable[[Ctx[FirstTrainState]], None]:
    """Return the function that begins a phase with decisions."""

    def begin(ctx: Ctx[FirstTrainState]) -> None:
        ctx.emit(PhaseBegan(phase))
        ctx.push(frame(ctx.state))

    return begin


PHASES: Mapping[str, Callable[[Ctx[FirstTrainState]], None]] = {
    "start": take_cubes,
    "counters": draw_counters,
    "auction": _begin("auction", lambda state: Auction(order=list(state.order))),
    "orders": set_orders,
    "construction": _begin("construction", lambda state: Construction(left=list(state.builders))),
    "trains": _begin("trains", lambda state: Running(order=list(state.runners), made=[[] for _ in state.players])),
    "scoring": score,
    "order": order_anew,
    "sale": _begin("sale", lambda state: Sale(left=list(state.order))),
    "end": end_round,
}
"""The phases by name, in order."""
_NEXT = dict(zip(PHASES, [*list(PHASES)[1:], "start"], strict=True))


class RoundRules(AutomaticFrameRules[FirstTrainState, Round]):
    """The sequence of phases, which asks no seat itself."""

    def resume(self, ctx: Ctx[FirstTrainState], frame: Round) -> None:
        """Run the next phase."""
        phase = PHASES[frame.at]
        frame.at = _NEXT[frame.at]
        phase(ctx)
