"""Drawing with soft edges: everything is drawn at three times its size and reduced once.

A pen has its own units and its own origin. Its result is an `Art`: pixels and the position of the origin in them,
ready for pasting.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from render.drawing.colour import rgb
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.fonts import face
from render.drawing.geometry import Box, Point, Points, circle, ellipse, rounded
from render.drawing.icons import ICONS

INK = "#2b1b12"
"""The default contour of every shape; the same in all themes."""

_SHADOW = (40, 22, 8)


class Art:
    """A finished drawing: colours and coverage at canvas size, and the position of its origin in them."""

    __slots__ = ("alpha", "anchor", "colours")

    def __init__(self, colours: Image.Image, alpha: Image.Image, anchor: tuple[int, int]) -> None:
        self.colours = colours
        self.alpha = alpha
        self.anchor = anchor

    def onto(self, sheet: Image.Image, at: tuple[int, int]) -> None:
        """Paste it on a sheet with its origin at a place in pixels."""
        sheet.paste(self.colours, (at[0] - self.anchor[0], at[1] - self.anchor[1]), self.alpha)


class Pen:
    """Draws on a transparent layer, or on an opaque sheet, where translucent paint costs nothing extra.

    Its strokes may swell and taper, as an engraver's do.

    box: the drawable area in the pen's own units, around the origin (0, 0). unit: canvas pixels per unit.
    """

    def __init__(self, box: Box, unit: float = 1.0) -> None:
        self.left, self.top = math.ceil(-box[0] * unit), math.ceil(-box[1] * unit)
        size = (self.left + math.ceil(box[2] * unit)) * S, (self.top + math.ceil(box[3] * unit)) * S
        self._adopt(Image.new("RGBA", size, (0, 0, 0, 0)), unit * S, (self.left * S, self.top * S))

    @classmethod
    def square(cls, half: float) -> Pen:
        """Return a pen whose area reaches ``half`` units to each side of its origin."""
        return cls((-half, -half, half, half))

    def _adopt(self, image: Image.Image, scale: float, origin: Point) -> None:
        self.image = image
        self.scale = scale
        self.origin = origin
        self._draw = ImageDraw.Draw(image, "RGBA")

    # ------------------------------------------------------------------ other pens

    @classmethod
    def on(cls, sheet: Image.Image, unit: float = 1.0, x: float = 0, y: float = 0) -> Pen:
        """Return a pen on a supersampled opaque sheet (mode RGB) whose origin is at the canvas pixel (x, y)."""
        return cls._made(round(x), round(y), sheet, unit * S, (x * S, y * S))

    @classmethod
    def _made(cls, left: int, top: int, image: Image.Image, scale: float, origin: Point) -> Pen:
        pen = cls.__new__(cls)
        pen.left, pen.top = left, top
        pen._adopt(image, scale, origin)
        return pen

    def at(self, x: float, y: float, unit: float = 1.0) -> Pen:
        """Return a pen on the same layer whose origin is at (x, y) and whose unit is ``unit`` of this one's."""
        return self._made(self.left, self.top, self.image, self.scale * unit, self._px((x, y)))

    def layer(self) -> Pen:
        """Return a pen with the same units on an empty layer of its own."""
        empty = Image.new("RGBA", self.image.size, (0, 0, 0, 0))
        return self._made(self.left, self.top, empty, self.scale, self.origin)

    def blank(self, colour: str) -> Pen:
        """Return a pen with the same units on an opaque sheet of its own, of the same size."""
        sheet = Image.new("RGB", self.image.size, rgb(colour))
        return self._made(self.left, self.top, sheet, self.scale, self.origin)

    def inlay(self, sheet: Pen, outline: Points) -> None:
        """Copy the part of another sheet inside an outline to this one."""
        self.image.paste(sheet.image, (0, 0), self._mask(outline))

    def lay(self, layer: Pen, inside: Points | None = None, opacity: float = 1.0) -> None:
        """Put another pen's layer on this one, all of it or the part inside an outline."""
        alpha = layer.image.getchannel("A")
        if inside is not None:
            alpha = ImageChops.multiply(alpha, self._mask(inside))
        if opacity < 1:
            alpha = alpha.point(lambda value: round(value * opacity))
        layer.image.putalpha(alpha)
        self.image.alpha_composite(layer.image)

    def stamp(self, other: Pen, x: int = 0, y: int = 0) -> None:
        """Put a smaller pen's layer on this one, its origin at (x, y) of this one, in canvas pixels."""
        self.image.alpha_composite(other.image, ((self.left - other.left + x) * S, (self.top - other.top + y) * S))

    def art(self) -> Art:
        """Return the drawing, reduced to canvas size, with the origin of the first pen as its anchor."""
        small = self.image.resize((self.image.width // S, self.image.height // S), Image.Resampling.LANCZOS)
        return Art(small.convert("RGB"), small.getchannel("A"), (self.left, self.top))

    # ------------------------------------------------------------------ shapes

    def fill(self, points: Points, colour: str, opacity: float = 1.0) -> None:
        """Fill an area."""
        paint = (*rgb(colour), round(255 * opacity))
        if opacity >= 1:
            self._draw.polygon(self._pts(points), fill=rgb(colour))
        elif self.image.mode == "RGB":
            self._draw.polygon(self._pts(points), fill=paint)
        else:
            self._blend(points, lambda size: Image.new("RGBA", size, paint))

    def discs(self, x: float, y: float, *discs: tuple[float, str]) -> None:
        """Fill discs around a point, the largest first: radius and colour of each."""
        for radius, colour in discs:
            self.fill(circle(x, y, radius), colour)

    def boxes(self, outer: tuple[float, float, float, float], *boxes: tuple[float, float, str]) -> None:
        """Fill boxes in each other, the largest first: distance from ``outer``, radius of corners, colour of each.

        outer: left, top, width and height.
        """
        x, y, w, h = outer
        for by, radius, colour in boxes:
            self.fill(rounded(x + by, y + by, w - 2 * by, h - 2 * by, radius), colour)

    def grade(self, points: Points, start: str, end: str, width: float = 0, ink: str = INK) -> None:
        """Fill an area with a gradient from its top to its foot. width: of its contour, 0 for none."""

        def make(size: tuple[int, int]) -> Image.Image:
            ramp = Image.linear_gradient("L").resize(size)
            return ImageOps.colorize(ramp, rgb(start), rgb(end)).convert("RGBA")

        self._blend(points, make)
        if width:
            self.stroke(points, ink, width, closed=True)

    def texture(self, points: Points, image: Image.Image) -> None:
        """Fill an area with an image stretched to its bounding box."""
        self._blend(points, lambda size: image.convert("RGBA").resize(size))

    def stroke(self, points: Points, colour: str, width: float, closed: bool = False) -> None:
        """Draw a line with round ends, or a closed contour."""
        line = self._pts(points)
        if closed:
            line = line + line[:2]
        pixels = max(1, round(width * self.scale))
        self._draw.line(line, fill=rgb(colour), width=pixels, joint="curve")
        radius = pixels / 2
        if not closed and pixels > 2:
            for x, y in (line[0], line[-1]):
                self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=rgb(colour))

    def strokes(self, points: Points, *lines: tuple[str, float], closed: bool = False) -> None:
        """Draw one line on another, the widest first: colour and width of each."""
        for colour, width in lines:
            self.stroke(points, colour, width, closed)

    def shape(self, points: Points, colour: str, width: float = 2.4, ink: str = INK) -> None:
        """Fill an area and draw its contour."""
        self.fill(points, colour)
        self.stroke(points, ink, width, closed=True)

    def shadow(
        self, points: Points, right: float = 2, down: float = 5, blur: float = 5, opacity: float = 0.4
    ) -> None:
        """Draw the soft warm shadow of an area; distances in canvas pixels."""
        pad = math.ceil(blur * 3) * S
        shifted = [(x + right * S, y + down * S) for x, y in self._pts(points)]
        x0, y0 = math.floor(min(p[0] for p in shifted)) - pad, math.floor(min(p[1] for p in shifted)) - pad
        x1, y1 = math.ceil(max(p[0] for p in shifted)) + pad, math.ceil(max(p[1] for p in shifted)) + pad
        # A blurred edge needs no supersampling.
        small = Image.new("L", (max(1, (x1 - x0) // S), max(1, (y1 - y0) // S)), 0)
        outline = [((x - x0) / S, (y - y0) / S) for x, y in shifted]
        ImageDraw.Draw(small).polygon(outline, fill=round(255 * opacity))
        mask = small.filter(ImageFilter.GaussianBlur(blur)).resize((x1 - x0, y1 - y0), Image.Resampling.BILINEAR)
        dark = Image.new("RGBA", mask.size, (*_SHADOW, 255))
        dark.putalpha(mask)
        cut_x, cut_y = max(0, -x0), max(0, -y0)
        dark = dark.crop(
            (cut_x, cut_y, min(dark.width, self.image.width - x0), min(dark.height, self.image.height - y0))
        )
        self.image.alpha_composite(dark, (max(0, x0), max(0, y0)))

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

    # ------------------------------------------------------------------ glyphs and other drawings

    def glyph(
        self, x: float, y: float, text: str, name: str, size: float, colour: str, outline: float = 0
    ) -> None:
        """Draw text as part of a drawing, centred; ``size`` and ``outline`` in the pen's units."""
        unit = self.scale / S
        self._draw.text(
            self._px((x, y)),
            text,
            font=face(name, size * unit),
            fill=rgb(colour),
            anchor="mm",
            stroke_width=round(outline * self.scale),
            stroke_fill=INK if outline else None,
        )

    def icon(self, x: float, y: float, name: str, size: float, colour: str, outline: float = 0) -> None:
        """Draw an icon as part of a drawing, centred."""
        self.glyph(x, y, ICONS[name], "icon", size, colour, outline)

    def turned(self, angle: float) -> None:
        """Turn the drawing clockwise about the middle of the layer."""
        self._adopt(self.image.rotate(-angle, Image.Resampling.BICUBIC), self.scale, self.origin)

    # ------------------------------------------------------------------ inside

    def _px(self, point: Point) -> Point:
        return point[0] * self.scale + self.origin[0], point[1] * self.scale + self.origin[1]

    def _pts(self, points: Points) -> list[Point]:
        return [self._px(point) for point in points]

    def _mask(self, points: Points) -> Image.Image:
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).polygon(self._pts(points), fill=255)
        return mask

    def _blend(self, points: Points, make: Callable[[tuple[int, int]], Image.Image]) -> None:
        line = self._pts(points)
        x0 = max(0, math.floor(min(p[0] for p in line)) - 1)
        y0 = max(0, math.floor(min(p[1] for p in line)) - 1)
        x1 = min(self.image.width, math.ceil(max(p[0] for p in line)) + 1)
        y1 = min(self.image.height, math.ceil(max(p[1] for p in line)) + 1)
        if x1 <= x0 or y1 <= y0:
            return
        mask = Image.new("L", (x1 - x0, y1 - y0), 0)
        ImageDraw.Draw(mask).polygon([(x - x0, y - y0) for x, y in line], fill=255)
        paint = make(mask.size)
        paint.putalpha(ImageChops.multiply(paint.getchannel("A"), mask))
        self.image.alpha_composite(paint, (x0, y0))
