"""Stadtholder, lit provinces, decks, coins and the small signs of panels as sprites."""

import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engines.golden_age.data import COLONIES
from render.drawing.colour import mix, rgb
from render.drawing.geometry import Point, bounds, box_points, circle, ellipse, moved, rotated, rounded, spline
from render.drawing.pen import Art, Pen
from render.games.golden_age import palette
from render.games.golden_age.layout import CHART, Province
from render.games.golden_age.sprites.tiles import short_name
from render.kit.maps.seat_colours import CASING, PIECE_INK
from render.theme import Theme

_WASH, _WASH_LIT = (9, 4.5), (22, 8)
"""Width of a wash along the borders of a province, and its blur."""


def wash(province: Province, fill: str, edge: str, lit: bool = False) -> tuple[Image.Image, Point]:
    """Return a province's wash, darker along its borders: a rectangle in mode RGB and its upper left corner."""
    x0, y0, x1, y1 = bounds(province.outline)
    left, top = int(x0) - 4, int(y0) - 4
    size = int(x1) - left + 6, int(y1) - top + 6
    width, blur = _WASH_LIT if lit else _WASH
    strength = Image.new("L", size, 0)
    line = [(x - left, y - top) for x, y in province.outline]
    ImageDraw.Draw(strength).line([*line, *line[:2]], fill=255, width=width, joint="curve")
    strength = strength.filter(ImageFilter.GaussianBlur(blur))
    sheet = Image.new("RGB", size, rgb(fill))
    sheet.paste(rgb(mix(fill, "#ffffff", 0.5)), (0, 0), _clouds(size, len(province.outline)))
    sheet.paste(rgb(edge), (0, 0), strength)
    return sheet, (left, top)


