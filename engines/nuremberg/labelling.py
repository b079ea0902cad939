"""What options are called on buttons and in lists: the thing, the place, the price, and what it brings."""

from __future__ import annotations

from typing import Any

from engines.core.actions import BagHole, Option
from engines.core.text import Arg, Msg, Ref, SeatRef
from engines.nuremberg import actions as a
from engines.nuremberg.data import COSTS, GOODS, KIND, NUMBERS, ROUTE, route_of
from engines.nuremberg.naming import TRADE, cost_of, crossing_name, field_name, site_name, tower_name
from engines.nuremberg.view import NurembergView


def label(view: NurembergView, option: Option) -> Msg:
    """An option's name, at most 80 characters with its longest place and names of usual length."""
    action: Any = option.action
    match action:
        case a.DrawCard():
            return Msg("nuremberg-draw")
        case a.EndTurn():
            return Msg("nuremberg-end")
        case a.Place(crossing):
            return Msg("nuremberg-place", {"place": crossing_name(crossing)})
        case a.BuildStation() | a.BuildSettlement() | a.BuildWorkshop() | a.BuildWall() | a.BuildTower():
            return _building(view, action)
        case a.Sell():
            return _sale(view, option)
        case a.TradeBank(give, get, sets):
            args: dict[str, Arg] = {"n": rate(view, give, get) * sets, "sets": sets}
            return Msg("nuremberg-trade-bank", args | {"give": Ref("kind", give), "get": Ref("kind", get)})
    return _answer(view, option) or TRADE.label(view.offers, option)


def me(view: NurembergView) -> int:
    """The seat of the viewer; for the public, whose turn it is."""
    return view.active if view.viewer is None else view.viewer


def rate(view: NurembergView, give: str, get: str) -> int:
    """How many of a kind the bank takes from the viewer for one of another."""
    player = view.players[me(view)]
    return player.to_gold if get == "gold" else player.rates[KIND[give]]


def _building(view: NurembergView, action: a.Building) -> Msg:
    match action:
        case a.BuildStation(route):
            args: dict[str, Arg] = {"route": Ref("route", route), "n": len(view.stations[ROUTE[route]]) + 1}
            return Msg("nuremberg-station", args | {"cost": cost_of("station")})
        case a.BuildSettlement(crossing):
            args = {"place": crossing_name(crossing), "n": sum(COSTS["settlement"])}
            return Msg("nuremberg-settlement", args)
        case a.BuildWorkshop(site):
            return Msg("nuremberg-workshop", {"place": site_name(site), "cost": cost_of("workshop")})
        case a.BuildWall():
            return Msg("nuremberg-wall", {"n": view.walls + 1, "cost": cost_of("wall")})
        case a.BuildTower(tower):
            return Msg("nuremberg-tower", {"place": tower_name(tower), "cost": cost_of("tower")})


def earned(view: NurembergView, goods: str) -> tuple[int, int]:
    """What the viewer is paid for a good, and the toll on it."""
    good = GOODS[goods]
    price = good.price * (2 if goods in view.players[me(view)].doubled else 1)
    holder = view.rights[route_of(good.route)]
    return price, 0 if holder in (None, me(view)) else good.toll


def _sale(view: NurembergView, option: Option) -> Msg:
    action: a.Sell = option.action
    price, toll = earned(view, action.goods)
    args: dict[str, Arg] = {"goods": Ref("goods", action.goods), "gold": (price - toll) * action.times}
    if option.holes:
        return Msg("nuremberg-sell-open", args)
    return Msg("nuremberg-sell", args | {"n": action.times})


# ------------------------------------------------------------------ answers


def _answer(view: NurembergView, option: Option) -> Msg | None:
    action: Any = option.action
    match action:
        case a.Discard(cards):
            hole = option.holes[0] if option.holes else None
            if isinstance(hole, BagHole):
                return Msg("nuremberg-answer-discard-open", {"n": hole.lo})
            return Msg("nuremberg-answer-discard", {"cards": TRADE.in_words(cards)})
        case a.MoveKnight(field, victim):
            args: dict[str, Arg] = {"place": field_name(field)}
            if victim is None:
                return Msg("nuremberg-answer-knight-nobody", args)
            args |= {"seat": SeatRef(victim), "n": view.players[victim].held}
            return Msg("nuremberg-answer-knight", args)
        case a.FreeWall():
            return Msg("nuremberg-answer-wall", {"cost": cost_of("free_wall"), "n": NUMBERS.prestige.wall})
        case a.NoWall():
            return Msg("nuremberg-answer-pass")
        case a.ChooseCouncil(card):
            holder = next((one.seat for one in view.council if one.points == card), None)
            return Msg("nuremberg-answer-council", {"n": card, "seat": SeatRef(holder or 0)})
    return None
