"""Progress cards: a face in the deck's colour with the card's own sign, and a small sign of what it affects."""

from collections.abc import Callable, Mapping

from engines.cities_knights.data import POINT_CARDS, TRACK_OF, TRACKS
from render.drawing.colour import mix
from render.drawing.geometry import box_points, circle, polar, rounded, spline
from render.drawing.pen import Art, Pen
from render.games.cities_knights.palette import TRACK, TRACK_ICON
from render.games.cities_knights.sprites.figures import draw_gate, draw_stall
from render.games.cities_knights.sprites.pieces import draw_knight
from render.games.cities_knights.sprites.resources import DRAWINGS
from render.kit.maps.houses import draw_road
from render.kit.maps.marks import GILT
from render.kit.maps.seat_colours import CASING, PIECE_INK, SEAT_COLOURS, cased
from render.theme import Theme

_INK = PIECE_INK
_CREAM = "#fff8e4"
ICONS_OF: Mapping[str, str] = {
    "commercial_harbor": "anchor",
    "master_merchant": "trader",
    "merchant_fleet": "caravel",
    "bishop": "bishop",
    "constitution": "charter",
    "deserter": "runner",
    "diplomat": "handshake",
    "intrigue": "dagger",
    "saboteur": "bomb",
    "spy": "spy",
    "warlord": "swords",
    "wedding": "ring",
    "alchemist": "flask",
    "crane": "crane",
    "engineer": "drawing-compass",
    "inventor": "invention",
    "irrigation": "watering-can",
    "medicine": "mortar",
    "mining": "pickaxe",
    "printer": "book",
    "smith": "anvil",
}
"""By card, the icon of its sign; the others are drawn."""
_ALONE = ("merchant", "resource_monopoly", "trade_monopoly", "road_building")
"""Cards whose drawing says everything."""


def track_of(card: str) -> str:
    """Return the track of a progress card's deck. Raises KeyError for an unknown card."""
    return TRACKS[TRACK_OF[card]]


def _monopoly(kinds: tuple[str, ...]) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        for turn, kind in zip((0, 120, 240), kinds, strict=True):
            x, y = polar(0, 4, 25, turn)
            DRAWINGS[kind](pen.at(x, y, 0.46), 4.4)

    return draw


def _roads(pen: Pen) -> None:
    own = pen
    look = SEAT_COLOURS[0]
    for y in (-22, 16):
        at = own.at(0, y)
        at.stroke([(-26, 9.5), (26, -9.5)], _CREAM, 30)
        draw_road(at, look, -20, 66, 11)


def sign_of(card: str) -> Callable[[Pen], None]:
    """Return the drawing of a card in a box of -50..50. Raises KeyError for an unknown card."""
    match card:
        case "merchant":
            return lambda pen: draw_stall(pen.at(0, 2, 1.3))
        case "resource_monopoly":
            return _monopoly(("lumber", "wool", "ore"))
        case "trade_monopoly":
            return _monopoly(("paper", "cloth", "coin"))
        case "road_building":
            return _roads
        case _:
            name = ICONS_OF[card]
            return lambda pen: pen.icon(0, 0, name, 76, _CREAM, 3.4)


def _emblem(pen: Pen, card: str) -> None:
    """Draw what the card affects, small, in a box of -50..50; nothing if the card's sign shows it."""
    match card:
        case "irrigation":
            DRAWINGS["grain"](pen, 4.4)
        case "mining":
            DRAWINGS["ore"](pen, 4.4)
        case "smith" | "warlord" | "deserter" | "intrigue":
            draw_knight(pen.at(0, 4, 1.05), SEAT_COLOURS[0], "", 2 if card == "smith" else 1, card != "intrigue")
        case "diplomat":
            draw_road(pen, SEAT_COLOURS[0], -30, 84, 12)
        case "master_merchant" | "saboteur" | "wedding" | "commercial_harbor" | "merchant_fleet":
            _small_cards(pen)
        case "spy":
            _small_cards(pen, "#7a5aa0")
        case "medicine" | "crane" | "engineer":
            _small_city(pen, card)
        case "alchemist":
            for x, y, colour in ((-14, -6, "#b81f1f"), (14, 10, "#f2be2c")):
                pen.shape(rounded(x - 22, y - 22, 44, 44, 8), colour, 4, _INK)
                for d in (-9, 9):
                    pen.fill(circle(x + d, y + d, 5), _CREAM if colour == "#b81f1f" else _INK)
        case "inventor":
            for x, number in ((-20, "4"), (22, "9")):
                pen.shape(circle(x, 0, 25), _CREAM, 4, _INK)
                pen.glyph(x, -3, number, "number-black", 38, _INK)
        case "bishop":
            hood = spline([(-26, 40), (-18, 0), (-16, -24), (0, -40), (16, -24), (18, 0), (26, 40)], 6)
            pen.shape(hood, "#2b2630", 4, _INK)
            pen.fill(circle(0, -16, 11), "#0f0c12")
            for x in (-5, 5):
                pen.fill(circle(x, -17, 3.2), "#ffd35a")
        case _:
            pass


