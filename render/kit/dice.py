"""Dice."""

from render.drawing.colour import mix
from render.drawing.geometry import rounded
from render.drawing.pen import Art, Pen
from render.kit.maps.seat_colours import CASING, PIECE_INK, cased
from render.theme import Theme

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""By number, the positions of the pips."""


def die(theme: Theme, face: int, colour: str, size: int) -> Art:
    """Draw a die, anchored at its centre. colour: red, yellow or white."""
    fill, pip = {"red": ("#b81f1f", "#fff6e2"), "yellow": ("#f2be2c", "#2a2018"), "white": ("#fffdf5", "#2a2018")}[
        colour
    ]
    h = size / 2
    pen = Pen((-h - 12, -h - 12, h + 14, h + 18))
    pen.shape(rounded(-h, -h, size, size, size * 0.16), fill, 3, PIECE_INK)
    pen.stroke(rounded(5 - h, 5 - h, size - 10, size - 10, size * 0.11), mix(fill, "#ffffff", 0.4), 2, closed=True)
    for x, y in PIPS[face]:
        pen.oval(x * h * 0.5, y * h * 0.5, size * 0.105, size * 0.105, pip)
    return cased(pen, CASING, width=0)
