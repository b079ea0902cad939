"""Places, cards and pieces as parts of sentences. Places are named by what a player sees on the board."""

from collections.abc import Callable
from functools import cache

from engines.core.mechanics.trade_words import TradeWords
from engines.core.text.kinds import SEAT, VERB
from engines.core.text.messages import Arg, Many, Msg, Num, Ref, SeatRef, chained
from engines.core.text.words import Things, thing
from engines.nuremberg.data import COSTS, GOODS, KINDS, NUMBERS, ROUTES, Goods
from engines.nuremberg.geography.city import ANY, SITE, SITE_IDS, SITES, TOWER, TOWER_IDS, TOWERS
from engines.nuremberg.geography.countryside import (
    BOARD,
    COLOURS,
    COUNTRY,
    CROSSING,
    CROSSING_FIELDS,
    CROSSING_IDS,
    FIELD_CROSSINGS,
    FIELDS,
    SECTIONS,
    route_at,
)
from engines.nuremberg.order_choices import COUNCIL, FULL_HAND
from engines.nuremberg.rules.affordable import RIGHT
from engines.nuremberg.view import NurembergView

TRADE = TradeWords[Goods]("nuremberg", KINDS)
"""Sentences about cards, gold and offers."""


def gold(n: int) -> Num:
    """Return an amount of money."""
    return Num(n, "gold")


# ------------------------------------------------------------------ places


@cache
def field_name(name: str) -> Msg:
    """Return the name of a field by its resource and number: "ore 6"."""
    return Msg("nuremberg-field", _borne(COUNTRY.cell(name)))


def _borne(cell: int) -> dict[str, Arg]:
    hexagon = BOARD.hexes[cell]
    return {"kind": Ref("kind", hexagon.terrain), "n": hexagon.number or 0}


def settled_field(view: NurembergView, name: str) -> Msg:
    """Return the name of a field with the owners of its settlements: "ore 6 · settlements of Anna (2) and Ben"."""
    around = [view.settlements[crossing] for crossing in FIELD_CROSSINGS[COUNTRY.cell(name)]]
    there = {seat: around.count(seat) for seat in sorted({seat for seat in around if seat is not None})}
    if not there:
        return field_name(name)
    settlers = tuple(Msg("nuremberg-settler", {"seat": SeatRef(seat), "n": n}) for seat, n in there.items())
    return Msg("nuremberg-field-settled", {"field": field_name(name), "seats": Many(settlers)})


@cache
def crossing_name(name: str) -> Msg:
    """Return the name of a crossing by route, place on it, and fields: "Prague 4 (clay 3 · clay 11)"."""
    crossing = CROSSING[name]
    fields = (Msg("nuremberg-crossing-field", _borne(cell)) for cell in CROSSING_FIELDS[crossing])
    return Msg(
        "nuremberg-crossing", _numbered(crossing) | {"fields": chained("nuremberg-crossing-fields", fields)}
    )


def bare_crossing(crossing: int) -> Msg:
    """Return the name of a crossing by only its route and its place on it."""
    return Msg("nuremberg-crossing-bare", _numbered(crossing))


def spot_name(name: str) -> Msg:
    """Return the short name of a crossing or a route, for lines that name several."""
    return thing(Ref("town", name)) if name in ROUTES else bare_crossing(CROSSING[name])


def condition_name(condition: str) -> Msg:
    """Return the condition of a free wall: the gold left after it, or the council."""
    if condition == COUNCIL:
        return Msg("nuremberg-wall-council")
    return Msg("nuremberg-wall-gold", {"n": int(condition)}) if int(condition) else Msg("nuremberg-wall-always")


def awaited_name(aim: str) -> Msg:
    """Return the aim of ended turns: a piece, a right of way, or a hand that a knight would halve."""
    if aim == RIGHT:
        return Msg("nuremberg-wait-right")
    if aim == FULL_HAND:
        return Msg("nuremberg-wait-full-hand", {"n": NUMBERS.discard_from})
    return thing(Ref("piece", aim))


