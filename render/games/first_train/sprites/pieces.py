"""Things on the map: track, towns, cubes, figures, arrows, and what is new there."""

import math

from engines.first_train.data import COMPANIES
from engines.first_train.geography import CHARTS
from render.drawing.colour import mix
from render.drawing.geometry import Point, bounds, box_points, circle, ellipse, length_of, moved, rounded, walked
from render.drawing.pen import Art, Pen
from render.games.first_train import layout, palette
from render.kit.maps.houses import ROAD_LENGTH, draw_road
from render.kit.maps.seat_colours import CASING, PIECE_INK, seat_colours
from render.theme import Theme

_SEAT = "seat"
_ROOM = 30
"""Empty room around the path of a link."""
_PIER = "#cfc4ae"
_DASH = 17


def look_of(style: int) -> str:
    """Return the painters' name of a seat's kind of track."""
    return f"{_SEAT}{style}"


def _around(name: str, border: int, owner: int) -> tuple[list[Point], list[Point]]:
    """Return a link's path and the part that its piece covers, seen from the middle of the border."""
    middle = layout.border_middle(name, border)
    line = layout.link_way(name, border, owner)
    back = -round(middle[0]), -round(middle[1])
    return moved(line, *back), moved(layout.piece_of(line, middle), *back)


def _pen_around(line: list[Point]) -> Pen:
    left, top, right, low = bounds(line)
    return Pen((left - _ROOM, top - _ROOM, right + _ROOM, low + _ROOM))


def link(theme: Theme, name: str, border: int, owner: int, look: str) -> Art:
    """Draw a link across a border, anchored at the border's middle. owner: whose place it takes in its areas."""
    line, piece = _around(name, border, owner)
    pen = _pen_around(line)
    colour = palette.COMPANY[look][1] if look in COMPANIES else seat_colours(int(look.removeprefix(_SEAT))).body
    if CHARTS[name].borders[border].river is not None:
        _bridge(pen, piece)
    pen.stroke(line, PIECE_INK, 9.6)
    if look in COMPANIES:
        pen.strokes(line, (palette.COMPANY_TRACK, 6.2), (colour, 2.8))
    else:
        pen.stroke(line, colour, 5.6)
    (x0, y0), (x1, y1) = piece[0], piece[-1]
    length, turn = math.dist((x0, y0), (x1, y1)), math.degrees(math.atan2(y1 - y0, x1 - x0))
    x, y = piece[len(piece) // 2]
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    count = max(4, round(length / 9))
    for i in range(count):
        at = ((i + 0.5) / count - 0.5) * length
        sx, sy = x + dx * at, y + dy * at
        pen.line([(sx - dy * 13, sy + dx * 13), (sx + dy * 13, sy - dx * 13)], palette.SLEEPER, 4.2)
    if look in COMPANIES:
        _company_piece(pen.at(x, y), look, (dx, dy), length)
    else:
        unit = length / ROAD_LENGTH
        draw_road(pen.at(x, y, unit), seat_colours(int(look.removeprefix(_SEAT))), turn, w=9 / max(unit, 0.5))
    return pen.art()


def _bridge(pen: Pen, piece: list[Point]) -> None:
    """Draw stone piers under a link across a river."""
    middle = len(piece) // 2
    (x0, y0), (x1, y1) = piece[middle - 3], piece[middle + 3]
    m = math.dist((x0, y0), (x1, y1)) or 1
    nx, ny = (y1 - y0) / m * 19, (x0 - x1) / m * 19
    pen.shape(
        [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)], _PIER, 2, PIECE_INK
    )


def _company_piece(pen: Pen, look: str, along: Point, length: float) -> None:
    """Draw a company's piece, pale unlike any seat's: a rail in its dark colour with its emblem."""
    _, dark, emblem = palette.COMPANY[look]
    dx, dy = along
    half = length / 2
    bar = [(-dx * half, -dy * half), (dx * half, dy * half)]
    pen.line(bar, PIECE_INK, 19)
    pen.line([(x * 0.96, y * 0.96) for x, y in bar], palette.COMPANY_TRACK, 14.5)
    pen.line([(x * 0.96, y * 0.96) for x, y in bar], dark, 5.4)
    pen.discs(0, 0, (12.5, PIECE_INK), (10.8, dark))
    pen.icon(0, 0, emblem, 17, "#fff4dc")


def link_halo(theme: Theme, name: str, border: int, owner: int, inner: int) -> Art:
    """Draw light around a new link, anchored like it.

    inner: the inner part; scenes draw the outer parts of all links first.
    """
    line, piece = _around(name, border, owner)
    pen = _pen_around(line)
    by, colour = (12, palette.NEWS_PALE) if inner else (25, palette.NEWS)
    pen.stroke(line, colour, 9.6 + by)
    pen.stroke(piece, colour, 26 + by)
    return pen.art()


