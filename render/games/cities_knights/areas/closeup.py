"""The private close-up: the part of the map with the possible choices, each place with its label."""

from collections.abc import Iterable, Iterator, Sequence

from engines.cities_knights.geography import HARBOUR_EDGES, ISLAND
from engines.cities_knights.view import CatanView
from render.context import RenderContext
from render.games.cities_knights.areas.board import ground_args, map_items
from render.games.cities_knights.layout import ISLE, MAP, harbour_spot
from render.games.cities_knights.news import read_news
from render.kit.maps import closeups
from render.kit.maps.charts import BORDER
from render.scene import Item, Scene, Spot, Sprite
from render.theme import Theme

_SHAPES: closeups.Shapes = {
    "catan.token": ((-32, -32, 64, 64), 4),
    "catan.settlement": ((-29, -33, 60, 66), 6),
    "catan.city": ((-46, -45, 94, 84), 6),
    "catan.tipped": ((-45, -48, 88, 100), 6),
    "catan.knight": ((-40, -46, 82, 90), 6),
    "catan.robber": ((-26, -41, 54, 84), 4),
    "catan.merchant": ((-34, -33, 70, 72), 4),
    "catan.road": ((-22, -22, 44, 44), 0.5),
}
_DISC, _DISC_MATTERS = 34, 2.0

_FREE = (
    (0, 0), (0, -16), (0, 16), (-16, 0), (16, 0), (-14, -14), (14, -14), (-14, 14), (14, 14),
    (0, -46), (0, 46), (-66, 0), (66, 0), (-60, -40), (60, -40), (-60, 40), (60, 40),
)  # fmt: skip
_PIECE = (
    (0, -68), (0, 66), (-76, -10), (76, -10), (-76, 20), (76, 20), (-40, -68), (40, -68), (-40, 66), (40, 66),
    (-72, -48), (72, -48), (-72, 48), (72, 48),
)  # fmt: skip
_UPRIGHT = ((52, 0), (-52, 0), (52, -30), (-52, -30), (52, 30), (-52, 30))
_SLANTED = ((0, -46), (0, 46), (-34, -42), (34, -42), (-34, 42), (34, 42))
_HEX = ((0, 58), (0, -58), (66, 0), (-66, 0), (62, 30), (-62, 30), (62, -30), (-62, -30))
_HEX_BESIDE = ((66, 0), (-66, 0), (64, 26), (-64, 26), (64, -26), (-64, -26))
"""Possible positions of a label, the usual one first: of a free place, a piece, a road, a hex, one with a
figure.
"""


def label_spots(view: CatanView, places: Sequence[closeups.Place], things: Iterable[Item]) -> list[Spot]:
    """Return the middle of each label's pill. places: label, reference and spot. things: the items on the map."""
    seen = [
        closeups.seen_sprite(item, _SHAPES) for item in things if isinstance(item, Sprite) and item.art in _SHAPES
    ]
    discs = (harbour_spot(place) for place in range(len(HARBOUR_EDGES)))
    seen += [((x - _DISC, y - _DISC, 2 * _DISC, 2 * _DISC), _DISC_MATTERS) for x, y in discs]
    asides = [_asides(view, ref) for _, ref, _ in places]
    labelled = [(label, spot, ways, ways is _FREE) for (label, _, spot), ways in zip(places, asides, strict=True)]
    return closeups.lay_labels(labelled, seen)


def _asides(view: CatanView, ref: str) -> tuple[Spot, ...]:
    kind, _, name = ref.partition(":")
    if kind == "vertex" and occupied(view, int(name)):
        return _PIECE
    if kind == "edge" and any(road.edge == name for road in view.roads):
        return _UPRIGHT if ISLE.lie(ISLAND.edge(name)) == "|" else _SLANTED
    if kind == "hex":
        figure = name == view.robber or (view.merchant is not None and name == view.merchant[0])
        return _HEX_BESIDE if figure else _HEX
    return _FREE


def occupied(view: CatanView, vertex: int) -> bool:
    """Return whether there is a piece on a vertex."""
    taken = {building.vertex for building in view.buildings} | {knight.vertex for knight in view.knights}
    return vertex in taken


_AROUND = 150
"""Pixels shown around the places, so that a reader knows where on the island they are."""
_LEAST = (620, 560)
_REACH = 120
"""How far a sprite may extend from its place."""
_WHOLE = (MAP[0] - BORDER, MAP[1] - BORDER, MAP[2] + BORDER, MAP[3] + BORDER)


def closeup_scene(view: CatanView, card: RenderContext, theme: Theme) -> Scene:
    """Return the labelled places of the map, cropped as closely as possible; the whole map if none is labelled.

    Labels of things other than vertices, edges and hexes are ignored.
    """
    places = closeups.places_of(card.labels, spot_of)
    part = closeups.window([spot for _, _, spot in places], _WHOLE, _LEAST, _AROUND)
    things = list(map_items(view, card, read_news(())))
    laid = label_spots(view, places, things)
    labels = closeups.draw_labels(places, laid, "catan.place", lambda ref: not _tells_itself(view, ref), theme)
    inside = [*_rings(view, [ref for _, ref, _ in places]), *things, *labels]
    items = closeups.cut_out(inside, part, lambda _: _REACH)
    return Scene("cities_knights", part[2:], "catan.map", (*ground_args(view), *part), items)


def spot_of(ref: str) -> Spot | None:
    """Return where the thing of a reference ("vertex:18", "edge:18-23", "hex:0,-2") lies."""
    kind, _, name = ref.partition(":")
    if kind == "vertex" and name.isdecimal() and int(name) < len(ISLAND.spots):
        return ISLE.corner(int(name))
    if kind == "edge" and name in ISLAND.edge_names:
        return ISLE.edge(ISLAND.edge(name))
    if kind == "hex" and name in ISLAND.names:
        return ISLE.cell(ISLAND.cell(name))
    return None


def _tells_itself(view: CatanView, ref: str) -> bool:
    """Return whether a place is recognisable without a mark: a hex, a road, or a piece in its ring."""
    kind, _, name = ref.partition(":")
    if kind == "vertex":
        return occupied(view, int(name))
    return kind == "hex" or any(road.edge == name for road in view.roads)


def _rings(view: CatanView, refs: list[str]) -> Iterator[Item]:
    """Draw rings around pieces that may be chosen; they lie below the pieces."""
    for kind, _, name in (ref.partition(":") for ref in refs):
        if kind == "vertex" and occupied(view, int(name)):
            yield Sprite("catan.choice-ring", ISLE.corner(int(name)), ())
