"""The parts of a frame: title bar, panels with a patterned band, a shield, a progress bar, a fan for a hand."""

from render.drawing.colour import mix
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.geometry import Points, bounds, box_points, circle, left_of, outline, rotated, rounded
from render.drawing.pen import Art, Pen
from render.kit.board_frame.patterns import pattern
from render.theme import Theme


def title_bar(theme: Theme, w: int, h: int) -> Art:
    """Draw a blue bar with a gold rule below; anchored at the top left corner."""
    pen = Pen((0, 0, w, h))
    c = theme.colours
    pen.grade(box_points(0, 0, w, h - 4), c.bar_high, c.blue_dark)
    pen.fill(box_points(0, h - 6, w, 6), c.ink)
    pen.grade(box_points(0, h - 4.5, w, 3), c.gold_light, c.gold)
    return pen.art()


BAND = 68
"""Width of the patterned band."""
WAY = 11
"""Height of the progress bar along the lower edge."""
_POINT, _UP = 38, 26
"""How far a panel points to the left, or up."""
_PAD = 24


def _slip_outline(w: int, h: int, active: bool) -> list[tuple[float, float]]:
    if not active:
        return rounded(0, 0, w, h, 12)
    return outline(
        f"M {-_POINT} {h / 2} L -2 18 C 4 5 8 0 20 0 L {w - 12} 0 C {w - 2} 0 {w} 6 {w} 12 "
        f"L {w} {h - 12} C {w} {h - 4} {w - 6} {h} {w - 12} {h} L 20 {h} C 8 {h} 4 {h - 5} -2 {h - 18} Z"
    )


def _low_outline(w: int, h: int) -> list[tuple[float, float]]:
    """Return the outline of a panel below the board, whose band points up to it."""
    corners = rounded(0, 0, w, h, 12)
    top = [point for point in corners if point[1] > 1 or point[0] > BAND]
    return [(12, 0), (BAND / 2 - 22, 0), (BAND / 2, -_UP), (BAND / 2 + 22, 0), *top]


def plain_slip(theme: Theme, w: int, h: int, style: int, active: int, pointing: int) -> Art:
    """Draw a `slip` without a progress bar along its edge: the letter is in the middle of the band.

    active: it is brighter and framed in gold. pointing: it points to the board.
    """
    return _slip(theme, w, h, style, active, _slip_outline(w, h, bool(pointing)), h / 2)


def low_slip(theme: Theme, w: int, h: int, style: int, active: int, pointing: int) -> Art:
    """Draw a `plain_slip` that lies below the board: it points up."""
    return _slip(theme, w, h, style, active, _low_outline(w, h) if pointing else rounded(0, 0, w, h, 12), h / 2)


def slip(theme: Theme, w: int, h: int, style: int, active: int) -> Art:
    """Draw a seat's panel, anchored at its top left corner; the active one is brighter and points to the board."""
    middle = h / 2 if active else (h - WAY) / 2
    return _slip(theme, w, h, style, active, _slip_outline(w, h, bool(active)), middle)


def _slip(theme: Theme, w: int, h: int, style: int, active: int, shape: Points, middle: float) -> Art:
    over = max(0, -bounds(shape)[1])
    pen = Pen((-_POINT - _PAD, -_PAD - over, w + _PAD, h + _PAD))
    c = theme.colours
    seat = theme.seats[style % len(theme.seats)]
    pen.shadow(shape, 3, 6, 6, 0.58 if active else 0.35)
    if active:
        pen.strokes(shape, (c.ink, 14), ("#ffd34a", 9), closed=True)
        pen.fill(shape, c.slip_active)
    else:
        pen.grade(shape, c.slip, c.slip_low)
    band = left_of(shape, BAND)
    left, top, right, bottom = bounds(band)
    size = (BAND + _POINT + 2, h + over + 4)
    field = pattern(size, seat.ground, mix(seat.ground, seat.figure, 0.55), seat.pattern, 11)
    cut = tuple(round(v * S) for v in (left + _POINT + 2, top + over + 2, right + _POINT + 2, bottom + over + 2))
    pen.texture(band, field.crop((cut[0], cut[1], cut[2], cut[3])))
    pen.stroke([(BAND, 0), (BAND, h)], c.ink, 2.6)
    pen.stroke(shape, c.ink, 3, closed=True)
    pen.shape(circle(BAND / 2, middle, 29), c.card, 2.8)
    return pen.art()


