"""Why a typed move is refused, and what would be legal.

The checks follow the order of a person at the table: does such a place exist; is this the moment; is it allowed
there; can it be paid. Refusals are the catalogue's keys ``nuremberg-no-…``.
"""

from typing import Any

from engines.core.mechanics.resource_counts import lacking
from engines.core.text.messages import Arg, Msg, Ref, SeatRef, quoted, seats_in_words
from engines.nuremberg import actions as a
from engines.nuremberg.data import (
    COSTS,
    GOLD,
    GOODS,
    KIND,
    KINDS,
    NOBODY,
    NUMBERS,
    RECIPES,
    ROUTE,
    ROUTES,
    Cards,
    council_points,
)
from engines.nuremberg.geography.city import SITE, TOWER, TOWERS, WALLS
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING, CROSSING_IDS, FIELDS, SECTIONS, route_at
from engines.nuremberg.rules.building import (
    free_crossings,
    has_bauhof,
    settlements_left,
    stations_left,
    wall_left,
    workshops_left,
)
from engines.nuremberg.rules.council import tied
from engines.nuremberg.rules.duties import victims
from engines.nuremberg.rules.selling import makeable
from engines.nuremberg.rules.trading import OFFERS, rate
from engines.nuremberg.state import AnyFrame, Council, FreeClay, Knight, NurembergState, Setup, Turn
from engines.nuremberg.text.names import TRADE, cost_of, crossing_name, field_name, site_name, tower_name

FREE = (
    *(a.BuildStation, a.BuildSettlement, a.BuildWorkshop, a.BuildWall, a.BuildTower, a.Sell, a.TradeBank),
    *(a.TradeOffer, a.TradeCounter, a.TradeAccept, a.TradeDecline, a.TradeWithdraw, a.TradeClose, a.EndTurn),
)
"""Actions of the action phase."""
REPLIES = (a.TradeCounter, a.TradeAccept, a.TradeDecline, a.TradeWithdraw, a.TradeClose)
"""Actions about offers outside a seat's own turn."""
_FIELD_NAMES = frozenset(COUNTRY.names[place] for place in FIELDS)


def why_not(state: NurembergState, seat: int, action: a.NurembergAction) -> Msg:
    """Explain which rule forbids the move of a seat that has a decision, and what would be legal.

    Uses only what the seat may know. Returns ``err-illegal`` if none of the known reasons applies.
    """
    frame = state.stack[-1]
    refused = _unknown(state, seat, action) or _wrong_moment(state, frame, seat, action)
    return refused or _wrong(state, frame, seat, action) or Msg("err-illegal")


# ------------------------------------------------------------------ names


def _unknown(state: NurembergState, seat: int, action: a.NurembergAction) -> Msg | None:
    """Return the refusal of a move that names something that does not exist, or the seat itself."""
    for field in action.__struct_fields__:
        refused = _no_such(state, seat, field, getattr(action, field))
        if refused is not None:
            return refused
    return None


def _no_such(state: NurembergState, seat: int, field: str, value: Any) -> Msg | None:
    match field:
        case "route":
            return None if value in ROUTE else Msg("nuremberg-no-such-route", {"text": quoted(value)})
        case "crossing":
            return None if value in CROSSING else Msg("nuremberg-no-such-crossing", {"text": quoted(value)})
        case "site":
            return None if value in SITE else Msg("nuremberg-no-such-site", {"text": quoted(value)})
        case "tower":
            return None if value in TOWER else Msg("nuremberg-no-such-tower", {"text": quoted(value)})
        case "field":
            return None if value in _FIELD_NAMES else Msg("nuremberg-no-such-field", {"text": quoted(value)})
        case "goods":
            return None if value in GOODS else Msg("nuremberg-no-such-goods", {"text": quoted(value)})
        case "give" | "get":
            return None if value in KINDS else Msg("nuremberg-no-such-kind", {"text": quoted(value)})
        case "victim" if value == seat:
            return Msg("nuremberg-no-self")
        case "victim" if value is not None and not 0 <= value < state.seats:
            return Msg("nuremberg-no-such-seat", {"n": value})
    return None


# ------------------------------------------------------------------ the moment