def _small_cards(pen: Pen, colour: str = "#c8892a") -> None:
    for x, y in ((-13, -5), (9, 5)):
        pen.shape(rounded(x - 20, y - 30, 40, 58, 6), _CREAM, 4, _INK)
        pen.fill(rounded(x - 13, y - 22, 26, 42, 3), colour)


def _small_city(pen: Pen, card: str) -> None:
    if card == "crane":
        draw_gate(pen.at(0, 4, 1.35), TRACK["politics"].lit)
        return
    if card == "engineer":
        teeth = [(-46, 24), (-46, -14), (-28, -14), (-28, -2), (-9, -2), (-9, -14), (9, -14), (9, -2), (28, -2)]
        pen.shape([*teeth, (28, -14), (46, -14), (46, 24)], "#d8d0c0", 4, _INK)
        pen.stroke([(-44, 10), (44, 10)], "#7c7263", 3)
        return
    pen.shape(box_points(2, -18, 34, 52), "#d9cba8", 4, _INK)
    pen.shape([(-4, -18), (19, -44), (42, -18)], "#8f3a30", 4, _INK)
    pen.shape(box_points(-40, 0, 44, 34), "#efe2c4", 4, _INK)
    pen.shape([(-46, 0), (-18, -22), (10, 0)], "#8f3a30", 4, _INK)


def _picture(w: int, h: int) -> int:
    """Return the width of a card's picture, left of its name."""
    return min(round(h * 0.74), round(w * 0.42))


def name_room(w: int, h: int) -> tuple[int, int]:
    """Return where the name on a card ``w`` wide and ``h`` high begins, and its greatest width."""
    left = _picture(w, h) + 26
    return left, w - left - 14


def text_room(card: str, h: int) -> int:
    """Return how much of a card's height the sign of what it affects takes, below the name."""
    return 0 if card in _ALONE else round(h * 0.38)


def card(theme: Theme, card: str, w: int, h: int) -> Art:
    """Draw a progress card on its side, anchored at its upper left corner: its sign, and room for its name.

    Below the name is the sign of what it affects; a card worth a point has a gold star.
    """
    field = TRACK[track_of(card)]
    c = theme.colours
    pen = Pen((-12, -10, w + 14, h + 16))
    pen.shadow(rounded(0, 0, w, h, 14), 2, 4, 3.5, 0.45)
    pen.fill(rounded(-1, -1, w + 2, h + 2, 15), c.ink)
    pen.grade(rounded(1, 1, w - 2, h - 2, 13), c.card_high, c.card_low)
    wide, rim = _picture(w, h), 9
    frame = rounded(rim, rim, wide, h - 2 * rim, 7)
    pen.grade(frame, mix(field.base, c.white, 0.12), mix(field.base, field.dark, 0.30))
    middle = rim + wide / 2, h / 2
    rays = pen.layer()
    for angle in range(0, 360, 20):
        rays.fill([polar(*middle, 12, angle), polar(*middle, w, angle - 3), polar(*middle, w, angle + 3)], c.white)
    pen.lay(rays, inside=frame, opacity=0.08)
    pen.stroke(frame, c.ink, 2.6, closed=True)
    sign_of(card)(pen.at(*middle, min(wide, h - 2 * rim) / 112))
    corner = pen.at(rim + 17, rim + 17)
    corner.shape(circle(0, 0, 19), _CREAM, 2, _INK)
    corner.icon(0, 0, TRACK_ICON[track_of(card)], 26, field.dark)
    if not text_room(card, h):
        return pen.art()
    left, _ = name_room(w, h)
    k = text_room(card, h) * 0.84 / 42
    base = pen.at(left + 33 * k, h - rim - 22 * k, k)
    if card in POINT_CARDS:
        base.shape(circle(-10, 0, 21), GILT, 2.4, _INK)
        base.icon(-10, 0, "star", 30, _CREAM, 2)
    else:
        base.shape(rounded(-33, -21, 66, 42, 9), mix(field.pale, _CREAM, 0.5), 2, _INK)
        _emblem(base.at(0, -1, 0.40), card)
    return pen.art()


def small_card(theme: Theme, card: str) -> Art:
    """Draw a progress card for the title bar, 46 pixels wide: its sign only."""
    field = TRACK[track_of(card)]
    pen = Pen((-34, -42, 36, 46))
    pen.shape(rounded(-23, -31, 46, 62, 6), _CREAM, 2, _INK)
    pen.grade(rounded(-19, -27, 38, 54, 3), field.base, mix(field.base, field.dark, 0.4))
    sign_of(card)(pen.at(0, 0, 0.40))
    return cased(pen, CASING, width=0, shadow=(1, 2), blur=2)
