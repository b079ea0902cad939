"""The sheet of paper below a hand: a title bar, and framed fields below it."""

from collections.abc import Callable, Sequence

from PIL import Image

from render.drawing.colour import rgb
from render.drawing.geometry import box_points
from render.drawing.pen import Pen
from render.kit.board_frame.slips import title_bar
from render.kit.paper import paper
from render.scene import Rect
from render.theme import Theme

_SHADE = 41
"""How much darker a field is than the paper, of 255."""
_STRIP = 14
"""Half the width of a strip along an edge of a field."""


def framed_sheet(theme: Theme, w: int, h: int, fields: Sequence[Rect]) -> Image.Image:
    """Draw paper with a title bar and fields (left, top, width, height) in double lines, mode RGB."""
    sheet = paper(theme, (w, h))
    for field in fields:
        _frame(sheet, theme, field)
    title_bar(theme, w, theme.bar).onto(sheet, (0, 0))
    return sheet


def hand_ground(theme: Theme, h: int) -> Image.Image:
    """Return the background of a hand with one field, ``h`` pixels high, mode RGB."""
    return framed_sheet(theme, theme.canvas, h, [(20, 96, theme.canvas - 40, h - 112)])


def part_of(ground: Callable[..., Image.Image]) -> Callable[..., Image.Image]:
    """Return the ground of a part of a board: left, top, width and height follow the board's own arguments."""

    def part(theme: Theme, *args: str | int) -> Image.Image:
        *of_board, left, top, w, h = args
        return ground(theme, *of_board).crop((int(left), int(top), int(left) + int(w), int(top) + int(h)))

    return part


def _frame(sheet: Image.Image, theme: Theme, field: Rect) -> None:
    c = theme.colours
    left, top, w, h = field
    right, low = left + w, top + h
    sheet.paste(rgb(c.edge), (left, top, right, low), Image.new("L", (w, h), _SHADE))
    # Only the strips along the edges are drawn large: a whole sheet would take a second.
    for x0, y0, x1, y1 in (
        (left - _STRIP, top - _STRIP, right + _STRIP, top + _STRIP),
        (left - _STRIP, low - _STRIP, right + _STRIP, low + _STRIP),
        (left - _STRIP, top + _STRIP, left + _STRIP, low - _STRIP),
        (right - _STRIP, top + _STRIP, right + _STRIP, low - _STRIP),
    ):
        pen = Pen((x0, y0, x1, y1))
        pen.stroke(box_points(left, top, w, h), c.ornament, 2.6, closed=True)
        pen.stroke(box_points(left + 6, top + 6, w - 12, h - 12), c.ornament, 1.2, closed=True)
        pen.art().onto(sheet, (0, 0))
