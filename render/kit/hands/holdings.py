"""Kinds of cards in fixed places, whether the hand has some or none."""

from collections.abc import Iterator

from msgspec import Struct

from render.kit.hands.cards import card_height
from render.scene import Item, Spot, Sprite, centred
from render.theme import Theme

_LABEL = (84, 50)


class Holding(Struct, frozen=True):
    """The number of cards of a kind. card, faint: the painters of its card, and of its sign if there is none.

    label: of the kind if it may be chosen.
    """

    kind: str
    count: int
    card: str
    faint: str
    label: str | None = None


def draw_holding(one: Holding, at: Spot, width: int, ref: str, theme: Theme) -> Iterator[Item]:
    """Draw a kind as a card with its count; a faint place if there is none."""
    c, count = theme.colours, one.count
    x, y = at
    h = card_height(width)
    if count:
        for k in range(min(count, 4) - 1, 0, -1):
            yield Sprite(one.card, (x + 5 * k, y - 4 * k), (one.kind, width))
        yield Sprite(one.card, at, (one.kind, width), ref)
    else:
        yield Sprite("place", at, (width, h))
        yield Sprite(one.faint, at, (one.kind, round(width * 0.6)))
    disc = (x + width // 2 - 14, y + h // 2 - 16)
    size = 76 if count else 54
    yield Sprite("roundel", disc, (size, "gold" if count else "plain"))
    text_size = (54 if count < 10 else 46) if count else 34
    ink, on = (c.ink, c.gold) if count else (c.ink_soft, c.card)
    yield centred(str(count), disc, (size, size), "number-black", text_size, ink, on, f"{ref}.count")
    yield from label(one.label, (x - width // 2 + 36, y + h // 2 - 16), theme)


def label(text: str | None, at: Spot, theme: Theme) -> Iterator[Item]:
    """Draw the label of a choice; nothing without a text."""
    if text is None:
        return
    (w, h), c = _LABEL, theme.colours
    yield Sprite("pill", at, (w, h, "gold"), f"label.{text}")
    yield centred(text, at, (w - 4, h), "number-black", 40, c.ink, c.gold)
