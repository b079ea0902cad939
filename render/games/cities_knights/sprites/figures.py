"""Robber, merchant, barbarian ship, gate, dice, decks, tokens, harbours and halos as sprites."""

from render.drawing.colour import mix
from render.drawing.geometry import bow, box_points, circle, rounded, spline
from render.drawing.pen import Art, Pen
from render.games.cities_knights.palette import BLOOD, TRACK, TRACK_ICON
from render.kit.maps.marks import faded
from render.kit.maps.seat_colours import CASING, PIECE_INK, cased, seat_colours
from render.theme import Theme

_INK = PIECE_INK
# ------------------------------------------------------------------ on the map


def robber(theme: Theme, ghost: int) -> Art:
    """Draw a hooded figure, anchored at its middle; as a ghost at the place that it left."""
    dark, light = "#2b2630", "#6a6378"
    pen = Pen((-40, -54, 42, 54))
    body = spline([(-8, -14), (-17, 8), (-22, 30)], 6) + spline([(22, 30), (17, 8), (8, -14)], 6)
    pen.shape(body, dark, 2.4, _INK)
    pen.stroke(spline([(-9, -6), (-13, 10), (-15, 25)], 5), light, 3)
    pen.outlined_oval(0, 30, 22, 6, dark, _INK, 2)
    hood = spline([(-15, -12), (-14, -28), (0, -39), (14, -28), (15, -12)], 7)
    pen.shape(hood, dark, 2.4, _INK)
    pen.oval(0, -18, 10, 9, "#0f0c12")
    for x in (-4, 4):
        pen.oval(x, -19, 2.6, 2, "#ffd35a")
    pen.stroke(bow(0, -22, 11, 13, 190, 260, 8), light, 2.6)
    art = cased(pen, CASING)
    return faded(art, 0.4) if ghost else art


def draw_stall(pen: Pen) -> None:
    """Draw the merchant's stall, about 62 wide."""
    for post in (-25, 21):
        pen.box(post, -4, post + 4, 30, "#7a5630", _INK, 1.4)
    pen.box(-22, 0, 22, 18, "#4b3320")
    pen.box(-27, 14, 27, 30, "#b88347", _INK, 2.2)
    stripes = 6
    low = [-31 + 62 * k / stripes for k in range(stripes + 1)]
    high = [-19 + 38 * k / stripes for k in range(stripes + 1)]
    for k in range(stripes):
        colour = "#f6c531" if k % 2 == 0 else "#fff7e2"
        x = (low[k] + low[k + 1]) / 2
        pen.oval(x, -8, 5.2, 5.5, _INK)
        pen.oval(x, -8, 3.6, 4, colour)
        pen.fill([(high[k], -30), (high[k + 1], -30), (low[k + 1], -8), (low[k], -8)], colour)
    pen.stroke([(-19, -30), (19, -30), (31, -8), (-31, -8)], _INK, 2.2, closed=True)


def merchant(theme: Theme, style: int, letter: str) -> Art:
    """Draw the merchant's stall with its seat's letter."""
    look = seat_colours(style)
    pen = Pen((-48, -46, 48, 50))
    draw_stall(pen)
    pen.outlined_oval(0, 17, 15.5, 15.5, look.body, _INK, 2.2)
    pen.glyph(0, 16, letter, "number-black", 25, look.letter)
    return cased(pen, CASING)


def harbour_disc(theme: Theme, colour: str) -> Pen:
    """Return the disc of a harbour with a ring in a colour, to be drawn on."""
    pen = Pen((-46, -46, 48, 50))
    c = theme.colours
    pen.outlined_oval(0, 0, 36, 36, c.card_high, c.ink, 2.4)
    pen.stroke(circle(0, 0, 31), colour, 1.6, closed=True)
    return pen


# ------------------------------------------------------------------ barbarians


