"""A seat's last action, as a small picture for the title bar."""

from render.drawing.engraving_pen import EngravingPen
from render.drawing.geometry import rounded
from render.drawing.pen import Art
from render.games.cities_knights.palette import BLOOD, TRACK, TRACK_ICON
from render.games.cities_knights.sprites.figures import draw_gate, robber
from render.games.cities_knights.sprites.pieces import draw_city, draw_knight
from render.games.cities_knights.sprites.progress_cards import small_card
from render.kit.maps.casing import cased
from render.kit.maps.houses import draw_road, draw_settlement
from render.kit.maps.marks import smaller
from render.kit.maps.seat_colours import CASING, PIECE_INK, seat_colours
from render.theme import Theme


def step(theme: Theme, what: str, style: int, letter: str, detail: str, level: int) -> Art:
    """Draw the picture of a `news.Move`, at most 64 pixels wide and high."""
    if what == "card":
        return small_card(theme, detail)
    if what == "robber":
        return smaller(robber(theme, 0), 0.78)
    look = seat_colours(style)
    pen = EngravingPen((-44, -44, 46, 48))
    match what:
        case "road" | "road-gone":
            draw_road(pen, look, -30, 62)
        case "settlement":
            draw_settlement(pen.at(0, 1), look, letter)
        case "city" | "wall":
            draw_city(pen.at(0, 3 if what == "city" else -1, 0.78), look, letter, what == "wall", "")
        case "metropolis":
            draw_city(pen.at(0, 6, 0.62), look, letter, False, detail)
        case "tipped":
            draw_city(pen.at(0, 3, 0.78), look, letter, False, "")
            for end in ((-22, -22, 22, 22), (22, -22, -22, 22)):
                pen.stroke([end[:2], end[2:]], CASING, 11)
                pen.stroke([end[:2], end[2:]], BLOOD, 7)
        case "improved":
            field = TRACK[detail]
            pen.shape(rounded(-31, -27, 62, 54, 9), field.base, 2.6, PIECE_INK)
            if level >= 4:
                draw_gate(pen.at(-12, 0, 0.52), field.pale, PIECE_INK)
            else:
                pen.icon(-13, 0, TRACK_ICON[detail], 30, field.pale, 1.6)
            pen.glyph(
                15, -1.5, str(level), "number-black", 42, PIECE_INK if detail == "trade" else theme.colours.white
            )
        case _:
            draw_knight(pen.at(0, 2, 0.85), look, letter, level, what == "activated")
            if what == "driven":
                pen.stroke([(-22, 22), (22, -22)], CASING, 11)
                pen.stroke([(-22, 22), (22, -22)], BLOOD, 7)
    return cased(pen, CASING, width=2, shadow=(2, 3), opacity=0.35)
