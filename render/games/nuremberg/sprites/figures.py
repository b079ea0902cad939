"""Things on the board besides the pieces of seats: the knight, walls, number discs, plaques, years."""

import math

from engines.nuremberg.data import GOODS, ROUTES
from render.drawing.colour import mix
from render.drawing.geometry import Point, arc, bow, box_points, circle, ellipse, polar, rounded, spline
from render.drawing.pen import Art, Pen
from render.games.nuremberg import palette
from render.games.nuremberg.palette import GOODS as GOODS_COLOURS
from render.games.nuremberg.sprites.goods import GOODS_DRAWN, KINDS_DRAWN
from render.games.nuremberg.sprites.town import tower as draw_tower
from render.kit.maps.land.number_tokens import HOT
from render.kit.maps.marks import faded
from render.kit.maps.seat_colours import CASING, PIECE_INK, cased
from render.theme import Theme

_INK = PIECE_INK
CARD = "#fff6de"
"""The paper of cards and plaques."""
NUMERALS = ("I", "II", "III", "IV", "V")
"""By route, the numeral printed where it begins."""


# ------------------------------------------------------------------ small signs


def draw_numeral(pen: Pen, x: float, y: float, route: int, half: float) -> None:
    """Draw a route's numeral on its plate, ``half`` its half height."""
    text = NUMERALS[route]
    wide = half + (4 if len(text) > 2 else 0)
    pen.shape(rounded(x - wide, y - half, 2 * wide, 2 * half, half * 0.35), palette.GREEN, 2, _INK)
    pen.glyph(x, y - half * 0.06, text, "serif-bold", half * 1.5, palette.GREEN_TEXT)


def numeral(theme: Theme, route: int) -> Art:
    """Draw the numeral at which a route begins."""
    pen = Pen((-30, -26, 32, 30))
    draw_numeral(pen, 0, 0, route, 17)
    return cased(pen, CASING, width=1.6, shadow=(2, 3), opacity=0.43)


def draw_coin(pen: Pen, x: float, y: float, r: float) -> None:
    """Draw a gold coin seen from above."""
    pen.outlined_oval(x, y, r, r, palette.COIN, palette.COIN_INK, 2)
    pen.stroke(circle(x, y, r - 3.6), palette.COIN_RIM, 1.6, closed=True)


def draw_seal(pen: Pen, r: float) -> None:
    """Draw the sign of prestige: a violet seal with a star."""
    edge = [polar(0, 0, r if k % 2 else r * 0.84, k * 18) for k in range(20)]
    pen.shape(edge, palette.PRESTIGE, max(1.2, r * 0.1), _INK)
    pen.fill([polar(0, 0, r * (0.24 if k % 2 else 0.58), k * 36) for k in range(10)], palette.PRESTIGE_STAR)


def draw_knight(p: Pen) -> None:
    """Draw the robber knight: helmet, cloak and lance, about 76 high."""
    p.strokes([(23, -44), (12, 32)], (_INK, 6), ("#8a6136", 3))
    p.shape([(20, -58), (27, -44), (18, -42)], "#eef2f4", 1.8, _INK)
    p.shape([(22, -40), (40, -34), (21, -22)], palette.DANGER, 1.8, _INK)
    body = spline([(-9, -12), (-19, 8), (-24, 31)], 6) + spline([(24, 31), (19, 8), (9, -12)], 6)
    p.shape(body, palette.CLOAK, 2.4, _INK)
    p.stroke(spline([(-10, -4), (-15, 12), (-17, 26)], 5), palette.ARMOUR_LIGHT, 3)
    p.outlined_oval(0, 31, 24, 6, palette.CLOAK, _INK, 2)
    helmet = [(-14, -34), (-13, -12), (0, -4), (13, -12), (14, -34), *bow(0, -34, 14, 12, 0, -180, 12)]
    p.shape(helmet, palette.ARMOUR_DARK, 2.4, _INK)
    p.fill(box_points(-11, -29, 22, 6), "#0f0c12")
    p.stroke([(0, -44), (0, -8)], _INK, 2)
    for x in (-5, 5):
        p.oval(x, -26, 2.4, 2.4, "#ffd35a")
    p.shape(spline([(0, -46), (-10, -58), (-22, -54), (-14, -48), (-2, -44)], 6), palette.DANGER, 1.8, _INK)


