"""Beside the map: profit and loss, trains, influence tracks, the boxes of the auction, orders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.first_train.data import COLOURS, NUMBERS, TRAINS
from engines.first_train.view import BoxView, FirstTrainView
from render.card import MatchCard
from render.colour import mix
from render.games.first_train.layout import (
    AUCTION_BOX,
    DISC,
    INFLUENCE_BOX,
    ORDERS_BOX,
    PROFIT_BOX,
    PROFIT_SIGN,
    STACKED,
    TRAINS_BOX,
    Box,
    Spot,
    auction_cell,
    influence_cell,
    profit_cell,
    train_spot,
)
from render.games.first_train.news import News
from render.games.first_train.palette import CELL, GAIN, GAIN_FROM, INFLUENCE, LOSS, ZERO
from render.games.first_train.panels import signed
from render.lettering import seat_letter
from render.scene import Item, Sprite, Text
from render.theme import Theme

_PROFIT = len(COLOURS)
_LOAD_MARKS = "rgwy"


def tray(box: Box) -> Sprite:
    """The sheet under a part of the table."""
    return Sprite("train.tray", box[:2], (box[2], box[3], 1))


def disc(seat: int, at: Spot, size: int, card: MatchCard, ref: str, new: bool = False) -> Sprite:
    """A seat's disc."""
    return Sprite("train.disc", at, (card.styles[seat], seat_letter(seat), size, int(new)), ref)


# ------------------------------------------------------------------ tracks


