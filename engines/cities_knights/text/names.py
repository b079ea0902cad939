"""Places, cards and pieces as parts of sentences. Places are named by what a player sees: terrain and number."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from engines.cities_knights.actions import COSTS
from engines.cities_knights.data import KINDS, TRACKS, Cards
from engines.cities_knights.geography import HARBOUR_AT, HARBOUR_EDGES, ISLAND
from engines.cities_knights.view import CatanView, HexView, KnightView
from engines.core.encoding.codec import tag_of
from engines.core.mechanics.hex_grid import SIDES
from engines.core.mechanics.trade_words import TradeWords
from engines.core.text.kinds import VERB
from engines.core.text.messages import Arg, Msg, Ref, SeatRef, seats_in_words
from engines.core.text.words import Things

TRADE = TradeWords[Cards]("cities_knights", KINDS)
"""Sentences about cards and offers."""
CORNER_SIDES = ("n", "ne", "se", "s", "sw", "nw")
"""By place among a hex's corners, the side on which the corner lies."""
COAST = Ref("shore", "coast")
_ROWS = tuple((r + 3, 1 + sum(row == r for _, row in ISLAND.cells[:i])) for i, (_, r) in enumerate(ISLAND.cells))
"""By hex, its row from the top and its place in it from the left, both from 1."""


# ------------------------------------------------------------------ places


class Atlas(Struct, frozen=True):
    """The names of all places on one island, by hex, vertex and edge; each is unique among its kind.

    numbers, edge_numbers: only the numbers of a vertex's or an edge's hexes; these may coincide.
    """

    hexes: tuple[Msg, ...]
    vertices: tuple[Msg, ...]
    edges: tuple[Msg, ...]
    numbers: tuple[Msg, ...]
    edge_numbers: tuple[Msg, ...]


@lru_cache(maxsize=64)
def atlas_of(hexes: tuple[HexView, ...], harbours: tuple[str, ...]) -> Atlas:
    """Return the names of an island's places, with its tokens as they lie now."""
    plain = [_hex_name(place) for place in hexes]
    exact = [_exact_hex_name(hexes, i) for i in range(len(hexes))]

    def alike(at: Sequence[int], rest: tuple[Ref, ...]) -> tuple[object, ...]:
        return (
            *sorted((hexes[i].terrain, hexes[i].token or 0) for i in at),
            *((ref.kind, ref.id) for ref in rest),
        )

    def named(kind: str, places: list[tuple[Sequence[int], tuple[Ref, ...]]]) -> tuple[Msg, ...]:
        twins: dict[tuple[object, ...], list[Sequence[int]]] = {}
        for at, rest in places:
            twins.setdefault(alike(at, rest), []).append(at)
        found = []
        for at, rest in places:
            telling = _telling(at, [other for other in twins[alike(at, rest)] if other != at])
            parts: list[Arg] = [*(exact[i] if i in telling else plain[i] for i in at), *rest]
            numbers = _numbers([hexes[i].token for i in at])
            found.append(_place_name(kind, parts, _with_shore(numbers, rest), cape=len(rest) == 2))
        return tuple(found)

    return Atlas(
        hexes=tuple(exact),
        vertices=named("vertex", [(at, _vertex_shore(v, harbours)) for v, at in enumerate(ISLAND.corner_cells)]),
        edges=named("edge", [(at, _edge_shore(e, harbours)) for e, at in enumerate(ISLAND.edge_cells)]),
        numbers=tuple(_numbers([hexes[i].token for i in at]) for at in ISLAND.corner_cells),
        edge_numbers=tuple(_edge_numbers([hexes[i].token for i in at]) for at in ISLAND.edge_cells),
    )


def _telling(at: Sequence[int], twins: Sequence[Sequence[int]]) -> Sequence[int]:
    """Return the hexes of a place that need an exact name: one that no twin touches, if there is one."""
    if not twins:
        return ()
    own = [i for i in at if not any(i in twin for twin in twins)]
    return own[:1] or at


def _hex_name(place: HexView) -> Msg:
    if place.token is None:
        return Msg("cities_knights-hex-bare", {"terrain": Ref("terrain", place.terrain)})
    return Msg("cities_knights-hex", {"terrain": Ref("terrain", place.terrain), "token": place.token})


