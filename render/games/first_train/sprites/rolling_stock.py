"""Trains: the locomotive of an owner, with coaches and wagons for its loads."""

from render.drawing.colour import mix
from render.drawing.geometry import box_points, circle, rounded
from render.drawing.pen import Art, Pen
from render.games.first_train.palette import COACH, RAIL, WAGON
from render.games.first_train.sprites.pieces import draw_cube, draw_figure
from render.kit.maps.seat_colours import PIECE_INK, seat_colours
from render.theme import Theme


def train(
    theme: Theme, style: int, letter: str, passengers: int, goods: int, loads: str, percent: int = 100
) -> Art:
    """Draw a train with its loads, anchored at the rail below its left end. style: -1 for one without an owner.

    loads: letters of its loads, passengers (r, g) first, then cubes (w, y). percent: of its usual size.
    """
    by = percent / 100
    sheet = Pen((-6 * by, -52 * by, (62 + 39 * (passengers + goods)) * by, 14 * by))
    pen = sheet.at(0, 0, by)
    bought = style >= 0
    ink = PIECE_INK if bought else "#a8997c"
    width = 56 + 39 * (passengers + goods)
    pen.line([(0, 2), (width, 2)], RAIL, 3)
    for u in range(0, width, 11):
        pen.line([(u + 1, 5), (u + 6, 5)], mix(RAIL, "#000000", 0.25), 3)
    _locomotive(pen, style, letter, ink)
    people = [mark for mark in loads if mark in "rg"]
    cubes = [mark for mark in loads if mark in "wy"]
    for i in range(passengers + goods):
        own = pen.at(57 + 39 * i, 0)
        own.line([(-4, -8), (2, -8)], ink, 3)
        if i < passengers:
            _coach(own, people[i] if i < len(people) else "", bought, ink)
        else:
            _wagon(own, cubes[i - passengers] if i - passengers < len(cubes) else "", bought, ink)
        for x in (8, 27):
            own.discs(x, -4, (4.8, ink), (1.7, theme.colours.gold if bought else "#e2dbc6"))
    return sheet.art()


def _coach(pen: Pen, load: str, bought: bool, ink: str) -> None:
    pen.shape(rounded(0, -37, 35, 31, 5), COACH if bought else "#e2dbc6", 2.4, ink)
    pen.fill(rounded(-1, -40, 37, 5, 2.4), ink)
    if load:
        draw_figure(pen, 17.5, -8, {"r": "red", "g": "green"}[load], 27)
    else:
        pen.icon(17.5, -20, "seat", 23, "#6f8593" if bought else "#a8997c")


def _wagon(pen: Pen, load: str, bought: bool, ink: str) -> None:
    if load:
        draw_cube(pen, 17.5, -25, {"w": "white", "y": "yellow"}[load], 22)
    pen.shape(rounded(0, -16, 35, 10, 3), WAGON if bought else "#e2dbc6", 2.4, ink)


def _locomotive(pen: Pen, style: int, letter: str, ink: str) -> None:
    boiler, cab, roof = rounded(5, -25, 34, 16, 5), box_points(32, -36, 19, 29), rounded(29, -39, 25, 5, 2)
    chimney, dome = [(9, -38), (18, -38), (16, -24), (11, -24)], rounded(20, -31, 8, 9, 3)
    frame, catcher = box_points(3, -11, 49, 5), [(-2.0, -3.0), (5.0, -11.0), (5.0, -3.0)]
    wheels = (circle(12, -6, 6), circle(26, -7, 7), circle(41, -7, 7))
    parts = (boiler, cab, roof, chimney, dome, frame, catcher, *wheels)
    for part in parts:
        pen.stroke(part, ink, 3.6 if style >= 0 else 2.4, closed=True)
    if style < 0:
        for part in parts:
            pen.fill(part, "#ebdfc2")
        return
    look = seat_colours(style)
    for part in (boiler, cab, chimney, dome):
        pen.fill(part, look.body)
    pen.fill(box_points(7, -24.5, 24, 4), look.light)
    for part in (roof, frame, catcher):
        pen.fill(part, PIECE_INK)
    for wheel, (x, r) in zip(wheels, ((12, 6), (26, 7), (41, 7)), strict=True):
        pen.fill(wheel, PIECE_INK)
        pen.discs(x, -6 if r == 6 else -7, (r - 2, "#f2b21b"), (r - 4.4, PIECE_INK))
    pen.glyph(41.5, -22, letter, "number-black", 22, look.letter)
