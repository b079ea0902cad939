"""The pictures beside the words for this game's things."""

from collections.abc import Mapping

from engines.first_train.data import TRAINS
from render.drawing.pen import Pen
from render.games.first_train.palette import COMPANY, INFLUENCE
from render.games.first_train.sprites.pieces import draw_cube, draw_figure
from render.kit.emojis import Emoji, badge

_GOODS_GROUND, _GOODS_INK = "#f4ead0", "#4a2c10"


def _influence(colour: str) -> Emoji:
    disc, ink, icon = INFLUENCE[colour]
    return Emoji(colour, lambda pen: badge(pen, disc, icon, ink))


def _company(company: str) -> Emoji:
    colour, _, emblem = COMPANY[company]

    def draw(pen: Pen) -> None:
        pen.icon(0, 0, emblem, 100, colour, 5)

    return Emoji(f"{company}_company", draw)


def _goods(goods: str) -> Emoji:
    return Emoji(goods, lambda pen: badge(pen, _GOODS_GROUND, goods, _GOODS_INK))


def _passenger(colour: str) -> Emoji:
    return Emoji(f"{colour}_passenger", lambda pen: draw_figure(pen, 0, 50, colour, 100))


def _cube(pen: Pen) -> None:
    draw_cube(pen.at(0, 0, 3), 0, 0, "yellow", 30)


_CUBE = Emoji("cube", _cube)
_TRAIN = Emoji("train", lambda pen: pen.icon(0, 0, "train", 100, "#5b6b78", 6))

EMOJIS: Mapping[str, Emoji] = {
    **{f"means:{colour}": _influence(colour) for colour in ("white", "brown", "red", "green")},
    **{f"company:{company}": _company(company) for company in COMPANY},
    **{f"load:{goods}": _goods(goods) for goods in ("beer", "post", "stone", "cheese")},
    **{f"load:{colour}": _passenger(colour) for colour in COMPANY},
    **{f"train:{train.id}": _TRAIN for train in TRAINS},
    "means:cubes": _CUBE,
    "unit:cube": _CUBE,
}
"""By kind and id of what an engine names."""
