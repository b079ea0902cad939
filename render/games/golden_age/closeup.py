"""The private close-up: the part of the board where something may be chosen, each place with its label."""

from __future__ import annotations

from collections.abc import Iterator

from engines.golden_age.data import COLONY_IDS, COLOURS
from engines.golden_age.geography import LENGTH, PROVINCE
from engines.golden_age.view import GoldenAgeView
from render.card import MatchCard
from render.fonts import width
from render.games.golden_age.board import map_items
from render.games.golden_age.layout import (
    COLONIES_BOX,
    FRAME,
    GUILD_INDEX,
    HOUSE,
    HOUSE_HEIGHT,
    LABEL,
    RING,
    RING_SIZE,
    STRIP_BOTTOM,
    Spot,
    house_spot,
    inner_spot,
    label_spot,
    port_spot,
)
from render.games.golden_age.news import read_news
from render.games.golden_age.table import colonies
from render.scene import Item, Scene, Sprite, Text
from render.theme import Theme

_AROUND = 170
"""Pixels shown around the places, so that a reader knows where they are."""
_LEAST = (640, 560)
_PILL_HEIGHT, _LEAST_PILL = 48, 62
_SIZES = (40, 40, 36, 30)
"""Type sizes of labels by their length."""
_OVER_NAME = 38
"""How far a province's label lies above its name."""
_ON_PORT, _ON_GABLE = 46, 12
_REACH = 60
"""How far a sprite may reach from its anchor."""
_PIECE = 32
"""Half the width of a piece that a label should not hide."""
_HIDEABLE = ("golden.pawn", "golden.marker", "golden.stadtholder")


def closeup_scene(view: GoldenAgeView, card: MatchCard, theme: Theme) -> Scene:
    """The labelled places, cut out as closely as they lie; the whole map if none is labelled.

    Labels of other things than provinces, guilds, colonies and spaces are passed over.
    """
    places = [(label, ref, spot) for ref, label in card.labels if (spot := spot_of(ref)) is not None]
    left, top, w, h = _window([spot for _, _, spot in places])
    news = read_news(())
    things = [*map_items(view, card, news, theme, quiet=True), *colonies(view, card, news, theme)]
    inside = [*things, *_labels(places, things, theme)]
    items = tuple(_moved(item, -left, -top) for item in inside if _touches(item, left, top, w, h))
    return Scene("golden_age", (w, h), "golden.part", (left, top, w, h), items)


def spot_of(ref: str) -> Spot | None:
    """Where the label of a reference ("province:holland", "guild:green", "colony:2", "space:9") lies."""
    kind, _, name = ref.partition(":")
    if kind == "province" and name in PROVINCE:
        return label_spot(name)
    if kind == "guild" and name in COLOURS:
        x, y = house_spot(GUILD_INDEX[name])
        return x + HOUSE // 2, y + _ON_GABLE
    if kind == "colony" and name in COLONY_IDS:
        x, y = port_spot(name)
        return x, y - _ON_PORT
    if kind == "space" and name.isdecimal() and int(name) < LENGTH:
        return inner_spot(int(name), _PILL_HEIGHT // 2)
    return None


def _window(spots: list[Spot]) -> tuple[int, int, int, int]:
    """Left, top, width and height of what is shown."""
    ring = (RING[0] - FRAME, RING[1] - FRAME, RING[0] + RING_SIZE[0] + FRAME, RING[1] + RING_SIZE[1] + FRAME)
    if not spots:
        return ring[0], ring[1], ring[2] - ring[0], ring[3] - ring[1]
    low_end = STRIP_BOTTOM + 8 if any(y > ring[3] for _, y in spots) else ring[3]
    right_end = COLONIES_BOX[0] + COLONIES_BOX[2] + 8 if all(y > ring[3] for _, y in spots) else ring[2]
    sides = []
    for low, high, least, first, last in (
        (min(x for x, _ in spots), max(x for x, _ in spots), _LEAST[0], 2, right_end),
        (min(y for _, y in spots), max(y for _, y in spots), _LEAST[1], ring[1], low_end),
    ):
        size = min(max(least, high - low + 2 * _AROUND), last - first)
        start = min(max(first, (low + high - size) // 2), last - size)
        sides.append((start, size))
    (left, w), (top, h) = sides
    return left, top, w, h


def _labels(places: list[tuple[str, str, Spot]], things: list[Item], theme: Theme) -> Iterator[Item]:
    c = theme.colours
    for label, ref, (x, y) in places:
        size = _SIZES[min(len(label), len(_SIZES)) - 1]
        w, h = max(_LEAST_PILL, round(width(label, "number-black", size)) + 24), _PILL_HEIGHT
        if ref.startswith("guild:"):
            size, w, h = min(size, 28), 49, 38
        if ref.startswith("province:"):
            x, y = _beside_name(ref.partition(":")[2], (x, y), w, things)
        yield Sprite("pill", (x, y), (w, h, "gold"), f"label.{label}")
        box = (x - w // 2 + 2, y - h // 2, w - 4, h)
        yield Text(label, (x, y - 1), "number-black", size, c.ink, c.gold, "mm", box, ref=ref)


def _beside_name(province: str, name: Spot, w: int, things: list[Item]) -> Spot:
    """Where a label lies round a province's name so that it hides the fewest pieces and names, above it first."""
    x, y = name
    aside = round(width(province.upper(), "serif-bold", LABEL)) // 2 + w // 2 + 6
    spots = ((x, y - _OVER_NAME), (x - aside, y), (x + aside, y), (x - aside // 2, y - _OVER_NAME),
             (x + aside // 2, y - _OVER_NAME), (x, y + _OVER_NAME))  # fmt: skip

    def hidden(spot: Spot) -> int:
        return sum(
            max(0, w // 2 + half[0] - abs(spot[0] - item.at[0]))
            * max(0, _PILL_HEIGHT // 2 + half[1] - abs(spot[1] - item.at[1]))
            for item in things
            if (half := _half(item)) is not None
        )

    return min(spots, key=hidden)


def _half(item: Item) -> tuple[int, int] | None:
    """Half the width and height of what a label should not hide: a piece, a name; None for anything else."""
    if isinstance(item, Text):
        return (item.box[2] // 2, LABEL // 2) if item.ref.startswith("province.") else None
    return (_PIECE, _PIECE) if item.art in _HIDEABLE else None


def _touches(item: Item, left: int, top: int, w: int, h: int) -> bool:
    """Whether something may be seen in the window; a text must be seen whole."""
    x, y = item.at
    if isinstance(item, Text):
        x0, y0, bw, bh = item.box
        return left <= x0 and top <= y0 and x0 + bw <= left + w and y0 + bh <= top + h
    reach = HOUSE_HEIGHT if item.art == "golden.windows" else _REACH
    return left - reach <= x <= left + w + reach and top - reach <= y <= top + h + reach


def _moved(item: Item, x: int, y: int) -> Item:
    if isinstance(item, Sprite):
        return Sprite(item.art, (item.at[0] + x, item.at[1] + y), item.args, item.ref)
    left, top, w, h = item.box
    return Text(
        item.text, (item.at[0] + x, item.at[1] + y), item.face, item.size, item.colour, item.on, item.anchor,
        (left + x, top + y, w, h), item.outline, item.ref,
    )  # fmt: skip
