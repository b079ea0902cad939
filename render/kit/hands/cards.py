"""Cards: a framed face for any game's drawing, a back, a wax seal, an empty place. Height is 1.4 times width."""

import math
import random
from collections.abc import Callable

from msgspec import Struct

from render.drawing.colour import mix
from render.drawing.geometry import circle, moved, polar, rounded, scaled
from render.drawing.pen import Art, Pen
from render.theme import Theme

_PAD = 14
_BLOB_SEED = 7


class FieldColours(Struct, frozen=True):
    """The colours of a thing's card and counter: base, a pale and a dark tone, and lit glass."""

    base: str
    pale: str
    dark: str
    lit: str


def card_height(width: int) -> int:
    """Return the height of a card."""
    return round(width * 1.4)


def face(
    theme: Theme,
    width: int,
    field: FieldColours,
    draw: Callable[[Pen], None],
    *,
    lift: float = 0.0,
    fill_frame: bool = False,
) -> Pen:
    """Draw a card with a drawing (made in a box of -50..50), anchored at its centre.

    lift: how far the drawing moves up, in heights. fill_frame: the drawing is cut by the frame (a portrait).
    """
    height = card_height(width)
    x, y, c = -width / 2, -height / 2, theme.colours
    r, b = width * 0.11, width * 0.083
    pen = _blank(theme, width, r, r - 1)
    frame = rounded(x + b, y + b, width - 2 * b, height - 2 * b, r * 0.5)
    pen.grade(frame, mix(field.base, c.white, 0.12), mix(field.base, field.dark, 0.30))
    rays = pen.layer()
    for angle in range(0, 360, 20):
        rays.fill(
            [polar(0, 0, 12, angle), polar(0, 0, height, angle - 3), polar(0, 0, height, angle + 3)], c.white
        )
    pen.lay(rays, inside=frame, opacity=0.08)
    pen.stroke(frame, c.ink, max(1.0, width * 0.022), closed=True)
    inner = rounded(x + b * 1.6, y + b * 1.6, width - 3.2 * b, height - 3.2 * b, r * 0.3)
    pen.stroke(inner, mix(field.base, field.pale, 0.55), max(0.7, width * 0.016), closed=True)
    if fill_frame:
        layer = pen.layer()
        draw(layer.at(0, height * 0.04, width / 100 * 0.98))
        pen.lay(layer, inside=inner)
    else:
        draw(pen.at(0, -height * lift, width / 100 * 0.87))
    return pen


def _blank(theme: Theme, width: int, r: float, inner: float) -> Pen:
    """Draw an empty card with its shadow. r, inner: the radii of its corners, and of its paper's."""
    height, c = card_height(width), theme.colours
    x, y = -width / 2, -height / 2
    pen = Pen((x - _PAD, y - _PAD, -x + _PAD, -y + _PAD))
    pen.shadow(rounded(x, y, width, height, r), 2, 4, 3.5, 0.45)
    pen.fill(rounded(x - 1, y - 1, width + 2, height + 2, r + 1), c.ink)
    pen.grade(rounded(x + 1, y + 1, width - 2, height - 2, inner), c.card_high, c.card_low)
    return pen


def wax_seal(pen: Pen, theme: Theme) -> None:
    """Draw a blob of wax with a crown, in a box of -50..50."""
    c = theme.colours
    rng = random.Random(_BLOB_SEED)
    phases = rng.random() * 6, rng.random() * 6
    blob: list[tuple[float, float]] = []
    for i in range(120):
        t = math.tau * i / 120
        r = 46 + 2.4 * math.sin(5 * t + phases[0]) + 1.8 * math.sin(8 * t + phases[1])
        blob.append((r * math.cos(t), r * math.sin(t)))
    pen.shadow(blob, 1, 2, 2, 0.45)
    pen.fill(scaled(blob, 1.07), "#3a0707")
    pen.grade(blob, c.wax, c.wax_dark)
    pen.fill(circle(0, 0, 35), c.wax_dark)
    pen.grade(circle(0, 1.5, 34), "#b3201c", "#d23a30")
    pen.icon(0, -1, "crown", 60, "#ffe3b0")


