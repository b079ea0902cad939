"""The costs of a link, a fee, a landowner and a train, beside the seat's means."""

from collections.abc import Iterator

from engines.first_train.data import NUMBERS, TRAINS
from engines.first_train.view import FirstTrainView, PlayerView
from render.context import RenderContext
from render.drawing.geometry import box_points, circle, rounded
from render.drawing.pen import Art, Pen
from render.games.first_train.palette import INFLUENCE, RIVER, RIVER_BANK, TERRAINS
from render.games.first_train.sprites.counters import draw_counter
from render.games.first_train.sprites.pieces import draw_own_piece
from render.kit.hands.cost_tags import Kinds, Shown, Tag, height, tags
from render.kit.maps.seat_colours import PIECE_INK
from render.scene import Arg, Item, Rect
from render.theme import Theme

ROWS = 2
HIGH = height(ROWS)
_POINT = "point"
_PATCH = 68


def cost_items(view: FirstTrainView, card: RenderContext, seat: int, room: Rect, theme: Theme) -> Iterator[Item]:
    """Draw tags with all costs; those that the seat can pay are in a gold frame."""
    style = card.styles[seat]
    names = (f"{_POINT}{style}", *(f"{colour}{style}" for colour in ("white", "brown", "red", "green")))
    kinds = Kinds(names, "train.cost", "train.missing", "train.tag")
    yield from tags((_links(view, style), _trains(view, style)), _means(view.players[seat]), kinds, room, theme)


def _means(player: PlayerView) -> tuple[int, ...]:
    """Return the means to pay points and each colour; railway influence includes what can be exchanged."""
    white, brown, red, green = player.influence.counts()
    others = player.cubes + white + red + green
    return others + brown, white, brown + others // NUMBERS.exchange, red, green


def _links(view: FirstTrainView, style: int) -> tuple[Tag, ...]:
    """Return a cheap link and an expensive one, then the payments for towns of companies and for landowners."""
    cost, dear = NUMBERS.link_cost, "river" if view.chart.data.rivers else "valley"
    return (
        _tag("link.plain", "train.patch", ("plain", style), (cost.plain, 0, 0, 0, 0)),
        _tag(f"link.{dear}", "train.patch", (dear, style), (getattr(cost, dear), 0, 0, 0, 0)),
        _tag("fee.red", "train.town", (1, "red", "red", 0), (0, 0, 0, NUMBERS.fee, 0)),
        _tag("fee.green", "train.town", (1, "green", "green", 0), (0, 0, 0, 0, NUMBERS.fee)),
        _tag("landowner", "train.figure", ("landowner", 58), (0, NUMBERS.landowner, 0, 0, 0)),
    )


def _tag(name: str, art: str, args: tuple[Arg, ...], cost: tuple[int, ...], left: int | None = None) -> Tag:
    return Tag(name, (Shown(art, args, f"cost.{name}", left),), cost, sum(cost))


def _trains(view: FirstTrainView, style: int) -> tuple[Tag, ...]:
    """Return the trains by price, with the number of each that is free."""
    found = []
    for price in sorted({train.price for train in TRAINS}, reverse=True):
        left = [data.price for data, there in zip(TRAINS, view.trains, strict=True) if there.seat is None]
        args = ("train", style, 60)
        found.append(_tag(f"train.{price}", "train.own", args, (0, 0, price, 0, 0), left.count(price)))
    return tuple(found)


def cost(theme: Theme, kind: str, size: int) -> Art:
    """Draw a point, paid with a cube of the seat, or a point of influence.

    kind: followed by the seat's style.
    """
    pen = Pen((-size / 2 - 4, -size / 2 - 4, size / 2 + 4, size / 2 + 4))
    _draw(pen, kind, size)
    return pen.art()


def missing(theme: Theme, kind: str, size: int) -> Art:
    """Draw the same as missing from a hand: faint, in a red ring."""
    pen = Pen((-size / 2 - 4, -size / 2 - 4, size / 2 + 4, size / 2 + 4))
    faint = pen.layer()
    _draw(faint, kind, size * 0.8)
    pen.lay(faint, opacity=0.4)
    pen.stroke(circle(0, 0, size / 2), theme.colours.rubric, 3.4, closed=True)
    return pen.art()


def _draw(pen: Pen, kind: str, size: float) -> None:
    name, style = kind[:-1], int(kind[-1])
    if name == _POINT:
        draw_own_piece(pen, "cube", style, size * 0.9)
    else:
        draw_counter(pen, *INFLUENCE[name], size * 0.88)


def patch(theme: Theme, kind: str, style: int) -> Art:
    """Draw a link on a plain, in a valley, or across a river."""
    half = _PATCH / 2
    pen = Pen((-half - 3, -half - 3, half + 3, half + 3))
    look = TERRAINS["valley" if kind == "valley" else "plain"]
    shape = rounded(-half, -half, _PATCH, _PATCH, 9)
    pen.fill(shape, look.tints[0])
    if kind == "river":
        layer = pen.layer()
        for colour, wide in ((RIVER_BANK, 26), (RIVER, 20)):
            layer.fill(box_points(-wide / 2, -half, wide, _PATCH), colour)
        pen.lay(layer, inside=shape)
    elif kind == "valley":
        for x, y in ((-20, -20), (2, -24), (22, -18), (-22, 26), (0, 28), (21, 25)):
            pen.at(x, y).line([(-5, -6), (-2, 1), (0, -8), (2, 1), (5, -6)], look.ink, 1.8)
    pen.stroke(shape, PIECE_INK, 2.2, closed=True)
    draw_own_piece(pen, "link", style, 54)
    return pen.art()
