"""The private close-up: the part of the map where something may be chosen, each place with its label."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cities_knights.geography import EDGE, HEX
from engines.cities_knights.view import CatanView
from render.card import MatchCard
from render.fonts import width
from render.games.cities_knights.board import ground_args, map_items
from render.games.cities_knights.layout import FRAME, MAP, Spot, edge_lie, edge_spot, hex_spot, vertex_spot
from render.games.cities_knights.news import read_news
from render.scene import Item, Rect, Scene, Sprite, Text
from render.theme import Theme

_AROUND = 150
"""Pixels shown around the places, so that a reader knows where on the island they are."""
_LEAST = (620, 560)
_PILL_HEIGHT, _LEAST_PILL = 48, 62
_SIZES = (40, 40, 36, 30)
"""Type sizes of labels by their length."""
_ASIDE = ((0, 0), (0, -46), (0, 46), (-66, 0), (66, 0), (-60, -40), (60, -40), (-60, 40), (60, 40))
"""Where else a label may lie, nearest first."""
_ABOVE = 66
"""How far a label lies above the piece that it names."""
_BESIDE = 44
"""How far a label lies beside the road that it names."""
_ON_HEX = 58
"""How far a label lies below the token of its hex, or above a figure there."""


def closeup_scene(view: CatanView, card: MatchCard, theme: Theme) -> Scene:
    """The labelled places of the map, cut out as closely as they lie; the whole map if none is labelled.

    Labels of other things than vertices, edges and hexes are passed over.
    """
    places = [(label, ref, spot) for ref, label in card.labels if (spot := _spot(ref)) is not None]
    left, top, w, h = _window([spot for _, _, spot in places])
    inside = [
        *_rings(view, [ref for _, ref, _ in places]),
        *map_items(view, card, read_news(())),
        *_labels(view, places, theme),
    ]
    items = tuple(_moved(item, -left, -top) for item in inside if _touches(item, left, top, w, h))
    return Scene("cities_knights", (w, h), "catan.map", (*ground_args(view), left, top, w, h), items)


def _spot(ref: str) -> Spot | None:
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


def _labels(view: CatanView, places: list[tuple[str, str, Spot]], theme: Theme) -> Iterator[Item]:
    """The labels at their places, or beside them where another one lies already."""
    c = theme.colours
    taken: list[Rect] = []
    for label, ref, spot in places:
        aside, lower = _shift(view, ref)
        x, y = spot[0] + aside, spot[1] + lower
        size = _SIZES[min(len(label), len(_SIZES)) - 1]
        w, h = max(_LEAST_PILL, round(width(label, "number-black", size)) + 24), _PILL_HEIGHT
        covered = [_covered((x + dx - w // 2, y + dy - h // 2, w, h), taken) for dx, dy in _ASIDE]
        dx, dy = _ASIDE[covered.index(min(covered))]
        if (dx, dy) != (0, 0):
            yield Sprite("catan.place", spot, ())
        x, y = x + dx, y + dy
        taken.append((x - w // 2, y - h // 2, w, h))
        yield Sprite("pill", (x, y), (w, h, "gold"), f"label.{label}")
        box = (x - w // 2 + 2, y - h // 2, w - 4, h)
        yield Text(label, (x, y - 1), "number-black", size, c.ink, c.gold, "mm", box, ref=ref)


def _shift(view: CatanView, ref: str) -> Spot:
    """How far beside its place a label lies, so that it hides neither a piece nor a token."""
    kind, _, name = ref.partition(":")
    if kind == "vertex" and _occupied(view, int(name)):
        return 0, -_ABOVE
    if kind == "edge" and any(road.edge == name for road in view.roads):
        return (_BESIDE, 0) if edge_lie(EDGE[name]) == "|" else (0, -_BESIDE)
    if kind == "hex":
        figure = name == view.robber or (view.merchant is not None and name == view.merchant[0])
        return 0, -_ON_HEX if figure else _ON_HEX
    return 0, 0


def _covered(one: Rect, others: list[Rect]) -> int:
    """How many pixels of a rectangle others cover; touching borders do not count."""
    x, y, w, h = one
    return sum(
        max(0, min(x + w, ox + ow) - max(x, ox) - 4) * max(0, min(y + h, oy + oh) - max(y, oy) - 4)
        for ox, oy, ow, oh in others
    )


def _rings(view: CatanView, refs: list[str]) -> Iterator[Item]:
    """Rings around pieces that may be chosen; they lie below the pieces."""
    for kind, _, name in (ref.partition(":") for ref in refs):
        if kind == "vertex" and _occupied(view, int(name)):
            yield Sprite("catan.choice-ring", vertex_spot(int(name)), ())


def _occupied(view: CatanView, vertex: int) -> bool:
    taken = {building.vertex for building in view.buildings} | {knight.vertex for knight in view.knights}
    return vertex in taken


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
