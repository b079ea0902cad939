"""The private close-up: the part of the map where something may be chosen, each place with its label."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cities_knights.geography import EDGE, HEX
from engines.cities_knights.view import CatanView
from render.card import MatchCard
from render.games.cities_knights.board import ground_args, map_items
from render.games.cities_knights.labels import lay_out, occupied, size_of
from render.games.cities_knights.layout import FRAME, MAP, Spot, edge_spot, hex_spot, vertex_spot
from render.games.cities_knights.news import read_news
from render.scene import Item, Scene, Sprite, Text
from render.theme import Theme

_AROUND = 150
"""Pixels shown around the places, so that a reader knows where on the island they are."""
_LEAST = (620, 560)


def closeup_scene(view: CatanView, card: MatchCard, theme: Theme) -> Scene:
    """The labelled places of the map, cut out as closely as they lie; the whole map if none is labelled.

    Labels of other things than vertices, edges and hexes are passed over.
    """
    places = [(label, ref, spot) for ref, label in card.labels if (spot := spot_of(ref)) is not None]
    left, top, w, h = _window([spot for _, _, spot in places])
    things = list(map_items(view, card, read_news(())))
    inside = [*_rings(view, [ref for _, ref, _ in places]), *things, *_labels(view, places, things, theme)]
    items = tuple(_moved(item, -left, -top) for item in inside if _touches(item, left, top, w, h))
    return Scene("cities_knights", (w, h), "catan.map", (*ground_args(view), left, top, w, h), items)


def spot_of(ref: str) -> Spot | None:
    """Where the thing of a reference ("vertex:18", "edge:18-23", "hex:0,-2") lies."""
    kind, _, name = ref.partition(":")
    if kind == "vertex" and name.isdecimal() and int(name) < 54:
        return vertex_spot(int(name))
    if kind == "edge" and name in EDGE:
        return edge_spot(EDGE[name])
    if kind == "hex" and name in HEX:
        return hex_spot(HEX[name])
    return None


def _window(spots: list[Spot]) -> tuple[int, int, int, int]:
    """Left, top, width and height of what is shown."""
    whole = (MAP[0] - FRAME, MAP[1] - FRAME, MAP[2] + FRAME, MAP[3] + FRAME)
    if not spots:
        return whole[0], whole[1], whole[2] - whole[0], whole[3] - whole[1]
    sides = []
    for low, high, least, first, last in (
        (min(x for x, _ in spots), max(x for x, _ in spots), _LEAST[0], whole[0], whole[2]),
        (min(y for _, y in spots), max(y for _, y in spots), _LEAST[1], whole[1], whole[3]),
    ):
        size = min(max(least, high - low + 2 * _AROUND), last - first)
        start = min(max(first, (low + high - size) // 2), last - size)
        sides.append((start, size))
    (left, w), (top, h) = sides
    return left, top, w, h


def _labels(
    view: CatanView, places: list[tuple[str, str, Spot]], things: list[Item], theme: Theme
) -> Iterator[Item]:
    """The labels at or beside their places; a place whose label lies beside it has a mark."""
    c = theme.colours
    for (label, ref, spot), (x, y) in zip(places, lay_out(view, places, things), strict=True):
        size, w, h = size_of(label)
        if max(abs(x - spot[0]) - w // 2, abs(y - spot[1]) - h // 2) > -8 and not _tells_itself(view, ref):
            yield Sprite("catan.place", spot, ())
        yield Sprite("pill", (x, y), (w, h, "gold"), f"label.{label}")
        box = (x - w // 2 + 2, y - h // 2, w - 4, h)
        yield Text(label, (x, y - 1), "number-black", size, c.ink, c.gold, "mm", box, ref=ref)


def _tells_itself(view: CatanView, ref: str) -> bool:
    """Whether a place is known without a mark: a hex, a road, or a piece in its ring."""
    kind, _, name = ref.partition(":")
    if kind == "vertex":
        return occupied(view, int(name))
    return kind == "hex" or any(road.edge == name for road in view.roads)


def _rings(view: CatanView, refs: list[str]) -> Iterator[Item]:
    """Rings around pieces that may be chosen; they lie below the pieces."""
    for kind, _, name in (ref.partition(":") for ref in refs):
        if kind == "vertex" and occupied(view, int(name)):
            yield Sprite("catan.choice-ring", vertex_spot(int(name)), ())


def _touches(item: Item, left: int, top: int, w: int, h: int) -> bool:
    """Whether something may be seen in the window; sprites of the map reach at most 120 pixels."""
    x, y = item.at
    return left - 120 <= x <= left + w + 120 and top - 120 <= y <= top + h + 120


def _moved(item: Item, x: int, y: int) -> Item:
    if isinstance(item, Sprite):
        return Sprite(item.art, (item.at[0] + x, item.at[1] + y), item.args, item.ref)
    left, top, w, h = item.box
    return Text(
        item.text, (item.at[0] + x, item.at[1] + y), item.face, item.size, item.colour, item.on, item.anchor,
        (left + x, top + y, w, h), item.outline, item.ref,
    )  # fmt: skip
