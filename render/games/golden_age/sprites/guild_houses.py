"""The guilds: five canal houses on a quay, each a ladder of prices."""

from engines.golden_age.data import COLOURS, NUMBERS
from render.drawing.colour import mix
from render.drawing.geometry import Point, box_points, circle, rounded
from render.drawing.pen import Art, Pen
from render.games.golden_age.layout import FLOOR, GABLE, HOUSE, HOUSE_HEIGHT, HOUSE_STEP
from render.games.golden_age.palette import FIELDS, LIT, QUAY, QUAY_INK, SHUTTER_LIGHT, SIGN
from render.theme import Theme

_FLORIN = 2
_GABLE_STEPS = (
    (0, 0), (0, -14), (8, -14), (8, -29), (16, -29), (16, -43), (21, -43), (21, -56), (29, -56), (29, -43),
    (34, -43), (34, -29), (42, -29), (42, -14), (50, -14), (50, 0),
)  # fmt: skip
_PRICE = 24
_SIGN_UP = 20
_WINDOW = (8, 3, HOUSE - 16, FLOOR - 6)


def wall(colour: str) -> str:
    """Return the colour of a guild's walls."""
    return mix(FIELDS[colour].wall, "#fff3dc", 0.12)


def draw_houses(pen: Pen, theme: Theme) -> None:
    """Draw all houses without their windows, the upper left corner of the row at the pen's origin."""
    foot = HOUSE_HEIGHT
    for guild, colour in enumerate(COLOURS):
        _house(pen.at(guild * HOUSE_STEP, 0), theme, colour)
    quay = box_points(-8, foot - 1, len(COLOURS) * HOUSE_STEP + 15, 13)
    pen.shape(quay, QUAY, 3, theme.colours.ink)
    for x in range(8, len(COLOURS) * HOUSE_STEP, 22):
        pen.line([(x, foot), (x, foot + 11)], QUAY_INK, 1.4)


def _house(pen: Pen, theme: Theme, colour: str) -> None:
    ink = theme.colours.ink
    outline: list[Point] = [(x, y + GABLE) for x, y in _GABLE_STEPS]
    outline += [(HOUSE, HOUSE_HEIGHT), (0, HOUSE_HEIGHT)]
    pen.fill(outline, wall(colour))
    brick = mix(FIELDS[colour].wall, ink, 0.35)
    for row in range(HOUSE_HEIGHT // 7 - 1):
        y = HOUSE_HEIGHT - 4 - row * 7
        reach = 2 if y > GABLE else 10 if y > GABLE - 28 else 19
        for x in range(reach + (row % 2) * 6, HOUSE - reach - 8, 12):
            pen.line([(x + 1, y), (x + 9, y)], brick, 1, 0.35)
    pen.stroke(outline, ink, 3.4, closed=True)
    pen.line([(x, y + GABLE) for x, y in _GABLE_STEPS[1:-1]], "#f7efd9", 2.4)
    pen.shape(circle(HOUSE / 2, GABLE - _SIGN_UP, 16), SHUTTER_LIGHT, 2, ink)
    pen.icon(HOUSE / 2, GABLE - _SIGN_UP, SIGN[colour], 24, mix(FIELDS[colour].wall, ink, 0.45))
    pen.fill([*rounded(HOUSE / 2 - 8, HOUSE_HEIGHT - 13, 16, 24, 7)[:40]], ink)


def windows(theme: Theme, colour: str, step: int) -> Art:
    """Draw the eight floors of a house whose controller paid ``step`` (0: no controller); anchored like the house.

    Floors below the controller are shuttered, the next price is lit, the others show theirs.
    """
    prices = NUMBERS.guild_prices
    pen = Pen((-10, 0, HOUSE + 10, HOUSE_HEIGHT))
    ink, bricks = theme.colours.ink, wall(colour)
    coming = next_price(step)
    x, down, w, h = _WINDOW
    for i, price in enumerate(reversed(prices)):
        y = GABLE + i * FLOOR + down
        middle = (HOUSE / 2, y + h / 2 - 0.5)
        if step and price < step:
            pen.boxes((x - 2, y - 2, w + 4, h + 4), (0, 4, mix(bricks, ink, 0.45)), (2, 3, mix(bricks, ink, 0.22)))
            pen.line([(HOUSE / 2, y), (HOUSE / 2, y + h)], mix(bricks, ink, 0.5), 1.6)
            for side in (-9, 9):
                for k in range(4):
                    slat = y + 6 + k * 5.5
                    pen.line(
                        [(HOUSE / 2 + side - 6, slat), (HOUSE / 2 + side + 6, slat)], mix(bricks, ink, 0.42), 1.2
                    )
        elif price == coming:
            for grow, opacity in ((7, 0.25), (5, 0.4)):
                pen.fill(rounded(x - grow, y - grow, w + 2 * grow, h + 2 * grow, 7), "#ffe27a", opacity)
            pen.boxes((x - 3, y - 3, w + 6, h + 6), (0, 5, ink), (2, 4, LIT))
        else:
            pen.fill(rounded(x - 2, y - 2, w + 4, h + 4, 4), mix(bricks, ink, 0.35))
            pen.fill(rounded(x, y, w, h, 3), mix(bricks, SHUTTER_LIGHT, 0.66))
            if price != step:
                pen.glyph(*middle, str(price // _FLORIN), "number", _PRICE, mix(ink, bricks, 0.25))
    return pen.art()


def next_price(step: int) -> int | None:
    """Return the next price of a guild whose controller paid ``step`` (0: no controller); None at the top."""
    prices = NUMBERS.guild_prices
    if not step:
        return prices[0]
    return next((price for price in prices if price > step), None)
