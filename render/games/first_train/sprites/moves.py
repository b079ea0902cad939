"""A seat's last action, and the current phase, as small pictures for the title bar."""

from render.drawing.geometry import rounded
from render.drawing.pen import Art, Pen
from render.games.first_train.palette import COMPANY, FIGURE, INFLUENCE, SLEEPER
from render.games.first_train.sprites.pieces import draw_cube, draw_figure
from render.kit.maps.houses import ROAD_LENGTH, draw_road
from render.kit.maps.seat_colours import CASING, PIECE_INK, cased, seat_colours
from render.theme import Theme

PHASES = {"auction": "gavel", "colour": "gavel", "construction": "hammer", "running": "train", "sale": "handshake"}
"""The icon of each phase in which seats act."""
PHASE_STEP = 44
_SHOWN = ("auction", "construction", "running", "sale")


def step(theme: Theme, what: str, style: int, letter: str, count: int, detail: str) -> Art:
    """Draw the picture of a `news.Move`, at most 64 pixels wide and high."""
    look = seat_colours(style)
    pen = Pen((-44, -44, 46, 48))
    match what:
        case "line":
            for x in (-20, -7, 7, 20):
                pen.line([(x, -26), (x, 2)], SLEEPER, 5)
            draw_road(pen.at(0, -12, 58 / ROAD_LENGTH), look, 0, w=14)
            _count(pen, count)
            if detail:
                draw_figure(pen, -14, 30, detail, 36)
        case "bonus":
            pen.icon(-5, -8, "star", 50, theme.colours.gold, 2)
            _count(pen, count)
        case "colour":
            disc, ink, sign = INFLUENCE[detail]
            pen.discs(0, 0, (25, PIECE_INK), (22.6, disc))
            pen.icon(0, -1, sign, 34, ink)
        case "bid":
            pen.icon(-11, -9, "gavel", 40, theme.colours.gold_light, 2)
            _count(pen, count)
        case "train":
            pen.icon(0, -6, "train", 50, look.body, 2)
            _count(pen, count, INFLUENCE["brown"][0], INFLUENCE["brown"][1])
        case "load" if detail in FIGURE:
            draw_figure(pen, 0, 24, detail, 50)
        case "load":
            draw_cube(pen, 0, 0, detail, 38)
        case _:
            colour, dark, emblem = COMPANY[detail]
            pen.discs(-3, -5, (25, PIECE_INK), (22.6, colour))
            pen.icon(-3, -6, emblem, 32, "#fff4dc")
            _count(pen, count, dark, "#fff4dc")
    return cased(pen, CASING, width=2, shadow=(2, 3), opacity=0.35)


def _count(pen: Pen, count: int, colour: str = "#fff6df", ink: str = PIECE_INK) -> None:
    pen.shape(rounded(-1, 1, 31, 29, 9), colour, 2.2, PIECE_INK)
    pen.glyph(14.5, 14.5, str(count), "number-black", 26, ink)


def phases(theme: Theme, now: str) -> Art:
    """Draw the phases in which seats act, the present one on gold; anchored at the left end of the middle line."""
    pen = Pen((-8, -34, PHASE_STEP * len(_SHOWN) + 8, 34))
    c = theme.colours
    for i, phase in enumerate(_SHOWN):
        x = PHASE_STEP * (i + 0.5)
        here = PHASES.get(now) == PHASES[phase]
        if here:
            pen.shape(rounded(x - 25, -27, 50, 54, 9), c.gold, 2.4, c.ink)
        pen.icon(x, 0, PHASES[phase], 40 if here else 30, c.ink if here else c.ring_far)
    return pen.art()