def plan(theme: Theme, name: str, border: int, owner: int, style: int) -> Art:
    """Draw a link of a line that is being chosen, as dashes in its seat's colour; anchored like a link."""
    line, _ = _around(name, border, owner)
    pen = _pen_around(line)
    pen.strokes(line, (PIECE_INK, 15), (CASING, 11.5))
    whole = length_of(line)
    count = max(2, round(whole / _DASH))
    for i in range(count):
        at = [walked(line, (i + share) * whole / count) for share in (0.14, 0.36, 0.5, 0.64, 0.86)]
        pen.line(at, seat_colours(style).body, 7.5)
    return pen.art()


def plan_end(theme: Theme, style: int, town: int) -> Art:
    """Draw a ring at the start or the present end of a line that is being chosen; larger around a town."""
    pen = Pen((-46, -46, 46, 46))
    ring = circle(0, 0, 33 if town else 15)
    pen.strokes(ring, (PIECE_INK, 13), (CASING, 9.5), (seat_colours(style).body, 6), closed=True)
    return pen.art()


def flag(theme: Theme, style: int) -> Art:
    """Draw the flag beside the start of a line that is being chosen, anchored at its middle."""
    pen = Pen((-26, -26, 26, 26))
    pen.icon(0, 0, "flag", 42, seat_colours(style).body, 2.6)
    return pen.art()


def leader(theme: Theme, dx: int, dy: int) -> Art:
    """Draw a line from a place to its label at this offset."""
    pen = Pen((min(dx, 0) - 6, min(dy, 0) - 6, max(dx, 0) + 6, max(dy, 0) + 6))
    pen.strokes([(0, 0), (dx, dy)], (PIECE_INK, 8), (theme.colours.gold, 4.5))
    return pen.art()


def knot(theme: Theme, style: int, letter: str) -> Art:
    """Draw the seat's letter on a network of its track."""
    pen = Pen((-24, -24, 24, 24))
    look = seat_colours(style)
    pen.shadow(circle(0, 0, 17), 1, 2, 2, 0.4)
    pen.discs(0, 0, (17.5, PIECE_INK), (15.4, CASING), (13.4, look.body))
    pen.glyph(0, -1, letter, "number-black", 22, look.letter)
    return pen.art()


# ------------------------------------------------------------------ towns and things on areas


def town(theme: Theme, major: int, began: str, companies: str, new: int) -> Art:
    """Draw a town.

    major: it is square. began: the company that had the town from the start. companies: "red+green".
    """
    pen = Pen((-40, -40, 44, 44))
    r = layout.COMPANY_TOWN if began else layout.MAJOR if major else layout.MINOR
    shape = rounded(-r, -r, 2 * r, 2 * r, 4) if major else circle(0, 0, r + 1.5)
    owners = [name for name in companies.split("+") if name]
    if new:
        pen.strokes(shape, (palette.NEWS, 15), (palette.NEWS_PALE, 8), closed=True)
    pen.shadow(shape, 1, 3, 2.5, 0.5)
    pen.stroke(shape, PIECE_INK, 5, closed=True)
    if began:
        _company_plate(pen, shape, r, began, [name for name in owners if name != began])
    else:
        pen.fill(shape, palette.TOWN)
        pen.icon(0, -1, "town" if major else "house", 31 if major else 26, palette.TOWN_INK)
        for name, x in zip(owners, (13, -13) if len(owners) > 1 else (13,), strict=False):
            _badge(pen, x, 13, name)
    return pen.art()


def _company_plate(pen: Pen, shape: list[Point], r: float, began: str, others: list[str]) -> None:
    colour, _, emblem = palette.COMPANY[began]
    pen.fill(shape, colour)
    inner = [(x * 0.84, y * 0.84) for x, y in shape]
    pen.stroke(inner, mix(colour, "#fff4dc", 0.7), 1.6, closed=True)
    pen.icon(0, -1, emblem, 31, "#fff4dc")
    for name in others:
        _badge(pen, r * 0.8, r * 0.8, name)


def _badge(pen: Pen, x: float, y: float, name: str) -> None:
    colour, _, emblem = palette.COMPANY[name]
    pen.discs(x, y, (15, PIECE_INK), (13.2, "#fff4dc"), (11.6, colour))
    pen.icon(x, y, emblem, 19, "#fff4dc")


def bonus(theme: Theme) -> Art:
    """Draw the star on a town with an available link bonus."""
    pen = Pen((-16, -16, 16, 16))
    pen.icon(0, 0, "star", 25, theme.colours.gold, 1.8)
    return pen.art()


def draw_cube(pen: Pen, x: float, y: float, kind: str, size: float) -> None:
    """Draw a cube around a point. kind: white or yellow."""
    r, d = size / 2, size * 0.2
    base = palette.CUBE[kind]
    front = box_points(x - r, y - r + d, size - d, size - d)
    top = [(x - r, y - r + d), (x - r + d, y - r), (x + r, y - r), (x + r - d, y - r + d)]
    side = [(x + r - d, y - r + d), (x + r, y - r), (x + r, y + r - d), (x + r - d, y + r)]
    whole = [front[0], top[1], top[2], side[2], side[3], front[3]]
    pen.shadow(whole, 1, 2, 1.6, 0.45)
    pen.stroke(whole, PIECE_INK, 3.6, closed=True)
    pen.fill(front, base)
    pen.fill(top, mix(base, "#ffffff", 0.55))
    pen.fill(side, mix(base, "#5a3a10", 0.33))
    pen.stroke([front[0], front[1], side[3]], mix(base, "#3a2a10", 0.5), 1)


