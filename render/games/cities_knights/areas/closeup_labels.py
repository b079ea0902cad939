"""The positions of a close-up's labels: beside the things that they name, hiding as little else as possible."""

from collections.abc import Iterable, Sequence

from engines.cities_knights.geography import HARBOUR_EDGES, ISLAND
from engines.cities_knights.view import CatanView
from render.games.cities_knights.layout import ISLE, harbour_spot
from render.kit.maps.closeups import Shapes, lay_labels, seen_sprite
from render.kit.maps.hexmap import Spot
from render.scene import Item, Sprite

_SHAPES: Shapes = {
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


def label_spots(view: CatanView, places: Sequence[tuple[str, str, Spot]], things: Iterable[Item]) -> list[Spot]:
    """Return the middle of each label's pill. places: label, reference and spot. things: the items on the map."""
    seen = [seen_sprite(item, _SHAPES) for item in things if isinstance(item, Sprite) and item.art in _SHAPES]
    discs = (harbour_spot(place) for place in range(len(HARBOUR_EDGES)))
    seen += [((x - _DISC, y - _DISC, 2 * _DISC, 2 * _DISC), _DISC_MATTERS) for x, y in discs]
    asides = [_asides(view, ref) for _, ref, _ in places]
    labelled = [(label, spot, ways, ways is _FREE) for (label, _, spot), ways in zip(places, asides, strict=True)]
    return lay_labels(labelled, seen)


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