def letter_height(h: int, active: bool) -> int:
    """Return how far the middle of the letter is below the top of a slip."""
    return round(h / 2) if active else round((h - WAY) / 2)


def way(theme: Theme, w: int, now: int, gained: int, h: int = WAY) -> Art:
    """Draw the progress to a goal, ``w`` pixels for the whole of it; anchored at its top left corner.

    now: pixels reached. gained: how many of them are new. h: its height.
    """
    pen = Pen((-2, -4, w + 2, h + 2))
    c = theme.colours
    trough = [(0, 0), (w, 0), (w - 1.5, h - 5), (w - 5, h - 2.2), (w - 10, h - 1.2), (0, h - 1.2)]
    pen.fill(trough, c.trough)
    gone = min(now, w)
    layer = pen.layer()
    if gone > 0:
        layer.grade(box_points(0, 0, gone, h), c.fill_high, c.fill_low)
        if gained > 0:
            layer.grade(box_points(max(0, gone - gained), 0, min(gone, gained), h), "#ff7a4d", c.rubric)
    pen.lay(layer, inside=trough)
    pen.stroke([(0, 0), (w, 0)], c.ink, 1.8)
    for quarter in (1, 2, 3):
        x = w * quarter / 4
        pen.stroke([(x, 2.5), (x, h - 3)], c.trough_tick if x > gone else c.fill_tick, 2)
    if 0 < gone < w:
        pen.stroke([(gone, -1.5), (gone, h - 1.5)], c.ink, 3)
    return pen.art()


def shield(theme: Theme, w: int, h: int, style: int) -> Art:
    """Draw a heater shield with a roundel for the letter; anchored at the roundel's centre."""
    x, y = -w / 2, -h * 0.44
    pen = Pen((x - 10, y - 8, -x + 10, y + h + 12))
    c = theme.colours
    seat = theme.seats[style % len(theme.seats)]
    shape = outline(
        f"M {x} {y} L {x + w} {y} L {x + w} {y + h * 0.45} C {x + w} {y + h * 0.75} {x + w * 0.7} {y + h * 0.92} "
        f"{x + w / 2} {y + h} C {x + w * 0.3} {y + h * 0.92} {x} {y + h * 0.75} {x} {y + h * 0.45} Z"
    )
    pen.shadow(shape, 1, 3, 2.5, 0.47)
    pen.texture(shape, pattern((w + 4, h + 4), seat.ground, seat.figure, seat.pattern, w * 0.12))
    pen.stroke(shape, c.ink, 2.4, closed=True)
    pen.shape(circle(0, 0, w * 0.34), c.card, 2)
    return pen.art()


def hand_fan(theme: Theme, size: int) -> Art:
    """Draw three backs held as a fan, ``size`` pixels high; anchored at its centre."""
    unit = size / 44
    pen = Pen((-36 * unit, -28 * unit, 36 * unit, 28 * unit), unit=1)
    own = pen.at(0, 0, unit)
    c = theme.colours
    for angle, colour in ((-27, "#edbe4e"), (0, c.blue_light), (27, "#edbe4e")):
        own.shape(rotated(rounded(-12, -21, 24, 36, 3.5), angle, 0, 22), c.card, 2)
        own.fill(rotated(rounded(-9, -18, 18, 30, 2), angle, 0, 22), colour)
    return pen.art()


def plate(theme: Theme, w: int, h: int) -> Art:
    """Draw the gold plate behind the leader's points; anchored at its centre."""
    pen = Pen((-w / 2 - 10, -h / 2 - 10, w / 2 + 10, h / 2 + 10))
    shape = rounded(-w / 2, -h / 2, w, h, 10)
    pen.shadow(shape, 1, 3, 2.5, 0.43)
    pen.grade(shape, "#ffe693", "#e0a52e", 2.6, theme.colours.ink)
    return pen.art()
