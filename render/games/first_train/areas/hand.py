"""The picture of a seat's own things: its means and all costs, pieces left, loads brought, its trains."""

from collections.abc import Iterator

from engines.first_train.data import COLOURS, LOADS, NUMBERS, TRAIN, TRAINS
from engines.first_train.view import FirstTrainView
from render.context import RenderContext
from render.drawing.fonts import width
from render.games.first_train.areas.beside_board import load_marks, load_sign, signed
from render.games.first_train.areas.costs import HIGH, cost_items
from render.kit.board_frame.headline import fact, number, owner
from render.scene import Item, Scene, Sprite, Text
from render.theme import Theme

_LEFT, _STEP = 92, 216
_ROWS = (158, 276)
_COSTS = (46, 348, 1508)
"""Left, top and width of the costs."""
_FOOT = 40
_TRAIN_ROW = 134
_SIGN, _COUNT = 84, 66
_TRAIN_X, _TRAIN_STEP, _PERCENT = 84, 500, 170
_SET_ROOM = 22


def hand_scene(view: FirstTrainView, card: RenderContext, theme: Theme) -> Scene:
    """Return the things of ``view.viewer``. Raises ValueError for the public's view."""
    if view.viewer is None:
        raise ValueError("the public has no hand")
    left, top, wide = _COSTS
    items = [
        *_heading(view, card, view.viewer, theme),
        *_purse(view, card, view.viewer, theme),
        *_brought(view, view.viewer, theme),
        *cost_items(view, card, view.viewer, (left, top, wide, HIGH), theme),
        *_trains(view, card, view.viewer, top + HIGH + _TRAIN_ROW - 6),
    ]
    high = top + HIGH + _FOOT + (_TRAIN_ROW if view.players[view.viewer].trains else 0)
    return Scene("first_train", (theme.canvas, high), "train.hand", (high,), tuple(items))


def _heading(view: FirstTrainView, card: RenderContext, seat: int, theme: Theme) -> Iterator[Item]:
    player = view.players[seat]
    yield from owner(seat, card, theme)
    yield from fact(720, str(player.points), theme, icon="star", ref="points").items
    yield from fact(900, signed(player.profit), theme, icon="curve", ref="profit").items
    yield from fact(1090, f"{view.round}/{view.rounds}", theme, icon="round", ref="round").items
    yield number(card, theme)


def _count(text: str, column: int, row: int, ref: str, theme: Theme, off: int = 0) -> Text:
    c = theme.colours
    x, y = _LEFT + _STEP * column + _SIGN // 2 + 14 + off, _ROWS[row]
    w = max(44, round(width(text, "number-black", _COUNT)) + 8)
    box = (x - 2, y - _COUNT // 2, w, _COUNT)
    return Text(text, (x, y - 2), "number-black", _COUNT, c.ink, c.paper, "lm", box, ref=ref)


def _purse(view: FirstTrainView, card: RenderContext, seat: int, theme: Theme) -> Iterator[Item]:
    """Draw cubes, influence by colour, and the links and locomotives left."""
    player, style = view.players[seat], card.styles[seat]
    locomotives = NUMBERS.locomotives - len(player.trains)
    own = (("cube", player.cubes, 0), ("link", player.left, 5), ("train", locomotives, 6))
    for what, count, column in own:
        yield Sprite("train.own", (_LEFT + _STEP * column, _ROWS[0]), (what, style, _SIGN), f"own.{what}")
        yield _count(str(count), column, 0, f"own.{what}.count", theme)
    for i, (colour, count) in enumerate(zip(COLOURS, player.influence.counts(), strict=True), start=1):
        yield Sprite("train.counter", (_LEFT + _STEP * i, _ROWS[0]), (colour, _SIGN, 0), f"influence.{colour}")
        yield _count(str(count), i, 0, f"influence.{colour}.count", theme)


def _brought(view: FirstTrainView, seat: int, theme: Theme) -> Iterator[Item]:
    """Draw the loads that the trains have brought, and the sets of all four that they make."""
    player = view.players[seat]
    for i, (load, count) in enumerate(zip(LOADS, player.loads.counts(), strict=True)):
        art, args = load_sign(load, _SIGN - 20, _SIGN + 4)
        yield Sprite(art, (_LEFT + _STEP * i, _ROWS[1]), args, f"load.{load}")
        yield _count(str(count), i, 1, f"load.{load}.count", theme)
    x, y = _LEFT + _STEP * 5, _ROWS[1]
    for i, load in enumerate(LOADS):
        art, args = load_sign(load, 26, 38)
        yield Sprite(art, (x + (i - 2) * 30 + 15, y), args, f"set.{load}")
    yield _count(f"×{player.sets}", 5, 1, "sets", theme, _SET_ROOM)


def _trains(view: FirstTrainView, card: RenderContext, seat: int, y: int) -> Iterator[Item]:
    """Draw the seat's own trains of the round with their loads."""
    for i, name in enumerate(view.players[seat].trains):
        data, there = TRAINS[TRAIN[name]], view.trains[TRAIN[name]]
        args = (*card.look(seat), data.passengers, data.goods, load_marks(there.loads), _PERCENT)
        yield Sprite("train.train", (_TRAIN_X + _TRAIN_STEP * i, y), args, f"train.{name}")
