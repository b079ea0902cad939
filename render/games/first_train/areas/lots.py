"""The close-up of the auction: the boxes as tiles, with their points and standing bids."""

from collections.abc import Iterator

from engines.first_train.data import COLOURS
from engines.first_train.view import BoxView, FirstTrainView
from render.context import RenderContext
from render.drawing.lettering import seat_letter
from render.scene import Item, Scene, Sprite, Text, centred
from render.theme import Theme

FROM = "word:from"
"""The thing whose name comes before the smallest bid on a free box."""
_W, _EDGE, _GAP = 680, 16, 10
_HIGH = 184
_COUNTER, _STEP = 40, 45
_NUMBER, _BID = 34, 42
_SHIELD = (44, 50)
_OWN = 8
"""Width of the frame around the viewer's own boxes."""


def lots_scene(view: FirstTrainView, card: RenderContext, theme: Theme) -> Scene:
    """Return all boxes in two rows."""
    columns = -(-len(view.boxes) // 2)
    wide = (_W - 2 * _EDGE - (columns - 1) * _GAP) // columns
    high = 2 * _EDGE + 2 * _HIGH + _GAP
    items: list[Item] = []
    for index, box in enumerate(view.boxes):
        left = _EDGE + index % columns * (wide + _GAP)
        top = _EDGE + index // columns * (_HIGH + _GAP)
        items += _tile(view, card, box, (left, top, wide), theme)
    return Scene("first_train", (_W, high), "train.offers", (_W, high), tuple(items))


def _tile(
    view: FirstTrainView, card: RenderContext, box: BoxView, at: tuple[int, int, int], theme: Theme
) -> Iterator[Item]:
    """Draw a box: its number, its points, and at its foot the standing bid or the smallest possible one."""
    c, ref = theme.colours, f"box.{box.number}"
    left, top, wide = at
    middle = left + wide // 2, top + _HIGH // 2
    own = box.seat is not None and box.seat == view.viewer
    if own:
        yield Sprite("tablet", middle, (wide, _HIGH, c.gold), f"{ref}.own")
    inner = _OWN if own else 0
    yield Sprite("tablet", middle, (wide - 2 * inner, _HIGH - 2 * inner, c.paper), ref)
    room = (left + 12, top + 10, 34, _NUMBER + 4)
    spot = left + 14, top + 12 + _NUMBER // 2
    yield Text(str(box.number), spot, "number-black", _NUMBER, c.ink, c.paper, "lm", room, ref=f"{ref}.number")
    yield from _points(box, left + wide // 2, top + 82, wide, ref)
    foot = top + _HIGH - 34
    if box.seat is None:
        said = f"{card.word(FROM)} {box.least}"
        yield centred(
            said, (middle[0], foot), (wide - 24, 40), "label", 32, c.ink_soft, c.paper, ref=f"{ref}.least"
        )
        return
    spot = middle[0] - 30, foot
    yield Sprite("shield", spot, (*_SHIELD, card.styles[box.seat]), f"{ref}.seat{box.seat}")
    yield centred(seat_letter(box.seat), spot, (34, 34), "number-black", theme.sizes.shield, c.ink, c.card)
    room = (middle[0] + 2, foot - 24, wide // 2 - 14, 48)
    yield Text(
        str(box.bid), (middle[0] + 6, foot - 1), "number-black", _BID, c.ink, c.paper, "lm", room, ref=f"{ref}.bid"
    )


def _points(box: BoxView, x: int, y: int, wide: int, ref: str) -> Iterator[Item]:
    """Draw the points of a box: printed ones, a choice of two, and the drawn one circled in gold.

    Where they would be small in one row, there are two.
    """
    counts = zip(COLOURS, box.printed.counts(), strict=True)
    shown = [(colour, 0) for colour, count in counts for _ in range(count)] + [("choice", 0)] * box.choice
    shown += [] if box.drawn is None else [(box.drawn, 1)]
    columns = len(shown) if len(shown) * _STEP <= wide - 10 else 2
    rows = -(-len(shown) // columns)
    for i, (colour, drawn) in enumerate(shown):
        dx = round((i % columns - (min(columns, len(shown)) - 1) / 2) * _STEP)
        dy = round((i // columns - (rows - 1) / 2) * _STEP)
        yield Sprite("train.counter", (x + dx, y + dy), (colour, _COUNTER, drawn), f"{ref}.point.{i}")