def _numbered(crossing: int) -> dict[str, Arg]:
    return {"town": Ref("town", ROUTES[route_at(crossing)]), "n": crossing % SECTIONS + 1}


@cache
def site_name(name: str) -> Msg:
    """Return the name of a workshop's site by its centre, its trade symbol, and the goods of its quarters."""
    site = SITES[SITE[name]]
    first, *more = site.goods
    goods = thing(Ref("goods", first))
    for other in more:
        goods = Msg("nuremberg-site-goods", {"a": goods, "b": Ref("goods", other)})
    if site.trade is None:
        return Msg("nuremberg-site-yard", {"goods": goods})
    if site.trade == ANY:
        return Msg("nuremberg-site-any", {"goods": goods})
    return Msg("nuremberg-site", {"kind": Ref("kind", site.trade), "goods": goods})


@cache
def tower_name(name: str) -> Msg:
    """Return the name of a tower's place by its walls: "walls 1–2"."""
    one, other = TOWERS[TOWER[name]]
    return Msg("nuremberg-between", {"a": one, "b": other})


_NAMES: dict[str, Callable[[str], Msg]] = {
    "crossing": crossing_name,
    "site": site_name,
    "tower": tower_name,
    "spot": spot_name,
    "free-wall": condition_name,
    "wait": awaited_name,
}
"""By kind of a thing, its name by its id, if that needs no view."""


def place(view: NurembergView, ref: Ref) -> Msg:
    """Return the name of anything an option may be about, in a player's words."""
    if ref.kind in _NAMES:
        return _NAMES[ref.kind](ref.id)
    match ref.kind:
        case "field":
            return settled_field(view, ref.id)
        case "robbed":
            return Msg(f"nuremberg-robbed-{ref.id}")
        case "seat":
            return Msg("core-thing", {"thing": SeatRef(int(ref.id))})
        case "offer":
            return TRADE.offer(view.offers, int(ref.id))
        case "verb":
            piece = ref.id.removeprefix("build-")
            return Msg(f"nuremberg-group-{ref.id}", {"cost": cost_of(piece)} if piece in COSTS else {})
        case _ if ref.id in KINDS:
            return thing(Ref("kind", ref.id))
    return thing(ref)


# ------------------------------------------------------------------ effects of verbs


def effect(view: NurembergView, ref: Ref) -> Msg | None:
    """Return the effect of a verb, in half a line; None for a trade with the bank, whose label says everything."""
    told = ref.kind == VERB and ref.id != "trade-bank"
    return Msg(f"nuremberg-does-{ref.id}") if told else None


# ------------------------------------------------------------------ prices


@cache
def cost_of(piece: str) -> Msg:
    """Return the price of a piece: "clay + 3 gold"."""
    return TRADE.price(COSTS[piece])


# ------------------------------------------------------------------ typed names

_KINDS: Things = tuple((kind, Ref("kind", kind)) for kind in KINDS)
THINGS: dict[str, Things] = {
    "route": tuple((name, Ref("route", name)) for name in ROUTES),
    "crossing": tuple((name, crossing_name(name)) for name in CROSSING_IDS),
    "field": tuple((COUNTRY.names[place], field_name(COUNTRY.names[place])) for place in FIELDS),
    "site": tuple((name, site_name(name)) for name in SITE_IDS),
    "tower": tuple((name, tower_name(name)) for name in TOWER_IDS),
    "goods": tuple((name, Ref("goods", name)) for name in GOODS),
    "victim": tuple((str(seat), Ref(SEAT, str(seat))) for seat in range(max(COLOURS))),
    "give": _KINDS,
    "get": _KINDS,
}
"""Everything that a field of an action can name."""


def things(view: NurembergView, verb: str, field: str) -> Things:
    """Return everything that a field of an action can name; see `NameWords.things`."""
    return THINGS.get(field, ())
