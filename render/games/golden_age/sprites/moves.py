"""A seat's last action, as a small picture for the title bar."""

from engines.golden_age.data import CARDS
from render.drawing.geometry import box_points, rounded
from render.drawing.pen import Art, Pen
from render.games.golden_age.money import florins
from render.games.golden_age.palette import DELFT, FIELDS, GILT, GILT_DULL, GOLD, MOVE, colour_of
from render.games.golden_age.sprites.figures import draw_back, draw_coin, draw_guild_sign, draw_windmill
from render.games.golden_age.sprites.guild_houses import wall
from render.games.golden_age.sprites.pieces import draw_marker, draw_pawn
from render.games.golden_age.sprites.tiles import short_name
from render.kit.maps.seat_colours import CASING, PIECE_INK, cased, seat_colours
from render.theme import Theme


def step(theme: Theme, what: str, style: int, letter: str, detail: str, amount: int) -> Art:
    """Draw the picture of a `news.Move`, at most 62 pixels wide and high."""
    pen = Pen((-38, -40, 40, 44))
    match what:
        case "marker":
            draw_marker(pen, style, letter, 25, flipped=False)
        case "pawn" | "move":
            _pawn(pen, what, style, letter, detail)
        case "guild":
            _guild(pen, detail, amount)
        case "draw":
            draw_back(pen, detail, 42, 58)
        case "shown":
            _shown(pen, detail)
        case "paint":
            data = CARDS[detail].data
            _frame(pen, data.points, amount >= data.payments)
        case "cash":
            draw_coin(pen, 27)
            pen.fill(rounded(-25, 6, 50, 24, 6), PIECE_INK)
            pen.glyph(0, 17, f"+{florins(amount)}", "number-black", 24, "#ffe28a")
        case "sail":
            pen.discs(0, 0, (28, PIECE_INK), (26, FIELDS["orange"].pill))
            pen.icon(0, -7, "caravel", 34, DELFT)
            pen.glyph(0, 15, detail, "number-black", 24, PIECE_INK)
        case "auction":
            pen.icon(-9, 4, "gavel", 44, "#fff3d2", 1.6)
            draw_guild_sign(pen.at(15, -12), detail, 32)
        case _:
            pen.icon(0, 0, "gavel", 44, "#fff3d2", 1.6)
            pen.strokes([(-20, 20), (20, -20)], (CASING, 10), (MOVE, 6))
    return cased(pen, CASING, width=1.8, shadow=(2, 3), opacity=0.35)


def _pawn(pen: Pen, what: str, style: int, letter: str, province: str) -> None:
    """Draw a pawn over the short name of where it is now."""
    draw_pawn(pen.at(0, 16, 0.84), seat_colours(style), letter)
    look = FIELDS[colour_of(province)]
    pen.boxes((-28, 8, 56, 24), (0, 5, PIECE_INK), (2, 4, look.pill if what == "move" else GOLD))
    pen.glyph(0, 19, short_name(province), "number", 22, PIECE_INK)


def _guild(pen: Pen, colour: str, price: int) -> None:
    """Draw a gable of the guild with its price."""
    gable = [(-24, 29), (-24, -6), (-14, -6), (-14, -18), (-6, -18), (-6, -28), (6, -28), (6, -18), (14, -18)]
    gable += [(14, -6), (24, -6), (24, 29)]
    pen.shape(gable, wall(colour), 2.4, PIECE_INK)
    pen.boxes((-17, -3, 34, 28), (0, 4, PIECE_INK), (2, 3, "#ffd23f"))
    pen.glyph(0, 10.5, florins(price), "number-black", 26, PIECE_INK)


def _shown(pen: Pen, card: str) -> None:
    data = CARDS[card].data
    if data.kind == "art":
        _frame(pen, data.points, False)
        return
    pen.boxes((-22, -30, 44, 60), (0, 6, PIECE_INK), (2, 5, "#fbf3dc"))
    if data.kind == "governor":
        pen.icon(0, -10, "hat", 34, DELFT)
        pen.fill(box_points(-20, 6, 40, 18), FIELDS[colour_of(data.province)].pill)
        pen.glyph(0, 14.5, short_name(data.province), "number", 21, PIECE_INK)
    else:
        draw_windmill(pen.at(0, 0, 1.7), DELFT)


def _frame(pen: Pen, points: int, done: bool) -> None:
    pen.boxes((-25, -28, 50, 56), (0, 4, PIECE_INK), (2, 3, GILT if done else GILT_DULL))
    pen.fill(box_points(-16, -19, 32, 38), PIECE_INK)
    pen.fill(box_points(-14.5, -17.5, 29, 35), "#fff6dc")
    pen.glyph(0, -1, str(points), "number-black", 34, PIECE_INK)
