"""Labels of options on buttons and in lists: the thing, the place, the price, and what it brings."""

from typing import Any

from engines.core.actions import BagHole, Option
from engines.core.mechanics.bank_trades import TradeBank
from engines.core.mechanics.robbery import robbery_rank
from engines.core.text.messages import Arg, Msg, Ref, SeatRef
from engines.nuremberg import actions as a
from engines.nuremberg.data import COSTS, GOODS, KIND, RECIPES, ROUTE, route_of
from engines.nuremberg.geography.countryside import BOARD, COUNTRY, CROSSING, FIELD_CROSSINGS, route_at
from engines.nuremberg.rules.selling import DOUBLED
from engines.nuremberg.rules.trading import TO_GOLD
from engines.nuremberg.text.names import TRADE, cost_of, crossing_name, field_name, gold, site_name, tower_name
from engines.nuremberg.view import NurembergView


def label(view: NurembergView, option: Option) -> Msg:
    """Return an option's label, at most 80 characters with its longest place and names of usual length."""
    action: Any = option.action
    args: dict[str, Arg]
    match action:
        case a.DrawCard():
            return Msg("nuremberg-draw")
        case a.EndTurn():
            return Msg("nuremberg-end")
        case a.Place(crossing):
            section = next_section(view, route_at(CROSSING[crossing]))
            return Msg("nuremberg-place", {"place": crossing_name(crossing), "n": section})
        case a.BuildStation(route):
            args = {"route": Ref("route", route), "n": next_section(view, ROUTE[route])}
            return Msg("nuremberg-station", args | {"cost": cost_of("station")})
        case a.BuildSettlement(crossing):
            args = {"place": crossing_name(crossing), "n": sum(COSTS["settlement"])}
            return Msg("nuremberg-settlement", args | {"cost": cost_of("settlement")})
        case a.BuildWorkshop(site):
            return Msg("nuremberg-workshop", {"place": site_name(site), "cost": cost_of("workshop")})
        case a.BuildWall():
            return Msg("nuremberg-wall", {"n": view.walls + 1, "cost": cost_of("wall")})
        case a.BuildTower(tower):
            return Msg("nuremberg-tower", {"place": tower_name(tower), "cost": cost_of("tower")})
        case a.Sell():
            return _sale(view, action)
        case TradeBank(give, get, sets):
            args = {"n": rate(view, give, get) * sets, "sets": sets}
            return Msg("nuremberg-trade-bank", args | {"give": Ref("kind", give), "get": Ref("kind", get)})
        case a.Discard(cards):
            for hole in option.holes:
                if isinstance(hole, BagHole):
                    return Msg("nuremberg-answer-discard-open", {"n": hole.lo})
            return Msg("nuremberg-answer-discard", {"cards": TRADE.in_words(cards)})
        case a.MoveKnight(field, victim):
            if victim is None:
                return Msg("nuremberg-answer-knight-nobody", {"place": field_name(field)})
            args = {"place": field_name(field), "seat": SeatRef(victim), "n": view.players[victim].held}
            return Msg("nuremberg-answer-knight", args)
        case a.FreeWall():
            return Msg("nuremberg-answer-wall", {"n": view.walls + 1, "cost": cost_of("free_wall")})
        case a.NoWall():
            return Msg("nuremberg-answer-pass")
        case a.ChooseCouncil(card):
            holder = next((one.seat for one in view.council if one.points == card), None)
            args = {"n": card, "card": Ref("council", str(card)), "seat": SeatRef(holder or 0)}
            return Msg("nuremberg-answer-council", args)
    return TRADE.label(view.offers, option)


def me(view: NurembergView) -> int:
    """Return the viewer's seat; for the public, the seat whose turn it is."""
    return view.active if view.viewer is None else view.viewer


def rate(view: NurembergView, give: str, get: str) -> int:
    """Return how many of a kind the bank takes from the viewer for one of another."""
    return TO_GOLD if get == "gold" else view.players[me(view)].rates[KIND[give]]


# ------------------------------------------------------------------ the robber knight


def place_rank(view: NurembergView, option: Option) -> tuple[int, ...]:
    """Rank an option's field by how much the robber knight harms others there; see `MapWords.place_rank`."""
    action: Any = option.action
    if not isinstance(action, a.MoveKnight):
        return ()
    cell = COUNTRY.cell(action.field)
    settled = (view.settlements[crossing] for crossing in FIELD_CROSSINGS[cell])
    return robbery_rank([(seat, 1) for seat in settled if seat is not None], BOARD.hexes[cell].number, me(view))


# ------------------------------------------------------------------ building


def next_section(view: NurembergView, route: int) -> int:
    """Return the section of a route for the next station."""
    return len(view.stations[route]) + 1


# ------------------------------------------------------------------ sales


def earned(view: NurembergView, goods: str) -> tuple[int, int]:
    """Return the price that the viewer gets for a good, and the toll on it."""
    good = GOODS[goods]
    price = good.price * (DOUBLED if goods in view.players[me(view)].doubled else 1)
    holder = view.rights[route_of(good.route)]
    return price, 0 if holder in (None, me(view)) else good.toll


def _sale(view: NurembergView, action: a.Sell) -> Msg:
    """Return the label of a sale with what it brings; for an open amount, what one brings."""
    price, toll = (n * action.times for n in earned(view, action.goods))
    holder = view.rights[route_of(GOODS[action.goods].route)]
    args: dict[str, Arg] = {"goods": Ref("goods", action.goods), "n": action.times, "gold": gold(price - toll)}
    args["cost"] = TRADE.price([action.times * n for n in RECIPES[action.goods]])
    if not toll or holder is None:
        return Msg("nuremberg-sell", args)
    return Msg("nuremberg-sell-toll", args | {"price": price, "toll": toll, "to": SeatRef(holder)})
