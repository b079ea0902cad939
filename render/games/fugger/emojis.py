"""The pictures beside the words for this game's things."""

from collections.abc import Mapping

from engines.fugger.data import GOODS, MERCHANT, SEALED
from render.drawing.pen import Pen
from render.games.fugger.sprites.goods import DRAWINGS
from render.games.fugger.sprites.portraits import draw_merchant
from render.kit.emojis import Emoji
from render.kit.hands.cards import wax_seal
from render.theme import THEME

_LINE = 4.5


def _good(good: str) -> Emoji:
    return Emoji(good, lambda pen: DRAWINGS[good](pen, _LINE))


def _sealed(good: str) -> Emoji:
    def draw(pen: Pen) -> None:
        DRAWINGS[good](pen, _LINE)
        wax_seal(pen.at(30, 30, 0.5), THEME)

    return Emoji(f"sealed_{good}", draw)


EMOJIS: Mapping[str, Emoji] = {
    **{f"good:{good}": _good(good) for good in GOODS},
    **{f"card:{good}": _good(good) for good in GOODS},
    **{f"card:{good}{SEALED}": _sealed(good) for good in GOODS},
    f"card:{MERCHANT}": Emoji(MERCHANT, draw_merchant),
}
"""By kind and id of what an engine names."""
