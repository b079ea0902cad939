"""The sprites of Die Fugger: cards, counters, coins, panes, leaps."""

import math

from engines.fugger.data import GOODS, MERCHANT, good_of, is_sealed
from render.drawing.colour import mix
from render.drawing.geometry import Points, arc, bounds, circle, polar, rotated, rounded
from render.drawing.pen import Art, Pen
from render.games.fugger.layout import LIGHT, R_HUB, R_ROSE
from render.games.fugger.palette import FIELDS, LAST_PANE, LAST_PANE_LINE, PANE, PANE_LINE
from render.games.fugger.sprites.goods import DRAWINGS
from render.games.fugger.sprites.portraits import draw_jakob, draw_merchant
from render.kit import tokens
from render.kit.hands import cards
from render.theme import Theme

_PANE_GAP = 1.6
_SIDE_GAP = 6
_INDEX = 0.36
_RAMP = 25
"""Degrees that a leap takes to reach its lane."""


def card(theme: Theme, kind: str, width: int, index: int) -> Art:
    """Draw a face-up card, anchored at its centre; ``index`` 1 adds a small sign at its top left corner.

    The seal is at the lower left corner, where an overlapping fan still shows it.
    """
    good = good_of(kind)
    if good is None:
        pen = cards.face(theme, width, FIELDS[MERCHANT], draw_merchant, fill_frame=True)
    else:
        drawing = DRAWINGS[good]
        pen = cards.face(
            theme, width, FIELDS[good], lambda p: drawing(p, 3.2), lift=0.07 if is_sealed(kind) else 0
        )
    height = cards.card_height(width)
    if index:
        _draw_index(pen, theme, kind, width, height)
    if is_sealed(kind):
        cards.wax_seal(pen.at(-width * 0.28, height / 2 - width * 0.20, width * 0.0046), theme)
    return pen.art()


def _draw_index(pen: Pen, theme: Theme, kind: str, width: int, height: int) -> None:
    side = width * _INDEX
    x, y = -width / 2 + 1, -height / 2 + 1
    pen.shape(rounded(x, y, side, side * 1.08, side * 0.2), theme.colours.card, max(1.2, width * 0.02))
    good = good_of(kind)
    own = pen.at(x + side / 2, y + side * 0.54, side / 100 * 0.9)
    if good is None:
        draw_merchant(own.at(0, 4))
    else:
        DRAWINGS[good](own, 5)


