"""The close-up of choices beside the map: trains to buy."""

from collections.abc import Iterator, Mapping

from engines.first_train.data import MOST_BOXES, TRAIN, TRAINS
from engines.first_train.view import FirstTrainView
from render.context import RenderContext
from render.games.first_train.areas.beside_board import train_items
from render.games.first_train.areas.lots import lots_scene
from render.kit.maps.closeups import pill, size_of
from render.scene import Item, Scene, Spot
from render.theme import Theme

_W, _EDGE = 680, 12
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
    """Return all boxes; or all trains, those to choose from below their labels. labels: by thing."""
    if any(ref.startswith("box:") for ref in labels):
        return lots_scene(view, card, theme)
    items = tuple(_trains(view, card, labels, _EDGE, theme))
    high = 3 * _TRAIN_ROW + 3 * _EDGE
    return Scene("first_train", (_W, high), "train.offers", (_W, high, _EDGE, high - 2 * _EDGE), items)


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
