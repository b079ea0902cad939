"""A seat's turn: before the roll, the action phase, the end (rules 2.1)."""

from bisect import insort
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, get_args

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights.data import ACTIVATE_COST, PROMOTE_COST, SCIENCE, TRACK_OF, TRACKS
from engines.cities_knights.events import Built, KnightActivated, KnightPromoted, RoadBuilt, TurnBegan
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules import commercial_harbour, progress_cards
from engines.cities_knights.rules.building import SPOTS
from engines.cities_knights.rules.common import ask, at_vertex, road_at
from engines.cities_knights.rules.dice_roll import push_drops, throw
from engines.cities_knights.rules.improvements import improve, improve_options
from engines.cities_knights.rules.knights import (
    beside_robber,
    knight_at,
    may_promote,
    reach,
    set_up,
    stop_acting,
    walk,
)
from engines.cities_knights.rules.longest_road import award, measure_at, recount
from engines.cities_knights.rules.trading import OFFERS, bank_options, trade_with_bank
from engines.cities_knights.state import CITY, SETTLEMENT, CatanState, Knight, Robber, Turn
from engines.core.actions import Option, plain_option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.resource_counts import can_pay, move_pieces
from engines.core.mechanics.turn_order import left_of
from engines.core.text.kinds import VERB
from engines.core.text.messages import Ref, SeatRef

ROLL = Option(a.RollDice(), group="roll")
END = Option(a.EndTurn(), group="end", ends=True)


class TurnRules(FrameRules[CatanState, Turn, a.CatanAction]):
    """The active seat's turn, from before its roll to the end."""

    def pending(self, state: CatanState, frame: Turn) -> list[Decision]:
        """Ask the active seat; in the action phase also the partners of offers."""
        if frame.at == "before":
            # Without a science card, as the backs show, there is nothing to decide before the roll.
            science = SCIENCE in map(TRACK_OF.get, state.players[frame.seat].progress)
            return [ask(frame.seat, "roll", "roll", auto=not science)]
        if frame.at != "main":
            return []
        found = [ask(frame.seat, "turn", "turn")]
        if frame.offers:
            found += [_answer(who, frame.seat) for who in OFFERS.asked(frame)]
        return found

    def options(self, state: CatanState, frame: Turn, seat: int) -> list[Option]:
        """Offer what the seat can afford and place now, in the order of the panel."""
        if frame.at == "before":
            return [ROLL, *progress_cards.before_roll(state, seat)]
        if seat != frame.seat:
            return OFFERS.partner_options(state, frame, seat)
        return [
            *_build_options(state, seat),
            *_knight_options(state, seat),
            *improve_options(state, frame),
            *bank_options(state, frame),
            *OFFERS.active_options(state, frame),
            *commercial_harbour.turn_options(state, frame),
            *progress_cards.options(state, frame),
            END,
        ]

    def handle(self, ctx: Ctx[CatanState], frame: Turn, seat: int, action: a.CatanAction) -> None:
        """Carry out the action."""
        _DEEDS.get(type(action), OFFERS.carry_out)(ctx, frame, seat, action)

    def resume(self, ctx: Ctx[CatanState], frame: Turn) -> None:
        """Begin the turn, or pass it on."""
        if frame.at == "start":
            _begin(ctx, frame)
        else:
            _pass_on(ctx, frame)


@cache
def _answer(who: int, active: int) -> Decision:
    return ask(who, "offer", "offer", optional=True, seat=SeatRef(active))


def _begin(ctx: Ctx[CatanState], turn: Turn) -> None:
    state = ctx.state
    state.active = turn.seat
    state.turns += 1
    for knight in state.knights:
        knight.ready = knight.active and knight.seat == turn.seat
        knight.promoted = False
    ctx.emit(TurnBegan(turn.seat, state.turns))
    turn.at = "before"


def _roll(ctx: Ctx[CatanState], turn: Turn, seat: int, _: a.RollDice) -> None:
    turn.at = "main"
    throw(ctx, seat)


def _choose_dice(ctx: Ctx[CatanState], turn: Turn, seat: int, action: ca.Alchemist) -> None:
    turn.at = "main"
    progress_cards.spend(ctx, seat, action)
    throw(ctx, seat, (action.red, action.yellow))


def _end(ctx: Ctx[CatanState], turn: Turn, seat: int, _: a.EndTurn) -> None:
    turn.offers = []
    turn.at = "end"
    if not push_drops(ctx, [seat]):
        _pass_on(ctx, turn)


def _pass_on(ctx: Ctx[CatanState], turn: Turn) -> None:
    left = Turn(seat=left_of(turn.seat, ctx.state.seats))
    ctx.state.stack[-1] = left
    _begin(ctx, left)


# ------------------------------------------------------------------ building


