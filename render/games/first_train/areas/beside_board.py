"""Beside the map: profit and loss, trains, influence tracks, the boxes of the auction, orders."""

from collections.abc import Collection, Iterator, Sequence

from engines.first_train.data import COLOURS, NUMBERS, TRAINS, Loads
from engines.first_train.view import BoxView, FirstTrainView
from render.context import RenderContext
from render.drawing.colour import mix
from render.drawing.lettering import seat_letter
from render.games.first_train import layout
from render.games.first_train.news import News
from render.games.first_train.palette import CELL, CUBE, GAIN, GAIN_FROM, INFLUENCE, LOSS, ZERO
from render.scene import Arg, Item, Spot, Sprite, Text, centred
from render.theme import Theme


def signed(number: int) -> str:
    """Return a number with its sign; zero has none."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def load_sign(load: str, cube: int, figure: int) -> tuple[str, tuple[Arg, ...]]:
    """Return the painter of a load and its arguments. cube, figure: heights of the two in pixels."""
    return ("train.cube", (load, cube)) if load in CUBE else ("train.figure", (load, figure))


_PROFIT = len(COLOURS)
LOAD_MARKS = "rgwy"
"""The letters of loads for the painter of trains."""


def disc(seat: int, at: Spot, size: int, card: RenderContext, ref: str, new: bool = False) -> Sprite:
    """Return a seat's disc."""
    return Sprite("train.disc", at, (*card.look(seat), size, int(new)), ref)


# ------------------------------------------------------------------ tracks


def _stacked(
    cell: layout.Box, stack: Sequence[int], card: RenderContext, ref: str, moved: Collection[int] = ()
) -> Iterator[Item]:
    """Draw the discs at a value: the topmost, which counts first, is at the left and uncovered."""
    x, y = cell[0] + cell[2] // 2, cell[1] + cell[3] // 2
    size = min(layout.DISC, cell[3] + 2) if len(stack) == 1 else layout.STACKED
    for i, seat in enumerate(stack):
        at = x + round(((len(stack) - 1) / 2 - i) * layout.STACK_STEP), y
        yield disc(seat, at, size, card, f"{ref}.seat{seat}", seat in moved)


def _by_value(stack: Sequence[int], values: Sequence[int], least: int, most: int) -> list[list[int]]:
    """Return by value the seats with a disc there, the topmost last."""
    return [[seat for seat in stack if values[seat] == value] for value in range(least, most + 1)]


