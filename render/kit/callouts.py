"""Callouts: short words beside a picture, each joined by a line to the thing that it names."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from render.drawing.fonts import width
from render.drawing.geometry import rounded
from render.drawing.pen import Art, Pen
from render.kit.maps.closeups import covered
from render.scene import Item, Rect, Spot, Sprite, centred
from render.theme import Theme

FACE = "label"
_ROUND, _RIM = 0.85, 0.5
"""Width by height from which a thing counts as round, and where lines to it end, as a share of its width."""
_SMALL, _INSET, _OFF = 60, 6, 3
"""The size from which a line leads into a thing, how far, and how far from smaller ones it ends."""
_SMALLEST, _SHARE = 22, 0.031
"""Type size: the smallest, and by the width of the picture, so that it has 12 pixels at a width of 400."""
_LONGEST_LINE = 17
"""Characters of a label from which it has two lines."""
_STEP, _NEAREST, _APART, _BORDER = 0.018, 0.018, 0.014, 0.012
"""Shares of the picture's width: between places tried, of the shortest line, between labels, to the border."""
_HIDDEN, _GROUND, _CROSSED, _ROUNDS = 0.045, 0.2, 2600.0, 2
"""The cost of each pixel hidden, how much of it if there is but ground, the cost of a line over something; how
often all labels are laid again.
"""


class Thing(Struct, frozen=True):
    """What a label names: one or several areas.

    each: it has a line to each, not only to the nearest. middle: lines end in the middle of an area, as on a road.
    """

    areas: tuple[Rect, ...]
    each: bool = False
    middle: bool = False


class Label(Struct, frozen=True):
    """A label before it has a place. lines: one or two. size: of its type. ref: what it names."""

    lines: tuple[str, ...]
    size: int
    ref: str

    @property
    def room(self) -> Spot:
        """Return its width and height."""
        longest = max(width(line, FACE, self.size) for line in self.lines)
        return round(longest + self.size * 0.9), round(self.size * (0.56 + 1.08 * len(self.lines)))


def label_of(words: str, ref: str, wide: int) -> Label:
    """Return a label of a picture ``wide`` pixels wide; long words get a second line where it is most even."""
    parts = words.split(" ")
    lines: tuple[str, ...] = (words,)
    if len(words) >= _LONGEST_LINE and len(parts) > 1:
        splits = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
        lines = min(splits, key=lambda split: max(map(len, split)))
    return Label(lines, max(_SMALLEST, math.ceil(wide * _SHARE)), ref)


def callout(theme: Theme, w: int, h: int) -> Art:
    """Draw the plate of a label, anchored at its centre."""
    pen = Pen((-w / 2 - 12, -h / 2 - 12, w / 2 + 12, h / 2 + 14))
    c, x, y = theme.colours, -w / 2, -h / 2
    pen.shadow(rounded(x, y, w, h, 12), 1, 4, 3, 0.4)
    pen.fill(rounded(x, y, w, h, 12), c.contour)
    pen.fill(rounded(x + 3, y + 3, w - 6, h - 6, 10), c.night)
    return pen.art()


def callout_line(theme: Theme, x: int, y: int, wide: int) -> Art:
    """Draw a line from its anchor to (x, y), with a dot at its end. wide: its width."""
    reach = 3 * wide
    pen = Pen((min(0, x) - reach, min(0, y) - reach, max(0, x) + reach, max(0, y) + reach))
    c = theme.colours
    pen.strokes([(0, 0), (x, y)], (c.contour, wide * 2.2), (c.night, wide))
    pen.discs(x, y, (wide * 2.3, c.contour), (wide * 1.6, c.night))
    return pen.art()


def callout_items(
    labels: Sequence[Label], things: Sequence[Thing], laid: Sequence[Spot], theme: Theme
) -> list[Item]:
    """Return the lines of all labels, then the labels. things: what each names. laid: their middles."""
    lines: list[Item] = []
    plates: list[Item] = []
    for label, thing, at in zip(labels, things, laid, strict=True):
        wide = max(3, round(label.size / 9))
        for tip in _tips(thing, at):
            lines.append(Sprite("callout-line", at, (tip[0] - at[0], tip[1] - at[1], wide), f"line.{label.ref}"))
        plates.append(Sprite("callout", at, label.room, f"callout.{label.ref}"))
        plates += _words(label, at, theme)
    return [*lines, *plates]


def _words(label: Label, at: Spot, theme: Theme) -> Iterator[Item]:
    w, c = label.room[0], theme.colours
    high = round(label.size * 1.08)
    for i, line in enumerate(label.lines):
        middle = (at[0], at[1] + round((i - (len(label.lines) - 1) / 2) * high))
        room = (w - 6, round(label.size * 1.3))
        yield centred(line, middle, room, FACE, label.size, c.contour, c.night, f"{label.ref}.{i}")


def lay_callouts(
    labels: Sequence[Label], things: Sequence[Thing], seen: Iterable[Rect], shown: Rect, part: Rect
) -> list[Spot]:
    """Return the middle of each label: near its thing, over as little as possible, and over no thing or label.

    seen: what should stay in sight; a place in several counts several times. shown: the part of the board.
    part: the whole sheet around it.
    """
    hidden = _Hidden(seen, shown, part)
    laid: dict[int, Spot] = {}
    for _ in range(_ROUNDS):
        for i, label in enumerate(labels):
            others = [(_rect(spot, labels[k].room), things[k], spot) for k, spot in laid.items() if k != i]
            laid[i] = _best(label.room, i, things, others, hidden, part)
    return [laid[i] for i in range(len(labels))]


