"""The picture of a seat's own hand: cards by good, each with its price and the cards of it on the table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from engines.fugger.data import GOOD_INDEX, NUMBERS, good_of, is_sealed
from engines.fugger.view import FuggerView
from render.context import RenderContext
from render.drawing.lettering import drawable_name, roman, set_line
from render.games.fugger.areas.beside_board import stacks_of
from render.games.fugger.layout import HAND_SIZE
from render.kit.board_frame.headline import MIDDLE, shield
from render.kit.hands.cards import card_height
from render.kit.hands.fans import Fan, fan
from render.scene import Item, Rect, Scene, Sprite, Text, centred
from render.theme import Theme

_ROOM = (44, 186, 1258, 430)
_LABELS = 58
"""Room for labels, taken from the foot of the area."""
_WIDTHS = (280, 260, 240, 220, 200, 184, 170)
_COIN_Y = 142
_HEAD, _PIPS, _PIPS_DOWN = 206, 110, 50
"""Width of a price, and of the cards on the table beside it; how far down these may be."""
_SIDE_X, _SIDE_CARD = 1478, 150


def hand_scene(view: FuggerView, card: RenderContext, theme: Theme) -> Scene:
    """Return the hand of ``view.viewer``. Raises ValueError for the public's view, which has none."""
    if view.viewer is None:
        raise ValueError("the public has no hand")
    items = [*_heading(view, card, view.viewer, theme), *_cards(view, card, view.viewer, theme)]
    items += _delivered(view, view.viewer, theme)
    return Scene("fugger", HAND_SIZE, "fugger.hand-ground", (), tuple(items))


def _heading(view: FuggerView, card: RenderContext, seat: int, theme: Theme) -> Iterator[Item]:
    c, s = theme.colours, theme.sizes
    yield from shield(24, seat, card, theme)
    line = set_line(drawable_name(card.names[seat], seat), "serif-bold", (s.title, s.match, 34), 704)
    yield Text(
        line.lines[0], (94, MIDDLE - 1), "serif-bold", line.size, c.white, c.bar_high, "lm", (92, 4, 712, 66)
    )
    yield Sprite("florin", (900, MIDDLE), (54,))
    yield Text(
        str(view.players[seat].florins), (940, MIDDLE - 1), "number-black", 54, c.on_blue, c.bar_high, "lm",
        (938, 4, 130, 68), ref="florins",
    )  # fmt: skip
    yield Sprite("icon", (1110, MIDDLE), ("round", 46, c.on_blue_soft, 0))
    yield Text(
        roman(view.round), (1140, MIDDLE), "serif-bold", s.title, c.on_blue, c.bar_high, "lm", (1138, 4, 130, 66)
    )
    number, box = card.number, (1290, 4, 290, 66)
    yield Text(number, (1576, MIDDLE), "number", s.match, c.on_blue_soft, c.bar_high, "rm", box)


