"""Half-length figures in a box of -50..50: Jakob, and the merchant of the cards."""

import random

from render.drawing.geometry import circle, ellipse, outline, scaled
from render.drawing.pen import INK, Pen

_SKIN, _SHADE, _SHIRT = "#ebc29a", "#cf9a70", "#fbf6ea"
_LINE = 1.7
_HAIR_SEED = 4


def _half(path: str) -> list[tuple[float, float]]:
    return scaled(outline(path), 0.5)


def draw_merchant(p: Pen, line: float = _LINE) -> None:
    """Draw a bearded man in a feathered beret."""
    coat = _half("M -92 100 C -92 60 -56 44 -26 36 L 26 36 C 56 44 92 60 92 100 Z")
    p.grade(coat, "#4f7a78", "#274746", _LINE + 0.6)
    p.shape(_half("M -20 34 L 0 72 L 20 34 Z"), _SHIRT, _LINE)
    p.shape(_half("M -30 32 L -44 54 L -12 100 L -2 100 L -2 72 Z"), "#e3d3ae", _LINE)
    p.shape(_half("M 30 32 L 44 54 L 12 100 L 2 100 L 2 72 Z"), "#e3d3ae", _LINE)
    p.shape(
        _half("M -30 -34 C -33 -4 -28 22 -12 34 C -5 38 6 38 13 33 C 28 20 33 -6 30 -34 Z"), _SKIN, _LINE + 0.3
    )
    p.fill(_half("M 10 -30 C 22 -10 20 16 8 34 C 24 26 32 2 30 -34 Z"), _SHADE)
    beard = _half(
        "M -31 -6 C -33 24 -24 48 0 52 C 24 48 33 24 31 -6 C 26 4 20 10 12 9 "
        "C 4 4 -4 4 -12 9 C -20 10 -26 4 -31 -6 Z"
    )
    p.shape(beard, "#6b4423", _LINE)
    p.stroke(_half("M -9 19 C -4 22 4 22 9 19"), INK, 1.8)
    cap = _half(
        "M -60 -30 C -66 -62 -34 -84 6 -82 C 50 -80 70 -56 60 -32 "
        "C 44 -22 34 -30 0 -31 C -34 -32 -46 -20 -60 -30 Z"
    )
    p.shape(cap, "#7d2740", _LINE + 0.6)
    p.stroke(_half("M -44 -48 C -30 -62 -4 -70 22 -66"), "#b75a73", 2)
    p.shape(_half("M 30 -40 C 44 -84 72 -92 84 -84 C 80 -60 56 -44 34 -36 Z"), _SHIRT, _LINE)
    p.stroke(_half("M 34 -40 C 50 -64 66 -76 80 -82"), INK, 1.2)
    _features(p)


def draw_jakob(p: Pen, line: float = _LINE) -> None:
    """Draw a man in a fur collar and a gold net cap."""
    coat = _half("M -104 110 C -100 66 -62 50 -30 40 L 30 40 C 62 50 100 66 104 110 Z")
    p.grade(coat, "#4a3b33", "#231a16", _LINE)
    p.shape(_half("M -16 20 L -18 46 L 0 62 L 18 46 L 16 20 Z"), _SHADE, _LINE)
    p.shape(_half("M -22 40 L 0 66 L 22 40 L 12 80 L -12 80 Z"), _SHIRT, _LINE)
    fur = _half(
        "M -32 34 C -54 46 -70 72 -70 110 L -12 110 C -10 88 -6 76 0 66 C 6 76 10 88 12 110 L 70 110 "
        "C 70 72 54 46 32 34 C 26 50 12 62 0 68 C -12 62 -26 50 -32 34 Z"
    )
    p.grade(fur, "#b07a42", "#7a4b20")
    _draw_hair(p, fur)
    p.stroke(fur, INK, _LINE, closed=True)
    face = _half("M -31 -36 C -35 -8 -31 16 -16 30 C -8 36 8 36 16 29 C 30 14 34 -10 31 -36 Z")
    p.fill(face, _SKIN)
    p.fill(_half("M 14 -34 C 22 -8 18 14 6 33 C 24 30 33 4 31 -36 Z"), _SHADE)
    p.stroke(face, INK, _LINE + 0.2, closed=True)
    p.stroke(_half("M -10 16.5 C -6 19 -2 18 1 18.6 C 5 18 8 18.6 11 15.5"), "#8e3b2c", 1.7)
    p.stroke(_half("M -5 24 C -1 25.4 3 25.4 6 24"), "#b98055", 1.3)
    cap = _half(
        "M -37 -16 C -52 -62 -28 -92 2 -92 C 34 -92 52 -60 37 -16 "
        "C 33 -32 20 -37 0 -37 C -20 -37 -33 -32 -37 -16 Z"
    )
    p.grade(cap, "#f7d264", "#b37d18")
    for y, xs in ((-68, (-26, 0, 26)), (-52, (-38, -19, 0, 19, 38)), (-83, (-18, 4)), (-42, (-28, -10, 10, 28))):
        for x in xs:
            p.fill(scaled([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)], 0.5), "#6b4410")
    p.stroke(cap, INK, _LINE + 0.5, closed=True)
    p.stroke(_half("M -36 -22 C -28 -36 28 -36 36 -22"), "#6b4410", 1.5)
    _features(p)


def _draw_hair(p: Pen, fur: list[tuple[float, float]]) -> None:
    rng = random.Random(_HAIR_SEED)
    hair = p.layer()
    for i in range(230):
        side = -1 if i % 2 else 1
        x, y = side * (4 + 68 * rng.random()), 34 + 76 * rng.random()
        tip = x + side * (2 + 3 * rng.random()), y + 8
        hair.stroke(scaled([(x, y), tip], 0.5), ("#5a3413", "#d9a566", "#8a5a2a")[i % 3], 1.1)
    p.lay(hair, inside=fur)


def _features(p: Pen) -> None:
    """Draw eyes, brows and nose."""
    y = -14
    for side in (-1, 1):
        brow = f"M {side * 20} {y - 7} C {side * 15} {y - 12} {side * 9} {y - 11} {side * 6} {y - 7}"
        p.stroke(_half(brow), "#5a3a20", 1.7)
        p.fill(scaled(ellipse(side * 12.5, y, 6.4, 3.6), 0.5), "#fffdf5")
        p.fill(scaled(circle(side * 12.5 - 1, y, 3.3), 0.5), INK)
        p.stroke(_half(f"M {side * 19} {y} C {side * 16} {y - 5} {side * 9} {y - 5} {side * 6} {y}"), INK, 1.2)
    p.stroke(_half("M -2 -12 C -4 -2 -8 4 -7 8 C -5 11 0 11 3 9"), "#8a5a38", 1.5)