def knight(theme: Theme, ghost: int) -> Art:
    """Draw the robber knight, anchored at his middle; as a ghost at the place that he left."""
    sheet = Pen((-40, -62, 48, 48))
    draw_knight(sheet.at(0, 4, 0.82))
    art = cased(sheet, CASING, width=2.4)
    return faded(art) if ghost else art


# ------------------------------------------------------------------ fields

_CARDS_A_RING = 6


def number(theme: Theme, value: int, cards: int, left: int, robbed: int) -> Art:
    """Draw a number in a ring that is filled by its event cards: dark those in the deck, pale those already drawn.

    cards: how many there are; a full ring would be six. left: of them, in the deck. robbed: grey, nothing grows.
    """
    hot = value in (6, 8)
    pen = Pen((-44, -44, 46, 48))
    ink = "#5f5444" if robbed else HOT if hot else theme.colours.ink
    paper = "#d3cab8" if robbed else "#fbf3df"
    pen.outlined_oval(0, 0, 33, 33, paper, _INK, 1.8)
    part = 360 / _CARDS_A_RING
    start = 180 - cards * part / 2
    for k in range(cards):
        a, b = start + k * part + 5, start + (k + 1) * part - 5
        segment = arc(0, 0, 30.4, a, b, 4) + arc(0, 0, 24.6, b, a, 4)
        pen.fill(segment, ink if k < left else mix(ink, paper, 0.7))
    pen.glyph(0, -1.5, str(value), "number-black" if hot else "number", 35 if hot else 33, ink)
    return cased(pen, CASING, width=0, shadow=(2, 4), blur=3, opacity=0.5)


def harvest(theme: Theme) -> Art:
    """Draw a ring of gold around the number that is harvested."""
    pen = Pen((-56, -56, 56, 56))
    for k in range(6):
        pen.fill(circle(0, 0, 49 - 3 * k), "#fff3b0", 0.2)
    pen.strokes(circle(0, 0, 38), ("#7a4a00", 9), ("#ffc72e", 6), closed=True)
    return pen.art()


# ------------------------------------------------------------------ walls


def draw_wall(pen: Pen, facing: int, half: float, new: bool) -> None:
    """Draw a wall along an edge, around its middle. facing: its direction, clockwise from twelve o'clock."""
    stone, shade = (palette.NEW_STONE, palette.NEW_STONE_SHADE) if new else (palette.STONE, palette.STONE_SHADE)
    turn = math.radians(facing)
    out, side = (math.sin(turn), -math.cos(turn)), (math.cos(turn), math.sin(turn))
    high = 18

    def at(along: float, off: float, up: float = 0) -> Point:
        return along * side[0] + off * out[0], along * side[1] + off * out[1] - up

    foot = [at(-half, -6), at(half, -6), at(half, 9), at(-half, 9)]
    top = [(x, y - high) for x, y in foot]
    faces = sorted(range(4), key=lambda i: foot[i][1] + foot[(i + 1) % 4][1])
    for i in faces:
        k = (i + 1) % 4
        pen.shape([foot[i], foot[k], top[k], top[i]], shade, 2, _INK)
    front = 9 if out[1] > 0 else -6
    for row in (4, 9, 14):
        for k in range(8):
            a = -half + (k + (0.5 if row == 9 else 0)) * half / 4
            if a + half / 5 < half:
                pen.line([at(a, front, row), at(a + half / 5, front, row)], palette.STONE_DARK, 1.3)
    pen.shape(top, stone, 2, _INK)
    teeth = [at(-half + (k + 0.5) * half * 2 / 5, 7, high) for k in range(5)]
    for x, y in sorted(teeth, key=lambda tooth: tooth[1]):
        pen.shape(box_points(x - 4.6, y - 8, 9.2, 11), mix(stone, "#ffffff", 0.45), 1.6, _INK)
        pen.fill(box_points(x + 1.4, y - 6.4, 2, 7.6), shade)


