"""The picture of a seat's own cards: kinds, all costs, progress cards, and other seats' cards that it may see."""

from collections.abc import Iterator, Sequence

from engines.cities_knights import data
from engines.cities_knights.view import CatanView, PlayerView
from render.context import RenderContext
from render.drawing.lettering import seat_letter, set_name
from render.games.cities_knights.sprites.progress_cards import name_room, text_room
from render.kit.board_frame.headline import limit, number, owner
from render.kit.hands.cards import card_height
from render.kit.hands.cost_tags import Kinds, Shown, Tag, height, tags
from render.kit.hands.holdings import Holding, draw_holding, label
from render.scene import Item, Rect, Scene, Sprite, Text
from render.theme import Theme

_PAID = Kinds(data.KINDS, "catan.kind", "catan.missing", "catan.tag")
_COST_ROWS = 3


def _costs(view: CatanView, seat: int, card: RenderContext) -> tuple[tuple[Tag, ...], ...]:
    """Return buildings, knights and improvements, each in a row."""
    player, style = view.players[seat], card.styles[seat]
    roads, settlements, cities, walls, basic, strong, mighty = player.supply
    buildings = (
        ("road", roads, data.ROAD_COST),
        ("settlement", settlements, data.SETTLEMENT_COST),
        ("city", cities, data.CITY_COST),
        ("wall", walls, data.WALL_COST),
    )

    def shown(what: str, name: str, left: int, level: int = 1) -> Shown:
        letter = "" if what == "knight" else seat_letter(seat)
        return Shown("catan.step", (what, style, letter, "", level), f"supply.{name}", left, name == "road")

    activated = Shown("catan.step", ("activated", style, seat_letter(seat), "", 1), "step.activate")
    knights = (
        Tag("knight", (shown("knight", "knight1", basic),), data.KNIGHT_COST, 2),
        Tag("activate", (activated,), data.ACTIVATE_COST, 1),
        Tag(
            "promote",
            (shown("knight", "knight2", strong, 2), shown("knight", "knight3", mighty, 3)),
            data.PROMOTE_COST,
            2,
        ),
    )
    return (
        tuple(Tag(name, (shown(name, name, left),), cost, sum(cost)) for name, left, cost in buildings),
        knights,
        tuple(_improvement(view, player, track, seat, style) for track in range(len(data.TRACKS))),
    )


def _improvement(view: CatanView, player: PlayerView, track: int, seat: int, style: int) -> Tag:
    """Return the next level of a track; a Crane saves the active seat one commodity."""
    level, last = player.improvements[track], len(data.NUMBERS.improvement_costs)
    cost = (0,) * len(data.KINDS)
    if level < last:
        price = data.NUMBERS.improvement_costs[level] - bool(view.cranes and seat == view.active)
        cost = tuple(price * (kind == data.COMMODITY_OF[track]) for kind in range(len(data.KINDS)))
    args = ("improved", style, seat_letter(seat), data.TRACKS[track], min(last, level + 1))
    return Tag(data.TRACKS[track], (Shown("catan.step", args, f"step.{data.TRACKS[track]}"),), cost, last)


_LEFT, _RIGHT = 44, 1556
_KIND, _KIND_X, _KIND_Y, _KIND_STEP, _APART = 150, 131, 230, 184, 34
"""Width of a card; position of the first; distance to the next; how much farther the commodities are."""
_COSTS_TOP, _COSTS_HIGH = 364, height(_COST_ROWS)
_MARGIN = 36
"""Margin of the lower field, and of the paper below it."""
_BESIDE = 2
"""Up to this many progress cards are beside the costs; if there are more, all are below them."""
_COLUMN = 364
"""Width of the progress cards beside the costs."""
_GAP = 14
_ROW, _LOW_ROW = 172, 138
"""Height of the progress cards below the costs in one row; in several."""
_ONE_ROW = 4
_NAME_SIZES = (44, 40, 36)
_NAME_LINES = (44, 40, 36, 33, 30, 28, 26, 24, 22)
_SEEN_KIND, _SEEN_STEP, _SEEN_APART, _SEEN_X = 128, 173, 26, 150
_EYE = 88


def hand_scene(view: CatanView, card: RenderContext, theme: Theme) -> Scene:
    """Return the hand of ``view.viewer``. Raises ValueError for the public's view, which has none."""
    if view.viewer is None:
        raise ValueError("the public has no hand")
    seat = view.viewer
    player = view.players[seat]
    hand = player.hand or data.Cards()
    items = [*_heading(view, card, seat, theme), *_kinds(hand, card, theme)]
    cards = [(name, f"progress.{i}") for i, name in enumerate(player.cards or ())]
    cards += [(name, f"point.{i}") for i, name in enumerate(player.point_cards)]
    beside = 0 < len(cards) <= _BESIDE
    wide = _RIGHT - _LEFT - (_COLUMN + 2 * _GAP if beside else 0)
    items += tags(_costs(view, seat, card), hand.counts(), _PAID, (_LEFT, _COSTS_TOP, wide, _COSTS_HIGH), theme)
    low = _COSTS_TOP + _COSTS_HIGH
    if beside:
        room = (_RIGHT - _COLUMN, _COSTS_TOP, _COLUMN, _COSTS_HIGH)
        items += _rows(cards, room, card, theme, in_a_row=1)
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


