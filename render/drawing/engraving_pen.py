"""A pen for engraved pictures: strokes that swell and taper, hatching, translucent washes.

It draws on the transparent layer of any pen, or on an opaque sheet, where translucent paint costs nothing extra.
"""

import math
import random
from typing import Self

from PIL import Image

from render.drawing.colour import rgb
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.geometry import Points, divided, ellipse, rounded
from render.drawing.pen import Pen


class EngravingPen(Pen):
    """A pen with engraver's strokes."""

    @classmethod
    def on(cls, sheet: Image.Image, unit: float = 1.0, x: float = 0, y: float = 0) -> Self:
        """Return a pen on a supersampled opaque sheet (mode RGB) whose origin is at the canvas pixel (x, y)."""
        other = cls.__new__(cls)
        other.left, other.top = round(x), round(y)
        other._adopt(sheet, unit * S, (x * S, y * S))
        return other

    @classmethod
    def over(cls, pen: Pen) -> Self:
        """Return a pen with another pen's layer, origin and units."""
        other = cls.__new__(cls)
        other.left, other.top = pen.left, pen.top
        other._adopt(pen.image, pen.scale, pen.origin)
        return other

    def blank(self, colour: str) -> Self:
        """Return a pen with the same units on an opaque sheet of its own, of the same size."""
        other = type(self).__new__(type(self))
        other.left, other.top = self.left, self.top
        other._adopt(Image.new("RGB", self.image.size, rgb(colour)), self.scale, self.origin)
        return other

    def inlay(self, sheet: Self, outline: Points) -> None:
        """Copy the part of another sheet inside an outline to this one."""
        self.image.paste(sheet.image, (0, 0), self._mask(outline))

    def fill(self, points: Points, colour: str, opacity: float = 1.0) -> None:
        """Fill an area."""
        if opacity < 1 and self.image.mode == "RGB":
            self._draw.polygon(self._pts(points), fill=(*rgb(colour), round(255 * opacity)))
        else:
            super().fill(points, colour, opacity)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: str, opacity: float = 1.0) -> None:
        """Fill an upright ellipse."""
        self.fill(ellipse(x, y, rx, ry), colour, opacity)

    def outlined_oval(self, x: float, y: float, rx: float, ry: float, colour: str, ink: str, width: float) -> None:
        """Draw an upright ellipse with a contour inside its radii."""
        self.fill(ellipse(x, y, rx, ry), ink)
        self.fill(ellipse(x, y, rx - width, ry - width), colour)

    def box(
        self, x0: float, y0: float, x1: float, y1: float, colour: str, ink: str = "", width: float = 2
    ) -> None:
        """Draw an upright rectangle from corner to corner, with a contour if ``ink`` is given."""
        points = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        self.fill(points, colour)
        if ink:
            self.stroke(points, ink, width, closed=True)

    def panel(
        self, x: float, y: float, w: float, h: float, radius: float, colour: str, ink: str = "", width: float = 2
    ) -> None:
        """Draw a rectangle with rounded corners, top left at (x, y), with a contour if ``ink`` is given."""
        points = rounded(x, y, w, h, radius)
        self.fill(points, colour)
        if ink:
            self.stroke(points, ink, width, closed=True)

    def line(self, points: Points, colour: str, width: float, opacity: float = 1.0) -> None:
        """Draw a line with square ends."""
        paint = (*rgb(colour), round(255 * opacity))
        self._draw.line(self._pts(points), fill=paint, width=max(1, round(width * self.scale)), joint="curve")

    def taper(
        self, points: Points, start: float, middle: float, end: float, colour: str, opacity: float = 1.0
    ) -> None:
        """Draw a line whose width goes from ``start`` over ``middle`` to ``end``."""
        last = len(points) - 1
        left, right = [], []
        for i, (x, y) in enumerate(points):
            (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(last, i + 1)]
            m = math.hypot(x1 - x0, y1 - y0) or 1
            t = i / last
            width = start + (middle - start) * t * 2 if t < 0.5 else middle + (end - middle) * (t - 0.5) * 2
            dx, dy = (x1 - x0) / m * width / 2, (y1 - y0) / m * width / 2
            left.append((x - dy, y + dx))
            right.append((x + dy, y - dx))
        self.fill(left + right[::-1], colour, opacity)

    def hatch(
        self, x0: float, y0: float, x1: float, y1: float, width: float, colour: str, opacity: float = 1.0
    ) -> None:
        """Draw one short stroke of a hatching."""
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        self.taper([(x0, y0), middle, (x1, y1)], width * 0.3, width, width * 0.2, colour, opacity)


def shaky(
    rng: random.Random, points: Points, by: float, step: float = 6, closed: bool = False
) -> list[tuple[float, float]]:
    """Return the line as an unsteady hand draws it, off by at most about ``by`` pixels."""
    rates = ((0.045, 0.5), (0.11, 0.35), (0.23, 0.25))
    waves = [(rate, share, rng.uniform(0, 6.28), rng.uniform(0, 6.28)) for rate, share in rates]
    out = []
    for i, (x, y) in enumerate(divided(points, step, closed)):
        s = i * step
        dx = sum(share * math.sin(s * rate + a) for rate, share, a, _ in waves)
        dy = sum(share * math.sin(s * rate + b) for rate, share, _, b in waves)
        out.append((x + by * dx, y + by * dy))
    return out
