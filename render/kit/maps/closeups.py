"""Close-ups of maps: the part with the possible choices, each place with a label that hides little else."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from render.drawing.fonts import width
from render.scene import Item, Rect, Spot, Sprite, Text, centred
from render.theme import Theme

Place = tuple[str, str, Spot]
"""A label, the thing that it names, and where that lies."""
Seen = tuple[Rect, float]
"""An area that should stay in sight, and the weight of each of its pixels."""
Shapes = Mapping[str, tuple[Rect, float]]
"""By sprite, left, top, width and height of the area that should stay in sight, and its weight."""
Labelled = tuple[str, Spot, Sequence[Spot], bool]
"""A label, its place, the offsets at which it may lie, the usual one first, and whether it alone marks the
place.
"""
PILL_HEIGHT, _LEAST_PILL = 48, 62
_MARK, _LABEL_MATTERS = 12, 30.0
_PER_PIXEL, _PER_PIXEL_ALONE = 10.0, 90.0
"""The cost of each pixel between a label and its place; higher if only the label marks the place."""
_NEAR = (140, 130)
"""Things farther from a place than this, across and down, are ignored."""
_SIZES = (40, 40, 36, 30)
"""Type sizes of labels by their length."""


def size_of(label: str) -> tuple[int, int, int]:
    """Return a label's type size, and its pill's width and height."""
    size = _SIZES[min(len(label), len(_SIZES)) - 1]
    return size, max(_LEAST_PILL, round(width(label, "number-black", size)) + 24), PILL_HEIGHT


def pill(label: str, ref: str, spot: Spot, size: tuple[int, int, int], theme: Theme) -> Iterator[Item]:
    """Draw a label. spot: its middle. size: from `size_of`. ref: what it labels."""
    (type_size, w, h), c = size, theme.colours
    yield Sprite("pill", spot, (w, h, "gold"), f"label.{label}")
    yield centred(label, spot, (w - 4, h), "number-black", type_size, c.ink, c.gold, ref)


def window(spots: Sequence[Spot], bounds: tuple[int, int, int, int], least: Spot, around: int) -> Rect:
    """Return the part of a map that shows some places: left, top, width and height.

    bounds: left, top, right and bottom of the map; all of it is shown if there are no places. least: the
    smallest width and height. around: pixels shown on each side, so that a reader knows where the places are.
    """
    left, top, right, bottom = bounds
    if not spots:
        return left, top, right - left, bottom - top
    sides = []
    for along, size, first, last in ((0, least[0], left, right), (1, least[1], top, bottom)):
        low, high = min(spot[along] for spot in spots), max(spot[along] for spot in spots)
        length = min(max(size, high - low + 2 * around), last - first)
        sides.append((min(max(first, (low + high - length) // 2), last - length), length))
    (x, w), (y, h) = sides
    return x, y, w, h


def cut_out(items: Iterable[Item], part: Rect, reach: Callable[[Sprite], int]) -> tuple[Item, ...]:
    """Return the items visible in a part of a map, with places counted from its corner.

    reach: how far a sprite may extend from its place; a text is shown whole or not at all.
    """
    left, top, _, _ = part
    return tuple(moved(item, -left, -top) for item in items if _is_seen(item, part, reach))


def _is_seen(item: Item, part: Rect, reach: Callable[[Sprite], int]) -> bool:
    left, top, w, h = part
    if isinstance(item, Text):
        x, y, box_w, box_h = item.box
        return left <= x and top <= y and x + box_w <= left + w and y + box_h <= top + h
    x, y = item.at
    far = reach(item)
    return left - far <= x <= left + w + far and top - far <= y <= top + h + far


def moved(item: Item, x: int, y: int) -> Item:
    """Return an item at another place."""
    at = (item.at[0] + x, item.at[1] + y)
    if isinstance(item, Sprite):
        return replace(item, at=at)
    left, top, w, h = item.box
    return replace(item, at=at, box=(left + x, top + y, w, h))


def seen_sprite(item: Sprite, shapes: Shapes) -> Seen:
    """Return what should stay in sight of a sprite that is among the shapes."""
    (left, top, w, h), matters = shapes[item.art]
    return (item.at[0] + left, item.at[1] + top, w, h), matters


def lay_labels(places: Sequence[Labelled], seen: Sequence[Seen]) -> list[Spot]:
    """Return the middle of each label's pill, where it hides least of the visible things and other labels."""
    things = list(seen)
    found: dict[int, Spot] = {}
    across, down = _NEAR
    # Labels that belong right at their place get it before the others look for theirs.
    for i in sorted(range(len(places)), key=lambda i: not places[i][3]):
        label, (x, y), asides, alone = places[i]
        _, w, h = size_of(label)
        around = (x - across, y - down, 2 * across, 2 * down)
        near = [(shape, matters) for shape, matters in things if covered(shape, around)]
        per_pixel = _PER_PIXEL_ALONE if alone else _PER_PIXEL
        dx, dy = least_hiding((x - w // 2, y - h // 2, w, h), asides, near, per_pixel)
        found[i] = x + dx, y + dy
        things.append(((x - _MARK, y - _MARK, 2 * _MARK, 2 * _MARK), _LABEL_MATTERS))
        things.append(((x + dx - w // 2 - 3, y + dy - h // 2 - 3, w + 6, h + 6), _LABEL_MATTERS))
    return [found[i] for i in range(len(places))]


def places_of(labels: Iterable[tuple[str, str]], spot_of: Callable[[str], Spot | None]) -> list[Place]:
    """Return the labelled things that lie on a map. labels: pairs of a thing and its label."""
    return [(label, ref, spot) for ref, label in labels if (spot := spot_of(ref)) is not None]


def draw_labels(
    places: Sequence[Place],
    laid: Sequence[Spot],
    mark: str,
    marked: Callable[[str], bool],
    theme: Theme,
    leader: str = "",
) -> Iterator[Item]:
    """Draw labels at or beside their places. laid: the labels' middles.

    mark, leader: the painters of a mark on the place of a label that lies beside it, if such a thing is marked,
    and of a line that leads there.
    """
    for (label, ref, spot), at in zip(places, laid, strict=True):
        size = size_of(label)
        if beside(at, spot, size) and marked(ref):
            if leader:
                yield Sprite(leader, spot, (at[0] - spot[0], at[1] - spot[1]))
            yield Sprite(mark, spot, ())
        yield from pill(label, ref, at, size, theme)


def beside(label: Spot, place: Spot, size: tuple[int, int, int]) -> bool:
    """Return whether a label lies off its place, which then needs a mark. size: from `size_of`."""
    _, w, h = size
    return max(abs(label[0] - place[0]) - w // 2, abs(label[1] - place[1]) - h // 2) > -8


def least_hiding(shape: Rect, asides: Sequence[Spot], near: Iterable[Seen], per_pixel: float = 0.0) -> Spot:
    """Return the best offset of a label: the first one that hides least.

    per_pixel: the cost of each pixel that it lies farther from its place.
    """
    x, y, w, h = shape
    things = tuple(near)

    def cost(aside: Spot) -> float:
        dx, dy = aside
        hidden = sum(matters * covered((x + dx, y + dy, w, h), thing) for thing, matters in things)
        return hidden + per_pixel * (abs(dx) + abs(dy))

    return min(asides, key=cost)


def covered(one: Rect, other: Rect) -> int:
    """Return how many pixels two rectangles share."""
    (x, y, w, h), (ox, oy, ow, oh) = one, other
    return max(0, min(x + w, ox + ow) - max(x, ox)) * max(0, min(y + h, oy + oh) - max(y, oy))
