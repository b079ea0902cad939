"""The pieces of seats: pawns, and markers in a form, pattern and letter of their own."""

from render.drawing.colour import mix
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.geometry import (
    Point,
    along,
    box_points,
    circle,
    ellipse,
    outline,
    perimeter,
    polar,
    rounded,
    spline,
)
from render.drawing.pen import Art, Pen
from render.games.golden_age.palette import GILT, GOLD, MOVE, PARCHMENT, SHAPES
from render.kit.board_frame.patterns import pattern
from render.kit.maps.seat_colours import CASING, PIECE_INK, SeatColours, cased, seat_colours
from render.theme import Theme

PAWN_UNITS = 56
"""Height of a pawn in its own units, from its foot up."""


def marker_outline(style: int, r: float) -> list[Point]:
    """Return the form of a style's markers, about ``r`` from its middle to its edge."""
    match SHAPES[style % len(SHAPES)]:
        case "circle":
            return circle(0, 0, r)
        case "square":
            return rounded(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8, r * 0.22)
        case "diamond":
            return [(0, -r * 1.16), (r * 1.16, 0), (0, r * 1.16), (-r * 1.16, 0)]
        case "hexagon":
            return [polar(0, 0, r * 1.1, 60 * i) for i in range(6)]
        case "octagon":
            return [polar(0, 0, r * 1.08, 45 * i + 22.5) for i in range(8)]
        case _:
            return outline(
                f"M {-r * 0.92} {-r * 0.95} L {r * 0.92} {-r * 0.95} L {r * 0.92} {r * 0.1} "
                f"C {r * 0.92} {r * 0.7} {r * 0.4} {r * 0.95} 0 {r * 1.12} "
                f"C {-r * 0.4} {r * 0.95} {-r * 0.92} {r * 0.7} {-r * 0.92} {r * 0.1} Z"
            )


def draw_marker(pen: Pen, style: int, letter: str, r: float, flipped: bool, plain: bool = False) -> None:
    """Draw a marker around its middle; turned over it shows parchment. plain: without pattern, for small ones."""
    look = seat_colours(style)
    pen.fill(marker_outline(style, r), PIECE_INK)
    if flipped:
        pen.fill(marker_outline(style, r * 0.93), look.body)
        pen.fill(marker_outline(style, r * 0.73), PIECE_INK)
        pen.fill(marker_outline(style, r * 0.66), PARCHMENT)
        if letter:
            pen.glyph(0, -r * 0.03, letter, "number", r * 0.95, mix(PIECE_INK, PARCHMENT, 0.18))
        return
    pen.fill(marker_outline(style, r * 0.93), mix(look.body, "#ffffff", 0.45))
    face = marker_outline(style, r * 0.82)
    if plain:
        pen.fill(face, look.body)
    else:
        size = 2 * r * 0.95 * pen.scale / S
        field = pattern((size, size), look.body, mix(look.body, look.mark, 0.24), look.mark_form, size * 0.11)
        pen.texture(face, field)
    if letter:
        unit = r * 1.22
        pen.glyph(0, -r * 0.04, letter, "number-black", unit, look.letter)


def marker(theme: Theme, style: int, letter: str, r: int, flipped: int) -> Art:
    """Draw a marker, anchored at its middle."""
    half = r * 1.3 + 8
    pen = Pen((-half, -half, half, half + 3))
    draw_marker(pen, style, letter, r, bool(flipped), plain=r < 14)
    return cased(pen, CASING, width=1.6 if r > 14 else 0, shadow=(1, 3), blur=2.5, opacity=0.5 if r > 14 else 0)


def draw_pawn(pen: Pen, look: SeatColours, letter: str) -> None:
    """Draw a pawn 56 units high, its foot at the origin."""
    body = [
        *spline([(-6, -36), (-7.5, -28), (-12, -17), (-17, -10)], 5),
        *spline([(17, -10), (12, -17), (7.5, -28), (6, -36)], 5),
    ]
    shapes = (body, rounded(-20, -13, 40, 13, 4.5), rounded(-11, -35, 22, 6, 2.6), circle(0, -43.5, 12))
    for shape in shapes:
        pen.stroke(shape, PIECE_INK, 4.4, closed=True)
    for shape in shapes:
        pen.fill(shape, look.body)
    pen.fill(ellipse(-4, -47, 4, 3.2), look.light, 0.85)
    pen.stroke([(-17, -13), (17, -13)], look.roof, 1.6)
    pen.stroke(spline([(9, -34), (10.5, -24), (15, -15)], 5), look.roof, 2.6)
    pen.stroke([(7.5, -49), (8.8, -43), (6, -36.5)], look.roof, 2.2)
    if letter:
        pen.glyph(0, -17.5, letter, "number-black", 23, look.letter)


def pawn(theme: Theme, style: int, letter: str, height: int) -> Art:
    """Draw a pawn, anchored at its middle."""
    k = height / PAWN_UNITS
    pen = Pen((-30 * k, -40 * k, 32 * k, 40 * k))
    draw_pawn(pen.at(0, 27 * k, k), seat_colours(style), letter if height > 40 else "")
    return cased(pen, CASING, width=1.6 if height > 40 else 0, shadow=(2, 3), blur=2.5, opacity=0.5)


