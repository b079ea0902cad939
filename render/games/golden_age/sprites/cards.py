"""The cards of a hand: their drawings, and what a set of them pays."""

from collections.abc import Callable, Mapping

from engines.golden_age.data import CARDS, TRIO
from render.drawing.colour import mix
from render.drawing.geometry import (
    arc,
    box_points,
    circle,
    ellipse,
    moved,
    outline,
    polar,
    rotated,
    rounded,
    spline,
)
from render.drawing.pen import Art, Pen
from render.games.golden_age.money import florins
from render.games.golden_age.palette import DECK_COLOUR, FIELDS, HAT, SEA, SEA_SHALLOW, SKIN
from render.games.golden_age.sprites.figures import draw_back, draw_coin
from render.kit.dice import PIPS
from render.kit.hands.cards import FieldColours, face
from render.kit.maps.charts import caravel
from render.kit.maps.seat_colours import PIECE_INK
from render.theme import THEME, Theme

_INK = PIECE_INK
_TRIO_SIGNS = ("caravel", "helm", "bomb")
_KIND_DECK = {"joker": "colony", "die": "culture"}
"""The deck that colours a card of a kind, unless the kind's name is also the deck's."""


def card(theme: Theme, printed: str, deck: str, width: int) -> Art:
    """Draw a card face up, anchored at its centre. printed: its id.

    deck: its back, as a sign in the corner; none for a card that is not held. Below the drawing are the size of a
    set, and what it pays.
    """
    data = CARDS[printed].data
    colour = DECK_COLOUR[_KIND_DECK.get(data.kind, data.kind)]
    look = FIELDS[colour]
    field = FieldColours(look.back, mix(look.fill, "#ffffff", 0.4), mix(look.back, _INK, 0.45), look.fill)
    pen = face(theme, width, field, DRAWINGS[printed], lift=0.09)
    k = width / 150
    own = pen.at(0, 0, k)
    if data.set:
        _pays(own, theme, data.set, data.pays)
    elif printed == "voc":
        _plate(own, theme)
        for x, sign in zip((-36, 0, 36), _TRIO_SIGNS, strict=True):
            own.icon(x, 74, sign, 32, "#1b3c74")
    else:
        _plate(own, theme)
        if data.kind == "die":
            own.glyph(0, 73, "2–12", "number-black", 33, _INK)
        else:
            for x, part, sign in zip((-36, 0, 36), TRIO, _TRIO_SIGNS, strict=True):
                here = part == printed
                own.icon(x, 74, sign, 34 if here else 26, "#1b3c74" if here else "#c0ae88")
    if deck:
        draw_back(own.at(-54, -85), deck, 24, 33, 0.84)
    return pen.art()