def back(theme: Theme, width: int) -> Pen:
    """Draw a card back: divided in gold and blue, with lilies in the other colour; anchored at its centre."""
    height = card_height(width)
    x, y, c = -width / 2, -height / 2, theme.colours
    r, b = min(8.0, width * 0.1), width * 0.075
    pen = _blank(theme, width, r, r)
    frame = rounded(x + b, y + b, width - 2 * b, height - 2 * b, r * 0.5)
    pen.fill(frame, c.blue)
    pen.grade(rounded(x + b, y + b, width / 2 - b, height - 2 * b, r * 0.3), "#f0c552", "#cf9527")
    pen.grade(rounded(0, y + b, width / 2 - b, height - 2 * b, r * 0.3), "#2e4a80", c.blue)
    pen.stroke(frame, c.ink, 1.4, closed=True)
    pen.stroke([(0, y + b), (0, -y - b)], c.ink, 1.2)
    for share in (-0.22, 0.22):
        pen.icon(-width * 0.21, height * share, "lily", width * 0.40, c.blue)
        pen.icon(width * 0.21, height * share, "lily", width * 0.40, c.gold_light)
    return pen


def plain_back(theme: Theme, width: int) -> Art:
    """Draw a face-down card."""
    return back(theme, width).art()


def labelled_back(theme: Theme, width: int) -> Art:
    """Draw a face-down card with an empty label on its lower half, for the number of a round."""
    pen = back(theme, width)
    height = card_height(width)
    label = rounded(-width * 0.40, height * 0.02, width * 0.80, height * 0.36, 4)
    pen.shape(label, theme.colours.card, 1.4)
    return pen.art()


def place(theme: Theme, width: int, height: int) -> Art:
    """Draw the outline of a place for a card; anchored at its centre."""
    pen = Pen((-width / 2 - 2, -height / 2 - 2, width / 2 + 2, height / 2 + 2))
    pen.stroke(rounded(-width / 2, -height / 2, width, height, 5), theme.colours.slot, 2, closed=True)
    return pen.art()


def pile(theme: Theme, width: int, layers: int) -> Art:
    """Draw a draw pile with some cards showing below the top one; anchored at the centre of the top card."""
    top = back(theme, width)
    if layers <= 0:
        return top.art()
    height = card_height(width)
    pen = Pen((-width / 2 - _PAD, -height / 2 - _PAD, width / 2 + _PAD + 12, height / 2 + _PAD + 16))
    for i in range(layers, 0, -1):
        _lower_card(pen, theme, width, height, i, theme.colours.card)
    pen.stamp(top)
    return pen.art()


def discard_slip(theme: Theme, w: int, h: int, layers: int) -> Art:
    """Draw the face-up pile: a sheet for a tally of its cards, on the edges of some cards."""
    pen = Pen((-w / 2 - _PAD, -h / 2 - _PAD, w / 2 + _PAD + 12, h / 2 + _PAD + 16))
    for i in range(layers, -1, -1):
        _lower_card(pen, theme, w, h, i, theme.colours.card_high)
    return pen.art()


def _lower_card(pen: Pen, theme: Theme, w: int, h: int, down: int, high: str) -> None:
    """Draw an empty card of a pile, ``down`` cards below its top one."""
    c, dx, dy = theme.colours, down * 2, down * 3
    pen.shadow(moved(rounded(-w / 2, -h / 2, w, h, 8), dx, dy), 2, 4, 3.5, 0.3)
    pen.fill(moved(rounded(-w / 2 - 1, -h / 2 - 1, w + 2, h + 2, 9), dx, dy), c.ink)
    pen.grade(moved(rounded(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, 7), dx, dy), high, c.card_low)