Other = tuple[Rect, Thing, Spot]
"""A label that has a place: its plate, its thing, its middle."""


def _best(
    room: Spot, own: int, things: Sequence[Thing], others: Sequence[Other], hidden: "_Hidden", part: Rect
) -> Spot:
    left, top, w, h = part
    step, border = max(6, round(w * _STEP)), round(w * _BORDER)
    nearest, apart = round(w * _NEAREST), round(w * _APART)
    best, least = (left + w // 2, top + h // 2), math.inf
    taken = [*(area for thing in things for area in thing.areas), *(plate for plate, _, _ in others)]
    lines = [(tip, middle) for _, thing, middle in others for tip in _tips(thing, middle)]
    for y in range(top + border + room[1] // 2, top + h - border - room[1] // 2 + 1, step):
        for x in range(left + border + room[0] // 2, left + w - border - room[0] // 2 + 1, step):
            plate = _rect((x, y), room)
            around = _grown(plate, apart)
            if any(covered(around, other) for other in taken):
                continue
            ways = [(_edge(plate, tip), tip) for tip in _tips(things[own], (x, y))]
            cost = sum(max(nearest, math.dist(*way)) for way in ways) + _HIDDEN * hidden.by(plate)
            if cost >= least:
                continue
            cost += _CROSSED * sum(_crossings(way, own, things, others, lines) for way in ways)
            cost += _CROSSED * sum(_over(other, plate) for other in lines)
            if cost < least:
                best, least = (x, y), cost
    return best


Line = tuple[Spot, Spot]


def _crossings(
    line: Line, own: int, things: Sequence[Thing], others: Sequence[Other], lines: Sequence[Line]
) -> int:
    """Return how many labels, other lines and other things a line meets."""
    found = sum(_meet(line, other) for other in lines)
    found += sum(_over(line, plate) for plate, _, _ in others)
    return found + sum(_over(line, area) for k, thing in enumerate(things) if k != own for area in thing.areas)


def _over(line: Line, rect: Rect) -> bool:
    (ax, ay), (bx, by) = line
    x, y, w, h = rect
    spots = ((ax + (bx - ax) * k / 16, ay + (by - ay) * k / 16) for k in range(17))
    return any(x <= px <= x + w and y <= py <= y + h for px, py in spots)


def _meet(one: Line, other: Line) -> bool:
    (a, b), (c, d) = one, other

    def side(p: Spot, q: Spot, r: Spot) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def _tips(thing: Thing, label: Spot) -> list[Spot]:
    """Return where the lines of a label end."""
    tips = [
        (area[0] + area[2] // 2, area[1] + area[3] // 2) if thing.middle else _tip(area, label)
        for area in thing.areas
    ]
    return tips if thing.each else [min(tips, key=lambda tip: math.dist(tip, label))]


def _tip(area: Rect, label: Spot) -> Spot:
    """Return where a line ends: on the rim of a round thing, else at the nearest edge."""
    x, y, w, h = area
    if _ROUND < w / h < 1 / _ROUND:
        cx, cy = x + w / 2, y + h / 2
        far = math.dist((cx, cy), label) or 1
        rim = (max(w, h) * _RIM + (0 if w > _SMALL else _OFF)) / far
        return round(cx + (label[0] - cx) * rim), round(cy + (label[1] - cy) * rim)
    dx, dy = (_INSET if side > _SMALL else -_OFF for side in (w, h))
    return max(x + dx, min(label[0], x + w - dx)), max(y + dy, min(label[1], y + h - dy))


def _edge(plate: Rect, tip: Spot) -> Spot:
    x, y, w, h = plate
    return max(x, min(tip[0], x + w)), max(y, min(tip[1], y + h))


def _rect(middle: Spot, room: Spot) -> Rect:
    return middle[0] - room[0] // 2, middle[1] - room[1] // 2, room[0], room[1]


def _grown(rect: Rect, by: int) -> Rect:
    x, y, w, h = rect
    return x - by, y - by, w + 2 * by, h + 2 * by


class _Hidden:
    """How much of the things in sight a label would hide, from sums over a grid of cells."""

    cell = 12

    def __init__(self, seen: Iterable[Rect], shown: Rect, part: Rect) -> None:
        self.shown = shown
        self.left, self.top, w, h = part
        self.columns, self.rows = w // self.cell + 1, h // self.cell + 1
        counts = [[0] * (self.columns + 1) for _ in range(self.rows + 1)]
        for x, y, seen_w, seen_h in seen:
            for row in range(self._row(y), self._row(y + seen_h) + 1):
                for column in range(self._column(x), self._column(x + seen_w) + 1):
                    counts[row + 1][column + 1] += 1
        for above, row_counts in pairwise(counts):
            total = 0
            for column in range(1, self.columns + 1):
                total += row_counts[column]
                row_counts[column] = total + above[column]
        self.sums = counts

    def by(self, plate: Rect) -> float:
        """Return the pixels that a plate hides, fewer for the board's mere ground."""
        x, y, w, h = plate
        x0, x1 = self._column(x), self._column(x + w) + 1
        y0, y1 = self._row(y), self._row(y + h) + 1
        cells = self.sums[y1][x1] - self.sums[y0][x1] - self.sums[y1][x0] + self.sums[y0][x0]
        return cells * self.cell * self.cell + _GROUND * covered(plate, self.shown)

    def _column(self, x: int) -> int:
        return max(0, min(self.columns - 1, (x - self.left) // self.cell))

    def _row(self, y: int) -> int:
        return max(0, min(self.rows - 1, (y - self.top) // self.cell))
