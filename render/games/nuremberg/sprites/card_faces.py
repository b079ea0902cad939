"""The cards of Nuremberg: rights of way, the council, events, and the deck."""

from engines.nuremberg.data import CARDS, ROUTES
from render.drawing.geometry import circle, moved, rounded, spline
from render.drawing.pen import Art, Pen
from render.games.nuremberg.palette import COUNCIL, COUNCIL_RIM, COUNCIL_TEXT, GREEN
from render.games.nuremberg.sprites import figures
from render.kit.maps.land.number_tokens import HOT
from render.kit.maps.land.woods import conifer
from render.kit.maps.seat_colours import CASING, PIECE_INK, cased
from render.theme import Theme


def right(theme: Theme, route: int, w: int, h: int, forest: int, new: int) -> Art:
    """Draw the card of a right of way with room for a shield and a town's name; trees if it ends in the forest."""
    pen = Pen((-w / 2 - 12, -h / 2 - 12, w / 2 + 14, h / 2 + 16))
    shape = rounded(-w / 2, -h / 2, w, h, 8)
    if new:
        pen.strokes(shape, ("#7a4a00", 16), ("#ffc72e", 12), closed=True)
    pen.shape(shape, figures.CARD, 2.6, PIECE_INK)
    pen.stroke(rounded(5 - w / 2, 5 - h / 2, w - 10, h - 10, 5), GREEN, 1.8, closed=True)
    if forest:
        for dx, high in ((-26, 27), (0, 33), (26, 27)):
            conifer(pen, dx, -h / 2 + 40, high, "#5c8150")
    figures.draw_numeral(pen, -28, 22, route, 19)
    return cased(pen, CASING, width=0, shadow=(3, 4), opacity=0.5)


def council(theme: Theme, points: int, w: int, h: int, new: int, safe: int) -> Art:
    """Draw a council card with what it counts; with a lock once its holder is safe."""
    pen = Pen((-w / 2 - 12, -h / 2 - 12, w / 2 + 14, h / 2 + 16))
    shape = rounded(-w / 2, -h / 2, w, h, 9)
    if new:
        pen.strokes(shape, ("#7a4a00", 16), ("#ffc72e", 12), closed=True)
    pen.shape(shape, figures.CARD, 2.6, PIECE_INK)
    wide = w * 0.36
    pen.shape(rounded(-w / 2, -h / 2, wide, h, 9), COUNCIL, 2.6, PIECE_INK)
    pen.stroke(rounded(5 - w / 2, 5 - h / 2, wide - 10, h - 10, 6), COUNCIL_RIM, 1.8, closed=True)
    pen.glyph(wide / 2 - w / 2, -3, str(points), "number-black", h * 0.74, COUNCIL_TEXT)
    if safe:
        pen.icon(w / 2 - 36, -h * 0.2, "lock", 34, COUNCIL)
    else:
        figures.draw_seal(pen.at(w / 2 - 36, -h * 0.2), 17)
    return cased(pen, CASING, width=0, shadow=(3, 4), opacity=0.5)


def event(theme: Theme, card: int, w: int, h: int, new: int) -> Art:
    """Draw an event card: its harvest number above, its event below; 0 before the first."""
    pen = Pen((-w / 2 - 20, -h / 2 - 20, w / 2 + 22, h / 2 + 24))
    shape = rounded(-w / 2, -h / 2, w, h, 10)
    if not card:
        pen.stroke(shape, theme.colours.slot, 3, closed=True)
        return pen.art()
    if new:
        for k in range(4):
            by = 16 - 4 * k
            pen.fill(rounded(-by - w / 2, -by - h / 2, w + 2 * by, h + 2 * by, 16), "#fff3b0", 0.25)
        pen.strokes(shape, ("#7a4a00", 16), ("#ffc72e", 11), closed=True)
    pen.shape(shape, figures.CARD, 2.8, PIECE_INK)
    pen.stroke(rounded(5 - w / 2, 5 - h / 2, w - 10, h - 10, 7), "#b57a10", 2.2, closed=True)
    data = CARDS[card]
    if data.harvest is None:
        figures.draw_knight(pen.at(-4, 14, 1.42))
        return cased(pen, CASING, width=0, shadow=(3, 4), opacity=0.5)
    pen.outlined_oval(0, -27, 34, 34, "#fbf3df", HOT, 4)
    pen.stroke(circle(0, -27, 27.5), HOT, 1.5, closed=True)
    pen.glyph(0, -29, str(data.harvest), "number-black", 48, HOT)
    pen.stroke([(14 - w / 2, 18), (w / 2 - 14, 18)], theme.colours.slot, 2)
    _event(pen.at(0, h / 2 - 29), data.event, data.route or "")
    return cased(pen, CASING, width=0, shadow=(3, 4), opacity=0.5)


