"""The middle column: Jakob and his cards, the draw pile, the tally of the discards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from engines.fugger.data import GOODS, MERCHANT, good_of, is_sealed
from engines.fugger.view import FuggerView
from render.context import RenderContext
from render.games.fugger.layout import JAKOB, JAKOB_BY_SEATS, PILE, PILE_CARD, PLAQUE, PLAQUE_AT, TALLY
from render.games.fugger.news import News
from render.kit.hands.cards import card_height
from render.kit.hands.fans import INDEXED_BELOW, Fan, fan
from render.scene import Item, Rect, Sprite, Text, beside, centred
from render.theme import Theme

SIGNS = (*GOODS, MERCHANT)
"""Goods in their order, then merchants."""
_TALLY_SIGN = 42


def _newest(cards: Sequence[str], fresh: Counter[str]) -> set[int]:
    """Return the indexes of the last cards, as many of each kind as are new."""
    left = Counter(fresh)
    new: set[int] = set()
    for i in range(len(cards) - 1, -1, -1):
        if left[cards[i]] > 0:
            left[cards[i]] -= 1
            new.add(i)
    return new


def stacks_of(cards: Sequence[str], fresh: Counter[str]) -> list[list[int]]:
    """Return the indexes of equal cards: good by good, plain before sealed, merchants last; new ones on top."""
    new = _newest(cards, fresh)
    stacks = []
    kinds = [(good_of(card) or MERCHANT, is_sealed(card)) for card in cards]
    for sign, sealed in product(SIGNS, (False, True)):
        stack = [i for i, kind in enumerate(kinds) if kind == (sign, sealed)]
        if stack:
            stacks.append(sorted(stack, key=lambda i: (i in new, i)))
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
    """Draw face-up cards in an area, equal goods stacked with their number, new cards haloed and in full view."""
    stacks = stacks_of(cards, fresh)
    laid = fan(stacks, [is_sealed(card) for card in cards], room, widths, rows, centred)
    new = _newest(cards, fresh)
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
    """Draw the number of cards at the corner of each stack of several."""
    c, s = theme.colours, theme.sizes
    for count, x, y in laid.counts:
        diameter = 36 if laid.width < 90 else 46
        size = s.badge if laid.width < 90 else s.badge + 8
        yield Sprite("roundel", (x, y), (diameter, "plain"))
        yield centred(str(count), (x, y), (diameter, diameter), "number-black", size, c.ink, c.card)


def jakob(view: FuggerView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw his name and his face-up goods."""
    c, s = theme.colours, theme.sizes
    left, top, w = JAKOB
    metrics = JAKOB_BY_SEATS[len(view.players)]
    middle = left + w // 2
    y = top + metrics.name
    name = card.word("jakob", "Jakob")
    yield Text(name, (middle, y), "serif-bold", s.person, c.ink, c.slip, "mm", (left + 14, y - 30, w - 28, 60))
    room = (left + 16, top + metrics.cards_top, w - 32, metrics.height - metrics.cards_top - 20)
    yield from fanned(
        view.jakob, news.fresh_jakob, room, metrics.widths, metrics.rows, "jakob", theme, centred=True
    )


def piles(view: FuggerView, theme: Theme) -> Iterator[Item]:
    """Draw the draw pile and its number, and the discards by kind."""
    c, s = theme.colours, theme.sizes
    if view.pile:
        yield Sprite("pile", PILE, (PILE_CARD, min(3, (view.pile - 1) // 4)), "pile")
    else:
        yield Sprite("place", PILE, (PILE_CARD, card_height(PILE_CARD)), "pile")
    yield Sprite("plaque", PLAQUE_AT, PLAQUE)
    (x, y), (w, h) = PLAQUE_AT, PLAQUE
    yield centred(str(view.pile), (x, y), (w, h), "number", s.pile, c.on_blue, c.blue_light, "pile.count")
    left, top, w, h = TALLY
    layers = min(3, (len(view.discards) - 1) // 4) if view.discards else 0
    yield Sprite("discards", (left + w // 2, top + h // 2), (w, h, layers), "discards")
    yield from _tally(view.discards, theme)


def _tally(discards: Sequence[str], theme: Theme) -> Iterator[Item]:
    """Draw two columns of signs, each beside its number; faint if there is none."""
    c, s = theme.colours, theme.sizes
    left, top, w, h = TALLY
    wide, high = (w - 12) // 2, (h - 8) // 3
    numbers = Counter(good_of(card) or MERCHANT for card in discards)
    for i, sign in enumerate(SIGNS):
        x, y = left + 8 + wide * (i % 2), top + 4 + high * (i // 2) + high // 2
        number = numbers[sign]
        art = "fugger.sign" if number else "fugger.sign-none"
        yield Sprite(art, (x + _TALLY_SIGN // 2, y), (sign, _TALLY_SIGN))
        if number:
            start = x + _TALLY_SIGN + 6
            room, ref = (wide - _TALLY_SIGN - 6, 44), f"discards.{sign}"
            yield beside(str(number), (start, y), room, "number-black", s.discards, c.ink, c.card, ref)