def wall(theme: Theme, facing: int, length: int, new: int) -> Art:
    """Draw a wall, anchored at the middle of its edge; of pale gold while it is new."""
    pen = Pen((-62, -76, 64, 66))
    draw_wall(pen, facing, length / 2, bool(new))
    return cased(pen, CASING, width=1.4, shadow=(2, 3), blur=2.5, opacity=0.4)


def tower(theme: Theme, percent: int) -> Art:
    """Draw a tower, anchored at its corner."""
    pen = Pen((-36, -90, 38, 40))
    draw_tower(pen.at(0, -2, percent / 100))
    return cased(pen, CASING, width=1.8, shadow=(3, 4), opacity=0.45)


def arrow(theme: Theme) -> Art:
    """Draw the arrow where the wall begins, anticlockwise."""
    pen = Pen((-30, -26, 32, 30))
    pen.strokes([(17, -10), (-6, 3)], (_INK, 10), ("#f2b632", 5.6))
    pen.shape([(-20, 11), (-9, -8), (1, 9)], "#f2b632", 2, _INK)
    return cased(pen, CASING, width=1.6, shadow=(2, 3), opacity=0.35)


def disc(theme: Theme, radius: int) -> Art:
    """Draw a plain disc for a number."""
    pen = Pen((-radius - 8, -radius - 8, radius + 10, radius + 12))
    pen.outlined_oval(0, 0, radius, radius, "#fbf3df", _INK, 2.2)
    return cased(pen, CASING, width=0, shadow=(2, 3), opacity=0.4)


# ------------------------------------------------------------------ sites of workshops


def draw_trade(pen: Pen, trade: str, r: float) -> None:
    """Draw the trade symbol of a site on its red disc; plain without one."""
    pen.outlined_oval(0, 0, r, r, palette.SITE, _INK, 2.2)
    pen.stroke(circle(0, 0, r - 3.4), palette.SITE_RIM, 1.2, closed=True)
    if trade in KINDS_DRAWN:
        pen.outlined_oval(0, 0, r * 0.74, r * 0.74, CARD, _INK, 1.2)
        KINDS_DRAWN[trade](pen.at(0, 0, r / 78), 5)
    elif trade:
        pen.glyph(0, -1, trade, "number-black", r * 1.04, palette.SITE_TEXT)


def site(theme: Theme, trade: str, percent: int) -> Art:
    """Draw the site of a workshop."""
    half = 36 * percent / 100
    sheet = Pen((-half, -half, half + 2, half + 4))
    draw_trade(sheet.at(0, 0, percent / 100), trade, 22)
    return cased(sheet, CASING, width=0, shadow=(2, 3), opacity=0.43)


# ------------------------------------------------------------------ cards and plaques


def plaque(theme: Theme, good: str, w: int, h: int) -> Art:
    """Draw the facts of a good: its price, its raw materials, the route that takes toll on it and how much."""
    data, field = GOODS[good], GOODS_COLOURS[good]
    pen = Pen((-w / 2 - 8, -h / 2 - 8, w / 2 + 10, h / 2 + 12))
    x, y, cut, head = w / 2, h / 2, 13, -h * 0.13
    top = [(cut - x, -y), (x - cut, -y), (x, cut - y)]
    shape = [*top, (x, y - cut), (x - cut, y), (cut - x, y), (-x, y - cut), (-x, cut - y)]
    pen.fill(shape, CARD)
    pen.fill([*top, (x, head), (-x, head), (-x, cut - y)], mix(field.base, "#ffffff", 0.12))
    pen.stroke([(-x, head), (x, head)], _INK, 1.8)
    pen.stroke(shape, _INK, 2.6, closed=True)
    pen.outlined_oval(-x * 0.3, -y + 29, 25, 25, "#fff9e8", _INK, 1.6)
    GOODS_DRAWN[good](pen.at(-x * 0.3, -y + 29, 0.42), 4.4)
    draw_coin(pen, x * 0.4, head - 22, 21)
    pen.glyph(x * 0.4, head - 23, str(data.price), "number-black", 33, "#3a2400")
    cost = [kind for kind, n in data.cost.items() for _ in range(n)]
    rows = [cost] if len(cost) < 3 else [cost[:2], cost[2:]]
    low = y - 38
    for k, row in enumerate(rows):
        down = (head + low) / 2 + (k - (len(rows) - 1) / 2) * 30
        for i, kind in enumerate(row):
            KINDS_DRAWN[kind](pen.at((i - (len(row) - 1) / 2) * 34, down, 0.32), 5)
    pen.stroke([(9 - x, low), (x - 9, low)], theme.colours.slot, 1.6)
    draw_numeral(pen, -x * 0.44, y - 19, ROUTES.index(data.route.lower()), 14)
    pen.glyph(x * 0.42, y - 20, f"−{data.toll}", "number-black", 31, palette.TOLL)
    return cased(pen, CASING, width=0, shadow=(3, 4), opacity=0.5)


