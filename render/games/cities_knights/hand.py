"""The picture of a seat's own cards: kinds, what everything costs, progress cards, and what a card lets it see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engines.cities_knights.data import KINDS, NUMBERS, RESOURCES, Cards
from engines.cities_knights.view import CatanView
from render.card import MatchCard
from render.games.cities_knights import costs
from render.games.cities_knights.progress import deed_room, name_room
from render.headline import MIDDLE, fact, shield
from render.kit.cards import card_height
from render.lettering import drawable_name, set_line, set_name
from render.scene import Item, Rect, Scene, Sprite, Text
from render.theme import Theme

_LEFT, _RIGHT = 44, 1556
_KIND, _KIND_X, _KIND_Y, _KIND_STEP, _APART = 150, 131, 230, 184, 34
"""Width of a card; where the first lies; from one to the next; how much farther the commodities are."""
_COSTS_TOP = 364
_MARGIN = 36
"""Of the field below what is in it, with the paper below the field."""
_BESIDE = 2
"""So many progress cards stand beside the costs; more lie below them."""
_COLUMN = 364
"""Width of the progress cards beside the costs."""
_GAP = 14
_ROW, _LOW_ROW = 172, 138
"""Height of the progress cards below the costs in one row; in several."""
_ONE_ROW = 4
_NAME_SIZES = (44, 40, 36)
_NAME_LINES = (44, 40, 36, 33, 30, 28, 26, 24, 22)
_LABEL = (84, 50)
_SEEN_KIND, _SEEN_STEP, _SEEN_APART, _SEEN_X = 128, 173, 26, 150
_EYE = 88


def hand_scene(view: CatanView, card: MatchCard, theme: Theme) -> Scene:
    """The hand of ``view.viewer``. Raises ValueError for the public's view, which has none."""
    if view.viewer is None:
        raise ValueError("the public has no hand")
    seat = view.viewer
    player = view.players[seat]
    items = [*_heading(view, card, seat, theme), *_kinds(player.hand or Cards(), card, theme)]
    cards = [(name, f"progress.{i}") for i, name in enumerate(player.cards or ())]
    cards += [(name, f"point.{i}") for i, name in enumerate(player.point_cards)]
    beside = 0 < len(cards) <= _BESIDE
    wide = _RIGHT - _LEFT - (_COLUMN + 2 * _GAP if beside else 0)
    items += costs.costs(view, seat, card, (_LEFT, _COSTS_TOP, wide, costs.HEIGHT), theme)
    low = _COSTS_TOP + costs.HEIGHT
    if beside:
        room = (_RIGHT - _COLUMN, _COSTS_TOP, _COLUMN, costs.HEIGHT)
        items += _column(cards, room, card, theme)
    elif cards:
        high = _rows_height(len(cards))
        items += _rows(cards, (_LEFT, low + _GAP, _RIGHT - _LEFT, high), card, theme)
        low += _GAP + high
    low += _MARGIN
    strip = 0
    if view.seen_hand is not None or view.seen_cards is not None:
        seen, strip = _seen(view, low, card, theme)
        items += seen
    return Scene("cities_knights", (theme.canvas, low + strip), "catan.hand", (low, strip), tuple(items))


# ------------------------------------------------------------------ the bar


