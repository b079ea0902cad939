"""How four lots are sold at once in the salesroom; see `game`."""

from engines.core.actions import IntHole, Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.auctions import NOBODY
from engines.core.mechanics.turn_order import clockwise
from engines.core.text.messages import Msg
from tests.toys.salesroom import position as pos

SALES = 3
PURSE, WAGE = 7, 4
MINIMA = (1, 1, 2, 2)
WORTH = (3, 4, 6, 7)
NUMBERS = range(1, len(MINIMA) + 1)
BIDS = 2


def least(frame: pos.Selling, lot: int) -> int:
    """Return the smallest bid on a lot."""
    return max(MINIMA[lot - 1], frame.on[lot - 1] + 1)


def open_lots(state: pos.SalesState, frame: pos.Selling, seat: int) -> list[int]:
    """Return the lots on which a seat can bid."""
    if frame.by.count(seat) >= BIDS:
        return []
    return [lot for lot in NUMBERS if frame.by[lot - 1] != seat and least(frame, lot) <= state.coins[seat]]


class SellingRules(FrameRules[pos.SalesState, pos.Selling, pos.LotBid]):
    """Bids in turn order."""

    def pending(self, state: pos.SalesState, frame: pos.Selling) -> list[Decision]:
        """Ask the next seat, if it can bid."""
        seat = frame.order[0]
        return [Decision(seat, Msg("lots-ask-bid"), "bid")] if open_lots(state, frame, seat) else []

    def options(self, state: pos.SalesState, frame: pos.Selling, seat: int) -> list[Option]:
        """Offer a bid on each lot that can be paid."""
        lots = [(lot, least(frame, lot)) for lot in open_lots(state, frame, seat)]
        return [
            Option(pos.LotBid(lot, low), (IntHole("amount", low, state.coins[seat]),), "bid") for lot, low in lots
        ]

    def handle(self, ctx: Ctx[pos.SalesState], frame: pos.Selling, seat: int, action: pos.LotBid) -> None:
        """Lay coins there, and give those that lay there back."""
        at, coins = action.lot - 1, ctx.state.coins
        ousted = frame.by[at]
        if ousted != NOBODY:
            coins[ousted] += frame.on[at]
        coins[seat] -= action.amount
        frame.by[at], frame.on[at], frame.started = seat, action.amount, True
        frame.order.append(frame.order.pop(0))
        ctx.emit(pos.Laid(seat, action.lot, action.amount, ousted))

    def resume(self, ctx: Ctx[pos.SalesState], frame: pos.Selling) -> None:
        """Go on to the next seat that can bid, or to the winners."""
        if any(open_lots(ctx.state, frame, seat) for seat in frame.order):
            frame.order.append(frame.order.pop(0))
            return
        ctx.pop()
        left = [lot for lot in NUMBERS if frame.by[lot - 1] != NOBODY]
        ctx.push(pos.Prizes(number=frame.number, left=left, by=frame.by, on=frame.on))


class PrizesRules(FrameRules[pos.SalesState, pos.Prizes, pos.Take]):
    """One lot after the other."""

    def pending(self, state: pos.SalesState, frame: pos.Prizes) -> list[Decision]:
        """Ask the winner of the next lot."""
        if not frame.left:
            return []
        return [Decision(frame.by[frame.left[0] - 1], Msg("lots-ask-use"), "use")]

    def options(self, state: pos.SalesState, frame: pos.Prizes, seat: int) -> list[Option]:
        """Offer points or coins."""
        return [Option(pos.Take(use), group="take") for use in pos.USES]

    def handle(self, ctx: Ctx[pos.SalesState], frame: pos.Prizes, seat: int, action: pos.Take) -> None:
        """Use the lot."""
        lot = frame.left.pop(0)
        if action.use == "keep":
            ctx.state.points[seat] += WORTH[lot - 1]
        else:
            ctx.state.coins[seat] += WORTH[lot - 1] // 2
        ctx.emit(pos.Taken(seat, lot, frame.on[lot - 1], action.use))

    def resume(self, ctx: Ctx[pos.SalesState], frame: pos.Prizes) -> None:
        """Open the next sale, or end the match."""
        state = ctx.state
        ctx.pop()
        if frame.number == SALES:
            state.over = True
            return
        state.coins = [coins + WAGE for coins in state.coins]
        ctx.push(sale_of(frame.number + 1, state.seats))
        ctx.emit(pos.Opened(frame.number + 1))


def sale_of(number: int, seats: int) -> pos.Selling:
    """Return the sale of a number; each is begun by another seat."""
    order = clockwise((number - 1) % seats, seats)
    return pos.Selling(number=number, order=list(order), by=[NOBODY] * len(NUMBERS), on=[0] * len(NUMBERS))