def _exact_hex_name(hexes: Sequence[HexView], at: int) -> Msg:
    """Return a hex's name, with its side if one other hex looks the same, or its row and place if more do."""
    name = _hex_name(hexes[at])
    looks = (hexes[at].terrain, hexes[at].token)
    twins = [i for i, other in enumerate(hexes) if i != at and (other.terrain, other.token) == looks]
    if not twins:
        return name
    if len(twins) == 1:
        return Msg("cities_knights-hex-side", {"hex": name, "side": Ref("side", _side_of(at, twins[0]))})
    row, column = _ROWS[at]
    return Msg("cities_knights-hex-exact", {"hex": name, "row": row, "place": column})


def _side_of(one: int, other: int) -> str:
    """Return where one hex lies as seen from another: "n", "e", "s" or "w"."""
    (q, r), (q2, r2) = ISLAND.cells[one], ISLAND.cells[other]
    # In units of half a hex's width; a row is about 1.7 of them high.
    across, down = 2 * (q - q2) + r - r2, 1.7 * (r - r2)
    if abs(down) >= abs(across):
        return "n" if down < 0 else "s"
    return "w" if across < 0 else "e"


def _place_name(kind: str, parts: Sequence[Arg], numbers: Msg, *, cape: bool) -> Msg:
    """Return the name of a place of two or three parts.

    cape: it lies at one hex only, and its side completes the name. numbers: for its short name.
    """
    args: dict[str, Arg] = {"a": parts[0], "b": parts[1], "numbers": numbers}
    if cape:
        return Msg(f"cities_knights-{kind}-cape", args | {"side": parts[2]})
    if kind == "edge":
        return Msg("cities_knights-edge", args)
    return Msg("cities_knights-vertex", args | {"c": parts[2]})


def _with_shore(numbers: Msg, rest: Sequence[Ref]) -> Msg:
    """Return the numbers of a place's hexes, with its shore if it has one."""
    return Msg("cities_knights-numbers-more", {"numbers": numbers, "n": rest[0]}) if rest else numbers


def _numbers(tokens: Sequence[int | None]) -> Msg:
    numbers = [token for token in tokens if token is not None]
    name = Msg("cities_knights-numbers", {"n": numbers[0]}) if numbers else Msg("cities_knights-numbers-none")
    for number in numbers[1:]:
        name = Msg("cities_knights-numbers-more", {"numbers": name, "n": number})
    return name


def _edge_numbers(tokens: Sequence[int | None]) -> Msg:
    name = _numbers(tokens)
    return name if len(tokens) == 2 else Msg("cities_knights-numbers-shore", {"numbers": name})


def _vertex_shore(vertex: int, harbours: tuple[str, ...]) -> tuple[Ref, ...]:
    """Return what a vertex has besides hexes: nothing inland, else coast or harbour, and a lone hex's side."""
    at = ISLAND.corner_cells[vertex]
    if len(at) == 3:
        return ()
    place = HARBOUR_AT.get(vertex)
    shore = COAST if place is None else Ref("harbour", harbours[place])
    if len(at) == 2:
        return (shore,)
    return (shore, Ref("side", CORNER_SIDES[ISLAND.corners[at[0]].index(vertex)]))


def _edge_shore(edge: int, harbours: tuple[str, ...]) -> tuple[Ref, ...]:
    at = ISLAND.edge_cells[edge]
    if len(at) == 2:
        return ()
    shore = Ref("harbour", harbours[HARBOUR_EDGES.index(edge)]) if edge in HARBOUR_EDGES else COAST
    return (shore, Ref("side", SIDES[ISLAND.cell_edges[at[0]].index(edge)].lower()))


def atlas(view: CatanView) -> Atlas:
    """Return the names on the island of a view."""
    return atlas_of(view.hexes, view.harbours)


def hex_name(view: CatanView, name: str) -> Msg:
    """Return the name of a hex: "forest 8"; with row and place if another one looks the same."""
    return atlas(view).hexes[ISLAND.cell(name)]


