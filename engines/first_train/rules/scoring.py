"""Victory points, profit and loss, the general order, and the end of the match."""

from collections.abc import Sequence
from operator import add

from engines.core.frames import Ctx
from engines.core.outcome import Outcome, ranks_of
from engines.first_train.data import BOARDS, LOADS, NUMBERS, PROFIT_OF, TRAINS, Loads
from engines.first_train.events import FinalScored, ProfitMoved, TransportScored
from engines.first_train.rules.common import arrive, order_by, trains_of
from engines.first_train.rules.track import links_of
from engines.first_train.state import PROFIT, FirstTrainState

PASSENGER_POINTS = {
    name: [board.passenger_points[str(train.price)] for train in TRAINS] for name, board in BOARDS.items()
}
"""By board and train, the victory points for a passenger."""


def carried(state: FirstTrainState, seat: int) -> list[int]:
    """Return, by load, what a seat's trains carry."""
    found = [0] * len(LOADS)
    for train in trains_of(state, seat):
        found = list(map(add, found, state.wagons[train]))
    return found


def transport_points(state: FirstTrainState, seat: int) -> int:
    """Return the victory points of what a seat's trains carry; on some boards passengers count by train."""
    worth = PASSENGER_POINTS[state.board]
    total = 0
    for train in trains_of(state, seat):
        red, green, white, yellow = state.wagons[train]
        total += worth[train] * (red + green) + NUMBERS.points.cube * (white + yellow)
    return total


def score_transport(ctx: Ctx[FirstTrainState], seat: int) -> list[int]:
    """Book a seat's points for its trains; return what they carried, by load."""
    state = ctx.state
    loads, points = carried(state, seat), transport_points(state, seat)
    state.players[seat].points += points
    ctx.emit(TransportScored(seat, Loads.of(loads), points))
    return loads


def move_profit(ctx: Ctx[FirstTrainState], seat: int, loads: Sequence[int]) -> None:
    """Move a seat's disc on profit and loss by its earnings minus its links; put it on top."""
    state, player = ctx.state, ctx.state.players[seat]
    earned = sum(each * count for each, count in zip(PROFIT_OF, loads, strict=True))
    links, before = links_of(state, seat), player.profit
    moved = before + earned + NUMBERS.profit.link * links
    player.profit = max(NUMBERS.profit_least, min(NUMBERS.profit_most, moved))
    arrive(state, PROFIT, seat)
    ctx.emit(ProfitMoved(seat, earned, links, before, player.profit))


def profit_order(state: FirstTrainState) -> list[int]:
    """Return all seats by profit, highest first; among equals, the higher disc comes first."""
    return order_by(state, PROFIT, [player.profit for player in state.players])


def sets_of(state: FirstTrainState, seat: int) -> int:
    """Return the number of sets of one load of each kind that a seat has."""
    return min(state.players[seat].loads)


def final_points(state: FirstTrainState, seat: int) -> int:
    """Return a seat's points if the match ended now."""
    player, worth = state.players[seat], NUMBERS.points
    return player.points + worth.set * sets_of(state, seat) + player.profit + worth.link * links_of(state, seat)


def end_match(ctx: Ctx[FirstTrainState]) -> None:
    """Book the final scoring and end the match."""
    state = ctx.state
    for seat in state.order:
        sets, profit, links = sets_of(state, seat), state.players[seat].profit, links_of(state, seat)
        ctx.emit(FinalScored(seat, sets, profit, links, final_points(state, seat)))
    ctx.reveal()
    state.stack = []
    state.over = True


def outcome(state: FirstTrainState) -> Outcome | None:
    """Return the outcome: most points win; among equals, the earlier seat in the general order."""
    if not state.over:
        return None
    scores = tuple(final_points(state, seat) for seat in range(state.seats))
    standings = [(points, -state.order.index(seat)) for seat, points in enumerate(scores)]
    return Outcome("rounds", scores, ranks_of(standings))
