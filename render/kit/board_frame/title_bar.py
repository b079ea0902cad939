"""The title bar of every board."""

from render.drawing.geometry import box_points
from render.drawing.pen import Art, Pen
from render.theme import Theme


def title_bar(theme: Theme, w: int, h: int) -> Art:
    """Draw a blue bar with a gold rule below; anchored at the top left corner."""
    pen = Pen((0, 0, w, h))
    c = theme.colours
    pen.grade(box_points(0, 0, w, h - 4), c.bar_high, c.blue_dark)
    pen.fill(box_points(0, h - 6, w, 6), c.ink)
    pen.grade(box_points(0, h - 4.5, w, 3), c.gold_light, c.gold)
    return pen.art()
