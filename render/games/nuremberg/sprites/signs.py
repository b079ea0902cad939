"""Small signs: the last moves (also for prices), counts and sources of points."""

from engines.nuremberg.data import ROUTE
from render.drawing.geometry import polar, rounded
from render.drawing.pen import Art, Pen
from render.games.nuremberg.palette import COIN_INK, COUNCIL, COUNCIL_RIM, COUNCIL_TEXT, GREEN, GREEN_TEXT
from render.games.nuremberg.sprites import figures
from render.games.nuremberg.sprites.goods import GOODS_DRAWN
from render.games.nuremberg.sprites.pieces import draw_booth, draw_workshop
from render.games.nuremberg.sprites.town import tower as draw_tower
from render.kit.maps.houses import draw_road, draw_settlement
from render.kit.maps.marks import faded
from render.kit.maps.seat_colours import CASING, PIECE_INK, cased, seat_colours
from render.theme import Theme

_FAINT = 0.3


def count(theme: Theme, what: str, size: int) -> Art:
    """Draw the sign of a public count: gold, held cards or prestige; ``size`` pixels high."""
    sheet = Pen.square(size * 0.6 + 3)
    pen = sheet.at(0, 0, size / 44)
    match what:
        case "gold":
            figures.draw_coin(pen, 0, 0, 20)
            pen.icon(0, 0, "lily", 25, COIN_INK)
        case "prestige":
            figures.draw_seal(pen, 21)
        case _:
            pen.shape(rounded(-11, -19, 28, 36, 4), theme.colours.card_low, 1.8, theme.colours.ink_soft)
            pen.shape(rounded(-15, -16, 28, 36, 4), theme.colours.card_high, 2.2, PIECE_INK)
            corners = [polar(-1, 2, 11, 60 * k) for k in range(6)]
            for k, colour in ((0, "#5e8a4e"), (2, "#c4643c"), (4, "#e9b93e")):
                pen.shape([(-1, 2), corners[k], corners[k + 1], corners[(k + 2) % 6]], colour, 1.4, PIECE_INK)
    return sheet.art()


def source(theme: Theme, what: str, style: int, size: int, some: int) -> Art:
    """Draw the sign of a source of points: settlement, workshop, right or council; faint if it brings none."""
    sheet = Pen.square(size * 0.7 + 2)
    k = size / 100
    look = seat_colours(style)
    match what:
        case "settlement":
            draw_settlement(sheet.at(0, size * 0.02, k * 1.66), look, "")
        case "workshop":
            draw_workshop(sheet.at(0, size * 0.18, k * 1.32), look, "")
        case "right":
            pen = sheet.at(0, 0, k)
            pen.shape(rounded(-46, -40, 92, 80, 10), GREEN, 5, PIECE_INK)
            pen.icon(0, 0, "toll", 74, GREEN_TEXT)
        case _:
            pen = sheet.at(0, 0, k)
            pen.shape(rounded(-38, -48, 76, 96, 10), COUNCIL, 5, PIECE_INK)
            pen.icon(0, 0, "gavel", 58, COUNCIL_TEXT)
    return sheet.art() if some else faded(sheet.art(), _FAINT)


def step(theme: Theme, what: str, style: int, letter: str, detail: str) -> Art:
    """Draw the picture of a `news.Move`, at most 64 pixels wide and high."""
    look = seat_colours(style)
    pen = Pen((-44, -44, 46, 48))
    match what:
        case "station":
            draw_road(pen.at(0, 2), look, -30, 62, 8)
            draw_booth(pen.at(0, 2, 1.12), look, letter)
        case "settlement":
            draw_settlement(pen.at(0, 1), look, letter)
        case "workshop":
            draw_workshop(pen.at(0, 8, 0.88), look, letter)
        case "wall":
            figures.draw_wall(pen.at(0, 10), 180, 30, new=False)
        case "tower":
            draw_tower(pen.at(0, 4 + 24 * 0.56, 0.56))
        case "sold":
            GOODS_DRAWN[detail](pen.at(-7, -4, 0.54), 4.4)
            figures.draw_coin(pen, 19, 17, 13)
        case "knight":
            figures.draw_knight(pen.at(-2, 6, 0.66))
        case "right":
            pen.shape(rounded(-27, -26, 54, 52, 7), figures.CARD, 2.4, PIECE_INK)
            figures.draw_numeral(pen, 0, 0, ROUTE[detail], 19)
        case _:
            pen.shape(rounded(-24, -29, 48, 58, 8), COUNCIL, 2.4, PIECE_INK)
            pen.stroke(rounded(-20, -25, 40, 50, 5), COUNCIL_RIM, 1.6, closed=True)
            pen.glyph(0, -2, detail, "number-black", 44, COUNCIL_TEXT)
    return cased(pen, CASING, width=2, shadow=(2, 3), opacity=0.35)