def cube(theme: Theme, kind: str, size: int) -> Art:
    """Draw a cube, anchored at its middle."""
    pen = Pen((-size, -size, size, size))
    draw_cube(pen, 0, 0, kind, size)
    return pen.art()


def draw_figure(pen: Pen, x: float, y: float, kind: str, height: float) -> None:
    """Draw a figure with its feet at a point; a top hat, a bonnet and cloak, or a straw hat identifies it."""
    own = pen.at(x, y, height / 32)
    colour, hat = palette.FIGURE[kind]
    body: list[Point]
    hats: list[list[Point]]
    if kind == "red":
        body = [(-9, -15), (9, -15), (7.5, 0), (-7.5, 0)]
        hats = [box_points(-5, -32, 10, 9), box_points(-8.5, -25.5, 17, 3)]
    elif kind == "green":
        body = [(-3.5, -16), (3.5, -16), (10.5, 0), (-10.5, 0)]
        hats = [ellipse(0, -25, 7.5, 4.4)]
    else:
        body = ellipse(0, -7.5, 9, 8.2)
        hats = [ellipse(0, -26.5, 5.4, 4.5), ellipse(0, -24.5, 11, 2.8)]
    head = circle(0, -20.5, 5.6)
    for part in (body, head, *hats):
        own.stroke(part, PIECE_INK, 3.8, closed=True)
    own.fill(body, colour)
    own.fill(head, palette.SKIN)
    for part in hats:
        own.fill(part, hat)


def figure(theme: Theme, kind: str, height: int) -> Art:
    """Draw a passenger or landowner, anchored at the middle."""
    pen = Pen((-height * 0.6, -height * 0.7, height * 0.6, height * 0.7))
    draw_figure(pen, 0, height / 2 - 1, kind, height - 2)
    return pen.art()


def sign(theme: Theme, goods: str, size: int, colour: str) -> Art:
    """Draw the printed sign of an area whose cubes are gone, faintly."""
    sheet = Pen((-size, -size, size, size))
    layer = sheet.layer()
    layer.icon(0, 0, goods, size, colour)
    sheet.lay(layer, opacity=0.6)
    return sheet.art()


def arrow(theme: Theme, turn: int, lost: int) -> Art:
    """Draw an arrow from a hill to a town that serves it; grey once the town is a company's.

    turn: degrees from three o'clock.
    """
    pen = Pen((-20, -20, 20, 20))
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    flat = [(13, 0), (-1, 10.5), (-1, 4.5), (-13, 4.5), (-13, -4.5), (-1, -4.5), (-1, -10.5)]
    shape = [(x * c - y * s, x * s + y * c) for x, y in flat]
    pen.stroke(shape, palette.ARROW_INK, 4, closed=True)
    pen.fill(shape, palette.ARROW_LOST if lost else palette.ARROW)
    return pen.art()


def halo(theme: Theme, w: int, h: int) -> Art:
    """Draw light around something new in a box, anchored at its middle."""
    pen = Pen((-w / 2 - 8, -h / 2 - 8, w / 2 + 8, h / 2 + 8))
    outline = rounded(-w / 2, -h / 2, w, h, min(w, h) / 3)
    pen.fill(outline, palette.NEWS_PALE, 0.6)
    pen.strokes(outline, (palette.NEWS_PALE, 7), (palette.NEWS, 3.6), closed=True)
    return pen.art()


# ------------------------------------------------------------------ beside the map


def own(theme: Theme, what: str, style: int, size: int) -> Art:
    """Draw a seat's cube, link or locomotive as a sign, ``size`` pixels high; anchored at its middle."""
    pen = Pen.square(size * 0.75)
    draw_own_piece(pen, what, style, size)
    return pen.art()


def draw_own_piece(pen: Pen, what: str, style: int, size: float) -> None:
    """Draw a seat's cube, link or locomotive around the origin."""
    look = seat_colours(style)
    if what == "cube":
        r, d = size * 0.4, size * 0.18
        shape = box_points(-r, -r + d, 2 * r - d, 2 * r - d)
        top = [(-r, -r + d), (-r + d, -r), (r, -r), (r - d, -r + d)]
        side = [(r - d, -r + d), (r, -r), (r, r - d), (r - d, r)]
        for part, colour in ((shape, look.body), (top, look.light), (side, look.roof)):
            pen.shape(part, colour, 1.8, PIECE_INK)
    elif what == "link":
        for i in range(4):
            x = (i - 1.5) * size * 0.24
            pen.line([(x, -size * 0.36), (x, size * 0.36)], palette.SLEEPER, 4)
        draw_road(pen.at(0, 0, size / ROAD_LENGTH), look, 0, w=20)
    else:
        pen.icon(0, 0, "train", size, look.body, 1.6)
