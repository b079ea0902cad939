"""The unchanging parts of the board of Die Fugger: paper, plate, dial, rose, Jakob's panel, plaques."""

from functools import lru_cache

from PIL import Image

from engines.fugger.data import GOODS, NUMBERS
from render.drawing.colour import mix
from render.drawing.geometry import box_points, circle, diamond, outline, polar, ring_part, rotated
from render.drawing.pen import Art, Pen
from render.games.fugger import layout, palette
from render.games.fugger.sprites.pieces import counter, pane_outline
from render.games.fugger.sprites.portraits import draw_jakob
from render.kit.board_frame.slips import title_bar
from render.kit.paper import paper
from render.kit.tokens import florin
from render.theme import Theme

_BEADS = 108
_HALF_FIELD = 20


def board_ground(theme: Theme, seats: int) -> Image.Image:
    """Return the background of a board for 2 to 4 seats, mode RGB."""
    sheet = _without_jakob(theme).copy()
    _jakob(theme, seats).onto(sheet, (layout.JAKOB[0], layout.JAKOB[1]))
    return sheet


@lru_cache(maxsize=1)
def _without_jakob(theme: Theme) -> Image.Image:
    """Return the parts that are the same for every number of seats: nearly everything, and a second's work."""
    sheet = paper(theme, (layout.WIDTH, layout.HEIGHT))
    _plate(theme).onto(sheet, (0, 0))
    _dial(theme).onto(sheet, layout.DIAL)
    _rose(theme).onto(sheet, layout.DIAL)
    for i, good in enumerate(GOODS):
        x, y = polar(*layout.DIAL, layout.R_HUB_COUNTER, i * layout.LIGHT)
        counter(theme, good, layout.HUB_COUNTER).onto(sheet, (round(x), round(y)))
    florin(theme, 40).onto(sheet, layout.DIAL)
    title_bar(theme, layout.WIDTH, theme.bar).onto(sheet, (0, 0))
    return sheet


def hand_ground(theme: Theme) -> Image.Image:
    """Return the background of a hand: paper, a rule before the face-down cards, a title bar; mode RGB."""
    w, h = layout.HAND_SIZE
    sheet = paper(theme, layout.HAND_SIZE)
    pen = Pen((0, 0, w, h))
    ink = theme.colours.ornament
    pen.fill(box_points(20, 96, w - 40, h - 112), "#c9a262", 0.18)
    pen.stroke(box_points(20, 96, w - 40, h - 112), ink, 2.6, closed=True)
    pen.stroke(box_points(26, 102, w - 52, h - 124), ink, 1.2, closed=True)
    pen.stroke([(1346, 120), (1346, h - 40)], ink, 1.6)
    pen.shape(diamond(1346, (96 + h - 16) / 2, 7, 11), theme.colours.gold, 1.8)
    pen.art().onto(sheet, (0, 0))
    title_bar(theme, w, theme.bar).onto(sheet, (0, 0))
    return sheet


def _plate(theme: Theme) -> Art:
    x0, y0, x1, y1 = layout.PLATE
    ink = theme.colours.ornament
    pen = Pen((0, 0, x1 + 20, y1 + 10))
    pen.fill(box_points(x0, y0, x1 - x0, y1 - y0), "#c9a262", 0.27)
    pen.stroke(box_points(x0, y0, x1 - x0, y1 - y0), ink, 2.6, closed=True)
    pen.stroke(box_points(x0 + 6, y0 + 6, x1 - x0 - 12, y1 - y0 - 12), ink, 1.2, closed=True)
    tendrils = (
        ("M 66 40 C 80 22 96 20 112 24 C 140 29 150 46 140 52 C 130 58 122 46 132 42", 2.6),
        ("M 112 24 C 150 16 182 22 206 22", 2.2),
    )
    leaves = (
        "M 92 21 C 96 34 92 44 80 50 C 78 38 82 28 92 21 Z",
        "M 150 20 C 158 28 170 34 180 30 C 174 22 162 17 150 20 Z",
        "M 206 22 C 214 16 226 17 234 22 C 226 27 214 28 206 22 Z",
    )
    for qx, qy, angle in ((x0, y0, 0), (x1, y0, 90), (x1, y1, 180), (x0, y1, 270)):
        corner = pen.at(qx, qy)
        for flip in (False, True):
            for path, width in tendrils:
                corner.stroke(rotated(_flipped(path, flip), angle), ink, width)
            for path in leaves:
                corner.fill(rotated(_flipped(path, flip), angle), ink)
        lily = Pen((-40, -40, 40, 40))
        lily.icon(0, 0, "lily", 62, ink)
        lily.turned(angle - 45)
        x, y = rotated([(46, 46)], angle)[0]
        pen.stamp(lily, round(qx + x), round(qy + y))
    return pen.art()


def _flipped(path: str, flip: bool) -> list[tuple[float, float]]:
    points = outline(path)
    return [(y, x) for x, y in points] if flip else points


def _dial(theme: Theme) -> Art:
    c = theme.colours
    pen = Pen.square(layout.R_RIM + 40)
    pen.shadow(circle(0, 0, layout.R_RIM), 4, 10, 11, 0.59)
    pen.fill(circle(0, 0, layout.R_RIM + 2), c.ink)
    pen.grade(circle(0, 0, layout.R_RIM), c.gold_light, "#8e6114")
    for i in range(_BEADS):
        x, y = polar(0, 0, (layout.R_RIM + layout.R_BAND) / 2, i * 360 / _BEADS)
        pen.fill(circle(x, y, 3.2), "#6b4410")
        pen.fill(circle(x - 0.4, y - 0.8, 2.5), "#fff0bc")
    pen.fill(circle(0, 0, layout.R_BAND), c.ink)
    pen.grade(circle(0, 0, layout.R_BAND - 2.5), c.blue_light, c.blue_dark)
    pen.fill(circle(0, 0, layout.R_MID + 3), c.ink)
    pen.grade(circle(0, 0, layout.R_MID + 1), c.gold_light, "#a8761c")
    pen.fill(circle(0, 0, layout.R_MID - 3), c.ink)
    for price in range(NUMBERS.price_min, NUMBERS.price_max + 1):
        _field(pen, theme, price)
    # the break between nine and one
    crack = [
        polar(0, 0, radius, (-1) ** i * 1.9)
        for i, radius in enumerate((layout.R_ROSE + 6, 232, 252, 276, 300, 322, 350, layout.R_BAND))
    ]
    pen.strokes(crack, (c.ink, 11), (c.oxblood, 5.5))
    return pen.art()