def _wrong_moment(state: NurembergState, frame: AnyFrame, seat: int, action: a.NurembergAction) -> Msg | None:
    """Explain why this sort of move is not asked for now."""
    match frame:
        case Turn(at="draw"):
            return None if isinstance(action, a.DrawCard) else Msg("nuremberg-no-draw-first")
        case Turn():
            return _wrong_in_turn(frame, seat, action)
    fitting, duty = _duty(frame, seat)
    return None if isinstance(action, fitting) else Msg("nuremberg-no-not-now", {"duty": duty})


def _wrong_in_turn(turn: Turn, seat: int, action: a.NurembergAction) -> Msg | None:
    if seat != turn.seat:
        reply = isinstance(action, REPLIES)
        return None if reply else Msg("nuremberg-no-other-turn", {"seat": SeatRef(turn.seat)})
    if isinstance(action, a.DrawCard):
        return Msg("nuremberg-no-draw-again")
    return None if isinstance(action, FREE) else Msg("nuremberg-no-duty")


def _duty(frame: AnyFrame, seat: int) -> tuple[tuple[type, ...], Msg]:
    """Return the actions that answer a frame, and what its seats are asked to do."""
    match frame:
        case Setup():
            return (a.Place,), Msg("nuremberg-duty-place")
        case FreeClay():
            return (a.FreeWall, a.NoWall), Msg("nuremberg-duty-wall")
        case Knight() if frame.amounts[seat] and frame.given[seat] is None:
            return (a.Discard,), Msg("nuremberg-duty-discard")
        case Knight():
            return (a.MoveKnight,), Msg("nuremberg-duty-knight")
        case Council():
            return (a.ChooseCouncil,), Msg("nuremberg-duty-council")
    raise TypeError(frame)


# ------------------------------------------------------------------ the move itself


def _wrong(state: NurembergState, frame: AnyFrame, seat: int, action: a.NurembergAction) -> Msg | None:
    """Explain why a move is wrong at the right moment."""
    match action:
        case a.Place(crossing):
            return _crossing(state, CROSSING[crossing]) or _section(state, route_at(CROSSING[crossing]))
        case a.BuildStation() | a.BuildSettlement() | a.BuildWorkshop() | a.BuildWall() | a.BuildTower():
            return _build(state, seat, action)
        case a.Sell(goods, times):
            return _sale(state, seat, goods, times)
        case a.TradeBank():
            return _bank(state, seat, action)
        case a.Discard(cards) if isinstance(frame, Knight):
            return _discard(state, seat, cards, frame.amounts[seat])
        case a.MoveKnight(field, victim):
            return _knight(state, seat, field, victim)
        case a.ChooseCouncil():
            worth = council_points(state.seats)
            holders = seats_in_words(state.council[card] for card in tied(state, seat))
            best = worth[tied(state, seat)[0]]
            return Msg("nuremberg-no-council", {"seats": holders, "n": best})
    if isinstance(frame, Turn):
        return TRADE.why_not(OFFERS, state, frame, seat, action)
    return None


def _crossing(state: NurembergState, crossing: int) -> Msg | None:
    name: dict[str, Arg] = {"place": crossing_name(CROSSING_IDS[crossing])}
    holder = state.settlements[crossing]
    if holder != NOBODY:
        return Msg("nuremberg-no-crossing-taken", name | {"seat": SeatRef(holder)})
    if crossing not in free_crossings(state, route_at(crossing)):
        return Msg("nuremberg-no-distance", name)
    return None


def _section(state: NurembergState, route: int) -> Msg | None:
    if len(state.stations[route]) < SECTIONS:
        return None
    return Msg("nuremberg-no-section", {"route": Ref("route", ROUTES[route]), "n": SECTIONS})


def _build(state: NurembergState, seat: int, action: a.Building) -> Msg | None:
    match action:
        case a.BuildStation(name):
            left = _left("station", stations_left(state, seat), NUMBERS.pieces.station)
            return left or _section(state, ROUTE[name]) or _cannot_pay(state, seat, "station")
        case a.BuildSettlement(name):
            return _settlement(state, seat, CROSSING[name]) or _cannot_pay(state, seat, "settlement")
        case a.BuildWorkshop(name):
            return _workshop(state, seat, name) or _cannot_pay(state, seat, "workshop")
        case a.BuildWall():
            done = None if wall_left(state) else Msg("nuremberg-no-wall-left", {"n": WALLS})
            return done or _cannot_pay(state, seat, "wall")
        case a.BuildTower(name):
            return _tower(state, seat, name) or _cannot_pay(state, seat, "tower")