def _heading(view: CatanView, card: MatchCard, seat: int, theme: Theme) -> Iterator[Item]:
    c, s = theme.colours, theme.sizes
    player = view.players[seat]
    yield from shield(24, seat, card, theme)
    line = set_line(drawable_name(card.names[seat], seat), "serif-bold", (s.title, s.match, 34), 580)
    items, _ = fact(94, line.lines[0], theme, face="serif-bold", size=line.size, colour=c.white)
    yield from items
    for x, icon, held, most, ref in (
        (720, "winner", player.points.total, NUMBERS.target, "points"),
        (930, "limit", player.held, player.discard_limit, "limit"),
        (1130, "cards", player.progress, NUMBERS.progress_limit, "progress"),
    ):
        too_many = held > most and icon != "winner"
        items, end = fact(x, f"{held}/{most}", theme, icon=icon, ref=ref)
        if too_many:
            sign, text = items
            yield Sprite("pill", ((x - 8 + end + 16) // 2, MIDDLE), (end - x + 30, 62, "red"), f"{ref}.too-many")
            items = [_in(sign, c.white), _on(text, c.white, c.rubric)]
        yield from items
    at = f"#{card.match_id}"
    box = (1370, 4, 214, 66)
    yield Text(at, (1576, 38), "number", s.match, c.on_blue_soft, c.bar_high, "rm", box)


def _in(sign: Item, colour: str) -> Item:
    """An icon in another colour."""
    assert isinstance(sign, Sprite)
    name, size, _, outline = sign.args
    return Sprite(sign.art, sign.at, (name, size, colour, outline), sign.ref)


def _on(text: Item, colour: str, ground: str) -> Item:
    """A text in another colour, on another ground."""
    assert isinstance(text, Text)
    return replace(text, colour=colour, on=ground)


# ------------------------------------------------------------------ kinds


def _kinds(hand: Cards, card: MatchCard, theme: Theme) -> Iterator[Item]:
    """Five resources, three commodities, each always in the same place."""
    for i, (kind, count) in enumerate(zip(KINDS, hand.counts(), strict=True)):
        at = (_KIND_X + _KIND_STEP * i + _APART * (i >= len(RESOURCES)), _KIND_Y)
        yield from _counted(kind, count, at, _KIND, f"hand.{kind}", dict(card.labels), theme)


def _counted(
    kind: str, count: int, at: tuple[int, int], width: int, ref: str, labels: dict[str, str], theme: Theme
) -> Iterator[Item]:
    """A kind as a card with its count; a faint place where there is none."""
    c = theme.colours
    x, y = at
    h = card_height(width)
    if count:
        for k in range(min(count, 4) - 1, 0, -1):
            yield Sprite("catan.kind-card", (x + 5 * k, y - 4 * k), (kind, width))
        yield Sprite("catan.kind-card", at, (kind, width), ref)
    else:
        yield Sprite("place", at, (width, h))
        yield Sprite("catan.faint-kind", at, (kind, round(width * 0.6)))
    disc = (x + width // 2 - 14, y + h // 2 - 16)
    size = 76 if count else 54
    yield Sprite("roundel", disc, (size, "gold" if count else "plain"))
    text_size = (54 if count < 10 else 46) if count else 34
    ink, on = (c.ink, c.gold) if count else (c.ink_soft, c.card)
    box = (disc[0] - size // 2, disc[1] - size // 2, size, size)
    yield Text(
        str(count), (disc[0], disc[1] - 1), "number-black", text_size, ink, on, "mm", box, ref=f"{ref}.count"
    )
    yield from _label(labels.get(f"kind:{kind}"), (x - width // 2 + 36, y + h // 2 - 16), theme)


def _label(label: str | None, at: tuple[int, int], theme: Theme) -> Iterator[Item]:
    if label is None:
        return
    c = theme.colours
    w, h = _LABEL
    yield Sprite("pill", at, (w, h, "gold"), f"label.{label}")
    box = (at[0] - w // 2 + 2, at[1] - h // 2, w - 4, h)
    yield Text(label, (at[0], at[1] - 1), "number-black", 40, c.ink, c.gold, "mm", box)


# ------------------------------------------------------------------ progress cards

Named = Sequence[tuple[str, str]]
"""Progress cards, each with its reference."""


def _column(cards: Named, room: Rect, card: MatchCard, theme: Theme) -> Iterator[Item]:
    """One below the other, as high as the room allows."""
    left, top, w, h = room
    high = (h - _GAP * (len(cards) - 1)) // len(cards)
    for i, one in enumerate(cards):
        yield from _progress(one, (left, top + i * (high + _GAP), w, high), card, theme)


def _rows_height(number: int) -> int:
    """The height of so many cards in rows."""
    rows = -(-number // _ONE_ROW)
    return _ROW if rows == 1 else rows * (_LOW_ROW + _GAP) - _GAP


def _rows(cards: Named, room: Rect, card: MatchCard, theme: Theme) -> Iterator[Item]:
    """In as many rows as are needed, all cards of one size, a shorter last row in the middle."""
    left, top, w, h = room
    rows = -(-len(cards) // _ONE_ROW)
    columns = -(-len(cards) // rows)
    wide = (w - _GAP * (columns - 1)) // columns
    high = (h - _GAP * (rows - 1)) // rows
    for i, one in enumerate(cards):
        row, column = divmod(i, columns)
        short = columns - min(columns, len(cards) - row * columns)
        x = left + short * (wide + _GAP) // 2 + column * (wide + _GAP)
        yield from _progress(one, (x, top + row * (high + _GAP), wide, high), card, theme)


def _progress(one: tuple[str, str], room: Rect, card: MatchCard, theme: Theme) -> Iterator[Item]:
    """A progress card with its name."""
    name, ref = one
    x, y, w, h = room
    c = theme.colours
    yield Sprite("catan.card", (x, y), (name, w, h), ref)
    left, wide = name_room(w, h)
    word = card.word(f"card:{name}")
    free = h - deed_room(name, h)
    two = tuple(size for size in _NAME_LINES if size * 2.4 <= free)
    lines = set_name(word, "serif-bold", _NAME_SIZES, two, wide)
    leading = round(lines.size * 1.14)
    middle = y + free // 2 + (3 if free < h else 0)
    for i, line in enumerate(lines.lines):
        down = round((i - (len(lines.lines) - 1) / 2) * leading)
        box = (x + left - 2, middle + down - round(lines.size * 0.64), wide + 4, round(lines.size * 1.28))
        at = (x + left, middle + down - 1)
        yield Text(line, at, "serif-bold", lines.size, c.ink, c.card, "lm", box, ref="" if i else f"{ref}.name")
    yield from _label(dict(card.labels).get(f"card:{name}"), (x + w - _LABEL[0] // 2 - 6, y + h - 22), theme)


# ------------------------------------------------------------------ others' cards


def _seen(view: CatanView, top: int, card: MatchCard, theme: Theme) -> tuple[list[Item], int]:
    """Below, after an eye: the hand or the progress cards that a card shows; and the strip's height."""
    high = (
        card_height(_SEEN_KIND) + 24 if view.seen_hand is not None else _rows_height(len(view.seen_cards or (0,)))
    )
    strip = high + _MARGIN + 16
    middle = top + (strip - 16) // 2
    items: list[Item] = [
        Sprite("roundel", (_EYE, middle), (92, "dark")),
        Sprite("icon", (_EYE, middle), ("eye", 62, theme.colours.on_blue, 0), "seen"),
    ]
    if view.seen_hand is not None:
        for i, (kind, count) in enumerate(zip(KINDS, view.seen_hand.counts(), strict=True)):
            at = (_SEEN_X + 82 + _SEEN_STEP * i + _SEEN_APART * (i >= len(RESOURCES)), middle)
            items += _counted(kind, count, at, _SEEN_KIND, f"seen.{kind}", dict(card.labels), theme)
    if view.seen_cards:
        cards = [(name, f"seen.{i}") for i, name in enumerate(view.seen_cards)]
        items += _rows(cards, (_SEEN_X, middle - high // 2, _RIGHT - _SEEN_X, high), card, theme)
    return items, strip
