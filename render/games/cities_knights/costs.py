"""What everything costs, beside the pieces left: what a hand lacks is ringed, what it pays for is in gold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engines.cities_knights.data import (
    ACTIVATE_COST,
    CITY_COST,
    COMMODITY_OF,
    KINDS,
    KNIGHT_COST,
    NUMBERS,
    PROMOTE_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    TRACKS,
    WALL_COST,
    Cards,
)
from engines.cities_knights.view import CatanView, PlayerView
from render.card import MatchCard
from render.lettering import seat_letter
from render.scene import Item, Rect, Sprite, Text
from render.theme import Theme

ROW, PITCH = 86, 100
"""Height of a row of tags, and from one to the next."""
HEIGHT = 2 * PITCH + ROW
_GAP, _PAD = 15, 14
_SIGN, _NUMBER, _COUNT = 72, 48, 42
"""Width of a picture on a tag; of the number of pieces behind it, for two digits; that number's type size."""
_NARROW = 28
"""Width of a number of one digit."""
_MOST_ICON = 58


class _Tag(Struct, frozen=True):
    """One thing to pay for. signs: pictures as (painter's arguments before the style, name in the supply or "",
    pieces left). slots: so many cards it costs at most. cost: by kind, nothing where there is no more to buy.
    """

    name: str
    signs: tuple[tuple[tuple[str, str, int], str, int], ...]
    cost: tuple[int, ...]
    slots: int

    @property
    def tab(self) -> int:
        """Width of the part with the pictures."""
        return sum(_SIGN + (_room(name) if name else 0) for _, name, _ in self.signs) + 10

    def pays(self, hand: Sequence[int]) -> bool:
        """Whether a hand pays for it, and a piece is left."""
        left = [count for _, name, count in self.signs if name]
        enough = all(have >= need for have, need in zip(hand, self.cost, strict=True))
        return any(self.cost) and enough and (not left or any(left))


def _room(name: str) -> int:
    return _NUMBER if name == "road" else _NARROW


def _tags(view: CatanView, seat: int) -> tuple[tuple[_Tag, ...], ...]:
    """Buildings, knights and improvements, each in a row."""
    player = view.players[seat]
    roads, settlements, cities, walls, basic, strong, mighty = player.supply
    buildings = (
        ("road", roads, ROAD_COST),
        ("settlement", settlements, SETTLEMENT_COST),
        ("city", cities, CITY_COST),
        ("wall", walls, WALL_COST),
    )
    knights = (
        _Tag("knight", ((("knight", "", 1), "knight1", basic),), KNIGHT_COST, 2),
        _Tag("activate", ((("activated", "", 1), "", 0),), ACTIVATE_COST, 1),
        _Tag(
            "promote",
            ((("knight", "", 2), "knight2", strong), (("knight", "", 3), "knight3", mighty)),
            PROMOTE_COST,
            2,
        ),
    )
    return (
        tuple(_Tag(name, (((name, "", 1), name, left),), cost, sum(cost)) for name, left, cost in buildings),
        knights,
        tuple(_improvement(view, player, track, seat) for track in range(len(TRACKS))),
    )


def _improvement(view: CatanView, player: PlayerView, track: int, seat: int) -> _Tag:
    """The next level of a track; a Crane saves the active seat one commodity."""
    level, last = player.improvements[track], len(NUMBERS.improvement_costs)
    cost = (0,) * len(KINDS)
    if level < last:
        price = NUMBERS.improvement_costs[level] - bool(view.cranes and seat == view.active)
        cost = tuple(price * (kind == COMMODITY_OF[track]) for kind in range(len(KINDS)))
    return _Tag(TRACKS[track], ((("improved", TRACKS[track], min(last, level + 1)), "", 0),), cost, last)


def costs(view: CatanView, seat: int, card: MatchCard, room: Rect, theme: Theme) -> Iterator[Item]:
    """All tags in three rows that fill a room (left, top, width; the height is `HEIGHT`)."""
    hand = (view.players[seat].hand or Cards()).counts()
    rows = _tags(view, seat)
    left, top, w, _ = room
    icon = min(_MOST_ICON, *(_spare(row, w) // sum(tag.slots for tag in row) for row in rows))
    for i, row in enumerate(rows):
        more, rest = divmod(_spare(row, w) - icon * sum(tag.slots for tag in row), len(row))
        x, y = left, top + i * PITCH + ROW // 2
        for k, tag in enumerate(row):
            wide = tag.tab + _PAD + icon * tag.slots + more + (k < rest)
            yield from _tag(tag, hand, (x, y), wide, icon, seat, card, theme)
            x += wide + _GAP


def _spare(row: Sequence[_Tag], w: int) -> int:
    """What a row has left for its costs."""
    return w - sum(tag.tab + _PAD for tag in row) - _GAP * (len(row) - 1)


def _tag(
    tag: _Tag,
    hand: Sequence[int],
    at: tuple[int, int],
    wide: int,
    icon: int,
    seat: int,
    card: MatchCard,
    theme: Theme,
) -> Iterator[Item]:
    x, y = at
    pays = tag.pays(hand)
    yield Sprite("catan.tag", at, (wide, ROW, tag.tab, int(pays)), f"cost.{tag.name}")
    letter = "" if tag.name in ("knight", "promote") else seat_letter(seat)
    left = x + 8
    for (what, detail, level), name, count in tag.signs:
        args = (what, card.styles[seat], letter, detail, level)
        yield Sprite("catan.step", (left + _SIGN // 2, y), args, f"supply.{name}" if name else f"step.{tag.name}")
        left += _SIGN
        if name:
            yield _left(count, name, (left, y), theme)
            left += _room(name)
    spare = wide - tag.tab
    needed = [
        (kind, k < have) for kind, have, need in zip(KINDS, hand, tag.cost, strict=True) for k in range(need)
    ]
    start = x + tag.tab + (spare - icon * len(needed)) // 2 + icon // 2
    for i, (kind, there) in enumerate(needed):
        art = "catan.kind" if there else "catan.missing"
        yield Sprite(art, (start + icon * i, y), (kind, icon - 5), f"cost.{tag.name}.{i}")
    if not needed:
        yield Sprite(
            "icon", (x + tag.tab + spare // 2, y), ("done", 60, theme.colours.ornament, 0), f"done.{tag.name}"
        )


def _left(count: int, name: str, at: tuple[int, int], theme: Theme) -> Text:
    """How many pieces are left."""
    c = theme.colours
    x, y = at
    box = (x - 2, y - 26, _room(name) + 4, 52)
    ref = f"supply.{name}.count"
    return Text(str(count), (x, y - 1), "number-black", _COUNT, c.ink, c.stain, "lm", box, ref=ref)
