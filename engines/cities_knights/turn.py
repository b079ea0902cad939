"""A seat's turn: before the roll, the action phase, the end (rules 2.1)."""

from __future__ import annotations

from typing import Any

from engines.cities_knights import actions as a
from engines.cities_knights import progress, trading
from engines.cities_knights.building import (
    can_pay,
    cities_of,
    city_spots,
    free_cities,
    knight_spots,
    knights_left,
    road_spots,
    roads_left,
    settlement_spots,
    supply,
    wall_spots,
)
from engines.cities_knights.common import CatanRules, ask, at_vertex, plain, road_at
from engines.cities_knights.data import (
    ACTIVATE_COST,
    CITY_COST,
    COMMODITY_OF,
    KNIGHT_COST,
    NUMBERS,
    PROMOTE_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    TRACKS,
    WALL_COST,
)
from engines.cities_knights.events import (
    Built,
    Improved,
    KnightActivated,
    KnightMoved,
    KnightPromoted,
    RoadBuilt,
    TurnBegan,
)
from engines.cities_knights.geography import EDGE
from engines.cities_knights.hands import one, pay
from engines.cities_knights.knights import (
    beside_robber,
    drive_away,
    knight_at,
    may_promote,
    reach,
    stop_acting,
)
from engines.cities_knights.roll import push_drops, throw
from engines.cities_knights.state import (
    CITY,
    NOBODY,
    SETTLEMENT,
    CatanState,
    Knight,
    Metropolis,
    Robber,
    Turn,
)
from engines.cities_knights.trails import cut_at, recount
from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.flows import left_of
from engines.core.game import Ctx
from engines.core.text import Ref, SeatRef

LAST_LEVEL = 5
METROPOLIS_LEVEL = 4
ROLL = Option(a.RollDice(), group="roll")
END = Option(a.EndTurn(), group="end")


class TurnRules(CatanRules):
    """Everything that the active seat does between its roll and the end of its turn."""

    def pending(self, state: CatanState, frame: Turn) -> list[Decision]:
        """Before the roll only who holds progress cards is asked; later also who may answer an offer."""
        if frame.at == "before":
            return [ask(frame.seat, "roll", "roll")] if state.players[frame.seat].progress else []
        if frame.at != "main":
            return []
        offered = trading.asked(frame) if frame.offers else []
        return [
            ask(frame.seat, "turn", "turn"),
            *(ask(seat, "offer", "offer", optional=True, seat=SeatRef(frame.seat)) for seat in offered),
        ]

    def options(self, state: CatanState, frame: Turn, seat: int) -> list[Option]:
        """What the seat can afford and place now, in the order of the panel."""
        if frame.at == "before":
            return [ROLL, *progress.before_roll(state, seat)]
        if seat != frame.seat:
            return trading.partner_options(state, frame, seat)
        return [
            *_build_options(state, seat),
            *_knight_options(state, seat),
            *improve_options(state, frame),
            *trading.bank_options(state, frame),
            *trading.active_options(state, frame),
            *progress.options(state, frame),
            END,
        ]

    def act(self, ctx: Ctx[CatanState], frame: Turn, seat: int, action: Any) -> None:
        """Carry it out."""
        match action:
            case a.RollDice():
                frame.at = "main"
                throw(ctx, seat)
            case a.Alchemist(red, yellow):
                frame.at = "main"
                progress.spend(ctx, seat, action)
                throw(ctx, seat, (red, yellow))
            case a.EndTurn():
                frame.offers = []
                frame.at = "end"
                push_drops(ctx, [seat])
            case a.BuildRoad() | a.BuildSettlement() | a.BuildCity() | a.BuildWall() | a.BuildKnight():
                _build(ctx, seat, action)
            case a.Improve(track):
                _improve(ctx, frame, TRACKS.index(track))
            case a.ActivateKnight() | a.PromoteKnight() | a.MoveKnight() | a.ChaseRobber():
                _use_knight(ctx, seat, action)
            case _ if type(action) in progress.EFFECTS:
                progress.play(ctx, frame, seat, action)
            case _:
                trading.trade(ctx, frame, seat, action)

    def go_on(self, ctx: Ctx[CatanState], frame: Turn) -> None:
        """Begin, roll for who has nothing to decide before, or pass the turn on."""
        state = ctx.state
        match frame.at:
            case "start":
                state.active = frame.seat
                state.turns += 1
                for knight in state.knights:
                    if knight.seat == frame.seat:
                        knight.ready = knight.active
                        knight.promoted = False
                ctx.emit(TurnBegan(frame.seat, state.turns))
                frame.at = "before"
            case "before":
                frame.at = "main"
                throw(ctx, frame.seat)
            case _:
                state.stack[-1] = Turn(seat=left_of(frame.seat, state.seats))


