"""The Stadtholder's track: glazed tiles with two provinces, a merchant's scales or the crown of William II."""

from engines.golden_age.geography import SPACE_PAY, SPACES
from render.drawing.colour import mix
from render.drawing.geometry import circle, rounded
from render.drawing.pen import Art, Pen
from render.games.golden_age import palette
from render.games.golden_age.layout import ACTIVE_TILE, TILE
from render.theme import Theme

_TEXT = 22
_FLORIN = 2
"""Half florins in a florin."""


def short_name(province: str) -> str:
    """Return three letters for a province."""
    return province[:3].upper()


def draw_tile(pen: Pen, theme: Theme, space: int, size: int, lit: bool = False) -> None:
    """Draw a space of the track, ``size`` pixels wide, around its middle."""
    k = size / TILE
    data = SPACES[space]
    fill = {"merchant": palette.MERCHANT, "william": palette.WILLIAM}.get(
        data.type, palette.GLAZE_LIT if lit else palette.GLAZE
    )
    half = size / 2
    pen.fill(rounded(1.5 - half, 1.5 - half, size - 3, size - 3, 4 * k), mix(fill, theme.colours.ink, 0.35))
    pen.fill(rounded(2.5 - half, 2.5 - half, size - 5, size - 5, 3 * k), fill)
    for sx in (-1, 1):
        for sy in (-1, 1):
            for dx, dy, r in ((5, 5, 3.0), (10.5, 5, 1.5), (5, 10.5, 1.5)):
                pen.fill(circle(sx * (half - dx * k), sy * (half - dy * k), r * k), palette.DELFT_PALE, 0.75)
    if data.type == "provinces":
        for y, province in zip((-13.6, 13.6), data.provinces, strict=True):
            look = palette.FIELDS[palette.colour_of(province)]
            pen.fill(
                rounded(-27 * k, (y - 13) * k, 54 * k, 26 * k, 4 * k), mix(look.edge, theme.colours.ink, 0.25)
            )
            pen.fill(rounded(-25.8 * k, (y - 11.8) * k, 51.6 * k, 23.6 * k, 3 * k), look.pill)
            pen.glyph(0, (y - 0.6) * k, short_name(province), "number", _TEXT * k, theme.colours.ink)
        return
    icon, ink = ("crown", palette.WILLIAM_INK) if data.type == "william" else ("scales", palette.DELFT)
    pen.icon(0, -9 * k, icon, 40 * k, mix(ink, "#ffffff", 0.12))
    pen.glyph(0, 19 * k, str(SPACE_PAY[space] // _FLORIN), "number-black", 25 * k, ink)


def tile(theme: Theme, space: int) -> Art:
    """Draw the Stadtholder's space: larger, in a frame of gold."""
    pen = Pen.square(ACTIVE_TILE / 2 + 16)
    side = ACTIVE_TILE + 4
    outline = rounded(-side / 2, -side / 2, side, side, 7)
    pen.shadow(outline, 0, 4, 5, 0.6)
    pen.boxes((-side / 2 - 3, -side / 2 - 3, side + 6, side + 6), (0, 9, theme.colours.ink), (2, 8, palette.GOLD))
    draw_tile(pen, theme, space, ACTIVE_TILE, lit=True)
    return pen.art()