def _build_options(state: CatanState, seat: int) -> list[Option]:
    hand = state.players[seat].hand
    return [
        road_at(spot) if piece is a.BuildRoad else at_vertex(piece, spot, "build")
        for piece, spots in SPOTS.items()
        if can_pay(hand, a.COSTS[piece])
        for spot in spots(state, seat)
    ]


def lay_road(ctx: Ctx[CatanState], seat: int, edge: str, *, free: bool) -> None:
    """Lay a road on an edge."""
    ctx.state.roads[ISLAND.edge(edge)] = seat
    ctx.emit(RoadBuilt(seat, edge, free))
    recount(ctx, [seat])


def _build(ctx: Ctx[CatanState], _: Turn, seat: int, action: a.Building) -> None:
    state = ctx.state
    move_pieces(state.players[seat].hand, state.bank, a.COSTS[type(action)])
    match action:
        case a.BuildRoad(edge):
            lay_road(ctx, seat, edge, free=False)
        case a.BuildSettlement(vertex):
            state.owner[vertex] = seat
            state.piece[vertex] = SETTLEMENT
            ctx.emit(Built(seat, "settlement", vertex))
            measure_at(state, vertex, seat)
            award(ctx)
        case a.BuildCity(vertex):
            state.piece[vertex] = CITY
            ctx.emit(Built(seat, "city", vertex))
        case a.BuildWall(vertex):
            insort(state.walls, vertex)
            ctx.emit(Built(seat, "wall", vertex))
        case a.BuildKnight(vertex):
            ctx.emit(Built(seat, "knight", vertex))
            set_up(state, Knight(seat, vertex))
            award(ctx)


# ------------------------------------------------------------------ knights


def _knight_options(state: CatanState, seat: int) -> list[Option]:
    found: list[Option] = []
    hand = state.players[seat].hand
    own = [knight for knight in state.knights if knight.seat == seat]
    if not own:
        return found
    if can_pay(hand, ACTIVATE_COST):
        found += [at_vertex(a.ActivateKnight, k.vertex, "knight") for k in own if not k.active]
    if can_pay(hand, PROMOTE_COST):
        found += [at_vertex(a.PromoteKnight, k.vertex, "knight") for k in own if may_promote(state, k)]
    for knight in own:
        if not knight.ready:
            continue
        free, foreign = reach(state, seat, knight.vertex)
        weaker = [v for v in foreign if (other := knight_at(state, v)) and other.level < knight.level]
        found += [_move_option(knight.vertex, vertex) for vertex in sorted(free + weaker)]
        if beside_robber(state, knight):
            found.append(at_vertex(a.ChaseRobber, knight.vertex, "knight"))
    return found


@cache
def _move_option(start: int, to: int) -> Option:
    return plain_option(a.MoveKnight(start, to), "knight", Ref("vertex", str(to)), Ref(VERB, "knight-move"))


def _use_knight(ctx: Ctx[CatanState], _: Turn, seat: int, action: a.KnightAction) -> None:
    state = ctx.state
    move_pieces(state.players[seat].hand, state.bank, a.COSTS.get(type(action), ()))
    knight = knight_at(state, action.vertex)
    assert knight is not None
    match action:
        case a.ActivateKnight(vertex):
            knight.active = True
            ctx.emit(KnightActivated(seat, vertex))
        case a.PromoteKnight():
            promote(ctx, knight, free=False)
        case a.MoveKnight(to=to):
            walk(ctx, knight, to)
        case a.ChaseRobber():
            stop_acting(knight)
            ctx.push(Robber(seat=seat, by="knight"))


def promote(ctx: Ctx[CatanState], knight: Knight, *, free: bool) -> None:
    """Raise a knight by one level, once a turn."""
    knight.level += 1
    knight.promoted = True
    ctx.emit(KnightPromoted(knight.seat, knight.vertex, knight.level, free))


# ------------------------------------------------------------------ carrying out actions

_DEEDS: Mapping[type, Callable[[Ctx[CatanState], Turn, int, Any], object]] = {
    a.RollDice: _roll,
    ca.Alchemist: _choose_dice,
    a.EndTurn: _end,
    **dict.fromkeys(get_args(a.Building), _build),
    a.Improve: lambda ctx, turn, _, action: improve(ctx, turn, TRACKS.index(action.track)),
    **dict.fromkeys(get_args(a.KnightAction), _use_knight),
    a.OfferResource: lambda ctx, turn, _, action: commercial_harbour.begin(ctx, turn, action),
    **dict.fromkeys(progress_cards.EFFECTS, progress_cards.play),
    a.TradeBank: lambda ctx, turn, _, action: trade_with_bank(ctx, turn, action),
}
"""By action, the function that carries it out; all others are about offers."""
