"""Heraldic patterns that distinguish seats without colour."""

from PIL import Image, ImageDraw

from render.drawing.colour import rgb
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.geometry import diamond


def pattern(size: tuple[float, float], ground: str, figure: str, name: str, unit: float) -> Image.Image:
    """Draw a supersampled field. unit: width of a stripe in canvas pixels. Raises ValueError for unknown names."""
    w, h, u = round(size[0] * S), round(size[1] * S), unit * S
    image = Image.new("RGB", (w, h), rgb(ground))
    draw = ImageDraw.Draw(image)
    paint = rgb(figure)
    match name:
        case "bend":
            step = 2.4 * u
            for i in range(int((w + 2 * h) / step) + 2):
                x = -h - 2 * u + i * step
                draw.polygon([(x, h), (x + u, h), (x + u + h, 0), (x + h, 0)], fill=paint)
        case "pale":
            n = max(1, round(w / (2 * u)))
            for i in range(n):
                draw.rectangle((w / (2 * n + 1) * (2 * i + 1), 0, w / (2 * n + 1) * (2 * i + 2), h), fill=paint)
        case "fess":
            n = max(1, round(h / (2.6 * u)))
            for i in range(n):
                draw.rectangle((0, h / (2 * n + 1) * (2 * i + 1), w, h / (2 * n + 1) * (2 * i + 2)), fill=paint)
        case "chequy":
            v = u * 1.25
            for j in range(int(h / v) + 1):
                for i in range(int(w / v) + 1):
                    if (i + j) % 2:
                        draw.rectangle((i * v, j * v, (i + 1) * v - 1, (j + 1) * v - 1), fill=paint)
        case "lozengy" | "roundels":
            v = u * 1.7
            for j in range(int(h / v * 1.2) + 2):
                for i in range(int(w / v) + 2):
                    x, y, r = i * v + (v / 2 if j % 2 else 0), j * v * 0.85, u * 0.42
                    if name == "lozengy":
                        draw.polygon(diamond(x, y, r, r * 1.5), fill=paint)
                    else:
                        draw.ellipse((x - r, y - r, x + r, y + r), fill=paint)
        case _:
            raise ValueError(f"no pattern {name!r}")
    return image
