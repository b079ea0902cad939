"""The pieces of seats: toll stations on their sections, and workshops; settlements are the kit's."""

from render.drawing.colour import mix
from render.drawing.geometry import box_points, polar
from render.drawing.pen import Art, Pen
from render.games.nuremberg.sprites.figures import draw_trade
from render.kit.maps.houses import draw_road, draw_roof
from render.kit.maps.marks import GILT, TURNS
from render.kit.maps.seat_colours import CASING, PIECE_INK, SeatColours, cased, seat_colours
from render.theme import Theme


def draw_booth(pen: Pen, look: SeatColours, letter: str) -> None:
    """Draw a toll booth about 32 wide, around its middle."""
    pen.shape(box_points(-13, -8, 26, 24), look.body, 2.2, PIECE_INK)
    pen.shape([(-18, -7), (0, -20), (18, -7)], look.roof, 2.2, PIECE_INK)
    pen.glyph(0, 4, letter, "number-black", 22, look.letter)


def station(theme: Theme, style: int, letter: str, lie: str) -> Art:
    """Draw a toll station: a bar along the whole section with the booth in its middle. lie: "|", "/" or "\\"."""
    pen = Pen((-48, -48, 50, 52))
    look = seat_colours(style)
    draw_road(pen, look, TURNS[lie], 66, 8)
    draw_booth(pen, look, letter)
    return cased(pen, CASING, width=1.8, shadow=(2, 3), blur=2.5, opacity=0.43)


def draw_gear(pen: Pen, x: float, y: float, r: float, colour: str, hole: str, width: float = 1.6) -> None:
    """Draw a gear, the sign of workshops."""
    teeth = [polar(x, y, r if k % 4 in (0, 1) else r * 0.74, (k - 0.5) * 11.25) for k in range(32)]
    pen.shape(teeth, colour, width, PIECE_INK)
    pen.shape([polar(x, y, r * 0.36, k * 20) for k in range(18)], hole, width * 0.8, PIECE_INK)


def draw_workshop(pen: Pen, look: SeatColours, letter: str) -> None:
    """Draw a workshop about 60 wide, around its middle: a chimney with smoke, a wide roof, a gear."""
    pen.shape(box_points(13, -38, 9, 26), look.roof, 2.2, PIECE_INK)
    for x, y, r in ((19, -43, 4.6), (24, -50, 6)):
        pen.outlined_oval(x, y, r, r, "#f2ecdf", "#6b543f", 1.4)
    pen.shape(box_points(-28, -8, 56, 33), look.body, 2.6, PIECE_INK)
    draw_roof(pen, look, -28, 28, -8, 21)
    pen.glyph(-10, 8, letter, "number-black", 31, look.letter)
    draw_gear(pen, 15, 11, 11.5, GILT, mix(look.body, PIECE_INK, 0.3))


def workshop(theme: Theme, style: int, letter: str, trade: str) -> Art:
    """Draw a workshop, anchored at its site, with the trade symbol that it covers at its foot."""
    sheet = Pen((-44, -62, 46, 58))
    draw_workshop(sheet.at(0, 2, 0.84), seat_colours(style), letter)
    if trade:
        draw_trade(sheet.at(0, 32), trade, 15)
    return cased(sheet, CASING, width=2.4)
