"""Outlines as lists of points. Lengths are canvas pixels, angles degrees clockwise from twelve o'clock."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float]
Points = Sequence[Point]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
_BEZIER_STEPS = 18


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """Return the point at a distance and direction from (x, y)."""
    turn = math.radians(angle)
    return x + radius * math.sin(turn), y - radius * math.cos(turn)


def arc(x: float, y: float, radius: float, start: float, end: float, step: float = 1.5) -> list[Point]:
    """Return points on a circle from one angle to another, both included, about ``step`` degrees apart."""
    n = max(2, int(abs(end - start) / step) + 1)
    return [polar(x, y, radius, start + (end - start) * i / n) for i in range(n + 1)]


def circle(x: float, y: float, radius: float) -> list[Point]:
    """Return a full circle."""
    return arc(x, y, radius, 0, 360, 3)[:-1]


def ellipse(x: float, y: float, rx: float, ry: float) -> list[Point]:
    """Return an upright ellipse with its two radii."""
    return [(x + rx * math.cos(t), y + ry * math.sin(t)) for t in (math.tau * i / 60 for i in range(60))]


def ring_part(x: float, y: float, inner: float, outer: float, start: float, end: float, gap: float) -> list[Point]:
    """Return the part of a ring between two angles, inset by ``gap`` pixels on every side."""
    narrow_in, narrow_out = math.degrees(gap / inner), math.degrees(gap / outer)
    outside = arc(x, y, outer - gap, start + narrow_out, end - narrow_out)
    return outside + arc(x, y, inner + gap, end - narrow_in, start + narrow_in)


def box_points(x: float, y: float, w: float, h: float) -> list[Point]:
    """Return a rectangle with its top left corner at (x, y)."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def rounded(x: float, y: float, w: float, h: float, radius: float) -> list[Point]:
    """Return a rectangle with rounded corners, top left at (x, y)."""
    out: list[Point] = []
    left, right, top, bottom = x + radius, x + w - radius, y + radius, y + h - radius
    for cx, cy, angle in ((right, top, 0), (right, bottom, 90), (left, bottom, 180), (left, top, 270)):
        out += arc(cx, cy, radius, angle, angle + 90, 6)
    return out


def diamond(x: float, y: float, rx: float, ry: float) -> list[Point]:
    """Return a lozenge with its half diagonals."""
    return [(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)]


def rotated(points: Points, angle: float, x: float = 0, y: float = 0) -> list[Point]:
    """Return the points turned clockwise about (x, y)."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return [(x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points]


def moved(points: Points, x: float, y: float) -> list[Point]:
    """Return the points shifted."""
    return [(px + x, py + y) for px, py in points]


def scaled(points: Points, factor: float) -> list[Point]:
    """Return the points scaled about the origin."""
    return [(px * factor, py * factor) for px, py in points]


def bounds(points: Points) -> Box:
    """Return the smallest box around the points."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def _bezier(p0: Point, p1: Point, p2: Point, p3: Point) -> list[Point]:
    """Return a cubic Bézier curve without its first point."""
    out = []
    for i in range(1, _BEZIER_STEPS + 1):
        t = i / _BEZIER_STEPS
        u = 1 - t
        a, b, c, d = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        x = a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0]
        out.append((x, a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]))
    return out


def outline(path: str) -> list[Point]:
    """Return one contour from the commands M, L, C and Z of an SVG path; absolute coordinates only."""
    tokens = path.replace(",", " ").split()
    out: list[Point] = []
    i, command = 0, ""
    while i < len(tokens):
        if tokens[i] in "MLCZ":
            command = tokens[i]
            i += 1
        elif command == "C":
            v = [float(t) for t in tokens[i : i + 6]]
            out += _bezier(out[-1], (v[0], v[1]), (v[2], v[3]), (v[4], v[5]))
            i += 6
        else:
            out.append((float(tokens[i]), float(tokens[i + 1])))
            i += 2
    return out


def spline(points: Points, n: int = 8) -> list[Point]:
    """Return a smooth open line through all points (Catmull-Rom), ``n`` steps between two."""
    ring = [points[0], *points, points[-1]]
    out: list[Point] = []
    for a, b, c, d in zip(ring, ring[1:], ring[2:], ring[3:], strict=False):
        for k in range(n):
            t = k / n
            out.append((_catmull_rom(a[0], b[0], c[0], d[0], t), _catmull_rom(a[1], b[1], c[1], d[1], t)))
    out.append(points[-1])
    return out


def _catmull_rom(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def bow(x: float, y: float, rx: float, ry: float, start: float, end: float, n: int = 24) -> list[Point]:
    """Return part of an upright ellipse; angles in degrees clockwise from three o'clock, both ends included."""
    turns = (math.radians(start + (end - start) * i / n) for i in range(n + 1))
    return [(x + rx * math.cos(t), y + ry * math.sin(t)) for t in turns]


def divided(points: Points, step: float, closed: bool = False) -> list[Point]:
    """Return the line with points about every ``step`` pixels; a closed one ends just before its start."""
    ring = [*points, points[0]] if closed else list(points)
    out: list[Point] = []
    for (x0, y0), (x1, y1) in pairwise(ring):
        n = max(1, int(math.dist((x0, y0), (x1, y1)) / step))
        out += [(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n) for i in range(n)]
    if not closed:
        out.append(ring[-1])
    return out


def left_of(closed: Points, x: float) -> list[Point]:
    """Return the part of a closed outline to the left of a vertical line."""
    out: list[Point] = []
    for (ax, ay), (bx, by) in pairwise([*closed, closed[0]]):
        if ax <= x:
            out.append((ax, ay))
        if (ax <= x) != (bx <= x):
            out.append((x, ay + (by - ay) * (x - ax) / (bx - ax)))
    return out


def along(closed: Points, distance: float) -> Point:
    """Return the point at a distance along a closed outline, wrapping around."""
    return walked([*closed, closed[0]], distance % perimeter(closed))


def perimeter(closed: Points) -> float:
    """Return the length of a closed outline."""
    return length_of([*closed, closed[0]])


def walked(line: Points, distance: float) -> Point:
    """Return the point at a distance along an open line, or its end."""
    for (x0, y0), (x1, y1) in pairwise(line):
        length = math.dist((x0, y0), (x1, y1))
        if distance <= length and length > 0:
            share = distance / length
            return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        distance -= length
    return line[-1]


def length_of(line: Points) -> float:
    """Return the length of an open line."""
    return sum(math.dist(a, b) for a, b in pairwise(line))


def shaky(rng: random.Random, points: Points, by: float, step: float = 6, closed: bool = False) -> list[Point]:
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
