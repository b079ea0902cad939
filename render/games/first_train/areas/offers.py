"""The close-up of choices beside the map: boxes of the auction, and trains."""

from collections.abc import Iterator, Mapping

from engines.first_train.data import MOST_BOXES, TRAIN, TRAINS
from engines.first_train.view import FirstTrainView
from render.context import RenderContext
from render.games.first_train.areas.beside_board import box_items, train_items
from render.games.first_train.news import read_news
from render.kit.maps.closeups import pill, size_of
from render.scene import Item, Scene, Spot
from render.theme import Theme

_W, _EDGE = 680, 12
_ROW, _BOX_HIGH = 148, 81
"""Distance from one row of boxes to the next, and the height of a box without its label."""
_TRAIN_LEFT, _TRAIN_COLUMN, _TRAIN_ROW = 66, 332, 114
_PILL = 27
"""Distance from the upper edge of an area to the middle of its label."""


def is_offer(ref: str) -> bool:
    """Return whether a thing is beside the map: "box:3" or "train:2a"."""
    kind, _, name = ref.partition(":")
    return (kind == "train" and name in TRAIN) or (
        kind == "box" and name.isdecimal() and 0 < int(name) <= MOST_BOXES
    )


def offers_scene(view: FirstTrainView, card: RenderContext, labels: Mapping[str, str], theme: Theme) -> Scene:
    """Return all boxes, or all trains, or both, those to choose from below their labels. labels: by thing."""
    items: list[Item] = []
    edges: list[int] = []
    top = _EDGE
    if any(ref.startswith("box:") for ref in labels):
        items += _boxes(view, card, labels, top, theme)
        edges += (top, 2 * _ROW + _EDGE)
        top += edges[-1] + _EDGE
    if any(ref.startswith("train:") for ref in labels):
        items += _trains(view, card, labels, top, theme)
        edges += (top, 3 * _TRAIN_ROW + _EDGE)
        top += edges[-1] + _EDGE
    return Scene("first_train", (_W, top), "train.offers", (_W, top, *edges), tuple(items))


def _boxes(
    view: FirstTrainView, card: RenderContext, labels: Mapping[str, str], top: int, theme: Theme
) -> Iterator[Item]:
    columns = len(view.boxes) // 2
    wide = (_W - 4 * _EDGE) // columns
    news = read_news(())
    for index, box in enumerate(view.boxes):
        x, y = 2 * _EDGE + index % columns * wide, top + _EDGE + index // columns * _ROW
        yield from box_items(box, (x, y + 2 * _PILL, wide - 8, _BOX_HIGH), view, card, news, theme)
        yield from _label(f"box:{box.number}", labels, (x + wide // 2 - 4, y + _PILL - 4), theme)


def _trains(
    view: FirstTrainView, card: RenderContext, labels: Mapping[str, str], top: int, theme: Theme
) -> Iterator[Item]:
    for index, train in enumerate(TRAINS):
        x = _TRAIN_LEFT + index % 2 * _TRAIN_COLUMN
        y = top + _EDGE + index // 2 * _TRAIN_ROW
        yield from train_items(index, (x, y + 2 * _PILL + 46), view, card, theme)
        yield from _label(f"train:{train.id}", labels, (x + 26, y + _PILL - 4), theme)


def _label(ref: str, labels: Mapping[str, str], at: Spot, theme: Theme) -> Iterator[Item]:
    label = labels.get(ref)
    if label is not None:
        yield from pill(label, ref, at, size_of(label), theme)