def _event(pen: Pen, event: str, route: str) -> None:
    """Draw the event of a card, about 90 wide and 44 high."""
    match event:
        case "toll":
            figures.draw_numeral(pen, -26, 0, ROUTES.index(route.lower()), 18)
            pen.icon(4, 0, "arrow", 24, "#6b543f")
            figures.draw_coin_pile(pen.at(31, 4))
        case "free_clay":
            figures.draw_wall(pen.at(-17, 8, 0.62), 180, 34, new=False)
            figures.draw_coin_pile(pen.at(31, 4))
        case "margrave":
            figures.draw_knight(pen.at(-24, 2, 0.52))
            pen.icon(2, 0, "arrow", 24, "#6b543f")
            pen.icon(29, -1, "castle", 36, "#4a3a30")
        case "years_pass":
            pen.icon(-18, 0, "waiting", 40, "#6d2430")
            pen.icon(20, 0, "arrow", 34, "#6d2430")
        case _:
            pen.icon(0, 0, "barley", 40, "#b07d12")


def deck(theme: Theme, w: int, h: int, layers: int) -> Art:
    """Draw the draw pile, anchored at the middle of its top card; without cards a dashed place."""
    pen = Pen((-w / 2 - 12, -h / 2 - 12, w / 2 + 24, h / 2 + 24))
    if not layers:
        pen.stroke(rounded(-w / 2, -h / 2, w, h, 9), COUNCIL, 2.4, closed=True)
        return pen.art()
    for k in range(layers - 1, -1, -1):
        pen.shape(
            moved(rounded(-w / 2, -h / 2, w, h, 9), 4 * k, 4 * k), COUNCIL if not k else "#4a1820", 2.4, PIECE_INK
        )
    pen.stroke(rounded(6 - w / 2, 6 - h / 2, w - 12, h - 12, 6), COUNCIL_RIM, 1.8, closed=True)
    _arms(pen.at(0, -h * 0.22, w / 92))
    return cased(pen, CASING, width=0, shadow=(3, 4), opacity=0.5)


def _arms(pen: Pen) -> None:
    """Draw the small arms of Nuremberg: half an eagle, bends of red and white."""
    right = spline([(17, -20), (17, 0), (11, 12), (0, 21)], 5)
    shield = [(-17, -20), *right, *[(-x, y) for x, y in right[::-1]]]
    pen.shape(shield, "#f2e3be", 1.8, PIECE_INK)
    bends = pen.layer()
    for k in range(4):
        bends.stroke([(0, 14 - k * 13), (20, 2 - k * 13)], "#a5201b", 5)
    half = [(0, -20), (17, -20), *right, (0, 21)]
    pen.lay(bends, inside=half)
    left = [(-17, -20), (0, -20), (0, 21), *[(-x, y) for x, y in right[::-1]]]
    pen.shape(left, "#f2b632", 1.6, PIECE_INK)
    wing = [
        (-1, -15),
        (-6, -17),
        (-8, -12),
        (-14, -14),
        (-12, -8),
        (-14, -2),
        (-9, -3),
        (-8, 4),
        (-5, 2),
        (-4, 11),
        (-1, 6),
    ]
    pen.fill(wing, PIECE_INK)
    pen.stroke(shield, PIECE_INK, 2, closed=True)
