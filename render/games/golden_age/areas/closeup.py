"""The private close-up: the part of the board with the possible choices, each place with its label."""

from collections.abc import Iterator

from engines.golden_age.data import COLONY_IDS, COLOURS
from engines.golden_age.geography import LENGTH, PROVINCE
from engines.golden_age.view import GoldenAgeView
from render.context import RenderContext
from render.drawing.fonts import width
from render.games.golden_age import layout
from render.games.golden_age.areas.beside_board import colonies
from render.games.golden_age.areas.board import map_items
from render.games.golden_age.news import read_news
from render.kit.maps.closeups import PILL_HEIGHT, Place, cut_out, least_hiding, pill, places_of, size_of, window
from render.scene import Item, Rect, Scene, Spot, Text
from render.theme import Theme

_AROUND = 170
"""Pixels shown around the places, so that a reader knows where they are."""
_LEAST = (640, 560)
_OVER_NAME = 38
"""How far a province's label is above its name."""
_ON_PORT, _ON_GABLE = 46, 12
_REACH = 60
"""How far a sprite may extend from its anchor."""
_PIECE = 32
"""Half the width of a piece that a label should not hide."""
_HIDEABLE = ("golden.pawn", "golden.marker", "golden.stadtholder")


def closeup_scene(view: GoldenAgeView, card: RenderContext, theme: Theme) -> Scene:
    """Return the labelled places, cropped as closely as possible; the whole map if none is labelled.

    Labels of things other than provinces, guilds, colonies and spaces are ignored.
    """
    places = places_of(card.labels, spot_of)
    spots = [spot for _, _, spot in places]
    part = window(spots, _bounds(spots), _LEAST, _AROUND)
    news = read_news(())
    things = [*map_items(view, card, news, theme, quiet=True), *colonies(view, card, news, theme)]
    inside = [*things, *_labels(places, things, theme)]
    items = cut_out(inside, part, lambda item: layout.HOUSE_HEIGHT if item.art == "golden.windows" else _REACH)
    return Scene("golden_age", part[2:], "golden.part", part, items)


def spot_of(ref: str) -> Spot | None:
    """Return where the label of a reference ("province:holland", "guild:green", "colony:2", "space:9") lies."""
    kind, _, name = ref.partition(":")
    if kind == "province" and name in PROVINCE:
        return layout.label_spot(name)
    if kind == "guild" and name in COLOURS:
        x, y = layout.house_spot(layout.GUILD_INDEX[name])
        return x + layout.HOUSE // 2, y + _ON_GABLE
    if kind == "colony" and name in COLONY_IDS:
        x, y = layout.port_spot(name)
        return x, y - _ON_PORT
    if kind == "space" and name.isdecimal() and int(name) < LENGTH:
        return layout.inner_spot(int(name), PILL_HEIGHT // 2)
    return None


def _bounds(spots: list[Spot]) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of what may be shown: the track, extended to places beside it."""
    (left, top), (w, h), edge = layout.RING, layout.RING_SIZE, layout.FRAME
    right, bottom = left + w + edge, top + h + edge
    if not spots:
        return left - edge, top - edge, right, bottom
    if all(y > bottom for _, y in spots):
        right = layout.COLONIES_BOX[0] + layout.COLONIES_BOX[2] + 8
    if any(y > bottom for _, y in spots):
        bottom = layout.STRIP_BOTTOM + 8
    return 2, top - edge, right, bottom


def _labels(places: list[Place], things: list[Item], theme: Theme) -> Iterator[Item]:
    for label, ref, (x, y) in places:
        size, w, h = size_of(label)
        if ref.startswith("guild:"):
            size, w, h = min(size, 28), 49, 38
        if ref.startswith("province:"):
            x, y = _beside_name(ref.partition(":")[2], (x, y), w, things)
        yield from pill(label, ref, (x, y), (size, w, h), theme)


def _beside_name(province: str, name: Spot, w: int, things: list[Item]) -> Spot:
    """Return where a label around a province's name hides the fewest pieces and names; above comes first."""
    x, y = name
    ref = f"province.{province}"
    written = next(item.text for item in things if isinstance(item, Text) and item.ref == ref)
    aside = round(width(written, "serif-bold", layout.LABEL)) // 2 + w // 2 + 6
    asides = ((0, -_OVER_NAME), (-aside, 0), (aside, 0), (-aside // 2, -_OVER_NAME), (aside // 2, -_OVER_NAME),
              (0, _OVER_NAME))  # fmt: skip
    near = [(shape, 1.0) for item in things if (shape := _shape(item)) is not None]
    dx, dy = least_hiding((x - w // 2, y - PILL_HEIGHT // 2, w // 2 * 2, PILL_HEIGHT), asides, near)
    return x + dx, y + dy


def _shape(item: Item) -> Rect | None:
    """Return the area that a label should not hide: a piece, a name; None for anything else."""
    if isinstance(item, Text):
        if not item.ref.startswith("province."):
            return None
        half = (item.box[2] // 2, layout.LABEL // 2)
    elif item.art in _HIDEABLE:
        half = (_PIECE, _PIECE)
    else:
        return None
    return item.at[0] - half[0], item.at[1] - half[1], 2 * half[0], 2 * half[1]