def _cards(view: FuggerView, card: RenderContext, seat: int, theme: Theme) -> Iterator[Item]:
    hand = view.players[seat].hand or ()
    stacks = stacks_of(hand, Counter())
    labels = dict(card.labels)
    left, top, w, h = _ROOM
    low = _LABELS if labels else 0
    laid = _laid(hand, stacks, (left, top, w, h - low))
    heads = _heads(hand, stacks, laid)
    # If goods lie close together, the cards on the table are shown below the price instead of beside it.
    below = any(after - before < _HEAD for (_, before), (_, after) in pairwise(heads))
    if below:
        laid = _laid(hand, stacks, (left, top + _PIPS_DOWN, w, h - low - _PIPS_DOWN))
        heads = _heads(hand, stacks, laid)
    if not hand:
        yield Sprite("place", (left + w // 2, top + h // 2), (_WIDTHS[2], card_height(_WIDTHS[2])))
    for lying in laid.cards:
        yield Sprite("fugger.card", (lying.x, lying.y), (hand[lying.item], lying.width, 0), f"hand.{lying.item}")
    for good, middle in heads:
        yield from _head(view, good, middle, below, theme)
    for stack in stacks:
        yield from _over(hand, stack, laid, labels, theme)


def _laid(hand: Sequence[str], stacks: Sequence[Sequence[int]], room: Rect) -> Fan:
    shows = [is_sealed(kind) for kind in hand]
    return fan(stacks, shows, room, _WIDTHS, centred=True, enough=0.86)


def _heads(hand: Sequence[str], stacks: Sequence[Sequence[int]], laid: Fan) -> list[tuple[str, int]]:
    """Return the goods from left to right, each with the middle of its stacks."""
    by_item = {lying.item: lying for lying in laid.cards}
    ends: dict[str, tuple[int, int]] = {}
    for stack in stacks:
        good = good_of(hand[stack[0]])
        if good is None:
            continue
        first, top = by_item[stack[0]], by_item[stack[-1]]
        left = first.x - first.width // 2
        right = top.x - top.width // 2 + min(top.shown, top.width)
        ends[good] = ends.get(good, (left, right))[0], right
    return [(good, (left + right) // 2) for good, (left, right) in ends.items()]


def _head(view: FuggerView, good: str, middle: int, below: bool, theme: Theme) -> Iterator[Item]:
    """Draw the price of a good and the cards of it on the table, above its stacks."""
    c = theme.colours
    index = GOOD_INDEX[good]
    at = (middle if below else middle - 38, _COIN_Y)
    yield Sprite("fugger.price", at, (1,))
    price = str(view.prices[index])
    yield centred(price, at, (66, 66), "number-black", 54, c.ink, c.gold, f"price.{good}")
    spot = (middle - _PIPS // 2, _COIN_Y + _PIPS_DOWN + 12) if below else (middle + 10, _COIN_Y)
    yield Sprite("fugger.pips", spot, (good, view.counts[index]), f"table.{good}")


def _over(
    hand: Sequence[str], stack: Sequence[int], laid: Fan, labels: dict[str, str], theme: Theme
) -> Iterator[Item]:
    """Draw the number of cards in a stack, and its label."""
    c = theme.colours
    top = next(lying for lying in laid.cards if lying.item == stack[-1])
    seen = min(top.shown, top.width)
    if len(stack) > 1:
        at = (top.x - top.width // 2 + seen - 22, top.y - card_height(top.width) // 2 + 20)
        yield Sprite("roundel", at, (64, "plain"))
        yield centred(str(len(stack)), at, (64, 64), "number-black", 50, c.ink, c.card)
    label = labels.get(f"card:{hand[stack[-1]]}")
    if label is not None:
        x = max(_ROOM[0] + 26, top.x - top.width // 2 + seen // 2)
        y = top.y + card_height(top.width) // 2 + 34
        yield Sprite("pill", (x, y), (84, 50, "gold"), f"label.{hand[stack[-1]]}")
        yield centred(label, (x, y), (80, 48), "number-black", 40, c.ink, c.gold)


def _delivered(view: FuggerView, seat: int, theme: Theme) -> Iterator[Item]:
    """Draw the seat's own face-down cards, which it may see."""
    c = theme.colours
    own = {delivered.round: delivered for delivered in view.players[seat].delivered}
    height = card_height(_SIDE_CARD)
    for number in range(1, NUMBERS.delivery_rounds + 1):
        at = (_SIDE_X, 222 + (number - 1) * (height + 52))
        card = own.get(number)
        ref = f"delivered.{number}"
        if card is not None and card.card is not None:
            yield Sprite("fugger.card", at, (card.card, _SIDE_CARD, 0), ref)
        else:
            yield Sprite("place", at, (_SIDE_CARD - 4, height - 4))
        mark = (at[0] - _SIDE_CARD // 2 - 4, at[1] - height // 2 + 22)
        yield Sprite("roundel", mark, (56, "dark"))
        box = (mark[0] - 24, mark[1] - 24, 48, 48)
        yield Text(roman(number), mark, "serif-bold", 36, c.on_blue, c.blue_light, "mm", box)
