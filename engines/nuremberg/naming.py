"""Places, cards and pieces as parts of sentences. Places are named by what a player sees on the board."""

from __future__ import annotations

from functools import cache

from engines.core.text import Arg, Many, Msg, Ref, SeatRef
from engines.core.trade_words import TradeWords
from engines.core.words import Things
from engines.nuremberg.data import COSTS, GOODS, KINDS, ROUTES, Goods
from engines.nuremberg.geography.city import ANY, SITE, SITE_IDS, SITES, TOWER, TOWER_IDS, TOWERS
from engines.nuremberg.geography.countryside import (
    BOARD,
    COUNTRY,
    CROSSING,
    CROSSING_FIELDS,
    CROSSING_IDS,
    FIELDS,
    SECTIONS,
    route_at,
)
from engines.nuremberg.view import NurembergView

TRADE = TradeWords[Goods]("nuremberg", KINDS)
"""Cards, gold and offers in words."""


# ------------------------------------------------------------------ places


@cache
def field_name(name: str) -> Msg:
    """A field by what grows there and its number: "forest 5"."""
    hexagon = BOARD.hexes[COUNTRY.cell(name)]
    if hexagon.number is None:
        return Msg("core-thing", {"thing": Ref("terrain", hexagon.terrain)})
    return Msg("nuremberg-field", {"terrain": Ref("terrain", hexagon.terrain), "n": hexagon.number})


@cache
def crossing_name(name: str) -> Msg:
    """A crossing by its route, its place on it, and its fields: "Prague 4 (hills 3 · hills 11)"."""
    crossing = CROSSING[name]
    args: dict[str, Arg] = {"town": Ref("town", ROUTES[route_at(crossing)]), "n": crossing % SECTIONS + 1}
    return Msg("nuremberg-crossing", args | {"fields": _fields(crossing)})


def crossing_short(crossing: int) -> Msg:
    """A crossing by its route and its place on it alone."""
    town = Ref("town", ROUTES[route_at(crossing)])
    return Msg("nuremberg-crossing-bare", {"town": town, "n": crossing % SECTIONS + 1})


def _fields(crossing: int) -> Msg:
    said, *more = [field_name(COUNTRY.names[place]) for place in CROSSING_FIELDS[crossing]]
    for name in more:
        said = Msg("nuremberg-beside", {"a": said, "b": name})
    return said


@cache
def site_name(name: str) -> Msg:
    """A site for a workshop by its centre, its trade symbol, and the goods of its quarters."""
    site = SITES[SITE[name]]
    goods = Many(tuple(Ref("goods", good) for good in site.goods))
    if site.trade is None:
        return Msg("nuremberg-site-bauhof", {"goods": goods})
    trade = Ref("trade", "any" if site.trade == ANY else site.trade)
    return Msg("nuremberg-site-hauptmarkt", {"trade": trade, "goods": goods})


@cache
def tower_name(name: str) -> Msg:
    """The place of a tower by its walls: "walls 1 and 2"."""
    one, other = TOWERS[TOWER[name]]
    return Msg("nuremberg-between", {"a": one, "b": other})


def place(view: NurembergView, ref: Ref) -> Msg:
    """Anything an option may be about, in the words that a player would use."""
    match ref.kind:
        case "field":
            return field_name(ref.id)
        case "crossing":
            return crossing_name(ref.id)
        case "site":
            return site_name(ref.id)
        case "tower":
            return tower_name(ref.id)
        case "seat":
            return Msg("core-thing", {"thing": SeatRef(int(ref.id))})
        case "offer":
            return TRADE.offer(view.offers, int(ref.id))
        case "verb":
            return Msg(f"nuremberg-group-{ref.id}")
        case _ if ref.id in KINDS:
            return Msg("core-thing", {"thing": Ref("kind", ref.id)})
    return Msg("core-thing", {"thing": ref})


# ------------------------------------------------------------------ prices


@cache
def cost_of(piece: str) -> Msg:
    """The price of a piece: "clay + 3 gold"."""
    return TRADE.price(COSTS[piece])


# ------------------------------------------------------------------ what is typed

_THINGS: dict[str, Things] = {
    "route": tuple((name, Ref("route", name)) for name in ROUTES),
    "crossing": tuple((name, Ref("crossing", name)) for name in CROSSING_IDS),
    "site": tuple((name, Ref("site", name)) for name in SITE_IDS),
    "tower": tuple((name, Ref("tower", name)) for name in TOWER_IDS),
    "field": tuple((COUNTRY.names[place], Ref("field", COUNTRY.names[place])) for place in FIELDS),
    "goods": tuple((name, Ref("goods", name)) for name in GOODS),
    "give": tuple((kind, Ref("kind", kind)) for kind in KINDS),
    "get": tuple((kind, Ref("kind", kind)) for kind in KINDS),
}


def things(verb: str, field: str) -> Things:
    """All that can be named in a field of an action; see `Words.things`."""
    return _THINGS.get(field, ())