# ------------------------------------------------------------------ building


def _build_options(state: CatanState, seat: int) -> list[Option]:
    hand = state.players[seat].hand
    found: list[Option] = []
    if can_pay(hand, ROAD_COST) and roads_left(state, seat):
        found += [road_at(edge) for edge in road_spots(state, seat)]
    if can_pay(hand, SETTLEMENT_COST) and supply(state, seat, SETTLEMENT):
        found += [at_vertex("build-settlement", v, "build") for v in settlement_spots(state, seat)]
    if can_pay(hand, CITY_COST):
        found += [at_vertex("build-city", v, "build") for v in city_spots(state, seat)]
    if can_pay(hand, WALL_COST):
        found += [at_vertex("build-wall", v, "build") for v in wall_spots(state, seat)]
    if can_pay(hand, KNIGHT_COST) and knights_left(state, seat, 1):
        found += [at_vertex("build-knight", v, "build") for v in knight_spots(state, seat)]
    return found


def lay_road(ctx: Ctx[CatanState], seat: int, edge: str, *, free: bool) -> None:
    """Put a road on an edge."""
    ctx.state.roads[EDGE[edge]] = seat
    ctx.emit(RoadBuilt(seat, edge, free))
    recount(ctx, [seat])


def _build(ctx: Ctx[CatanState], seat: int, action: Any) -> None:
    state = ctx.state
    match action:
        case a.BuildRoad(edge):
            pay(state, seat, ROAD_COST)
            lay_road(ctx, seat, edge, free=False)
        case a.BuildSettlement(vertex):
            pay(state, seat, SETTLEMENT_COST)
            state.owner[vertex] = seat
            state.piece[vertex] = SETTLEMENT
            ctx.emit(Built(seat, "settlement", vertex))
            cut_at(ctx, vertex, seat)
        case a.BuildCity(vertex):
            pay(state, seat, CITY_COST)
            state.piece[vertex] = CITY
            ctx.emit(Built(seat, "city", vertex))
        case a.BuildWall(vertex):
            pay(state, seat, WALL_COST)
            state.walls.append(vertex)
            ctx.emit(Built(seat, "wall", vertex))
        case a.BuildKnight(vertex):
            pay(state, seat, KNIGHT_COST)
            state.knights.append(Knight(seat, vertex))
            ctx.emit(Built(seat, "knight", vertex))
            cut_at(ctx, vertex, seat)


# ------------------------------------------------------------------ improvements


def price_of(state: CatanState, frame: Turn, track: int) -> int:
    """Commodities for the next level; a Crane saves one, two never serve the same improvement (A8)."""
    level = state.players[frame.seat].improvements[track]
    return NUMBERS.improvement_costs[level] - (1 if frame.cranes else 0)


def may_improve(state: CatanState, seat: int, track: int) -> bool:
    """Whether the next level may be bought, its price aside (2.5, A4)."""
    level = state.players[seat].improvements[track] + 1
    if level > LAST_LEVEL or not cities_of(state, seat):
        return False
    if level == METROPOLIS_LEVEL:
        return bool(free_cities(state, seat))
    if level == LAST_LEVEL and brings_metropolis(state, seat, track, level):
        return bool(free_cities(state, seat))
    return True