def _clouds(size: tuple[int, int], seed: int) -> Image.Image:
    rng = random.Random(seed)
    small = max(2, size[0] // 24), max(2, size[1] // 24)
    noise = Image.frombytes("L", small, rng.randbytes(small[0] * small[1]))
    return noise.resize(size, Image.Resampling.BICUBIC).point(lambda value: max(0, value - 110) // 4)


_FINE = 2
_TAG_WITH_HAT = 40

# ------------------------------------------------------------------ on the map


def lit(theme: Theme, province: str) -> Art:
    """Draw a province that the Stadtholder pays, washed and framed in gold; anchored at the map's corner."""
    data = CHART.provinces[province]
    colour = palette.colour_of(province)
    sheet, (left, top) = wash(data, mix(palette.FIELDS[colour].fill, "#ffffff", 0.12), palette.GOLD, lit=True)
    pad = 12
    size = sheet.width + 2 * pad, sheet.height + 2 * pad
    x0, y0 = int(left) - pad, int(top) - pad
    line = [((x - x0) * _FINE, (y - y0) * _FINE) for x, y in data.outline]
    large = size[0] * _FINE, size[1] * _FINE
    inside = Image.new("L", large, 0)
    ImageDraw.Draw(inside).polygon(line, fill=255)
    rims = []
    for width in (9.5, 6.4):
        rim = Image.new("L", large, 0)
        ImageDraw.Draw(rim).line([*line, *line[:2]], fill=255, width=round(width * _FINE), joint="curve")
        rims.append(rim.reduce(_FINE))
    ink, gold = rims
    whole = inside.reduce(_FINE)
    glow = ink.filter(ImageFilter.GaussianBlur(5))
    # The wash is strongest along the border, so that terrain and name stay readable in the middle.
    edge = Image.new("L", size, 0)
    border = [(x / _FINE, y / _FINE) for x, y in [*line, *line[:2]]]
    ImageDraw.Draw(edge).line(border, fill=255, width=34, joint="curve")
    edge = ImageChops.multiply(edge.filter(ImageFilter.GaussianBlur(9)), whole)
    colours = Image.new("RGB", size, rgb(palette.GOLD))
    colours.paste(sheet, (pad, pad), whole.crop((pad, pad, pad + sheet.width, pad + sheet.height)))
    alpha = ImageChops.lighter(edge, glow.point(lambda value: round(value * 0.6)))
    colours.paste(rgb(theme.colours.ink), (0, 0), ink)
    colours.paste(rgb(palette.GOLD), (0, 0), gold)
    return Art(colours, ImageChops.lighter(alpha, ink), (-x0, -y0))


def draw_stadtholder(pen: Pen, ink: str = PIECE_INK) -> None:
    """Draw his bust, about 60 high, around its middle: broad hat with a feather, ruff, cloak."""
    cloak = [*spline([(-9, 10), (-22, 16), (-27, 30)], 6), *spline([(27, 30), (22, 16), (9, 10)], 6)]
    pen.shape(cloak, palette.CLOAK, 2, ink)
    pen.stroke(spline([(-16, 17), (-20, 23), (-22, 29)], 4), palette.CLOAK_LIGHT, 3)
    pen.fill([(-4, 14), (4, 14), (7, 30), (-7, 30)], palette.GOLD)
    pen.shape(ellipse(0, 11, 20, 7.5), "#fffdf6", 1.8, ink)
    for i in range(-3, 4):
        pen.stroke([(i * 2.6, 9), (i * 5.2, 15.5)], "#b9b0a0", 1.2)
    pen.shape(ellipse(0, 1, 10.5, 11), palette.SKIN, 1.8, ink)
    pen.fill([(-6, 6), (6, 6), (0, 14)], "#6b3d1b")
    pen.fill(ellipse(0, 5.5, 6, 1.8), "#6b3d1b")
    for x in (-4, 4):
        pen.fill(circle(x, 0.5, 1.3), ink)
    pen.shape(ellipse(0, -7, 25, 6), palette.HAT, 1.8, ink)
    pen.shape(rounded(-12.5, -25, 25, 19, 5), palette.HAT, 1.8, ink)
    pen.fill(box_points(-12, -12.5, 24, 4), palette.GOLD)
    feather = [
        *spline([(7, -11), (18, -21), (28, -19), (32, -9)], 6), *spline([(32, -9), (24, -13), (13, -7)], 6),
    ]  # fmt: skip
    pen.shape(feather, "#e8541a", 1.6, ink)


def stadtholder(theme: Theme, size: int) -> Art:
    """Draw the Stadtholder in a gold medallion, ``size`` pixels across."""
    sheet = Pen.square(size / 2 + 12)
    r = size / 2
    sheet.shadow(circle(0, 0, r), 1, 3, 3, 0.5)
    sheet.fill(circle(0, 0, r), PIECE_INK)
    sheet.grade(circle(0, 0, r - 2), palette.GOLD_PALE, "#c98f1e")
    sheet.fill(circle(0, 0, r - 5), PIECE_INK)
    sheet.grade(circle(0, 0, r - 6.2), "#f4ead0", "#cdb98c")
    layer = sheet.layer()
    draw_stadtholder(layer.at(-r * 0.04, -r * 0.02, (r - 7) / 27))
    sheet.lay(layer, inside=circle(0, 0, r - 6.2))
    return sheet.art()


# ------------------------------------------------------------------ cards and decks


def draw_back(pen: Pen, deck: str, w: float, h: float, icon: float = 0.72) -> None:
    """Draw a card's back around its middle: the colour and the sign of its deck."""
    colour = palette.DECK_COLOUR[deck]
    look = palette.FIELDS[colour]
    k = w / 66
    pen.boxes((-w / 2 - 1.4, -h / 2 - 1.4, w + 2.8, h + 2.8), (0, 7 * k, PIECE_INK), (1.4, 6 * k, "#fbf3dc"))
    pen.fill(rounded(-w / 2 + 4 * k, -h / 2 + 4 * k, w - 8 * k, h - 8 * k, 4 * k), look.back)
    if w > 40:
        inner = rounded(-w / 2 + 8 * k, -h / 2 + 8 * k, w - 16 * k, h - 16 * k, 3 * k)
        pen.stroke(inner, mix(look.back, "#fbf3dc", 0.65), 1.4, closed=True)
    pen.icon(0, 0, palette.SIGN[colour], w * icon, PIECE_INK if colour == "yellow" else "#fffaea")


def pile(theme: Theme, deck: str, w: int, h: int, layers: int) -> Art:
    """Draw a draw pile, anchored at the middle of its top card; without cards the outline of its place."""
    pen = Pen((-w / 2 - 14, -h / 2 - 24, w / 2 + 26, h / 2 + 14))
    if not layers:
        colour = palette.DECK_COLOUR[deck]
        edge = palette.FIELDS[colour].edge
        pen.stroke(rounded(-w / 2, -h / 2, w, h, 7), edge, 2.4, closed=True)
        pen.icon(0, 0, palette.SIGN[colour], w * 0.6, mix(edge, "#f1e4c5", 0.35))
        return pen.art()
    pen.shadow(rounded(-w / 2, -h / 2, w, h, 6), 3, 4, 3.5, 0.4)
    for k in range(layers, 0, -1):
        card = moved(rounded(-w / 2, -h / 2, w, h, 6), k * 2.2, -k * 2.2)
        pen.fill(moved(rounded(-w / 2 - 1, -h / 2 - 1, w + 2, h + 2, 7), k * 2.2, -k * 2.2), PIECE_INK)
        pen.fill(card, "#f3e7cb")
    draw_back(pen, deck, w, h)
    return pen.art()


def back(theme: Theme, deck: str, size: int) -> Art:
    """Draw a card's back as a sign, ``size`` pixels high."""
    pen = Pen((-size * 0.5 - 4, -size * 0.5 - 4, size * 0.5 + 4, size * 0.5 + 4))
    draw_back(pen, deck, size * 0.72, size, 0.82)
    return pen.art()


# ------------------------------------------------------------------ signs


def isle(theme: Theme, region: str, size: int) -> Art:
    """Draw an island with the numbers of its colonies, the sign of the East or the West Indies."""
    pen = Pen.square(size * 0.62 + 3)
    shore = ellipse(0, 0, size * 0.5, size * 0.44)
    pen.shape(shore, palette.ISLAND_EDGE, 2.2, PIECE_INK)
    pen.fill(ellipse(0, 0, size * 0.43, size * 0.36), palette.ISLAND_WEST if region == "west" else palette.ISLAND)
    ids = [data.id for data in COLONIES if data.region == region]
    number = ids[0] if len(ids) == 1 else f"{ids[0]}–{ids[-1]}"
    pen.glyph(0, -1, number, "number", 28 if len(ids) == 1 else 22, PIECE_INK)
    return pen.art()


def coin(theme: Theme, size: int) -> Art:
    """Draw a florin with its old sign, ``size`` pixels across."""
    r = size / 2
    pen = Pen((-r - 4, -r - 4, r + 4, r + 4))
    draw_coin(pen, r)
    return pen.art()


def draw_coin(pen: Pen, r: float) -> None:
    """Draw a florin around its middle."""
    pen.fill(circle(0, 0, r), PIECE_INK)
    pen.grade(circle(0, 0, r * 0.9), "#ffe28a", "#dda32a")
    pen.stroke(circle(0, 0, r * 0.7), "#9a6f12", r * 0.08, closed=True)
    pen.glyph(0, -r * 0.06, "ƒ", "serif-bold", r * 1.35, "#5f4204")


def draw_windmill(pen: Pen, colour: str) -> None:
    """Draw a windmill, about 24 high, around its middle."""
    pen.fill([(-3, -1), (3, -1), (5.6, 11.5), (-5.6, 11.5)], colour)
    pen.fill([(-3.6, -1), (0, -5.4), (3.6, -1)], colour)
    for angle in (45, 135, 225, 315):
        for shape in (box_points(-0.6, -11.5, 1.2, 11.5), box_points(0.6, -11.5, 2.9, 8.4)):
            pen.fill([(x, y - 1.2) for x, y in rotated(shape, angle)], colour)


def windmill(theme: Theme, size: int) -> Art:
    """Draw a windmill as a sign."""
    pen = Pen((-size * 0.6, -size * 0.6, size * 0.6, size * 0.6))
    draw_windmill(pen.at(0, 0, size / 24), palette.DELFT)
    return pen.art()


def governor(theme: Theme, province: str, height: int) -> Art:
    """Draw a governor's tag: hat (a band of its blue on a low one) and province, anchored at its middle."""
    w, h = 48 if height > _TAG_WITH_HAT else 44, height
    pen = Pen((-w / 2 - 6, -h / 2 - 6, w / 2 + 6, h / 2 + 8))
    look = palette.FIELDS[palette.colour_of(province)]
    pen.shadow(rounded(-w / 2, -h / 2, w, h, 5), 1, 2, 2, 0.35)
    pen.boxes((-w / 2, -h / 2, w, h), (0, 6, PIECE_INK), (1.8, 5, look.pill))
    if h <= _TAG_WITH_HAT:
        pen.fill(rounded(-w / 2 + 1.8, -h / 2 + 1.8, w - 3.6, 7, 3), palette.DELFT)
        pen.glyph(0, 3, short_name(province), "number", 22, PIECE_INK)
        return pen.art()
    pen.icon(0, -h * 0.22, "hat", h * 0.52, palette.DELFT)
    pen.glyph(0, h * 0.26, short_name(province), "number", 22, PIECE_INK)
    return pen.art()


def pill(theme: Theme, w: int, h: int, colour: str) -> Art:
    """Draw a plate in a province's colour, for its name; anchored at its middle."""
    pen = Pen((-w / 2 - 6, -h / 2 - 6, w / 2 + 6, h / 2 + 8))
    look = palette.FIELDS[colour]
    outline = rounded(-w / 2, -h / 2, w, h, 8)
    pen.shadow(outline, 1, 2, 2, 0.35)
    pen.fill(outline, mix(look.edge, PIECE_INK, 0.4))
    pen.fill(rounded(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, 7), look.pill)
    return pen.art()


def guild(theme: Theme, colour: str, size: int) -> Art:
    """Draw the sign of an action's colour on its field."""
    pen = Pen((-size * 0.6, -size * 0.6, size * 0.6, size * 0.6))
    draw_guild_sign(pen, colour, size)
    return pen.art()


def draw_guild_sign(pen: Pen, colour: str, size: float) -> None:
    """Draw the sign of an action around its middle."""
    look = palette.FIELDS[colour]
    pen.discs(0, 0, (size / 2, PIECE_INK), (size / 2 - 2, look.pill))
    pen.icon(0, 0, palette.SIGN[colour], size * 0.66, mix(look.wall, PIECE_INK, 0.62))


def cross(theme: Theme, size: int) -> Art:
    """Draw a cross over a seat that is out of an auction."""
    pen = Pen((-size / 2 - 4, -size / 2 - 4, size / 2 + 4, size / 2 + 4))
    r = size / 2 - 2
    for colour, width in ((CASING, 9), (palette.MOVE, 5.5)):
        pen.stroke([(-r, -r), (r, r)], colour, width)
        pen.stroke([(-r, r), (r, -r)], colour, width)
    return pen.art()


def disc(theme: Theme, r: int) -> Art:
    """Draw a cream disc for a number."""
    pen = Pen((-r - 4, -r - 4, r + 4, r + 4))
    pen.discs(0, 0, (r, PIECE_INK), (r - 2, theme.colours.card_high))
    return pen.art()


def plate(theme: Theme, w: int, h: int) -> Art:
    """Draw the tray of an auction: a bright plate in a frame of gold; anchored at its upper left corner."""
    pen = Pen((-14, -14, w + 14, h + 14))
    c = theme.colours
    outline = rounded(0, 0, w, h, 12)
    pen.strokes(outline, (c.ink, 12), (palette.GOLD, 7), closed=True)
    pen.shape(outline, c.slip_active, 1.6, c.ink)
    return pen.art()


def card_die(theme: Theme, size: int) -> Art:
    """Draw a card in place of dice: the total was chosen; its number is written on it."""
    half = size / 2
    pen = Pen((-half - 10, -half * 1.25 - 10, half + 10, half * 1.25 + 12))
    outline = rounded(-half, -half * 1.25, size, size * 1.25, 9)
    pen.shadow(outline, 1, 3, 3, 0.4)
    pen.fill(outline, PIECE_INK)
    pen.fill(rounded(2 - half, 2 - half * 1.25, size - 4, size * 1.25 - 4, 8), palette.FIELDS["grey"].back)
    pen.fill(rounded(7 - half, 7 - half * 1.25, size - 14, size * 1.25 - 14, 6), theme.colours.card_high)
    return pen.art()


def plate_halo(theme: Theme, w: int, h: int) -> Art:
    """Draw the mark of a change: a crimson frame in white, below something with corners."""
    pen = Pen((-w / 2 - 8, -h / 2 - 8, w / 2 + 8, h / 2 + 8))
    pen.boxes((-w / 2 - 5, -h / 2 - 5, w + 10, h + 10), (0, 8, "#ffffff"), (2, 7, palette.MOVE), (6, 5, "#ffffff"))
    return pen.art()


def card_halo(theme: Theme, w: int, h: int) -> Art:
    """Draw gold around a card that may be used now."""
    pen = Pen((-w / 2 - 16, -h / 2 - 16, w / 2 + 16, h / 2 + 16))
    r = w * 0.11 + 8
    pen.boxes((-w / 2 - 11, -h / 2 - 11, w + 22, h + 22), (0, r, PIECE_INK), (2.5, r - 2, palette.GOLD))
    return pen.art()