def ship(theme: Theme) -> Art:
    """Draw the barbarians' ship, anchored at its waterline."""
    sheet = Pen((-94, -82, 100, 60))
    pen = sheet.at(0, 0, 0.9)
    pen.strokes([(2, -58), (2, 24)], (_INK, 6), ("#8a6136", 3))
    sail = [
        *spline([(-40, -50), (0, -54), (46, -50)], 6), *spline([(46, -50), (56, -24), (44, 6)], 6),
        *spline([(44, 6), (0, 0), (-36, 6)], 6), *spline([(-36, 6), (-26, -24), (-40, -50)], 6),
    ]  # fmt: skip
    pen.fill(sail, "#f4e6c8")
    stripes = pen.layer()
    for a, b in ((-33, -17), (2, 18), (33, 48)):
        left = spline([(a - 4, -54), (a + 6, -24), (a, 5)], 6)
        stripes.fill(left + spline([(b - 2, 5), (b + 6, -24), (b, -54)], 6), "#a91f1b")
    pen.lay(stripes, inside=sail)
    pen.stroke(sail, _INK, 2.6, closed=True)
    pen.stroke([(-42, -52), (48, -52)], _INK, 5)
    pen.stroke([(-41, -52), (47, -52)], "#8a6136", 2.4)
    pen.icon(3, -24, "skull", 40, "#f4e6c8", 2.4)
    hull = [
        *spline([(-62, 2), (-58, 18), (-44, 30), (0, 36), (48, 30), (64, 14), (72, -12)], 7),
        *spline([(72, -12), (82, -18), (86, -10)], 4), (78, -8),
        *spline([(78, -2), (68, 26), (50, 42), (0, 48), (-48, 42), (-68, 22), (-70, 0)], 7),
    ]  # fmt: skip
    pen.shape(hull, "#6e4420", 2.6, _INK)
    for k, x in enumerate((-44, -26, -8, 10, 28, 46)):
        y = 32 if abs(x) < 30 else 29
        pen.outlined_oval(x, y, 8.5, 8.5, ("#d9a02a", "#a91f1b")[k % 2], _INK, 2)
        pen.oval(x, y, 2.6, 2.6, _INK)
    for dx in (-76, -46, -10, 28, 60):
        pen.taper(bow(dx, 46, 20, 8, 195, 345, 10), 0.8, 4, 0.8, "#f3faf4")
    return cased(sheet, CASING, width=3)


def course(theme: Theme, step: int, gone: int) -> Art:
    """Draw a step of the course: passed ones small and red, the next ones larger, the last one the landing."""
    pen = Pen((-46, -46, 48, 50))
    if step == 7:
        pen.outlined_oval(0, 0, 34, 34, BLOOD, _INK, 3)
        pen.stroke(circle(0, 0, 28), "#e8a13a", 1.6, closed=True)
        pen.icon(0, -1, "fire", 44, "#ffc94a")
    elif gone:
        pen.outlined_oval(0, 0, 18, 18, BLOOD, _INK, 2.2)
    else:
        pen.outlined_oval(0, 0, 23, 23, theme.colours.card_high, _INK, 2.6)
    return cased(pen, CASING, width=0, shadow=(2, 3), opacity=0.38)


def attack(theme: Theme, w: int, h: int) -> Art:
    """Draw the plate for strength (left, on blood) against defence (right); anchored at its centre."""
    pen = Pen((-w / 2 - 16, -h / 2 - 16, w / 2 + 18, h / 2 + 20))
    outline = rounded(-w / 2, -h / 2, w, h, 14)
    pen.fill(outline, theme.colours.card_high)
    left = pen.layer()
    left.fill([(-w / 2, -h / 2), (26, -h / 2), (-6, h / 2), (-w / 2, h / 2)], BLOOD)
    pen.lay(left, inside=outline)
    pen.stroke([(26, 2 - h / 2), (-6, h / 2 - 2)], _INK, 3)
    pen.icon(-46, -50, "axe", 54, "#ffd98a")
    pen.icon(62, -50, "defence", 48, "#3a4a58")
    pen.stroke(outline, _INK, 3, closed=True)
    return cased(pen, theme.colours.card_high, width=3, opacity=0.5)


