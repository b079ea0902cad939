"""A seat's turn: the event card, the action phase, the end."""

from functools import cache

from engines.core.actions import Action, Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.bank_trades import TradeBank
from engines.core.mechanics.resource_counts import can_pay
from engines.core.mechanics.turn_order import left_of
from engines.core.text.messages import SeatRef
from engines.nuremberg import actions as a
from engines.nuremberg.data import COSTS, ROUTE
from engines.nuremberg.events import SettlementBuilt, StationBuilt, TurnBegan, WorkshopBuilt
from engines.nuremberg.geography.city import SITE
from engines.nuremberg.geography.countryside import CROSSING
from engines.nuremberg.rules.building import PIECES, settle_right, spots
from engines.nuremberg.rules.common import ask, build_at
from engines.nuremberg.rules.council import build_tower, build_wall
from engines.nuremberg.rules.event_cards import draw
from engines.nuremberg.rules.hands import pay
from engines.nuremberg.rules.selling import sell, sell_options
from engines.nuremberg.rules.trading import OFFERS, bank_options, trade_with_bank
from engines.nuremberg.state import NurembergState, Turn

DRAW = Option(a.DrawCard(), group="draw")
END = Option(a.EndTurn(), group="end", ends=True)


@cache
def _answer(who: int, active: int) -> Decision:
    return ask(who, "offer", "offer", optional=True, seat=SeatRef(active))


class TurnRules(FrameRules[NurembergState, Turn, Action]):
    """The active seat's turn, from its event card to the end; events have frames of their own."""

    def pending(self, state: NurembergState, frame: Turn) -> list[Decision]:
        """Ask the active seat, which draws automatically; in the action phase also the partners of offers."""
        if frame.at == "main":
            found = [ask(frame.seat, "turn", "turn")]
            if frame.offers:
                found += [_answer(who, frame.seat) for who in OFFERS.asked(frame)]
            return found
        return [ask(frame.seat, "draw", "event-card", auto=True)] if frame.at == "draw" else []

    def options(self, state: NurembergState, frame: Turn, seat: int) -> list[Option]:
        """Offer what the seat can afford and place now, in the order of the panel."""
        if frame.at == "draw":
            return [DRAW]
        if seat != frame.seat:
            return OFFERS.partner_options(state, frame, seat)
        return [
            *_build_options(state, seat),
            *sell_options(state, seat),
            *bank_options(state, seat),
            *OFFERS.active_options(state, frame),
            END,
        ]

    def handle(self, ctx: Ctx[NurembergState], frame: Turn, seat: int, action: Action) -> None:
        """Carry out the action."""
        match action:
            case a.DrawCard():
                frame.at = "main"
                draw(ctx, seat)
            case a.EndTurn():
                frame.offers = []
                frame.at = "end"
            case a.BuildStation() | a.BuildSettlement() | a.BuildWorkshop() | a.BuildWall() | a.BuildTower():
                _build(ctx, seat, action)
            case a.Sell():
                sell(ctx, seat, action)
            case TradeBank():
                trade_with_bank(ctx, seat, action)
            case _:
                OFFERS.carry_out(ctx, frame, seat, action)

    def resume(self, ctx: Ctx[NurembergState], frame: Turn) -> None:
        """Begin the turn, or pass it on."""
        state = ctx.state
        if frame.at == "start":
            state.active = frame.seat
            state.turns += 1
            ctx.emit(TurnBegan(frame.seat, state.turns))
            frame.at = "draw"
        else:
            state.stack[-1] = Turn(seat=left_of(frame.seat, state.seats))


# ------------------------------------------------------------------ building


def _build_options(state: NurembergState, seat: int) -> list[Option]:
    purse = state.players[seat].purse
    payable = [piece for piece in PIECES if can_pay(purse, COSTS[piece])]
    return [build_at(piece, place) for piece in payable for place in spots(state, seat, piece)]


def _build(ctx: Ctx[NurembergState], seat: int, action: a.Building) -> None:
    state = ctx.state
    match action:
        case a.BuildStation(name):
            route = ROUTE[name]
            pay(state, seat, COSTS["station"])
            state.stations[route].append(seat)
            ctx.emit(StationBuilt(seat, name, len(state.stations[route])))
            settle_right(ctx, seat, route)
        case a.BuildSettlement(crossing):
            pay(state, seat, COSTS["settlement"])
            state.settlements[CROSSING[crossing]] = seat
            ctx.emit(SettlementBuilt(seat, crossing))
        case a.BuildWorkshop(site):
            pay(state, seat, COSTS["workshop"])
            state.workshops[SITE[site]] = seat
            ctx.emit(WorkshopBuilt(seat, site))
        case a.BuildWall():
            build_wall(ctx, seat, free=False)
        case a.BuildTower(tower):
            build_tower(ctx, seat, tower)