def faint_card(theme: Theme, printed: str, width: int) -> Art:
    """Draw a card that is not held, faintly."""
    made = card(theme, printed, "", width)
    return Art(made.colours, made.alpha.point(lambda value: value * 2 // 5), made.anchor)


def _plate(pen: Pen, theme: Theme) -> None:
    pen.boxes((-63, 53, 126, 42), (0, 8, _INK), (2, 7, theme.colours.card_high))


def _pays(pen: Pen, theme: Theme, count: int, pays: int) -> None:
    """Draw the size of a set, and the florins that it brings."""
    _plate(pen, theme)
    for i in range(count):
        x = -50 + i * 14
        pen.boxes((x - 7, 60, 18, 27), (0, 3, _INK), (1.4, 2, "#f2dfa6"))
    draw_coin(pen.at(5, 74), 13.5)
    pen.glyph(41, 73, florins(pays), "number-black", 31, _INK)


# ------------------------------------------------------------------ investments


def _tulip(pen: Pen, colour: str, light: str) -> None:
    """Draw a tulip, about 80 high, around its middle."""
    pen.strokes(spline([(0, 0), (2, 20), (0, 42)], 6), (_INK, 7), ("#5d8a3c", 4.4))
    for side in (-1, 1):
        leaf = outline(
            f"M 0 40 C {side * 22} 34 {side * 27} 14 {side * 24} 2 C {side * 14} 12 {side * 4} 24 0 40 Z"
        )
        pen.shape(leaf, "#7ba650", 2, _INK)
    for side in (-1, 1):
        petal = outline(
            f"M 0 4 C {side * 26} 4 {side * 25} -22 {side * 19} -41 C {side * 9} -34 {side * 2} -24 0 4 Z"
        )
        pen.shape(petal, colour, 2.2, _INK)
    pen.shape(outline("M 0 6 C -17 0 -13 -28 0 -42 C 13 -28 17 0 0 6 Z"), light, 2.2, _INK)
    for dx in (-4, 0, 4):
        pen.stroke([(dx, -4), (dx * 0.7, -24)], colour, 2)


def _two_tulips(pen: Pen) -> None:
    _tulip(pen.at(-22, -2, 0.88), "#c93a2c", "#ef8a6a")
    _tulip(pen.at(22, 4, 0.88), "#8a3a92", "#fff3d8")


def _expedition(pen: Pen) -> None:
    """Draw a globe on its base."""
    pen.shape(rounded(-26, 38, 52, 8, 3), "#8a5a2e", 2.2, _INK)
    pen.shape(box_points(-4, 28, 8, 12), "#8a5a2e", 2, _INK)
    pen.strokes([polar(0, -6, 40, a) for a in range(-150, 31, 10)], (_INK, 7), ("#d9a53a", 4))
    pen.shape(circle(0, -6, 33), "#9cc4d6", 2.4, _INK)
    land = pen.layer()
    for points in (
        [(-30, -20), (-16, -34), (-4, -26), (-10, -12), (-22, -6)],
        [(-6, -4), (10, -10), (16, 4), (8, 22), (0, 12)],
        [(14, -34), (32, -26), (34, -8), (22, -14)],
        [(-34, 4), (-22, 8), (-24, 22), (-32, 18)],
    ):
        land.shape(spline([*points, points[0]], 5), "#c9a24e", 1.8, _INK)
    pen.lay(land, inside=circle(0, -6, 32))
    for rx in (11, 24):
        pen.stroke(ellipse(0, -6, rx, 33), mix("#9cc4d6", _INK, 0.35), 1.2, closed=True)
    pen.stroke([(-33, -6), (33, -6)], mix("#9cc4d6", _INK, 0.35), 1.2)


# ------------------------------------------------------------------ spices


def _pepper(pen: Pen) -> None:
    for x, y, r in (
        (-20, 18, 15), (12, 22, 16), (-4, -4, 17), (28, -2, 13), (-30, -10, 12), (6, -30, 13), (-18, -32, 10),
    ):  # fmt: skip
        pen.shape(circle(x, y, r), "#3b2f2a", 2.2, _INK)
        pen.fill(ellipse(x - r * 0.3, y - r * 0.35, r * 0.4, r * 0.3), "#8d7a6c")
        for a in (20, 80, 140):
            pen.stroke([polar(x, y, r * 0.3, a), polar(x, y, r * 0.75, a)], "#1c1512", 1.4)


def _nutmeg(pen: Pen) -> None:
    for x, y, k in ((-17, 10, 1.0), (20, -14, 0.86)):
        own = pen.at(x, y, k)
        own.shape(ellipse(0, 0, 27, 32), "#8a5a34", 2.4, _INK)
        for dx in (-15, -5, 5, 15):
            vein = spline([(dx * 0.5, -27), (dx * 1.3, -8), (dx * 0.9, 8), (dx * 0.5, 27)], 6)
            own.stroke(vein, "#5a3518", 2.2)
        own.fill(ellipse(-9, -13, 7, 5), "#c08a56")


def _cloves(pen: Pen) -> None:
    for x, y, turn in ((-24, 6, -18), (4, 12, 6), (28, 0, 30)):
        stem = rotated([(-4, -8), (4, -8), (2.6, 34), (-2.6, 34)], turn)
        pen.shape(moved(stem, x, y), "#6d3a1c", 2.2, _INK)
        for a in (-52, -18, 18, 52):
            tip = polar(0, -8, 17, a)
            petal = [(-4, -8), tip, (4, -8)]
            pen.shape(moved(rotated(petal, turn), x, y), "#7d4522", 1.8, _INK)
        bud = rotated(circle(0, -15, 8.5), turn)
        pen.shape(moved(bud, x, y), "#b06a34", 2, _INK)


# ------------------------------------------------------------------ colonies


def _ship(pen: Pen) -> None:
    layer = pen.layer()
    layer.fill(box_points(-60, 22, 120, 50), "#5f8fb4")
    caravel(layer.at(0, 6, 0.72), THEME, (SEA, SEA_SHALLOW, "#24507a"))
    pen.lay(layer, inside=rounded(-47, -62, 94, 118, 6))


def _captain(pen: Pen) -> None:
    coat = [*spline([(-12, 14), (-34, 22), (-42, 48)], 6), *spline([(42, 48), (34, 22), (12, 14)], 6)]
    pen.shape(coat, "#1f4a86", 2.4, _INK)
    pen.fill([(-7, 18), (7, 18), (11, 48), (-11, 48)], "#f2d58a")
    for y in (26, 35, 44):
        pen.fill(circle(0, y, 2.2), _INK)
    pen.shape(ellipse(0, 14, 17, 7), "#fffdf6", 2, _INK)
    pen.shape(ellipse(0, -4, 17, 19), SKIN, 2.2, _INK)
    pen.shape(spline([(-16, 0), (-12, 16), (0, 22), (12, 16), (16, 0), (7, 6), (0, 4), (-7, 6), (-16, 0)], 5),
              "#6b3d1b", 1.8, _INK)  # fmt: skip
    for x in (-6, 6):
        pen.fill(circle(x, -6, 2), _INK)
    hat = spline([(-40, -12), (-22, -22), (-16, -40), (0, -44), (16, -40), (22, -22), (40, -12)], 6)
    pen.shape([*hat, (24, -14), (0, -18), (-24, -14)], HAT, 2.4, _INK)
    pen.stroke(spline([(-34, -13), (0, -20), (34, -13)], 6), "#e4ae36", 2.6)


def _cannon(pen: Pen) -> None:
    barrel = rotated([(-40, -13), (34, -9), (34, 9), (-40, 13)], -14)
    pen.shape(moved(barrel, 2, -10), "#4a5058", 2.4, _INK)
    pen.shape(moved(rotated(rounded(28, -12, 12, 24, 3), -14), 2, -10), "#5c646e", 2.2, _INK)
    pen.shape(circle(-41, -1, 7), "#4a5058", 2.2, _INK)
    pen.shape([(-36, 14), (26, 6), (40, 32), (-44, 32)], "#9a6636", 2.4, _INK)
    for x in (-24, 22):
        pen.shape(circle(x, 32, 15), "#7a4a22", 2.4, _INK)
        pen.shape(circle(x, 32, 5), "#c99a5a", 1.8, _INK)
        for a in range(0, 360, 45):
            pen.stroke([polar(x, 32, 6, a), polar(x, 32, 13, a)], _INK, 1.6)


def _voc(pen: Pen) -> None:
    pen.shape(circle(0, 0, 44), "#f6ecd2", 2.6, _INK)
    pen.stroke(circle(0, 0, 38), "#c98f1e", 2, closed=True)
    v = [(-30, -26), (0, 30), (30, -26)]
    pen.strokes(v, (_INK, 11), ("#1b3c74", 7.5))
    for x in (-18, 18):
        pen.fill(arc(x, 2, 15.5, 0, 360) + arc(x, 2, 6.5, 360, 0), _INK)
        pen.fill(arc(x, 2, 13.5, 0, 360) + arc(x, 2, 8.5, 360, 0), "#c9632a")
    pen.fill([(22, -4), (36, -6), (36, 10), (22, 8)], "#f6ecd2")


def _die(pen: Pen) -> None:
    for x, y, turn, number in ((-17, 10, -14, 5), (20, -16, 12, 6)):
        pen.shape(moved(rotated(rounded(-21, -21, 42, 42, 7), turn), x, y), "#fffdf5", 2.6, _INK)
        for px, py in PIPS[number]:
            ((dx, dy),) = rotated([(px * 11, py * 11)], turn)
            pen.fill(circle(x + dx, y + dy, 4), _INK)


DRAWINGS: Mapping[str, Callable[[Pen], None]] = {
    "tulip1": lambda pen: _tulip(pen.at(0, 0, 1.05), "#c93a2c", "#ef8a6a"),
    "tulip2": _two_tulips,
    "expedition": _expedition,
    "pepper": _pepper,
    "nutmeg": _nutmeg,
    "cloves": _cloves,
    "ship": _ship,
    "captain": _captain,
    "cannon": _cannon,
    "voc": _voc,
    "die": _die,
}
"""By printed card."""
