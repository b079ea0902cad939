"""Round things: coins, enamelled counters, roundels for numbers, plaques."""

from collections.abc import Callable

from render.drawing.colour import mix
from render.drawing.geometry import arc, circle, ellipse, polar, rounded
from render.drawing.pen import Art, Pen
from render.kit.hands.cards import FieldColours
from render.theme import Theme

_BEADS = 32
_DASHES = 22


def _disc_pen(diameter: int) -> Pen:
    half = diameter / 2 + 14
    return Pen((-half, -half, half, half))


def florin(theme: Theme, diameter: int) -> Art:
    """Draw a gold coin with a lily."""
    sheet = _disc_pen(diameter)
    pen = sheet.at(0, 0, diameter / 100)
    c = theme.colours
    pen.shadow(circle(0, 0, 48), 1, 3, 2, 0.47)
    pen.fill(circle(0, 0, 50), c.ink)
    pen.grade(circle(0, 0, 46), "#ffe9a0", "#b9841d")
    pen.stroke(circle(0, 0, 38), c.gold_dark, 3, closed=True)
    pen.icon(0, 0, "lily", 66, "#6b4410")
    return sheet.art()


def counter(theme: Theme, diameter: int, field: FieldColours, draw: Callable[[Pen, float], None]) -> Art:
    """Draw an enamelled disc in a beaded gold ring; ``draw(pen, line)`` draws in a box of -50..50."""
    sheet = _disc_pen(diameter)
    pen = sheet.at(0, 0, diameter / 100)
    c = theme.colours
    pen.shadow(circle(0, 0, 49), 2, 5, 4, 0.5)
    pen.fill(circle(0, 0, 50), c.ink)
    pen.grade(circle(0, 0, 47), c.gold_light, c.gold_dark)
    for i in range(_BEADS):
        x, y = polar(0, 0, 44, i * 360 / _BEADS)
        pen.fill(circle(x, y, 1.5), c.gold_dark if i % 2 else "#fff3c4")
    pen.fill(circle(0, 0, 41.5), c.ink)
    pen.grade(circle(0, 0, 39.5), mix(field.base, c.white, 0.10), mix(field.base, field.dark, 0.35))
    pen.fill(ellipse(0, -26, 26, 10), c.white, 0.15)
    draw(pen.at(0, 0, 0.80), 3.2)
    return sheet.art()


def ghost(theme: Theme, diameter: int, field: FieldColours, draw: Callable[[Pen, float], None]) -> Art:
    """Draw the place of a missing counter: a dashed ring and a faint drawing."""
    sheet = _disc_pen(diameter)
    pen = sheet.at(0, 0, diameter / 100)
    pen.fill(circle(0, 0, 48), field.base, 0.24)
    for i in range(_DASHES):
        start = i * 360 / _DASHES
        pen.stroke(arc(0, 0, 47, start, start + 9, 1), field.dark, 3.6)
    faint = pen.layer()
    draw(faint.at(0, 0, 0.80), 2.6)
    pen.lay(faint, opacity=0.5)
    return sheet.art()


def roundel(theme: Theme, diameter: int, look: str) -> Art:
    """Draw a disc to carry a letter or number. look: plain (cream), gold or dark."""
    sheet = _disc_pen(diameter)
    c = theme.colours
    high, low = {"plain": (c.card_high, c.card), "gold": ("#ffedb0", "#e0a52e"), "dark": (c.blue_light, c.blue)}[
        look
    ]
    radius = diameter / 2
    if look != "plain":
        sheet.shadow(circle(0, 0, radius), 1, 3, 2, 0.4)
    sheet.fill(circle(0, 0, radius), c.ink)
    sheet.grade(circle(0, 0, radius - max(1.6, diameter * 0.045)), high, low)
    return sheet.art()


def plaque(theme: Theme, w: int, h: int) -> Art:
    """Draw a blue plate in a gold frame, for a number; anchored at its centre."""
    pen = Pen((-w / 2 - 14, -h / 2 - 14, w / 2 + 14, h / 2 + 14))
    c = theme.colours
    x, y = -w / 2, -h / 2
    pen.shadow(rounded(x, y, w, h, 14), 1, 3, 3, 0.4)
    pen.fill(rounded(x, y, w, h, 14), c.ink)
    pen.grade(rounded(x + 2, y + 2, w - 4, h - 4, 12), c.gold_light, c.gold_dark)
    pen.fill(rounded(x + 6, y + 6, w - 12, h - 12, 9), c.ink)
    pen.grade(rounded(x + 7, y + 7, w - 14, h - 14, 8), c.blue_light, c.blue)
    return pen.art()


def pill(theme: Theme, w: int, h: int, look: str) -> Art:
    """Draw a label with round ends, for a change. look: gold, red or dark; anchored at its centre."""
    pen = Pen((-w / 2 - 10, -h / 2 - 10, w / 2 + 10, h / 2 + 10))
    c = theme.colours
    high, low = {
        "gold": ("#ffe693", "#e6b03c"),
        "red": (c.rubric_bright, "#a81d13"),
        "dark": ("#4a5a78", c.fallen),
        "plain": (c.card_high, c.card_low),
    }[look]
    x, y = -w / 2, -h / 2
    pen.shadow(rounded(x, y, w, h, h / 2), 1, 3, 2.5, 0.42)
    pen.fill(rounded(x, y, w, h, h / 2), c.ink)
    pen.grade(rounded(x + 2.4, y + 2.4, w - 4.8, h - 4.8, h / 2 - 2.4), high, low)
    return pen.art()


def icon(theme: Theme, name: str, size: int, colour: str, outline: int) -> Art:
    """Draw a single icon; ``outline`` in tenths of a pixel, 0 for none."""
    pen = Pen.square(size * 0.62 + 4)
    pen.icon(0, 0, name, size, colour, outline / 10)
    return pen.art()


def tablet(theme: Theme, w: int, h: int, colour: str) -> Art:
    """Draw a plain plate in one colour, anchored at its centre."""
    pen = Pen((-w / 2 - 8, -h / 2 - 8, w / 2 + 8, h / 2 + 8))
    outline = rounded(-w / 2, -h / 2, w, h, 8)
    pen.shadow(outline, 1, 2, 2, 0.35)
    pen.shape(outline, colour, 2.2, theme.colours.ink)
    return pen.art()


def tray(theme: Theme, w: int, h: int, rows: int = 2) -> Art:
    """Draw the tray of a bank with room for one or two rows; anchored at its top left corner."""
    pen = Pen((-10, -10, w + 12, h + 14))
    c = theme.colours
    outline = rounded(0, 0, w, h, 12)
    pen.shadow(outline, 2, 4, 4, 0.3)
    pen.grade(outline, c.slip, c.slip_low, 2.4, c.ink)
    if rows > 1:
        pen.stroke([(14, h / 2), (w - 14, h / 2)], c.slot, 1.4)
    return pen.art()