def _field(pen: Pen, theme: Theme, price: int) -> None:
    c = theme.colours
    angle = layout.field_angle(price)
    if price > NUMBERS.price_min:
        x, y = polar(0, 0, layout.R_COIN, angle - _HALF_FIELD)
        pen.fill(rotated(diamond(x, y, 4, 13), angle - _HALF_FIELD, x, y), c.gold)
    for aside in (-13, 13):
        for along in (-22, 22):
            x, y = polar(0, 0, layout.R_COIN + along, angle + aside)
            pen.fill(circle(x, y, 1.8), "#d9c58a")
    share = (price - NUMBERS.price_min) / (NUMBERS.price_max - NUMBERS.price_min)
    bright, dark = (mix(low, high, share) for low, high in zip(palette.FIELD_LOW, palette.FIELD_HIGH, strict=True))
    start, end = angle - _HALF_FIELD, angle + _HALF_FIELD
    pen.fill(ring_part(0, 0, layout.R_ROSE + 6, layout.R_MID - 5, start, end, 1.4), mix(bright, dark, 0.25))
    pen.fill(ring_part(0, 0, layout.R_ROSE + 7, layout.R_ROSE + 15, start, end, 1.4), mix(bright, dark, 0.9))
    for tick in range(-19, 20, 2):
        to = layout.R_ROSE + (23 if tick % 4 == 1 else 19)
        ends = [polar(0, 0, radius, angle + tick) for radius in (layout.R_ROSE + 15, to)]
        pen.stroke(ends, mix(dark, c.ink, 0.25), 1.3)


def _rose(theme: Theme) -> Art:
    c = theme.colours
    pen = Pen.square(layout.R_ROSE + 16)
    pen.fill(circle(0, 0, layout.R_ROSE + 6), c.ink)
    pen.grade(circle(0, 0, layout.R_ROSE + 4), "#f2e3be", "#b79a62")
    pen.fill(circle(0, 0, layout.R_ROSE - 3), c.night)
    for good in GOODS:
        for pane in range(NUMBERS.round_ends_at):
            last = pane == NUMBERS.round_ends_at - 1
            glass = palette.LAST_PANE if last else palette.PANE
            line = palette.LAST_PANE_LINE if last else palette.PANE_LINE
            pen.shape(pane_outline(good, pane), mix(glass, palette.FIELDS[good].base, 0.10), 1.3, line)
    for i in range(len(GOODS)):
        angle = i * layout.LIGHT + layout.LIGHT / 2
        bar = [polar(0, 0, 40, angle), polar(0, 0, layout.R_ROSE, angle)]
        pen.strokes(bar, (c.ink, 10), (palette.TRACERY, 6))
    pen.strokes(circle(0, 0, layout.R_ROSE - 1), (c.ink, 8), (c.oxblood, 4.5), closed=True)
    pen.fill(circle(0, 0, layout.R_HUB), c.ink)
    pen.grade(circle(0, 0, layout.R_HUB - 3), "#f6e9c8", "#bfa26a")
    return pen.art()


def _jakob(theme: Theme, seats: int) -> Art:
    c = theme.colours
    metrics = layout.JAKOB_BY_SEATS[seats]
    w, h = layout.JAKOB[2], metrics.height
    pen = Pen((-20, -16, w + 24, h + 30))

    def arch(k: float) -> list[tuple[float, float]]:
        return outline(
            f"M {k} {h - k} L {k} 104 C {k} {40 + k * 0.6} {44 + k * 0.4} {k} {w / 2} {k} "
            f"C {w - 44 - k * 0.4} {k} {w - k} {40 + k * 0.6} {w - k} 104 L {w - k} {h - k} Z"
        )

    pen.shadow(arch(0), 3, 7, 7, 0.47)
    pen.fill(arch(0), c.ink)
    pen.grade(arch(2), "#f2d27c", "#a8761c")
    pen.fill(arch(9), c.ink)
    pen.grade(arch(11), "#f9f0d8", "#e9d9b2")
    foot = metrics.niche
    niche = outline(
        f"M 22 {foot} L 22 112 C 22 58 60 24 {w / 2} 24 C {w - 60} 24 {w - 22} 58 {w - 22} 112 L {w - 22} {foot} Z"
    )
    pen.grade(niche, *palette.NICHE)
    scale = 1.76 * (foot - 24) / 208
    bust = pen.layer()
    draw_jakob(bust.at(w / 2, 24 + (foot - 24) * 0.57, scale))
    pen.lay(bust, inside=niche)
    pen.stroke(niche, c.ink, 3, closed=True)
    rule = metrics.name + 36
    if metrics.rows == 1:
        for side in (-1, 1):
            near, far = w / 2 + side * 12, w / 2 + side * 74
            pen.fill([(near, rule - 1.6), (far, rule), (near, rule + 1.6)], c.ornament)
        pen.shape(diamond(w / 2, rule, 6, 8), c.gold, 1.8)
    return pen.art()
