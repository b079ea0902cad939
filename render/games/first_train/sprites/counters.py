"""Things on tracks and in boxes: cells, counters, discs, prices."""

from render.drawing.colour import mix
from render.drawing.geometry import circle, rounded
from render.drawing.pen import Art, Pen
from render.games.first_train.palette import INFLUENCE, NEWS, NEWS_PALE
from render.kit.maps.seat_colours import PIECE_INK, seat_colours
from render.theme import Theme


def frame(theme: Theme, w: int, h: int) -> Art:
    """Draw a frame around a new field, anchored at its middle."""
    pen = Pen((-w / 2 - 8, -h / 2 - 8, w / 2 + 8, h / 2 + 8))
    outline = rounded(-w / 2, -h / 2, w, h, 9)
    pen.strokes(outline, (NEWS_PALE, 9), (NEWS, 5), closed=True)
    return pen.art()


def cell(theme: Theme, w: int, h: int, colour: str) -> Art:
    """Draw a field of a track, anchored at its middle."""
    pen = Pen((-w / 2 - 2, -h / 2 - 2, w / 2 + 2, h / 2 + 2))
    pen.shape(rounded(-w / 2, -h / 2, w, h, 6), colour, 1.4, mix(colour, theme.colours.ink, 0.4))
    return pen.art()


def counter(theme: Theme, colour: str, size: int, drawn: int) -> Art:
    """Draw an influence counter or a printed point.

    drawn: 1 if it came out of the bag, 2 if it just did; its edge shows which.
    """
    half = size / 2
    pen = Pen((-half - 6, -half - 6, half + 6, half + 6))
    disc, ink, name = INFLUENCE[colour]
    if drawn > 1:
        pen.discs(0, 0, (half + 5, NEWS), (half + 2.4, NEWS_PALE))
    elif drawn:
        pen.discs(0, 0, (half + 3.4, PIECE_INK), (half + 2.2, theme.colours.gold))
    draw_counter(pen, disc, ink, name, size)
    return pen.art()


def draw_counter(pen: Pen, disc: str, ink: str, name: str, size: float) -> None:
    """Draw a counter around the origin: a disc with a sign."""
    pen.discs(0, 0, (size / 2, PIECE_INK), (size / 2 - 1.6, disc))
    pen.icon(0, 0, name, size * 0.7, ink)


def price(theme: Theme, size: int) -> Art:
    """Draw the disc of railway influence behind a train's price."""
    pen = Pen((-size / 2 - 3, -size / 2 - 3, size / 2 + 3, size / 2 + 3))
    pen.discs(0, 0, (size / 2, PIECE_INK), (size / 2 - 1.8, INFLUENCE["brown"][0]))
    return pen.art()


def disc(theme: Theme, style: int, letter: str, size: int, new: int) -> Art:
    """Draw a seat's disc on a track."""
    half = size / 2
    pen = Pen((-half - 8, -half - 8, half + 8, half + 8))
    look = seat_colours(style)
    pen.shadow(circle(0, 0, half), 1, 2, 1.6, 0.45)
    if new:
        pen.discs(0, 0, (half + 4.5, NEWS), (half + 2, NEWS_PALE))
    pen.discs(0, 0, (half, PIECE_INK), (half - 1.8, look.light), (half - 3.6, look.body))
    pen.glyph(0, -0.5, letter, "number-black", max(22, round(size * 0.62)), look.letter)
    return pen.art()
