"""A seat's turn: before the roll, the action phase, the end (rules 2.1)."""

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
    ACTED,
    begin_turn,
    beside_robber,
    change,
    knight_at,
    may_promote,
    reach,
    set_up,
    walk,
)
from engines.cities_knights.rules.longest_road import award, measure_at, recount
from engines.cities_knights.rules.remembered import with_buildings, with_roads
from engines.cities_knights.rules.trading import OFFERS, bank_options, trade_with_bank
from engines.cities_knights.state import CITY, SETTLEMENT, CatanState, Knight, Robber, Turn, replaced
from engines.core.actions import Option, plain_option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.resource_counts import covers, move_pieces, needs
from engines.core.mechanics.turn_order import left_of
from engines.core.text.kinds import VERB
from engines.core.text.messages import Ref, SeatRef

ROLL = Option(a.RollDice(), group="roll")
END = Option(a.EndTurn(), group="end", ends=True)


class TurnRules(FrameRules[CatanState, Turn, a.CatanAction]):
    """The active seat's turn, from before its roll to the end."""

    def pending(self, state: CatanState, frame: Turn) -> list[Decision]:
        """Ask the active seat; in the action phase also the partners of offers."""
        if frame.at == "main":
            found = [_main(frame.seat)]
            if frame.offers:
                found += [_answer(who, frame.seat) for who in OFFERS.asked(frame)]
            return found
        if frame.at == "before":
            # Without a science card, as the backs show, there is nothing to decide before the roll.
            cards = state.players[frame.seat].progress
            return [_before(frame.seat, science=SCIENCE in map(TRACK_OF.get, cards))]
        return []

    def options(self, state: CatanState, frame: Turn, seat: int) -> list[Option]:
        """Offer what the seat can afford and place now, in the order of the panel."""
        if frame.at == "before":
            return [ROLL, *progress_cards.before_roll(state, seat)]
        if seat != frame.seat:
            return OFFERS.partner_options(state, frame, seat)
        found = _build_options(state, seat)
        found += _knight_options(state, seat)
        found += improve_options(state, frame)
        found += bank_options(state, frame)
        found += OFFERS.active_options(state, frame)
        found += commercial_harbour.turn_options(state, frame)
        found += progress_cards.options(state, frame)
        found.append(END)
        return found

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
def _before(seat: int, *, science: bool) -> Decision:
    return ask(seat, "roll", "roll", auto=not science)


@cache
def _main(seat: int) -> Decision:
    return ask(seat, "turn", "turn")


@cache
def _answer(who: int, active: int) -> Decision:
    return ask(who, "offer", "offer", optional=True, seat=SeatRef(active))


def _begin(ctx: Ctx[CatanState], turn: Turn) -> None:
    state = ctx.state
    state.active = turn.seat
    state.turns += 1
    begin_turn(state, turn.seat)
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
    found: list[Option] = []
    for cost, placing in _PLACING:
        if covers(hand, cost):
            found += placing(state, seat)
    return found


def _placing(piece: Any) -> Callable[[CatanState, int], list[Option]]:
    """Return the search for the options of placing a piece, regardless of its price."""
    spots = SPOTS[piece]
    remembered = with_buildings if piece in (a.BuildCity, a.BuildWall) else with_roads

    @remembered
    def placing(state: CatanState, seat: int) -> list[Option]:
        if piece is a.BuildRoad:
            return [road_at(edge) for edge in spots(state, seat)]
        return [at_vertex(piece, vertex, "build") for vertex in spots(state, seat)]

    return placing


_PLACING = tuple((needs(a.COSTS[piece]), _placing(piece)) for piece in SPOTS)
"""By piece, its price and the search for the options of placing it."""


def lay_road(ctx: Ctx[CatanState], seat: int, edge: str, *, free: bool) -> None:
    """Lay a road on an edge."""
    ctx.state.roads = replaced(ctx.state.roads, ISLAND.edge(edge), seat)
    ctx.emit(RoadBuilt(seat, edge, free))
    recount(ctx, [seat])


def _build(ctx: Ctx[CatanState], _: Turn, seat: int, action: a.Building) -> None:
    state = ctx.state
    move_pieces(state.players[seat].hand, state.bank, a.COSTS[type(action)])
    match action:
        case a.BuildRoad(edge):
            lay_road(ctx, seat, edge, free=False)
        case a.BuildSettlement(vertex):
            state.owner = replaced(state.owner, vertex, seat)
            state.piece = replaced(state.piece, vertex, SETTLEMENT)
            ctx.emit(Built(seat, "settlement", vertex))
            measure_at(state, vertex, seat)
            award(ctx)
        case a.BuildCity(vertex):
            state.piece = replaced(state.piece, vertex, CITY)
            ctx.emit(Built(seat, "city", vertex))
        case a.BuildWall(vertex):
            state.walls = tuple(sorted((*state.walls, vertex)))
            ctx.emit(Built(seat, "wall", vertex))
        case a.BuildKnight(vertex):
            ctx.emit(Built(seat, "knight", vertex))
            set_up(state, Knight(seat, vertex))
            award(ctx)


# ------------------------------------------------------------------ knights

_ACTIVATE, _PROMOTE = needs(ACTIVATE_COST), needs(PROMOTE_COST)


def _knight_options(state: CatanState, seat: int) -> list[Option]:
    found: list[Option] = []
    own = [knight for knight in state.knights if knight.seat == seat] if state.knights else []
    if not own:
        return found
    hand = state.players[seat].hand
    if covers(hand, _ACTIVATE):
        found += [at_vertex(a.ActivateKnight, k.vertex, "knight") for k in own if not k.active]
    if covers(hand, _PROMOTE):
        found += [at_vertex(a.PromoteKnight, k.vertex, "knight") for k in own if may_promote(state, k)]
    for knight in own:
        if not knight.ready:
            continue
        found += _moves(state, seat, knight.vertex)
        if beside_robber(state, knight):
            found.append(at_vertex(a.ChaseRobber, knight.vertex, "knight"))
    return found


@with_roads
def _moves(state: CatanState, seat: int, start: int) -> list[Option]:
    knight = knight_at(state, start)
    assert knight is not None
    free, foreign = reach(state, seat, start)
    weaker = [v for v in foreign if (other := knight_at(state, v)) and other.level < knight.level]
    return [_move_option(start, vertex) for vertex in sorted(free + weaker)]


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
            change(state, knight, active=True)
            ctx.emit(KnightActivated(seat, vertex))
        case a.PromoteKnight():
            promote(ctx, knight, free=False)
        case a.MoveKnight(to=to):
            walk(ctx, knight, to)
        case a.ChaseRobber():
            change(state, knight, **ACTED)
            ctx.push(Robber(seat=seat, by="knight"))


def promote(ctx: Ctx[CatanState], knight: Knight, *, free: bool) -> None:
    """Raise a knight by one level, once a turn."""
    knight = change(ctx.state, knight, level=knight.level + 1, promoted=True)
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
