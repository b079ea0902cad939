"""The positions of a close-up's labels: beside the things that they name, hiding as little else as possible."""

from collections.abc import Iterable, Sequence

from engines.nuremberg.geography.city import CITY_DATA, SITE, SITES
from render.games.nuremberg.layout import CITY_MAP, MEDALLION
from render.kit.maps.closeups import Seen, Shapes, lay_labels, seen_sprite
from render.kit.maps.hexmap import Spot
from render.scene import Item, Sprite

_SHAPES: Shapes = {
    "nuremberg.number": ((-33, -33, 66, 66), 4),
    "nuremberg.settlement": ((-25, -28, 52, 56), 6),
    "nuremberg.station": ((-18, -22, 36, 40), 4),
    "nuremberg.workshop": ((-30, -46, 60, 92), 5),
    "nuremberg.site": ((-22, -22, 44, 44), 8),
    "nuremberg.tower": ((-18, -56, 36, 72), 2),
    "nuremberg.wall": ((-36, -30, 72, 50), 0.5),
    "nuremberg.knight": ((-24, -46, 52, 84), 4),
    "nuremberg.disc": ((-18, -18, 36, 36), 3),
    "nuremberg.right": ((-59, -52, 118, 104), 3),
    "nuremberg.numeral": ((-18, -18, 36, 36), 4),
}

_MEDALLIONS: Sequence[Seen] = [
    ((x - MEDALLION, y - MEDALLION, 2 * MEDALLION, 2 * MEDALLION), 3)
    for cell, quarter in enumerate(CITY_DATA.hexes)
    if quarter.goods
    for x, y in (CITY_MAP.cell(cell),)
]

_FREE = (
    (0, 0), (0, -14), (0, 14), (-14, 0), (14, 0), (0, -42), (0, 42), (-56, 0), (56, 0), (-50, -36), (50, -36),
    (-50, 36), (50, 36),
)  # fmt: skip
_BESIDE = (
    (0, 42), (0, -42), (50, 0), (-50, 0), (44, 26), (-44, 26), (44, -26), (-44, -26), (22, 40), (-22, 40),
    (22, -40), (-22, -40),
)  # fmt: skip
_FIELD = ((0, 52), (0, -52), (60, 0), (-60, 0), (54, 28), (-54, 28), (54, -28), (-54, -28))
"""Possible positions of a label, the usual one first: of free places, of sections and sites with symbols, of
fields.
"""


def label_spots(places: Sequence[tuple[str, str, Spot]], things: Iterable[Item]) -> list[Spot]:
    """Return the middle of each label's pill. places: label, reference, spot. things: the items on the board."""
    seen = [
        seen_sprite(item, _SHAPES)
        for item in things
        if isinstance(item, Sprite) and item.art in _SHAPES and _tells(item)
    ]
    seen += _MEDALLIONS
    asides = [_asides(ref) for _, ref, _ in places]
    labelled = [(label, spot, ways, ways is _FREE) for (label, _, spot), ways in zip(places, asides, strict=True)]
    return lay_labels(labelled, seen)


def _asides(ref: str) -> tuple[Spot, ...]:
    kind, _, name = ref.partition(":")
    if kind == "route" or (kind == "site" and SITES[SITE[name]].trade):
        return _BESIDE
    return _FIELD if kind == "field" else _FREE


def _tells(item: Sprite) -> bool:
    """Return whether a label would hide something: a site without a symbol is only a place."""
    return item.art != "nuremberg.site" or bool(item.args[0])
