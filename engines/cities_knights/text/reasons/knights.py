"""Reasons why a knight may not do that (rules 2.7 and 2.9)."""

from engines.cities_knights import actions as a
from engines.cities_knights.data import ACTIVATE_COST, NUMBERS, POLITICS, PROMOTE_COST
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import knights_left
from engines.cities_knights.rules.knights import FORTRESS, MIGHTY, knight_at, reach
from engines.cities_knights.state import NOBODY, CatanState, Knight
from engines.cities_knights.text.reasons.words import at_hex, at_vertex, cannot_pay
from engines.core.text.messages import Msg, Ref, SeatRef


def use(state: CatanState, seat: int, action: a.KnightAction) -> Msg | None:
    """Explain why the active seat may not use a knight this way."""
    knight = knight_at(state, action.vertex)
    if knight is None or knight.seat != seat:
        return Msg("cities_knights-no-knight-here", at_vertex(state, action.vertex))
    match action:
        case a.ActivateKnight():
            if knight.active:
                return Msg("cities_knights-no-activate-again", at_vertex(state, action.vertex))
            return cannot_pay(state, seat, ACTIVATE_COST, Ref("deed", "activate"))
        case a.PromoteKnight():
            return promotion(state, knight) or cannot_pay(state, seat, PROMOTE_COST, Ref("deed", "promote"))
        case a.MoveKnight(_, to):
            return _idle(state, knight) or _move(state, knight, to)
        case a.ChaseRobber():
            return _idle(state, knight) or _chase(state, knight)
    return None


def promotion(state: CatanState, knight: Knight) -> Msg | None:
    """Explain why a knight may not rise, regardless of its price."""
    place = at_vertex(state, knight.vertex)
    if knight.level == MIGHTY:
        return Msg("cities_knights-no-promote-mighty", place)
    if knight.promoted:
        return Msg("cities_knights-no-promote-again", place)
    level = knight.level + 1
    if level == MIGHTY and state.players[knight.seat].improvements[POLITICS] < FORTRESS:
        return Msg("cities_knights-no-promote-fortress", {"n": FORTRESS, "track": Ref("track", "politics")})
    if not knights_left(state, knight.seat, level):
        number = NUMBERS.pieces.knight
        return Msg("cities_knights-no-knight-left", {"n": number, "knight": Ref("knight", str(level))})
    return None


def _idle(state: CatanState, knight: Knight) -> Msg | None:
    if not knight.active:
        return Msg("cities_knights-no-act-inactive", at_vertex(state, knight.vertex))
    if not knight.ready:
        return Msg("cities_knights-no-act-yet", at_vertex(state, knight.vertex))
    return None


def _move(state: CatanState, knight: Knight, to: int) -> Msg | None:
    place = at_vertex(state, to)
    if to == knight.vertex:
        return Msg("cities_knights-no-move-same")
    stands = knight_at(state, to)
    owner = state.owner[to] if state.owner[to] != NOBODY else stands.seat if stands else NOBODY
    if owner == knight.seat or state.owner[to] != NOBODY:
        return Msg("cities_knights-no-knight-taken", place | {"seat": SeatRef(owner)})
    free, foreign = reach(state, knight.seat, knight.vertex)
    if to not in (*free, *foreign):
        return Msg("cities_knights-no-move-way", place)
    if stands is not None and stands.level >= knight.level:
        return Msg("cities_knights-no-move-stronger", place | {"seat": SeatRef(stands.seat)})
    return None


def _chase(state: CatanState, knight: Knight) -> Msg | None:
    if not state.attacks:
        return Msg("cities_knights-no-robber-locked")
    if knight.vertex not in ISLAND.corners[state.robber]:
        return Msg("cities_knights-no-chase-away", at_hex(state, state.robber))
    return None
