"""The private close-up: the part of the board where something may be chosen, each place with its label."""

from __future__ import annotations

from collections.abc import Iterator

from engines.golden_age.data import COLONY_IDS, COLOURS, NUMBERS
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
    RING,
    RING_SIZE,
    STRIP_BOTTOM,
    Spot,
    floor_spot,
    house_spot,
    label_spot,
    port_spot,
    tile_spot,
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
_ON_PORT = 44
_REACH = 620


def closeup_scene(view: GoldenAgeView, card: MatchCard, theme: Theme) -> Scene:
    """The labelled places, cut out as closely as they lie; the whole map if none is labelled.

    Labels of other things than provinces, guilds, colonies and spaces are passed over.
    """
    places = [(label, ref, spot) for ref, label in card.labels if (spot := _spot(ref, view)) is not None]
    left, top, w, h = _window([spot for _, _, spot in places])
    news = read_news(())
    inside = [
        *map_items(view, card, news, theme),
        *colonies(view, card, news, theme),
        *_labels(places, theme),
    ]
    items = tuple(_moved(item, -left, -top) for item in inside if _touches(item, left, top, w, h))
    return Scene("golden_age", (w, h), "golden.part", (left, top, w, h), items)


def _spot(ref: str, view: GoldenAgeView) -> Spot | None:
    """Where the label of a reference ("province:holland", "guild:green", "colony:2", "space:9") lies."""
    kind, _, name = ref.partition(":")
    if kind == "province" and name in PROVINCE:
        x, y = label_spot(name)
        return x, y - _OVER_NAME
    if kind == "guild" and name in COLOURS:
        guild = view.guilds[GUILD_INDEX[name]]
        if guild.price is not None:
            x, y = floor_spot(GUILD_INDEX[name], guild.price, NUMBERS.guild_prices)
            return x, y - 38
        x, y = house_spot(GUILD_INDEX[name])
        return x + HOUSE // 2, y + 30
    if kind == "colony" and name in COLONY_IDS:
        x, y = port_spot(name)
        return x, y + _ON_PORT
    if kind == "space" and name.isdecimal() and int(name) < LENGTH:
        return tile_spot(int(name))
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


def _labels(places: list[tuple[str, str, Spot]], theme: Theme) -> Iterator[Item]:
    c = theme.colours
    for label, ref, (x, y) in places:
        size = _SIZES[min(len(label), len(_SIZES)) - 1]
        w, h = max(_LEAST_PILL, round(width(label, "number-black", size)) + 24), _PILL_HEIGHT
        if ref.startswith("guild:"):
            size, w, h = min(size, 28), 48, 38
        yield Sprite("pill", (x, y), (w, h, "gold"), f"label.{label}")
        box = (x - w // 2 + 2, y - h // 2, w - 4, h)
        yield Text(label, (x, y - 1), "number-black", size, c.ink, c.gold, "mm", box, ref=ref)


def _touches(item: Item, left: int, top: int, w: int, h: int) -> bool:
    """Whether something may be seen in the window; lit provinces are anchored far away and always kept."""
    if isinstance(item, Sprite) and item.art == "golden.lit":
        return True
    x, y = item.at
    reach = 430 if isinstance(item, Sprite) and item.art == "golden.windows" else 130
    return left - reach <= x <= left + w + reach and top - reach <= y <= top + h + reach


def _moved(item: Item, x: int, y: int) -> Item:
    if isinstance(item, Sprite):
        return Sprite(item.art, (item.at[0] + x, item.at[1] + y), item.args, item.ref)
    left, top, w, h = item.box
    return Text(
        item.text, (item.at[0] + x, item.at[1] + y), item.face, item.size, item.colour, item.on, item.anchor,
        (left + x, top + y, w, h), item.outline, item.ref,
    )  # fmt: skip