def draw_coin_pile(pen: Pen) -> None:
    """Draw three coins, one on the other, about 30 wide."""
    for k in range(3):
        pen.shape(ellipse(1 if k % 2 else -1, 6 - k * 8, 14, 7.5), "#f0b93a", 1.8, palette.COIN_INK)


# ------------------------------------------------------------------ years


def year(theme: Theme, look: str, w: int, h: int) -> Art:
    """Draw a square of the timeline. look: plain, past, red (all cards are shuffled), red-past or last."""
    pen = Pen((-w / 2 - 2, -h / 2 - 2, w / 2 + 2, h / 2 + 2))
    colour = {
        "plain": "#fbf3df",
        "past": palette.YEAR_PAST,
        "red": palette.RED_YEAR,
        "red-past": palette.RED_YEAR_PAST,
        "last": palette.LAST_YEAR,
    }[look]
    pen.shape(rounded(1 - w / 2, 1 - h / 2, w - 2, h - 2, 6), colour, 1.8, theme.colours.ink)
    if look.startswith("red"):
        pen.icon(0, 18, "shuffle", 32, theme.colours.ink if look == "red-past" else palette.YEAR_TEXT)
    elif look == "last":
        pen.icon(0, 18, "target", 32, palette.LAST_YEAR_TEXT)
    return pen.art()


def marker(theme: Theme, w: int, h: int, new: int) -> Art:
    """Draw the time marker, which overhangs the timeline on both sides."""
    pen = Pen((-w / 2 - 14, -h / 2 - 14, w / 2 + 16, h / 2 + 18))
    x, y = w / 2, h / 2
    shape = [(10 - x, -y), (x - 10, -y), (x, 0), (x - 10, y), (10 - x, y), (-x, 0)]
    if new:
        pen.strokes(shape, ("#8e1814", 15), ("#ffd84a", 10), closed=True)
    pen.shape(shape, "#f2b632", 3, _INK)
    pen.stroke([(px * 0.91, py * 0.84) for px, py in shape], "#ffe7a0", 2, closed=True)
    return cased(pen, CASING, width=0, shadow=(3, 4), opacity=0.55)


def trough(theme: Theme, w: int, h: int) -> Art:
    """Draw the trough of the timeline; anchored at its top left corner."""
    pen = Pen((-3, -3, w + 3, h + 3))
    pen.shape(rounded(0, 0, w, h, 8), theme.colours.trough, 2.4, theme.colours.ink)
    return pen.art()


def emblem(theme: Theme) -> Art:
    """Draw a tower on gold: the sign of the game on the title bar."""
    pen = Pen((-44, -44, 44, 48))
    pen.shape([polar(0, 0, 35, 60 * k) for k in range(6)], theme.colours.gold, 2.4, _INK)
    pen.stroke([polar(0, 0, 30, 60 * k) for k in range(6)], theme.colours.gold_light, 2, closed=True)
    draw_tower(pen.at(0, 14, 0.62))
    return cased(pen, theme.colours.gold_light, width=0)