# ------------------------------------------------------------------ dice and decks


def draw_gate(pen: Pen, colour: str, ink: str = _INK) -> None:
    """Draw a city gate with two towers, about 60 wide, around its middle."""
    wall = [(-28, 26), (-28, -18), (-12, -18), (-12, -8), (12, -8), (12, -18), (28, -18), (28, 26)]
    pen.shape(wall, colour, 2.6, ink)
    for x in (-28, 12):
        tower = [(-2, -12), (-2, -29), (4, -29), (4, -22), (12, -22), (12, -29), (18, -29), (18, -12)]
        pen.shape([(x + a, b) for a, b in tower], colour, 2.4, ink)
        pen.fill(box_points(x + 1.4, -16, 13.2, 8), colour)
        pen.fill(rounded(x + 6, -9, 4, 10, 1.5), ink)
    pen.fill([(-10, 26), *bow(0, 10, 10, 10, 180, 360, 12), (10, 26)], "#2b211a")
    for x in (-4, 0, 4):
        pen.stroke([(x, 3), (x, 25)], mix(colour, "#ffffff", 0.3), 1.4)


def event_die(theme: Theme, event: str, size: int) -> Art:
    """Draw the event die: a gate in a track's colour, or the ship."""
    h = size / 2
    pen = Pen((-h - 12, -h - 12, h + 14, h + 18))
    pen.shape(rounded(-h, -h, size, size, size * 0.16), "#fffbf0", 3, _INK)
    own = pen.at(0, size * 0.01, size / 82)
    if event in TRACK:
        draw_gate(own, TRACK[event].base)
        pen.icon(h * 0.62, h * 0.66, TRACK_ICON[event], size * 0.3, _INK)
    else:
        draw_small_ship(own)
    return cased(pen, CASING, width=0)


def draw_small_ship(pen: Pen) -> None:
    """Draw a dark ship under sail, about 60 wide."""
    dark = "#1d1a20"
    pen.stroke([(0, -32), (0, 14)], dark, 4)
    sail = [*spline([(-24, -26), (0, -30), (24, -26), (28, -10), (22, 6)], 5), (-20, 6), (-16, -10)]
    pen.shape(sail, "#c9bfae", 2.4, dark)
    pen.stroke([(-17, -12), (26, -12)], dark, 4)
    hull = [(-34, 8), (-24, 24), (0, 29), (24, 24), (36, 4), (30, 10), (0, 14), (-26, 10), (-34, 8)]
    pen.fill(spline(hull, 5), dark)


def deck(theme: Theme, track: str, w: int, h: int, layers: int) -> Art:
    """Draw the draw pile of a track, anchored at the centre of its top card; without cards a dashed place."""
    field = TRACK[track]
    pen = Pen((-w / 2 - 14, -h / 2 - 14, w / 2 + 24, h / 2 + 24))
    if not layers:
        pen.stroke(rounded(-w / 2, -h / 2, w, h, 7), field.dark, 2.4, closed=True)
        return pen.art()
    for k in range(layers - 1, -1, -1):
        card = rounded(-w / 2 + 3.5 * k, -h / 2 + 3 * k, w, h, 7)
        pen.shape(card, mix(field.base, _INK, 0.25) if k else field.base, 2.2, _INK)
    pen.stroke(
        rounded(5 - w / 2, 5 - h / 2, w - 10, h - 10, 4), mix(field.base, "#ffffff", 0.55), 1.8, closed=True
    )
    draw_gate(pen.at(0, -h * 0.20, w / 88), mix(field.base, "#ffffff", 0.72))
    return cased(pen, CASING, width=0, opacity=0.43)


def gate(theme: Theme, track: str, size: int) -> Art:
    """Draw a metropolis as a sign, ``size`` pixels high."""
    k = size / 62
    pen = Pen((-36 * k, -36 * k, 36 * k, 36 * k))
    draw_gate(pen.at(0, 1, k), TRACK[track].lit, theme.colours.ink)
    return pen.art()
