"""Small signs: the last moves, counts, sources of points, improvement tracks, the emblem of the game."""

from render.drawing.colour import mix
from render.drawing.geometry import box_points, ellipse, polar, rounded
from render.drawing.pen import Art, Pen
from render.games.cities_knights.palette import BLADE, BLOOD, TRACK, TRACK_ICON
from render.games.cities_knights.sprites.figures import draw_gate, draw_stall, robber
from render.games.cities_knights.sprites.pieces import draw_city, draw_knight, shield_points
from render.games.cities_knights.sprites.progress_cards import small_card
from render.kit.maps.houses import draw_road, draw_settlement
from render.kit.maps.marks import GILT, smaller
from render.kit.maps.seat_colours import CASING, PIECE_INK, cased, seat_colours
from render.theme import Theme

_INK = PIECE_INK


def count(theme: Theme, what: str, size: int) -> Art:
    """Draw the sign of a public count: held cards, progress, road or defence; ``size`` pixels high."""
    k = size / 44
    sheet = Pen.square(size * 0.62 + 3)
    pen = sheet.at(0, 0, k)
    match what:
        case "road":
            pen.icon(0, 0, "road", 42, theme.colours.ink)
        case "defence":
            _knight(pen)
        case _:
            pen.shape(rounded(-11, -19, 28, 36, 4), theme.colours.card_low, 1.8, theme.colours.ink_soft)
            pen.shape(rounded(-15, -16, 28, 36, 4), theme.colours.card_high, 2.2, _INK)
            _on_card(pen, what)
    return sheet.art()


def _on_card(pen: Pen, what: str) -> None:
    if what == "held":
        # Resources and commodities share a back: the division of a hand between them is hidden.
        corners = [polar(-1, -4, 10, 60 * i) for i in range(6)]
        for i, colour in ((0, "#5e8a4e"), (2, "#c4643c"), (4, "#e9b93e")):
            pen.shape([(-1, -4), corners[i], corners[i + 1], corners[(i + 2) % 6]], colour, 1.4, _INK)
        for k in range(2):
            pen.shape(ellipse(-1, 15 - k * 5, 9, 4.2), "#f0b93a", 1.7, _INK)
    else:
        for k, track in enumerate(TRACK):
            pen.fill(box_points(-13 + k * 8, -14, 8, 32), TRACK[track].base)
        draw_gate(pen.at(-1, 3, 0.40), "#fffaec", _INK)


def _knight(pen: Pen) -> None:
    for turn in (-38, 38):
        tip, low = polar(0, 5, 31, turn), polar(0, 5, 25, turn)
        pen.stroke([(0, 5), low], _INK, 7)
        pen.stroke([low, tip], _INK, 5)
        pen.stroke([(0, 5), low], BLADE, 3.4)
    shield = shield_points(15)
    pen.fill(shield, GILT)
    layer = pen.layer()
    layer.fill(box_points(-16, -15, 32, 17), "#5b5148")
    pen.lay(layer, inside=shield)
    pen.stroke(shield, _INK, 2.2, closed=True)


def source(theme: Theme, what: str, style: int, size: int) -> Art:
    """Draw the sign of a source of points, in the colours of the seat; ``size`` pixels high."""
    sheet = Pen.square(size * 0.66 + 2)
    k = size / 100
    look = seat_colours(style)
    match what:
        case "settlement":
            draw_settlement(sheet.at(0, size * 0.02, k * 1.7), look, "")
        case "city":
            draw_city(sheet.at(0, size * 0.08, k * 1.28), look, "", False, "")
        case "metropolis":
            draw_gate(sheet.at(0, size * 0.02, k * 1.6), GILT, _INK)
        case "longest":
            sheet.icon(0, 0, "road", size * 0.96, theme.colours.ink)
        case "defender":
            sheet.icon(0, 0, "helmet", size * 1.02, "#2f5d8f")
        case "merchant":
            draw_stall(sheet.at(0, 0, k * 1.4))
        case _:
            pen = sheet.at(0, 0, k)
            pen.shape(rounded(-34, -46, 68, 92, 10), theme.colours.card_high, 5, _INK)
            pen.icon(0, 0, "star", 58, "#b57a10")
    return sheet.art()