def _stacked(
    cell: Box, stack: Sequence[int], card: MatchCard, ref: str, moved: frozenset[int] | set[int], upright: bool
) -> Iterator[Item]:
    """The discs at a value, the topmost last: it lies whole on the others."""
    x, y = cell[0] + cell[2] // 2, cell[1] + cell[3] // 2
    size = min(DISC, cell[3] + 2) if len(stack) == 1 else STACKED
    for i, seat in enumerate(stack):
        off = i - (len(stack) - 1) / 2
        dx, dy = (5, -5) if upright else (min(17, (cell[2] + 6 - STACKED) // max(1, len(stack) - 1)), -4)
        at = x + round(off * dx), y + round(off * dy)
        yield disc(seat, at, size, card, f"{ref}.seat{seat}", seat in moved)


def profit(view: FirstTrainView, card: MatchCard, news: News, theme: Theme) -> Iterator[Item]:
    """Profit and loss with all discs."""
    c, least, most = theme.colours, NUMBERS.profit_least, NUMBERS.profit_most
    yield tray(PROFIT_BOX)
    at = PROFIT_BOX[0] + PROFIT_SIGN, PROFIT_BOX[1] + PROFIT_BOX[3] // 2
    yield Sprite("icon", at, ("curve", 36, c.ink_soft, 0), "profit")
    stack = view.stacks[_PROFIT] if len(view.stacks) > _PROFIT else ()
    for value in range(least, most + 1):
        x, y, w, h = cell = profit_cell(value, least, most)
        colour = (
            ZERO if not value
            else mix(LOSS, CELL, (value - least) / -least) if value < 0
            else mix(GAIN_FROM, GAIN, value / most)
        )  # fmt: skip
        middle = x + w // 2, y + h // 2
        yield Sprite("tablet", middle, (w, h, colour), f"profit.{value}")
        here = [seat for seat in stack if view.players[seat].profit == value]
        if here:
            yield from _stacked(cell, here, card, "profit", news.moved, False)
        else:
            yield Text(signed(value), (middle[0], middle[1] - 1), "number", 27, c.ink, colour, "mm", cell)


def influence(view: FirstTrainView, card: MatchCard, theme: Theme) -> Iterator[Item]:
    """The four tracks with their stacks."""
    c, most = theme.colours, NUMBERS.influence_most
    yield tray(INFLUENCE_BOX)
    for index, colour in enumerate(COLOURS):
        stack = view.stacks[index] if len(view.stacks) > index else ()
        on = mix(INFLUENCE[colour][0] if index else "#d8d2c2", CELL, 0.72)
        for value in range(most + 1):
            x, y, w, h = cell = influence_cell(index, value, most)
            middle = x + w // 2, y + h // 2
            if not value:
                sign = INFLUENCE_BOX[0] + 27, middle[1]
                yield Sprite("train.counter", sign, (colour, 34, 0), f"influence.{colour}")
            yield Sprite("tablet", middle, (w, h, on))
            here = [seat for seat in stack if view.players[seat].influence.counts()[index] == value]
            if here:
                yield from _stacked(cell, here, card, f"influence.{colour}", set(), True)
            else:
                yield Text(str(value), (middle[0], middle[1] - 1), "label", 23, c.ink, on, "mm", cell)


# ------------------------------------------------------------------ trains


def trains(view: FirstTrainView, card: MatchCard, news: News, theme: Theme) -> Iterator[Item]:
    """The six trains with their prices, owners and loads; those that nobody has are pale."""
    yield tray(TRAINS_BOX)
    disc_colour, ink, _ = INFLUENCE["brown"]
    for index, (data, there) in enumerate(zip(TRAINS, view.trains, strict=True)):
        x, y = train_spot(index)
        if data.id in news.trains:
            w = 66 + 44 * (data.passengers + data.goods)
            yield Sprite("train.halo", (x + w // 2 - 4, y - 18), (w + 4, 54), f"new.train.{data.id}")
        at = x - 24, y - 19
        yield Sprite("train.price", at, (34,), f"train.{data.id}.price")
        box = (at[0] - 16, at[1] - 17, 32, 34)
        yield Text(str(data.price), (at[0], at[1] - 1), "number-black", 25, ink, disc_colour, "mm", box)
        loads = "".join(
            mark * count for mark, count in zip(_LOAD_MARKS, there.loads.counts(), strict=True)
        )
        style = -1 if there.seat is None else card.styles[there.seat]
        letter = "" if there.seat is None else seat_letter(there.seat)
        args = (style, letter, data.passengers, data.goods, loads)
        yield Sprite("train.train", (x, y), args, f"train.{data.id}")


# ------------------------------------------------------------------ auction and orders


def auction(view: FirstTrainView, card: MatchCard, news: News, theme: Theme) -> Iterator[Item]:
    """The boxes: their points, the drawn one in a gold ring, and who stands there with how many cubes."""
    yield tray(AUCTION_BOX)
    for index, box in enumerate(view.boxes):
        yield from _box(box, auction_cell(index, len(view.boxes)), view, card, news, theme)


def _box(
    box: BoxView, cell: Box, view: FirstTrainView, card: MatchCard, news: News, theme: Theme
) -> Iterator[Item]:
    c = theme.colours
    x, y, w, h = cell
    high = box.number <= len(view.boxes) // 2
    on = "#f6e7b8" if high else "#efe2c2"
    ref = f"box.{box.number}"
    if box.number in news.boxes:
        yield Sprite("train.halo", (x + w // 2, y + h // 2), (w + 2, h + 2), f"new.{ref}")
    yield Sprite("tablet", (x + w // 2, y + h // 2), (w - 2, h - 2, on), ref)
    points = [colour for colour, count in zip(COLOURS, box.printed.counts(), strict=True) for _ in range(count)]
    points += ["choice"] * box.choice
    drawn = [] if box.drawn is None else [box.drawn]
    shown = [(colour, 0) for colour in points] + [(colour, 1) for colour in drawn]
    columns = 2 if len(shown) == 4 and w < 100 else len(shown)
    size, step = (19, 25) if columns < len(shown) else (24, min(30, (w - 12) // max(1, len(shown))))
    size = min(size, step - 4)
    rows = -(-len(shown) // columns)
    for i, (colour, new) in enumerate(shown):
        dx = (i % columns - (min(columns, len(shown)) - 1) / 2) * step
        dy = (i // columns - (rows - 1) / 2) * 23
        at = x + w // 2 + round(dx), y + 25 + round(dy)
        yield Sprite("train.counter", at, (colour, size, new), f"{ref}.point.{i}")
    foot = y + h - 18
    if box.seat is None:
        room = (x + 6, foot - 15, w - 12, 30)
        yield Text(f"{box.least}+", (x + w // 2, foot - 1), "label", 24, c.ink_soft, on, "mm", room, ref=f"{ref}.least")
        return
    yield disc(box.seat, (x + w // 2 - 18, foot - 2), 32, card, f"{ref}.seat{box.seat}")
    room = (x + w // 2 + 1, foot - 17, w // 2 - 4, 34)
    yield Text(str(box.bid), (x + w // 2 + 4, foot - 2), "number-black", 29, c.ink, on, "lm", room, ref=f"{ref}.bid")


def orders(view: FirstTrainView, card: MatchCard, theme: Theme) -> Iterator[Item]:
    """General, construction and train order, the first one at the top; the one that counts now stands on gold."""
    yield tray(ORDERS_BOX)
    c = theme.colours
    left, top, w, h = ORDERS_BOX
    lists = (("curve", view.order), ("hammer", view.builders), ("train", view.runners))
    now = {"auction": 0, "sale": 0, "construction": 1, "running": 2}.get(view.phase, -1)
    step = w / len(lists)
    for i, (icon, order) in enumerate(lists):
        x = round(left + step * (i + 0.5))
        if i == now:
            yield Sprite("tablet", (x, top + h // 2), (round(step) - 6, h - 12, c.halo), "order.now")
        yield Sprite("icon", (x, top + 23), (icon, 32, c.ink, 0), f"order.{icon}")
        for k, seat in enumerate(order):
            yield disc(seat, (x, top + 59 + k * 34), 31, card, f"order.{icon}.seat{seat}")
