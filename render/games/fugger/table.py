"""The middle column: Jakob and his cards, the draw pile, the tally of the discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engines.fugger.data import GOODS, MERCHANT, good_of, is_sealed
from engines.fugger.view import FuggerView
from render.games.fugger.layout import (
    DISCARD_X,
    JAKOB,
    JAKOB_BY_SEATS,
    PILE_CARD,
    PILE_X,
    PILES_Y,
    PLAQUE,
    PLAQUE_Y,
)
from render.games.fugger.news import News
from render.kit.cards import card_height
from render.kit.fans import INDEXED_BELOW, Fan, fan
from render.scene import Item, Rect, Sprite, Text
from render.theme import Theme

SIGNS = (*GOODS, MERCHANT)
"""Goods in their order, then merchants."""


def stacks_of(cards: Sequence[str], fresh: Counter[str]) -> list[list[int]]:
    """The places of cards grouped by good, merchants last; in a stack plain ones below sealed, new ones on top."""
    left = Counter(fresh)
    new: set[int] = set()
    for i in range(len(cards) - 1, -1, -1):
        if left[cards[i]] > 0:
            left[cards[i]] -= 1
            new.add(i)
    stacks = []
    for sign in SIGNS:
        stack = [i for i, card in enumerate(cards) if (good_of(card) or MERCHANT) == sign]
        if stack:
            stacks.append(sorted(stack, key=lambda i: (i in new, is_sealed(cards[i]), i)))
    # New cards end the row, where nothing covers them.
    return sorted(stacks, key=lambda stack: stack[-1] in new)


def fanned(
    cards: Sequence[str],
    fresh: Counter[str],
    room: Rect,
    widths: Sequence[int],
    rows: int,
    ref: str,
    theme: Theme,
    centred: bool = False,
) -> Iterator[Item]:
    """Face-up cards in a room, equal goods stacked with their number, new cards haloed and in full view."""
    stacks = stacks_of(cards, fresh)
    laid = fan(stacks, [is_sealed(card) for card in cards], room, widths, rows, centred)
    left = Counter(fresh)
    new: set[int] = set()
    for i in range(len(cards) - 1, -1, -1):
        if left[cards[i]] > 0:
            left[cards[i]] -= 1
            new.add(i)
    haloed: list[Item] = []
    for lying in laid.cards:
        item = cards[lying.item]
        covered = lying.shown < lying.width * INDEXED_BELOW
        at = (lying.x, lying.y)
        top = any(stack[-1] == lying.item for stack in stacks)
        if lying.item in new and top:
            haloed.append(Sprite("card-halo", at, (lying.width, card_height(lying.width))))
            haloed.append(Sprite("fugger.card", at, (item, lying.width, 0), f"{ref}.{lying.item}"))
        else:
            yield Sprite("fugger.card", at, (item, lying.width, int(covered and top)), f"{ref}.{lying.item}")
    yield from haloed
    yield from counts_of(laid, theme)


def counts_of(laid: Fan, theme: Theme) -> Iterator[Item]:
    """The number of each stack of several, at its corner."""
    c, s = theme.colours, theme.sizes
    for count, x, y in laid.counts:
        diameter = 36 if laid.width < 90 else 46
        size = s.badge if laid.width < 90 else s.badge + 8
        yield Sprite("roundel", (x, y), (diameter, "plain"))
        box = (x - diameter // 2, y - diameter // 2, diameter, diameter)
        yield Text(str(count), (x, y - 1), "number-black", size, c.ink, c.card, "mm", box)


def jakob(view: FuggerView, news: News, theme: Theme) -> Iterator[Item]:
    """His name and his face-up goods."""
    c, s = theme.colours, theme.sizes
    left, top, w = JAKOB
    metrics = JAKOB_BY_SEATS[len(view.players)]
    middle = left + w // 2
    y = top + metrics.name
    yield Text("Jakob", (middle, y), "serif-bold", s.person, c.ink, c.slip, "mm", (left + 14, y - 30, w - 28, 60))
    room = (left + 16, top + metrics.cards_top, w - 32, metrics.height - metrics.cards_top - 20)
    yield from fanned(
        view.jakob, news.fresh_jakob, room, metrics.widths, metrics.rows, "jakob", theme, centred=True
    )


def piles(view: FuggerView, theme: Theme) -> Iterator[Item]:
    """The draw pile and its number; what lies in the discards, kind by kind, and their number."""
    c, s = theme.colours, theme.sizes
    height = card_height(PILE_CARD)
    if view.pile:
        yield Sprite("pile", (PILE_X, PILES_Y), (PILE_CARD, min(3, (view.pile - 1) // 4)), "pile")
    else:
        yield Sprite("place", (PILE_X, PILES_Y), (PILE_CARD, height), "pile")
    if view.discards:
        layers = min(3, (len(view.discards) - 1) // 4)
        yield Sprite("discards", (DISCARD_X, PILES_Y), (PILE_CARD, layers), "discards")
        yield from _tally(view.discards, theme)
    else:
        yield Sprite("place", (DISCARD_X, PILES_Y), (PILE_CARD, height), "discards")
    for x, number, ref in ((PILE_X, view.pile, "pile"), (DISCARD_X, len(view.discards), "discards")):
        yield Sprite("plaque", (x, PLAQUE_Y), PLAQUE)
        box = (x - PLAQUE[0] // 2, PLAQUE_Y - PLAQUE[1] // 2, *PLAQUE)
        yield Text(
            str(number),
            (x, PLAQUE_Y - 1),
            "number",
            s.pile,
            c.on_blue,
            c.blue_light,
            "mm",
            box,
            ref=f"{ref}.count",
        )


def _tally(discards: Sequence[str], theme: Theme) -> Iterator[Item]:
    c, s = theme.colours, theme.sizes
    numbers = Counter(good_of(card) or MERCHANT for card in discards)
    for i, sign in enumerate(SIGNS):
        x = DISCARD_X - 23 + 46 * (i % 2)
        y = PILES_Y - 43 + 43 * (i // 2)
        number = numbers[sign]
        yield Sprite("fugger.sign" if number else "fugger.sign-none", (x - 8, y), (sign, 26))
        if number:
            box = (x + 2, y - 18, 22, 36)
            yield Text(
                str(number), (x + 13, y), "number", s.tally - 4, c.ink, c.card, "mm", box, ref=f"discards.{sign}"
            )