def track(theme: Theme, track: str, level: int, metropolis: int, fresh: int, w: int, h: int) -> Art:
    """Draw an improvement track, anchored at the middle of its left edge, with room for the level after its icon.

    Five rising steps, filled up to the level; with the metropolis there is a gate over the last ones.
    """
    pen = Pen((-6, -h / 2 - 12, w + 8, h / 2 + 8))
    c = theme.colours
    field = TRACK[track]
    if fresh:
        pen.boxes((-4, -h / 2 - 6, w + 8, h + 12), (0, 9, c.rubric), (2.5, 7, c.halo))
    pen.shape(rounded(0, -h / 2 - 2, w, h + 4, 7), c.card, 2, field.dark)
    layer = pen.layer()
    layer.fill(box_points(0, -h / 2 - 2, 28, h + 4), field.base)
    pen.lay(layer, inside=rounded(1, -h / 2 - 1, w - 2, h + 2, 6))
    pen.icon(14, 0, TRACK_ICON[track], 22, _INK if track == "trade" else c.white)
    left, gap = 54, 2
    step = (w - left - 5 - 4 * gap) / 5
    for i in range(5):
        high = h * (0.34 + 0.15 * i)
        x = left + i * (step + gap)
        bar = box_points(x, h / 2 - 1 - high, step, high)
        if i < level:
            pen.shape(bar, field.base, 1.6, _INK)
        else:
            pen.shape(bar, mix(c.card_low, field.base, 0.16), 1.2, mix(c.slot, field.dark, 0.2))
    if metropolis:
        gate = pen.at(w - 22, -h * 0.04, h / 66)
        draw_gate(gate, "#ffe9a6", _INK)
    return pen.art()


def emblem(theme: Theme) -> Art:
    """Draw a hex of gold with a city: the sign of the game on the title bar."""
    pen = Pen((-44, -44, 44, 48))
    pen.shape([polar(0, 0, 35, 60 * i) for i in range(6)], theme.colours.gold, 2.4, _INK)
    pen.stroke([polar(0, 0, 30, 60 * i) for i in range(6)], theme.colours.gold_light, 2, closed=True)
    draw_city(pen.at(0, 3, 0.62), seat_colours(0), "", False, "")
    return cased(pen, theme.colours.gold_light, width=0)


def step(theme: Theme, what: str, style: int, letter: str, detail: str, level: int) -> Art:
    """Draw the picture of a `news.Move`, at most 64 pixels wide and high."""
    if what == "card":
        return small_card(theme, detail)
    if what == "robber":
        return smaller(robber(theme, 0), 0.78)
    look = seat_colours(style)
    pen = Pen((-44, -44, 46, 48))
    match what:
        case "road" | "road-gone":
            draw_road(pen, look, -30, 62)
        case "settlement":
            draw_settlement(pen.at(0, 1), look, letter)
        case "city" | "wall":
            draw_city(pen.at(0, 3 if what == "city" else -1, 0.78), look, letter, what == "wall", "")
        case "metropolis":
            draw_city(pen.at(0, 6, 0.62), look, letter, False, detail)
        case "tipped":
            draw_city(pen.at(0, 3, 0.78), look, letter, False, "")
            for end in ((-22, -22, 22, 22), (22, -22, -22, 22)):
                pen.strokes([end[:2], end[2:]], (CASING, 11), (BLOOD, 7))
        case "improved":
            field = TRACK[detail]
            pen.shape(rounded(-31, -27, 62, 54, 9), field.base, 2.6, PIECE_INK)
            if level >= 4:
                draw_gate(pen.at(-12, 0, 0.52), field.pale, PIECE_INK)
            else:
                pen.icon(-13, 0, TRACK_ICON[detail], 30, field.pale, 1.6)
            pen.glyph(
                15, -1.5, str(level), "number-black", 42, PIECE_INK if detail == "trade" else theme.colours.white
            )
        case _:
            draw_knight(pen.at(0, 2, 0.85), look, letter, level, what == "activated")
            if what == "driven":
                pen.strokes([(-22, 22), (22, -22)], (CASING, 11), (BLOOD, 7))
    return cased(pen, CASING, width=2, shadow=(2, 3), opacity=0.35)
