"""What each move requires, and what is said if it does not hold.

The requirements follow the order of a person at the table: does such a place exist; is this the moment; is it
allowed there; can it be paid. Refusals are the catalogue's keys ``nuremberg-no-…``.
"""

from typing import Any

from engines.core.mechanics.bank_trades import TradeBank
from engines.core.mechanics.resource_counts import lacking
from engines.core.mechanics.trade_offers import TRADE_ANSWERS, TradeOffer, TradeWithdraw
from engines.core.requirements import Requirements, RequirementTable
from engines.core.text.messages import Arg, Msg, Ref, SeatRef, quoted, seats_in_words
from engines.nuremberg import actions as a
from engines.nuremberg.data import COSTS, GOLD, KIND, NOBODY, NUMBERS, RECIPES, ROUTE, ROUTES, council_points
from engines.nuremberg.geography.city import SITE, TOWER, TOWERS, WALLS
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING, CROSSING_IDS, SECTIONS, route_at
from engines.nuremberg.rules.building import Piece, free_crossings, has_bauhof, pieces_left, wall_left
from engines.nuremberg.rules.council import tied
from engines.nuremberg.rules.duties import victims
from engines.nuremberg.rules.trading import OFFERS, rate
from engines.nuremberg.state import AnyFrame, Council, FreeClay, Knight, NurembergState, Setup, Turn
from engines.nuremberg.text.names import THINGS, TRADE, cost_of, crossing_name, field_name, site_name, tower_name


def _every(state: NurembergState, seat: int, action: Any) -> Requirements:
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if field == "victim" and value is not None:
            yield value != seat, Msg("nuremberg-no-self")
            yield 0 <= value < state.seats, Msg("nuremberg-no-such-seat", {"n": value})
        elif field != "victim" and field in THINGS:
            sort = "kind" if field in ("give", "get") else field
            yield value in dict(THINGS[field]), Msg(f"nuremberg-no-such-{sort}", {"text": quoted(value)})
    yield from _asked(state.stack[-1], seat, action)


def _asked(frame: AnyFrame, seat: int, action: Any) -> Requirements:
    """Yield that this sort of move is asked for now."""
    match frame:
        case Turn(at="draw"):
            yield isinstance(action, a.DrawCard), Msg("nuremberg-no-draw-first")
        case Turn() if seat != frame.seat:
            other = Msg("nuremberg-no-other-turn", {"seat": SeatRef(frame.seat)})
            yield isinstance(action, (*TRADE_ANSWERS, TradeWithdraw)), other
        case Turn():
            yield not isinstance(action, a.DrawCard), Msg("nuremberg-no-draw-again")
            yield not isinstance(action, a.Place | a.Duty), Msg("nuremberg-no-duty")
        case Setup():
            yield isinstance(action, a.Place), _not_now("place")
        case FreeClay():
            yield isinstance(action, a.FreeWall | a.NoWall), _not_now("wall")
        case Knight() if frame.amounts[seat] and frame.given[seat] is None:
            yield isinstance(action, a.Discard), _not_now("discard")
        case Knight():
            yield isinstance(action, a.MoveKnight), _not_now("knight")
        case Council():
            yield isinstance(action, a.ChooseCouncil), _not_now("council")


def _not_now(duty: str) -> Msg:
    return Msg("nuremberg-no-not-now", {"duty": Msg(f"nuremberg-duty-{duty}")})


# ------------------------------------------------------------------ building


def _place(state: NurembergState, seat: int, action: a.Place) -> Requirements:
    yield from _crossing(state, CROSSING[action.crossing])
    yield from _section(state, route_at(CROSSING[action.crossing]))


def _crossing(state: NurembergState, crossing: int) -> Requirements:
    name: dict[str, Arg] = {"place": crossing_name(CROSSING_IDS[crossing])}
    holder = state.settlements[crossing]
    yield holder == NOBODY, Msg("nuremberg-no-crossing-taken", name | {"seat": SeatRef(holder)})
    yield crossing in free_crossings(state.settlements, route_at(crossing)), Msg("nuremberg-no-distance", name)


def _section(state: NurembergState, route: int) -> Requirements:
    full = Msg("nuremberg-no-section", {"route": Ref("route", ROUTES[route]), "n": SECTIONS})
    yield len(state.stations[route]) < SECTIONS, full


def _station(state: NurembergState, seat: int, action: a.BuildStation) -> Requirements:
    yield _supply(state, seat, "station")
    yield from _section(state, ROUTE[action.route])
    yield _pays(state, seat, "station")


def _settlement(state: NurembergState, seat: int, action: a.BuildSettlement) -> Requirements:
    crossing = CROSSING[action.crossing]
    route = route_at(crossing)
    yield _supply(state, seat, "settlement")
    yield seat in state.stations[route], Msg("nuremberg-no-station", {"route": Ref("route", ROUTES[route])})
    yield from _crossing(state, crossing)
    yield _pays(state, seat, "settlement")


def _workshop(state: NurembergState, seat: int, action: a.BuildWorkshop) -> Requirements:
    yield _supply(state, seat, "workshop")
    holder = state.workshops[SITE[action.site]]
    taken = Msg("nuremberg-no-site-taken", {"place": site_name(action.site), "seat": SeatRef(holder)})
    yield holder == NOBODY, taken
    yield _pays(state, seat, "workshop")