def faded(theme: Theme, kind: str, width: int) -> Art:
    """Draw a card that is gone: sold in the last evaluation."""
    made = card(theme, kind, width, 0)
    return Art(made.colours, made.alpha.point(lambda value: value * 9 // 20), made.anchor)


def sign(theme: Theme, kind: str, size: int) -> Art:
    """Draw a good (or a merchant's head) without any frame, ``size`` pixels high."""
    pen = Pen.square(size * 0.5 + 2)
    if kind == MERCHANT:
        draw_merchant(pen.at(0, 0, size / 100))
    else:
        DRAWINGS[kind](pen.at(0, 0, size / 92), 4.5)
    return pen.art()


def counter(theme: Theme, good: str, diameter: int) -> Art:
    """Draw a good's marker on the dial."""
    return tokens.counter(theme, diameter, FIELDS[good], DRAWINGS[good])


def ghost(theme: Theme, good: str, diameter: int) -> Art:
    """Draw the place that a good's marker left."""
    return tokens.ghost(theme, diameter, FIELDS[good], DRAWINGS[good])


def price(theme: Theme, taken: int) -> Art:
    """Draw the coin of a price: gold if a marker is on it, else an outline."""
    pen = Pen((-44, -44, 44, 48))
    c = theme.colours
    if taken:
        pen.shadow(circle(0, 0, 34), 1, 4, 3, 0.63)
        pen.fill(circle(0, 0, 35), c.ink)
        pen.grade(circle(0, 0, 33), "#ffedb0", "#c78f22")
        pen.stroke(circle(0, 0, 29), c.gold_dark, 1.6, closed=True)
    else:
        pen.stroke(circle(0, 0, 28), c.ring_far, 1.8, closed=True)
    return pen.art()


def pane_outline(good: str, pane: int) -> list[tuple[float, float]]:
    """Return the outline of a pane (0 to 4, from the hub) around the dial's centre."""
    angle = GOODS.index(good) * LIGHT
    step = (R_ROSE - 5 - R_HUB) / 5
    inner, outer = R_HUB + pane * step + _PANE_GAP, R_HUB + (pane + 1) * step - _PANE_GAP
    half, inset_in, inset_out = LIGHT / 2, math.degrees(_SIDE_GAP / inner), math.degrees(_SIDE_GAP / outer)
    return arc(0, 0, outer, angle - half + inset_out, angle + half - inset_out) + arc(
        0, 0, inner, angle + half - inset_in, angle - half + inset_in
    )


def pane(theme: Theme, good: str, pane: int, fresh: int) -> Art:
    """Draw a lit pane of the rose, anchored at the dial's centre; a fresh one is outlined."""
    points = pane_outline(good, pane)
    x0, y0, x1, y1 = bounds(points)
    pen = Pen((x0 - 6, y0 - 6, x1 + 6, y1 + 6))
    field = FIELDS[good]
    white = theme.colours.white
    pen.grade(points, mix(field.lit, white, 0.12), mix(field.lit, field.base, 0.45))
    angle = GOODS.index(good) * LIGHT
    outer = R_HUB + (pane + 1) * (R_ROSE - 5 - R_HUB) / 5 - _PANE_GAP
    half = LIGHT / 2 - 3 - math.degrees(_SIDE_GAP / outer)
    pen.stroke(arc(0, 0, outer - 3.4, angle - half, angle + half), mix(field.lit, white, 0.5), 2)
    if fresh:
        pen.strokes(points, (theme.colours.rubric, 7), ("#ffe04a", 4), closed=True)
    return pen.art()


def leap(theme: Theme, start: int, end: int, r_start: int, r_end: int, lane: int, good: str, crash: int) -> Art:
    """Draw a tapering arrow along the dial, anchored at its centre.

    start, end: degrees. r_start, lane, r_end: the radii where it begins, runs and ends. crash: a price that
    exceeded the highest and fell to the lowest; the arrow is red and broader.
    """
    n = max(16, abs(end - start) // 2)
    direction = 1 if end >= start else -1
    tail, head = (3.0, 7.5) if crash else (2.2, 5.0)
    length, half = (34, 22) if crash else (24, 15)
    stop = end - direction * math.degrees(length * 0.8 / r_end)
    span = max(1.0, abs(stop - start))
    ramp = min(0.5, _RAMP / span)
    middle = (r_start + r_end) / 2
    lane = round(middle + (lane - middle) * min(1.0, span / (1.6 * _RAMP)))
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    for i in range(n + 1):
        t = i / n
        radius = _lane_radius(t, ramp, r_start, r_end, lane)
        w = tail + (head - tail) * t
        angle = start + (stop - start) * t
        left.append(polar(0, 0, radius + w, angle))
        right.append(polar(0, 0, radius - w, angle))
    neck = polar(0, 0, r_end, stop)
    tip = polar(0, 0, r_end, end)
    before = polar(0, 0, _lane_radius(1 - 1 / n, ramp, r_start, r_end, lane), start + (stop - start) * (1 - 1 / n))
    turn = math.degrees(math.atan2(tip[1] - before[1], tip[0] - before[0]))
    shaft = left + right[::-1]
    point = rotated(
        [(neck[0] - 4, neck[1] - half), (neck[0] + length, neck[1]), (neck[0] - 4, neck[1] + half)], turn, *neck
    )
    return _arrow(theme, shaft, point, theme.colours.rubric_bright if crash else FIELDS[good].lit)


def _lane_radius(t: float, ramp: float, r_start: int, r_end: int, lane: int) -> float:
    """Return the radius at a share of the path; its first and last ``ramp`` lead onto the lane and off it."""
    share = min(1.0, min(t, 1 - t) / ramp)
    ease = 1 - (1 - share) ** 2
    return (r_start + (r_end - r_start) * t) * (1 - ease) + lane * ease


def _arrow(theme: Theme, shaft: Points, point: Points, colour: str) -> Art:
    c = theme.colours
    x0, y0, x1, y1 = bounds([*shaft, *point])
    pen = Pen((x0 - 10, y0 - 10, x1 + 10, y1 + 10))
    for width, paint in ((10, c.contour), (5, c.ink), (0, colour)):
        for part in (shaft, point):
            pen.fill(part, paint)
            if width:
                pen.stroke(part, paint, width, closed=True)
    return pen.art()


def jakob(theme: Theme, diameter: int) -> Art:
    """Draw Jakob's head in a ring."""
    pen = Pen.square(diameter / 2 + 4)
    c = theme.colours
    pen.fill(circle(0, 0, diameter / 2), c.ink)
    pen.grade(circle(0, 0, diameter / 2 - 2), c.gold_light, c.gold_dark)
    inside = circle(0, 0, diameter / 2 - 5)
    pen.grade(inside, "#9dbbb4", "#55807c")
    layer = pen.layer()
    draw_jakob(layer.at(0, diameter * 0.16, diameter / 100 * 0.92))
    pen.lay(layer, inside=inside)
    pen.stroke(inside, c.ink, 2, closed=True)
    return pen.art()


def pips(theme: Theme, good: str, count: int) -> Art:
    """Draw five panes in a row, ``count`` of them lit: the cards of a good on the table; anchored at the left."""
    c = theme.colours
    w, h, gap = 17, 40, 4
    pen = Pen((-6, -h / 2 - 6, 5 * (w + gap) + 6, h / 2 + 6))
    pen.shape(rounded(-4, -h / 2 - 4, 5 * (w + gap) + 4, h + 8, 7), c.night, 2)
    for i in range(5):
        pane = rounded(i * (w + gap), -h / 2, w, h, 3)
        if i < count:
            pen.grade(pane, mix(FIELDS[good].lit, c.white, 0.15), mix(FIELDS[good].lit, FIELDS[good].base, 0.4))
        else:
            pen.shape(pane, PANE if i < 4 else LAST_PANE, 1.3, PANE_LINE if i < 4 else LAST_PANE_LINE)
    return pen.art()


def sign_none(theme: Theme, kind: str, size: int) -> Art:
    """Draw a good faintly: there is none."""
    made = sign(theme, kind, size)
    return Art(made.colours, made.alpha.point(lambda value: value // 4), made.anchor)