def profit(view: FirstTrainView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw profit and loss with all discs."""
    c, least, most = theme.colours, NUMBERS.profit_least, NUMBERS.profit_most
    at = layout.PROFIT_BOX[0] + layout.PROFIT_SIGN, layout.PROFIT_BOX[1] + layout.PROFIT_BOX[3] // 2
    yield Sprite("icon", at, ("curve", 36, c.ink_soft, 0), "profit")
    there = _by_value(stack_of(view, _PROFIT), [player.profit for player in view.players], least, most)
    cells = layout.profit_cells([len(stack) for stack in there])
    for value, stack, cell in zip(range(least, most + 1), there, cells, strict=True):
        colour = _profit_colour(value)
        yield _cell(cell, colour, f"profit.{value}")
        if stack:
            yield from _stacked(cell, stack, card, "profit", news.profit)
        else:
            yield _value(signed(value), cell, "number", 26, colour, theme)


def _profit_colour(value: int) -> str:
    if value < 0:
        return mix(LOSS, CELL, 1 - value / NUMBERS.profit_least)
    return mix(GAIN_FROM, GAIN, value / NUMBERS.profit_most) if value else ZERO


def influence(view: FirstTrainView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the four tracks with their stacks."""
    most = NUMBERS.influence_most
    for index, name in enumerate(COLOURS):
        ground = mix(INFLUENCE[name][0] if index else "#d8d2c2", CELL, 0.72)
        values = [player.influence.counts()[index] for player in view.players]
        there = _by_value(stack_of(view, index), values, 0, most)
        moved = {seat for seat, colour in news.influence if colour == name}
        cells = layout.influence_cells(index, [len(stack) for stack in there])
        sign = layout.INFLUENCE_BOX[0] + 27, cells[0][1] + cells[0][3] // 2
        yield Sprite("train.counter", sign, (name, 34, 0), f"influence.{name}")
        for value, stack, cell in zip(range(most + 1), there, cells, strict=True):
            yield _cell(cell, ground, f"influence.{name}.{value}")
            if stack:
                yield from _stacked(cell, stack, card, f"influence.{name}", moved)
            else:
                yield _value(str(value), cell, "label", 22, ground, theme)


def stack_of(view: FirstTrainView, index: int) -> Sequence[int]:
    """Return all discs of a track in the order in which they reached their values; none before the first round."""
    return view.stacks[index] if index < len(view.stacks) else ()


def _cell(cell: layout.Box, colour: str, ref: str) -> Sprite:
    x, y, w, h = cell
    return Sprite("train.cell", (x + w // 2, y + h // 2), (w, h, colour), ref)


def _value(text: str, cell: layout.Box, face: str, size: int, colour: str, theme: Theme) -> Text:
    x, y, w, h = cell
    return Text(text, (x + w // 2, y + h // 2 - 1), face, size, theme.colours.ink, colour, "mm", cell)


# ------------------------------------------------------------------ trains


def trains(view: FirstTrainView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the six trains with their prices, owners and loads; those without an owner are pale."""
    for index, data in enumerate(TRAINS):
        yield from train_items(index, layout.train_spot(index), view, card, theme, new=data.id in news.trains)


def train_items(
    index: int, at: Spot, view: FirstTrainView, card: RenderContext, theme: Theme, *, new: bool = False
) -> Iterator[Item]:
    """Draw a train. at: the left end of its rail."""
    data, there, (x, y) = TRAINS[index], view.trains[index], at
    disc_colour, ink, _ = INFLUENCE["brown"]
    if new:
        w = 58 + 39 * (data.passengers + data.goods)
        yield Sprite("train.halo", (x + w // 2 - 4, y - 18), (w + 4, 54), f"new.train.{data.id}")
    price = x - 24, y - 19
    yield Sprite("train.price", price, (34,), f"train.{data.id}.price")
    yield centred(str(data.price), price, (32, 34), "number-black", 25, ink, disc_colour)
    style = -1 if there.seat is None else card.styles[there.seat]
    letter = "" if there.seat is None else seat_letter(there.seat)
    args = (style, letter, data.passengers, data.goods, load_marks(there.loads))
    yield Sprite("train.train", at, args, f"train.{data.id}")


def load_marks(loads: Loads) -> str:
    """Return loads in the letters of the painter of trains."""
    return "".join(mark * count for mark, count in zip(LOAD_MARKS, loads.counts(), strict=True))


# ------------------------------------------------------------------ auction and orders


def auction(view: FirstTrainView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the boxes: their points, the drawn one in a gold ring, and the bidders with their numbers of cubes."""
    for index, box in enumerate(view.boxes):
        yield from box_items(box, layout.auction_cell(index, len(view.boxes)), view, card, news, theme)
    for number in sorted(news.boxes):
        x, y, w, h = layout.auction_cell(number - 1, len(view.boxes))
        yield Sprite("train.frame", (x + w // 2, y + h // 2), (w - 2, h - 2), f"new.box.{number}")


def box_items(
    box: BoxView, cell: layout.Box, view: FirstTrainView, card: RenderContext, news: News, theme: Theme
) -> Iterator[Item]:
    """Draw a box of the auction in a cell."""
    c = theme.colours
    x, y, w, h = cell
    high = box.number <= len(view.boxes) // 2
    on = "#f6e7b8" if high else "#efe2c2"
    ref = f"box.{box.number}"
    yield Sprite("tablet", (x + w // 2, y + h // 2), (w - 2, h - 2, on), ref)
    points = [colour for colour, count in zip(COLOURS, box.printed.counts(), strict=True) for _ in range(count)]
    points += ["choice"] * box.choice
    drawn = [] if box.drawn is None else [box.drawn]
    shown = [(colour, 0) for colour in points] + [(colour, 2 if news.drawn else 1) for colour in drawn]
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
        yield Text(
            f"{box.least}+", (x + w // 2, foot - 1), "label", 24, c.ink_soft, on, "mm", room, ref=f"{ref}.least"
        )
        return
    yield disc(box.seat, (x + w // 2 - 18, foot - 2), 32, card, f"{ref}.seat{box.seat}")
    room = (x + w // 2 + 1, foot - 17, w // 2 - 4, 34)
    yield Text(
        str(box.bid), (x + w // 2 + 4, foot - 2), "number-black", 29, c.ink, on, "lm", room, ref=f"{ref}.bid"
    )


def orders(view: FirstTrainView, card: RenderContext, theme: Theme) -> Iterator[Item]:
    """Draw general, construction and train order, the first seat at the top; the order in use is on gold."""
    c = theme.colours
    left, top, w, h = layout.ORDERS_BOX
    lists = (("curve", view.order), ("hammer", view.builders), ("train", view.runners))
    now = {"auction": 0, "sale": 0, "construction": 1, "running": 2}.get(view.phase, -1)
    step = w / len(lists)
    for i, (icon, order) in enumerate(lists):
        x = round(left + step * (i + 0.5))
        if i == now:
            yield Sprite("tablet", (x, top + h // 2), (round(step) - 6, h - 12, c.halo), "order.now")
        yield Sprite("icon", (x, top + 23), (icon, 32, c.ink, 0), f"order.{icon}")
        for k, seat in enumerate(order):
            yield disc(seat, (x, top + 57 + k * 33), 31, card, f"order.{icon}.seat{seat}")