def brings_metropolis(state: CatanState, seat: int, track: int, level: int) -> bool:
    """Whether reaching a level wins the track's metropolis, or takes it from a holder at level 4."""
    vertex = state.metropolises[track]
    if vertex == NOBODY:
        return level >= METROPOLIS_LEVEL
    holder = state.owner[vertex]
    return level == LAST_LEVEL and holder != seat and state.players[holder].improvements[track] < LAST_LEVEL


def improve_options(state: CatanState, frame: Turn) -> list[Option]:
    """The tracks whose next level may be bought and paid for."""
    hand = state.players[frame.seat].hand
    return [
        plain(a.Improve(track), "improve", Ref("track", track))
        for number, track in enumerate(TRACKS)
        if may_improve(state, frame.seat, number) and hand[COMMODITY_OF[number]] >= price_of(state, frame, number)
    ]


def _improve(ctx: Ctx[CatanState], frame: Turn, track: int) -> None:
    state = ctx.state
    player = state.players[frame.seat]
    pay(state, frame.seat, [price_of(state, frame, track) * n for n in one(COMMODITY_OF[track])])
    frame.cranes = max(0, frame.cranes - 1)
    player.improvements[track] += 1
    level = player.improvements[track]
    ctx.emit(Improved(frame.seat, TRACKS[track], level))
    if brings_metropolis(state, frame.seat, track, level):
        ctx.push(Metropolis(seat=frame.seat, track=track))


# ------------------------------------------------------------------ knights


def _knight_options(state: CatanState, seat: int) -> list[Option]:
    found: list[Option] = []
    hand = state.players[seat].hand
    own = sorted((knight for knight in state.knights if knight.seat == seat), key=lambda knight: knight.vertex)
    if not own:
        return found
    if can_pay(hand, ACTIVATE_COST):
        found += [at_vertex("knight-activate", k.vertex, "knight") for k in own if not k.active]
    if can_pay(hand, PROMOTE_COST):
        found += [at_vertex("knight-promote", k.vertex, "knight") for k in own if may_promote(state, k)]
    for knight in own:
        if not knight.ready:
            continue
        free, foreign = reach(state, seat, knight.vertex)
        weaker = [v for v in foreign if (other := knight_at(state, v)) and other.level < knight.level]
        found += [_move_option(knight.vertex, vertex) for vertex in sorted(free + weaker)]
        if beside_robber(state, knight):
            found.append(at_vertex("knight-chase", knight.vertex, "knight"))
    return found


def _move_option(start: int, to: int) -> Option:
    return plain(a.MoveKnight(start, to), "knight", Ref("vertex", str(to)), Ref("vertex", str(start)))


def _use_knight(ctx: Ctx[CatanState], seat: int, action: Any) -> None:
    state = ctx.state
    knight = knight_at(state, action.vertex)
    assert knight is not None
    match action:
        case a.ActivateKnight(vertex):
            pay(state, seat, ACTIVATE_COST)
            knight.active = True
            ctx.emit(KnightActivated(seat, vertex))
        case a.PromoteKnight():
            pay(state, seat, PROMOTE_COST)
            promote(ctx, knight, free=False)
        case a.MoveKnight(vertex, to):
            driven = knight_at(state, to)
            stop_acting(knight)
            knight.vertex = to
            ctx.emit(KnightMoved(seat, vertex, to))
            cut_at(ctx, vertex, seat)
            if driven is not None:
                drive_away(ctx, driven, seat)
            cut_at(ctx, to, seat)
        case a.ChaseRobber():
            stop_acting(knight)
            ctx.push(Robber(seat=seat, by="knight"))


def promote(ctx: Ctx[CatanState], knight: Knight, *, free: bool) -> None:
    """Raise a knight by one level, once a turn."""
    knight.level += 1
    knight.promoted = True
    ctx.emit(KnightPromoted(knight.seat, knight.vertex, knight.level, free))
