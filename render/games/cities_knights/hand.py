"""The picture of a seat's own cards: kinds with counts, progress cards, and what a card lets it see of another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.cities_knights.data import COMMODITIES, KINDS, NUMBERS, RESOURCES, Cards
from engines.cities_knights.view import CatanView
from render.card import MatchCard
from render.games.cities_knights.ground import HAND_HEIGHT, SEEN_HEIGHT
from render.headline import fact, shield
from render.kit.cards import card_height
from render.lettering import drawable_name, seat_letter, set_line
from render.scene import Item, Scene, Sprite, Text
from render.theme import Theme

SPLIT = 870
"""Where the rule between kinds and progress cards stands."""
_KIND, _PROGRESS = 138, 176
_KIND_X, _KIND_STEP = 118, 166
_ROWS = (234, 510)
_PROGRESS_ROOM = (SPLIT + 28, 1552)
_LABEL = (84, 50)
_SUPPLY = (612, 410)
_SEEN_KIND, _SEEN_PROGRESS = 128, 176


def hand_scene(view: CatanView, card: MatchCard, theme: Theme) -> Scene:
    """The hand of ``view.viewer``. Raises ValueError for the public's view, which has none."""
    if view.viewer is None:
        raise ValueError("the public has no hand")
    player = view.players[view.viewer]
    labels = dict(card.labels)
    items = [*_heading(view, card, view.viewer, theme)]
    items += _kinds(player.hand or Cards(), labels, theme)
    items += _supply(player.supply, card.styles[view.viewer], view.viewer, theme)
    items += _progress(player.cards or (), player.point_cards, labels, theme)
    seen = view.seen_hand is not None or view.seen_cards is not None
    if seen:
        items += _seen(view, labels, theme)
    size = (theme.canvas, HAND_HEIGHT + (SEEN_HEIGHT if seen else 0))
    return Scene("cities_knights", size, "catan.hand", (SPLIT, int(seen)), tuple(items))


def _heading(view: CatanView, card: MatchCard, seat: int, theme: Theme) -> Iterator[Item]:
    c, s = theme.colours, theme.sizes
    player = view.players[seat]
    yield from shield(24, seat, card, theme)
    line = set_line(drawable_name(card.names[seat], seat), "serif-bold", (s.title, s.match, 34), 580)
    items, _ = fact(94, line.lines[0], theme, face="serif-bold", size=line.size, colour=c.white)
    yield from items
    for x, icon, text, ref in (
        (720, "winner", f"{player.points.total}/{NUMBERS.target}", "points"),
        (930, "limit", f"{player.held}/{player.discard_limit}", "limit"),
        (1130, "cards", f"{player.progress}/{NUMBERS.progress_limit}", "progress"),
    ):
        items, _ = fact(x, text, theme, icon=icon, ref=ref)
        yield from items
    at = f"#{card.match_id}"
    box = (1290, 4, 294, 66)
    yield Text(at, (1576, 38), "number", s.match, c.on_blue_soft, c.bar_high, "rm", box)


def _kinds(hand: Cards, labels: dict[str, str], theme: Theme) -> Iterator[Item]:
    """Five resources above, three commodities below, each always in the same place."""
    counts = dict(zip(KINDS, hand.counts(), strict=True))
    for y, row in zip(_ROWS, (RESOURCES, COMMODITIES), strict=True):
        for i, kind in enumerate(row):
            at = (_KIND_X + _KIND_STEP * i, y)
            yield from _counted(kind, counts[kind], at, _KIND, f"hand.{kind}", labels, theme)


def _supply(supply: Sequence[int], style: int, seat: int, theme: Theme) -> Iterator[Item]:
    """Pieces that are left to build: four rows of two beside the commodities."""
    c = theme.colours
    letter = seat_letter(seat)
    pieces: tuple[tuple[str, tuple[str | int, ...]], ...] = (
        ("road", ("road", style, letter, "", 1)),
        ("knight1", ("knight", style, "", "", 1)),
        ("settlement", ("settlement", style, letter, "", 1)),
        ("knight2", ("knight", style, "", "", 2)),
        ("city", ("city", style, letter, "", 1)),
        ("knight3", ("knight", style, "", "", 3)),
        ("wall", ("wall", style, letter, "", 1)),
    )
    by_name = dict(
        zip(("road", "settlement", "city", "wall", "knight1", "knight2", "knight3"), supply, strict=True)
    )
    for i, (name, args) in enumerate(pieces):
        x, y = _SUPPLY[0] + 140 * (i % 2), _SUPPLY[1] + 66 * (i // 2)
        yield Sprite("catan.step", (x, y), args, f"supply.{name}")
        left = by_name[name]
        box = (x + 40, y - 22, 56, 44)
        yield Text(str(left), (x + 44, y - 1), "number", 38, c.ink, c.stain, "lm", box, ref=f"supply.{name}.count")


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
    size = 72 if count else 54
    yield Sprite("roundel", disc, (size, "gold" if count else "plain"))
    text_size = (50 if count < 10 else 44) if count else 34
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


def _progress(cards: Sequence[str], points: Sequence[str], labels: dict[str, str], theme: Theme) -> Iterator[Item]:
    """Progress cards, oldest first, then the cards that are points; in two rows if there are more than three."""
    refs = [f"progress.{i}" for i in range(len(cards))] + [f"point.{i}" for i in range(len(points))]
    both = [*cards, *points]
    left, right = _PROGRESS_ROOM
    if not both:
        at = ((left + right) // 2, sum(_ROWS) // 2)
        yield Sprite("place", at, (_PROGRESS, card_height(_PROGRESS)))
        return
    first = len(both) if len(both) <= 3 else -(-len(both) // 2)
    rows = [range(first), range(first, len(both))] if first < len(both) else [range(first)]
    heights = _ROWS if len(rows) == 2 else (sum(_ROWS) // 2,)
    for y, row in zip(heights, rows, strict=True):
        yield from _row([(both[i], refs[i]) for i in row], y, (left, right), _PROGRESS, labels, theme)


def _row(
    cards: Sequence[tuple[str, str]],
    y: int,
    room: tuple[int, int],
    width: int,
    labels: dict[str, str],
    theme: Theme,
) -> Iterator[Item]:
    left, right = room
    step = min(width + 34, (right - left - width) // max(1, len(cards) - 1))
    x = (left + right) // 2 - step * (len(cards) - 1) // 2
    for name, ref in cards:
        yield Sprite("catan.card", (x, y), (name, width), ref)
        yield from _label(labels.get(f"card:{name}"), (x, y + card_height(width) // 2 - 4), theme)
        x += step


def _seen(view: CatanView, labels: dict[str, str], theme: Theme) -> Iterator[Item]:
    """Below, after an eye: the hand or the progress cards that a card lets the viewer see."""
    c = theme.colours
    y = HAND_HEIGHT + (SEEN_HEIGHT - 16) // 2
    yield Sprite("roundel", (88, y), (92, "dark"))
    yield Sprite("icon", (88, y), ("eye", 62, c.on_blue, 0), "seen")
    if view.seen_hand is not None:
        there = [(kind, count) for kind, count in zip(KINDS, view.seen_hand.counts(), strict=True) if count]
        for i, (kind, count) in enumerate(there):
            at = (236 + 168 * i, y)
            yield from _counted(kind, count, at, _SEEN_KIND, f"seen.{kind}", labels, theme)
    if view.seen_cards is not None:
        cards = [(name, f"seen.{i}") for i, name in enumerate(view.seen_cards)]
        yield from _row(cards, y, (170, 1550), _SEEN_PROGRESS, labels, theme)
