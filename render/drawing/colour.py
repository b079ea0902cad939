"""Colours as ``#rrggbb`` text, and the arithmetic that drawing and checks need."""

from functools import lru_cache

Rgb = tuple[int, int, int]


@lru_cache(maxsize=1024)
def rgb(colour: str) -> Rgb:
    """Return the channels (0 to 255) of a ``#rrggbb`` colour. Raises ValueError for any other text."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"{colour!r} is no #rrggbb colour")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """Return the colour that lies ``share`` (0 to 1) of the way from ``one`` to ``other``."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "#{:02x}{:02x}{:02x}".format(*parts)


def luminance(colour: str) -> float:
    """Return the relative luminance after WCAG 2.2, 0 (black) to 1 (white)."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in rgb(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio after WCAG 2.2, 1 (equal) to 21 (black on white)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
