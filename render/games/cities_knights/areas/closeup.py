"""The private close-up: the part of the map with the possible choices, each place with its label."""

from collections.abc import Iterator

from engines.cities_knights.geography import ISLAND
from engines.cities_knights.view import CatanView
from render.context import RenderContext
from render.games.cities_knights.areas.board import ground_args, map_items
from render.games.cities_knights.areas.closeup_labels import label_spots, occupied
from render.games.cities_knights.layout import ISLE, MAP
from render.games.cities_knights.news import read_news
from render.kit.maps.charts import BORDER
from render.kit.maps.closeups import beside, cut_out, pill, size_of, window
from render.kit.maps.hexmap import Spot
from render.scene import Item, Scene, Sprite
from render.theme import Theme

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
    places = [(label, ref, spot) for ref, label in card.labels if (spot := spot_of(ref)) is not None]
    part = window([spot for _, _, spot in places], _WHOLE, _LEAST, _AROUND)
    things = list(map_items(view, card, read_news(())))
    inside = [*_rings(view, [ref for _, ref, _ in places]), *things, *_labels(view, places, things, theme)]
    items = cut_out(inside, part, lambda _: _REACH)
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


def _labels(
    view: CatanView, places: list[tuple[str, str, Spot]], things: list[Item], theme: Theme
) -> Iterator[Item]:
    """Draw the labels at or beside their places; a place whose label lies beside it has a mark."""
    for (label, ref, spot), (x, y) in zip(places, label_spots(view, places, things), strict=True):
        size, w, h = size_of(label)
        if beside((x, y), spot, (size, w, h)) and not _tells_itself(view, ref):
            yield Sprite("catan.place", spot, ())
        yield from pill(label, ref, (x, y), (size, w, h), theme)


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
