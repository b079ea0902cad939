"""All costs, beside the pieces left: cards that a hand lacks are ringed, affordable tags are in gold."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from render.drawing.colour import mix
from render.drawing.geometry import box_points, rounded
from render.drawing.pen import Art, Pen
from render.scene import Arg, Item, Rect, Spot, Sprite, beside
from render.theme import Theme

ROW, PITCH = 86, 100
"""Height of a row of tags, and from one to the next."""
_GAP, _PAD = 15, 14
_SIGN, _NUMBER, _COUNT = 72, 48, 42
"""Width of a picture on a tag; of the number of pieces behind it, for two digits; that number's type size."""
_NARROW = 28
"""Width of a number of one digit."""
_MOST_ICON = 58


class Kinds(Struct, frozen=True):
    """The kinds that are paid with, in the order of hands and costs, and their painters.

    The painters are for a kind that a hand has, one that it lacks, and a tag (`cost_tag`).
    """

    names: Sequence[str]
    had: str
    missing: str
    tag: str


class Shown(Struct, frozen=True):
    """A picture on a tag. ref: its name. left: pieces left, None if there is no such number.

    wide: there may be ten or more.
    """

    art: str
    args: tuple[Arg, ...]
    ref: str
    left: int | None = None
    wide: bool = False

    @property
    def room(self) -> int:
        """Width of the picture and its number."""
        return _SIGN + (0 if self.left is None else _NUMBER if self.wide else _NARROW)


class Tag(Struct, frozen=True):
    """A thing to pay for.

    slots: the most cards that it costs. cost: by kind, zero if there is none left to buy.
    """

    name: str
    shown: tuple[Shown, ...]
    cost: tuple[int, ...]
    slots: int

    @property
    def tab(self) -> int:
        """Width of the part with the pictures."""
        return sum(one.room for one in self.shown) + 10

    def pays(self, hand: Sequence[int]) -> bool:
        """Return whether a hand covers the cost, and a piece is left."""
        left = [one.left for one in self.shown if one.left is not None]
        enough = all(have >= need for have, need in zip(hand, self.cost, strict=True))
        return any(self.cost) and enough and (not left or any(left))


def height(rows: int) -> int:
    """Return the height of this many rows of tags."""
    return (rows - 1) * PITCH + ROW


def tags(
    rows: Sequence[Sequence[Tag]], hand: Sequence[int], kinds: Kinds, room: Rect, theme: Theme
) -> Iterator[Item]:
    """Draw tags in rows that fill an area (left, top, width). hand: the number held of each kind."""
    left, top, w, _ = room
    icon = min(_MOST_ICON, *(_spare(row, w) // sum(tag.slots for tag in row) for row in rows))
    for i, row in enumerate(rows):
        more, rest = divmod(_spare(row, w) - icon * sum(tag.slots for tag in row), len(row))
        x, y = left, top + i * PITCH + ROW // 2
        for k, tag in enumerate(row):
            wide = tag.tab + _PAD + icon * tag.slots + more + (k < rest)
            yield from _tag(tag, hand, kinds, (x, y), wide, icon, theme)
            x += wide + _GAP


def _spare(row: Sequence[Tag], w: int) -> int:
    """Return the width that a row has left for its costs."""
    return w - sum(tag.tab + _PAD for tag in row) - _GAP * (len(row) - 1)


def _tag(
    tag: Tag, hand: Sequence[int], kinds: Kinds, at: Spot, wide: int, icon: int, theme: Theme
) -> Iterator[Item]:
    (x, y), c = at, theme.colours
    pays = tag.pays(hand)
    yield Sprite(kinds.tag, at, (wide, ROW, tag.tab, int(pays)), f"cost.{tag.name}")
    left = x + 8
    for one in tag.shown:
        yield Sprite(one.art, (left + _SIGN // 2, y), one.args, one.ref)
        if one.left is not None:
            room, ref = (one.room - _SIGN + 4, 52), f"{one.ref}.count"
            yield beside(str(one.left), (left + _SIGN, y), room, "number-black", _COUNT, c.ink, c.stain, ref)
        left += one.room
    spare = wide - tag.tab
    needed = [
        (kind, k < have) for kind, have, need in zip(kinds.names, hand, tag.cost, strict=True) for k in range(need)
    ]
    start = x + tag.tab + (spare - icon * len(needed)) // 2 + icon // 2
    for i, (kind, there) in enumerate(needed):
        art = kinds.had if there else kinds.missing
        yield Sprite(art, (start + icon * i, y), (kind, icon - 5), f"cost.{tag.name}.{i}")
    if not needed:
        yield Sprite("icon", (x + tag.tab + spare // 2, y), ("done", 60, c.ornament, 0), f"done.{tag.name}")


def cost_tag(theme: Theme, w: int, h: int, tab: int, paid: int) -> Art:
    """Draw a tag for a cost, anchored at the middle of its left edge.

    tab: width of the part for its picture. paid: the hand covers the cost, so it is bright in a gold frame.
    """
    pen = Pen((-10, -h / 2 - 8, w + 12, h / 2 + 12))
    c = theme.colours
    shape = rounded(0, -h / 2, w, h, 12)
    pen.shadow(shape, 1, 3, 3, 0.34 if paid else 0.2)
    if paid:
        pen.strokes(shape, (c.ink, 11), ("#ffd34a", 7), closed=True)
    pen.fill(shape, c.slip_active if paid else mix(c.slip, c.slip_low, 0.4))
    layer = pen.layer()
    layer.fill(
        box_points(0, -h / 2, tab, h), mix(c.stain, c.slip, 0.25) if paid else mix(c.stain, c.slip_low, 0.35)
    )
    pen.lay(layer, inside=shape)
    pen.stroke([(tab, -h / 2), (tab, h / 2)], c.ornament, 1.6)
    pen.stroke(shape, c.ink if paid else c.ornament, 2.4 if paid else 1.8, closed=True)
    return pen.art()
