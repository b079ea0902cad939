"""The part of the map with the areas or borders to choose from, each with its label."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from engines.first_train.geography import CHARTS
from engines.first_train.view import FirstTrainView
from render.context import RenderContext
from render.games.first_train.areas.board import map_items
from render.games.first_train.areas.offers import is_offer, offers_scene
from render.games.first_train.layout import CUBE, FIGURE, MAP, MAP_SIZE, border_middle, knot_spot, on_board, places
from render.games.first_train.news import read_news
from render.kit.maps import closeups
from render.kit.maps.charts import BORDER
from render.scene import Item, Scene, Spot, Sprite, Text
from render.theme import Theme

_AROUND = 120
"""Pixels shown around the places, so that a reader knows where they are."""
_LEAST = (620, 520)
_REACH = 130
"""How far a sprite may extend from its place."""
_SHAPES: closeups.Shapes = {
    "train.town": ((-24, -24, 48, 48), 5),
    "train.knot": ((-17, -17, 34, 34), 3),
    "train.plan": ((-24, -24, 48, 48), 6),
    "train.plan-end": ((-20, -20, 40, 40), 6),
    "train.flag": ((-20, -20, 40, 40), 6),
    "train.link": ((-24, -24, 48, 48), 3),
    "train.cube": ((-CUBE // 2, -CUBE // 2, CUBE, CUBE), 5),
    "train.figure": ((-FIGURE // 3, -FIGURE // 2, 2 * FIGURE // 3, FIGURE), 6),
    "train.arrow": ((-13, -13, 26, 26), 3),
}
_NAME = 26.0
_FLAG = 40
_CORNERS = ((34, -36), (-34, -36), (34, 34), (-34, 34), (0, -52), (0, 52))
"""Possible positions of the flag at the start of a line."""
_ASIDES = (
    (0, -50), (0, 50), (56, 0), (-56, 0), (54, -36), (-54, -36), (54, 36), (-54, 36), (0, -66), (0, 66), (76, 0),
    (-76, 0), (66, -46), (-66, -46), (66, 46), (-66, 46), (80, -24), (-80, -24), (80, 24), (-80, 24), (36, -66),
    (-36, -66), (36, 66), (-36, 66), (0, -86), (0, 86), (92, 0), (-92, 0), (84, -56), (-84, -56), (84, 56),
    (-84, 56),
)  # fmt: skip
_ON = ((0, 0), (0, -14), (0, 14), (-14, 0), (14, 0), (0, -40), (0, 40), (48, 0), (-48, 0))
"""Possible positions of an area's label, and of a border's, the usual one first."""


def closeup_scene(view: FirstTrainView, card: RenderContext, theme: Theme) -> Scene:
    """Return the labelled areas and borders, with the line that is being chosen, cropped as closely as possible.

    If none is labelled, it is the whole map; if only boxes or trains are, they are shown instead. Other labels
    are ignored.
    """
    known = closeups.places_of(card.labels, lambda ref: spot_of(view.map, ref))
    offered = {ref: label for ref, label in card.labels if is_offer(ref)}
    if offered and not (known or card.way):
        return offers_scene(view, card, offered, theme)
    (left, top), (w, h) = MAP, MAP_SIZE
    bounds = left - BORDER, top - BORDER, left + w + BORDER, top + h + BORDER
    way = [view.chart.area[area] for area in card.way]
    nodes = [on_board(places(view.map)[area].node) for area in card.way]
    part = closeups.window([*(spot for _, _, spot in known), *nodes], bounds, _LEAST, _AROUND)
    planned, ends = _planned(view, card, way), _ends(view, card, way)
    things = list(map_items(view, card, read_news(()), theme, planned, ends))
    things += _flag(view, card, way, things)
    inside = [*things, *_labels(known, things, theme)]
    ground = (view.map, view.south, *part)
    return Scene("first_train", part[2:], "train.part", ground, closeups.cut_out(inside, part, lambda _: _REACH))


def spot_of(name: str, ref: str) -> Spot | None:
    """Return where the thing of a reference lies on a map: "area:fuerth" or "border:fuerth--cadolzburg"."""
    kind, _, thing = ref.partition(":")
    chart = CHARTS[name]
    if kind == "area" and thing in chart.area:
        return on_board(places(name)[thing].node)
    if kind == "border" and thing in chart.border:
        return on_board(border_middle(name, chart.border[thing]))
    return None


def _planned(view: FirstTrainView, card: RenderContext, way: Sequence[int]) -> Iterator[Item]:
    """Draw the links of the line that the viewer is choosing."""
    seat = view.viewer or 0
    for here, there in pairwise(way):
        border = view.chart.between[here, there]
        at = on_board(border_middle(view.map, border))
        args = (view.map, border, seat, card.styles[seat])
        yield Sprite("train.plan", at, args, f"plan.{view.chart.borders[border].id}")


def _ends(view: FirstTrainView, card: RenderContext, way: Sequence[int]) -> Iterator[Item]:
    """Draw the present end and the start of the line that the viewer is choosing."""
    style = card.styles[view.viewer or 0]
    for area, ref in [(area, "plan.end") for area in way[1:][-1:]] + [(area, "plan.start") for area in way[:1]]:
        town = int(view.chart.areas[area].is_town)
        yield Sprite("train.plan-end", _knot(view, area), (style, town), ref)


def _flag(view: FirstTrainView, card: RenderContext, way: Sequence[int], things: Sequence[Item]) -> Iterator[Item]:
    """Draw a flag at the start of the line that the viewer is choosing, where it hides least."""
    if way:
        x, y = _knot(view, way[0])
        seen = [_seen(item) for item in things if isinstance(item, Text) or item.art in _SHAPES]
        half = _FLAG // 2
        dx, dy = closeups.least_hiding((x - half, y - half, _FLAG, _FLAG), _CORNERS, seen)
        yield Sprite("train.flag", (x + dx, y + dy), (card.styles[view.viewer or 0],), "plan.flag")


def _knot(view: FirstTrainView, area: int) -> Spot:
    return on_board(knot_spot(view.map, area, view.viewer or 0))


def _labels(known: Sequence[closeups.Place], things: Iterable[Item], theme: Theme) -> Iterator[Item]:
    """Draw the labels beside their places, each with a mark if it would be hard to find."""
    seen = [_seen(item) for item in things if isinstance(item, Text) or item.art in _SHAPES]
    asked = []
    known = [one for one in known if one[0]]
    for label, ref, spot in known:
        border = ref.startswith("border:")
        asked.append((label, spot, _within(label, spot, _ON if border else _ASIDES), border))
    laid = closeups.lay_labels(asked, seen)
    return closeups.draw_labels(known, laid, "train.place", lambda _: True, theme, leader="train.leader")


def _within(label: str, spot: Spot, asides: Sequence[Spot]) -> Sequence[Spot]:
    """Return those offsets of a label that leave all of it on the map."""
    _, w, h = closeups.size_of(label)
    (left, top), (wide, high) = MAP, MAP_SIZE
    inside = [
        (dx, dy)
        for dx, dy in asides
        if left <= spot[0] + dx - w // 2
        and spot[0] + dx + w // 2 <= left + wide
        and top <= spot[1] + dy - h // 2
        and spot[1] + dy + h // 2 <= top + high
    ]
    return inside or asides


def _seen(item: Item) -> closeups.Seen:
    if isinstance(item, Text):
        return item.box, _NAME
    return closeups.seen_sprite(item, _SHAPES)