def _heading(view: CatanView, card: RenderContext, seat: int, theme: Theme) -> Iterator[Item]:
    player = view.players[seat]
    yield from owner(seat, card, theme)
    for x, icon, has, most, ref in (
        (720, "winner", player.points.total, data.NUMBERS.target, "points"),
        (930, "limit", player.held, player.discard_limit, "limit"),
        (1130, "cards", player.progress, data.NUMBERS.progress_limit, "progress"),
    ):
        yield from limit(x, has, most, theme, icon=icon, ref=ref, alarm=icon != "winner")
    yield number(card, theme)


# ------------------------------------------------------------------ kinds


def _kinds(hand: data.Cards, card: RenderContext, theme: Theme) -> Iterator[Item]:
    """Draw five resources and three commodities, each always in the same place."""
    for i, (kind, count) in enumerate(zip(data.KINDS, hand.counts(), strict=True)):
        at = (_KIND_X + _KIND_STEP * i + _APART * (i >= len(data.RESOURCES)), _KIND_Y)
        yield from draw_holding(_held(kind, count, card), at, _KIND, f"hand.{kind}", theme)


def _held(kind: str, count: int, card: RenderContext) -> Holding:
    return Holding(kind, count, "catan.kind-card", "catan.faint-kind", dict(card.labels).get(f"kind:{kind}"))


# ------------------------------------------------------------------ progress cards

Named = Sequence[tuple[str, str]]
"""Progress cards, each with its reference."""


def _rows_height(number: int) -> int:
    """Return the height of this many cards in rows."""
    rows = -(-number // _ONE_ROW)
    return _ROW if rows == 1 else rows * (_LOW_ROW + _GAP) - _GAP


def _rows(cards: Named, room: Rect, card: RenderContext, theme: Theme, in_a_row: int = _ONE_ROW) -> Iterator[Item]:
    """Draw cards in as many rows as needed, all of one size, a shorter last row in the middle."""
    left, top, w, h = room
    rows = -(-len(cards) // in_a_row)
    columns = -(-len(cards) // rows)
    wide = (w - _GAP * (columns - 1)) // columns
    high = (h - _GAP * (rows - 1)) // rows
    for i, one in enumerate(cards):
        row, column = divmod(i, columns)
        short = columns - min(columns, len(cards) - row * columns)
        x = left + short * (wide + _GAP) // 2 + column * (wide + _GAP)
        yield from _progress(one, (x, top + row * (high + _GAP), wide, high), card, theme)


def _progress(one: tuple[str, str], room: Rect, card: RenderContext, theme: Theme) -> Iterator[Item]:
    """Draw a progress card with its name."""
    name, ref = one
    x, y, w, h = room
    c = theme.colours
    yield Sprite("catan.card", (x, y), (name, w, h), ref)
    left, wide = name_room(w, h)
    word = card.word(f"card:{name}")
    free = h - text_room(name, h)
    two = tuple(size for size in _NAME_LINES if size * 2.4 <= free)
    lines = set_name(word, "serif-bold", _NAME_SIZES, two, wide)
    leading = round(lines.size * 1.14)
    middle = y + free // 2 + (3 if free < h else 0)
    for i, line in enumerate(lines.lines):
        down = round((i - (len(lines.lines) - 1) / 2) * leading)
        box = (x + left - 2, middle + down - round(lines.size * 0.64), wide + 4, round(lines.size * 1.28))
        at = (x + left, middle + down - 1)
        yield Text(line, at, "serif-bold", lines.size, c.ink, c.card, "lm", box, ref="" if i else f"{ref}.name")
    yield from label(dict(card.labels).get(f"card:{name}"), (x + w - 48, y + h - 22), theme)


# ------------------------------------------------------------------ others' cards


def _seen(view: CatanView, top: int, card: RenderContext, theme: Theme) -> tuple[list[Item], int]:
    """Draw, after an eye, the hand or the progress cards that a card reveals; return also the strip's height."""
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
        for i, (kind, count) in enumerate(zip(data.KINDS, view.seen_hand.counts(), strict=True)):
            at = (_SEEN_X + 82 + _SEEN_STEP * i + _SEEN_APART * (i >= len(data.RESOURCES)), middle)
            items += draw_holding(_held(kind, count, card), at, _SEEN_KIND, f"seen.{kind}", theme)
    if view.seen_cards:
        cards = [(name, f"seen.{i}") for i, name in enumerate(view.seen_cards)]
        items += _rows(cards, (_SEEN_X, middle - high // 2, _RIGHT - _SEEN_X, high), card, theme)
    return items, strip