def ghost(theme: Theme, style: int, height: int) -> Art:
    """Draw the place that a pawn left: a dashed outline."""
    k = height / PAWN_UNITS
    look = seat_colours(style)
    sheet = Pen((-26 * k, -34 * k, 26 * k, 34 * k))
    pen = sheet.at(0, 27 * k, k)
    whole = [
        *spline([(-7, -33), (-12, -17), (-18, -12)], 5), (-20, -6), (-18, 0), (18, 0), (20, -6),
        *spline([(18, -12), (12, -17), (7, -33)], 5), *[polar(0, -43.5, 12, a) for a in range(150, -151, -15)],
    ]  # fmt: skip
    pen.fill(whole, look.body, 0.3)
    length = perimeter(whole)
    count = int(length / 9)
    for i in range(count):
        start = length * i / count
        dash = [along(whole, start + j * 1.5) for j in range(4)]
        pen.stroke(dash, look.roof, 2.8)
    return sheet.art()


def fresh(theme: Theme, radius: int) -> Art:
    """Draw the mark of a change: a white disc in a crimson ring, below a piece."""
    pen = Pen.square(radius + 12)
    for grow, opacity in ((9, 0.18), (6, 0.3), (4, 0.5)):
        pen.fill(circle(0, 0, radius + grow), "#ffffff", opacity)
    pen.discs(0, 0, (radius + 2.5, "#ffffff"), (radius, MOVE), (radius - 4.5, "#ffffff"))
    return pen.art()


def trail(theme: Theme, radius: int, look: str) -> Art:
    """Draw a dot of a path. look: move (crimson in white), gold, or pale (where it began)."""
    pen = Pen.square(radius + 4)
    rim, fill = {"move": ("#ffffff", MOVE), "gold": (PIECE_INK, GOLD), "pale": (PIECE_INK, "#fff6da")}[look]
    pen.discs(0, 0, (radius + 2, rim), (radius, fill))
    return pen.art()


def arrow(theme: Theme, angle: int) -> Art:
    """Draw the head of a move's arrow, its tip at the anchor. angle: degrees clockwise from twelve o'clock."""
    pen = Pen((-30, -30, 30, 30))
    back = angle + 180
    head = [(0, 0), polar(0, 0, 24, back - 34), polar(0, 0, 14, back), polar(0, 0, 24, back + 34)]
    pen.stroke(head, "#ffffff", 6, closed=True)
    pen.fill(head, MOVE)
    return pen.art()


def count(theme: Theme) -> Art:
    """Draw the disc behind the size of a group of pawns."""
    pen = Pen((-20, -20, 20, 20))
    pen.discs(0, 0, (16, PIECE_INK), (13.8, theme.colours.card_high))
    return pen.art()


def painting(theme: Theme, points: int, paid: int, payments: int) -> Art:
    """Draw a framed painting with its points and, below them, the payments made and still owed."""
    pen = Pen((-28, -28, 28, 30))
    done = paid >= payments
    c = theme.colours
    pen.shadow(box_points(-23, -24, 46, 48), 1, 2, 2, 0.4)
    pen.boxes((-24, -25, 48, 50), (0, 4, c.ink), (1.6, 3, GILT if done else PARCHMENT))
    pen.fill(box_points(-17.6, -18.6, 35.2, 37.2), c.ink)
    pen.fill(box_points(-16.4, -17.4, 32.8, 34.8), "#fff6dc" if done else "#e9dfc6")
    pen.glyph(0, 0 if done else -5, str(points), "number-black", 32 if done else 27, c.ink)
    if not done:
        _payments(pen, c.ink, paid, payments, (-15.5, 9, 31, 7.4), gap=0.8, rim=1.2)
    return pen.art()


def painting_low(theme: Theme, points: int, paid: int, payments: int) -> Art:
    """Draw a lower painting, its payments beside its points."""
    pen = Pen((-28, -21, 28, 23))
    done = paid >= payments
    c = theme.colours
    pen.shadow(box_points(-21, -15, 42, 30), 1, 2, 2, 0.35)
    pen.boxes((-22, -16, 44, 32), (0, 4, c.ink), (1.6, 3, GILT if done else PARCHMENT))
    pen.glyph(0 if done else -12.5, -1, str(points), "number-black", 28 if done else 24, c.ink)
    if not done:
        _payments(pen, c.ink, paid, payments, (-5.5, -8, 24.5, 16), gap=0.5, rim=1.1)
    return pen.art()


def _payments(
    pen: Pen, ink: str, paid: int, payments: int, box: tuple[float, float, float, float], *, gap: float, rim: float
) -> None:
    """Draw a row of boxes, gold for the payments made. gap: at both sides of each. rim: thickness of its edge."""
    x, y, w, h = box
    step = w / payments
    for i in range(payments):
        left = x + i * step + gap
        pen.fill(box_points(left, y, step - 2 * gap, h), ink)
        inside = box_points(left + rim, y + rim, step - 2 * (gap + rim), h - 2 * rim)
        pen.fill(inside, GOLD if i < paid else "#fffaf0")


def dot(theme: Theme, style: int, size: int) -> Art:
    """Draw a tiny marker without letter, for possible incomes."""
    pen = Pen((-size * 1.4 - 3, -size * 1.4 - 3, size * 1.4 + 3, size * 1.4 + 3))
    pen.fill(marker_outline(style, size + 1.8), "#fff6de")
    pen.fill(marker_outline(style, size), PIECE_INK)
    pen.fill(marker_outline(style, size - 1.6), seat_colours(style).body)
    return pen.art()
