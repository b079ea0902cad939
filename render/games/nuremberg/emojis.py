"""The pictures beside the words for this game's things."""

from collections.abc import Mapping

from render.drawing.pen import Pen
from render.games.nuremberg.sprites import figures, town
from render.games.nuremberg.sprites.goods import GOODS_DRAWN, KINDS_DRAWN
from render.games.nuremberg.sprites.pieces import draw_booth, draw_workshop
from render.kit.emojis import NEUTRAL, Emoji
from render.kit.hands.resources import Drawing
from render.kit.maps.houses import draw_road, draw_settlement

_LINE = 4.2


def _thing(name: str, drawing: Drawing) -> Emoji:
    return Emoji(name, lambda pen: drawing(pen, _LINE))


def _station(pen: Pen) -> None:
    draw_road(pen.at(0, 0, 1.5), NEUTRAL, 0, 64, 9)
    draw_booth(pen.at(0, 0, 1.9), NEUTRAL, "")


EMOJIS: Mapping[str, Emoji] = {
    **{f"kind:{kind}": _thing(kind, drawing) for kind, drawing in KINDS_DRAWN.items()},
    **{f"goods:{goods}": _thing(goods, drawing) for goods, drawing in GOODS_DRAWN.items()},
    "unit:gold": _thing("gold", KINDS_DRAWN["gold"]),
    "piece:station": Emoji("station", _station),
    "piece:settlement": Emoji("settlement", lambda pen: draw_settlement(pen.at(0, 0, 1.7), NEUTRAL, "")),
    "piece:workshop": Emoji("workshop", lambda pen: draw_workshop(pen.at(0, 0, 1.4), NEUTRAL, "")),
    "piece:wall": Emoji("wall", lambda pen: figures.draw_wall(pen.at(0, 0, 1.8), 180, 22, new=False)),
    "piece:tower": Emoji("tower", lambda pen: town.tower(pen.at(0, 20))),
}
"""By kind and id of what an engine names."""
