"""The number discs of hexes, with pips by probability."""

from render.drawing.geometry import circle
from render.drawing.pen import Art, Pen
from render.kit.maps.land.earth import GROUND
from render.kit.maps.seat_colours import CASING, cased
from render.theme import Theme

HOT = "#a5201b"
"""The discs 6 and 8."""
_PAPER = "#fbf3df"
_DEAD, _DEAD_TEXT = "#d3cab8", "#5f5444"


def token(theme: Theme, number: int, robbed: int, percent: int = 100) -> Art:
    """Draw a number disc with its pips; grey while a robber is on its hex. percent: of its usual size."""
    hot = number in (6, 8)
    r = 34 if hot else 31
    sheet = Pen((-44, -44, 46, 48))
    pen = sheet.at(0, 0, percent / 100)
    colour = _DEAD_TEXT if robbed else HOT if hot else theme.colours.ink
    rim = _DEAD_TEXT if robbed else HOT if hot else theme.colours.ink_soft
    pen.outlined_oval(0, 0, r, r, _DEAD if robbed else _PAPER, rim, 3 if hot else 2)
    if hot:
        pen.stroke(circle(0, 0, r - 5.6), rim, 1.3, closed=True)
    pen.glyph(0, -7, str(number), "number-black" if hot else "number", 43 if hot else 37, colour)
    pips = 6 - abs(7 - number)
    for i in range(pips):
        pen.oval((i - (pips - 1) / 2) * 7.4, 17.5 if hot else 16, 2.6, 2.6, colour)
    return cased(sheet, CASING, width=0, shadow=(2, 4), blur=3, opacity=0.5)


def clearing(theme: Theme, terrain: str, percent: int = 100) -> Art:
    """Draw soft ground under a token that made room."""
    sheet = Pen((-46, -46, 46, 46))
    pen = sheet.at(0, 0, percent / 100)
    for radius, opacity in ((44, 0.25), (41, 0.35), (38, 0.5), (36, 0.7)):
        pen.fill(circle(0, 0, radius), GROUND[terrain], opacity)
    return sheet.art()