def _left(piece: str, left: int, n: int) -> Msg | None:
    return None if left else Msg("nuremberg-no-piece-left", {"piece": Ref("piece", piece), "n": n})


def _settlement(state: NurembergState, seat: int, crossing: int) -> Msg | None:
    left = _left("settlement", settlements_left(state, seat), NUMBERS.pieces.settlement)
    if left is not None:
        return left
    if seat not in state.stations[route_at(crossing)]:
        return Msg("nuremberg-no-station", {"route": Ref("route", ROUTES[route_at(crossing)])})
    return _crossing(state, crossing)


def _workshop(state: NurembergState, seat: int, name: str) -> Msg | None:
    left = _left("workshop", workshops_left(state, seat), NUMBERS.pieces.workshop)
    holder = state.workshops[SITE[name]]
    if left is None and holder != NOBODY:
        return Msg("nuremberg-no-site-taken", {"place": site_name(name), "seat": SeatRef(holder)})
    return left


def _tower(state: NurembergState, seat: int, name: str) -> Msg | None:
    place: dict[str, Arg] = {"place": tower_name(name)}
    if state.towers[TOWER[name]]:
        return Msg("nuremberg-no-tower-taken", place)
    if max(TOWERS[TOWER[name]]) > state.walls:
        return Msg("nuremberg-no-tower-walls", place | {"n": state.walls})
    return None if has_bauhof(state, seat) else Msg("nuremberg-no-bauhof")


def _cannot_pay(state: NurembergState, seat: int, piece: str) -> Msg | None:
    lack = lacking(state.players[seat].purse, COSTS[piece])
    if not any(lack):
        return None
    args: dict[str, Arg] = {"piece": Ref("piece", piece), "cost": cost_of(piece)}
    return Msg("nuremberg-no-pay", args | {"missing": TRADE.in_words(lack)})


# ------------------------------------------------------------------ sales and the bank


def _sale(state: NurembergState, seat: int, goods: str, times: int) -> Msg | None:
    if times < 1:
        return Msg("nuremberg-no-times")
    if makeable(state, seat, goods) >= times:
        return None
    need = [n * times for n in RECIPES[goods]]
    lack = lacking(state.players[seat].purse, need)
    args: dict[str, Arg] = {"goods": Ref("goods", goods), "n": times, "cost": TRADE.in_words(need)}
    return Msg("nuremberg-no-goods", args | {"missing": TRADE.in_words(lack)})


def _bank(state: NurembergState, seat: int, action: a.TradeBank) -> Msg | None:
    give, get = KIND[action.give], KIND[action.get]
    if give == get:
        return Msg("nuremberg-no-bank-same", {"kind": Ref("kind", action.give)})
    if action.sets < 1:
        return Msg("nuremberg-no-times")
    need = rate(state, seat, give, get) * action.sets
    have = state.players[seat].purse[give]
    if have < need:
        args: dict[str, Arg] = {"give": Ref("kind", action.give), "get": Ref("kind", action.get)}
        return Msg("nuremberg-no-bank-pay", args | {"n": need, "sets": action.sets, "have": have})
    if get != GOLD and state.bank[get] < action.sets:
        return Msg("nuremberg-no-bank-stock", {"kind": Ref("kind", action.get), "n": state.bank[get]})
    return None


# ------------------------------------------------------------------ the robber knight


def _discard(state: NurembergState, seat: int, cards: Cards, n: int) -> Msg | None:
    lack = lacking(state.players[seat].hand, cards.counts())
    if any(lack):
        return Msg("nuremberg-no-bag-cards", {"missing": TRADE.in_words(lack)})
    if cards.total() != n or min(cards.counts()) < 0:
        return Msg("nuremberg-no-bag-count", {"n": n, "given": cards.total()})
    return None


def _knight(state: NurembergState, seat: int, field: str, victim: int | None) -> Msg | None:
    if COUNTRY.cell(field) == state.knight:
        return Msg("nuremberg-no-knight-stay", {"place": field_name(field)})
    there = victims(state, seat)
    if victim is None:
        return Msg("nuremberg-no-victim", {"seats": seats_in_words(there)}) if there else None
    return None if victim in there else Msg("nuremberg-no-victim-cards", {"seat": SeatRef(victim)})