def _built_hex(view: CatanView, name: str) -> Msg:
    """Return the name of a hex with the seats that have buildings there: "forest 8 · buildings: Anna and Ben"."""
    corners = ISLAND.corners[ISLAND.cell(name)]
    seats = sorted({built.seat for built in view.buildings if built.vertex in corners})
    if not seats:
        return hex_name(view, name)
    return Msg("cities_knights-hex-built", {"hex": hex_name(view, name), "seats": seats_in_words(seats)})


def vertex_name(view: CatanView, vertex: int) -> Msg:
    """Return the name of a vertex by its hexes: "forest 8 · hills 5 · coast"."""
    return atlas(view).vertices[vertex]


def edge_name(view: CatanView, edge: str) -> Msg:
    """Return the name of an edge by the hexes on its two sides: "forest 8 – hills 5"."""
    return atlas(view).edges[ISLAND.edge(edge)]


_FREE = {"build-road": ("draft", "free-roads"), "knight-promote": ("free-promotions",)}
"""By verb, the reason for a piece that costs nothing."""


_COSTS = {tag_of(action): cost for action, cost in COSTS.items()}
"""By verb, what it costs."""


def place(view: CatanView, ref: Ref) -> Msg:
    """Return the name of anything an option may be about, in a player's words."""
    match ref.kind:
        case "hex":
            return _built_hex(view, ref.id)
        case "vertex":
            return vertex_name(view, int(ref.id))
        case "edge":
            return edge_name(view, ref.id)
        case "aim" | "lost-city":
            return Msg(f"cities_knights-{ref.kind}-{ref.id}")
        case "seat":
            return Msg("core-thing", {"thing": SeatRef(int(ref.id))})
        case "offer":
            return TRADE.offer(view.offers, int(ref.id))
        case "verb":
            free = "-free" if view.phase[0] in _FREE.get(ref.id, ()) else ""
            cost = None if free else _COSTS.get(ref.id)
            return Msg(f"cities_knights-group-{ref.id}{free}", {} if cost is None else {"cost": TRADE.price(cost)})
        case _ if ref.id in KINDS:
            return Msg("core-thing", {"thing": Ref("kind", ref.id)})
    return Msg("core-thing", {"thing": ref})


# ------------------------------------------------------------------ cards


def progress_card(card: str) -> Msg:
    """Return a progress card with its effect: "Medicine: a city for grain + 2 ore"."""
    return Msg("cities_knights-board-progress", {"card": Ref("card", card), "effect": card_effect(card)})


def card_effect(card: str) -> Msg:
    """Return the effect of a progress card: "a city for grain + 2 ore"."""
    return Msg(f"cities_knights-effect-{card.replace('_', '-')}")


# ------------------------------------------------------------------ knights


def knight_at(view: CatanView, vertex: int) -> KnightView | None:
    """Return the knight on a vertex, if any."""
    return next((knight for knight in view.knights if knight.vertex == vertex), None)


def knight_name(level: int) -> Ref:
    """Return the name of a knight of a level: 1 basic, 2 strong, 3 mighty."""
    return Ref("knight", str(level))


# ------------------------------------------------------------------ typed names

_KINDS: Things = tuple((kind, Ref("kind", kind)) for kind in KINDS)
_TRACKS: Things = tuple((track, Ref("track", track)) for track in TRACKS)
_THINGS = {"kind": _KINDS, "give": _KINDS, "get": _KINDS, "track": _TRACKS}


def things(view: CatanView, verb: str, field: str) -> Things:
    """Return everything that a field of an action can name; see `NameWords.things`.

    Places are named as the island is now.
    """
    return _THINGS.get(field, ())


_CARD = "card-"
"""Prefix of the tags of card actions."""
_CLEAR = frozenset({"trade-bank", "answer-resource"})
"""Verbs whose labels say everything; those of cards do so as well."""


def effect(view: CatanView, ref: Ref) -> Msg | None:
    """Return the effect of a verb or a progress card, in half a line."""
    if ref.kind == "card":
        return card_effect(ref.id)
    if ref.kind != VERB or ref.id in _CLEAR or ref.id.startswith(_CARD):
        return None
    return Msg(f"cities_knights-does-{ref.id}")