def _wall(state: NurembergState, seat: int, action: a.BuildWall) -> Requirements:
    yield wall_left(state), Msg("nuremberg-no-wall-left", {"n": WALLS})
    yield _pays(state, seat, "wall")


def _tower(state: NurembergState, seat: int, action: a.BuildTower) -> Requirements:
    tower, place = TOWER[action.tower], {"place": tower_name(action.tower)}
    yield not state.towers[tower], Msg("nuremberg-no-tower-taken", {**place})
    yield max(TOWERS[tower]) <= state.walls, Msg("nuremberg-no-tower-walls", {**place, "n": state.walls})
    yield has_bauhof(state, seat), Msg("nuremberg-no-bauhof")
    yield _pays(state, seat, "tower")


def _supply(state: NurembergState, seat: int, piece: Piece) -> tuple[bool, Msg]:
    gone = Msg("nuremberg-no-piece-left", {"piece": Ref("piece", piece), "n": getattr(NUMBERS.pieces, piece)})
    return pieces_left(state, seat, piece) > 0, gone


def _pays(state: NurembergState, seat: int, piece: str) -> tuple[bool, Msg]:
    lack = lacking(state.players[seat].purse, COSTS[piece])
    args: dict[str, Arg] = {"piece": Ref("piece", piece), "cost": cost_of(piece)}
    return not any(lack), Msg("nuremberg-no-pay", args | {"missing": TRADE.in_words(lack)})


# ------------------------------------------------------------------ sales and trade


def _sale(state: NurembergState, seat: int, action: a.Sell) -> Requirements:
    goods, times = action.goods, action.times
    yield times >= 1, Msg("nuremberg-no-times")
    need = [n * times for n in RECIPES[goods]]
    lack = lacking(state.players[seat].purse, need)
    args: dict[str, Arg] = {"goods": Ref("goods", goods), "n": times, "cost": TRADE.in_words(need)}
    args["missing"] = TRADE.in_words(lack)
    yield not any(lack), Msg("nuremberg-no-goods", args)


def _bank(state: NurembergState, seat: int, action: TradeBank) -> Requirements:
    give, get = KIND[action.give], KIND[action.get]
    yield give != get, Msg("nuremberg-no-bank-same", {"kind": Ref("kind", action.give)})
    yield action.sets >= 1, Msg("nuremberg-no-times")
    need, have = rate(state, seat, give, get) * action.sets, state.players[seat].purse[give]
    args: dict[str, Arg] = {"give": Ref("kind", action.give), "get": Ref("kind", action.get)}
    yield have >= need, Msg("nuremberg-no-bank-pay", args | {"n": need, "sets": action.sets, "have": have})
    stock = action.sets if get == GOLD else state.bank[get]
    yield stock >= action.sets, Msg("nuremberg-no-bank-stock", {"kind": Ref("kind", action.get), "n": stock})


def _trade(state: NurembergState, seat: int, action: Any) -> Requirements:
    turn = state.stack[-1]
    assert isinstance(turn, Turn)
    return TRADE.requirements(OFFERS, state, turn, seat, action)


# ------------------------------------------------------------------ events


def _discard(state: NurembergState, seat: int, action: a.Discard) -> Requirements:
    frame, counts, total = state.stack[-1], action.cards.counts(), action.cards.total()
    assert isinstance(frame, Knight)
    lack, n = lacking(state.players[seat].hand, counts), frame.amounts[seat]
    yield not any(lack), Msg("nuremberg-no-bag-cards", {"missing": TRADE.in_words(lack)})
    yield total == n and min(counts) >= 0, Msg("nuremberg-no-bag-count", {"n": n, "given": total})


def _knight(state: NurembergState, seat: int, action: a.MoveKnight) -> Requirements:
    there, stay = victims(state, seat), Msg("nuremberg-no-knight-stay", {"place": field_name(action.field)})
    yield COUNTRY.cell(action.field) != state.knight, stay
    if action.victim is None:
        yield not there, Msg("nuremberg-no-victim", {"seats": seats_in_words(there)})
    else:
        yield action.victim in there, Msg("nuremberg-no-victim-cards", {"seat": SeatRef(action.victim)})


def _council(state: NurembergState, seat: int, action: a.ChooseCouncil) -> Requirements:
    cards, worth = tied(state, seat), council_points(state.seats)
    holders = seats_in_words(state.council[card] for card in cards)
    other = Msg("nuremberg-no-council", {"seats": holders, "n": worth[cards[0]]})
    yield action.card in [worth[card] for card in cards], other


REQUIREMENTS = RequirementTable(
    _every,
    {
        a.Place: _place,
        a.BuildStation: _station,
        a.BuildSettlement: _settlement,
        a.BuildWorkshop: _workshop,
        a.BuildWall: _wall,
        a.BuildTower: _tower,
        a.Sell: _sale,
        TradeBank: _bank,
        **dict.fromkeys((TradeOffer, *TRADE_ANSWERS, TradeWithdraw), _trade),
        a.Discard: _discard,
        a.MoveKnight: _knight,
        a.ChooseCouncil: _council,
    },
)
"""What moves require."""
