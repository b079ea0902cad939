"""A seat's last action, as a small picture for the title bar and for prices."""

from engines.nuremberg.data import ROUTE
from render.drawing.engraving_pen import EngravingPen
from render.drawing.geometry import rounded
from render.drawing.pen import Art
from render.games.nuremberg.palette import COUNCIL, COUNCIL_RIM, COUNCIL_TEXT
from render.games.nuremberg.sprites.figures import (
    CARD,
    draw_coin,
    draw_knight,
    draw_numeral,
    draw_wall,
    small_tower,
)
from render.games.nuremberg.sprites.goods import GOODS_DRAWN
from render.games.nuremberg.sprites.pieces import draw_booth, draw_workshop
from render.kit.maps.casing import cased
from render.kit.maps.houses import draw_road, draw_settlement
from render.kit.maps.seat_colours import CASING, PIECE_INK, seat_colours
from render.theme import Theme


def step(theme: Theme, what: str, style: int, letter: str, detail: str) -> Art:
    """Draw the picture of a `news.Move`, at most 64 pixels wide and high."""
    look = seat_colours(style)
    pen = EngravingPen((-44, -44, 46, 48))
    match what:
        case "station":
            draw_road(pen.at(0, 2), look, -30, 62, 8)
            draw_booth(pen.at(0, 2, 1.12), look, letter)
        case "settlement":
            draw_settlement(pen.at(0, 1), look, letter)
        case "workshop":
            draw_workshop(pen.at(0, 8, 0.88), look, letter)
        case "wall":
            draw_wall(pen.at(0, 10), 180, 30, new=False)
        case "tower":
            small_tower(pen.at(0, 4), 0.56)
        case "sold":
            GOODS_DRAWN[detail](pen.at(-7, -4, 0.54), 4.4)
            draw_coin(pen, 19, 17, 13)
        case "knight":
            draw_knight(pen.at(-2, 6, 0.66))
        case "right":
            pen.shape(rounded(-27, -26, 54, 52, 7), CARD, 2.4, PIECE_INK)
            draw_numeral(pen, 0, 0, ROUTE[detail], 19)
        case _:
            pen.shape(rounded(-24, -29, 48, 58, 8), COUNCIL, 2.4, PIECE_INK)
            pen.stroke(rounded(-20, -25, 40, 50, 5), COUNCIL_RIM, 1.6, closed=True)
            pen.glyph(0, -2, detail, "number-black", 44, COUNCIL_TEXT)
    return cased(pen, CASING, width=2, shadow=(2, 3), opacity=0.35)
